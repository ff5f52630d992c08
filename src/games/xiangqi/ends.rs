//! How games end by the rules, in the order in which the rules ask.

use super::board::Move;
use super::men::Camp;
use super::position::Position;
use super::repetition::{Law, Rule, Verdict};
use super::terms;
use super::told::{Occasion, drawn, forced};
use crate::rules::{Outcome, Say};

/// The end that has come, if any.
pub(super) fn end(position: &Position, law: Law, limit: u16) -> Option<Outcome> {
    let turn = position.turn();
    let draw = |key: &'static str| Outcome::draw(2, Say::new(key));
    if !position.board().can_move() {
        let key = if position.board().in_check() { "checkmate" } else { "stalemate" };
        let how = Say::new(key).with("seat", terms::seat(turn));
        return Some(Outcome::win(terms::seat(turn.other()), how));
    }
    // A fourth standing comes only where the third did not end the game.
    let due = position.stood() == 3 || law.rule == Rule::Ban;
    match position.verdict(law, 3).filter(|_| due) {
        None => {}
        Some(Verdict::Draw(conducts)) => {
            return Some(Outcome::draw(2, drawn(position, law.edition, conducts)));
        }
        // Under this rule the one who forces is stopped when they are to move again.
        Some(Verdict::Loses(camp, _)) if law.rule == Rule::Ban && camp == turn => {}
        Some(Verdict::Loses(camp, force)) => {
            let how = forced(position, Occasion::End, camp, force);
            return Some(Outcome::win(terms::seat(camp.other()), how));
        }
    }
    if position.clock() >= limit {
        return Some(draw("move-limit"));
    }
    let spent = Camp::ALL.into_iter().all(|camp| position.insufficient(camp));
    spent.then(|| draw("insufficient-material"))
}

/// The reason of an end as the rules call it, which tell the kinds of a chase and of a draw no finer.
pub(super) fn reason(how: &Say) -> String {
    match &*how.key {
        "perpetual-attack" | "perpetual-strip" => "perpetual_chase".to_owned(),
        key if key.starts_with("repetition-") => "repetition".to_owned(),
        key => key.replace('-', "_"),
    }
}

/// Whether a game ended so though there was a move to play.
pub(super) fn counted(how: &Say) -> bool {
    matches!(
        &*reason(how),
        "repetition"
            | "perpetual_check"
            | "perpetual_chase"
            | "move_limit"
            | "insufficient_material"
    )
}

/// What to ask before a move that loses by repeating: at once, or after an answer that stands a
/// position for the third time.
pub(super) fn caution(position: &Position, m: Move, law: Law) -> Option<Say> {
    let camp = position.turn();
    let loses = |position: &Position, occasion| match position.verdict(law, 3)? {
        Verdict::Loses(loser, force) if loser == camp => {
            Some(forced(position, occasion, camp, force))
        }
        Verdict::Loses(..) | Verdict::Draw(_) => None,
    };
    if law.rule == Rule::Ban || position.takes(m) {
        return None;
    }
    let after = position.after(m);
    if let Some(say) = loses(&after, Occasion::Caution) {
        return Some(say);
    }
    if !after.board().can_move() {
        return None;
    }
    let answers = after.moves();
    after.repeating(&answers).find_map(|answer| {
        let say = loses(&after.after(answer), Occasion::Soon)?;
        Some(say.with("answer", answer.to_string()))
    })
}
