//! Reading what both tongues say alike.

use std::iter::Peekable;
use std::slice::Iter;

use std::time::Duration;

use super::command::{Go, Position, Start};

/// The words of a line that are still to be read.
pub(in crate::machine) type Words<'a, 'b> = Peekable<Iter<'a, &'b str>>;

/// A start and the moves after it.
///
/// # Errors
/// A sentence that says what belongs there.
pub(in crate::machine) fn position(verb: &str, words: &[&str]) -> Result<Position, String> {
    let from = words.iter().position(|&word| matches!(word, "startpos" | "fen"));
    let words = &words[from.unwrap_or(words.len())..];
    let at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(at + 1..).unwrap_or_default();
    let start = match &words[..at] {
        ["startpos", ..] => Start::Usual,
        ["fen", text @ ..] if !text.is_empty() => Start::Text(text.join(" ")),
        _ => return Err(format!("{verb} needs: startpos or fen <text>, then moves <list>")),
    };
    Ok(Position { start, moves: owned(moves) })
}

/// Takes a word of `go` that both tongues say alike, with the number that follows; false if it is
/// another word. Times are counted in so many milliseconds.
pub(in crate::machine) fn limit(
    go: &mut Go,
    word: &str,
    words: &mut Words<'_, '_>,
    unit: u64,
) -> bool {
    match word {
        "depth" => go.depth = Some(small(number(words)).max(1)),
        "nodes" => go.nodes = Some(number(words).max(1)),
        "movetime" => go.movetime = Some(time(words, unit)),
        "movestogo" => go.turns_left = Some(small(number(words))),
        "infinite" => go.infinite = true,
        "ponder" => go.ponder = true,
        _ => return false,
    }
    true
}

/// The time that comes next, in so many milliseconds each.
pub(in crate::machine) fn time(words: &mut Words<'_, '_>, unit: u64) -> Duration {
    Duration::from_millis(number(words).saturating_mul(unit))
}

/// The number that comes next. What is none counts as 0, so that a limit was named all the same and
/// the search ends; clocks may run below it.
pub(in crate::machine) fn number(words: &mut Words<'_, '_>) -> u64 {
    let read = words.peek().and_then(|text| text.parse::<i64>().ok());
    if read.is_some() {
        words.next();
    }
    read.unwrap_or(0).max(0).unsigned_abs()
}

/// A number that is no larger than any count here.
pub(in crate::machine) fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// The words as texts of their own.
pub(in crate::machine) fn owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&text| text.to_owned()).collect()
}
