//! The board: men as sets of cells, hands, the side to move, limping pawns and the two counts.

use super::attacks;
use super::cells::{Spot, Spots};
use super::keys;
use super::men::{Colour, Hand, Kind, Move};

/// Where everything stands. Playing a move gives the same key as setting the position up anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    kinds: [Spots; 6],
    colours: [Spots; 2],
    limping: Spots,
    /// Who gives check to the side to move.
    checkers: Spots,
    key: u64,
    clock: u16,
    number: u16,
    hands: [Hand; 2],
    turn: Colour,
}

impl Board {
    /// The board without men: White to move, empty hands, counts at their start.
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            kinds: [Spots::EMPTY; 6],
            colours: [Spots::EMPTY; 2],
            limping: Spots::EMPTY,
            checkers: Spots::EMPTY,
            key: 0,
            clock: 0,
            number: 1,
            hands: [Hand::EMPTY; 2],
            turn: Colour::White,
        }
    }

    /// The start of the setup phase: pawns at home, full hands.
    #[must_use]
    pub fn setup() -> Self {
        let mut board = Self::empty();
        for colour in Colour::ALL {
            colour.pawn_homes().for_each(|spot| board.put(colour, Kind::Pawn, spot));
            board.give(colour, Hand::FULL);
        }
        board
    }

    /// Puts a man on a cell that is free. Afterwards [`settle`](Self::settle) must be called.
    pub fn put(&mut self, colour: Colour, kind: Kind, spot: Spot) {
        self.toggle(colour, kind, spot);
    }

    /// Gives a side what it has to place.
    pub fn give(&mut self, colour: Colour, hand: Hand) {
        for kind in Kind::PLACED {
            if self.hands[colour as usize].has(kind) != hand.has(kind) {
                self.key ^= keys::hand(colour, kind);
            }
        }
        self.hands[colour as usize] = hand;
    }

    /// Marks pawns as limping.
    pub fn lame(&mut self, spots: Spots) {
        for spot in spots ^ self.limping {
            self.key ^= keys::limping(spot);
        }
        self.limping = spots;
    }

    /// Says who is to move and what the counts are, and finds out who gives check.
    #[must_use]
    pub fn settle(mut self, turn: Colour, clock: u16, number: u16) -> Self {
        if self.turn != turn {
            self.key ^= keys::TURN;
        }
        (self.turn, self.clock, self.number) = (turn, clock, number);
        self.checkers = self.checks(turn);
        self
    }

    /// The same board with other counts.
    #[must_use]
    pub const fn counted(mut self, clock: u16, number: u16) -> Self {
        (self.clock, self.number) = (clock, number);
        self
    }

    fn toggle(&mut self, colour: Colour, kind: Kind, spot: Spot) {
        self.kinds[kind as usize] ^= spot.set();
        self.colours[colour as usize] ^= spot.set();
        self.key ^= keys::man(colour, kind, spot);
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Colour {
        self.turn
    }

    /// Half-moves of the play phase since the last capture or pawn move.
    #[must_use]
    pub const fn clock(&self) -> u16 {
        self.clock
    }

    /// The number of the move, from 1.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// What makes two positions the same: men, hands, side to move and limping pawns.
    #[must_use]
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// The men of a side.
    #[must_use]
    pub const fn side(&self, colour: Colour) -> Spots {
        self.colours[colour as usize]
    }

    /// The men of a kind, of both sides.
    #[must_use]
    pub const fn kind(&self, kind: Kind) -> Spots {
        self.kinds[kind as usize]
    }

    /// The men of a kind of one side.
    #[must_use]
    pub const fn men(&self, colour: Colour, kind: Kind) -> Spots {
        Spots(self.kinds[kind as usize].0 & self.colours[colour as usize].0)
    }

    /// The cells on which a man of either side stands.
    #[must_use]
    pub const fn occupied(&self) -> Spots {
        Spots(self.colours[0].0 | self.colours[1].0)
    }

    /// The king of a side, once it is placed.
    #[must_use]
    pub const fn king(&self, colour: Colour) -> Option<Spot> {
        self.men(colour, Kind::King).first()
    }

    /// The pawns that stand on a home of their own but have lost the double step.
    #[must_use]
    pub const fn limping(&self) -> Spots {
        self.limping
    }

    /// What a side has still to place.
    #[must_use]
    pub const fn hand(&self, colour: Colour) -> Hand {
        self.hands[colour as usize]
    }

    /// Whether men are still to be placed.
    #[must_use]
    pub const fn in_setup(&self) -> bool {
        !(self.hands[0].is_empty() && self.hands[1].is_empty())
    }

    /// The men that give check to the side to move; none in the setup phase.
    #[must_use]
    pub const fn checkers(&self) -> Spots {
        self.checkers
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub const fn in_check(&self) -> bool {
        !self.checkers.is_empty()
    }

    /// The kind of the man on a cell.
    #[must_use]
    pub fn kind_on(&self, spot: Spot) -> Option<Kind> {
        Kind::ALL.into_iter().find(|&kind| self.kinds[kind as usize].has(spot))
    }

    /// The side whose man stands on a cell.
    #[must_use]
    pub fn colour_on(&self, spot: Spot) -> Option<Colour> {
        Colour::ALL.into_iter().find(|&colour| self.colours[colour as usize].has(spot))
    }

    /// The men of `by` that attack a cell when `occupied` cells block.
    #[must_use]
    pub fn attackers(&self, spot: Spot, by: Colour, occupied: Spots) -> Spots {
        let [king, queen, rook, bishop, knight, pawn] = self.kinds;
        let files = attacks::rook(spot, occupied) & (queen | rook);
        let oblique = attacks::bishop(spot, occupied) & (queen | bishop);
        let near = attacks::king(spot) & king;
        let leaps = attacks::knight(spot) & knight;
        let pawns = attacks::pawn(!by, spot) & pawn;
        (files | oblique | near | leaps | pawns) & self.side(by)
    }

    /// The men that attack the king of a side; none in the setup phase.
    #[must_use]
    pub fn checks(&self, colour: Colour) -> Spots {
        match self.king(colour) {
            Some(king) if !self.in_setup() => self.attackers(king, !colour, self.occupied()),
            _ => Spots::EMPTY,
        }
    }

    /// Whether a legal move captures.
    #[must_use]
    pub const fn takes(&self, m: Move) -> bool {
        self.occupied().has(m.to())
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        let turn = self.turn;
        match m {
            Move::Place { kind, to } => {
                let hand = &mut self.hands[turn as usize];
                *hand = hand.without(kind);
                self.key ^= keys::hand(turn, kind);
                self.toggle(turn, kind, to);
            }
            Move::Go { from, to } => {
                let kind = self.kind_on(from).unwrap_or(Kind::King);
                self.relocate(from, to, kind, kind);
                if kind == Kind::Pawn && turn.pawn_homes().has(to) {
                    self.limping |= to.set();
                    self.key ^= keys::limping(to);
                }
            }
            Move::Promote { from, to, kind } => self.relocate(from, to, Kind::Pawn, kind),
        }
        self.turn = !turn;
        self.key ^= keys::TURN;
        self.checkers = self.checks(!turn);
    }

    /// Takes a man from one cell to another, where it may be of another kind and may capture.
    fn relocate(&mut self, from: Spot, to: Spot, kind: Kind, becomes: Kind) {
        let turn = self.turn;
        for gone in self.limping & (from.set() | to.set()) {
            self.limping ^= gone.set();
            self.key ^= keys::limping(gone);
        }
        self.toggle(turn, kind, from);
        self.clock = if kind == Kind::Pawn { 0 } else { self.clock.saturating_add(1) };
        if self.side(!turn).has(to)
            && let Some(taken) = self.kind_on(to)
        {
            self.toggle(!turn, taken, to);
            self.clock = 0;
        }
        self.toggle(turn, becomes, to);
        if turn == Colour::Black {
            self.number = self.number.saturating_add(1);
        }
    }

    /// The board after a legal move.
    #[must_use]
    pub fn after(mut self, m: Move) -> Self {
        self.play(m);
        self
    }

    /// The board with the other side to move, who must not be left in check.
    #[must_use]
    pub fn passed(mut self) -> Self {
        self.turn = !self.turn;
        self.key ^= keys::TURN;
        self.checkers = self.checks(self.turn);
        self
    }

    /// The board with every cell replaced by its mirror image, and the colours exchanged if asked.
    #[must_use]
    pub fn mirrored(&self, mirror: fn(Spot) -> Spot, exchange: bool) -> Self {
        let side = |colour: Colour| if exchange { !colour } else { colour };
        let mut board = Self::empty();
        for colour in Colour::ALL {
            board.give(side(colour), self.hand(colour));
            for kind in Kind::ALL {
                self.men(colour, kind).for_each(|spot| board.put(side(colour), kind, mirror(spot)));
            }
        }
        board.lame(self.limping.fold(Spots::EMPTY, |set, spot| set | mirror(spot).set()));
        board.settle(side(self.turn), self.clock, self.number)
    }
}
