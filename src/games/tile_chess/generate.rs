//! Legal moves (sections 2 to 6 and 12), in the order of the filters: pattern, unity, borders, king
//! safety, compulsion.

use super::board::{Blood, Board, Phase};
use super::hits::Gone;
use super::men::{AROUND, Kind, LEAPS, Move};
use super::table::{Set, Tile, Window, each, step, touches};
use super::unity::{LOOSE, Parts};
use crate::rules::Cell;

/// Which moves are wanted.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Sort {
    /// Everything the rules allow.
    All,
    /// Captures of enemies.
    Captures,
    /// All but those.
    Others,
}

/// Who moves, and what is known of their king before they do.
struct Mover {
    seat: usize,
    /// The tiles that reach their king already.
    hits: Set,
    room: Window,
    /// Whether their king must be safe.
    careful: bool,
}

impl Board {
    /// Appends every legal move of the seat to move: a skip if it must skip, nothing at the end.
    pub fn legal(&mut self, out: &mut Vec<Move>) {
        let base = out.len();
        match self.phase {
            Phase::Ended => return,
            Phase::Layout => {
                self.placements(out);
                if self.code.layout_moves && self.table.all() != 0 {
                    self.moves(Sort::All, out);
                }
            }
            Phase::Free(_) | Phase::Play => match self.code.blood {
                Blood::Off => self.moves(Sort::All, out),
                Blood::On | Blood::Mad => self.driven(out),
            },
        }
        if out.len() == base {
            out.push(Move::Skip);
        }
    }

    /// Appends the legal captures of enemies.
    pub fn captures(&mut self, out: &mut Vec<Move>) {
        if matches!(self.phase, Phase::Free(_) | Phase::Play) {
            self.moves(Sort::Captures, out);
        }
    }

    /// The moves under Blood Lust: captures if there are any, then removals, then the rest.
    fn driven(&mut self, out: &mut Vec<Move>) {
        let base = out.len();
        self.moves(Sort::Captures, out);
        if out.len() == base && self.code.blood == Blood::Mad {
            self.removals(out);
        }
        if out.len() == base {
            self.moves(Sort::Others, out);
        }
    }

    /// The moves of tiles that are safe for one's king.
    fn moves(&mut self, sort: Sort, out: &mut Vec<Move>) {
        self.table.tighten();
        let cuts = self.table.find_cuts();
        let mover = self.mover();
        let army = self.table.army(mover.seat);
        // Who holds others takes nothing.
        let able = if sort == Sort::Captures { army & !cuts } else { army };
        for place in each(able) {
            let parts = self.table.parts(place);
            let base = out.len();
            let from = self.table.tile(place).cell;
            self.reach(place, &parts, mover.room, sort, |to| out.push(Move::Go { from, to }));
            let mut kept = base;
            for at in base..out.len() {
                if let Move::Go { to, .. } = out[at]
                    && self.is_safe(&mover, place, to)
                {
                    out[kept] = out[at];
                    kept += 1;
                }
            }
            out.truncate(kept);
        }
    }

    fn mover(&self) -> Mover {
        let seat = usize::from(self.turn);
        let careful = !self.code.sudden && self.table.king(seat).is_some();
        let hits = if careful { self.raw_hits(seat) } else { 0 };
        let around = self.table.span().with_margin(1);
        let room = self.code.borders.map_or(around, |borders| around.within(borders));
        Mover { seat, hits, room, careful }
    }

