//! The board the search runs on.

use std::cell::RefCell;

use super::board::{Board, Fate, Phase};
use super::eval;
use super::men::{Kind, Move};
use super::turn::Undo;
use crate::ai::rivals::Several;
use crate::ai::{Search, Which, value};
use crate::rules::{Cell, Seat};

/// A board with the keys of the positions it has gone through.
#[derive(Clone, Debug)]
pub struct Field {
    /// Checks are found by trying captures on the board itself.
    board: RefCell<Board>,
    /// The keys of all positions since the last capture before the search, this one last.
    keys: Vec<u64>,
    /// Where in `keys` the search began.
    root: usize,
}

/// What a point is worth when a draw is settled by points.
const POINT: i32 = 6;
/// Settled by points at most this much.
const POINTS_MOST: i32 = 300;
/// No earlier position further back than this is looked for.
const BACK: usize = 60;

impl Field {
    /// A board to search from. `past` holds the keys of the positions since the last capture, the
    /// oldest first, without this one.
    #[must_use]
    pub fn new(board: Board, past: impl IntoIterator<Item = u64>) -> Self {
        let mut keys: Vec<u64> = past.into_iter().collect();
        let root = keys.len();
        keys.push(board.key());
        Self { board: RefCell::new(board), keys, root }
    }

    /// Looks at the board.
    pub fn look<T>(&self, see: impl FnOnce(&mut Board) -> T) -> T {
        see(&mut self.board.borrow_mut())
    }

    /// Whether this position has stood before: once since the search began, or twice at all.
    fn repeats(&self) -> bool {
        let Some((&now, past)) = self.keys.split_last() else { return false };
        let mut before = 0;
        for (at, &key) in past.iter().enumerate().rev().take(BACK) {
            if key == now {
                before += 1;
                if at >= self.root || before == 2 {
                    return true;
                }
            }
        }
        false
    }

    fn kind_on(&self, cell: Cell) -> Option<(Kind, u8)> {
        self.look(|board| {
            let place = board.table().at(cell)?;
            let tile = board.table().tile(place);
            Some((tile.kind, tile.owner))
        })
    }

    /// What an enemy tile is worth that a move takes.
    fn prey(&self, m: Move) -> Option<i32> {
        let Move::Go { to, .. } = m else { return None };
        let turn = self.look(|board| board.turn().0);
        self.kind_on(to).filter(|&(_, owner)| owner != turn).map(|(kind, _)| eval::worth(kind))
    }
}

impl Search for Field {
    type Move = Move;
    type Undo = Undo;
    const SLOTS: usize = 6 * 128;
    const TAKEN: usize = 6;
    /// Armies lie among each other, and most captures win something: following all of them takes more
    /// positions than everything else.
    const FOLLOWED: usize = 3;

    fn turn(&self) -> Seat {
        self.look(|board| board.turn())
    }

    fn generate(&self, which: Which, out: &mut Vec<Move>) {
        self.look(|board| match which {
            Which::All => board.legal(out),
            Which::Noisy => board.captures(out),
        });
    }

    fn make(&mut self, m: Move) -> Undo {
        let board = self.board.get_mut();
        let undo = board.play(m);
        self.keys.push(board.key());
        undo
    }

    fn unmake(&mut self, _m: Move, undo: Undo) {
        self.board.get_mut().unplay(undo);
        self.keys.pop();
    }

    fn hash(&self) -> u64 {
        self.keys.last().copied().unwrap_or(0)
    }

    fn ended(&self, _stuck: bool, seat: Seat) -> Option<i32> {
        self.look(|board| match board.phase() {
            // Whoever is out has lost, though the others may play on for long.
            _ if !board.plays(seat.index()) => Some(value::LOST),
            Phase::Ended => Some(value::WON),
            Phase::Play if self.repeats() => {
                let others = board.each_seat().filter(|&o| o != seat.index() && board.plays(o));
                let best = others.map(|other| board.points(other)).max().unwrap_or(0);
                let lead = (board.points(seat.index()) - best) * POINT;
                Some(lead.clamp(-POINTS_MOST, POINTS_MOST))
            }
            Phase::Play | Phase::Layout | Phase::Free(_) => None,
        })
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        self.look(|board| {
            board.table.find_cuts();
            board.table.tighten();
            eval::evaluate(board, seat.index())
        })
    }

    fn noisy(&self, m: Move) -> bool {
        self.prey(m).is_some()
    }

    fn rank(&self, m: Move) -> i32 {
        let Move::Go { from, .. } = m else { return 0 };
        let hunter = self.kind_on(from).map_or(0, |(kind, _)| eval::worth(kind).min(550));
        self.prey(m).unwrap_or(0) - hunter / 16
    }

    /// The tile that captures is lost if an enemy that holds nothing together can take it there.
    fn gains(&self, m: Move, least: i32) -> bool {
        let (Some(prey), Move::Go { from, to }) = (self.prey(m), m) else { return least <= 0 };
        let hunter = self.kind_on(from).map_or(Kind::Pawn, |(kind, _)| kind);
        if prey - eval::worth(hunter) >= least || hunter == Kind::King {
            return prey >= least;
        }
        self.look(|board| {
            let seat = board.turn().index();
            let undo = board.play(m);
            let hunters = board.attackers(seat, to);
            let lost = super::table::each(hunters).any(|place| !board.table().is_cut(place));
            board.unplay(undo);
            prey - if lost { eval::worth(hunter) } else { 0 } >= least
        })
    }

