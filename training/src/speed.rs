//! How fast networks judge and searches run, and how far values swing.

use std::fs;

use cpu_time::ThreadTime;
use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::net::Features;
use patt::ai::{Limits, Search, Sight, Unwatched, Which};

use crate::games::Learned;
use crate::judge::{Judge, Judged};
use crate::record::Record;

/// So many games are looked at.
const GAMES: usize = 40;
/// Each evaluation is timed so often.
const OFTEN: usize = 200;
/// Positions a search visits.
const NODES: u64 = 20_000;

/// Prints what an evaluation and a position of a search take, by each judge, and how far its values
/// swing: what the search leaves out goes by margins that fit values that swing as those did by which
/// the margins were found.
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
            "{name}: {:.0} ns for a board again, {:.0} ns for the next of a game, {:.0} ns a position of a search ({sum}); \
             a quiet move changes the value by {:.1}",
            1e9 * again,
            1e9 * on,
            1e9 * spent / nodes as f64,
            swing(&boards, &judge)
        );
    }
    Ok(())
}

/// By how much a quiet move of a game's positions changes what they are worth, on average.
fn swing<B: Search + Features + Clone>(boards: &[B], judge: &Judge<B>) -> f64 {
    let (mut sum, mut count) = (0.0, 0_u32);
    let mut moves = Vec::new();
    for board in boards.iter().step_by(10).filter(|board| !board.in_check()) {
        let mut board = Judged::new(board.clone(), judge);
        let seat = board.turn();
        let before = board.evaluate(seat);
        moves.clear();
        board.generate(Which::All, &mut moves);
        moves.retain(|&m| !board.noisy(m));
        for &m in &moves {
            let undo = board.make(m);
            sum += f64::from(board.evaluate(seat).abs_diff(before));
            board.unmake(m, undo);
            count += 1;
        }
    }
    sum / f64::from(count)
}
