//! What may be shown of a game: everything, to everybody.

use super::board::Board;
use super::cells::Spot;
use super::men::{Colour, Kind, Move, TIPS, WINGS};
use super::{notation, terms, text};
use crate::rules::{Cell, Geometry, Man, Mark, Say, Seat, SeatSet, Side, Tray, View, Viewer};

/// The position and the move that led to it, for one viewer.
pub(super) fn view(
    board: &Board,
    last: Option<&(Board, Move)>,
    turn: SeatSet,
    viewer: Viewer,
) -> View {
    let below = match viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => turn.only().unwrap_or(Seat::FIRST),
    };
    let setup = board.in_setup();
    View {
        turn,
        text: text::write(board),
        number: (!setup).then(|| board.number().into()),
        geometry: Geometry::Star,
        sides: vec![Side::White, Side::Black],
        men: men(board),
        trays: if setup { trays(board) } else { Vec::new() },
        marks: marks(board, last),
        lines: Vec::new(),
        last: last.map(|(before, m)| told(before, *m)),
        notes: check(board).into_iter().chain(last.and_then(|last| fate(board, last))).collect(),
        below,
    }
}

fn men(board: &Board) -> Vec<Man> {
    let man = |spot: Spot| {
        Some(Man {
            cell: spot.cell(),
            seat: terms::seat(board.colour_on(spot)?),
            figure: terms::figure(board.kind_on(spot)?),
        })
    };
    let mut men: Vec<_> = board.occupied().filter_map(man).collect();
    men.sort_unstable();
    men
}

/// The hands; what is placed stays with none left.
fn trays(board: &Board) -> Vec<Tray> {
    let held = |colour, kind| u8::from(board.hand(colour).has(kind));
    let tray = |colour| Tray {
        men: Kind::PLACED.map(|kind| (terms::figure(kind), held(colour, kind))).to_vec(),
        ..Tray::default()
    };
    Colour::ALL.map(tray).to_vec()
}

fn marks(board: &Board, last: Option<&(Board, Move)>) -> Vec<(Cell, Mark)> {
    let mut marks = Vec::new();
    if let Some((_, m)) = last {
        let ends = m.from().into_iter().chain([m.to()]);
        marks.extend(ends.map(|spot| (spot.cell(), Mark::LastMove)));
    }
    if board.in_check() {
        marks.extend(board.king(board.turn()).map(|king| (king.cell(), Mark::Check)));
    }
    marks.sort_unstable();
    marks
}

/// The last move in words: who played what, and the man with its cells for those who listen.
fn told(before: &Board, m: Move) -> Say {
    let seat = terms::seat(before.turn());
    let written = notation::people(before, m);
    let say = |key| Say::new(key).with("seat", seat).with("move", written);
    let to = m.to().to_string();
    let figure = |spot| terms::figure(before.kind_on(spot).unwrap_or(Kind::Pawn));
    match (m, before.takes(m)) {
        (Move::Place { kind, .. }, _) => {
            say("placed").with("figure", terms::figure(kind)).with("to", to)
        }
        (Move::Promote { from, kind, .. }, _) => say("played-promotion")
            .with("figure", figure(from))
            .with("from", from.to_string())
            .with("to", to)
            .with("become", terms::figure(kind)),
        (Move::Go { from, .. }, false) => {
            say("played").with("figure", figure(from)).with("from", from.to_string()).with("to", to)
        }
        (Move::Go { from, .. }, true) => say("played-capture")
            .with("figure", figure(from))
            .with("from", from.to_string())
            .with("to", to)
            .with("taken", figure(m.to())),
    }
}

/// Who gives check to whom.
fn check(board: &Board) -> Option<Say> {
    let king = board.king(board.turn())?;
    let mut by = board.checkers();
    let first = by.next()?;
    let say = |key| {
        let figure = board.kind_on(first).unwrap_or(Kind::Queen);
        Say::new(key)
            .with("seat", terms::seat(board.turn()))
            .with("king", king.to_string())
            .with("figure", terms::figure(figure))
            .with("cell", first.to_string())
    };
    Some(match by.next().and_then(|second| Some((second, board.kind_on(second)?))) {
        None => say("check"),
        Some((second, kind)) => {
            say("double-check").with("other", terms::figure(kind)).with("place", second.to_string())
        }
    })
}

/// What became of the pawn that moved last: dead, a mummy, or limping.
fn fate(board: &Board, (before, m): &(Board, Move)) -> Option<Say> {
    let (from, to) = (m.from()?, m.to());
    if !board.kind(Kind::Pawn).has(to) {
        return None;
    }
    let key = if TIPS.has(to) {
        "mummy"
    } else if WINGS.has(to) {
        // Between the cells of a wing it stays as dead as it was.
        if WINGS.has(from) && !TIPS.has(from) {
            return None;
        }
        "dead-pawn"
    } else if board.limping().has(to) {
        "limping-pawn"
    } else {
        return None;
    };
    Some(Say::new(key).with("seat", terms::seat(before.turn())).with("cell", to.to_string()))
}
