//! Lines of UCI as commands.
//!
//! Words that mean nothing are skipped, wherever they stand, as the interface asks for: a search that
//! is wanted is never lost to a word that a later version of some program added.

use crate::machine::engine::command::{Command, Go};
use crate::machine::engine::words::{limit, number, position, small, time};

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
            "uci" => Command::Introduce,
            "ucicyclone" => Command::Dialect("ucicyclone"),
            "isready" => Command::IsReady,
            "ucinewgame" => Command::NewGame,
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit { draw: false },
            "d" => Command::Show,
            "quit" => Command::Quit,
            "debug" | "register" => Command::Noted,
            "setoption" => set_option(rest)?,
            "position" => Command::Position(position(verb, rest)?),
            // So the xiangqi dialect begins.
            "startpos" | "fen" => Command::Position(position("position", &words[at..])?),
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
            "mate" => go.mate = Some(small(number(&mut words)).max(1)),
            "wtime" => go.left[0] = Some(time(&mut words, 1)),
            "btime" => go.left[1] = Some(time(&mut words, 1)),
            "winc" => go.added[0] = time(&mut words, 1),
            "binc" => go.added[1] = time(&mut words, 1),
            "perft" => return Command::Perft(small(number(&mut words))),
            "searchmoves" => {
                while let Some(&word) = words.next_if(|word| !LIMITS.contains(word)) {
                    go.among.push(word.to_owned());
                }
            }
            _ => {
                limit(&mut go, word, &mut words, 1);
            }
        }
    }
    Command::Go(go)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::machine::engine::command::{Position, Start};

    #[test]
    fn lines_are_read_as_commands() {
        let set = |name: &str, value: &str| Command::SetOption {
            name: name.to_owned(),
            value: value.to_owned(),
        };
        let begin = |start: Start, moves: &[&str]| {
            let moves = moves.iter().map(|&text| text.to_owned()).collect();
            Command::Position(Position { start, moves })
        };
        let text = |text: &str| Start::Text(text.to_owned());
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
            ("position now startpos", begin(Start::Usual, &[])),
            ("position startpos moves e2e4", begin(Start::Usual, &["e2e4"])),
            ("startpos moves e2e4", begin(Start::Usual, &["e2e4"])),
            ("position fen 8/8 w - - moves e2e4", begin(text("8/8 w - -"), &["e2e4"])),
            ("fen 9/9 r moves h2e2 h9g7", begin(text("9/9 r"), &["h2e2", "h9g7"])),
            ("ucicyclone", Command::Dialect("ucicyclone")),
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
