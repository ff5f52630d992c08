//! The scenes that fastchess asks of an engine before it lets it play (`fastchess --compliance`), in
//! their order, one answer awaited before the next is asked for.

use super::tongue::Uci;
use crate::machine::engine::talk::Talk;

/// A step: what is said, and what must be answered.
struct Step {
    what: &'static str,
    say: &'static [&'static str],
    answer: Answer,
}

enum Answer {
    /// None.
    Nothing,
    /// A line that begins so.
    Line(&'static str),
    /// Lines of which one begins so, up to one that begins so.
    Among(&'static str, &'static str),
    /// A move, and before it an info line that fits.
    Move,
}

const fn step(what: &'static str, say: &'static [&'static str], answer: Answer) -> Step {
    Step { what, say, answer }
}

const STEPS: &[Step] = &[
    step("start the engine", &["uci"], Answer::Line("uciok")),
    step("is it ready", &["isready"], Answer::Line("readyok")),
    step("id name", &["uci"], Answer::Among("id name ", "uciok")),
    step("id author", &["uci"], Answer::Among("id author ", "uciok")),
    step("a new game", &["ucinewgame"], Answer::Nothing),
    step("the start", &["position startpos"], Answer::Nothing),
    step("ready after the start", &["isready"], Answer::Line("readyok")),
    step(
        "a position",
        &["position fen 3r2k1/p5n1/1pq1p2p/2p3p1/2P1P1n1/1P1P2pP/PN1Q2K1/5R2 w - - 0 27"],
        Answer::Nothing,
    ),
    step("ready after the position", &["isready"], Answer::Line("readyok")),
    step("white's clock", &["go wtime 100"], Answer::Move),
    step(
        "black to move",
        &["position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"],
        Answer::Nothing,
    ),
    step("black's clock", &["go btime 100"], Answer::Move),
    step("both clocks", &["go wtime 100 winc 100 btime 100 binc 100"], Answer::Move),
    step("both, black's first", &["go btime 100 binc 100 wtime 100 winc 100"], Answer::Move),
    step("another game", &["ucinewgame", "position startpos"], Answer::Nothing),
    step("its first move", &["go wtime 100 btime 100"], Answer::Move),
    step("two moves on", &["position startpos moves e2e4 e7e5"], Answer::Nothing),
    step("its third move", &["go wtime 100 btime 100"], Answer::Move),
    step("ready at the end", &["isready"], Answer::Line("readyok")),
];

/// Whether every value that is told is a whole number.
fn fits(line: &str) -> bool {
    let words: Vec<&str> = line.split(' ').collect();
    let whole = |word: &&str| word.parse::<i64>().is_ok();
    let after = |name: &str| words.iter().position(|&word| word == name).map(|at| at + 1);
    let score = after("score").is_some_and(|at| {
        matches!(words.get(at), Some(&"cp" | &"mate")) && words.get(at + 1).is_some_and(whole)
    });
    let rest = ["depth", "nodes", "time", "nps", "hashfull"];
    let rest =
        rest.iter().filter_map(|name| after(name)).all(|at| words.get(at).is_some_and(whole));
    words.first() == Some(&"info") && score && rest
}

#[test]
fn it_passes_the_scenes_of_fastchess() {
    let talk = Talk::begin(&Uci);
    for Step { what, say, answer } in STEPS {
        say.iter().for_each(|line| talk.say(line));
        match answer {
            Answer::Nothing => {}
            Answer::Line(start) => {
                talk.hear(start);
            }
            Answer::Among(wanted, start) => {
                let lines = talk.hear(start);
                assert!(lines.iter().any(|line| line.starts_with(wanted)), "{what}: {lines:#?}");
            }
            Answer::Move => {
                let lines = talk.hear("bestmove ");
                let info: Vec<_> = lines.iter().filter(|line| line.starts_with("info ")).collect();
                assert!(
                    !info.is_empty() && info.iter().all(|line| fits(line)),
                    "{what}: {lines:#?}"
                );
                assert!(!lines.iter().any(|line| line == "bestmove (none)"), "{what}: {lines:#?}");
            }
        }
    }
    talk.end();
}