    /// The cells where a tile may go by pattern, unity and borders.
    pub(super) fn reach(
        &self,
        place: usize,
        parts: &Parts,
        room: Window,
        sort: Sort,
        mut tell: impl FnMut(Cell),
    ) {
        let tile = self.table.tile(place);
        let Tile { cell: from, owner, kind } = tile;
        let cut = parts.is_cut();
        if cut && sort == Sort::Captures {
            return;
        }
        let quiet = |to: Cell| {
            if cut {
                self.table.touching(to) > 1 && parts.bridged_by(self.table.around(to))
            } else {
                self.table.touching(to) > u8::from(touches(from, to))
            }
        };
        // Whether a tile on the way may be captured.
        let prey = |there: usize| {
            let there = self.table.tile(there);
            let enemy = there.owner != owner;
            let kings = matches!(self.phase, Phase::Layout) && there.kind == Kind::King;
            let wanted = match sort {
                Sort::All => true,
                Sort::Captures => enemy,
                Sort::Others => !enemy,
            };
            let fair = enemy || self.code.friendly && there.kind != Kind::King;
            !cut && wanted && fair && !kings
        };
        let quiets = sort != Sort::Captures;
        let mut leap = |to: Cell, may_go: bool, may_take: bool| {
            if !room.has(to) {
                return;
            }
            match self.table.at(to) {
                None => {
                    if may_go && quiets && quiet(to) {
                        tell(to);
                    }
                }
                Some(there) => {
                    if may_take && prey(there) {
                        tell(to);
                    }
                }
            }
        };
        match kind {
            Kind::King => AROUND.iter().for_each(|&d| leap(step(from, d, 1), true, true)),
            Kind::Knight => LEAPS.iter().for_each(|&d| leap(step(from, d, 1), true, true)),
            Kind::Pawn => {
                for (nth, &d) in AROUND.iter().enumerate() {
                    leap(step(from, d, 1), nth % 2 == 0, nth % 2 == 1);
                }
            }
            Kind::Queen | Kind::Rook | Kind::Bishop => {
                for (nth, &direction) in AROUND.iter().enumerate() {
                    if !kind.slides(nth) {
                        continue;
                    }
                    let mut far = room.room(from, direction);
                    for steps in self.table.met(from, nth, far) {
                        let to = step(from, direction, steps);
                        let Some(there) = self.table.at(to) else { continue };
                        if prey(there) {
                            tell(to);
                        }
                        if self.table.tile(there).owner != owner {
                            far = steps;
                            break;
                        }
                    }
                    if quiets {
                        let cells = self.table.landings(from, nth, far);
                        cells
                            .map(|steps| step(from, direction, steps))
                            .filter(|&to| quiet(to))
                            .for_each(&mut tell);
                    }
                }
            }
        }
    }

    /// How many cells a tile that holds nothing together can go to by pattern, unity and borders.
    /// Tells which enemies are among them.
    pub(super) fn freedom(&self, place: usize, room: Window, mut prey: impl FnMut(usize)) -> i32 {
        let Tile { cell: from, owner, kind } = self.table.tile(place);
        let mut cells = 0;
        if !matches!(kind, Kind::Queen | Kind::Rook | Kind::Bishop) {
            self.reach(place, &LOOSE, room, Sort::All, |to| {
                cells += 1;
                self.table.at(to).into_iter().for_each(&mut prey);
            });
            return cells;
        }
        for (nth, &direction) in AROUND.iter().enumerate().filter(|&(nth, _)| kind.slides(nth)) {
            let mut far = room.room(from, direction);
            if far < 1 {
                continue;
            }
            let next = step(from, direction, 1);
            match self.table.at(next) {
                Some(there) if self.table.tile(there).owner != owner => {
                    cells += 1;
                    prey(there);
                    continue;
                }
                Some(_) => {}
                // The cell beside is touched by the tile itself.
                None => cells -= i32::from(self.table.touching(next) == 1),
            }
            for steps in self.table.met(from, nth, far) {
                let Some(there) = self.table.at(step(from, direction, steps)) else { continue };
                if self.table.tile(there).owner != owner {
                    cells += 1;
                    prey(there);
                    far = steps;
                    break;
                }
            }
            cells += self.table.landings(from, nth, far).count() as i32;
        }
        cells
    }

    /// Whether a tile has anywhere to go by pattern, unity and borders.
    pub(super) fn can_go(&self, place: usize, parts: &Parts, room: Window) -> bool {
        let mut goes = false;
        self.reach(place, parts, room, Sort::All, |_| goes = true);
        goes
    }

    /// Whether one's king is safe after a move.
    fn is_safe(&mut self, mover: &Mover, place: usize, to: Cell) -> bool {
        if !mover.careful {
            return true;
        }
        let taken = self.table.at(to);
        let Tile { cell: from, kind, .. } = self.table.tile(place);
        match taken {
            Some(king) if self.table.tile(king).kind == Kind::King => {
                let victim = usize::from(self.table.tile(king).owner);
                let last = self
                    .each_seat()
                    .all(|seat| seat == mover.seat || seat == victim || !self.plays(seat));
                last || !self.imagining_capture(place, king, |after| after.in_check(mover.seat))
            }
            _ => {
                let gone = Gone { from, to };
                let unhurt = if kind == Kind::King {
                    self.attackers_once(mover.seat, to, Some(gone)) == 0
                } else if mover.hits == 0 {
                    // Nothing reaches the king: only a line that opens could hurt.
                    !self.opens(mover.seat, gone)
                } else {
                    let taken = taken.map_or(0, |taken| 1 << taken);
                    let king = self.king(mover.seat);
                    king.is_none_or(|at| {
                        self.attackers_once(mover.seat, at, Some(gone)) & !taken == 0
                    })
                };
                if unhurt {
                    return true;
                }
                let cuts = self.table.known_cuts();
                if let Some(taken) = taken {
                    self.table.lift(taken);
                }
                self.table.shift(place, to);
                let safe = !self.in_check(mover.seat);
                self.table.shift(place, from);
                if let Some(taken) = taken {
                    self.table.drop(taken);
                }
                self.table.know_cuts(cuts);
                safe
            }
        }
    }

