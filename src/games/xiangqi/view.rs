//! What may be shown of a game: everything, to everybody.

use super::board::Move;
use super::fen;
use super::men::{Camp, Kind};
use super::position::Position;
use super::repetition::{Law, Rule, Verdict};
use super::terms;
use super::told::{Occasion, forced};
use crate::rules::{Cell, Geometry, Man, Mark, Say, Seat, SeatSet, Side, View, Viewer};

/// The position and the move that led to it, for one viewer.
pub(super) fn view(
    position: &Position,
    law: Law,
    last: Option<&(Position, Move)>,
    turn: SeatSet,
    viewer: Viewer,
) -> View {
    let below = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => turn.only().unwrap_or(Seat::FIRST),
    };
    let warning = if turn.is_empty() { None } else { warning(position, law) };
    View {
        turn,
        text: fen::write(position.board(), position.clock(), position.number()),
        number: Some(position.number().into()),
        geometry: Geometry::Points,
        sides: vec![Side::Red, Side::Black],
        men: men(position),
        trays: Vec::new(),
        marks: marks(position, last),
        lines: Vec::new(),
        last: last.map(|(before, m)| last_move(before, *m)),
        notes: check(position).into_iter().chain(warning).collect(),
        below,
    }
}

fn men(position: &Position) -> Vec<Man> {
    let of = |camp: Camp| {
        position.board().men(camp).map(move |(man, at)| Man {
            cell: terms::cell(at),
            seat: terms::seat(camp),
            figure: terms::figure(man.kind()),
        })
    };
    let mut men: Vec<_> = Camp::ALL.into_iter().flat_map(of).collect();
    men.sort_unstable();
    men
}

fn marks(position: &Position, last: Option<&(Position, Move)>) -> Vec<(Cell, Mark)> {
    let mut marks = Vec::new();
    if let Some((_, m)) = last {
        marks.push((terms::cell(m.from), Mark::LastMove));
        marks.push((terms::cell(m.to), Mark::LastMove));
    }
    if position.board().in_check() {
        let general = position.board().general(position.turn());
        marks.push((terms::cell(general), Mark::Check));
    }
    marks.sort_unstable();
    marks
}

/// The last move in words, for those who listen: who moved which man from where to where.
fn last_move(before: &Position, m: Move) -> Say {
    let board = before.board();
    let kind = |at| board.man(at).map_or(Kind::General, super::men::Man::kind);
    let key = if before.takes(m) { "played-capture" } else { "played" };
    let say = Say::new(key)
        .with("seat", terms::seat(before.turn()))
        .with("figure", terms::figure(kind(m.from)))
        .with("from", m.from.to_string())
        .with("to", m.to.to_string());
    if before.takes(m) { say.with("taken", terms::figure(kind(m.to))) } else { say }
}

/// Who gives check to whom.
fn check(position: &Position) -> Option<Say> {
    let turn = position.turn();
    let by = position.board().checkers(turn);
    let (first, at) = by.first()?;
    let say = |key| {
        Say::new(key)
            .with("seat", terms::seat(turn))
            .with("king", position.board().general(turn).to_string())
            .with("figure", terms::figure(first.kind()))
            .with("cell", at.to_string())
    };
    Some(match by.get(1) {
        None => say("check"),
        Some((second, place)) => say("double-check")
            .with("other", terms::figure(second.kind()))
            .with("place", place.to_string()),
    })
}

/// That a side loses if it goes on as since the first standing of this position.
fn warning(position: &Position, law: Law) -> Option<Say> {
    if position.stood() != 2 {
        return None;
    }
    match position.verdict(law, 2)? {
        Verdict::Draw(_) => None,
        Verdict::Loses(camp, force) => {
            let banned = law.rule == Rule::Ban;
            let occasion = if banned { Occasion::Banned } else { Occasion::Warning };
            Some(forced(position, occasion, camp, force))
        }
    }
}
