//! Commands of the interface as text.
//!
//! Words that mean nothing are skipped, wherever they stand, as the interface asks for: a search that
//! is wanted is never lost to a word that a later version of some program added.

use std::iter::Peekable;
use std::slice::Iter;
use std::time::Duration;

/// What an interface tells the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    SetOption {
        name: String,
        value: String,
    },
    Position {
        start: Start,
        moves: Vec<String>,
    },
    Go(Go),
    PonderHit,
    Perft(u32),
    Stop,
    Show,
    Quit,
    /// What needs no answer here: nothing is printed but what the interface asks for, and nobody has
    /// to register.
    Noted,
}

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Usual,
    Text(String),
}

/// What a search may spend, and what it looks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) movetime: Option<Duration>,
    /// A win within so many moves is looked for.
    pub(super) mate: Option<u32>,
    /// The time left of the first and the second seat.
    pub(super) left: [Option<Duration>; 2],
    /// What a move adds to it.
    pub(super) added: [Duration; 2],
    pub(super) turns_left: Option<u32>,
    /// The moves to choose from; all, if none is named.
    pub(super) among: Vec<String>,
    pub(super) infinite: bool,
    /// Whether it thinks in the other side's time, until it is told of the hit.
    pub(super) ponder: bool,
}

impl Go {
    /// Whether it names no end.
    pub(super) fn boundless(&self) -> bool {
        let Self { depth, nodes, movetime, mate, left, infinite, ponder, .. } = self;
        let limited = depth.is_some() || nodes.is_some() || movetime.is_some() || mate.is_some();
        !limited && *left == [None, None] && !infinite && !ponder
    }
}

/// Reads a line. `Ok(None)` is an empty one. Words before the first command are skipped.
///
/// # Errors
/// A sentence that says what was not understood.
pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some(&first) = words.first() else { return Ok(None) };
    for (at, &verb) in words.iter().enumerate() {
        let rest = &words[at + 1..];
        return Ok(Some(match verb {
            "uci" => Command::Uci,
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "d" => Command::Show,
            "quit" => Command::Quit,
            "debug" | "register" => Command::Noted,
            "setoption" => set_option(rest)?,
            "position" => position(rest)?,
            "go" => go(rest),
            _ => continue,
        }));
    }
    Err(format!("unknown command: {first}"))
}

fn set_option(words: &[&str]) -> Result<Command, String> {
    let Some((&"name", words)) = words.split_first() else {
        return Err("setoption needs: name <option> value <value>".to_owned());
    };
    let at = words.iter().position(|&word| word == "value").unwrap_or(words.len());
    let value = words.get(at + 1..).unwrap_or_default().join(" ");
    Ok(Command::SetOption { name: words[..at].join(" "), value })
}

fn position(words: &[&str]) -> Result<Command, String> {
    let from = words.iter().position(|&word| matches!(word, "startpos" | "fen"));
    let words = &words[from.unwrap_or(words.len())..];
    let at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(at + 1..).unwrap_or_default();
    let start = match &words[..at] {
        ["startpos", ..] => Start::Usual,
        ["fen", text @ ..] if !text.is_empty() => Start::Text(text.join(" ")),
        _ => return Err("position needs: startpos or fen <text>, then moves <list>".to_owned()),
    };
    let moves = moves.iter().map(|&text| text.to_owned()).collect();
    Ok(Command::Position { start, moves })
}

/// The words of `go` that name a limit; any other word among the moves to choose from is a move.
const LIMITS: [&str; 13] = [
    "depth",
    "nodes",
    "movetime",
    "mate",
    "wtime",
    "btime",
    "winc",
    "binc",
    "movestogo",
    "infinite",
    "ponder",
    "perft",
    "searchmoves",
];

fn go(words: &[&str]) -> Command {
    let mut go = Go::default();
    let mut words = words.iter().peekable();
    while let Some(&word) = words.next() {
        match word {
            "depth" => go.depth = Some(small(number(&mut words)).max(1)),
            "nodes" => go.nodes = Some(number(&mut words).max(1)),
            "movetime" => go.movetime = Some(time(&mut words)),
            "mate" => go.mate = Some(small(number(&mut words)).max(1)),
            "wtime" => go.left[0] = Some(time(&mut words)),
            "btime" => go.left[1] = Some(time(&mut words)),
            "winc" => go.added[0] = time(&mut words),
            "binc" => go.added[1] = time(&mut words),
            "movestogo" => go.turns_left = Some(small(number(&mut words))),
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            "perft" => return Command::Perft(small(number(&mut words))),
            "searchmoves" => {
                while let Some(&word) = words.next_if(|word| !LIMITS.contains(word)) {
                    go.among.push(word.to_owned());
                }
            }
            _ => {}
        }
    }
    Command::Go(go)
}

/// The number that comes next. What is none counts as 0, so that a limit was named all the same and
/// the search ends; clocks may run below it.
fn number(words: &mut Peekable<Iter<'_, &str>>) -> u64 {
    let read = words.peek().and_then(|text| text.parse::<i64>().ok());
    if read.is_some() {
        words.next();
    }
    read.unwrap_or(0).max(0).unsigned_abs()
}

fn time(words: &mut Peekable<Iter<'_, &str>>) -> Duration {
    Duration::from_millis(number(words))
}

fn small(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_as_commands() {
        let set = |name: &str, value: &str| Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let start = |moves: &[&str]| Command::Position {
            start: Start::Usual,
            moves: moves.iter().map(|&text| text.to_owned()).collect(),
        };
        for (line, command) in [
            ("  isready \r", Command::IsReady),
            ("joho isready", Command::IsReady),
            ("debug on", Command::Noted),
            ("register later", Command::Noted),
            ("setoption name Skill Level value 3", set("Skill Level", "3")),
            ("setoption name Clear Hash", set("Clear Hash", "")),
            ("go perft 5", Command::Perft(5)),
            ("go depth 7", Command::Go(Go { depth: Some(7), ..Go::default() })),
            ("go depth 3 foo", Command::Go(Go { depth: Some(3), ..Go::default() })),
            ("go quickly depth 3", Command::Go(Go { depth: Some(3), ..Go::default() })),
            ("go depth many", Command::Go(Go { depth: Some(1), ..Go::default() })),
            ("go nodes", Command::Go(Go { nodes: Some(1), ..Go::default() })),
            ("go mate 2", Command::Go(Go { mate: Some(2), ..Go::default() })),
            (
                "go searchmoves e2e4 d2d4 depth 2",
                Command::Go(Go {
                    among: vec!["e2e4".to_owned(), "d2d4".to_owned()],
                    depth: Some(2),
                    ..Go::default()
                }),
            ),
            ("position now startpos", start(&[])),
            ("position startpos moves e2e4", start(&["e2e4"])),
            (
                "position fen 8/8 w - - moves e2e4",
                Command::Position {
                    start: Start::Text("8/8 w - -".to_owned()),
                    moves: vec!["e2e4".to_owned()],
                },
            ),
            (
                "go ponder wtime -20 btime 5000 winc 100",
                Command::Go(Go {
                    left: [Some(Duration::ZERO), Some(Duration::from_secs(5))],
                    added: [Duration::from_millis(100), Duration::ZERO],
                    ponder: true,
                    ..Go::default()
                }),
            ),
        ] {
            assert_eq!(parse(line), Ok(Some(command)), "{line}");
        }
        assert_eq!(parse(" \t"), Ok(None));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (line, part) in
            [("dance", "dance"), ("position", "startpos"), ("setoption Hash 3", "name")]
        {
            let error = parse(line).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
        }
    }
}
