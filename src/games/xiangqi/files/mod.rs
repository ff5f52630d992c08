//! Games as files, in and out: PGN in Chinese or ICCS, WXF files, `DhtmlXQ`.

mod dhtmlxq;
mod pgn;
mod played;
mod wxf;

#[cfg(test)]
mod tests;

use self::played::Played;
use super::info;
use crate::rules::{Bundle, Record, Refusal};

/// The record as a file of this format; `None` if the game has no such format, or it cannot hold the
/// record.
pub(super) fn export(record: &Record, format: &str) -> Option<String> {
    let played = Played::of(record)?;
    match format {
        info::PGN => Some(pgn::write(record, &played, pgn::Format::Chinese)),
        info::PGN_ICCS => Some(pgn::write(record, &played, pgn::Format::Iccs)),
        info::WXF_FILE => Some(wxf::write(record, &played)),
        info::DHTMLXQ => dhtmlxq::write(record, &played),
        _ => None,
    }
}

/// Reads the games of a file in any of the formats, or of a list of moves; `None` if it looks like
/// none of them.
pub(super) fn import(text: &str) -> Option<Bundle> {
    let begun = text.trim_start();
    if dhtmlxq::looks_like(begun) {
        Some(Bundle::of(parts(text, dhtmlxq::begins), dhtmlxq::read))
    } else if wxf::looks_like(begun) {
        Some(Bundle::of(parts(text, wxf::looks_like), |(line, part)| wxf::read(line, part)))
    } else {
        pgn::import(text)
    }
}

/// A file of several games: where each begins, with the number of its first line.
fn parts(text: &str, begins: fn(&str) -> bool) -> Vec<Result<(i64, &str), Refusal>> {
    let mut heads = Vec::new();
    let mut at = 0;
    for (line, row) in (1..).zip(text.split_inclusive('\n')) {
        if begins(row) {
            heads.push((line, at));
        }
        at += row.len();
    }
    // What begins in the middle of a line is one game.
    if heads.len() < 2 {
        return vec![Ok((1, text))];
    }
    let ends = heads.iter().skip(1).map(|&(_, at)| at).chain([text.len()]);
    heads.iter().zip(ends).map(|(&(line, at), end)| Ok((line, &text[at..end]))).collect()
}
