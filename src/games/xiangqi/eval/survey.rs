//! Counts what a position has of the things that have weights.

use super::layout as at;
use crate::games::xiangqi::attacks::{on_column, on_row};
use crate::games::xiangqi::board::Board;
use crate::games::xiangqi::men::{Camp, Kind, Man};
use crate::games::xiangqi::point::Point;
use crate::games::xiangqi::tables::{self, FREE};

/// Takes down what is counted: so many of a thing, seen from Red's side.
pub trait Tally {
    /// Counts `count` more of the thing with this weight.
    fn add(&mut self, term: usize, count: i32);
}

/// Points as bits.
type Points = u128;

const fn bit(at: Point) -> Points {
    1 << at.0
}

/// What one side holds.
struct Side {
    camp: Camp,
    general: Point,
    /// The points its men attack, by kind.
    by: [Points; 7],
    /// Those points together.
    all: Points,
    /// The points where its men stand.
    men: Points,
    /// The palace with the points before it.
    palace: Points,
    counts: [usize; 7],
}

impl Side {
    fn count(&self, kind: Kind) -> usize {
        self.counts[kind as usize]
    }

    fn guards(&self) -> usize {
        (self.count(Kind::Advisor) + self.count(Kind::Elephant)).min(4)
    }
}

/// Where the weight of a man on a point lies: the board is the same on both wings.
fn place(man: Man, on: Point) -> usize {
    let file = on.file().min(8 - on.file()) as usize;
    at::PLACE + man.kind() as usize * 50 + on.rank_of(man.camp()) as usize * 5 + file
}

/// The weight of a kind among those that generals do not share.
const fn without_general(kind: Kind) -> usize {
    (kind as usize).saturating_sub(1)
}

/// Counts every term of the position: Red's above zero, Black's below.
pub fn survey(board: &Board, tally: &mut impl Tally) {
    let red = men(board, Camp::Red, tally, 1);
    let black = men(board, Camp::Black, tally, -1);
    let all = (red.counts.iter().sum::<usize>() + black.counts.iter().sum::<usize>()) / 4;
    for (own, foe, sign) in [(&red, &black, 1), (&black, &red, -1)] {
        let crowd = at::CANNON_CROWD + all.min(7);
        tally.add(crowd, sign * own.count(Kind::Cannon) as i32);
        general(board, own, foe, tally, sign);
        threats(board, own, foe, tally, sign);
        pawns(board, own, foe, tally, sign);
    }
}

/// Material, places and mobility of one side.
fn men(board: &Board, camp: Camp, tally: &mut impl Tally, sign: i32) -> Side {
    let mut side = Side {
        camp,
        general: board.general(camp),
        by: [0; 7],
        all: 0,
        men: 0,
        palace: 0,
        counts: [0; 7],
    };
    for (man, from) in board.men(camp) {
        let kind = man.kind();
        side.counts[kind as usize] += 1;
        side.men |= bit(from);
        tally.add(place(man, from), sign);
        if kind != Kind::General {
            tally.add(at::MATERIAL + without_general(kind), sign);
        }
        let attacks = match kind {
            Kind::Chariot | Kind::Cannon => {
                let [row, column] = board.reaches(from);
                let free = (row.free.count_ones() + column.free.count_ones()) as usize;
                let mobility =
                    if kind == Kind::Chariot { at::CHARIOT_MOBILITY } else { at::CANNON_MOBILITY };
                tally.add(mobility + free.min(17), sign);
                let (row, column) = if kind == Kind::Chariot {
                    (row.free | row.near, column.free | column.near)
                } else {
                    (row.far, column.far)
                };
                let along = on_row(from.rank(), row).fold(0, |all, at| all | bit(at));
                on_column(from.file(), column).fold(along, |all, at| all | bit(at))
            }
            kind => {
                let open = |&(_, via): &(Point, u8)| via == FREE || board.man(Point(via)).is_none();
                let steps = tables::steps(kind, camp, from).iter().filter(open);
                let reached = steps.fold(0, |all, (to, _)| all | bit(to));
                if kind == Kind::Horse {
                    tally.add(at::HORSE_MOBILITY + (reached.count_ones() as usize).min(8), sign);
                    if let Some(ahead) = from.offset(0, if camp == Camp::Red { 1 } else { -1 })
                        && board.man(ahead).is_some_and(|man| man.camp() == camp)
                    {
                        tally.add(at::SHUT_HORSE, sign);
                    }
                }
                reached
            }
        };
        side.by[kind as usize] |= attacks;
        side.all |= attacks;
    }
    let of = |kind: Kind| board.men_of(camp, kind).fold(0, |all, (_, on)| all | bit(on));
    for (kind, term) in [(Kind::Horse, at::LINKED_HORSES), (Kind::Elephant, at::LINKED_ELEPHANTS)] {
        if of(kind) & side.by[kind as usize] != 0 {
            tally.add(term, sign);
        }
    }
    side.palace = palace(camp);
    side
}

