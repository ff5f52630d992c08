//! Commands of the interface as text.

use std::time::Duration;

/// What an interface tells the engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    Uci,
    IsReady,
    NewGame,
    SetOption { name: String, value: String },
    Position { start: Start, moves: Vec<String> },
    Go(Go),
    Perft(u32),
    Stop,
    Show,
    Quit,
}

/// Where a game starts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Start {
    Usual,
    Text(String),
}

/// What a search may spend.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Go {
    pub(super) depth: Option<u32>,
    pub(super) nodes: Option<u64>,
    pub(super) movetime: Option<Duration>,
    /// The time left of the first and the second seat.
    pub(super) left: [Option<Duration>; 2],
    /// What a move adds to it.
    pub(super) added: [Duration; 2],
    pub(super) turns_left: Option<u32>,
    pub(super) infinite: bool,
}

impl Go {
    /// Whether it names no end.
    pub(super) fn boundless(&self) -> bool {
        *self == Self { added: self.added, turns_left: self.turns_left, ..Self::default() }
    }
}

/// Reads a line. `Ok(None)` is an empty one.
///
/// # Errors
/// A sentence that says what was not understood.
pub(super) fn parse(line: &str) -> Result<Option<Command>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&verb, rest)) = words.split_first() else { return Ok(None) };
    Ok(Some(match verb {
        "uci" => Command::Uci,
        "isready" => Command::IsReady,
        "ucinewgame" => Command::NewGame,
        "stop" => Command::Stop,
        "d" => Command::Show,
        "quit" => Command::Quit,
        "setoption" => set_option(rest)?,
        "position" => position(rest)?,
        "go" => go(rest)?,
        other => return Err(format!("unknown command: {other}")),
    }))
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
    let at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let moves = words.get(at + 1..).unwrap_or_default();
    let start = match &words[..at] {
        ["startpos"] => Start::Usual,
        ["fen", text @ ..] if !text.is_empty() => Start::Text(text.join(" ")),
        _ => return Err("position needs: startpos or fen <text>, then moves <list>".to_owned()),
    };
    let moves = moves.iter().map(|&text| text.to_owned()).collect();
    Ok(Command::Position { start, moves })
}

fn go(words: &[&str]) -> Result<Command, String> {
    let mut go = Go::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number = || {
            let text = words.next().ok_or_else(|| format!("go {word} needs a number"))?;
            // Clocks may run below zero.
            let number: i64 =
                text.parse().map_err(|_| format!("go {word} needs a number, not {text}"))?;
            Ok::<u64, String>(number.max(0).unsigned_abs())
        };
        let small = |number: u64| u32::try_from(number).unwrap_or(u32::MAX);
        match word {
            "depth" => go.depth = Some(small(number()?)),
            "nodes" => go.nodes = Some(number()?),
            "movetime" => go.movetime = Some(Duration::from_millis(number()?)),
            "wtime" => go.left[0] = Some(Duration::from_millis(number()?)),
            "btime" => go.left[1] = Some(Duration::from_millis(number()?)),
            "winc" => go.added[0] = Duration::from_millis(number()?),
            "binc" => go.added[1] = Duration::from_millis(number()?),
            "movestogo" => go.turns_left = Some(small(number()?)),
            "infinite" | "ponder" => go.infinite = true,
            "perft" => return Ok(Command::Perft(small(number()?))),
            other => return Err(format!("go does not know: {other}")),
        }
    }
    Ok(Command::Go(go))
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
        for (line, command) in [
            ("  isready \r", Command::IsReady),
            ("setoption name Skill Level value 3", set("Skill Level", "3")),
            ("setoption name Clear Hash", set("Clear Hash", "")),
            ("go perft 5", Command::Perft(5)),
            ("go depth 7", Command::Go(Go { depth: Some(7), ..Go::default() })),
            (
                "position fen 8/8 w - - moves e2e4",
                Command::Position {
                    start: Start::Text("8/8 w - -".to_owned()),
                    moves: vec!["e2e4".to_owned()],
                },
            ),
            (
                "go wtime -20 btime 5000 winc 100",
                Command::Go(Go {
                    left: [Some(Duration::ZERO), Some(Duration::from_secs(5))],
                    added: [Duration::from_millis(100), Duration::ZERO],
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
        for (line, part) in [
            ("dance", "dance"),
            ("go depth", "depth needs a number"),
            ("go depth x", "not x"),
            ("go backwards", "backwards"),
            ("position", "startpos"),
            ("setoption Hash 3", "name"),
        ] {
            let error = parse(line).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
        }
    }
}
