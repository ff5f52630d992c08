//! What a program may set in UCCI.

use crate::ai::{Level, Strength};
use crate::machine::engine::settings::{Change, HASH, Meanwhile, Settings, Unit, check, spin};

/// The skill that means no handicap: one more than the highest level.
const FREE: u8 = Level::MOST + 1;

/// How much chance there is in the choice: the word of the protocol, and the level of the ladder whose
/// choice is as free.
const RANDOMNESS: [(&str, Option<u8>); 4] =
    [("none", None), ("small", Some(7)), ("medium", Some(5)), ("large", Some(3))];

/// The lines that describe all settings.
pub(super) fn describe() -> Vec<String> {
    let (usual, most) = HASH;
    let words: Vec<_> = RANDOMNESS.iter().map(|(word, _)| format!("var {word}")).collect();
    let words = words.join(" ");
    vec![
        "option usemillisec type check default false".to_owned(),
        "option batch type check default false".to_owned(),
        "option debug type check default false".to_owned(),
        "option ponder type check default false".to_owned(),
        format!("option hashsize type spin min 0 max {most} default {usual}"),
        format!("option randomness type combo {words} default none"),
        format!("option skill type spin min 1 max {FREE} default {FREE}"),
        "option seed type spin min 0 max 2147483647 default 0".to_owned(),
        "option newgame type button".to_owned(),
    ]
}

/// Sets one; says what is no longer meant.
///
/// # Errors
/// A sentence that says what is wrong; nothing is changed.
pub(super) fn set(settings: &mut Settings, name: &str, value: &str) -> Result<Change, String> {
    match name {
        "usemillisec" => {
            settings.unit = if check(name, value)? { Unit::Milliseconds } else { Unit::Seconds };
        }
        "batch" => {
            settings.meanwhile =
                if check(name, value)? { Meanwhile::Waits } else { Meanwhile::Ends };
        }
        // All that is found is told anyway; when to think in the other side's time is said by `go`.
        "debug" | "ponder" => {
            check(name, value)?;
        }
        "hashsize" => {
            let megabytes = spin(name, value, HASH.1 as u64)? as usize;
            // None means: as many as you like.
            settings.megabytes = if megabytes == 0 { HASH.0 } else { megabytes };
            return Ok(Change::Brain);
        }
        "randomness" => {
            let found = RANDOMNESS.iter().find(|(word, _)| *word == value);
            let (_, level) = found.ok_or_else(|| format!("there is no randomness {value}"))?;
            settings.strength = level.and_then(Level::new).map_or(Strength::Full, Strength::Level);
            return Ok(Change::Brain);
        }
        "skill" => {
            let skill = spin(name, value, FREE.into())? as u8;
            settings.strength = Level::new(skill).map_or(Strength::Full, Strength::Level);
            return Ok(Change::Brain);
        }
        "seed" => settings.seed = spin(name, value, i32::MAX as u64)?,
        _ => return Err(format!("there is no option {name}")),
    }
    Ok(Change::Nothing)
}
