//! Carrying moves out and taking them back; whose turn it is next (sections 5 and 9).

use super::board::{Board, Fate, Phase};
use super::men::{Kind, Move};
use super::table::{Set, Tile};
use crate::rules::Cell;

/// What taking a move back needs.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    turn: u8,
    phase: Phase,
    done: Done,
    /// The tiles that held others before, if that was known.
    cuts: Option<Set>,
}

#[derive(Clone, Copy, Debug)]
enum Done {
    Nothing,
    Laid(Kind),
    Gone { place: u8, from: Cell, taken: Option<u8>, over: Option<Over> },
    Removed(u8),
}

/// A takeover: which tiles changed, and whose they were.
#[derive(Clone, Copy, Debug)]
struct Over {
    army: Set,
    victim: u8,
    fate: Fate,
}

impl Board {
    /// Carries out a legal move of the seat to move.
    ///
    /// # Panics
    /// If a move goes from a cell without a tile: it is none.
    pub fn play(&mut self, m: Move) -> Undo {
        let seat = usize::from(self.turn);
        let cuts = self.table.known_cuts();
        let done = match m {
            Move::Skip => Done::Nothing,
            Move::Place(kind, cell) => {
                self.hands[seat][kind as usize] -= 1;
                self.table.lay(Tile { cell, owner: self.turn, kind });
                Done::Laid(kind)
            }
            Move::Remove(cell) => {
                let place = self.table.at(cell).expect("a tile is removed");
                self.table.lift(place);
                Done::Removed(place as u8)
            }
            Move::Go { from, to } => {
                let place = self.table.at(from).expect("a tile moves");
                let taken = self.table.at(to);
                let over = taken.and_then(|taken| self.take(taken));
                self.table.shift(place, to);
                let taken = taken.map(|taken| taken as u8);
                Done::Gone { place: place as u8, from, taken, over }
            }
        };
        let undo = Undo { turn: self.turn, phase: self.phase, done, cuts };
        self.pass_on();
        undo
    }

    /// Takes a tile off the table; with a king goes its army.
    fn take(&mut self, taken: usize) -> Option<Over> {
        let tile = self.table.tile(taken);
        self.table.lift(taken);
        if tile.kind != Kind::King {
            return None;
        }
        let victim = usize::from(tile.owner);
        let over =
            Over { army: self.table.army(victim), victim: tile.owner, fate: self.fates[victim] };
        self.table.give(over.army, self.turn.into());
        self.fates[victim] = Fate::Taken(self.turn);
        Some(over)
    }

    /// Takes back the move made last.
    pub fn unplay(&mut self, undo: Undo) {
        self.turn = undo.turn;
        self.phase = undo.phase;
        match undo.done {
            Done::Nothing => {}
            Done::Laid(kind) => {
                self.table.unlay();
                self.hands[usize::from(self.turn)][kind as usize] += 1;
            }
            Done::Removed(place) => self.table.drop(place.into()),
            Done::Gone { place, from, taken, over } => {
                self.table.shift(place.into(), from);
                if let Some(Over { army, victim, fate }) = over {
                    self.table.give(army, victim.into());
                    self.fates[usize::from(victim)] = fate;
                }
                if let Some(taken) = taken {
                    self.table.drop(taken.into());
                }
            }
        }
        self.table.know_cuts(undo.cuts);
    }

    /// Ends the layout now, as if all had been laid: seat a moves.
    pub(super) const fn begin(&mut self) {
        self.phase = Phase::Play;
        self.turn = 0;
    }

    /// A seat resigns: its tiles stay and are frozen (section 11).
    pub fn resign(&mut self, seat: usize) {
        self.fates[seat] = Fate::Resigned;
        if self.ends() {
            return;
        }
        if usize::from(self.turn) == seat {
            self.turn = self.next_after(self.turn);
        }
    }

    /// Ends the game if only one seat still moves.
    fn ends(&mut self) -> bool {
        let over = self.players() <= 1;
        if over {
            self.phase = Phase::Ended;
            let left = self.each_seat().find(|&seat| self.plays(seat));
            self.turn = left.map_or(self.turn, |seat| seat as u8);
        }
        over
    }

    /// The turn goes to the next seat, and the phase to the next one when it is over.
    fn pass_on(&mut self) {
        match self.phase {
            Phase::Ended => {}
            Phase::Play => {
                if !self.ends() {
                    self.turn = self.next_after(self.turn);
                }
            }
            Phase::Free(left) => {
                self.turn = self.next_after(self.turn);
                self.phase = Phase::Free(left - 1);
                if left <= 1 {
                    self.phase = Phase::Layout;
                    self.turn = 0;
                }
            }
            Phase::Layout => {
                let holders = |board: &Self, seat: u8| board.held(seat.into()) > 0;
                if !(0..self.seats).any(|seat| holders(self, seat)) {
                    self.phase = Phase::Play;
                    self.turn = self.next_after(self.seats - 1);
                    return;
                }
                let next = (1..=self.seats).map(|by| (self.turn + by) % self.seats);
                let mut next = next.filter(|&seat| {
                    self.plays(seat.into()) && (self.code.layout_moves || holders(self, seat))
                });
                self.turn = next.next().unwrap_or(self.turn);
            }
        }
    }
}
