//! The plan of two computers: nothing is taken. White builds a wall far up by a calendar, and Black packs
//! its men behind it so that none can move; so the stalemate comes with nearly all men on the board.
//!
//! People could not follow it without paper, so with them the computer plays the plan of the lessons.

pub(super) mod calendar;
mod distances;
mod half;
mod route;

use cozy_chess::{Board, Move};

use self::half::Half;
use self::route::Stage;
use crate::ai::Watch;

/// So many stages at most are looked at for a way to be packed.
const MOST: u64 = 600_000;
/// So many stages cost as much as a position.
const STAGES: u64 = 4;

/// Black's way to be packed, once it has looked for one. Only a cache: without it another way is found.
#[derive(Debug, Default)]
pub(super) struct Packer {
    way: Option<Way>,
}

/// A way that begins with the side's move of this number; without stages there is none.
#[derive(Debug)]
struct Way {
    first: u32,
    stages: Vec<Stage>,
}

impl Packer {
    /// The next move of the way, which ends no sooner than White's wall stands; `None` if there is no
    /// way, or it is done. Looking for one may cost about as much as so many positions.
    pub(super) fn next(
        &mut self,
        board: &Board,
        moves: &[Move],
        positions: u64,
        watch: &dyn Watch,
    ) -> Option<Move> {
        let number = u32::from(board.fullmove_number());
        let half = Half::of(board)?.without(calendar::POST);
        let known = self.way.as_ref().and_then(|way| way.move_of(number, &half, moves));
        // Who found no way at first, or has gone it, does without.
        if known.is_some() || self.way.as_ref().is_some_and(|way| way.stages.is_empty()) {
            return known;
        }
        let (moved, first) = (number - 1, |m: Move| moves.contains(&m));
        // In turn a way for all is looked for and ways for all but a gift.
        let mut gifts = distances::GIFTS;
        gifts.rotate_left(moved as usize % distances::GIFTS.len());
        let gift = gifts.into_iter().find(|&gift| !route::hopeless(&half, gift));
        let most = positions.saturating_mul(STAGES).min(MOST);
        let stages = gift.and_then(|gift| route::route(&half, moved, &first, (most, watch), gift));
        if stages.is_none() && number < route::TURNS {
            return route::hop(&half, number, &first);
        }
        let way = Way { first: number, stages: stages.unwrap_or_default() };
        self.way.insert(way).stages.first().map(|stage| stage.1)
    }

    /// Forgets the way, before another game.
    pub(super) fn clear(&mut self) {
        self.way = None;
    }
}

impl Way {
    /// The move of this number, if the men stand as they should.
    fn move_of(&self, number: u32, half: &Half, moves: &[Move]) -> Option<Move> {
        let nth = number.checked_sub(self.first)?;
        let stage = self.stages.get(nth as usize).filter(|stage| stage.0 == *half)?;
        moves.contains(&stage.1).then_some(stage.1)
    }
}
