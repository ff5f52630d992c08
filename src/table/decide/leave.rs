//! Leaving a game that goes on without whoever leaves: the computer takes the seat.

use crate::rules::{Act, Seat, SeatSet, Withdrawal};
use crate::table::{
    By, Leaver, Mark, Occupant, PersonId, Phase, Refused, Table, Time, USUAL_LEVEL,
};

impl Table {
    /// Whether the rules let this seat resign now.
    #[must_use]
    pub(crate) fn may_resign(&self, seat: Seat) -> bool {
        let act = Act::Withdraw { seat, why: Withdrawal::Resigned };
        self.game().boxed().act(&act).is_ok()
    }

    /// Whether the game is still being set up: it runs, and the rules let nobody resign yet.
    #[must_use]
    pub(crate) fn in_setup(&self) -> bool {
        let mut playing = self.game().playing().iter();
        self.record.phase == Phase::Playing
            && self.secrecy().allows_help()
            && playing.next().is_some_and(|seat| !self.may_resign(seat))
    }

    /// Whether a person may leave their seats to the computer: more than two sit at the table,
    /// somebody else stays, and nobody escapes a loss in a game that counts.
    #[must_use]
    pub(crate) fn may_leave(&self, person: PersonId) -> bool {
        let several = self.record.header.seats > 2 && self.record.people().len() > 1;
        let open = self.record.phase == Phase::Playing && self.secrecy().allows_help();
        let playing = self.game().playing();
        let seated = self.record.seats_of(person).iter().any(|seat| playing.has(seat));
        several && open && seated && (!self.record.terms.rated || self.in_setup())
    }

    /// How strong the computer is that takes a seat: as the strongest at the table.
    #[must_use]
    pub(crate) fn substitute(&self) -> u8 {
        let levels = self.record.seats.iter().filter_map(|sitter| match sitter {
            Occupant::Computer { level } => Some(*level),
            Occupant::Person { .. } | Occupant::Free | Occupant::Erased => None,
        });
        levels.max().unwrap_or(USUAL_LEVEL)
    }

    /// A person leaves their seats to the computer.
    pub(super) fn leave_game(&mut self, by: By, now: Time) -> Result<(), Refused> {
        self.player(by)?;
        let person = by.person().ok_or(Refused::NotSeated)?;
        if !self.may_leave(person) {
            return Err(Refused::OnlyResign);
        }
        self.substitute_for(self.record.seats_of(person), by, now);
        Ok(())
    }

    /// The computer takes the seats of people, who play here no more; the game counts no longer. That
    /// they left is noted as theirs, whoever decided it.
    pub(super) fn substitute_for(&mut self, seats: SeatSet, by: By, now: Time) {
        let (level, leaver) = (self.substitute(), by.person());
        for seat in seats.iter() {
            let left = leaver.or_else(|| self.person_in(seat));
            for id in leaver.map_or_else(|| self.team(seat), |leaver| vec![leaver]) {
                if self.record.leavers.iter().all(|known| known.id != id) {
                    self.record.leavers.push(Leaver { id, name: self.name_of(id) });
                    self.record.leavers.sort_unstable_by_key(|leaver| leaver.id);
                }
            }
            let stays = self.team(seat).into_iter().find(|&mate| Some(mate) != leaver);
            self.record.mates.retain(|mate| mate.seat != seat || Some(mate.id) != leaver);
            if let Some(id) = stays.filter(|_| leaver.is_some()) {
                // Whoever shares a seat leaves it to those who play along.
                let name = self.name_of(id);
                self.record.mates.retain(|mate| mate.seat != seat || mate.id != id);
                self.sit(seat, Occupant::Person { id, name });
                continue;
            }
            self.record.mates.retain(|mate| mate.seat != seat);
            self.record.terms.rated = false;
            self.sit(seat, Occupant::Computer { level });
            self.mark(left.map_or(by, By::Person), now, Mark::Left { seat });
        }
        let gone = self.record.seats_of(self.record.host).is_empty();
        if let Some(&next) = self.record.people().first().filter(|_| gone) {
            self.record.host_name = self.name_of(next);
            self.record.host = next;
        }
    }

    /// The seats that were left to the computer within the last round, and by whom: the next board
    /// tells of them.
    pub(crate) fn just_left(&self) -> impl Iterator<Item = (Seat, By)> {
        let round = u32::from(self.record.header.seats);
        let since = (self.record.log.len() as u32).saturating_sub(round);
        self.record.marks.iter().filter_map(move |marked| match marked.mark {
            Mark::Left { seat } if marked.ply >= since => Some((seat, marked.by)),
            _ => None,
        })
    }
}
