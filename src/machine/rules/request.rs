//! A request as it comes in. Fields it does not know are passed over, so that a whole case of a
//! vector file is a request.

use serde::Deserialize;
use serde_json::Value;

use super::fault::Fault;
use crate::catalog::{Catalog, Entry};
use crate::rules::OptionMap;

/// The most entries of a list.
const ENTRIES_MOST: usize = 20_000;
/// The deepest perft.
const DEEPEST: u32 = 16;

/// What a line asks for.
#[derive(Debug, Deserialize)]
pub(super) struct Request {
    /// The game: a slug, or a short word for an option of one.
    pub variant: String,
    /// The position; the start if there is none.
    #[serde(alias = "position", alias = "start_fen")]
    pub fen: Option<String>,
    /// The options; `players` is the number of seats.
    #[serde(default)]
    pub options: OptionMap,
    /// Moves to play, in any notation.
    #[serde(default)]
    pub moves: Vec<String>,
    /// What players tell the referee of a hidden game.
    pub events: Option<Vec<Event>>,
    /// What to answer.
    #[serde(default)]
    pub want: Vec<String>,
    /// How deep to count.
    pub depth: Option<u32>,
    /// A file, a list of moves or a position from elsewhere: what is played before `moves`.
    pub import: Option<String>,
    /// Which of its games, counted from 1.
    pub game: Option<usize>,
    /// A text to read as a move.
    pub parse: Option<String>,
    /// Chance, where a game begins with some.
    #[serde(default)]
    pub seed: u64,
}

/// Something a player tells the referee.
#[derive(Debug, Deserialize)]
pub(super) struct Event {
    /// Which side, by its colour.
    pub by: String,
    /// The move that is tried.
    #[serde(rename = "try")]
    pub text: Option<String>,
    /// Anything else, such as `resign`.
    pub act: Option<String>,
}

/// What is to be played, and on which terms.
pub(super) struct Terms {
    pub entry: &'static Entry,
    pub options: OptionMap,
    pub seats: u8,
}

impl Request {
    /// The game and its options.
    pub(super) fn terms(&self, catalog: Catalog) -> Result<Terms, Fault> {
        if self.moves.len().max(self.events.as_ref().map_or(0, Vec::len)) > ENTRIES_MOST {
            return Err(Fault::Request(format!("a list has at most {ENTRIES_MOST} entries")));
        }
        if self.depth.is_some_and(|depth| depth > DEEPEST) {
            return Err(Fault::Request(format!("depth is at most {DEEPEST}")));
        }
        let (entry, implied) = catalog
            .variant(&self.variant)
            .ok_or_else(|| Fault::Variant(self.variant.chars().take(40).collect()))?;
        let mut options = implied;
        options.extend(self.options.clone());
        let (least, most) = entry.info.seats;
        let seats = match options.remove("players") {
            None => least,
            Some(players) => u8::try_from(players.as_u64().unwrap_or(0))
                .ok()
                .filter(|seats| (least..=most).contains(seats))
                .ok_or_else(|| Fault::Options(format!("players: {least} to {most}")))?,
        };
        Ok(Terms { entry, options, seats })
    }

    /// How deep to count.
    pub(super) fn depth(&self) -> u32 {
        self.depth.unwrap_or(1)
    }

    /// What is wanted; the moves and the outcome if nothing was said.
    pub(super) fn wanted(&self) -> Vec<&str> {
        if self.want.is_empty() && self.parse.is_none() {
            return vec!["legal", "outcome"];
        }
        self.want.iter().map(String::as_str).collect()
    }
}

/// A list of texts.
pub(super) fn texts<T: AsRef<str>>(texts: impl IntoIterator<Item = T>) -> Value {
    texts.into_iter().map(|text| text.as_ref().to_owned()).collect()
}
