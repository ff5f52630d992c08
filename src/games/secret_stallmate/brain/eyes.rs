//! What a pair could have scored: the game goes on from a position as the two roles would play it
//! with open eyes. White freezes and knows where every man of Black stands; Black does what its role
//! says, which is the same as ever. Both want the same score, so the search has one aim.
//!
//! What is found is a game that can be played, so it is no more than what was possible.

use cozy_chess::{Color, Move};

use super::belief::Particle;
use super::freeze::{self, AGAIN, Freeze, LATE, PATIENCE};
use super::roles;
use crate::ai::{Limits, Watch};
use crate::games::secret_stallmate::{SecretStallmate, Try, Word, capture, ends};

/// Longer games are given up.
const LONGEST: usize = 240;
/// So many of White's moves share what may be spent.
const SHARE: u64 = 40;
/// How many own moves are looked ahead.
const DEPTH: u32 = 3;

/// How a game could have gone on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Could {
    /// What each of the pair scores in the end.
    pub score: i32,
    /// The moves that lead there.
    pub line: Vec<Try>,
}

/// Plays a game on to its end with open eyes, within so many positions; `None` if no end is found.
/// Shows what the seats do not know: only of games that are over for people.
#[must_use]
pub fn could(game: &SecretStallmate, limits: Limits, watch: &dyn Watch) -> Option<Could> {
    let mut position = game.position.clone();
    let mut line = Vec::new();
    let (mut taken, mut quiet) = (None, 0);
    let nodes = limits.nodes.unwrap_or(u64::MAX) / SHARE;
    for _ in 0..LONGEST {
        if let Some(reason) = ends::end(&position, game.options.no_progress_plies) {
            return Some(Could { score: ends::points(reason, position.board()), line });
        }
        if watch.stop() {
            return None;
        }
        let board = position.board();
        let m = match board.side_to_move() {
            Color::Black => roles::reply(board, taken)?,
            Color::White => {
                let moves = position.moves();
                let again = |m: Move| AGAIN * (position.after(m).stood() as i32 - 1);
                let number = (line.len() / 2) as i32;
                let haste = (2 * (number - LATE)).max(4 * (quiet - PATIENCE)).clamp(0, 95);
                freeze::building(board, &moves).map_or_else(
                    || {
                        let particle = [Particle::known(board.clone(), taken)];
                        let cases = freeze::cases(&particle);
                        let mut search = Freeze { depth: DEPTH, nodes, haste, watch, visited: 0 };
                        let weighed = search.weigh(&cases, &moves);
                        weighed
                            .into_iter()
                            .max_by_key(|&(m, worth)| worth - again(m))
                            .map(|it| it.0)
                    },
                    Some,
                )?
            }
        };
        let heard = capture(board, m).and_then(Word::capture);
        quiet = match (heard, board.side_to_move()) {
            (Some(_), _) => 0,
            (None, Color::White) => quiet + 1,
            (None, Color::Black) => quiet,
        };
        taken = heard.or(taken);
        position = position.after(m);
        line.push(Try::Go(m));
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::Unwatched;
    use crate::games::secret_stallmate::{HandOver, Options};
    use crate::rules::{Game, Rng, Status};

    fn at_once() -> Options {
        Options { handover: HandOver::AtOnce, ..Options::default() }
    }

    #[test]
    fn a_pair_with_open_eyes_keeps_most_of_its_men() {
        let limits = Limits { nodes: Some(20_000), depth: None };
        let mut scores = Vec::new();
        for seed in 0..6 {
            let game = SecretStallmate::new(&at_once(), 2, &mut Rng::new(seed)).unwrap();
            let Some(could) = could(&game, limits, &Unwatched) else { continue };
            // The line can be played, and scores what was said.
            let mut played = game.clone();
            for m in &could.line {
                let seat = played.status().acting().only().expect("somebody moves");
                played.apply(seat, m);
            }
            let Status::Over(outcome) = played.status() else { panic!("it is not over") };
            assert_eq!(outcome.scores, Some(vec![could.score; 2]));
            scores.push(could.score);
        }
        assert!(scores.len() >= 4 && scores.iter().max() >= Some(&24), "{scores:?}");
    }

    #[test]
    fn a_game_that_is_over_scores_what_it_scored() {
        let over = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 40";
        let game = SecretStallmate::from_text(&mut at_once(), over).unwrap();
        let found = could(&game, Limits::default(), &Unwatched);
        assert_eq!(found, Some(Could { score: 3, line: Vec::new() }));
    }
}
