//! PGN as Chinese programs write it: `[Game "Chinese Chess"]`, moves in Chinese, WXF or ICCS.

use super::played::{Played, record_of};
use crate::games::xiangqi::{START, info};
use crate::rules::kit::files::{Pgn, Script, begins_with_number, tag};
use crate::rules::{Notation, Record, Refusal, Say};

/// In which notation the moves of a file are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    Chinese,
    Iccs,
}

impl Format {
    const fn name(self) -> &'static str {
        match self {
            Self::Chinese => "Chinese",
            Self::Iccs => "ICCS",
        }
    }

    const fn notation(self) -> Notation {
        match self {
            Self::Chinese => info::TRADITIONAL,
            Self::Iccs => info::ICCS,
        }
    }
}

const FILE: Pgn = Pgn {
    roster: &[
        ("Game", None),
        ("Event", Some("?")),
        ("Site", Some("?")),
        ("Date", Some("????.??.??")),
        ("Round", Some("?")),
        ("RedTeam", None),
        ("Red", Some("?")),
        ("BlackTeam", None),
        ("Black", Some("?")),
        ("Result", None),
    ],
    own: &["Game", "Result", "FEN", "Format"],
    lenient: true,
};

/// The record as a file.
pub(super) fn write(record: &Record, played: &Played, format: Format) -> String {
    let mut own = vec![("Game", "Chinese Chess")];
    if record.header.start != START {
        own.push(("FEN", &record.header.start));
    }
    own.push(("Format", format.name()));
    FILE.write(record, &own, &played.written(format.notation()), played.marker)
}

/// Whether a text looks like PGN of this game: it says so, has a side called Red, or moves in
/// Chinese.
pub(super) fn looks_like(text: &str) -> bool {
    let low = text.to_lowercase();
    if text.starts_with('[') {
        let says =
            ["chinese chess", "[game \"xiangqi", "[variant \"xiangqi", "[red \"", "[format \""];
        return says.iter().any(|sign| low.contains(sign));
    }
    begins_with_number(text) && (text.contains(['進', '进', '退', '平']) || begins_with_move(text))
}

/// Whether a list begins with a move from the usual start, in any notation of the game.
fn begins_with_move(text: &str) -> bool {
    let Ok((script, own)) = FILE.read(text) else { return false };
    let first = Script { moves: script.moves.into_iter().take(1).collect(), ..Script::default() };
    own.is_empty() && !first.moves.is_empty() && record_of(&first).is_ok()
}

/// Reads the first game of a file.
///
/// # Errors
/// If it is faulty, or holds a move that cannot be played; the reason names line and move.
pub(super) fn read(text: &str) -> Result<Record, Refusal> {
    let (mut script, own) = FILE.read(text)?;
    let game = tag(&own, "Game").or_else(|| tag(&script.tags, "Variant")).unwrap_or_default();
    let plain = game.to_lowercase().replace([' ', '-'], "");
    if !matches!(plain.as_str(), "" | "chinesechess" | "xiangqi" | "中国象棋" | "中國象棋" | "象棋")
    {
        return Err(Refusal(Say::new("file-game").with("variant", game)));
    }
    script.notation = match tag(&own, "Format").unwrap_or_default().to_lowercase().as_str() {
        "iccs" => info::ICCS,
        "wxf" => info::WXF,
        _ if text.contains(['進', '进', '退', '平']) => info::TRADITIONAL,
        "" if own.is_empty() => info::WXF,
        _ => info::TRADITIONAL,
    };
    record_of(&script)
}
