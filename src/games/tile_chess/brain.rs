//! The bot: tiles are laid at a glance, the last ones by search; two seats search by alpha-beta, more
//! by best reply: strong ones in a tree of two sides, weak ones by rounds.

use super::TileChess;
use super::board::Phase;
use super::lay::{self, Ahead};
use super::men::Move;
use super::search::Field;
use crate::ai::best_reply::{self, BestReply};
use crate::ai::rivals::OneAgainstAll;
use crate::ai::{Ask, Brain, Levels, Limits, Player, Searchable, Skill, Strength, Thought, soft};
use crate::rules::{Game, Seat};

impl Searchable for TileChess {
    type Board = Field;

    fn board(&self) -> Field {
        let past = self.keys().split_last().map_or(&[][..], |(_, past)| past);
        Field::new(self.position().clone(), past.iter().copied())
    }

    fn lift(&self, m: Move) -> Move {
        m
    }
}

/// The levels, weakest first, as `docs/levels.md` measures them.
const LEVELS: Levels = Skill::varied(
    12,
    [
        Skill::dim(2_400, 1, 300, 1_500),
        Skill::dim(1_800, 1, 300, 300),
        Skill::dim(720, 2, 900, 264),
        Skill::dim(700, 2, 600, 110),
        Skill::positions(410, 62).missing(245),
        Skill::positions(520, 47),
        Skill::positions(2_300, 24),
        Skill::positions(30_000, 0).lapsing(195),
        Skill::positions(80_000, 0).lapsing(70),
        Skill::positions(300_000, 0),
    ],
);

/// The same for three seats and more, where depth is counted in rounds.
const MANY: Levels = Skill::varied(
    12,
    [
        Skill::plies(0, 300, 300),
        Skill::plies(0, 400, 200),
        Skill::plies(0, 400, 130),
        Skill::plies(0, 800, 80),
        Skill::plies(0, 800, 50),
        Skill::plies(1, 10_000, 45),
        Skill::plies(1, 20_000, 22),
        Skill::plies(2, 26_000, 12),
        Skill::positions(42_000, 4),
        Skill::positions(100_000, 0),
    ],
);

/// What a placement may cost of what a move may, and where no number of positions is given.
const SHARE: u64 = 2;
const LAY: u64 = 60_000;
/// Of two seats, one that chooses exactly looks so often, each time at the better half of the
/// placements and twice as long in all; and what that may cost where no number is given.
const ROUNDS: u32 = 4;
const CLOSELY: u64 = 240_000;

/// Megabytes of positions a level remembers within a question.
const MEMORY: usize = 8;

/// The bot of Tile Chess: one for two seats and two for more, each with its skill.
pub struct Planner {
    pair: (Skill, Player<TileChess>),
    many: (Skill, BestReply<TileChess>),
    /// Who plays for more seats where no depth is set.
    deep: OneAgainstAll<TileChess>,
}

/// The bot at a strength.
#[must_use]
pub fn brain(strength: Strength) -> Planner {
    let (two, more) = (strength.skill(&LEVELS), strength.skill(&MANY));
    Planner {
        pair: (two, Player::new(two, MEMORY)),
        many: (more, BestReply::new(more)),
        deep: OneAgainstAll::new(more, MEMORY),
    }
}

impl Planner {
    /// Whether three and more seats are searched as deep as can be.
    const fn is_deep(&self) -> bool {
        self.many.0.limits.depth.is_none()
    }

    /// Lays a tile: at a glance, and the last ones by looking ahead.
    fn lay(&mut self, game: &TileChess, ask: Ask<'_, TileChess>) -> Option<Thought<Move>> {
        let Ask { seat, limits, rng, watch, .. } = ask;
        let board = game.position();
        let pair = board.players() == 2;
        let skill = if pair { self.pair.0 } else { self.many.0 };
        let margin = skill.opening;
        let limits = skill.limits.and(limits);
        let choices = lay::choices(&mut board.clone(), &game.moves(seat));
        let mut nodes = choices.len() as u64;
        let mut valued: Vec<_> =
            choices.iter().map(|choice| (choice.m, choice.manner + choice.glance)).collect();
        if limits.depth != Some(0) && board.held(seat.index()) <= lay::LAST {
            // Who is to choose softly needs values of all of them.
            let (rounds, usual) = if margin == 0 && pair { (ROUNDS, CLOSELY) } else { (1, LAY) };
            let most = limits.nodes.unwrap_or(usual) / SHARE;
            let ahead = Ahead { nodes: most, depth: limits.depth, rounds, watch };
            let compared = ahead.compare(board, choices, |table, each| {
                if pair {
                    self.pair.1.value(table, seat, each, watch)
                } else if self.is_deep() {
                    self.deep.value(table, seat, each, watch)
                } else {
                    best_reply::value(table, seat, each, watch)
                }
            });
            nodes += compared.nodes;
            if !compared.values.is_empty() {
                valued = compared.values;
            }
        }
        let (m, _) = soft::pick(&valued, margin, rng)?;
        Some(Thought { m, value: None, depth: 1, nodes, pv: vec![m] })
    }
}

