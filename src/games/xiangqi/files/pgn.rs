//! PGN as Chinese programs write it: `[Game "Chinese Chess"]`, moves in Chinese, WXF or ICCS.

use super::played::{Played, record_of};
use crate::games::xiangqi::{START, Xiangqi, info};
use crate::rules::kit::files::{Form, Pgn, Script, Told, Word, like_moves, tag, words};
use crate::rules::{Brought, Bundle, Notation, Record, Refusal, Say};

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
            Self::Chinese => info::SIMPLIFIED,
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

/// Reads the games of a file or of a list of moves; `None` if it looks like neither: it says which
/// game it is, has a side called Red, or moves of this game.
pub(super) fn import(text: &str) -> Option<Bundle> {
    let games = FILE.read(text);
    let ours = match Form::of(text) {
        Form::Tagged => says(text) || begins_with_move(&games),
        Form::Words => like_moves::<Xiangqi>(&words(&FILE, text)),
        Form::Empty | Form::Address | Form::Position => false,
    };
    ours.then(|| Bundle::of(games, read))
}

/// Whether the tags of a file say that it is of this game.
fn says(text: &str) -> bool {
    let low = text.to_lowercase();
    let signs = ["chinese chess", "[game \"xiangqi", "[variant \"xiangqi", "[red \"", "[format \""];
    signs.iter().any(|sign| low.contains(sign))
}

/// Whether a file begins with a move from the usual start, in any notation of the game.
fn begins_with_move(games: &[Result<Told, Refusal>]) -> bool {
    let Some(Ok((script, _))) = games.first() else { return false };
    let first = script.moves.iter().take(1).cloned().collect();
    !script.moves.is_empty() && record_of(&Script { moves: first, ..Script::default() }).is_ok()
}

/// Reads a game of a file.
fn read((mut script, own): Told) -> Result<Brought, Refusal> {
    let game = tag(&own, "Game").or_else(|| tag(&script.tags, "Variant")).unwrap_or_default();
    let plain = game.to_lowercase().replace([' ', '-'], "");
    if !matches!(plain.as_str(), "" | "chinesechess" | "xiangqi" | "中国象棋" | "中國象棋" | "象棋")
    {
        return Err(Refusal(Say::new("file-game").with("variant", game)));
    }
    let chinese = |word: &Word| word.text.contains(['進', '进', '退', '平']);
    script.notation = match tag(&own, "Format").unwrap_or_default().to_lowercase().as_str() {
        "iccs" => info::ICCS,
        "wxf" => info::WXF,
        _ if script.moves.iter().any(chinese) => info::TRADITIONAL,
        "" if own.is_empty() => info::WXF,
        _ => info::TRADITIONAL,
    };
    let read = record_of(&script);
    // Ranks may be counted from nought without a word about it.
    script.notation = info::ICCS;
    read.or_else(|refusal| record_of(&script).map_err(|_| refusal))
}
