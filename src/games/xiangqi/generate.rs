//! The legal moves.

use super::attacks::{on_column, on_row};
use super::board::{Board, Move};
use super::men::{Camp, Kind, Man};
use super::point::{FILES, Point, RANKS};
use super::tables::{self, FREE, Reach};

/// Which moves could leave the own general attacked, so that they must be tried.
struct Guard {
    /// Moves that leave one of these points.
    from: u128,
    /// Moves that reach one of these points.
    to: u128,
}

/// The first three men from a place along a line of bits, towards higher bits and towards lower.
fn beyond(at: u8, occupied: u16, length: usize) -> [[Option<u8>; 3]; 2] {
    let mut ways = [[None; 3]; 2];
    let mut up = (1..length as u8 - at).map(|gap| at + gap).filter(|&bit| occupied >> bit & 1 == 1);
    let mut down = (0..at).rev().filter(|&bit| occupied >> bit & 1 == 1);
    ways[0].fill_with(|| up.next());
    ways[1].fill_with(|| down.next());
    ways
}

impl Guard {
    /// The guard of the general of `camp`, who is not in check.
    fn of(board: &Board, camp: Camp) -> Self {
        let mut guard = Self { from: 0, to: 0 };
        let general = board.general(camp);
        let (file, rank) = (general.file(), general.rank());
        for way in beyond(file, board.row(rank), FILES) {
            guard.line(board, camp, general, way.map(|bit| Some(Point::new(bit?, rank))));
        }
        for way in beyond(rank, board.column(file), RANKS) {
            guard.line(board, camp, general, way.map(|bit| Some(Point::new(file, bit?))));
        }
        for (_, at) in board.men_of(camp.other(), Kind::Horse) {
            let leg = tables::leg(at, general);
            if leg != FREE {
                guard.from |= 1 << leg;
            }
        }
        guard
    }

    /// Adds what one line from the general threatens, given the first men on it.
    fn line(&mut self, board: &Board, camp: Camp, general: Point, men: [Option<Point>; 3]) {
        let enemy = |at: Option<Point>| {
            let man = board.man(at?)?;
            (man.camp() != camp).then_some(man.kind())
        };
        let mut leave = |at: Option<Point>| self.from |= at.map_or(0, |at| 1 << at.0);
        if let Some(Kind::Chariot | Kind::General) = enemy(men[1]) {
            leave(men[0]);
        }
        if enemy(men[2]) == Some(Kind::Cannon) {
            leave(men[0]);
            leave(men[1]);
        }
        if let (Some(at), Some(Kind::Cannon)) = (men[0], enemy(men[0])) {
            let step = if at.file() == general.file() { FILES as u8 } else { 1 };
            let (low, high) = (at.0.min(general.0), at.0.max(general.0));
            let mut between = low + step;
            while between < high {
                self.to |= 1 << between;
                between += step;
            }
        }
    }

    const fn doubts(&self, m: Move) -> bool {
        (self.from >> m.from.0 | self.to >> m.to.0) & 1 == 1
    }
}

impl Board {
    /// Appends every legal move of the side to move, or only those that take something.
    pub fn generate(&self, taking: bool, out: &mut Vec<Move>) {
        let camp = self.turn();
        let guard = if self.checked(camp) {
            Guard { from: u128::MAX, to: 0 }
        } else {
            Guard::of(self, camp)
        };
        for (man, from) in self.men(camp) {
            let mut add = |to: Point| {
                let m = Move { from, to };
                let general = man.kind() == Kind::General;
                if !(general || guard.doubts(m)) || self.safe(camp, m) {
                    out.push(m);
                }
            };
            self.targets(man, from, taking, &mut add);
        }
    }

    /// Whether the side to move has a legal move.
    #[must_use]
    pub fn can_move(&self) -> bool {
        let camp = self.turn();
        self.men(camp).any(|(man, from)| {
            let mut found = false;
            self.targets(man, from, false, &mut |to| {
                found = found || self.safe(camp, Move { from, to });
            });
            found
        })
    }

    /// Whether the side to move may play this.
    #[must_use]
    pub fn is_legal(&self, m: Move) -> bool {
        let camp = self.turn();
        let Some(man) = self.man(m.from).filter(|man| man.camp() == camp) else { return false };
        let mut goes = false;
        self.targets(man, m.from, false, &mut |to| goes |= to == m.to);
        goes && self.safe(camp, m)
    }

    /// Where a man can go, its general's safety apart.
    pub(super) fn targets(&self, man: Man, from: Point, taking: bool, add: &mut impl FnMut(Point)) {
        let camp = man.camp();
        match man.kind() {
            Kind::Chariot | Kind::Cannon => {
                let [row, column] = self.reaches(from);
                let taken = |reach: Reach| {
                    if man.kind() == Kind::Chariot { reach.near } else { reach.far }
                };
                if !taking {
                    on_row(from.rank(), row.free).for_each(&mut *add);
                    on_column(from.file(), column.free).for_each(&mut *add);
                }
                let prey = |at: &Point| self.man(*at).is_some_and(|man| man.camp() != camp);
                on_row(from.rank(), taken(row)).filter(prey).for_each(&mut *add);
                on_column(from.file(), taken(column)).filter(prey).for_each(&mut *add);
            }
            kind => {
                for (to, via) in tables::steps(kind, camp, from).iter() {
                    if via != FREE && self.man(Point(via)).is_some() {
                        continue;
                    }
                    match self.man(to) {
                        None if taking => {}
                        Some(other) if other.camp() == camp => {}
                        _ => add(to),
                    }
                }
            }
        }
    }
}
