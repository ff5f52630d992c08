//! Who attacks what: checks, and whether one man can take another.

use super::board::{Board, Move};
use super::men::{Camp, Kind, Man};
use super::point::Point;
use super::tables::{self, FREE, Reach};

/// The points of bits along a rank.
pub(super) fn on_row(rank: u8, bits: u16) -> impl Iterator<Item = Point> {
    Bits(bits).map(move |file| Point::new(file, rank))
}

/// The points of bits along a file.
pub(super) fn on_column(file: u8, bits: u16) -> impl Iterator<Item = Point> {
    Bits(bits).map(move |rank| Point::new(file, rank))
}

struct Bits(u16);

impl Iterator for Bits {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(bit)
    }
}

/// A move not made: what would be different on the board.
#[derive(Clone, Copy)]
struct Change {
    from: u8,
    to: u8,
}

impl Change {
    const NONE: Self = Self { from: FREE, to: FREE };

    const fn of(m: Move) -> Self {
        Self { from: m.from.0, to: m.to.0 }
    }
}

impl Board {
    /// What is reached from a point along its rank and along its file.
    pub(super) fn reaches(&self, at: Point) -> [Reach; 2] {
        [
            tables::along_row(at.file(), self.row(at.rank())),
            tables::along_column(at.rank(), self.column(at.file())),
        ]
    }

    /// Whether the side to move is in check.
    #[must_use]
    pub fn in_check(&self) -> bool {
        self.checked(self.turn())
    }

    /// Whether the general of `camp` is attacked.
    #[must_use]
    pub fn checked(&self, camp: Camp) -> bool {
        self.attack(camp, self.general(camp), Change::NONE, |_, _| true)
    }

    /// The men that attack the general of `camp`, with their places.
    #[must_use]
    pub fn checkers(&self, camp: Camp) -> Vec<(Man, Point)> {
        let mut all = Vec::new();
        self.attack(camp, self.general(camp), Change::NONE, |man, at| {
            all.push((man, at));
            false
        });
        all
    }

    /// Whether a move that one of `camp`'s men can make leaves its general unattacked.
    #[must_use]
    pub fn safe(&self, camp: Camp, m: Move) -> bool {
        self.attacker_after(camp, m).is_none()
    }

    /// A man that would attack the general of `camp` after a move of that camp, with its place.
    #[must_use]
    pub fn attacker_after(&self, camp: Camp, m: Move) -> Option<(Man, Point)> {
        let home = self.general(camp);
        let general = if home == m.from { m.to } else { home };
        let mut found = None;
        self.attack(camp, general, Change::of(m), |man, at| {
            found = Some((man, at));
            true
        });
        found
    }

    /// Shows `each` every enemy that attacks a general of `camp` at this point after a change, until
    /// it is satisfied; whether it was.
    fn attack(
        &self,
        camp: Camp,
        general: Point,
        change: Change,
        mut each: impl FnMut(Man, Point) -> bool,
    ) -> bool {
        let foe = camp.other();
        let (mut row, mut column) = (self.row(general.rank()), self.column(general.file()));
        if change.from != FREE {
            let (from, to) = (Point(change.from), Point(change.to));
            if from.rank() == general.rank() {
                row &= !(1 << from.file());
            }
            if to.rank() == general.rank() {
                row |= 1 << to.file();
            }
            if from.file() == general.file() {
                column &= !(1 << from.rank());
            }
            if to.file() == general.file() {
                column |= 1 << to.rank();
            }
        }
        let enemy = |at: Point| {
            let man = self.man(at).filter(|man| man.camp() == foe)?;
            (at.0 != change.to).then_some((man, at))
        };
        let sideways = tables::along_row(general.file(), row);
        let upright = tables::along_column(general.rank(), column);
        for (man, at) in on_row(general.rank(), sideways.near).filter_map(enemy) {
            let beside = at.file().abs_diff(general.file()) == 1;
            if (man.kind() == Kind::Chariot || man.kind() == Kind::Pawn && beside) && each(man, at)
            {
                return true;
            }
        }
        for (man, at) in on_column(general.file(), upright.near).filter_map(enemy) {
            let hits = match man.kind() {
                Kind::Chariot | Kind::General => true,
                Kind::Pawn => at.rank_of(camp) == general.rank_of(camp) + 1,
                _ => false,
            };
            if hits && each(man, at) {
                return true;
            }
        }
        let behind = on_row(general.rank(), sideways.far);
        for (man, at) in behind.chain(on_column(general.file(), upright.far)).filter_map(enemy) {
            if man.kind() == Kind::Cannon && each(man, at) {
                return true;
            }
        }
        for (man, at) in self.men_of(foe, Kind::Horse) {
            let leg = tables::leg(at, general);
            if leg == FREE || leg == change.to || at.0 == change.to {
                continue;
            }
            if (leg == change.from || self.man(Point(leg)).is_none()) && each(man, at) {
                return true;
            }
        }
        false
    }

    /// Whether a man on `from` can take what stands on `to`, its own general's safety apart.
    #[must_use]
    pub fn hits(&self, man: Man, from: Point, to: Point) -> bool {
        match man.kind() {
            Kind::Chariot | Kind::Cannon => {
                let [row, column] = self.reaches(from);
                let bits = |reach: Reach| {
                    if man.kind() == Kind::Chariot { reach.near } else { reach.far }
                };
                (from.rank() == to.rank() && bits(row) >> to.file() & 1 == 1)
                    || (from.file() == to.file() && bits(column) >> to.rank() & 1 == 1)
            }
            Kind::Horse => {
                let leg = tables::leg(from, to);
                leg != FREE && self.man(Point(leg)).is_none()
            }
            kind => tables::steps(kind, man.camp(), from)
                .iter()
                .any(|(at, via)| at == to && (via == FREE || self.man(Point(via)).is_none())),
        }
    }
}