impl Brain<TileChess> for Planner {
    fn choose(&mut self, ask: Ask<'_, TileChess>) -> Option<Thought<Move>> {
        let game = (ask.world)();
        match game.position().phase() {
            Phase::Layout => self.lay(&game, ask),
            Phase::Play | Phase::Free(_) | Phase::Ended => {
                let ask = Ask { world: &mut || game.clone(), ..ask };
                if game.position().players() == 2 {
                    self.pair.1.choose(ask)
                } else if self.is_deep() {
                    self.deep.choose(ask)
                } else {
                    self.many.1.choose(ask)
                }
            }
        }
    }

    /// Each seat's own search, with an equal share of the positions.
    fn worths(&mut self, ask: Ask<'_, TileChess>) -> Option<Vec<i32>> {
        let game = (ask.world)();
        let seats = game.position().seats();
        match game.position().phase() {
            Phase::Layout => return None,
            Phase::Play | Phase::Free(_) | Phase::Ended => {}
        }
        if seats == 2 {
            return None;
        }
        let field = game.board();
        let nodes = ask.limits.nodes.map(|nodes| nodes / u64::from(seats));
        let limits = Limits { nodes, ..ask.limits };
        let value = |seat| best_reply::value(&field, seat, limits, ask.watch).0;
        Some(Seat::all(seats).map(value).collect())
    }

    fn remember(&mut self, megabytes: usize) {
        self.pair.1.remember(megabytes);
        self.deep.remember(megabytes);
    }

    fn forget(&mut self) {
        self.pair.1.forget();
        self.deep.forget();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::{Company, Unwatched};
    use crate::games::tile_chess::options::Options;
    use crate::rules::Rng;

    /// What seat b thinks of the table after a layout in which it was given `limits`, and seat a none
    /// but a glance.
    fn laid(seed: u64, limits: Limits) -> i32 {
        let mut rng = Rng::new(seed);
        let mut game = TileChess::new(&Options::default(), 2, &mut rng).unwrap();
        let mut brain = brain(Strength::Full);
        while game.position().phase() == Phase::Layout {
            let seat = game.status().acting().only().unwrap();
            let glance = Limits { nodes: None, depth: Some(0) };
            let limits = if seat == Seat::FIRST { glance } else { limits };
            let mut world = || game.clone();
            let watch = &Unwatched;
            let (among, company) = (&[], Company::People);
            let ask = Ask { world: &mut world, seat, company, limits, among, rng: &mut rng, watch };
            let m = brain.choose(ask).unwrap().m;
            game.apply(seat, &m);
        }
        let deep = Limits { nodes: Some(4_000), depth: None };
        brain.pair.1.value(&game.board(), Seat(1), deep, &Unwatched).0
    }

    #[test]
    fn of_several_each_seat_is_told_what_it_stands_at() {
        let ask = |game: &TileChess| {
            let ask = Ask {
                world: &mut || game.clone(),
                seat: game.position().turn(),
                company: Company::People,
                limits: Limits { nodes: Some(900), depth: None },
                among: &[],
                rng: &mut Rng::new(1),
                watch: &Unwatched,
            };
            brain(Strength::Full).worths(ask)
        };
        let mut rng = Rng::new(3);
        let options = Options { fast: true, ..Options::default() };
        let mut game = TileChess::new(&options, 3, &mut rng).unwrap();
        assert_eq!(ask(&game), None, "not while tiles are laid");
        while game.position().phase() == Phase::Layout {
            let seat = game.status().acting().only().unwrap();
            let m = *rng.pick(&game.moves(seat)).unwrap();
            game.apply(seat, &m);
        }
        assert_eq!(ask(&game).map(|worths| worths.len()), Some(3));
        game.withdraw(Seat(1), crate::rules::Withdrawal::Resigned).unwrap();
        let worths = ask(&game).unwrap();
        assert_eq!(worths[1], crate::ai::value::LOST, "who is out has lost");
        assert!(worths[0] > worths[1] && worths[2] > worths[1]);
    }

    #[test]
    fn whoever_looks_ahead_while_laying_leaves_less_for_the_first_move() {
        // A mate that hangs in the air is no more than a lost game.
        let worth = |seed, limits| laid(seed, limits).clamp(-3_000, 3_000);
        let mean = |limits| (0..60).map(|seed| worth(seed, limits)).sum::<i32>() / 60;
        let glanced = mean(Limits { nodes: None, depth: Some(0) });
        let searched = mean(Limits { nodes: Some(5_000), depth: None });
        assert!(searched > glanced + 50, "{searched} after looking, {glanced} after a glance");
    }
}
