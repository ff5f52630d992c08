//! How games end by the rules, in the order in which the rules ask.

use super::board::Move;
use super::men::Camp;
use super::position::Position;
use super::repetition::{Force, Rule, Verdict};
use super::terms;
use crate::rules::{Outcome, Say};

/// The end that has come, if any.
pub(super) fn end(position: &Position, rule: Rule, limit: u16) -> Option<Outcome> {
    let turn = position.turn();
    let draw = |key: &'static str| Outcome::draw(2, Say::new(key));
    if !position.board().can_move() {
        let key = if position.board().in_check() { "checkmate" } else { "stalemate" };
        let how = Say::new(key).with("seat", terms::seat(turn));
        return Some(Outcome::win(terms::seat(turn.other()), how));
    }
    // A fourth standing comes only where the third did not end the game.
    let due = position.stood() == 3 || rule == Rule::Ban;
    match position.verdict(rule, 3).filter(|_| due) {
        None => {}
        Some(Verdict::Draw) => return Some(draw("repetition")),
        // Under this rule the one who forces is stopped when they are to move again.
        Some(Verdict::Loses(camp, _)) if rule == Rule::Ban && camp == turn => {}
        Some(Verdict::Loses(camp, force)) => {
            let how = forced(position, ["perpetual-check", "perpetual-chase"], camp, force);
            return Some(Outcome::win(terms::seat(camp.other()), how));
        }
    }
    if position.clock() >= limit {
        return Some(draw("move-limit"));
    }
    let spent = Camp::ALL.into_iter().all(|camp| position.insufficient(camp));
    spent.then(|| draw("insufficient-material"))
}

/// Whether a game ended so though there was a move to play.
pub(super) fn counted(how: &Say) -> bool {
    matches!(
        &*how.key,
        "repetition"
            | "perpetual-check"
            | "perpetual-chase"
            | "move-limit"
            | "insufficient-material"
    )
}

/// A message about a side that forces: one for check, one for chase, which names the man.
pub(super) fn forced(
    position: &Position,
    [check, chase]: [&'static str; 2],
    camp: Camp,
    force: Force,
) -> Say {
    let seat = terms::seat(camp);
    match force {
        Force::Check => Say::new(check).with("seat", seat),
        Force::Chase(man) => {
            let place = position.board().place(man).map(|at| at.to_string()).unwrap_or_default();
            Say::new(chase)
                .with("seat", seat)
                .with("figure", terms::figure(man.kind()))
                .with("cell", place)
        }
    }
}

/// What to ask before a move that loses by repeating: at once, or after an answer that stands a
/// position for the third time.
pub(super) fn caution(position: &Position, m: Move, rule: Rule) -> Option<Say> {
    let camp = position.turn();
    let loses = |position: &Position, keys| match position.verdict(rule, 3)? {
        Verdict::Loses(loser, force) if loser == camp => Some(forced(position, keys, camp, force)),
        Verdict::Loses(..) | Verdict::Draw => None,
    };
    if rule == Rule::Ban || position.takes(m) {
        return None;
    }
    let after = position.after(m);
    if let Some(say) = loses(&after, ["caution-check", "caution-chase"]) {
        return Some(say);
    }
    if !after.board().can_move() {
        return None;
    }
    let answers = after.moves();
    after.repeating(&answers).find_map(|answer| {
        let say = loses(&after.after(answer), ["caution-check-soon", "caution-chase-soon"])?;
        Some(say.with("answer", answer.to_string()))
    })
}
