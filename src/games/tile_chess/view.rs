//! What is to be seen of a game: everything, by everybody.

use super::board::{Blood, Board, Fate, Phase};
use super::cells::name;
use super::hits::{Hit, Void};
use super::last::Last;
use super::men::{Kind, Move};
use super::options::Threats;
use super::table::each;
use super::{TileChess, text};
use crate::rules::{
    Cell, Geometry, Line, LineKind, Man, Mark, Say, Seat, Step, Tray, View, Viewer,
};

/// Why the seat to move is skipped (section 5).
pub(super) fn skipped(board: &Board, seat: Seat) -> Say {
    let mut scratch = board.clone();
    let table = board.table();
    let can_go = || {
        let room = board.room();
        let mut army = each(table.army(seat.index()));
        army.any(|place| board.can_go(place, &table.parts(place), room))
    };
    let why = if !board.code().sudden && scratch.in_check(seat.index()) {
        "skipped-check"
    } else if can_go() {
        "skipped-exposed"
    } else {
        "skipped-stuck"
    };
    Say::new(why).with("seat", seat)
}

/// The position as anybody may see it.
pub(super) fn view(game: &TileChess, viewer: Viewer) -> View {
    let board = &game.board;
    let code = board.code();
    let known = game.known();
    let over = game.outcome.is_some();
    // Sudden Death announces nothing (section 12).
    let hits: &[Hit] = if code.sudden { &[] } else { &known.hits };
    let asked = game.threats == Threats::Always || viewer.seat().is_some();
    let told = |hit: &&Hit| hit.void.is_none() || asked;
    let line = |hit: &Hit| Line {
        from: hit.by,
        to: hit.king,
        kind: if hit.void.is_none() { LineKind::Check } else { LineKind::Threat },
    };
    View {
        turn: if over {
            crate::rules::SeatSet::EMPTY
        } else {
            crate::rules::SeatSet::one(board.turn())
        },
        text: text::write(board),
        number: (board.phase() != Phase::Layout).then_some(game.turns + 1),
        geometry: Geometry::Tiles {
            borders: code.borders.map(|borders| (borders.low, borders.high)),
            grid: game.grid,
        },
        sides: board.colours().to_vec(),
        men: men(board),
        trays: Seat::all(board.seats()).map(|seat| tray(board, seat)).collect(),
        marks: marks(game, hits),
        lines: hits.iter().filter(told).map(line).collect(),
        last: game.last.map(|last| last.told()),
        notes: notes(game, hits.iter().filter(told)),
        below: viewer.seat().unwrap_or(Seat::FIRST),
    }
}

fn men(board: &Board) -> Vec<Man> {
    let tiles = each(board.table().all()).map(|place| board.table().tile(place));
    let mut men: Vec<_> = tiles
        .map(|tile| Man { cell: tile.cell, seat: Seat(tile.owner), figure: tile.kind.figure() })
        .collect();
    men.sort_unstable();
    men
}

fn tray(board: &Board, seat: Seat) -> Tray {
    let hand = board.hand(seat.index());
    // In the free turns the kings wait, but nobody can lay them yet.
    let laying = board.phase() == Phase::Layout;
    let men = Kind::ALL.map(|kind| (kind.figure(), hand[kind as usize]));
    let fate = board.fate(seat.index());
    Tray {
        men: if laying { men.into() } else { Vec::new() },
        score: (!laying && fate == Fate::In).then(|| board.points(seat.index())),
        out: fate != Fate::In,
        taken_by: match fate {
            Fate::Taken(by) => Some(Seat(by)),
            Fate::In | Fate::Resigned => None,
        },
    }
}

fn marks(game: &TileChess, hits: &[Hit]) -> Vec<(Cell, Mark)> {
    let known = game.known();
    let mut marks = Vec::new();
    let mut mark = |cell: Cell, mark: Mark| marks.push((cell, mark));
    game.last.iter().flat_map(Last::cells).for_each(|cell| mark(cell, Mark::LastMove));
    game.last.iter().filter_map(Last::captured).for_each(|cell| mark(cell, Mark::Captured));
    let checks = hits.iter().filter(|hit| hit.void.is_none());
    checks.for_each(|hit| mark(hit.king, Mark::Check));
    known.trapped.iter().for_each(|&cell| mark(cell, Mark::Trapped));
    known.partly.iter().for_each(|&cell| mark(cell, Mark::PartlyTrapped));
    marks.sort_unstable();
    marks.dedup();
    marks
}

