//! Hits on kings, and which of them are checks (section 7).

use super::board::{Board, Fate};
use super::lines::steps;
use super::men::{AROUND, Kind, LEAPS};
use super::table::{Set, each, step, touches};
use crate::rules::Cell;

/// Why a hit is no check.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Void {
    /// The tile holds others and cannot capture.
    Trapped,
    /// The capture would leave the attacker's own king in check.
    Layered,
}

/// A tile whose capture pattern reaches a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Where the tile lies.
    pub by: Cell,
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
    pub attacker: u8,
    /// Whose king it is.
    pub victim: u8,
    /// Where the king lies.
    pub king: Cell,
    /// Why it is only a threat; `None` for a check.
    pub void: Option<Void>,
}

/// How a line would be if a tile went from one cell to another.
#[derive(Clone, Copy)]
pub(super) struct Gone {
    pub from: Cell,
    pub to: Cell,
}

impl Board {
    /// The tiles whose capture pattern reaches the king of a seat.
    pub(super) fn raw_hits(&self, victim: usize) -> Set {
        self.king(victim).map_or(0, |at| self.attackers(victim, at))
    }

    /// The tiles of others whose capture pattern reaches a tile of a seat on `at`.
    pub(super) fn attackers(&self, victim: usize, at: Cell) -> Set {
        self.attackers_once(victim, at, None)
    }

    /// The same once a tile has gone from one cell to another.
    pub(super) fn attackers_once(&self, victim: usize, at: Cell, gone: Option<Gone>) -> Set {
        let window = self.table.span();
        let mut hits = 0;
        for (nth, direction) in AROUND.into_iter().enumerate() {
            let room = window.room(at, direction);
            hits |= self.line_hits(victim, at, nth, room, gone);
        }
        for leap in LEAPS {
            let Some(place) = self.table.at(step(at, leap, 1)) else { continue };
            let tile = self.table.tile(place);
            if tile.kind == Kind::Knight && self.attacks(tile.owner, victim) {
                hits |= 1 << place;
            }
        }
        hits
    }

    fn attacks(&self, owner: u8, victim: usize) -> bool {
        usize::from(owner) != victim && self.plays(owner.into())
    }

    /// The tiles that hit a king on `at` along one direction: all of the first foreign colour that
    /// is met, as its tiles look through each other.
    fn line_hits(&self, victim: usize, at: Cell, nth: usize, room: i16, gone: Option<Gone>) -> Set {
        if room < 1 {
            return 0;
        }
        // In a crowd most rays end where they begin.
        let first = step(at, AROUND[nth], 1);
        if let Some(place) = self.table.at(first)
            && !self.attacks(self.table.tile(place).owner, victim)
            && gone.is_none_or(|gone| gone.from != first)
        {
            return 0;
        }
        let mut hits = 0;
        let mut colour = None;
        let stop = gone.and_then(|gone| steps(at, gone.to, nth));
        for steps in self.table.met(at, nth, stop.map_or(room, |stop| room.min(stop - 1))) {
            let cell = step(at, AROUND[nth], steps);
            if gone.is_some_and(|gone| gone.from == cell) {
                continue;
            }
            let Some(place) = self.table.at(cell) else { continue };
            let tile = self.table.tile(place);
            if !self.attacks(tile.owner, victim)
                || colour.is_some_and(|colour| colour != tile.owner)
            {
                break;
            }
            colour = Some(tile.owner);
            let near = match tile.kind {
                Kind::King => steps == 1,
                Kind::Pawn => steps == 1 && nth % 2 == 1,
                kind => kind.slides(nth),
            };
            if near {
                hits |= 1 << place;
            }
        }
        hits
    }

    /// Whether a line to the king is hit once a tile of its own has left it.
    pub(super) fn opens(&self, victim: usize, gone: Gone) -> bool {
        let Some(king) = self.king(victim) else { return false };
        let (dx, dy) = (gone.from.x - king.x, gone.from.y - king.y);
        if dx != 0 && dy != 0 && dx.abs() != dy.abs() {
            return false;
        }
        let direction = (dx.signum(), dy.signum());
        let Some(nth) = AROUND.iter().position(|&one| one == direction) else { return false };
        let room = self.table.span().room(king, direction);
        self.line_hits(victim, king, nth, room, Some(gone)) != 0
    }

    /// Whether the king of a seat is in check.
    #[must_use]
    pub fn in_check(&mut self, seat: usize) -> bool {
        let hits = self.raw_hits(seat);
        each(hits).any(|place| self.could_take(place, seat).is_none())
    }

    /// Why a tile that hits a king could not take it if it were its turn; `None` if it could.
    pub(super) fn could_take(&mut self, place: usize, victim: usize) -> Option<Void> {
        if self.table.is_cut(place) {
            return Some(Void::Trapped);
        }
        let attacker = usize::from(self.table.tile(place).owner);
        let others =
            self.each_seat().any(|seat| seat != attacker && seat != victim && self.plays(seat));
        if self.code.sudden || !others {
            return None;
        }
        let king = self.table.king(victim)?;
        // The recursion ends: each capture leaves one king fewer.
        let exposed = self.imagining_capture(place, king, |after| after.in_check(attacker));
        exposed.then_some(Void::Layered)
    }

    /// Looks at the position after the tile of a place has taken a king, takeover included.
    pub(super) fn imagining_capture<T>(
        &mut self,
        place: usize,
        king: usize,
        look: impl FnOnce(&mut Self) -> T,
    ) -> T {
        let (from, taken) = (self.table.tile(place).cell, self.table.tile(king));
        let (captor, victim) = (self.table.tile(place).owner, usize::from(taken.owner));
        let fate = self.fates[victim];
        let cuts = self.table.known_cuts();
        self.table.lift(king);
        self.table.shift(place, taken.cell);
        let army = self.table.army(victim);
        self.table.give(army, captor.into());
        self.fates[victim] = Fate::Taken(captor);
        let found = look(self);
        self.fates[victim] = fate;
        self.table.give(army, victim);
        self.table.shift(place, from);
        self.table.drop(king);
        self.table.know_cuts(cuts);
        found
    }

    /// Every hit on a king, sorted by attacker, tile and victim.
    #[must_use]
    pub fn hits(&mut self) -> Vec<Hit> {
        let mut hits = Vec::new();
        for victim in self.each_seat() {
            let Some(king) = self.king(victim) else { continue };
            for place in each(self.raw_hits(victim)) {
                let tile = self.table.tile(place);
                hits.push(Hit {
                    by: tile.cell,
                    kind: tile.kind,
                    attacker: tile.owner,
                    victim: victim as u8,
                    king,
                    void: self.could_take(place, victim),
                });
            }
        }
        hits.sort_by_key(|hit| (hit.attacker, hit.by, hit.victim));
        hits
    }

    /// Whether a king of another seat touches a cell.
    pub(super) fn beside_king(&self, seat: usize, cell: Cell) -> bool {
        let kings = self.each_seat().filter(|&other| other != seat);
        kings.filter_map(|other| self.king(other)).any(|king| touches(king, cell))
    }
}
