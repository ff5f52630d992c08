//! The bot of chess: how its levels differ, and its bridge to the search.

use cozy_chess::Move;

use super::Chess;
use super::search::Line;
use crate::ai::{Levels, Player, Ratings, Searchable, Skill, Strength};

impl Searchable for Chess {
    type Board = Line;

    fn board(&self) -> Line {
        let keys = self.position().keys();
        let past = keys.split_last().map_or(&[][..], |(_, past)| past);
        Line::new(self.board().clone(), past.iter().copied())
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first, as `docs/levels.md` measures them.
const LEVELS: Levels = Skill::varied(
    18,
    [
        Skill::dim(2_900, 1, 300, 650),
        Skill::dim(1_900, 1, 300, 155),
        Skill::dim(385, 2, 600, 45),
        Skill::positions(400, 31).missing(210),
        Skill::positions(740, 28).missing(113),
        Skill::positions(6_000, 0).lapsing(340),
        Skill::positions(15_000, 0).lapsing(192),
        Skill::positions(60_000, 0).lapsing(108),
        Skill::positions(500_000, 0).lapsing(62),
        Skill::positions(2_000_000, 0),
    ],
);

/// About what the levels have on the scale of Stockfish's `UCI_Elo`; see `docs/levels.md`.
pub const RATINGS: Ratings = [250, 450, 750, 1_300, 1_550, 1_800, 1_900, 2_100, 2_400, 2_500];

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of chess.
#[must_use]
pub fn brain(strength: Strength) -> Player<Chess> {
    Player::new(strength.skill(&LEVELS), MEMORY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Ask, Brain, Company, Level, Limits, Unwatched};
    use crate::games::chess::Options;
    use crate::rules::{Game, Notation, Outcome, Rng, Seat};

    fn at(text: &str) -> Chess {
        Chess::from_text(&mut Options::default(), text).unwrap()
    }

    /// What a fresh computer of a level plays, however far it could look.
    fn played(game: &Chess, level: Level, seed: u64) -> Move {
        let ask = Ask {
            world: &mut || game.clone(),
            seat: game.status().acting().only().unwrap(),
            company: Company::People,
            limits: Limits { nodes: Some(2_000), depth: None },
            among: &[],
            rng: &mut Rng::new(seed),
            watch: &Unwatched,
        };
        brain(Strength::Level(level)).choose(ask).unwrap().m
    }

    #[test]
    fn mates_in_one_are_mostly_seen_and_free_queens_taken() {
        for (text, wanted) in [
            ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
            ("r3k3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "a8a1"),
            ("4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1", "d1d5"),
            ("4k3/8/2p5/3p4/4q3/3P4/2P5/4K3 w - - 0 1", "d3e4"),
        ] {
            let game = at(text);
            for level in Level::all() {
                let hit = |seed: &u64| {
                    game.write(&played(&game, level, *seed), Notation::CANONICAL) == wanted
                };
                let hits = (0..60).filter(hit).count();
                let least = match level.number() {
                    1 => 15,
                    2 => 30,
                    3 | 4 => 45,
                    5 | 6 => 50,
                    7..=9 => 57,
                    _ => 60,
                };
                assert!(hits >= least, "level {}: {hits} of 60 {wanted}", level.number());
            }
        }
    }

    #[test]
    fn won_endgames_are_won() {
        for start in ["8/8/8/3k4/8/8/8/1Q2K3 w - - 0 1", "8/8/8/3k4/8/8/8/1R2K3 w - - 0 1"] {
            for (number, least) in [(2, 5), (3, 8), (4, 9), (5, 9), (6, 9), (7, 9), (8, 10)] {
                let level = Level::new(number).unwrap();
                let wins = (0..10).filter(|&seed| wins(start, level, seed)).count();
                assert!(wins >= least, "level {number}: {wins} of 10 from {start}");
            }
        }
    }

    /// Whether a level wins as White against moves at random.
    fn wins(start: &str, level: Level, seed: u64) -> bool {
        let mut game = at(start);
        let mut rng = Rng::new(seed);
        while let Some(seat) = game.status().acting().only() {
            let m = if seat == Seat::FIRST {
                played(&game, level, rng.next())
            } else {
                *rng.pick(&game.moves(seat)).unwrap()
            };
            game.apply(seat, &m);
        }
        game.status().outcome().and_then(Outcome::winner) == Some(Seat::FIRST)
    }
}
