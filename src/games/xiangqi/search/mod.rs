//! The board the search runs on.

mod danger;
mod exchange;
mod features;
mod stands;

use self::features::{Accumulators, NET};
use self::stands::{Stand, push};
use super::board::{Board, Move, Undo};
use super::men::{Camp, Kind};
use super::position::{Position, insufficient};
use super::repetition::{Law, Verdict, judge};
use super::stretch::Step;
use super::terms;
use crate::ai::{Search, Shape, Which, value};
use crate::rules::Seat;

/// A board with what the rules need to know of the positions it has gone through.
#[derive(Clone, Debug)]
pub struct Line {
    board: Board,
    /// Every position since the last capture before the search, this one last.
    stands: Vec<Stand>,
    /// Every move between them.
    made: Vec<Step>,
    /// Where in `stands` the search began.
    root: usize,
    law: Law,
    limit: u16,
    number: u16,
    /// Moves that may not be played where the search begins.
    banned: Vec<Move>,
    accumulators: Accumulators,
}

/// Worth less than a lost game that is proved, more than nothing else: who forces may still turn
/// away before the third standing.
const FORCING: i32 = value::FORCED - 500;

impl Line {
    /// A board to search from.
    #[must_use]
    pub fn new(position: &Position, law: Law, limit: u16) -> Self {
        let board = position.board().clone();
        let past = position.past();
        let mut stands: Vec<Stand> = Vec::with_capacity(past.len() + 256);
        let first = position.clock().saturating_sub(past.len() as u16);
        let mut check = false;
        for (clock, past) in (first..).zip(past) {
            push(&mut stands, past.key, check, clock, true);
            check = past.step.check;
        }
        let (key, check) = (board.key(), board.in_check());
        push(&mut stands, key, check, position.clock(), true);
        let made = past.iter().map(|past| past.step).collect();
        let root = stands.len() - 1;
        let number = position.number();
        let (banned, accumulators) = (Vec::new(), NET.accumulators());
        Self { board, stands, made, root, law, limit, number, banned, accumulators }
    }

    /// The same without these moves at its beginning.
    #[must_use]
    pub fn without(self, banned: Vec<Move>) -> Self {
        Self { banned, ..self }
    }

    /// The men and the side to move.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    fn now(&self) -> &Stand {
        // There is always the position the search began with.
        &self.stands[self.stands.len() - 1]
    }

    /// What repeating is worth to the side to move, if it counts as the end here.
    fn repeated(&self) -> Option<i32> {
        let now = self.now();
        let last = usize::from(now.earlier[0]);
        match now.stood {
            // What has stood twice ends the game.
            2.. => Some(self.worth(usize::from(now.earlier[1]), value::WON)),
            1 if last >= self.root => Some(self.worth(last, FORCING)),
            0 | 1 => None,
        }
    }

    /// The value of a stretch of play for the side to move; `won` is what the victim gets.
    fn worth(&self, from: usize, won: i32) -> i32 {
        let back = self.made[from..].iter().rev().copied();
        match judge(self.law, &self.board, back) {
            Verdict::Draw(_) => value::DRAW,
            Verdict::Loses(camp, _) if camp == self.board.turn() => -won,
            Verdict::Loses(..) => won,
        }
    }
}

impl Search for Line {
    type Move = Move;
    type Undo = Undo;
    const SLOTS: usize = 2 * 7 * 90;
    /// Nothing, or one of seven kinds.
    const TAKEN: usize = 8;

    fn turn(&self) -> Seat {
        terms::seat(self.board.turn())
    }

    fn generate(&self, which: Which, out: &mut Vec<Move>) {
        let from = out.len();
        self.board.generate(which == Which::Noisy, out);
        if !self.banned.is_empty() && self.stands.len() == self.root + 1 {
            let left = out.split_off(from);
            out.extend(left.into_iter().filter(|m| !self.banned.contains(m)));
        }
    }

