//! Why a text is no legal move, as a clause in words.

use super::parse::Went;
use crate::games::starchess::attacks;
use crate::games::starchess::board::Board;
use crate::games::starchess::cells::{Spot, Spots};
use crate::games::starchess::men::Kind;
use crate::games::starchess::terms;
use crate::rules::Say;

fn man(key: &'static str, kind: Kind, spot: Spot) -> Say {
    Say::new(key).with("figure", terms::figure(kind)).with("cell", spot.to_string())
}

/// Why nothing goes as the text says.
pub(super) fn not(board: &Board, went: Went) -> Say {
    let turn = board.turn();
    if let Some(origin) = went.origin {
        let there = board.kind_on(origin);
        return match (there, went.kind) {
            (Some(there), Some(named)) if there != named => man("not-that-man", there, origin),
            _ => not_between(board, origin, went.to),
        };
    }
    let kind = went.kind.unwrap_or(Kind::Pawn);
    if let Some(own) = board.kind_on(went.to).filter(|_| board.side(turn).has(went.to)) {
        return man("own-man", own, went.to);
    }
    let figure = terms::figure(kind);
    let men = board.men(turn, kind);
    if men.is_empty() {
        return Say::new("no-such-man").with("figure", figure);
    }
    // A man that could go there but for the position is the one that was meant.
    let reasons = men.map(|from| not_between(board, from, went.to));
    let far = |say: &Say| matches!(&*say.key, "cannot-go" | "pawn-cannot-go");
    let mut near: Vec<_> = reasons.filter(|say| !far(say)).collect();
    near.sort_by_key(|say| say.key == "nothing-to-take");
    near.into_iter().next().unwrap_or_else(|| man("none-reaches", kind, went.to))
}

/// Why nothing goes from one cell to another.
fn not_between(board: &Board, from: Spot, to: Spot) -> Say {
    let turn = board.turn();
    let (Some(kind), Some(colour)) = (board.kind_on(from), board.colour_on(from)) else {
        return Say::new("nothing-there").with("cell", from.to_string());
    };
    if colour != turn {
        return man("not-yours", kind, from);
    }
    if let Some(own) = board.kind_on(to).filter(|_| board.side(turn).has(to)) {
        return man("own-man", own, to);
    }
    if kind == Kind::Pawn {
        if let Some(fault) = pawn_fault(board, from, to) {
            return fault;
        }
    } else if !attacks::of(kind, from, Spots::EMPTY).has(to) {
        let key = if kind == Kind::Rook { "rook-cannot-go" } else { "cannot-go" };
        return man(key, kind, from).with("to", to.to_string());
    }
    let between = attacks::between(from, to) & board.occupied();
    if let Some(spot) = nearest(from, between)
        && kind != Kind::Knight
        && let Some(blocker) = board.kind_on(spot)
    {
        return man("blocked", blocker, spot);
    }
    leaves_king(board, from, to)
        .unwrap_or_else(|| man("cannot-go", kind, from).with("to", to.to_string()))
}

/// What is wrong with a pawn's move, apart from the king's safety.
fn pawn_fault(board: &Board, from: Spot, to: Spot) -> Option<Say> {
    let turn = board.turn();
    let cell = |key| Say::new(key).with("cell", to.to_string());
    if attacks::pawn(turn, from).has(to) {
        return (!board.occupied().has(to)).then(|| cell("nothing-to-take"));
    }
    let step = attacks::forward(turn, from.set());
    let double = attacks::forward(turn, step);
    let at_home = turn.pawn_homes().has(from);
    if double.has(to) && board.limping().has(from) {
        return Some(Say::new("pawn-limps").with("cell", from.to_string()));
    }
    if !(step.has(to) || at_home && double.has(to)) {
        return Some(man("pawn-cannot-go", Kind::Pawn, from).with("to", to.to_string()));
    }
    let way = if step.has(to) { step } else { step | double };
    let spot = nearest(from, way & board.occupied())?;
    Some(man("blocked", board.kind_on(spot)?, spot))
}

/// Who would attack the king after a move that breaks no other rule.
fn leaves_king(board: &Board, from: Spot, to: Spot) -> Option<Say> {
    let turn = board.turn();
    let own = board.king(turn)?;
    let king = if own == from { to } else { own };
    let occupied = board.occupied() & !from.set() | to.set();
    let attackers = board.attackers(king, !turn, occupied) & !to.set();
    let attacker = attackers.first()?;
    let key = match (king == to, board.in_check()) {
        (true, _) => "king-attacked",
        (false, true) => "still-in-check",
        (false, false) => "leaves-king",
    };
    Some(man(key, board.kind_on(attacker)?, attacker))
}

/// The cell of `among`, all in one row with `from`, that is nearest to it.
fn nearest(from: Spot, among: Spots) -> Option<Spot> {
    among.min_by_key(|spot| spot.number().abs_diff(from.number()))
}
