//! Why a text is no legal move: clauses.

use super::parse::Wish;
use super::write::write;
use crate::games::tile_chess::board::{Blood, Board, Phase};
use crate::games::tile_chess::cells::{name, names};
use crate::games::tile_chess::generate::Kept;
use crate::games::tile_chess::men::{AROUND, Kind, LEAPS, Move};
use crate::games::tile_chess::table::{each, step, touches};
use crate::rules::{Cell, Say, Seat};

fn at(key: &'static str, cell: Cell) -> Say {
    Say::new(key).with("cell", name(cell))
}

fn man(key: &'static str, kind: Kind, cell: Cell) -> Say {
    Say::new(key).with("figure", kind.figure()).with("cell", name(cell))
}

/// Why nothing legal is what was asked for.
pub(super) fn not(board: &Board, legal: &[Move], wish: &Wish) -> Say {
    if wish.removes {
        return not_removed(board, legal, wish.to);
    }
    if let Some(from) = wish.from {
        return not_gone(board, legal, wish, from);
    }
    if wish.places || board.phase() == Phase::Layout {
        return not_laid(board, wish);
    }
    // A kind and where it shall go: the first tile of that kind that fails for more than its way.
    let turn = board.turn().index();
    let tiles = each(board.table().army(turn)).map(|place| board.table().tile(place));
    let meant: Vec<_> =
        tiles.filter(|tile| wish.kind.is_none_or(|kind| kind == tile.kind)).collect();
    let reasons = meant.iter().map(|tile| between(board, legal, tile.cell, wish.to));
    let near = reasons.filter(|say| !matches!(&*say.key, "cannot-go" | "pawn-cannot-go"));
    match (near.into_iter().next(), wish.kind) {
        (Some(say), _) => say,
        (None, Some(kind)) if meant.is_empty() => {
            Say::new("no-such-tile").with("figure", kind.figure())
        }
        (None, Some(kind)) => man("none-reaches", kind, wish.to),
        (None, None) => at("nothing-reaches", wish.to),
    }
}

fn not_gone(board: &Board, legal: &[Move], wish: &Wish, from: Cell) -> Say {
    if board.phase() == Phase::Layout && !board.code().layout_moves {
        return Say::new("lay-first");
    }
    let there = board.table().at(from).map(|place| board.table().tile(place).kind);
    match (there, wish.kind) {
        (Some(there), Some(named)) if there != named => man("not-that-tile", there, from),
        _ => between(board, legal, from, wish.to),
    }
}

/// Why nothing goes from one cell to another.
fn between(board: &Board, legal: &[Move], from: Cell, to: Cell) -> Say {
    let table = board.table();
    let Some(place) = table.at(from) else { return at("nothing-there", from) };
    let tile = table.tile(place);
    if tile.owner != board.turn().0 {
        return man("not-yours", tile.kind, from);
    }
    if from == to {
        return at("same-cell", from);
    }
    if !board.allows(to) {
        return at("outside-borders", to);
    }
    let taken = table.at(to).map(|there| table.tile(there));
    if let Some(own) = taken.filter(|taken| taken.owner == tile.owner) {
        if !board.code().friendly {
            return man("own-tile", own.kind, to);
        }
        if own.kind == Kind::King {
            return Say::new("own-king");
        }
    }
    if let Some(say) = off_pattern(board, tile.kind, from, to) {
        return say;
    }
    if let Some(taken) = taken {
        if board.phase() == Phase::Layout && taken.kind == Kind::King {
            return Say::new("king-in-layout");
        }
        let parts = table.parts(place);
        if parts.is_cut() {
            let cells = table.cut_off(place, from);
            let cells = if cells.is_empty() { smaller(board, place) } else { cells };
            return at("cut-captures", from).with("cells", list(cells));
        }
    } else if !unites(board, place, to) {
        let cells = table.cut_off(place, to);
        if cells.is_empty() {
            return at("touches-nothing", to);
        }
        return at("cuts-off", to).with("cells", list(cells));
    }
    exposed(board, Move::Go { from, to })
        .or_else(|| driven(board, legal))
        .unwrap_or_else(|| man("cannot-go", tile.kind, from).with("to", name(to)))
}

/// The tiles that only one tile holds to the rest.
fn smaller(board: &Board, place: usize) -> Vec<Cell> {
    let parts = board.table().parts(place);
    let largest = parts.each().iter().copied().max_by_key(|part| part.count_ones());
    let rest = parts.each().iter().copied().filter(|&part| Some(part) != largest);
    rest.flat_map(each).map(|place| board.table().tile(place).cell).collect()
}

/// The names of cells, not too many.
fn list(cells: Vec<Cell>) -> String {
    let names = names(cells);
    match names.len() {
        0..=6 => names.join(", "),
        _ => format!("{} …", names[..6].join(", ")),
    }
}

fn unites(board: &Board, place: usize, to: Cell) -> bool {
    let table = board.table();
    let parts = table.parts(place);
    let touched = table.around(to) & !(1 << place);
    if parts.is_cut() { parts.bridged_by(touched) } else { touched != 0 }
}

