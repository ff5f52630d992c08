//! How far Black's men are from being packed, if nobody but the pawns and the dark bishop stood in
//! their way.

use cozy_chess::{Piece, Rank};

use super::calendar::POST;
use super::half::{
    DARK, GONE, HOLES, HOME, Half, KING, KNIGHT, LIGHT, ROOK, STAY, STEP, packings, reach, tiles,
};

pub(super) const SIX: u64 = Rank::Sixth.bitboard().0;
/// Nobody but a gift goes where a gift would stand.
pub(super) const FIVE: u64 = Rank::Fifth.bitboard().0 & !AT_POST;
pub(super) const AT_POST: u64 = 1 << POST as u8;
/// The man that is given away, by its place, if not all can be packed: it goes to the post, where a
/// knight of White takes it on the day of its visit.
pub(super) type Gift = Option<usize>;
/// What may be given.
pub(super) const GIFTS: [Gift; 3] = [None, Some(LIGHT), Some(KNIGHT + 1)];

/// A way that does not exist.
pub(super) const NEVER: u8 = 30;
/// The men alike or alone: king, queen, light bishop, rooks, knights.
pub(super) const GROUPS: [usize; 5] = [KING, 1, LIGHT, ROOK, KNIGHT];

/// How many moves a man needs from tile to tile, if nobody but the pawns stands in its way.
type Table = Vec<[u8; 64]>;

/// How far men are from their places.
pub(super) struct Distances {
    alone: [Table; 4],
    /// By which pawns have stepped: a knight can be on their tiles before.
    knights: Vec<Table>,
    pub goals: Vec<[u8; 8]>,
    pub gift: Gift,
}

/// Which of the four pawns have stepped.
pub(super) fn stepped(pawns: u64) -> usize {
    tiles(STEP)
        .enumerate()
        .filter(|(_, tile)| pawns >> tile & 1 == 1)
        .map(|(nth, _)| 1 << nth)
        .sum()
}

fn table(piece: Piece, stuck: u64) -> Table {
    let room = match piece {
        Piece::King => HOME,
        Piece::Rook => HOME | HOLES,
        Piece::Knight | Piece::Bishop => HOME | HOLES | SIX | FIVE | AT_POST,
        Piece::Queen | Piece::Pawn => HOME | HOLES | SIX | FIVE,
    };
    let mut table = vec![[NEVER; 64]; 64];
    for from in tiles(HOME | HOLES | SIX | FIVE | AT_POST) {
        let (mut seen, mut edge, mut far) = (0, 1_u64 << from, 0);
        while edge != 0 {
            tiles(edge).for_each(|to| table[usize::from(from)][usize::from(to)] = far);
            seen |= edge;
            let next = tiles(edge).fold(0, |next, at| next | reach(piece, at, stuck));
            edge = next & room & !stuck & !seen;
            far += 1;
        }
    }
    table
}

impl Distances {
    pub fn new(half: &Half, gift: Gift) -> Self {
        let stuck = STAY | if half.men[DARK] == GONE { 0 } else { 1 << half.men[DARK] };
        let pawns = |set: usize| {
            let tile =
                |(nth, tile): (usize, u8)| if set >> nth & 1 == 1 { 1_u64 << tile } else { 0 };
            tiles(STEP).enumerate().map(tile).sum::<u64>()
        };
        let alone = [Piece::King, Piece::Queen, Piece::Bishop, Piece::Rook];
        let mut all = Self {
            alone: alone.map(|piece| table(piece, stuck)),
            knights: (0..16).map(|set| table(Piece::Knight, stuck | pawns(set))).collect(),
            goals: packings(&half.given(gift)),
            gift,
        };
        if let Some(place) = gift {
            all.goals.iter_mut().for_each(|goal| goal[place] = POST as u8);
        }
        let can =
            |goal: &[u8; 8]| (0..GROUPS.len()).all(|group| all.of(group, half, *goal) < NEVER);
        let goals = all.goals.iter().copied().filter(can).collect();
        all.goals = goals;
        all
    }

    /// How far the men of a group are from where they are in a packing.
    pub fn of(&self, group: usize, half: &Half, goal: [u8; 8]) -> u8 {
        let far = |table: &Table, man: usize, place: usize| match half.men[man] {
            GONE => 0,
            at => table[usize::from(at)][usize::from(goal[place])],
        };
        let place = GROUPS[group];
        let (table, two) = match place {
            ROOK => (&self.alone[3], true),
            KNIGHT => (&self.knights[stepped(half.pawns)], true),
            _ => (&self.alone[group], false),
        };
        let twin = place + 1;
        if !two || half.men[twin] == GONE {
            return far(table, place, place);
        }
        let straight = far(table, place, place) + far(table, twin, twin);
        straight.min(far(table, place, twin) + far(table, twin, place))
    }
}
