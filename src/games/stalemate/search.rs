//! The board as searches use it, and what a position is worth.

use super::StaleMate;
use super::board::{Board, Play, SIDES};
use super::features;
use super::tiles::{Kind, Tile, Tiles};
use super::view::seat;
use crate::ai::{Search, Searchable, Which};
use crate::rules::{Scale, Seat};

/// What a won game is worth at least; each point of the lead adds [`POINT`].
pub(super) const WIN: i32 = 20_000;
/// A point, in the unit of values.
const POINT: i32 = 100;
/// What a tie is worth to White, who wins it.
const TIE: i32 = POINT / 2;
/// What the values are counted in: the network that judges positions was trained for these odds
/// (`assets/nets`).
pub(super) const SCALE: Scale = Scale::Points { won: WIN, tie: TIE, odds: 76 };

/// A board with what judges it.
#[derive(Clone, Debug)]
pub struct Line {
    board: Board,
    accumulators: features::Accumulators,
}

impl Line {
    pub(super) fn new(board: Board) -> Self {
        Self { board, accumulators: features::NET.accumulators() }
    }

    /// The men and the side to play at this point of the search.
    pub(super) const fn board(&self) -> &Board {
        &self.board
    }

    /// The lead of a seat. White's is half a point more than counted, as ties go to White.
    fn lead(&self, of: Seat) -> i32 {
        let lead = (self.board.score(0) - self.board.score(1)) * POINT + TIE;
        if of == Seat::FIRST { lead } else { -lead }
    }
}

impl Search for Line {
    type Move = Play;
    type Undo = Board;
    const SLOTS: usize = 5 * Tile::COUNT;

    fn turn(&self) -> Seat {
        seat(self.board.turn())
    }

    fn generate(&self, which: Which, out: &mut Vec<Play>) {
        if which == Which::All {
            self.board.each_play(|play| out.push(play));
        }
    }

    fn make(&mut self, play: Play) -> Board {
        let before = self.board.clone();
        self.board.play(play);
        before
    }

    fn unmake(&mut self, _play: Play, before: Board) {
        self.board = before;
    }

    fn hash(&self) -> u64 {
        let mix = |hash: u64, word: u64| {
            let mixed = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ (mixed >> 29)
        };
        let board = &self.board;
        let turn = SIDES.map(|side| u64::from(board.replaced(side)));
        let start = turn[0] | turn[1] << 8 | (board.turn() as u64) << 16;
        let men = SIDES.into_iter().flat_map(|side| Kind::ALL.map(|kind| board.kind(side, kind)));
        let words = men.flat_map(|Tiles(men)| [men as u64, (men >> 64) as u64]);
        words.fold(mix(0x51A1_E3A7, start), mix)
    }

    fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
        stuck.then(|| {
            let lead = self.lead(seat);
            if lead > 0 { WIN + lead } else { lead - WIN }
        })
    }

    fn evaluate(&self, asking: Seat) -> i32 {
        let value = self.accumulators.value(self, self.turn());
        if asking == self.turn() { value } else { -value }
    }

    fn slot(&self, play: Play) -> usize {
        match play {
            Play::Place(kind, tile) => kind as usize * Tile::COUNT + tile.index(),
            Play::Replace(tile) => 4 * Tile::COUNT + tile.index(),
            Play::Pass => 0,
        }
    }

    fn young(&self) -> bool {
        self.board.played() < 4
    }
}

impl Searchable for StaleMate {
    type Board = Line;

    fn board(&self) -> Line {
        Line::new(self.board.clone())
    }

    fn lift(&self, play: Play) -> Play {
        play
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::value;
    use crate::games::stalemate::options::Options;
    use crate::games::stalemate::text;

    #[test]
    fn ends_are_worth_more_than_any_lead_and_less_than_a_forced_one() {
        let ended = |position: &str| {
            let board = text::read(position, Options::default()).unwrap();
            assert!(board.over());
            Line::new(board).ended(true, Seat::FIRST).unwrap()
        };
        let tie = ended("3rNP/1r4/R1b2p/N1B2B/1P1n1p/R1b1n1[] b 2/0 0");
        assert_eq!(tie, WIN + POINT / 2);
        assert!(tie < value::FORCED);
    }

    #[test]
    fn the_key_tells_apart_whose_turn_it_is_and_what_was_spent() {
        let board = |position: &str| text::read(position, Options::default()).unwrap();
        let key = |position: &str| Line::new(board(position)).hash();
        let keys = [
            key("5/5/2P2/5/5[RRBBNNPrrbbnnpp] w 0/0 0"),
            key("5/5/2P2/5/5[RRBBNNPrrbbnnpp] b 0/0 0"),
            key("5/5/2P2/5/5[RRBBNNPrrbbnnpp] w 1/0 0"),
            key("5/5/2R2/5/5[RBBNNPPrrbbnnpp] w 0/0 0"),
        ];
        for (nth, one) in keys.iter().enumerate() {
            assert!(keys[..nth].iter().all(|other| other != one));
        }
    }
}