    fn slot(&self, m: Move) -> usize {
        let (kind, cell) = match m {
            Move::Place(kind, cell) => (kind, cell),
            Move::Go { from, to } => (self.kind_on(from).map_or(Kind::Pawn, |(kind, _)| kind), to),
            Move::Remove(cell) => (Kind::Pawn, cell),
            Move::Skip => return 0,
        };
        kind as usize * 128 + (cell.x as usize & 15) * 8 + (cell.y as usize & 7)
    }

    fn taken(&self, m: Move) -> usize {
        let Move::Go { to, .. } = m else { return 0 };
        self.kind_on(to).map_or(0, |(kind, _)| kind as usize)
    }

    fn in_check(&self) -> bool {
        self.look(|board| {
            let seat = board.turn().index();
            board.in_check(seat)
        })
    }

    /// A small step of a small tile changes least.
    fn idle(&self, m: Move) -> i32 {
        match m {
            Move::Go { from, to } => {
                let kind = self.kind_on(from).map_or(Kind::Pawn, |(kind, _)| kind);
                let far = (from.x - to.x).abs().max((from.y - to.y).abs());
                -eval::worth(kind).min(550) - 10 * i32::from(far)
            }
            Move::Remove(cell) => -self.kind_on(cell).map_or(0, |(kind, _)| eval::worth(kind)),
            Move::Place(..) | Move::Skip => 0,
        }
    }

    fn young(&self) -> bool {
        self.look(|board| board.phase() == Phase::Layout) || self.keys.len() <= 3
    }
}

impl Several for Field {
    fn as_seat<T>(&self, seat: Seat, look: impl FnOnce(&Self) -> T) -> T {
        let turn = self.look(|board| std::mem::replace(&mut board.turn, seat.0));
        let seen = look(self);
        self.look(|board| board.turn = turn);
        seen
    }

    fn hand(&mut self, seat: Seat) {
        let board = self.board.get_mut();
        if board.turn != seat.0 {
            board.turn = seat.0;
            if let Some(key) = self.keys.last_mut() {
                *key = board.key();
            }
        }
    }

    fn rivals(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let (seats, fates) = self.look(|board| (board.seats, board.fates));
        let others = (1..seats).map(move |by| (seat.0 + by) % seats);
        others.filter(move |&seat| fates[usize::from(seat)] == Fate::In).map(Seat)
    }

    fn topples(&self, m: Move) -> Option<Seat> {
        let Move::Go { to, .. } = m else { return None };
        let taken = self.kind_on(to).filter(|&(kind, _)| kind == Kind::King);
        taken.map(|(_, owner)| Seat(owner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::rivals::{OneAgainstAll, Rivals};
    use crate::ai::{Limits, Skill, Unwatched, best_reply};
    use crate::games::tile_chess::TileChess;
    use crate::games::tile_chess::board::Fate;
    use crate::games::tile_chess::options::Options;
    use crate::rules::{Game, Rng};

    /// A game of four at random, right after a king was taken.
    fn taken(rng: &mut Rng) -> (TileChess, Seat) {
        let options = Options { fast: true, sudden_death: true, ..Options::default() };
        loop {
            let mut game = TileChess::new(&options, 4, rng).unwrap();
            while let Some(seat) = game.status().acting().only() {
                let m = *rng.pick(&game.moves(seat)).unwrap();
                game.apply(seat, &m);
                let is_taken =
                    |&seat: &Seat| matches!(game.position().fates[seat.index()], Fate::Taken(_));
                if let Some(out) = Seat::all(4).find(is_taken) {
                    if game.position().phase() == Phase::Ended {
                        break;
                    }
                    return (game, out);
                }
            }
        }
    }

    #[test]
    fn one_against_all_takes_every_turn_back_and_finds_the_same_again() {
        let mut rng = Rng::new(11);
        for _ in 0..6 {
            let (game, out) = taken(&mut rng);
            let field = Field::new(game.position().clone(), []);
            let me = field.turn();
            let mut board = Rivals::new(field.clone(), me);
            let mut past = Vec::new();
            for _ in 0..20 {
                let mut moves = Vec::new();
                board.generate(Which::All, &mut moves);
                let Some(&m) = rng.pick(&moves) else { break };
                past.push((board.hash(), board.turn(), m, board.make(m)));
                if board.ended(false, Seat::FIRST).is_some() {
                    break;
                }
            }
            while let Some((key, turn, m, made)) = past.pop() {
                board.unmake(m, made);
                assert_eq!((board.hash(), board.turn()), (key, turn));
            }
            let limits = Limits { nodes: Some(2_000), depth: None };
            let value = |seat| {
                let mut brain = OneAgainstAll::<TileChess>::new(Skill::FULL, 1);
                brain.value(&field, seat, limits, &Unwatched)
            };
            assert_eq!(value(me), value(me));
            assert!(value(me).1 <= 2_000);
            assert_eq!(value(out), (value::LOST, 0), "nobody waits for a turn that never comes");
        }
    }

    #[test]
    fn whoever_is_out_has_lost_while_the_others_play_on() {
        let mut rng = Rng::new(4);
        for _ in 0..20 {
            let (game, out) = taken(&mut rng);
            let field = Field::new(game.position().clone(), []);
            assert_eq!(field.ended(false, out), Some(value::LOST));
            assert_eq!(field.ended(false, field.turn()), None);
            // Nobody waits for a turn that never comes.
            let limits = Limits { nodes: Some(500), depth: None };
            let (worth, nodes) = best_reply::value(&field, out, limits, &Unwatched);
            assert_eq!((worth, nodes), (value::LOST, 0));
        }
    }
}
