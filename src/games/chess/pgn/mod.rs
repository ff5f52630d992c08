//! Portable game notation, in and out.

#[cfg(test)]
mod tests;

use super::info::SAN;
use super::options::{Options, Start};
use super::position::Style;
use super::{Chess, fischer};
use crate::rules::kit::files::{self, Marker, Pgn, begins_with_number, tag};
use crate::rules::{Game, Record, Refusal, Say};

const FILE: Pgn = Pgn {
    roster: &[
        ("Event", Some("?")),
        ("Site", Some("?")),
        ("Date", Some("????.??.??")),
        ("Round", Some("?")),
        ("White", Some("?")),
        ("Black", Some("?")),
        ("Result", None),
    ],
    own: &["Result", "Variant", "SetUp", "FEN"],
    lenient: false,
};

/// The record as a file; `None` if it is no record of a game of chess.
pub(super) fn export(record: &Record) -> Option<String> {
    let mut moves = Vec::new();
    let mut start = None;
    let game = files::replay::<Chess>(record, |game, seat, m| {
        start.get_or_insert_with(|| game.clone());
        moves.push((game.board().fullmove_number().into(), seat, game.write(m, SAN)));
    })?;
    let start = start.as_ref().unwrap_or(&game);
    let fischer = start.position().style() == Style::Fischer;
    let mut own = Vec::new();
    if fischer {
        own.push(("Variant", "Chess960"));
    }
    if fischer || fischer::number(start.board()) != Some(fischer::ORTHODOX) {
        own.extend([("SetUp", "1"), ("FEN", record.header.start.as_str())]);
    }
    Some(FILE.write(record, &own, &moves, Marker::of(&game.status())))
}

/// Reads the first game of a file; `None` if it does not look like PGN.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(super) fn import(text: &str) -> Option<Result<Record, Refusal>> {
    let text = text.trim_start_matches('\u{feff}');
    let bare = text.trim_start();
    let alike = begins_with_number(bare) || bare.starts_with(['[', ';', '%']);
    alike.then(|| read(text))
}

fn read(text: &str) -> Result<Record, Refusal> {
    let (mut script, own) = FILE.read(text)?;
    let variant = tag(&own, "Variant").unwrap_or_default().to_lowercase();
    let fischer = match variant.replace([' ', '-'], "").as_str() {
        "" | "standard" | "chess" | "normal" | "fromposition" => false,
        "chess960" | "fischerandom" | "fischerrandom" | "fischerandomchess" | "960" => true,
        _ => return Err(Refusal(Say::new("pgn-variant").with("variant", variant))),
    };
    if fischer && script.start.is_none() {
        return Err(Refusal::new("pgn-no-start"));
    }
    script.notation = SAN;
    script.record::<Chess>(Options { chess960: fischer.then_some(Start::Random), fen: None })
}
