//! The board as searches use it, and what a position is worth.

use super::board::{Board, Play, SIDES};
use super::tiles::{Kind, Tile, Tiles};
use super::view::seat;
use super::{StaleMate, options::Scoring};
use crate::ai::{Search, Searchable, Which};
use crate::rules::{Scale, Seat};

/// What a won game is worth at least; each point of the lead adds [`POINT`].
pub(super) const WIN: i32 = 20_000;
/// A point, in the unit of values.
const POINT: i32 = 100;
/// What a tie is worth to White, who wins it.
const TIE: i32 = POINT / 2;
/// What the values are counted in. The odds were fitted on 400 games of 4,000 positions a move (4,056
/// positions whose end was not certain yet): 52, in tenths of the games 45 to 60;
/// `cargo bench --bench curve -- stalemate --games 400 --nodes 4000 --random 2`.
pub(super) const SCALE: Scale = Scale::Points { won: WIN, tie: TIE, odds: 52 };
/// What a tile is worth on which a man can be placed.
const PLACE: i32 = 3;

impl Board {
    /// The lead of a side. White's is half a point more than counted, as ties go to White.
    fn lead(&self, side: usize) -> i32 {
        let lead = (self.score(0) - self.score(1)) * POINT + TIE;
        if side == 0 { lead } else { -lead }
    }

    /// How many ways a side has to place a man.
    fn freedom(&self, side: usize) -> i32 {
        self.placements(side).iter().map(|tiles| i32::from(tiles.count())).sum()
    }
}

const fn side(seat: Seat) -> usize {
    seat.index() & 1
}

impl Search for Board {
    type Move = Play;
    type Undo = Self;
    const SLOTS: usize = 5 * Tile::COUNT;

    fn turn(&self) -> Seat {
        seat(self.turn())
    }

    fn generate(&self, which: Which, out: &mut Vec<Play>) {
        if which == Which::All {
            self.each_play(|play| out.push(play));
        }
    }

    fn make(&mut self, play: Play) -> Self {
        let before = self.clone();
        self.play(play);
        before
    }

    fn unmake(&mut self, _play: Play, before: Self) {
        *self = before;
    }

    fn hash(&self) -> u64 {
        let mix = |hash: u64, word: u64| {
            let mixed = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            mixed ^ (mixed >> 29)
        };
        let turn = SIDES.map(|side| u64::from(self.replaced(side)));
        let start = turn[0] | turn[1] << 8 | (self.turn() as u64) << 16;
        let men = SIDES.into_iter().flat_map(|side| Kind::ALL.map(|kind| self.kind(side, kind)));
        let words = men.flat_map(|Tiles(men)| [men as u64, (men >> 64) as u64]);
        words.fold(mix(0x51A1_E3A7, start), mix)
    }

    fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
        stuck.then(|| {
            let lead = self.lead(side(seat));
            if lead > 0 { WIN + lead } else { lead - WIN }
        })
    }

    fn evaluate(&self, seat: Seat) -> i32 {
        let side = side(seat);
        let freedom = PLACE * (self.freedom(side) - self.freedom(1 - side));
        match self.options().scoring {
            // The trays decide nothing; whoever has more pawns left is ahead.
            Scoring::Pawns => self.lead(side),
            Scoring::Threats | Scoring::Safety | Scoring::Both | Scoring::Placed => {
                self.lead(side) + freedom
            }
        }
    }

    fn reward(&self, ended: i32) -> f32 {
        // A win is nine tenths; the lead, which no game makes larger than twenty points, the rest.
        let lead = (ended.abs() - WIN).clamp(0, 20 * POINT) as f32 / (20 * POINT) as f32;
        if ended > 0 { 0.95 + 0.05 * lead } else { 0.05 - 0.05 * lead }
    }

    fn slot(&self, play: Play) -> usize {
        match play {
            Play::Place(kind, tile) => kind as usize * Tile::COUNT + tile.index(),
            Play::Replace(tile) => 4 * Tile::COUNT + tile.index(),
            Play::Pass => 0,
        }
    }

    fn young(&self) -> bool {
        self.played() < 4
    }
}

impl Searchable for StaleMate {
    type Board = Board;

    fn board(&self) -> Board {
        self.board.clone()
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
            board.ended(true, Seat::FIRST).unwrap()
        };
        let tie = ended("3rNP/1r4/R1b2p/N1B2B/1P1n1p/R1b1n1[] b 2/0 0");
        assert_eq!(tie, WIN + POINT / 2);
        assert!(tie < value::FORCED);
    }

    #[test]
    fn the_key_tells_apart_whose_turn_it_is_and_what_was_spent() {
        let key = |position: &str| text::read(position, Options::default()).unwrap().hash();
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
