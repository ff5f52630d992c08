//! Where men can go, computed at build time: steps of the short-legged men, and for the long lines
//! what a chariot and a cannon reach for every way a line can be occupied.

use super::men::{Camp, Kind, Man};
use super::point::{FILES, POINTS, Point, RANKS};

/// What a long-range man on a line reaches, as bits along the line.
#[derive(Clone, Copy)]
pub(super) struct Reach {
    /// The empty points up to the first man on either side.
    pub free: u16,
    /// Those first men.
    pub near: u16,
    /// The men behind them: what a cannon takes.
    pub far: u16,
}

const fn reach(at: usize, length: usize, occupied: usize) -> Reach {
    let mut reach = Reach { free: 0, near: 0, far: 0 };
    let mut way = 0;
    while way < 2 {
        let mut screens = 0;
        let mut gap = 1;
        while screens < 2 {
            let (point, inside) = if way == 0 {
                (at + gap, at + gap < length)
            } else {
                (at.wrapping_sub(gap), gap <= at)
            };
            if !inside {
                break;
            }
            if occupied >> point & 1 == 1 {
                if screens == 0 {
                    reach.near |= 1 << point;
                } else {
                    reach.far |= 1 << point;
                }
                screens += 1;
            } else if screens == 0 {
                reach.free |= 1 << point;
            }
            gap += 1;
        }
        way += 1;
    }
    reach
}

const EMPTY: Reach = Reach { free: 0, near: 0, far: 0 };

/// Along ranks, by file and occupation.
static ROWS: [[Reach; 1 << FILES]; FILES] = {
    let mut rows = [[EMPTY; 1 << FILES]; FILES];
    let mut at = 0;
    while at < FILES {
        let mut occupied = 0;
        while occupied < 1 << FILES {
            rows[at][occupied] = reach(at, FILES, occupied);
            occupied += 1;
        }
        at += 1;
    }
    rows
};

/// Along files, by rank and occupation.
static COLUMNS: [[Reach; 1 << RANKS]; RANKS] = {
    let mut columns = [[EMPTY; 1 << RANKS]; RANKS];
    let mut at = 0;
    while at < RANKS {
        let mut occupied = 0;
        while occupied < 1 << RANKS {
            columns[at][occupied] = reach(at, RANKS, occupied);
            occupied += 1;
        }
        at += 1;
    }
    columns
};

/// What is reached along a rank from this file.
pub(super) fn along_row(file: u8, occupied: u16) -> Reach {
    ROWS[usize::from(file)][usize::from(occupied) % (1 << FILES)]
}

/// What is reached along a file from this rank.
pub(super) fn along_column(rank: u8, occupied: u16) -> Reach {
    COLUMNS[usize::from(rank)][usize::from(occupied) % (1 << RANKS)]
}

/// Up to eight points, each with the point that must be empty on the way; where none must, that is
/// [`FREE`].
#[derive(Clone, Copy)]
pub(super) struct Steps {
    count: u8,
    to: [u8; 8],
    via: [u8; 8],
}

/// Stands for no point in tables.
pub(super) const FREE: u8 = POINTS as u8;

impl Steps {
    const NONE: Self = Self { count: 0, to: [0; 8], via: [FREE; 8] };

    const fn add(&mut self, to: Point, via: Option<Point>) {
        self.to[self.count as usize] = to.0;
        if let Some(via) = via {
            self.via[self.count as usize] = via.0;
        }
        self.count += 1;
    }

    /// Each point with the one that must be empty.
    pub(super) fn iter(&self) -> impl Iterator<Item = (Point, u8)> {
        let count = usize::from(self.count);
        self.to.iter().zip(&self.via).take(count).map(|(&to, &via)| (Point(to), via))
    }
}

