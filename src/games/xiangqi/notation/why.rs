//! Why a text is no legal move, as a clause in words.

use super::{four, short};
use crate::games::xiangqi::board::Move;
use crate::games::xiangqi::men::{Camp, Kind, Man};
use crate::games::xiangqi::point::Point;
use crate::games::xiangqi::position::Position;
use crate::games::xiangqi::terms;
use crate::rules::Say;

fn man(key: &'static str, kind: Kind, at: Point) -> Say {
    Say::new(key).with("figure", terms::figure(kind)).with("cell", at.to_string())
}

/// Why nothing goes from one point to another.
pub(super) fn not_between(position: &Position, from: Point, to: Point) -> Say {
    let board = position.board();
    let turn = position.turn();
    let Some(mover) = board.man(from) else {
        return Say::new("nothing-there").with("cell", from.to_string());
    };
    if mover.camp() != turn {
        return man("not-yours", mover.kind(), from);
    }
    if let Some(own) = board.man(to).filter(|own| own.camp() == turn) {
        return man("own-man", own.kind(), to);
    }
    if let Some(fault) = unreachable(position, mover, from, to) {
        return fault;
    }
    let m = Move { from, to };
    match board.attacker_after(turn, m) {
        None => Say::new("repetition-banned"),
        Some((by, at)) => {
            let key = match (by.kind(), mover.kind(), board.in_check()) {
                (Kind::General, ..) => return Say::new("generals-face"),
                (_, Kind::General, _) => "king-attacked",
                (_, _, true) => "still-in-check",
                (_, _, false) => "leaves-king",
            };
            man(key, by.kind(), at)
        }
    }
}

/// Why a man cannot go there by its own way of moving.
fn unreachable(position: &Position, mover: Man, from: Point, to: Point) -> Option<Say> {
    let (kind, camp) = (mover.kind(), mover.camp());
    let cannot = || man("cannot-go", kind, from).with("to", to.to_string());
    let aside = to.file() as i8 - from.file() as i8;
    let up = to.rank() as i8 - from.rank() as i8;
    let far = (aside.abs(), up.abs());
    match kind {
        Kind::General | Kind::Advisor => {
            let shape = if kind == Kind::General { far.0 + far.1 == 1 } else { far == (1, 1) };
            if !shape {
                return Some(cannot());
            }
            (!to.in_palace(camp)).then(|| man("leaves-palace", kind, from))
        }
        Kind::Elephant => {
            if far != (2, 2) {
                return Some(cannot());
            }
            if to.crossed(camp) {
                return Some(Say::new("crosses-river"));
            }
            in_the_way(position, "eye-blocked", from.offset(aside / 2, up / 2))
        }
        Kind::Horse => match far {
            (1, 2) => in_the_way(position, "leg-blocked", from.offset(0, up / 2)),
            (2, 1) => in_the_way(position, "leg-blocked", from.offset(aside / 2, 0)),
            _ => Some(cannot()),
        },
        Kind::Chariot | Kind::Cannon => {
            if aside != 0 && up != 0 || far == (0, 0) {
                return Some(cannot());
            }
            on_a_line(position, kind, from, to)
        }
        Kind::Pawn => {
            let ahead = match camp {
                Camp::Red => up,
                Camp::Black => -up,
            };
            match (far.0, ahead) {
                (0, 1) => None,
                (1, 0) if from.crossed(camp) => None,
                (1, 0) => Some(man("pawn-at-home", kind, from)),
                (_, up) if up < 0 => Some(Say::new("pawn-back")),
                _ => Some(cannot()),
            }
        }
    }
}

fn in_the_way(position: &Position, key: &'static str, at: Option<Point>) -> Option<Say> {
    let at = at?;
    Some(man(key, position.board().man(at)?.kind(), at))
}

/// What is wrong with a way along a rank or a file.
fn on_a_line(position: &Position, kind: Kind, from: Point, to: Point) -> Option<Say> {
    let board = position.board();
    let (x, y) = (
        (to.file() as i8 - from.file() as i8).signum(),
        (to.rank() as i8 - from.rank() as i8).signum(),
    );
    let steps = std::iter::successors(from.offset(x, y), |at| at.offset(x, y));
    let between: Vec<(Kind, Point)> = steps
        .take_while(|&at| at != to)
        .filter_map(|at| Some((board.man(at)?.kind(), at)))
        .collect();
    let taking = board.man(to).is_some();
    match (kind, taking, between.as_slice()) {
        (Kind::Cannon, true, [_]) | (Kind::Chariot, _, []) | (Kind::Cannon, false, []) => None,
        (Kind::Cannon, true, screens) => {
            Some(Say::new("cannon-screens").with("screens", screens.len() as i64))
        }
        (Kind::Cannon, false, [(blocker, at), ..]) => Some(man("cannon-blocked", *blocker, *at)),
        (_, _, [(blocker, at), ..]) => Some(man("blocked", *blocker, *at)),
        (_, _, []) => None,
    }
}

/// Why no man that a short text describes can go where it says.
pub(super) fn none_does(position: &Position, ask: short::Ask) -> Say {
    let board = position.board();
    let turn = position.turn();
    let figure = terms::figure(ask.kind);
    let short::Goal::At(to) = ask.goal else {
        return Say::new("none-takes").with("figure", figure);
    };
    if let Some(own) = board.man(to).filter(|own| own.camp() == turn) {
        return man("own-man", own.kind(), to);
    }
    let own: Vec<Point> = board.men_of(turn, ask.kind).map(|(_, at)| at).collect();
    let meant = own.iter().copied().filter(|&at| ask.may_start(at));
    among(position, ask.kind, own.is_empty(), meant, |_| Some(to))
}

/// Why no man that a four-part text describes can go where it says.
pub(super) fn none_told(position: &Position, ask: four::Ask) -> Say {
    let board = position.board();
    let turn = position.turn();
    let own: Vec<Point> = board.men_of(turn, ask.kind).map(|(_, at)| at).collect();
    let meant = own.iter().copied().filter(|&from| {
        let told = four::Told::of(board, Move { from, to: from });
        told.is_some_and(|told| ask.means(&told))
    });
    among(position, ask.kind, own.is_empty(), meant, |from| ask.goal(turn, from))
}

/// The reason that fits best for the men that may be meant.
fn among(
    position: &Position,
    kind: Kind,
    none: bool,
    meant: impl Iterator<Item = Point>,
    goal: impl Fn(Point) -> Option<Point>,
) -> Say {
    let figure = terms::figure(kind);
    let reasons: Vec<Say> = meant
        .map(|from| match goal(from) {
            Some(to) => not_between(position, from, to),
            None => Say::new("off-board"),
        })
        .collect();
    let vague = |say: &Say| matches!(&*say.key, "cannot-go" | "off-board");
    // A man that could go there but for the position is the one that was meant.
    let near = reasons.iter().find(|say| !vague(say));
    match near.or(reasons.first().filter(|_| reasons.len() == 1)) {
        Some(say) => say.clone(),
        None if none => Say::new("no-such-man").with("figure", figure),
        None if reasons.is_empty() => Say::new("none-there").with("figure", figure),
        None => Say::new("none-reaches").with("figure", figure),
    }
}
