//! Games as files, in and out: PGN in Chinese or ICCS, WXF files, `DhtmlXQ`.

mod dhtmlxq;
mod pgn;
mod played;
mod wxf;

#[cfg(test)]
mod tests;

use self::played::Played;
use super::info;
use crate::rules::{Record, Refusal};

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

/// Reads the first game of a file in any of the formats; `None` if it looks like none of them.
pub(super) fn import(text: &str) -> Option<Result<Record, Refusal>> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if dhtmlxq::looks_like(text) {
        Some(dhtmlxq::read(text))
    } else if wxf::looks_like(text) {
        Some(wxf::read(text))
    } else if pgn::looks_like(text) {
        Some(pgn::read(text))
    } else {
        None
    }
}
