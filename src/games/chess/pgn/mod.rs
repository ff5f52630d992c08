//! Portable game notation, in and out.

#[cfg(test)]
mod tests;

use super::info::SAN;
use super::options::{Options, Start};
use super::position::Style;
use super::{Chess, fischer};
use crate::rules::kit::files::{self, Form, Marker, Pgn, Script, Told, like_moves, tag, words};
use crate::rules::{Brought, Bundle, Game, Record, Refusal, Say};

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

/// Reads the games of a file or of a list of moves; `None` if it looks like neither.
pub(super) fn import(text: &str) -> Option<Bundle> {
    let games = FILE.read(text);
    let ours = match Form::of(text) {
        Form::Tagged => !games.first().is_some_and(is_foreign),
        Form::Words => like_moves::<Chess>(&words(&FILE, text)),
        Form::Empty | Form::Address | Form::Position => false,
    };
    ours.then(|| Bundle::of(games, read))
}

/// Whether the tags of a file are those of another game.
fn is_foreign(told: &Result<Told, Refusal>) -> bool {
    let Ok((script, own)) = told else { return false };
    let tagged = |name| tag(&script.tags, name).or_else(|| tag(own, name));
    let other = |game: &str| !game.is_empty() && !game.to_lowercase().starts_with("chess");
    tagged("Game").is_some_and(other) || tagged("Red").is_some()
}

fn read((mut script, own): Told) -> Result<Brought, Refusal> {
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
    for word in &mut script.moves {
        word.text = numberless(&word.text).to_owned();
    }
    let options = || Options { chess960: fischer.then_some(Start::Random), fen: None };
    let read = script.record::<Chess>(options());
    match (read, without_kings(&script)) {
        (Err(Refusal(why)), Some((shorter, remark))) if why.key == "file-move-illegal" => {
            let mut brought = shorter.record::<Chess>(options())?;
            brought.remarks.push(remark);
            Ok(brought)
        }
        (read, _) => read,
    }
}

/// A move without a number in front that has no dot: `1e4`. No move begins with a digit but castling.
fn numberless(word: &str) -> &str {
    if word.starts_with('0') { word } else { word.trim_start_matches(|c: char| c.is_ascii_digit()) }
}

/// A game without the last words, if they only put kings in the middle: so the players of electronic
/// boards show how it ended.
fn without_kings(script: &Script) -> Option<(Script, Say)> {
    const SHOWN: [&str; 4] = ["Kd4", "Kd5", "Ke4", "Ke5"];
    let kings = script.moves.iter().rev().take(2);
    let kings = kings.take_while(|word| SHOWN.iter().any(|king| word.text.starts_with(king)));
    let first = script.moves.len() - kings.count();
    let word = script.moves.get(first)?;
    let remark = Say::new("file-kings").with("line", word.line).with("move", word.text.clone());
    let moves = script.moves.get(..first)?.to_vec();
    Some((Script { moves, ..script.clone() }, remark))
}
