//! The way from Black's men as they stand to a packing: a search that sees nothing of White and knows
//! by the calendar how far White's pawns have come.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashMap};
use std::hash::{BuildHasherDefault, Hasher};

use cozy_chess::{Move, Piece, Square};

use super::calendar::{CLOSED, FIFTH, OUT, POST, SHUT, SIXTH, VISIT};
use super::distances::{AT_POST, Distances, FIVE, GIFTS, GROUPS, Gift, NEVER, SIX, stepped};
use super::half::{DARK, GONE, HOLES, HOME, Half, KNIGHT, OFFICERS, STAY, STEP, reach, tiles};
use crate::ai::Watch;

/// How much what is left counts, compared with what was done: greed finds a way soon, if not the
/// shortest. What did not help in one turn is not tried again in the next.
const GREED: [u32; 4] = [3, 5, 2, 4];
const DONE: u32 = 2;
/// In so many of its first moves Black looks for a way.
pub(super) const TURNS: u32 = 9;

/// One move of a way and the men before it.
pub(super) type Stage = (Half, Move);

/// Numbers are keys here: mixing them is enough.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(self.0 << 8 | u64::from(byte));
        }
    }

    fn write_u64(&mut self, key: u64) {
        let mixed = (key ^ (key >> 29)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

/// A stage that was reached.
#[derive(Clone, Copy)]
struct Node {
    half: Half,
    before: u32,
    m: (u8, u8),
    steps: u16,
}

/// A search for a way.
struct Search<'a> {
    distances: &'a Distances,
    greed: u32,
    nodes: Vec<Node>,
    seen: HashMap<u64, u16, BuildHasherDefault<Mix>>,
    open: BinaryHeap<Reverse<(u32, u32, u32)>>,
    /// Of the node that goes on: what its groups still need, a row for each packing.
    needs: Vec<[u8; GROUPS.len()]>,
}

/// A way from these men to a packing with no more than `most` stages looked at. The side has made
/// `moved` moves; `first` says what it may begin with.
pub(super) fn route(
    half: &Half,
    moved: u32,
    first: &dyn Fn(Move) -> bool,
    (most, watch): (u64, &dyn Watch),
    gift: Gift,
) -> Option<Vec<Stage>> {
    let half = half.sorted();
    if gift.is_some_and(|place| half.men[place] == GONE || moved + 1 >= VISIT) {
        return None;
    }
    if half.pawns & !(STAY | HOLES | STEP) != 0 || half.pawns & STAY != STAY {
        return None;
    }
    let distances = Distances::new(&half, gift);
    if distances.goals.is_empty() {
        return None;
    }
    let root = Node { half, before: 0, m: (0, 0), steps: 0 };
    let mut search = Search {
        distances: &distances,
        greed: GREED[moved as usize / GIFTS.len() % GREED.len()],
        nodes: vec![root],
        seen: HashMap::default(),
        open: BinaryHeap::new(),
        needs: Vec::new(),
    };
    search.seen.insert(key(&half), 0);
    search.open.push(Reverse((0, 0, 0)));
    while let Some(Reverse((_, _, id))) = search.open.pop() {
        let node = search.nodes[id as usize];
        let looked = search.nodes.len() as u64;
        if looked > most || search.seen.len().is_multiple_of(64) && watch.stop() {
            return None;
        }
        let packed = node.half.without(POST).is_packed();
        if let Some(way) = packed.then(|| padded(search.way(id), moved)).flatten() {
            return Some(way);
        }
        if search.seen.get(&key(&node.half)).is_some_and(|&steps| steps >= node.steps) {
            search.go_on(id, moved + u32::from(node.steps) + 1, first);
        }
    }
    None
}

/// Whether these men cannot be packed at all, but for a gift.
pub(super) fn hopeless(half: &Half, gift: Gift) -> bool {
    Distances::new(half, gift).goals.is_empty()
}

/// The men as one number.
fn key(half: &Half) -> u64 {
    half.men.iter().fold(stepped(half.pawns) as u64, |key, &man| key * 67 + u64::from(man))
}

/// Where an officer may be once the side has made so many moves. Knights may still stand where pawns
/// will step to: White's pawns stop before.
fn room(piece: Piece, moves: u32) -> u64 {
    let out = match moves {
        0..FIFTH => SIX | FIVE,
        FIFTH..SIXTH => SIX,
        SIXTH.. => 0,
    };
    match piece {
        Piece::King => HOME,
        // Who sees far gives no check before White's pawns shut its lines.
        Piece::Queen if moves >= OUT => HOME | HOLES | out,
        Piece::Bishop if moves >= SHUT => HOME | HOLES | out,
        Piece::Knight => HOME | HOLES | STEP | out,
        Piece::Queen | Piece::Bishop | Piece::Rook | Piece::Pawn => HOME | HOLES,
    }
}

/// Whether all officers are where they may be after so many moves. A gift waits at the post.
fn fits(half: &Half, moves: u32, gift: Gift) -> bool {
    let post = gift.is_some() && half.men.contains(&(POST as u8));
    (post || gift.is_none() || moves < VISIT - 1)
        && (0..OFFICERS.len()).filter(|&nth| half.men[nth] != GONE).all(|nth| {
            let at = half.men[nth];
            post && at == POST as u8 || room(OFFICERS[nth], moves) >> at & 1 == 1
        })
}

impl Search<'_> {
    /// The moves that led to a node.
    fn way(&self, mut id: u32) -> Vec<Stage> {
        let mut way = Vec::new();
        while id != 0 {
            let node = &self.nodes[id as usize];
            let square = |tile: u8| Square::index(usize::from(tile));
            let m = Move { from: square(node.m.0), to: square(node.m.1), promotion: None };
            way.push((self.nodes[node.before as usize].half.without(POST), m));
            id = node.before;
        }
        way.reverse();
        way
    }

    /// All moves from a node, which are number `number` of the side.
    fn go_on(&mut self, id: u32, number: u32, first: &dyn Fn(Move) -> bool) {
        let half = self.nodes[id as usize].half;
        let own = half.all();
        let needs =
            |goal: &[u8; 8]| std::array::from_fn(|group| self.distances.of(group, &half, *goal));
        self.needs = self.distances.goals.iter().map(needs).collect();
        let allowed = |from: u8, to: u8| {
            let square = |tile: u8| Square::index(usize::from(tile));
            id != 0 || first(Move { from: square(from), to: square(to), promotion: None })
        };
        for pawn in tiles(half.pawns & HOLES).filter(|pawn| own >> (pawn - 8) & 1 == 0) {
            if allowed(pawn, pawn - 8) {
                let pawns = half.pawns ^ (1 << pawn) ^ (1 << (pawn - 8));
                self.reached(Half { pawns, ..half }, id, (pawn, pawn - 8), number, None);
            }
        }
        for nth in (0..OFFICERS.len()).filter(|&nth| nth != DARK && half.men[nth] != GONE) {
            let (piece, from) = (OFFICERS[nth], half.men[nth]);
            let gift = self.distances.gift.is_some_and(|place| OFFICERS[place] == piece);
            if from == POST as u8 {
                continue;
            }
            let room = room(piece, number) | if gift && number >= SHUT { AT_POST } else { 0 };
            let group = GROUPS.iter().rposition(|&place| place <= nth);
            for to in tiles(reach(piece, from, own) & room & !own) {
                if allowed(from, to) {
                    let mut next = half;
                    next.men[nth] = to;
                    self.reached(next, id, (from, to), number, group);
                }
            }
        }
    }

    /// Takes up what a move leads to, if it is new and can lead to a packing.
    fn reached(&mut self, half: Half, id: u32, m: (u8, u8), number: u32, group: Option<usize>) {
        let half = half.sorted();
        if !fits(&half, number, self.distances.gift) {
            return;
        }
        let steps = self.nodes[id as usize].steps + 1;
        let seen = self.seen.entry(key(&half)).or_insert(u16::MAX);
        if *seen <= steps {
            return;
        }
        *seen = steps;
        let left = self.left(&half, group);
        if left < NEVER {
            let next = self.nodes.len() as u32;
            self.nodes.push(Node { half, before: id, m, steps });
            let steps = u32::from(steps);
            let left = u32::from(left) + (STEP & !half.pawns).count_ones();
            self.open.push(Reverse((DONE * steps + self.greed * left, u32::MAX - steps, next)));
        }
    }

    /// How much is left to do for the nearest packing, if one group has moved since `needs` or, with
    /// `None`, the pawns have.
    fn left(&self, half: &Half, group: Option<usize>) -> u8 {
        let moved = group.unwrap_or(GROUPS.len() - 1);
        let each = self.distances.goals.iter().zip(&self.needs).map(|(goal, needs)| {
            let all = needs.iter().fold(0, |all: u8, &one| all.saturating_add(one));
            all.saturating_sub(needs[moved]).saturating_add(self.distances.of(moved, half, *goal))
        });
        each.min().unwrap_or(NEVER)
    }
}

