//! Why a try is obviously impossible (section 4 of the rules). Every reason rests on what its player
//! knows for certain, so it tells them nothing of the other side.

use cozy_chess::{
    BitBoard, Move, Piece, Rank, Square, get_between_rays, get_bishop_moves, get_king_moves,
    get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use super::tries::{Known, Try, castling_way, others_moves, reach};
use crate::games::chess::terms;
use crate::rules::Say;

/// The key of every such reason; which one it is stands in the field `why`.
const IMPOSSIBLE: &str = "impossible";

fn because(why: &'static str) -> Say {
    Say::new(IMPOSSIBLE).with("why", why)
}

fn on(why: &'static str, square: Square) -> Say {
    because(why).with("cell", square.to_string())
}

impl Known<'_> {
    /// The reason why a try is not among the thinkable.
    pub(super) fn why(&self, one: Try) -> Say {
        match one {
            Try::Any => self.why_not_any(),
            Try::Go(m) if !self.own().has(m.from) => on("no-man", m.from),
            Try::Go(_) if self.refused.contains(&one) => because("refused-before"),
            Try::Go(m) => match self.board.piece_on(m.from) {
                Some(Piece::Pawn) => self.why_not_pawn(m),
                piece => self.why_not_officer(piece.unwrap_or(Piece::King), m),
            },
        }
    }

    fn why_not_any(&self) -> Say {
        if self.answer.is_some() {
            because("asked-before")
        } else if self.board.colored_pieces(self.side(), Piece::Pawn).is_empty() {
            because("no-pawn")
        } else {
            because("nothing-near")
        }
    }

    fn why_not_officer(&self, piece: Piece, m: Move) -> Say {
        let own_there = self.own().has(m.to);
        if piece == Piece::King && own_there && self.board.piece_on(m.to) == Some(Piece::Rook) {
            return self.why_not_castle(m);
        }
        if piece == Piece::King && m.from.rank() == m.to.rank() && !near(m) {
            return because("castle-how");
        }
        let empty = BitBoard::EMPTY;
        let ways = match piece {
            Piece::Knight => get_knight_moves(m.from),
            Piece::Bishop => get_bishop_moves(m.from, empty),
            Piece::Rook => get_rook_moves(m.from, empty),
            Piece::Queen => get_bishop_moves(m.from, empty) | get_rook_moves(m.from, empty),
            Piece::King | Piece::Pawn => get_king_moves(m.from),
        };
        if !ways.has(m.to) {
            return Self::wrong_way(piece, m);
        }
        if own_there {
            return on("own-man", m.to);
        }
        let between = get_between_rays(m.from, m.to) & self.own();
        match between.into_iter().min_by_key(|&square| distance(m.from, square)) {
            Some(square) => on("own-between", square),
            // The way is right, so it is the letter of a promotion that is wrong.
            None => because("no-promotion"),
        }
    }

    fn wrong_way(piece: Piece, m: Move) -> Say {
        on("wrong-way", m.from).with("to", m.to.to_string()).with("figure", terms::figure(piece))
    }

    fn why_not_castle(&self, m: Move) -> Say {
        let rights = self.board.castle_rights(self.side());
        let home = m.to.rank() == Rank::First.relative_to(self.side());
        let right = [rights.short, rights.long].contains(&Some(m.to.file()));
        if !home || !right {
            on("castle-no-right", m.to)
        } else if !self.board.checkers().is_empty() {
            because("castle-in-check")
        } else if let Some(square) = (castling_way(m.from, m.to) & self.own()).into_iter().next() {
            on("castle-own-man", square)
        } else {
            because("no-promotion")
        }
    }

    fn why_not_pawn(&self, m: Move) -> Say {
        let side = self.side();
        let forward = m.to.rank().relative_to(side) as i8 - m.from.rank().relative_to(side) as i8;
        let home = m.from.rank() == Rank::Second.relative_to(side);
        let strikes = get_pawn_attacks(m.from, side).has(m.to);
        let straight = m.from.file() == m.to.file() && (1..=2).contains(&forward);
        if !strikes && !straight {
            return Self::wrong_way(Piece::Pawn, m);
        }
        if self.own().has(m.to) {
            return on("own-man", m.to);
        }
        if straight && forward == 2 {
            if !home {
                return on("pawn-double", m.from);
            }
            let between = get_between_rays(m.from, m.to) & self.own();
            if let Some(square) = between.into_iter().next() {
                return on("own-between", square);
            }
        }
        if strikes && self.answer == Some(false) {
            return because("no-capture");
        }
        if strikes && !reach(!side, others_moves(self.board)).has(m.to) {
            return on("not-reached", m.to);
        }
        let last = m.to.rank() == Rank::Eighth.relative_to(side);
        because(if last { "becomes-what" } else { "no-promotion" })
    }
}

fn near(m: Move) -> bool {
    get_king_moves(m.from).has(m.to)
}

fn distance(from: Square, to: Square) -> u8 {
    let files = (from.file() as u8).abs_diff(to.file() as u8);
    files.max((from.rank() as u8).abs_diff(to.rank() as u8))
}
