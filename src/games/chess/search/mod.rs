//! The chess board the search runs on.

#![expect(
    clippy::inline_always,
    reason = "what is not inlined into a network is compiled for the oldest machines"
)]

mod attacks;
mod ending;
mod exchange;
mod features;
mod king;
mod outlook;
mod passed;
mod upcoming;

use std::cell::RefCell;

use cozy_chess::{BitBoard, Board, Color, Move, Piece, Rank};

use self::features::{Accumulators, NET};
use self::outlook::Outlook;
use super::key;
use crate::ai::{PARTS, Search, Shape, Trail, Which, value};
use crate::rules::Seat;

/// A chess board with the keys of the positions it has gone through.
#[derive(Clone, Debug)]
pub struct Line {
    board: Board,
    trail: Trail,
    accumulators: Accumulators,
    /// Only a cache: the outlook of the position with this key.
    outlook: RefCell<Option<(u64, Outlook)>>,
}

impl Line {
    /// A board to search from. `past` holds the keys of the positions since the last capture or pawn
    /// move, the oldest first, without this one.
    #[must_use]
    pub fn new(board: Board, past: impl IntoIterator<Item = u64>) -> Self {
        let trail = Trail::new(past, key(&board));
        Self { board, trail, accumulators: NET.accumulators(), outlook: RefCell::new(None) }
    }

    /// The men and the side to move at this point of the search.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Whether this position has stood before: once since the search began, or twice at all.
    fn repeats(&self) -> bool {
        self.trail.repeats(usize::from(self.board.halfmove_clock()))
    }

    /// Asks the outlook of this position.
    fn ask<T>(&self, ask: impl FnOnce(&Outlook) -> T) -> T {
        let key = self.board.hash();
        let mut cache = self.outlook.borrow_mut();
        match &*cache {
            Some((of, outlook)) if *of == key => ask(outlook),
            Some(_) | None => ask(&cache.insert((key, Outlook::new(&self.board))).1),
        }
    }

    /// The men of the side to move beside king and pawns.
    fn officers(&self) -> BitBoard {
        let pawns_and_king = self.board.pieces(Piece::Pawn) | self.board.pieces(Piece::King);
        self.board.colors(self.board.side_to_move()) & !pawns_and_king
    }

    /// Whether no mate can be built: kings with at most one bishop or knight.
    fn barren(&self) -> bool {
        let heavy = self.board.pieces(Piece::Pawn)
            | self.board.pieces(Piece::Rook)
            | self.board.pieces(Piece::Queen);
        heavy.is_empty() && self.board.occupied().len() <= 3
    }
}

const fn seat(color: Color) -> Seat {
    match color {
        Color::White => Seat::FIRST,
        Color::Black => Seat::SECOND,
    }
}

impl Search for Line {
    type Move = Move;
    type Undo = Board;
    const SLOTS: usize = 2 * 6 * 64;
    /// From each square to each, of either side.
    const PATHS: usize = 2 * 64 * 64;
    /// Nothing, or one of six kinds.
    const TAKEN: usize = 7;
    const MATES: bool = true;

    fn turn(&self) -> Seat {
        seat(self.board.side_to_move())
    }

    fn generate(&self, which: Which, out: &mut Vec<Move>) {
        let board = &self.board;
        match which {
            Which::All => {
                board.generate_moves(|moves| {
                    out.extend(moves);
                    false
                });
            }
            Which::Noisy => {
                let mover = board.side_to_move();
                let prey = board.colors(!mover);
                board.generate_moves(|mut moves| {
                    let mut wanted = prey;
                    if moves.piece == Piece::Pawn {
                        wanted |= Rank::Eighth.relative_to(mover).bitboard();
                        if let Some(file) = board.en_passant() {
                            wanted |= cozy_chess::Square::new(file, Rank::Sixth.relative_to(mover))
                                .bitboard();
                        }
                    }
                    moves.to &= wanted;
                    out.extend(moves.into_iter().filter(|&m| self.noisy(m)));
                    false
                });
            }
        }
    }

    fn make(&mut self, m: Move) -> Board {
        let before = self.board.clone();
        self.board.play_unchecked(m);
        self.trail.push(key(&self.board));
        before
    }

    fn unmake(&mut self, _m: Move, undo: Board) {
        self.board = undo;
        self.trail.pop();
    }

    fn hash(&self) -> u64 {
        self.board.hash()
    }

