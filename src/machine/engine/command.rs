//! What a program may want of the engine, in whatever words.

use std::time::Duration;

use crate::rules::Seat;

/// What a program tells the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Command {
    /// Who are you, and what can be set?
    Introduce,
    /// The same in a dialect, which is from now on spoken.
    Dialect(&'static str),
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position(Position),
    /// None of these moves may be chosen in this position.
    Ban(Vec<String>),
    Go(Go),
    /// The expected move was played, perhaps with the offer of a draw.
    PonderHit {
        draw: bool,
    },
    /// What is remembered of a position?
    Probe(Position),
    Perft(u32),
    Stop,
    Show,
    Quit,
    /// What needs no answer here: nothing is printed but what the program asks for, and nobody has
    /// to register.
    Noted,
}

/// Where a game stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::machine) struct Position {
    pub(in crate::machine) start: Start,
    pub(in crate::machine) moves: Vec<String>,
}

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::machine) enum Start {
    Usual,
    Text(String),
}

/// Whose the two clocks of a search are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::machine) enum Clocks {
    /// That of the first and of the second seat.
    #[default]
    Seats,
    /// That of the seat to move, and of the other.
    Mover,
}

/// What a search may spend, and what it looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::machine) struct Go {
    pub(in crate::machine) depth: Option<u32>,
    pub(in crate::machine) nodes: Option<u64>,
    pub(in crate::machine) movetime: Option<Duration>,
    /// A win within so many moves is looked for.
    pub(in crate::machine) mate: Option<u32>,
    pub(in crate::machine) clocks: Clocks,
    /// The time left on both clocks.
    pub(in crate::machine) left: [Option<Duration>; 2],
    /// What a move adds to it.
    pub(in crate::machine) added: [Duration; 2],
    pub(in crate::machine) turns_left: Option<u32>,
    /// The moves to choose from; all, if none is named.
    pub(in crate::machine) among: Vec<String>,
    pub(in crate::machine) infinite: bool,
    /// Whether it thinks in the other side's time, until it is told of the hit.
    pub(in crate::machine) ponder: bool,
    /// Whether the other side offers a draw.
    pub(in crate::machine) draw: bool,
}

impl Go {
    /// Whether it names no end.
    pub(super) fn boundless(&self) -> bool {
        let Self { depth, nodes, movetime, mate, left, infinite, ponder, .. } = self;
        let limited = depth.is_some() || nodes.is_some() || movetime.is_some() || mate.is_some();
        !limited && *left == [None, None] && !infinite && !ponder
    }

    /// What this seat, which is to move, has left, and what a move adds.
    pub(super) fn clock(&self, mover: Seat) -> (Option<Duration>, Duration) {
        let at = match self.clocks {
            Clocks::Seats => mover.index(),
            Clocks::Mover => 0,
        };
        let left = self.left.get(at).copied().flatten();
        (left, self.added.get(at).copied().unwrap_or_default())
    }
}