const STRAIGHT: [(i8, i8); 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];
const SLANTING: [(i8, i8); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

const fn steps_of(kind: Kind, camp: Camp, from: Point) -> Steps {
    let mut steps = Steps::NONE;
    let mut way = 0;
    while way < 4 {
        let ((x, y), (u, v)) = (STRAIGHT[way], SLANTING[way]);
        way += 1;
        match kind {
            Kind::General => {
                if let Some(to) = from.offset(x, y)
                    && from.in_palace(camp)
                    && to.in_palace(camp)
                {
                    steps.add(to, None);
                }
            }
            Kind::Advisor => {
                if let Some(to) = from.offset(u, v)
                    && from.for_advisor(camp)
                    && to.for_advisor(camp)
                {
                    steps.add(to, None);
                }
            }
            Kind::Elephant => {
                // From any point of its side: a position set up freely may have it anywhere there.
                if let Some(to) = from.offset(2 * u, 2 * v)
                    && !from.crossed(camp)
                    && !to.crossed(camp)
                {
                    steps.add(to, from.offset(u, v));
                }
            }
            Kind::Horse => {
                // Straight first, then slanting to either side.
                let leg = from.offset(x, y);
                if let Some(to) = from.offset(2 * x + y, 2 * y + x) {
                    steps.add(to, leg);
                }
                if let Some(to) = from.offset(2 * x - y, 2 * y - x) {
                    steps.add(to, leg);
                }
            }
            Kind::Pawn => {
                let ahead = match camp {
                    Camp::Red => 1,
                    Camp::Black => -1,
                };
                if let Some(to) = from.offset(x, y)
                    && (y == ahead || y == 0 && from.crossed(camp))
                {
                    steps.add(to, None);
                }
            }
            Kind::Chariot | Kind::Cannon => {}
        }
    }
    steps
}

const fn all_steps(kind: Kind, camp: Camp) -> [Steps; POINTS] {
    let mut all = [Steps::NONE; POINTS];
    let mut at = 0;
    while at < POINTS {
        all[at] = steps_of(kind, camp, Point(at as u8));
        at += 1;
    }
    all
}

static GENERALS: [[Steps; POINTS]; 2] =
    [all_steps(Kind::General, Camp::Red), all_steps(Kind::General, Camp::Black)];
static ADVISORS: [[Steps; POINTS]; 2] =
    [all_steps(Kind::Advisor, Camp::Red), all_steps(Kind::Advisor, Camp::Black)];
static ELEPHANTS: [[Steps; POINTS]; 2] =
    [all_steps(Kind::Elephant, Camp::Red), all_steps(Kind::Elephant, Camp::Black)];
static HORSES: [Steps; POINTS] = all_steps(Kind::Horse, Camp::Red);
static PAWNS: [[Steps; POINTS]; 2] =
    [all_steps(Kind::Pawn, Camp::Red), all_steps(Kind::Pawn, Camp::Black)];
static NOWHERE: Steps = Steps::NONE;

/// Where a man without long lines goes, apart from what stands there.
pub(super) fn steps(kind: Kind, camp: Camp, from: Point) -> &'static Steps {
    let at = from.index();
    match kind {
        Kind::General => &GENERALS[camp.index()][at],
        Kind::Advisor => &ADVISORS[camp.index()][at],
        Kind::Elephant => &ELEPHANTS[camp.index()][at],
        Kind::Horse => &HORSES[at],
        Kind::Pawn => &PAWNS[camp.index()][at],
        Kind::Chariot | Kind::Cannon => &NOWHERE,
    }
}

/// The leg of a horse on one point that goes to another: [`FREE`] if it does not go there.
static LEGS: [[u8; POINTS]; POINTS] = {
    let mut legs = [[FREE; POINTS]; POINTS];
    let mut from = 0;
    while from < POINTS {
        let steps = steps_of(Kind::Horse, Camp::Red, Point(from as u8));
        let mut nth = 0;
        while nth < steps.count as usize {
            legs[from][steps.to[nth] as usize] = steps.via[nth];
            nth += 1;
        }
        from += 1;
    }
    legs
};

/// The leg of a horse on `from` that goes to `to`; [`FREE`] if it does not go there.
pub(super) fn leg(from: Point, to: Point) -> u8 {
    LEGS[from.index()][to.index()]
}

const fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A random number for each kind of either camp on each point.
static KEYS: [[[u64; POINTS]; Kind::ALL.len()]; 2] = {
    let mut keys = [[[0; POINTS]; Kind::ALL.len()]; 2];
    let mut seed = 0;
    while seed < 2 * Kind::ALL.len() * POINTS {
        let (man, at) = (seed / POINTS, seed % POINTS);
        seed += 1;
        keys[man / Kind::ALL.len()][man % Kind::ALL.len()][at] = mixed(seed as u64);
    }
    keys
};

/// The part of a man on a point in the key of a position.
pub(super) fn key(man: Man, at: Point) -> u64 {
    KEYS[man.camp().index()][man.kind() as usize][at.index()]
}

/// The part of Black's turn in the key of a position.
pub(super) const TURN_KEY: u64 = mixed(9_999);
