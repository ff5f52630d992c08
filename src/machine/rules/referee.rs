//! Events of a hidden game: what players tell the referee and are told.

use serde_json::{Map, Value, json};

use super::fault::Fault;
use super::play::Board;
use super::request::{Event, texts};
use crate::rules::{Act, Audience, Notation, Notice, Seat, Status, Unread, Viewer, Withdrawal};

/// What came of the events.
pub(super) struct Minutes {
    /// For each event its verdict and what its maker was told.
    expect: Vec<Value>,
    /// For each seat what it was told of the others' turns, a list a turn.
    told: Vec<Vec<Value>>,
}

/// Carries out events one after the other. A refused event changes nothing and is no fault of the
/// request.
pub(super) fn referee(board: &mut Board<'_>, events: &[Event]) -> Result<Minutes, Fault> {
    let sides = board.sides();
    let mut minutes = Minutes { expect: Vec::new(), told: vec![Vec::new(); sides.len()] };
    for event in events {
        let seat = sides.iter().position(|side| *side == event.by);
        let ruling = match seat.map(|nth| Seat(nth as u8)) {
            Some(seat) => minutes.rule(board, seat, event)?,
            None => Ruling::without_effect("malformed"),
        };
        minutes.expect.push(json!({ "verdict": ruling.verdict, "told": ruling.told }));
    }
    Ok(minutes)
}

struct Ruling {
    verdict: String,
    told: Vec<String>,
}

impl Ruling {
    fn without_effect(verdict: &str) -> Self {
        Self { verdict: verdict.to_owned(), told: Vec::new() }
    }
}

impl Minutes {
    fn rule(&mut self, board: &mut Board<'_>, seat: Seat, event: &Event) -> Result<Ruling, Fault> {
        let acting = match board.game.status() {
            Status::Over(_) => return Ok(Ruling::without_effect("game-over")),
            status => status.acting().has(seat),
        };
        match (event.text.as_deref(), event.act.as_deref()) {
            (Some(_), None) | (None, Some("timeout")) if !acting => {
                Ok(Ruling::without_effect("not-your-turn"))
            }
            (Some(text), None) => self.attempt(board, seat, text),
            (None, Some("resign")) => self.leave(board, seat, Withdrawal::Resigned),
            (None, Some("timeout")) => self.leave(board, seat, Withdrawal::OutOfTime),
            _ => Ok(Ruling::without_effect("malformed")),
        }
    }

    fn attempt(&mut self, board: &mut Board<'_>, seat: Seat, text: &str) -> Result<Ruling, Fault> {
        let read = board.game.seen(Viewer::Seat(seat)).read(text, Notation::CANONICAL);
        let text = match read {
            Ok(text) => text,
            Err(Unread::Unknown | Unread::Ambiguous(_)) => {
                return Ok(Ruling::without_effect("malformed"));
            }
            Err(Unread::Illegal(why)) => {
                // The rules know the verdict alone; why it is so is said to people.
                let verdict = why.key.to_string();
                return Ok(Ruling { told: vec![verdict.clone()], verdict });
            }
        };
        let told = self.act(board, seat, &Act::Move { seat, text })?;
        let goes_on = board.game.status().acting().has(seat);
        let verdict = match (board.game.fact("verdict", 0), told.first()) {
            (Some(Value::String(verdict)), _) => verdict,
            (_, Some(first)) if goes_on => first.replace(':', "-"),
            _ => "legal".to_owned(),
        };
        Ok(Ruling { verdict, told })
    }

    fn leave(
        &mut self,
        board: &mut Board<'_>,
        seat: Seat,
        why: Withdrawal,
    ) -> Result<Ruling, Fault> {
        let told = self.act(board, seat, &Act::Withdraw { seat, why })?;
        Ok(Ruling { verdict: "forfeit".to_owned(), told })
    }

    /// Carries out an act and the hand-over that it may lead to; gives what its maker is told. Who
    /// leaves while the other's turn runs hears of that turn as well: only the last word is of their
    /// own act.
    fn act(&mut self, board: &mut Board<'_>, seat: Seat, act: &Act) -> Result<Vec<String>, Fault> {
        let fault = |refusal: crate::rules::Refusal| Fault::Illegal(refusal.to_string());
        let acting = board.game.status().acting();
        let mut notices = board.game.act(act).map_err(fault)?;
        let mut told = heard(&notices, seat);
        if !acting.has(seat) {
            told.drain(..told.len().saturating_sub(1));
        }
        if board.game.status() == Status::HandOver {
            notices.extend(board.game.act(&Act::HandOver).map_err(fault)?);
        }
        for (nth, lists) in self.told.iter_mut().enumerate() {
            let listener = Seat(nth as u8);
            let list = heard(&notices, listener);
            if !acting.has(listener) && !list.is_empty() {
                lists.push(texts(list));
            }
        }
        Ok(told)
    }

    /// The field with this name, if it is one that events lead to.
    pub(super) fn field(&self, sides: &[&str], name: &str) -> Option<Value> {
        match name {
            "expect" => Some(self.expect.iter().cloned().collect()),
            "told_to_opponent" => {
                let pair = |(side, lists): (&&str, &Vec<Value>)| {
                    ((*side).to_owned(), Value::from(lists.clone()))
                };
                Some(sides.iter().zip(&self.told).map(pair).collect::<Map<_, _>>().into())
            }
            _ => None,
        }
    }
}

/// What was said to this seat, and not to everybody.
fn heard(notices: &[Notice], seat: Seat) -> Vec<String> {
    let own = |notice: &&Notice| match notice.to {
        Audience::All => false,
        Audience::Seats(seats) => seats.has(seat),
    };
    notices.iter().filter(own).map(|notice| notice.say.text()).collect()
}