/// What is to be said of the position: checks, threats, duties, who comes next and who is out.
fn notes<'a>(game: &'a TileChess, hits: impl Iterator<Item = &'a Hit>) -> Vec<Say> {
    let board = &game.board;
    let mut notes: Vec<_> = hits.map(|hit| announced(game, hit)).collect();
    if game.outcome.is_some() {
        notes.extend(out(board));
        return notes;
    }
    if let Phase::Free(left) = board.phase() {
        notes.push(Say::new("free-turns").with("left", i64::from(left)));
    }
    notes.extend(duty(game));
    notes.extend(next(board));
    notes.extend(out(board));
    notes
}

/// A check or threat in words. A check that arose by somebody else's move names them (section 8).
fn announced(game: &TileChess, hit: &Hit) -> Say {
    let attacker = Seat(hit.attacker);
    let new = !game.checks_before.contains(&(hit.by, hit.victim));
    let mover = game.last.map(|last| last.seat).filter(|&mover| new && mover != attacker);
    let say = |key| {
        Say::new(key)
            .with("seat", attacker)
            .with("figure", hit.kind.figure())
            .with("cell", name(hit.by))
            .with("victim", Seat(hit.victim))
            .with("king", name(hit.king))
    };
    match (hit.void, mover) {
        (None, None) => say("check"),
        (None, Some(mover)) => say("check-by-another").with("mover", mover),
        (Some(Void::Trapped), _) => say("threat-trapped"),
        (Some(Void::Layered), _) => say("threat-layered"),
    }
}

/// What Blood Lust demands of the seat to move.
fn duty(game: &TileChess) -> Option<Say> {
    let board = &game.board;
    let say = |key| Some(Say::new(key).with("seat", board.turn()));
    if matches!(board.phase(), Phase::Layout) || board.code().blood == Blood::Off {
        return None;
    }
    match game.known().legal.first()? {
        Move::Remove(_) => say("duty-remove"),
        Move::Go { to, .. } => {
            let taken = board.table().at(*to).map(|place| board.table().tile(place).owner);
            if taken.is_some_and(|owner| owner != board.turn().0) {
                say("duty-capture")
            } else {
                None
            }
        }
        Move::Place(..) | Move::Skip => None,
    }
}

/// The fields of the seats that come next.
const FIELDS: [&str; 5] = ["a", "b", "c", "d", "e"];

/// Who comes after the seat to move, where more than two play.
fn next(board: &Board) -> Option<Say> {
    let seats = board.seats();
    let after = (1..seats).map(|by| Seat((board.turn().0 + by) % seats));
    let after: Vec<_> = after.filter(|seat| board.plays(seat.index())).collect();
    if seats == 2 || after.is_empty() {
        return None;
    }
    let say = Say::new(format!("next-{}", after.len()));
    Some(FIELDS.iter().zip(after).fold(say, |say, (&field, seat)| say.with(field, seat)))
}

/// Who is out, and by whom.
fn out(board: &Board) -> Vec<Say> {
    let of = |seat: Seat| match board.fate(seat.index()) {
        Fate::In => None,
        Fate::Resigned => Some(Say::new("out-resigned").with("seat", seat)),
        Fate::Taken(by) => Some(Say::new("out-taken").with("seat", seat).with("by", Seat(by))),
    };
    // Of two there is nothing to tell apart.
    let seats = if board.seats() == 2 { 0 } else { board.seats() };
    Seat::all(seats).filter_map(of).collect()
}

/// The clicks that lead to a move.
pub(super) fn steps(board: &Board, m: Move) -> Vec<Step> {
    let figure = |cell| {
        let place = board.table().at(cell);
        place.map_or(Kind::Pawn, |place| board.table().tile(place).kind).figure()
    };
    match m {
        Move::Place(kind, cell) => {
            vec![Step::Hand(kind.figure()), Step::To { cell, takes: false }]
        }
        Move::Go { from, to } => {
            let takes = board.table().at(to).is_some();
            vec![Step::Man(figure(from), from), Step::To { cell: to, takes }]
        }
        Move::Remove(cell) => {
            let say = Say::new("take-off").with("cell", name(cell));
            vec![Step::Man(figure(cell), cell), Step::Word { say, cell: Some(cell) }]
        }
        Move::Skip => vec![Step::Word { say: Say::new("skip"), cell: None }],
    }
}
