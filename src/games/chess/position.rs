//! A position with what the rules remember of its past: the clock of quiet half-moves and the
//! positions since the last capture or pawn move.

use std::cmp::Reverse;

use cozy_chess::{BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_pawn_attacks};

/// How castling is written and which side of the rules for it applies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Kings on the e-file, castling rooks in the corners; castling is written as the king's move.
    Classical,
    /// Any back rank; castling is written as the king taking its own rook.
    Fischer,
}

/// A chess position and its past.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    style: Style,
    /// Half-moves since the last capture or pawn move. The board's own clock stops at 100.
    clock: u16,
    /// The keys of the positions since then, the present one last.
    keys: Vec<u64>,
}

/// Where a castling goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wing {
    /// Towards the h-file.
    Short,
    /// Towards the a-file.
    Long,
}

impl Wing {
    /// The file the king castles to.
    pub(super) const fn king_file(self) -> File {
        match self {
            Self::Short => File::G,
            Self::Long => File::C,
        }
    }

    /// The file the rook castles to.
    pub(super) const fn rook_file(self) -> File {
        match self {
            Self::Short => File::F,
            Self::Long => File::D,
        }
    }
}

impl Position {
    /// A position without a past. It is taken as Fischer random where its castling rights demand
    /// it, whatever `style` says.
    pub fn new(board: Board, clock: u16, style: Style) -> Self {
        let style = if classical(&board) { style } else { Style::Fischer };
        let keys = vec![key(&board)];
        Self { board, style, clock, keys }
    }

    /// The men, the side to move and the rights. Its half-move clock stops at 100 and its en passant
    /// file may stand though no capture is legal; [`clock`](Self::clock), [`en_passant`] and [`key`]
    /// tell the truth.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// How castling is written.
    pub const fn style(&self) -> Style {
        self.style
    }

    /// Half-moves since the last capture or pawn move.
    pub const fn clock(&self) -> u16 {
        self.clock
    }

    /// The [`key`]s of the positions since the last capture or pawn move, the present one last.
    pub fn keys(&self) -> &[u64] {
        &self.keys
    }

    /// How often the present position has stood, this time included.
    pub fn stood(&self) -> usize {
        let present = key(&self.board);
        self.keys.iter().filter(|&&past| past == present).count()
    }

    /// The side to move.
    pub fn turn(&self) -> Color {
        self.board.side_to_move()
    }

    /// Whether the side to move is in check.
    pub fn in_check(&self) -> bool {
        !self.board.checkers().is_empty()
    }

    /// Every legal move, by squares of departure and then of arrival, file before rank; promotions
    /// from the queen down.
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(48);
        self.board.generate_moves(|some| {
            moves.extend(some);
            false
        });
        let place = |square: Square| (square.file(), square.rank());
        moves.sort_unstable_by_key(|m| {
            (place(m.from), place(m.to), Reverse(m.promotion.map(|piece| piece as u8)))
        });
        moves
    }

    /// Whether the side to move has no legal move.
    pub fn stuck(&self) -> bool {
        !self.board.generate_moves(|_| true)
    }

    /// The wing to which `m` castles, if it is a castling of the side to move.
    pub(super) fn wing(&self, m: Move) -> Option<Wing> {
        wing(&self.board, m)
    }

    /// Whether `m` captures, en passant included.
    pub fn takes(&self, m: Move) -> bool {
        let enemies = self.board.colors(!self.turn());
        let pawn = self.board.piece_on(m.from) == Some(Piece::Pawn);
        enemies.has(m.to) || pawn && m.from.file() != m.to.file()
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        let pawn = self.board.piece_on(m.from) == Some(Piece::Pawn);
        if pawn || self.takes(m) {
            self.clock = 0;
            self.keys.clear();
        } else {
            self.clock = self.clock.saturating_add(1);
        }
        self.board.play_unchecked(m);
        self.keys.push(key(&self.board));
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }
}

/// The wing to which `m` castles, if it is a castling of the side to move: on this board a king
/// castles by taking its own rook.
pub(super) fn wing(board: &Board, m: Move) -> Option<Wing> {
    let castles = board.colors(board.side_to_move()).has(m.to);
    castles.then(|| if m.from.file() < m.to.file() { Wing::Short } else { Wing::Long })
}

/// The square where a pawn may legally be taken en passant now; unlike the board's own field, which
/// every double step sets.
pub fn en_passant(board: &Board) -> Option<Square> {
    let turn = board.side_to_move();
    let to = Square::new(board.en_passant()?, Rank::Sixth.relative_to(turn));
    let takers = get_pawn_attacks(to, !turn) & board.colored_pieces(turn, Piece::Pawn);
    let legal = |from| board.is_legal(Move { from, to, promotion: None });
    takers.into_iter().any(legal).then_some(to)
}

/// What makes two positions the same for repetition: men, side to move, castling rights and the
/// square of a legal capture en passant.
pub fn key(board: &Board) -> u64 {
    if en_passant(board).is_some() { board.hash() } else { board.hash_without_ep() }
}

/// Whether all castling rights are those of orthodox chess.
fn classical(board: &Board) -> bool {
    Color::ALL.into_iter().all(|colour| {
        let rights = board.castle_rights(colour);
        let king_at_home = board.king(colour).file() == File::E;
        rights.short.is_none_or(|rook| king_at_home && rook == File::H)
            && rights.long.is_none_or(|rook| king_at_home && rook == File::A)
    })
}

/// The squares of the men of `by` that attack `square` when `occupied` squares block.
pub(super) fn attackers(board: &Board, square: Square, by: Color, occupied: BitBoard) -> BitBoard {
    let bishops = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let rooks = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let all = cozy_chess::get_bishop_moves(square, occupied) & bishops
        | cozy_chess::get_rook_moves(square, occupied) & rooks
        | cozy_chess::get_knight_moves(square) & board.pieces(Piece::Knight)
        | cozy_chess::get_king_moves(square) & board.pieces(Piece::King)
        | get_pawn_attacks(square, !by) & board.pieces(Piece::Pawn);
    all & board.colors(by) & occupied
}