    fn ended(&self, stuck: bool, _seat: Seat) -> Option<i32> {
        if stuck {
            let mated = !self.board.checkers().is_empty();
            return Some(if mated { value::LOST } else { value::DRAW });
        }
        if self.board.halfmove_clock() >= 100 {
            let mated = self.in_check() && !self.board.generate_moves(|_| true);
            return Some(if mated { value::LOST } else { value::DRAW });
        }
        (self.repeats() || self.barren()).then_some(value::DRAW)
    }

    fn evaluate(&self, asking: Seat) -> i32 {
        let value = self.accumulators.value(self, self.turn());
        if asking == self.turn() { value } else { -value }
    }

    fn noisy(&self, m: Move) -> bool {
        match m.promotion {
            Some(piece) => piece == Piece::Queen,
            None => exchange::captures(&self.board, m),
        }
    }

    fn hidden(&self, m: Move) -> u32 {
        let [files, ranks] = [
            (m.from.file() as u32).abs_diff(m.to.file() as u32),
            (m.from.rank() as u32).abs_diff(m.to.rank() as u32),
        ];
        let forward = (m.to.rank() > m.from.rank()) == (self.board.side_to_move() == Color::White);
        let takes = exchange::captures(&self.board, m);
        let bent = self.board.piece_on(m.from) == Some(Piece::Knight);
        let men = self.board.occupied().len();
        Shape { steps: files.max(ranks), back: ranks > 0 && !forward, bent, takes, men }.hidden()
    }

    fn rank(&self, m: Move) -> i32 {
        let worth = |piece| exchange::WORTH[piece as usize];
        let prey = exchange::victim(&self.board, m).map_or(0, worth);
        let promoted = if m.promotion == Some(Piece::Queen) { worth(Piece::Queen) } else { 0 };
        let hunter = self.board.piece_on(m.from).map_or(0, |piece| piece as i32);
        prey + promoted - hunter * 8
    }

    fn prey(&self, m: Move) -> Option<i32> {
        let prey =
            exchange::victim(&self.board, m).map_or(0, |piece| exchange::WORTH[piece as usize]);
        Some(prey + exchange::promoted(m))
    }

    fn saves(&self, m: Move) -> i32 {
        self.ask(|outlook| outlook.saves(&self.board, m))
    }

    fn answers(&self, m: Move, slot: usize) -> bool {
        slot % 64 == m.to as usize
    }

    /// The pawns, and the other men of each side.
    fn parts(&self) -> [Option<u64>; PARTS] {
        let men = |key: u64, color, piece| {
            let men = self.board.colored_pieces(color, piece).0;
            (key ^ men).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29)
        };
        let pawns = Color::ALL.into_iter().fold(0, |key, color| men(key, color, Piece::Pawn));
        let others = Color::ALL.map(|color| {
            let kinds = Piece::ALL.into_iter().filter(|&piece| piece != Piece::Pawn);
            kinds.fold(0, |key, piece| men(key, color, piece))
        });
        [pawns, others[0], others[1]].map(Some)
    }

    fn legal(&self, m: Move) -> Option<bool> {
        Some(self.board.is_legal(m))
    }

    fn sparse(&self) -> bool {
        self.officers().is_empty()
    }

    fn gains(&self, m: Move, least: i32) -> bool {
        exchange::gains(&self.board, m, least)
    }

    fn slot(&self, m: Move) -> usize {
        let piece = self.board.piece_on(m.from).map_or(0, |piece| piece as usize);
        (self.board.side_to_move() as usize * 6 + piece) * 64 + m.to as usize
    }

    fn path(&self, m: Move) -> usize {
        (self.board.side_to_move() as usize * 64 + m.from as usize) * 64 + m.to as usize
    }

    fn can_repeat(&self) -> bool {
        let clock = usize::from(self.board.halfmove_clock());
        let occupied = self.board.occupied();
        self.trail.may_repeat(clock, |difference| upcoming::leads(occupied, difference))
    }

    fn taken(&self, m: Move) -> usize {
        exchange::victim(&self.board, m).map_or(0, |piece| piece as usize + 1)
    }

    fn in_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    fn checks(&self, m: Move) -> Option<bool> {
        Some(self.ask(|outlook| outlook.checks(&self.board, m)))
    }

    fn make_null(&mut self) -> Option<Board> {
        if self.sparse() {
            return None;
        }
        let next = self.board.null_move()?;
        let before = std::mem::replace(&mut self.board, next);
        self.trail.push(self.board.hash());
        Some(before)
    }

    fn unmake_null(&mut self, undo: Board) {
        self.board = undo;
        self.trail.pop();
    }

    fn young(&self) -> bool {
        self.board.fullmove_number() <= 5
    }
}

#[cfg(test)]
mod tests;
