//! The board the search runs on.

use super::board::Board;
use super::cells::Spot;
use super::exchange;
use super::generate::far;
use super::men::{Colour, Kind, Move};
use super::position::insufficient;
use super::{features, setup, tables, terms};
use crate::ai::{Search, Trail, Which, among_men, value};
use crate::rules::Seat;

/// A board with the keys of the positions it has gone through.
#[derive(Clone, Debug)]
pub struct Line {
    board: Board,
    trail: Trail,
    accumulators: features::Accumulators,
}

/// With so few men still to place it is worked out whether White mates with its first move.
const FORESEEN: u32 = 6;

impl Line {
    /// A board to search from. `past` holds the keys of the positions since the last capture or pawn
    /// move, the oldest first, without this one.
    #[must_use]
    pub fn new(board: Board, past: impl IntoIterator<Item = u64>) -> Self {
        let trail = Trail::new(past, board.key());
        Self { board, trail, accumulators: features::NET.accumulators() }
    }

    /// The men and the side to move at this point of the search.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether this position has stood before: once since the search began, or twice at all.
    fn repeats(&self) -> bool {
        self.trail.repeats(usize::from(self.board.clock()))
    }

    /// What is known of the end of a game that runs, for the side to move.
    fn foreseen(&self) -> Option<i32> {
        let board = &self.board;
        if board.in_setup() {
            let left = board.hand(Colour::White).len() + board.hand(Colour::Black).len();
            let white = if board.turn() == Colour::White { 1 } else { -1 };
            return (left <= FORESEEN && setup::doomed(board))
                .then(|| white * (value::WON - left as i32 - 1));
        }
        if board.occupied().len() > 3 {
            return None;
        }
        match tables::verdict(board)? {
            tables::Verdict::Draw => Some(value::DRAW),
            // Fifty moves may come before the mate.
            known if i32::from(board.clock()) + i32::from(known.plies()) > 100 => None,
            tables::Verdict::Won(plies) => Some(value::WON - i32::from(plies)),
            tables::Verdict::Lost(plies) => Some(value::LOST + i32::from(plies)),
        }
    }
}

impl Search for Line {
    type Move = Move;
    type Undo = Board;
    const SLOTS: usize = 2 * 6 * Spot::COUNT;
    /// Nothing, or one of six kinds.
    const TAKEN: usize = 7;

    fn turn(&self) -> Seat {
        terms::seat(self.board.turn())
    }

    fn generate(&self, which: Which, out: &mut Vec<Move>) {
        let board = &self.board;
        let turn = board.turn();
        match which {
            Which::All => {
                board.generate(|reach| {
                    reach.each(turn, |m| out.push(m));
                    false
                });
            }
            Which::Noisy if board.in_setup() => {}
            Which::Noisy => {
                board.generate(|mut reach| {
                    let becomes = if reach.kind == Kind::Pawn { far(turn).0 } else { 0 };
                    reach.to.0 &= board.side(!turn).0 | becomes;
                    reach.each(turn, |m| out.extend(Some(m).filter(|&m| self.noisy(m))));
                    false
                });
            }
        }
    }

    fn make(&mut self, m: Move) -> Board {
        let before = self.board;
        self.board.play(m);
        self.trail.push(self.board.key());
        before
    }

    fn unmake(&mut self, _m: Move, undo: Board) {
        self.board = undo;
        self.trail.pop();
    }

    fn hash(&self) -> u64 {
        self.board.key()
    }

    fn ended(&self, stuck: bool, _seat: Seat) -> Option<i32> {
        let board = &self.board;
        if stuck {
            return Some(if board.in_check() { value::LOST } else { value::DRAW });
        }
        if board.clock() >= 100 {
            let mated = board.in_check() && board.is_stuck();
            return Some(if mated { value::LOST } else { value::DRAW });
        }
        if insufficient(board) {
            // Only a capture onto the wing can have mated so.
            let mated = board.in_check() && board.is_stuck();
            return Some(if mated { value::LOST } else { value::DRAW });
        }
        if self.repeats() { Some(value::DRAW) } else { self.foreseen() }
    }

    fn evaluate(&self, asking: Seat) -> i32 {
        let value = self.accumulators.value(self, self.turn());
        if asking == self.turn() { value } else { -value }
    }

    fn noisy(&self, m: Move) -> bool {
        match m {
            Move::Place { .. } => false,
            Move::Promote { kind, .. } => kind == Kind::Queen,
            Move::Go { .. } => self.board.takes(m),
        }
    }

    fn hidden(&self, m: Move) -> u32 {
        // Nobody overlooks where the own men may be set up.
        if self.board.in_setup() {
            return 0;
        }
        among_men(self.board.occupied().len(), if self.noisy(m) { 80 } else { 100 })
    }

    fn rank(&self, m: Move) -> i32 {
        let prey = exchange::victim(&self.board, m).map_or(0, exchange::worth);
        let promoted = if m.becomes() == Some(Kind::Queen) { 800 } else { 0 };
        let hunter = m.from().and_then(|from| self.board.kind_on(from));
        prey + promoted - hunter.map_or(0, |kind| exchange::worth(kind).min(900)) / 16
    }

    fn prey(&self, m: Move) -> Option<i32> {
        let promoted =
            m.becomes().map_or(0, |kind| exchange::worth(kind) - exchange::worth(Kind::Pawn));
        Some(exchange::victim(&self.board, m).map_or(0, exchange::worth) + promoted)
    }

    fn answers(&self, m: Move, slot: usize) -> bool {
        slot % Spot::COUNT == m.to().index()
    }

    fn gains(&self, m: Move, least: i32) -> bool {
        exchange::gains(&self.board, m, least)
    }

    fn slot(&self, m: Move) -> usize {
        let kind = match m {
            Move::Place { kind, .. } => Some(kind),
            Move::Go { from, .. } => self.board.kind_on(from),
            Move::Promote { .. } => Some(Kind::Pawn),
        };
        let kind = kind.map_or(0, |kind| kind as usize);
        (self.board.turn() as usize * 6 + kind) * Spot::COUNT + m.to().index()
    }

    fn taken(&self, m: Move) -> usize {
        exchange::victim(&self.board, m).map_or(0, |kind| kind as usize + 1)
    }

    fn in_check(&self) -> bool {
        self.board.in_check()
    }

    fn make_null(&mut self) -> Option<Board> {
        let board = &self.board;
        // A pass is no worse than a move where men stand on the points of the star: more than a lone
        // officer is asked for.
        let side = board.side(board.turn());
        let officers =
            side & !(board.kind(Kind::Pawn) | board.kind(Kind::King) | board.kind(Kind::Rook));
        if board.in_setup() || board.in_check() || !officers.is_many() {
            return None;
        }
        let before = self.board;
        self.board = before.passed();
        self.trail.push(self.board.key());
        Some(before)
    }

    fn unmake_null(&mut self, undo: Board) {
        self.board = undo;
        self.trail.pop();
    }

    fn young(&self) -> bool {
        self.board.number() <= 4
    }
}
