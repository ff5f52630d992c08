//! A position with its past: what the rules need to know beyond the board.

use super::board::{Board, Move};
use super::fen::Standing;
use super::men::{Camp, Kind, Man};
use super::repetition::{Law, Rule, Verdict, judge};
use super::stretch::{Step, hunter};

/// A position that has stood, with the move that left it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Past {
    /// The key of the position.
    pub key: u64,
    pub step: Step,
}

/// A position of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    board: Board,
    clock: u16,
    number: u16,
    /// The positions since the last capture, the oldest first, without this one.
    past: Vec<Past>,
}

impl Position {
    /// A position without a past.
    #[must_use]
    pub const fn new(standing: Standing) -> Self {
        let Standing { board, clock, number } = standing;
        Self { board, clock, number, past: Vec::new() }
    }

    /// The men and the side to move.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Half-moves since the last capture.
    #[must_use]
    pub const fn clock(&self) -> u16 {
        self.clock
    }

    /// The number of the move, from 1.
    #[must_use]
    pub const fn number(&self) -> u16 {
        self.number
    }

    /// The side to move.
    #[must_use]
    pub const fn turn(&self) -> Camp {
        self.board.turn()
    }

    /// The positions since the last capture, without this one.
    pub(super) fn past(&self) -> &[Past] {
        &self.past
    }

    /// Every legal move, by points of departure and then of arrival, file before rank.
    #[must_use]
    pub fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(64);
        self.board.generate(false, &mut moves);
        let place = |point: super::point::Point| (point.file(), point.rank());
        moves.sort_unstable_by_key(|m| (place(m.from), place(m.to)));
        moves
    }

    /// Whether a move takes something.
    #[must_use]
    pub fn takes(&self, m: Move) -> bool {
        self.board.man(m.to).is_some()
    }

    /// Plays a legal move.
    pub fn play(&mut self, m: Move) {
        let mover = self.turn();
        let key = self.board.key();
        let taking = self.takes(m);
        self.board.make(m);
        self.number = self.number.saturating_add(u16::from(mover == Camp::Black));
        if taking {
            self.clock = 0;
            self.past.clear();
            return;
        }
        self.clock = self.clock.saturating_add(1);
        let check = self.board.in_check();
        self.past.push(Past { key, step: Step { m: Some(m), check } });
    }

    /// The position after a legal move.
    #[must_use]
    pub fn after(&self, m: Move) -> Self {
        let mut next = self.clone();
        next.play(m);
        next
    }

    /// How often the present position has stood, this time included.
    #[must_use]
    pub fn stood(&self) -> usize {
        1 + self.earlier(self.board.key())
    }

    /// How often a position with this key has stood before.
    fn earlier(&self, key: u64) -> usize {
        self.past.iter().filter(|past| past.key == key).count()
    }

    /// What the law says of the play since this position last stood so many times, counting this
    /// time; `None` if it has not.
    #[must_use]
    pub fn verdict(&self, law: Law, standings: usize) -> Option<Verdict> {
        let back = self.back(standings)?;
        (law.rule != Rule::Free).then(|| judge(law, &self.board, back))
    }

    /// The one man that attacked `prey` anew with every move of its side in that play, if one did.
    pub(super) fn hunter(&self, prey: Man, standings: usize) -> Option<Man> {
        hunter(&self.board, self.back(standings)?, prey)
    }

    /// The moves since this position last stood so many times, the last one first.
    fn back(&self, standings: usize) -> Option<impl Iterator<Item = Step> + Clone> {
        let key = self.board.key();
        let nth = standings.checked_sub(2)?;
        let from = (0..self.past.len()).rev().filter(|&at| self.past[at].key == key).nth(nth)?;
        Some(self.past[from..].iter().rev().map(|past| past.step))
    }

    /// The moves of `moves` that lead to a position that has stood twice before.
    pub(super) fn repeating<'a>(
        &'a self,
        moves: &'a [Move],
    ) -> impl Iterator<Item = Move> + use<'a> {
        let mut board = self.board.clone();
        let long_enough = self.past.len() >= 7;
        let quiet = moves.iter().copied().filter(move |&m| long_enough && !self.takes(m));
        quiet.filter(move |&m| {
            let undo = board.make(m);
            let key = board.key();
            board.unmake(m, undo);
            self.earlier(key) >= 2
        })
    }

    /// Whether a side has no man left that can attack.
    #[must_use]
    pub fn insufficient(&self, camp: Camp) -> bool {
        insufficient(&self.board, camp)
    }
}

/// Whether a side has no man left that can attack.
#[must_use]
pub fn insufficient(board: &Board, camp: Camp) -> bool {
    [Kind::Chariot, Kind::Horse, Kind::Cannon, Kind::Pawn]
        .into_iter()
        .all(|kind| board.count(camp, kind) == 0)
}