/// A way made so long that it does not end before White's wall should stand: as late as can be a man
/// goes behind the wall and comes back. `None` if none can.
fn padded(mut way: Vec<Stage>, moved: u32) -> Option<Vec<Stage>> {
    let missing = CLOSED.saturating_sub(moved + way.len() as u32);
    if missing == 0 {
        return Some(way);
    }
    let behind =
        way.iter().rposition(|stage| !fits(&stage.0, u32::MAX, None)).map_or(0, |last| last + 1);
    let (at, there) =
        (behind..way.len()).rev().find_map(|at| Some((at, there_and_back(&way[at].0)?)))?;
    let pairs = missing.div_ceil(2) as usize;
    way.splice(at..at, there.into_iter().cycle().take(2 * pairs));
    Some(way)
}

/// An officer's move behind the wall, and the same move back.
fn there_and_back(half: &Half) -> Option<[Stage; 2]> {
    let own = half.all();
    let square = |tile: u8| Square::index(usize::from(tile));
    (0..OFFICERS.len()).filter(|&nth| half.men[nth] != GONE).find_map(|nth| {
        let (piece, from) = (OFFICERS[nth], half.men[nth]);
        let to = tiles(reach(piece, from, own) & room(piece, u32::MAX) & !own).next()?;
        let mut next = *half;
        next.men[nth] = to;
        let go = |from: u8, to: u8| Move { from: square(from), to: square(to), promotion: None };
        Some([(*half, go(from, to)), (next.sorted(), go(to, from))])
    })
}

/// A knight's move that leaves everything open, for who still looks for a way.
pub(super) fn hop(half: &Half, number: u32, first: &dyn Fn(Move) -> bool) -> Option<Move> {
    let own = half.all();
    let square = |tile: u8| Square::index(usize::from(tile));
    half.men[KNIGHT..].iter().filter(|&&from| from != GONE).find_map(|&from| {
        let to = reach(Piece::Knight, from, own) & room(Piece::Knight, number) & !own;
        let go = |to| Move { from: square(from), to: square(to), promotion: None };
        tiles(to).map(go).find(|&m| first(m))
    })
}