    fn make(&mut self, m: Move) -> Undo {
        let undo = self.board.make(m);
        let clock = if undo.took() { 0 } else { self.now().clock + 1 };
        let check = self.board.in_check();
        push(&mut self.stands, self.board.key(), check, clock, !undo.took());
        self.made.push(Step { m: Some(m), check });
        undo
    }

    fn unmake(&mut self, m: Move, undo: Undo) {
        self.board.unmake(m, undo);
        self.stands.pop();
        self.made.pop();
    }

    fn hash(&self) -> u64 {
        // A position that stands again is nearer to its third time: another position.
        let now = self.now();
        now.key ^ u64::from(now.stood).wrapping_mul(0xA24B_AED4_963E_E407)
    }

    fn ended(&self, stuck: bool, _seat: Seat) -> Option<i32> {
        if stuck {
            return Some(value::LOST);
        }
        let now = self.now();
        let spent = now.clock >= self.limit;
        if now.check && (spent || now.stood > 0) && !self.board.can_move() {
            return Some(value::LOST);
        }
        if let Some(worth) = self.repeated() {
            return Some(worth);
        }
        let barren = now.clock == 0 && Camp::ALL.into_iter().all(|c| insufficient(&self.board, c));
        (spent || barren).then_some(value::DRAW)
    }

    fn evaluate(&self, asking: Seat) -> i32 {
        let value = self.accumulators.value(self, self.turn());
        if asking == self.turn() { value } else { -value }
    }

    fn noisy(&self, m: Move) -> bool {
        self.board.man(m.to).is_some()
    }

    fn rank(&self, m: Move) -> i32 {
        let worth = |at| self.board.man(at).map_or(0, |man| exchange::worth(man, at));
        worth(m.to) - worth(m.from) / 16 + 100
    }

    fn prey(&self, m: Move) -> Option<i32> {
        Some(self.board.man(m.to).map_or(0, |man| exchange::worth(man, m.to)))
    }

    fn answers(&self, m: Move, slot: usize) -> bool {
        slot % 90 == m.to.index()
    }

    fn gains(&self, m: Move, least: i32) -> bool {
        exchange::gains(&self.board, m, least)
    }

    fn hidden(&self, m: Move) -> u32 {
        let [files, ranks] = [
            u32::from(m.from.file().abs_diff(m.to.file())),
            u32::from(m.from.rank().abs_diff(m.to.rank())),
        ];
        let forward = (m.to.rank() > m.from.rank()) == (self.board.turn() == Camp::Red);
        let bent = files > 0 && ranks > 0 && files != ranks;
        let (back, takes) = (ranks > 0 && !forward, self.noisy(m));
        let men = Camp::ALL.iter().map(|&camp| self.board.strength(camp) as u32).sum();
        Shape { steps: files.max(ranks), back, bent, takes, men }.hidden()
    }

    fn slot(&self, m: Move) -> usize {
        let man = self.board.man(m.from);
        let kind = man.map_or(0, |man| man.kind() as usize);
        (self.board.turn().index() * 7 + kind) * 90 + m.to.index()
    }

    fn taken(&self, m: Move) -> usize {
        self.board.man(m.to).map_or(0, |man| man.kind() as usize + 1)
    }

    fn in_check(&self) -> bool {
        self.now().check
    }

    fn make_null(&mut self) -> Option<Undo> {
        let camp = self.board.turn();
        let count = |kind| self.board.count(camp, kind);
        let strength = 2 * count(Kind::Chariot) + count(Kind::Horse) + count(Kind::Cannon);
        if strength < 2 || self.now().check {
            return None;
        }
        let clock = self.now().clock + 1;
        self.board.pass();
        push(&mut self.stands, self.board.key(), false, clock, false);
        self.made.push(Step { m: None, check: false });
        Some(Undo::NONE)
    }

    fn unmake_null(&mut self, _undo: Undo) {
        self.board.pass();
        self.stands.pop();
        self.made.pop();
    }

    fn young(&self) -> bool {
        self.number <= 5
    }
}

#[cfg(test)]
mod tests;
