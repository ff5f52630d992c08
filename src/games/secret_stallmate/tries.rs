//! Tries: what a player may say to the referee, and what they can think of from what they know alone
//! (sections 3 to 5 of the rules).

use cozy_chess::{
    BitBoard, Board, Color, File, Move, Piece, Rank, Square, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

/// Something said to the referee.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Try {
    /// A move; a king castles by taking its own rook.
    Go(Move),
    /// "Any?": is there a legal pawn capture?
    Any,
}

/// What people and records write for [`Try::Any`].
pub const ANY: &str = "any";

impl Try {
    /// Its canonical text.
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Go(m) => m.to_string(),
            Self::Any => ANY.to_owned(),
        }
    }

    /// Reads the canonical text, and nothing else; `None` if it is malformed.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text == ANY {
            return Some(Self::Any);
        }
        // What is written back otherwise was more or less than a move.
        let m: Move = text.parse().ok().filter(|m: &Move| m.to_string() == text)?;
        (m.from != m.to).then_some(Self::Go(m))
    }
}

/// What the side to move knows for certain: its own men, what it was told this turn, and how many
/// moves the other side has made.
#[derive(Clone, Copy, Debug)]
pub struct Known<'a> {
    /// A board of which only the own men and rights are looked at.
    pub board: &'a Board,
    /// The tries refused in this turn.
    pub refused: &'a [Try],
    /// The answer to "Any?" in this turn.
    pub answer: Option<bool>,
    /// Whether a pawn capture must be tried before anything else.
    pub owes: bool,
}

/// The tiles that men of the side that has made `moves` moves can have reached: an upper bound.
pub fn reach(side: Color, moves: u16) -> BitBoard {
    let ranks = match moves {
        0 => 2,
        1 => 4,
        _ => 8,
    };
    let ranks = Rank::ALL.into_iter().take(ranks);
    ranks.map(|rank| rank.relative_to(side).bitboard()).fold(BitBoard::EMPTY, |all, one| all | one)
}

/// How many moves the side not to move has completed.
pub(super) fn others_moves(board: &Board) -> u16 {
    match board.side_to_move() {
        Color::White => board.fullmove_number() - 1,
        Color::Black => board.fullmove_number(),
    }
}

/// The tiles that a king and its rook cross or land on when they castle, save those on which they
/// stand.
pub(super) fn castling_way(king: Square, rook: Square) -> BitBoard {
    let rank = king.rank();
    let (king_to, rook_to) =
        if king.file() < rook.file() { (File::G, File::F) } else { (File::C, File::D) };
    let run = |from: File, to: File| {
        let (low, high) = (from.min(to), from.max(to));
        File::ALL
            .into_iter()
            .filter(|file| (low..=high).contains(file))
            .map(|file| Square::new(file, rank).bitboard())
            .fold(BitBoard::EMPTY, |all, one| all | one)
    };
    let way = run(king.file(), king_to) | run(rook.file(), rook_to);
    way & !king.bitboard() & !rook.bitboard()
}

