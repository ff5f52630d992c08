//! The bot of starchess: how its levels differ, and its bridge to the search.

use super::Starchess;
use super::men::Move;
use super::search::Line;
use crate::ai::{Levels, Player, Searchable, Skill, Strength};

impl Searchable for Starchess {
    type Board = Line;

    fn board(&self) -> Line {
        let keys = self.position().keys();
        let past = keys.split_last().map_or(&[][..], |(_, past)| past);
        Line::new(*self.position().board(), past.iter().copied())
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first, as `docs/levels.md` measures them.
const LEVELS: Levels = Skill::varied(
    20,
    [
        // Whoever sets up at random is mated on the first move.
        Skill::dim(4_500, 1, 300, 4_000).opening(90),
        Skill::dim(1_500, 1, 300, 500).opening(300),
        Skill::dim(320, 2, 900, 40),
        Skill::positions(320, 37).missing(155),
        Skill::positions(480, 30).missing(60),
        Skill::positions(6_000, 0).lapsing(255),
        Skill::positions(12_000, 0).lapsing(140),
        Skill::positions(35_000, 0).lapsing(95),
        Skill::positions(200_000, 0).lapsing(70),
        Skill::positions(1_500_000, 0),
    ],
);

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of starchess.
#[must_use]
pub fn brain(strength: Strength) -> Player<Starchess> {
    Player::new(strength.skill(&LEVELS), MEMORY)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Ask, Brain, Company, Level, Limits, Unwatched};
    use crate::games::starchess::board::Board;
    use crate::games::starchess::men::Colour;
    use crate::games::starchess::setup::{doomed, mates_at_once};
    use crate::games::starchess::tests::open;
    use crate::games::starchess::text;
    use crate::rules::{Game, Outcome, Rng, Seat};

    fn asked(brain: &mut Player<Starchess>, board: &Board, rng: &mut Rng) -> Move {
        let game = open(&text::write(board));
        let seat = game.status().acting().only().unwrap();
        let ask = Ask {
            world: &mut || game.clone(),
            seat,
            company: Company::People,
            limits: Limits::default(),
            among: &[],
            rng,
            watch: &Unwatched,
        };
        brain.choose(ask).unwrap().m
    }

    /// How many of so many setups Black's bot lets end in a mate on White's first move though it
    /// could have avoided it. Before it takes over anything may have been placed.
    fn lost_setups(level: u8, setups: u64) -> usize {
        let mut brain = brain(Strength::Level(Level::new(level).unwrap()));
        let lost = |seed: &u64| {
            let mut rng = Rng::new(*seed);
            let mut board = Board::setup();
            let taken_over = rng.below(8);
            let mut avoidable = true;
            for nth in 0..10 {
                if nth <= taken_over {
                    avoidable = !doomed(&board);
                }
                let m = if board.turn() == Colour::Black && nth >= taken_over {
                    asked(&mut brain, &board, &mut rng)
                } else {
                    *rng.pick(&board.moves()).unwrap()
                };
                board.play(m);
            }
            avoidable && mates_at_once(&board)
        };
        (0..setups).filter(lost).count()
    }

    #[test]
    fn no_bot_is_placed_into_an_avoidable_mate() {
        assert_eq!(lost_setups(1, 120), 0);
        assert_eq!(lost_setups(4, 12), 0);
    }

    #[test]
    #[ignore = "a thousand setups: cargo test --release --lib thousand_setups -- --ignored"]
    fn none_of_a_thousand_setups_is_lost() {
        for (level, setups) in [(1, 1_000), (3, 1_000), (5, 1_000), (8, 100)] {
            assert_eq!(lost_setups(level, setups), 0, "level {level}");
        }
    }

    #[test]
    fn an_ending_of_the_tables_is_won_in_the_moves_they_tell() {
        let mut brain = brain(Strength::Full);
        let mut rng = Rng::new(1);
        let mut game = open("1/2/1B5/6/2K2/6/6k/2/1 [] w - 0 1");
        let told = super::super::tables::verdict(game.position().board()).unwrap();
        let mut plies = 0;
        while let Some(seat) = game.status().acting().only() {
            let m = asked(&mut brain, game.position().board(), &mut rng);
            game.apply(seat, &m);
            plies += 1;
        }
        assert_eq!(told, super::super::tables::Verdict::Won(plies));
        assert_eq!(game.status().outcome().and_then(Outcome::winner), Some(Seat::FIRST));
    }
}
