//! How fast networks judge and searches run.

use std::fs;

use cpu_time::ThreadTime;
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Search, Sight, Unwatched};

use crate::games::Learned;
use crate::judge::{Judge, Judged};
use crate::record::Record;

/// So many games are looked at.
const GAMES: usize = 40;
/// Each evaluation is timed so often.
const OFTEN: usize = 200;
/// Positions a search visits.
const NODES: u64 = 20_000;

/// Prints what an evaluation and a position of a search take, by each judge.
pub fn speed<G: Learned>(games: &str, names: &[&str]) -> Result<(), String> {
    let text = fs::read_to_string(games).map_err(|error| format!("{games}: {error}"))?;
    let mut boards = Vec::new();
    for record in text.lines().filter_map(Record::read).take(GAMES) {
        record.replay(|game: &G, _, _| boards.push(game.board()));
    }
    for name in names {
        let judge = Judge::named(name)?;
        let judged: Vec<_> = boards.iter().map(Search::turn).collect();
        let mut sum = 0;
        let begun = ThreadTime::now();
        for (board, &turn) in boards.iter().zip(&judged) {
            for _ in 0..OFTEN {
                sum += judge.value(board, turn).unwrap_or_else(|| board.evaluate(turn));
            }
        }
        let again = begun.elapsed().as_secs_f64() / (OFTEN * boards.len()) as f64;
        let begun = ThreadTime::now();
        for _ in 0..OFTEN {
            for (board, &turn) in boards.iter().zip(&judged) {
                sum += judge.value(board, turn).unwrap_or_else(|| board.evaluate(turn));
            }
        }
        let on = begun.elapsed().as_secs_f64() / (OFTEN * boards.len()) as f64;
        let plan = Plan {
            limits: Limits { nodes: Some(NODES), depth: None },
            margin: 0,
            sight: Sight::SHARP,
        };
        let mut nodes = 0;
        let begun = ThreadTime::now();
        let mut searcher = AlphaBeta::new(4);
        for board in boards.iter().step_by(10) {
            nodes += searcher
                .think(&Judged::new(board.clone(), &judge), &plan, &Unwatched, &|_| ())
                .nodes;
        }
        let spent = begun.elapsed().as_secs_f64();
        println!(
            "{name}: {:.0} ns for a board again, {:.0} ns for the next of a game, {:.0} ns a position of a search ({sum})",
            1e9 * again,
            1e9 * on,
            1e9 * spent / nodes as f64
        );
    }
    Ok(())
}