impl Known<'_> {
    pub(super) fn side(&self) -> Color {
        self.board.side_to_move()
    }

    pub(super) fn own(&self) -> BitBoard {
        self.board.colors(self.side())
    }

    /// The tiles where a pawn on `from` could take something.
    fn strikes(&self, from: Square) -> BitBoard {
        let side = self.side();
        get_pawn_attacks(from, side) & !self.own() & reach(!side, others_moves(self.board))
    }

    /// Whether a try is a pawn capture.
    pub fn strikes_by(&self, m: Move) -> bool {
        self.board.colored_pieces(self.side(), Piece::Pawn).has(m.from)
            && m.from.file() != m.to.file()
    }

    /// All that is not obviously impossible, by tiles of departure and then of arrival, file before
    /// rank, promotions from the queen down; "Any?" last. The duty to try a pawn capture is not
    /// looked at.
    pub fn thinkable(&self) -> Vec<Try> {
        let mut moves = Vec::with_capacity(64);
        for from in self.own() {
            let piece = self.board.piece_on(from).unwrap_or(Piece::King);
            if piece == Piece::Pawn {
                self.pawn(from, &mut moves);
            } else {
                let to = self.officer(piece, from) & !self.own();
                moves.extend(to.into_iter().map(|to| Move { from, to, promotion: None }));
            }
        }
        self.castlings(&mut moves);
        let place = |square: Square| (square.file(), square.rank());
        let order = |m: &Move| {
            let becomes = m.promotion.map(|piece| std::cmp::Reverse(piece as u8));
            (place(m.from), place(m.to), becomes)
        };
        moves.sort_unstable_by_key(order);
        let mut tries: Vec<_> = moves.into_iter().map(Try::Go).collect();
        let pawns = self.board.colored_pieces(self.side(), Piece::Pawn);
        let may_ask = pawns.into_iter().any(|from| !self.strikes(from).is_empty());
        if self.answer.is_none() && may_ask {
            tries.push(Try::Any);
        }
        tries.retain(|one| !self.refused.contains(one));
        tries
    }

    /// What may be said now: the thinkable, as far as the duty allows.
    pub fn tries(&self) -> Vec<Try> {
        let mut tries = self.thinkable();
        if self.owes {
            tries.retain(|one| matches!(one, Try::Go(m) if self.strikes_by(*m)));
        }
        tries
    }

    fn officer(&self, piece: Piece, from: Square) -> BitBoard {
        let own = self.own();
        match piece {
            Piece::Knight => get_knight_moves(from),
            Piece::Bishop => get_bishop_moves(from, own),
            Piece::Rook => get_rook_moves(from, own),
            Piece::Queen => get_bishop_moves(from, own) | get_rook_moves(from, own),
            Piece::King | Piece::Pawn => get_king_moves(from),
        }
    }

    fn pawn(&self, from: Square, moves: &mut Vec<Move>) {
        let (side, own) = (self.side(), self.own());
        let ahead = |square: Square, ranks: i8| {
            let ranks = if side == Color::White { ranks } else { -ranks };
            square.try_offset(0, ranks).filter(|&to| !own.has(to))
        };
        let mut push = |to: Square| {
            if to.rank() == Rank::Eighth.relative_to(side) {
                let kinds = [Piece::Queen, Piece::Rook, Piece::Bishop, Piece::Knight];
                let become_one = |piece| Move { from, to, promotion: Some(piece) };
                moves.extend(kinds.map(become_one));
            } else {
                moves.push(Move { from, to, promotion: None });
            }
        };
        if let Some(one) = ahead(from, 1) {
            push(one);
            let home = from.rank() == Rank::Second.relative_to(side);
            if let Some(two) = ahead(from, 2).filter(|_| home) {
                push(two);
            }
        }
        if self.answer != Some(false) {
            self.strikes(from).into_iter().for_each(push);
        }
    }

    fn castlings(&self, moves: &mut Vec<Move>) {
        let (side, own) = (self.side(), self.own());
        // The checks that stand were announced at the beginning of the turn.
        if !self.board.checkers().is_empty() {
            return;
        }
        let king = self.board.king(side);
        let rights = self.board.castle_rights(side);
        for file in rights.short.into_iter().chain(rights.long) {
            let rook = Square::new(file, Rank::First.relative_to(side));
            if (castling_way(king, rook) & own).is_empty() {
                moves.push(Move { from: king, to: rook, promotion: None });
            }
        }
    }
}

/// Whether the referee lets a move pass.
#[must_use]
pub fn legal(board: &Board, m: Move) -> bool {
    // A start may leave a king attacked; it cannot be taken all the same.
    board.is_legal(m) && m.to != board.king(!board.side_to_move())
}

/// Whether the side to move has a legal pawn capture: the answer to "Any?".
pub fn any(board: &Board) -> bool {
    let pawns = board.colored_pieces(board.side_to_move(), Piece::Pawn);
    board.generate_moves_for(pawns, |moves| moves.into_iter().any(|m| m.from.file() != m.to.file()))
}
