//! Lines of UCCI as commands. Words that mean nothing are skipped.

use crate::machine::engine::command::{Clocks, Command, Go};
use crate::machine::engine::settings::Unit;
use crate::machine::engine::words::{limit, number, owned, position, time};

/// Reads a line, with times in this unit. `Ok(None)` is an empty one.
///
/// # Errors
/// A sentence that says what was not understood.
pub(super) fn parse(line: &str, unit: Unit) -> Result<Option<Command>, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((&verb, rest)) = words.split_first() else { return Ok(None) };
    Ok(Some(match verb {
        "ucci" => Command::Introduce,
        "isready" => Command::IsReady,
        "setoption" => set_option(rest)?,
        "position" => Command::Position(position(verb, rest)?),
        "banmoves" => Command::Ban(owned(rest)),
        "go" => go(rest, unit),
        "ponderhit" => Command::PonderHit { draw: rest.contains(&"draw") },
        "probe" => Command::Probe(position(verb, rest)?),
        "stop" => Command::Stop,
        "quit" => Command::Quit,
        // What some programs say to begin another game; the protocol has `setoption newgame`.
        "uccinewgame" | "uxinewgame" => Command::NewGame,
        "d" => Command::Show,
        "debug" | "register" => Command::Noted,
        _ => return Err(format!("unknown command: {verb}")),
    }))
}

fn set_option(words: &[&str]) -> Result<Command, String> {
    let Some((&name, value)) = words.split_first() else {
        return Err("setoption needs: <option> <value>".to_owned());
    };
    if name == "newgame" {
        return Ok(Command::NewGame);
    }
    Ok(Command::SetOption { name: name.to_owned(), value: value.join(" ") })
}

fn go(words: &[&str], unit: Unit) -> Command {
    let mut go = Go { clocks: Clocks::Mover, ..Go::default() };
    let unit = unit.milliseconds();
    let mut words = words.iter().peekable();
    while let Some(&word) = words.next() {
        match word {
            // Without an end the depth is a word.
            "depth" if words.peek() == Some(&&"infinite") => {}
            "time" => go.left[0] = Some(time(&mut words, unit)),
            "opptime" => go.left[1] = Some(time(&mut words, unit)),
            "increment" => go.added[0] = time(&mut words, unit),
            "oppincrement" => go.added[1] = time(&mut words, unit),
            // How the other side's clock goes on changes nothing here.
            "oppmovestogo" => {
                number(&mut words);
            }
            "draw" => go.draw = true,
            _ => {
                limit(&mut go, word, &mut words, unit);
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
        let mover = || Go { clocks: Clocks::Mover, ..Go::default() };
        let seconds = |count: u64| Some(Duration::from_secs(count));
        let usual = Position { start: Start::Usual, moves: vec!["h2e2".to_owned()] };
        for (line, command) in [
            ("ucci", Command::Introduce),
            (" isready\r", Command::IsReady),
            ("setoption usemillisec true", set("usemillisec", "true")),
            ("setoption newgame", Command::NewGame),
            ("position startpos moves h2e2", Command::Position(usual.clone())),
            ("probe startpos moves h2e2", Command::Probe(usual)),
            ("banmoves h2e2 b2e2", Command::Ban(vec!["h2e2".to_owned(), "b2e2".to_owned()])),
            ("ponderhit", Command::PonderHit { draw: false }),
            ("ponderhit draw", Command::PonderHit { draw: true }),
            ("go depth 7", Command::Go(Go { depth: Some(7), ..mover() })),
            ("go depth infinite", Command::Go(Go { infinite: true, ..mover() })),
            ("go infinite", Command::Go(Go { infinite: true, ..mover() })),
            ("go nodes 900", Command::Go(Go { nodes: Some(900), ..mover() })),
            ("go draw depth 3", Command::Go(Go { draw: true, depth: Some(3), ..mover() })),
            (
                "go ponder time 300 movestogo 40 opptime 200 oppmovestogo 39",
                Command::Go(Go {
                    ponder: true,
                    left: [seconds(300), seconds(200)],
                    turns_left: Some(40),
                    ..mover()
                }),
            ),
            (
                "go time 300 increment 2 opptime 200 oppincrement 3",
                Command::Go(Go {
                    left: [seconds(300), seconds(200)],
                    added: [Duration::from_secs(2), Duration::from_secs(3)],
                    ..mover()
                }),
            ),
        ] {
            assert_eq!(parse(line, Unit::Seconds), Ok(Some(command)), "{line}");
        }
        assert_eq!(parse("  ", Unit::Seconds), Ok(None));
        let Ok(Some(Command::Go(go))) = parse("go time 300", Unit::Milliseconds) else { panic!() };
        assert_eq!(go.left[0], Some(Duration::from_millis(300)));
    }

    #[test]
    fn what_is_not_understood_is_named() {
        for (line, part) in [("dance", "dance"), ("position", "startpos"), ("setoption", "option")]
        {
            let error = parse(line, Unit::Seconds).unwrap_err();
            assert!(error.contains(part), "{line}: {error}");
        }
    }
}