    /// The own tiles that Mad Blood Lust may take off the table.
    fn removals(&mut self, out: &mut Vec<Move>) {
        self.table.tighten();
        let mover = self.mover();
        for place in each(self.table.army(mover.seat)) {
            if self.may_remove(place).is_ok() {
                out.push(Move::Remove(self.table.tile(place).cell));
            }
        }
    }

    /// Whether an own tile may be taken off the table.
    ///
    /// # Errors
    /// Why the tile has to stay.
    pub(super) fn may_remove(&mut self, place: usize) -> Result<(), Kept> {
        let tile = self.table.tile(place);
        if tile.kind == Kind::King {
            return Err(Kept::King);
        }
        if self.table.all() == 1 << place {
            return Err(Kept::Last);
        }
        if self.table.is_cut(place) {
            return Err(Kept::Cut);
        }
        if self.code.sudden {
            return Ok(());
        }
        let cuts = self.table.known_cuts();
        self.table.lift(place);
        let exposed = self.in_check(tile.owner.into());
        self.table.drop(place);
        self.table.know_cuts(cuts);
        if exposed { Err(Kept::Exposes) } else { Ok(()) }
    }

    /// The placements of the seat to move (section 2).
    fn placements(&mut self, out: &mut Vec<Move>) {
        let seat = usize::from(self.turn);
        let king = self.only_king_left(seat);
        let kinds = Kind::ALL
            .into_iter()
            .filter(|&kind| self.hands[seat][kind as usize] > 0 && (kind != Kind::King || king));
        let kinds: Vec<_> = kinds.collect();
        if kinds.is_empty() {
            return;
        }
        let mut cells = self.free_cells();
        if king {
            cells = self.king_cells(seat, cells);
        }
        for kind in kinds {
            out.extend(cells.iter().map(|&cell| Move::Place(kind, cell)));
        }
    }

    /// The cells where anything may be laid.
    pub(super) fn free_cells(&self) -> Vec<Cell> {
        let first = self.table.all() == 0;
        let room = match (first, self.code.borders) {
            (true, Some(borders)) => borders,
            (true, None) => return vec![Cell::new(0, 0)],
            (false, _) => self.room(),
        };
        let cells = (room.low.x..=room.high.x)
            .flat_map(|x| (room.low.y..=room.high.y).map(move |y| Cell::new(x, y)));
        cells
            .filter(|&cell| {
                self.table.at(cell).is_none() && (first || self.table.touching(cell) > 0)
            })
            .collect()
    }

    /// The cells among these where a king may be laid. What cannot be satisfied anywhere is dropped:
    /// first that it is in no check, then that it touches no other king.
    fn king_cells(&mut self, seat: usize, cells: Vec<Cell>) -> Vec<Cell> {
        let apart: Vec<_> =
            cells.iter().copied().filter(|&cell| !self.beside_king(seat, cell)).collect();
        let safe: Vec<_> =
            apart.iter().copied().filter(|&cell| self.king_is_safe_on(seat, cell)).collect();
        [safe, apart].into_iter().find(|some| !some.is_empty()).unwrap_or(cells)
    }

    /// Whether a king laid on a cell would be in no check.
    pub(super) fn king_is_safe_on(&mut self, seat: usize, cell: Cell) -> bool {
        if !self.table.has_room() {
            return true;
        }
        self.table.lay(Tile { cell, owner: seat as u8, kind: Kind::King });
        let safe = !self.in_check(seat);
        self.table.unlay();
        safe
    }

    /// The cut tiles of all players: those that have no move left by pattern, unity and borders, and
    /// those that have.
    #[must_use]
    pub fn trapped(&self) -> (Vec<Cell>, Vec<Cell>) {
        let room = self.room();
        let (mut trapped, mut partly) = (Vec::new(), Vec::new());
        for place in each(self.table.all()) {
            let parts = self.table.parts(place);
            if !parts.is_cut() {
                continue;
            }
            let list = if self.can_go(place, &parts, room) { &mut partly } else { &mut trapped };
            list.push(self.table.tile(place).cell);
        }
        trapped.sort_unstable();
        partly.sort_unstable();
        (trapped, partly)
    }
}

/// Why an own tile may not be taken off the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kept {
    /// It is the king.
    King,
    /// It is the last tile there is.
    Last,
    /// It holds others.
    Cut,
    /// The king would be in check.
    Exposes,
}
