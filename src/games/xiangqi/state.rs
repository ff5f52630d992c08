//! A game of xiangqi: the position with its past, the rules chosen, the last move and the end.

use super::board::Move;
use super::edition::Edition;
use super::men::Camp;
use super::options::Options;
use super::position::Position;
use super::repetition::{Law, Rule, Verdict};
use super::{ends, terms};
use crate::rules::{Outcome, Seat};

/// A game of xiangqi.
#[derive(Clone, Debug)]
pub struct Xiangqi {
    pub(super) position: Position,
    pub(super) law: Law,
    limit: u16,
    /// The position before the last move, and the move.
    pub(super) last: Option<(Position, Move)>,
    pub(super) outcome: Option<Outcome>,
}

impl Xiangqi {
    pub(super) fn at(position: Position, options: &Options) -> Self {
        let mut game = Self {
            position,
            law: Law::now(options.repetition),
            limit: options.limit,
            last: None,
            outcome: None,
        };
        game.judge();
        game
    }

    /// The same, judged by the edition of this version of the rules. Nothing must have been played:
    /// no start is over by repetition.
    pub(super) fn under(mut self, version: u16) -> Self {
        self.law.edition = Edition::of(version);
        self
    }

    /// The position with its past.
    pub(crate) const fn position(&self) -> &Position {
        &self.position
    }

    /// What repeating leads to.
    pub(crate) const fn law(&self) -> Law {
        self.law
    }

    /// After how many half-moves without a capture the game is drawn.
    pub(crate) const fn limit(&self) -> u16 {
        self.limit
    }

    /// Ends the game if the rules end it by themselves.
    pub(super) fn judge(&mut self) {
        self.outcome = ends::end(&self.position, self.law, self.limit);
    }

    /// The seat to move, while the game runs.
    pub(super) fn mover(&self) -> Option<Seat> {
        self.outcome.is_none().then(|| terms::seat(self.position.turn()))
    }

    /// The moves that may be played: where repeating is banned, those that would lose by it are left
    /// out as long as there are others.
    pub(super) fn allowed(&self) -> Vec<Move> {
        let mut moves = self.position.moves();
        let banned = self.banned(&moves);
        moves.retain(|m| !banned.contains(m));
        moves
    }

    /// The moves that may not be played though the board allows them.
    pub(super) fn banned(&self, moves: &[Move]) -> Vec<Move> {
        if self.law.rule != Rule::Ban {
            return Vec::new();
        }
        let position = &self.position;
        let loses = |m: &Move| loser(&position.after(*m), self.law) == Some(position.turn());
        let banned: Vec<Move> = position.repeating(moves).filter(loses).collect();
        if banned.len() == moves.len() { Vec::new() } else { banned }
    }
}

/// Who loses by repeating in this position, if it stands for the third time and somebody does.
fn loser(position: &Position, law: Law) -> Option<Camp> {
    match position.verdict(law, 3)? {
        Verdict::Loses(camp, _) => Some(camp),
        Verdict::Draw(_) => None,
    }
}
