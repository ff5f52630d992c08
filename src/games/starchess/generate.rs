//! The legal moves of a position.

use super::attacks;
use super::board::Board;
use super::cells::{Spot, Spots};
use super::men::{Colour, Kind, Move};

/// The cells one man may legally go to, or be placed on.
#[derive(Clone, Copy, Debug)]
pub struct Reach {
    /// What kind of man.
    pub kind: Kind,
    /// Where it stands; `None` if it is in hand.
    pub from: Option<Spot>,
    /// Where it may go.
    pub to: Spots,
}

impl Reach {
    /// How many moves these are, for a man of `colour`.
    #[must_use]
    pub fn len(&self, colour: Colour) -> u32 {
        let becomes = if self.kind == Kind::Pawn { far(colour) } else { Spots::EMPTY };
        self.to.len() + 3 * (self.to & becomes).len()
    }

    /// Calls `each` with every move, in the order of cells, promotions from the queen down.
    pub fn each(&self, colour: Colour, mut each: impl FnMut(Move)) {
        match self.from {
            None => self.to.for_each(|to| each(Move::Place { kind: self.kind, to })),
            Some(from) if self.kind == Kind::Pawn => {
                for to in self.to {
                    if far(colour).has(to) {
                        for kind in Kind::PROMOTIONS {
                            each(Move::Promote { from, to, kind });
                        }
                    } else {
                        each(Move::Go { from, to });
                    }
                }
            }
            Some(from) => self.to.for_each(|to| each(Move::Go { from, to })),
        }
    }
}

/// The cells where a pawn of this colour is promoted.
#[must_use]
pub const fn far(colour: Colour) -> Spots {
    match colour {
        Colour::White => Colour::Black.back_rank(),
        Colour::Black => Colour::White.back_rank(),
    }
}

impl Board {
    /// Calls `each` with what every man of the side to move may do; stops and gives true as soon as
    /// `each` does.
    pub fn generate(&self, mut each: impl FnMut(Reach) -> bool) -> bool {
        if self.in_setup() {
            return self.generate_placements(&mut each);
        }
        match self.king(self.turn()) {
            Some(king) => self.generate_moves(king, &mut each),
            None => false,
        }
    }

    fn generate_placements(&self, each: &mut impl FnMut(Reach) -> bool) -> bool {
        let turn = self.turn();
        let to = turn.back_rank() & !self.occupied();
        self.hand(turn).kinds().any(|kind| each(Reach { kind, from: None, to }))
    }

    fn generate_moves(&self, king: Spot, each: &mut impl FnMut(Reach) -> bool) -> bool {
        let (turn, occupied) = (self.turn(), self.occupied());
        let (own, enemies) = (self.side(turn), self.side(!turn));
        let mut give =
            |kind, from, to: Spots| !to.is_empty() && each(Reach { kind, from: Some(from), to });
        let steps = self.king_steps(king);
        if give(Kind::King, king, steps) {
            return true;
        }
        let checkers = self.checkers();
        if checkers.is_many() {
            return false;
        }
        let answers = match checkers.first() {
            None => Spots::ALL,
            Some(checker) => attacks::between(king, checker) | checkers,
        };
        let pinned = self.pinned(king);
        let free = |from: Spot| {
            if pinned.has(from) { attacks::through(king, from) & answers } else { answers }
        };
        for kind in [Kind::Queen, Kind::Rook, Kind::Bishop] {
            for from in self.men(turn, kind) {
                let to = attacks::of(kind, from, occupied) & !own & free(from);
                if give(kind, from, to) {
                    return true;
                }
            }
        }
        for from in self.men(turn, Kind::Knight) & !pinned {
            if give(Kind::Knight, from, attacks::knight(from) & !own & answers) {
                return true;
            }
        }
        for from in self.men(turn, Kind::Pawn) {
            let takes = attacks::pawn(turn, from) & enemies;
            let to = (takes | self.pawn_steps(from)) & free(from);
            if give(Kind::Pawn, from, to) {
                return true;
            }
        }
        false
    }

    /// Where the pawn of the side to move on a cell can go without capturing.
    #[must_use]
    pub fn pawn_steps(&self, from: Spot) -> Spots {
        let turn = self.turn();
        let step = attacks::forward(turn, from.set()) & !self.occupied();
        if !step.is_empty() && (turn.pawn_homes() & !self.limping()).has(from) {
            return step | attacks::forward(turn, step) & !self.occupied();
        }
        step
    }

    /// Where the king of the side to move can go.
    fn king_steps(&self, king: Spot) -> Spots {
        let turn = self.turn();
        let lifted = self.occupied() & !king.set();
        let mut steps = Spots::EMPTY;
        for to in attacks::king(king) & !self.side(turn) {
            if self.attackers(to, !turn, lifted).is_empty() {
                steps |= to.set();
            }
        }
        steps
    }

    /// The own men that alone stand between the king of the side to move and an enemy slider.
    #[must_use]
    pub fn pinned(&self, king: Spot) -> Spots {
        let turn = self.turn();
        let own = self.side(turn);
        let [queens, rooks, bishops] =
            [Kind::Queen, Kind::Rook, Kind::Bishop].map(|kind| self.men(!turn, kind));
        let none = Spots::EMPTY;
        let aims = attacks::rook(king, none) & (queens | rooks)
            | attacks::bishop(king, none) & (queens | bishops);
        let mut pinned = Spots::EMPTY;
        for aim in aims {
            let between = attacks::between(king, aim) & self.occupied();
            if !between.is_many() {
                pinned |= between & own;
            }
        }
        pinned
    }

    /// Whether the side to move has no legal move.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        !self.generate(|_| true)
    }

    /// Every legal move, by cells of departure and then of arrival.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut reaches = Vec::with_capacity(16);
        self.generate(|reach| {
            reaches.push(reach);
            false
        });
        reaches.sort_by_key(|reach| reach.from);
        let mut moves = Vec::with_capacity(32);
        for reach in reaches {
            reach.each(self.turn(), |m| moves.push(m));
        }
        moves
    }

    /// Whether a move is legal now.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        self.moves().contains(&m)
    }

    /// The number of lines of `depth` legal moves. Draws by rule do not end a line; the last moves
    /// are counted without being played.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let mut lines = 0;
        self.generate(|reach| {
            if depth == 1 {
                lines += u64::from(reach.len(self.turn()));
            } else {
                reach.each(self.turn(), |m| lines += self.after(m).perft(depth - 1));
            }
            false
        });
        lines
    }
}