/// The palace of a camp.
const fn palace(camp: Camp) -> Points {
    let three: Points = 0b111 << 3;
    let rows = three | three << 9 | three << 18;
    match camp {
        Camp::Red => rows,
        Camp::Black => rows << 63,
    }
}

/// How safe a general is.
fn general(board: &Board, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let (advisors, elephants) = (own.count(Kind::Advisor).min(2), own.count(Kind::Elephant).min(2));
    let few = |kind: Kind| foe.count(kind).min(2);
    tally.add(at::GUARDS + advisors * 3 + elephants, sign);
    tally.add(at::AGAINST_CANNONS + advisors * 3 + few(Kind::Cannon), sign);
    tally.add(at::AGAINST_CHARIOTS + own.guards() * 3 + few(Kind::Chariot), sign);
    tally.add(at::AGAINST_HORSES + own.guards() * 3 + few(Kind::Horse), sign);
    let home = own.general;
    let up = home.rank_of(own.camp) as usize;
    if up > 0 && few(Kind::Chariot) > 0 {
        tally.add(at::GENERAL_UP + up.min(2) - 1, sign);
    }
    let between = |on: Point| {
        if on.file() == home.file() {
            let (low, high) = (on.rank().min(home.rank()), on.rank().max(home.rank()));
            let inside = board.column(home.file()) >> (low + 1) & ((1 << (high - low - 1)) - 1);
            return Some((inside.count_ones() as usize, true));
        }
        if on.rank() == home.rank() {
            let (low, high) = (on.file().min(home.file()), on.file().max(home.file()));
            let inside = board.row(home.rank()) >> (low + 1) & ((1 << (high - low - 1)) - 1);
            return Some((inside.count_ones() as usize, false));
        }
        None
    };
    for (_, on) in board.men_of(foe.camp, Kind::Cannon) {
        if let Some((screens, _)) = between(on) {
            tally.add(at::FACING_CANNON + screens.min(3), sign);
        }
    }
    for (_, on) in board.men_of(foe.camp, Kind::Chariot) {
        if let Some((screens, true)) = between(on) {
            tally.add(at::FACING_CHARIOT + screens.min(2), sign);
        }
    }
    tally.add(at::DANGER + danger(own, foe).min(at::DANGERS - 1), sign);
}

/// Danger units: what bears on the palace, and what could come to give check.
fn danger(own: &Side, foe: &Side) -> usize {
    let bears = |kind: Kind| (foe.by[kind as usize] & own.palace).count_ones() as usize;
    let around = own.by[Kind::General as usize];
    let weak = (around & foe.all).count_ones() as usize;
    let bare = own.palace & foe.all & !own.all;
    let units = bears(Kind::Chariot) * 2
        + bears(Kind::Horse) * 3
        + bears(Kind::Cannon) * 2
        + bears(Kind::Pawn) * 2
        + weak * 2
        + bare.count_ones() as usize;
    units / 2
}

fn threats(board: &Board, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let hunters = [
        (Kind::Pawn, at::PAWN_THREAT),
        (Kind::Horse, at::HORSE_THREAT),
        (Kind::Cannon, at::CANNON_THREAT),
        (Kind::Chariot, at::CHARIOT_THREAT),
    ];
    if foe.men & own.all == 0 {
        return;
    }
    for (man, on) in board.men(foe.camp) {
        let here = bit(on);
        if own.all & here == 0 || man.kind() == Kind::General {
            continue;
        }
        let nth = without_general(man.kind());
        let guarded = foe.all & here != 0;
        for (kind, term) in hunters {
            let better = worth(man.kind()) > worth(kind);
            if own.by[kind as usize] & here != 0 && (better || !guarded) {
                tally.add(term + nth, sign);
            }
        }
        if !guarded {
            tally.add(at::HANGING + nth, sign);
        }
    }
}

/// Which men are worth more than others, roughly.
const fn worth(kind: Kind) -> u8 {
    match kind {
        Kind::Pawn => 1,
        Kind::Advisor | Kind::Elephant => 2,
        Kind::Horse | Kind::Cannon => 4,
        Kind::Chariot => 8,
        Kind::General => 99,
    }
}

fn pawns(board: &Board, own: &Side, foe: &Side, tally: &mut impl Tally, sign: i32) {
    let crossed = board.men_of(own.camp, Kind::Pawn).filter(|(_, on)| on.crossed(own.camp));
    let mut seen: Points = 0;
    for (_, on) in crossed {
        let beside = [on.offset(1, 0), on.offset(-1, 0)];
        if beside.into_iter().flatten().any(|next| seen & bit(next) != 0) {
            tally.add(at::PHALANX, sign);
        }
        seen |= bit(on);
        if on.rank_of(own.camp) < 9 {
            tally.add(at::FREE_PAWN + foe.guards(), sign);
        }
    }
}
