//! Games as lines of text.
//!
//! `<position>;<result>;<move>:<value> <move>:<value> ...`: the position a game began with, what the
//! first seat made of it in half points, and each move in canonical text with what the search thought
//! of it, for whoever made it. The last move may lack: a game that was adjudicated ends without it.
//! Behind another `;` stand options as JSON, if they are not the usual ones.
//! Text outlives every change of the program that leaves the rules alone.

use patt::rules::{Game, Notation};

/// A game that was played.
pub struct Record {
    /// The position it began with.
    pub start: String,
    /// What the first seat made of it, in half points.
    pub result: u8,
    /// The moves with their values for whoever made them.
    pub moves: Vec<(String, i32)>,
    /// What was played by, as JSON; empty if that is usual.
    pub options: String,
}

impl Record {
    /// The line.
    pub fn write(&self) -> String {
        let moves: Vec<_> = self.moves.iter().map(|(m, value)| format!("{m}:{value}")).collect();
        let line = format!("{};{};{}", self.start, self.result, moves.join(" "));
        if self.options.is_empty() { line } else { format!("{line};{}", self.options) }
    }

    /// Reads a line; `None` if it is none, such as one that was cut off.
    pub fn read(line: &str) -> Option<Self> {
        let mut parts = line.split(';');
        let (start, result, moves) = (parts.next()?, parts.next()?, parts.next()?);
        let options = parts.next().unwrap_or_default().to_owned();
        let moved = |text: &str| {
            let (m, value) = text.rsplit_once(':')?;
            Some((m.to_owned(), value.parse().ok()?))
        };
        Some(Self {
            start: start.to_owned(),
            result: result.parse().ok()?,
            moves: moves.split_ascii_whitespace().map(moved).collect::<Option<_>>()?,
            options,
        })
    }

    /// Plays the game again; tells the game before each move, the move and its value. Stops where
    /// the rules no longer know a move.
    pub fn replay<G: Game>(&self, mut tell: impl FnMut(&G, &G::Move, i32)) -> Option<()> {
        let mut options = match &*self.options {
            "" => G::Options::default(),
            json => serde_json::from_str(json).ok()?,
        };
        let mut game = G::from_text(&mut options, &self.start).ok()?;
        for (text, value) in &self.moves {
            let seat = game.status().acting().only()?;
            let m = game.read(seat, text, Notation::CANONICAL).ok()?;
            tell(&game, &m, *value);
            game.apply(seat, &m);
        }
        Some(())
    }
}