/// What is wrong with the way itself.
fn off_pattern(board: &Board, kind: Kind, from: Cell, to: Cell) -> Option<Say> {
    let table = board.table();
    let cannot = || Some(man("cannot-go", kind, from).with("to", name(to)));
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    match kind {
        Kind::King => {
            if touches(from, to) {
                None
            } else {
                cannot()
            }
        }
        Kind::Knight => {
            if LEAPS.contains(&(dx, dy)) {
                None
            } else {
                cannot()
            }
        }
        Kind::Pawn => {
            let straight = dx.abs() + dy.abs() == 1;
            let aslant = dx.abs() == 1 && dy.abs() == 1;
            match (straight, aslant, table.at(to)) {
                (true, _, None) | (_, true, Some(_)) => None,
                (true, _, Some(there)) => Some(man("pawn-blocked", table.tile(there).kind, to)),
                (_, true, None) => Some(at("nothing-to-take", to)),
                _ => Some(man("pawn-cannot-go", kind, from).with("to", name(to))),
            }
        }
        Kind::Queen | Kind::Rook | Kind::Bishop => {
            if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
                return cannot();
            }
            let direction = (dx.signum(), dy.signum());
            let nth = AROUND.iter().position(|&one| one == direction)?;
            if !kind.slides(nth) {
                return cannot();
            }
            let owner = board.turn().0;
            let between = (1..dx.abs().max(dy.abs())).map(|steps| step(from, direction, steps));
            let mut met = between.filter_map(|cell| table.at(cell)).map(|there| table.tile(there));
            let enemy = met.find(|there| there.owner != owner)?;
            Some(man("passes-enemy", enemy.kind, enemy.cell))
        }
    }
}

/// Whose tile would check the mover's king after a move that breaks no other rule.
fn exposed(board: &Board, m: Move) -> Option<Say> {
    if board.code().sudden {
        return None;
    }
    let mut after = board.clone();
    let seat = board.turn().index();
    let before = after.in_check(seat);
    let king = board.king(seat)?;
    after.play(m);
    if !after.plays(seat) || after.players() <= 1 {
        return None;
    }
    let mut hits = after.hits();
    hits.retain(|hit| usize::from(hit.victim) == seat && hit.void.is_none());
    let hit = hits.first()?;
    let moved = matches!(m, Move::Go { from, .. } if from == king);
    let key = match (moved, before) {
        (true, _) => "king-attacked",
        (false, true) => "still-in-check",
        (false, false) => "leaves-king",
    };
    Some(man(key, hit.kind, hit.by).with("seat", Seat(hit.attacker)))
}

/// What Blood Lust demands instead.
fn driven(board: &Board, legal: &[Move]) -> Option<Say> {
    let table = board.table();
    let takes = |m: &&Move| matches!(m, Move::Go { to, .. } if table.at(*to).is_some());
    let such = |key: &'static str, m: Move| Say::new(key).with("move", write(m));
    match (board.code().blood, legal.first()) {
        (Blood::Off, _) | (_, None) => None,
        (Blood::Mad, Some(&m @ Move::Remove(_))) => Some(such("must-remove", m)),
        (Blood::On | Blood::Mad, Some(_)) => {
            legal.iter().find(takes).map(|&m| such("must-capture", m))
        }
    }
}

fn not_laid(board: &Board, wish: &Wish) -> Say {
    if board.phase() != Phase::Layout {
        return Say::new("layout-over");
    }
    let (table, to) = (board.table(), wish.to);
    let seat = board.turn().index();
    let hand = board.hand(seat);
    if board.held(seat) == 0 {
        return Say::new("hand-empty");
    }
    if let Some(kind) = wish.kind {
        if hand[kind as usize] == 0 {
            return Say::new("none-in-hand").with("figure", kind.figure());
        }
        if kind == Kind::King && !board.only_king_left(seat) {
            return Say::new("king-last");
        }
    }
    if !board.allows(to) {
        return at("outside-borders", to);
    }
    if let Some(there) = table.at(to) {
        return man("tile-taken", table.tile(there).kind, to);
    }
    if table.all() == 0 {
        return at("first-tile", Cell::new(0, 0));
    }
    if table.touching(to) == 0 {
        return at("lies-alone", to);
    }
    if let Some(king) = board
        .each_seat()
        .filter(|&other| other != seat)
        .find_map(|other| board.king(other).filter(|&king| touches(king, to)))
    {
        return at("beside-king", to).with("king", name(king));
    }
    let mut after = board.clone();
    after.play(Move::Place(Kind::King, to));
    let mut hits = after.hits();
    hits.retain(|hit| usize::from(hit.victim) == seat && hit.void.is_none());
    hits.first().map_or_else(
        || at("cannot-lay", to),
        |hit| man("king-attacked", hit.kind, hit.by).with("seat", Seat(hit.attacker)),
    )
}

fn not_removed(board: &Board, legal: &[Move], cell: Cell) -> Say {
    if board.code().blood != Blood::Mad {
        return Say::new("no-removal");
    }
    if board.phase() == Phase::Layout {
        return Say::new("lay-first");
    }
    let Some(place) = board.table().at(cell) else { return at("nothing-there", cell) };
    let tile = board.table().tile(place);
    if tile.owner != board.turn().0 {
        return man("not-yours", tile.kind, cell);
    }
    let kept = board.clone().may_remove(place);
    match kept {
        Err(Kept::King) => Say::new("keep-king"),
        Err(Kept::Last) => Say::new("keep-last"),
        Err(Kept::Cut) => at("cut-removed", cell).with("cells", list(smaller(board, place))),
        Err(Kept::Exposes) => {
            exposed(board, Move::Remove(cell)).unwrap_or_else(|| at("cannot-remove", cell))
        }
        Ok(()) => driven(board, legal).unwrap_or_else(|| at("cannot-remove", cell)),
    }
}
