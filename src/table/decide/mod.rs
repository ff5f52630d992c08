//! What happens when somebody wants something of a table: pure decisions.

mod amend;
mod begin;
mod hints;
mod lobby;
mod neglect;
mod offers;
mod play;
mod team;
mod time;

pub use amend::Amendment;
pub use begin::{Opening, rematch};
pub use time::{ADJOURNED_MOST, PAUSE_MOST};

use super::{By, Entry, Heard, Marked, PersonId, Phase, Refused, Table, Time, Venue, Waits, Wish};
use crate::rules::{Offer, Seat, SeatSet, Viewer};

/// What somebody wants of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// To accept the challenge, as it stood at this revision.
    Accept {
        /// The revision on the button.
        revision: Option<u32>,
    },
    /// To decline the challenge.
    Decline,
    /// To withdraw the challenge or close the open seat.
    Withdraw,
    /// The challenge or open seat lapses, if its time has come.
    Expire,
    /// To sit down in a free seat.
    Join {
        /// The name he goes by.
        name: String,
    },
    /// To sit down in one more seat of a lobby.
    JoinAgain {
        /// The name he goes by.
        name: String,
    },
    /// To stand up from a lobby.
    Leave,
    /// To let the computer take a seat of a lobby.
    SeatComputer {
        /// How strong, 1 to 8.
        level: u8,
    },
    /// To empty a seat of a lobby, or to take an empty one away.
    ClearSeat {
        /// Which.
        seat: Seat,
        /// The revision on the button.
        revision: Option<u32>,
    },
    /// To start with whoever is in the lobby.
    Start {
        /// The revision on the button.
        revision: Option<u32>,
        /// What the lots and the setup are drawn from.
        chance: u64,
    },
    /// To let the computer take the free seats.
    UseComputer {
        /// How strong, 1 to 8.
        level: u8,
    },
    /// To play a move.
    Play {
        /// Its canonical text.
        text: String,
        /// The position number at which it was chosen, if the chosen thing carried one.
        at: Option<u32>,
        /// Whether a draw is offered with it.
        draw: bool,
    },
    /// To give up.
    Resign,
    /// To propose something to the others.
    Offer {
        /// What.
        what: Offer,
        /// The position number it was meant for.
        at: Option<u32>,
    },
    /// To answer what was proposed, or to take one's own proposal back.
    Answer {
        /// What.
        what: Offer,
        /// The number of the offer, if the answer carried one.
        number: Option<u32>,
        /// Whether it is accepted.
        yes: bool,
    },
    /// To be told a good move.
    Hint {
        /// The position number for which it was asked.
        at: u32,
    },
    /// To claim something the rules grant.
    Claim {
        /// What, by key.
        key: String,
        /// The announced move after which it holds, in canonical text.
        after: Option<String>,
        /// The position number at which it was claimed.
        at: Option<u32>,
    },
    /// The period ends.
    HandOver,
    /// To call the game off before it has really begun.
    CallOff,
    /// To watch the computer no longer.
    StopWatching,
    /// Discord has the message that tells whose turn it is.
    Told {
        /// The position number of that message.
        at: u32,
    },
    /// A clock ran out, or a period ended.
    OutOfTime {
        /// The position number at which it ran.
        at: u32,
        /// What decides where the lot does.
        chance: u64,
    },
    /// To give the opponent time.
    GiveTime,
    /// To be reminded of the turn, for the nth time.
    Remind {
        /// The position number.
        at: u32,
        /// For which time, from 1.
        nth: u8,
    },
    /// To be told of the turn after quiet hours.
    Wake {
        /// The position number.
        at: u32,
        /// Who.
        seat: Seat,
    },
    /// To hear no more of this turn.
    Mute,
    /// That stopped time goes on.
    Resume,
    /// To let one's slow clocks stand still until then; without a moment, to come back.
    Holiday {
        /// Until when.
        until: Option<Time>,
    },
    /// The house was away since then.
    Outage {
        /// Since when.
        since: Time,
    },
    /// Those who wait are told that they may end a game in which nobody moves.
    Neglected {
        /// How long the house waits.
        waits: Waits,
    },
    /// A game in which nobody moves is closed.
    Close {
        /// How long the house waits.
        waits: Waits,
    },
    /// A game whose place could not be reached for long is closed.
    Unreachable,
    /// To end a game in which nobody moves.
    Wish {
        /// How.
        wish: Wish,
    },
    /// To have those reminded who do not move.
    Nudge,
    /// To go on with a game that was closed.
    Reopen,
    /// To end the game without result, by a right over the server that the caller has checked.
    ForceEnd {
        /// The name he goes by.
        name: String,
    },
    /// To open one's seat for others to play along.
    Share,
    /// To play along in a shared seat.
    JoinTeam {
        /// Which.
        seat: Seat,
        /// The name he goes by.
        name: String,
    },
    /// That the game is played elsewhere from now on.
    Move {
        /// Where.
        venue: Venue,
    },
    /// A seat is taken away: the person erased himself, or a manager ended it. In a game that has not
    /// begun it is free again.
    Remove {
        /// Which.
        seat: Seat,
    },
}

/// What was decided: the table as it will be once this is stored. Until then the old one counts.
#[derive(Clone, Debug)]
pub struct Decided {
    /// The table afterwards.
    pub table: Table,
    /// The number of the first new entry.
    pub from: u32,
    /// How many marks there were before.
    pub marks_from: usize,
    /// The phase before; `None` if the table is new.
    pub before: Option<Phase>,
}

impl Decided {
    /// The new entries; forced moves and agreements of the host among them.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        self.table.sheet().log.get(self.from as usize..).unwrap_or(&[])
    }

    /// The new marks.
    #[must_use]
    pub fn marks(&self) -> &[Marked] {
        self.table.sheet().marks.get(self.marks_from..).unwrap_or(&[])
    }

    /// What is said because of it.
    pub fn heard(&self) -> impl Iterator<Item = &Heard> {
        self.table.heard().iter().filter(|heard| heard.ply >= self.from)
    }

    /// Whether the game began with it.
    #[must_use]
    pub fn begins(&self) -> bool {
        let waited = matches!(self.before, None | Some(Phase::Invited { .. } | Phase::Open { .. }));
        waited && matches!(self.table.sheet().phase, Phase::Playing | Phase::Over(_))
    }

    /// Whether the game ended with it.
    #[must_use]
    pub fn ends(&self) -> bool {
        self.before.is_none_or(|phase| !matches!(phase, Phase::Over(_)))
            && matches!(self.table.sheet().phase, Phase::Over(_))
    }
}

impl Table {
    /// Decides what `by` wants. Nothing here is changed: the answer holds a changed copy.
    ///
    /// # Errors
    /// Why it is refused.
    pub fn decide(&self, intent: &Intent, by: By, now: Time) -> Result<Decided, Refused> {
        let mut next = self.clone();
        match intent {
            Intent::Accept { revision } => next.accept(*revision, by, now),
            Intent::Decline => next.decline(by, now),
            Intent::Withdraw => next.call_back(by, now),
            Intent::Expire => next.expire(now),
            Intent::Join { name } => next.join(name, by, now),
            Intent::JoinAgain { name } => next.join_again(name, by, now),
            Intent::Leave => next.leave(by, now),
            Intent::SeatComputer { level } => next.seat_computer(*level, by, now),
            Intent::ClearSeat { seat, revision } => next.clear_seat(*seat, *revision, by, now),
            Intent::Start { revision, chance } => next.start(*revision, *chance, by, now),
            Intent::UseComputer { level } => next.use_computer(*level, by, now),
            Intent::Play { text, at, draw } => next.play(text, *at, *draw, by, now),
            Intent::Resign => next.resign(by, now),
            Intent::Offer { what, at } => next.offer(*what, *at, by, now),
            Intent::Answer { what, number, yes } => next.answer(*what, *number, *yes, by, now),
            Intent::Claim { key, after, at } => next.claim(key, after.as_deref(), *at, by, now),
            Intent::Hint { at } => next.hint(*at, by, now),
            Intent::HandOver => next.hand_over(by, now),
            Intent::CallOff => next.call_off(by, now),
            Intent::StopWatching => next.stop_watching(by),
            Intent::ForceEnd { name } => next.force_end(name, by),
            Intent::Told { at } => next.told(*at, now),
            Intent::OutOfTime { at, chance } => next.out_of_time(*at, *chance, now),
            Intent::Remind { at, nth } => next.remind(*at, *nth, now),
            Intent::Wake { at, seat } => next.wake(*at, *seat, now),
            Intent::Mute => next.mute(by, now),
            Intent::GiveTime => next.give_time(by, now),
            Intent::Resume => next.resume(by, now),
            Intent::Holiday { until } => {
                let person = by.person().ok_or(Refused::NotSeated)?;
                next.holiday(person, *until, now)
            }
            Intent::Outage { since } => next.outage(*since, now),
            Intent::Share => next.share(by),
            Intent::JoinTeam { seat, name } => next.join_team(*seat, name, by),
            Intent::Move { venue } => next.relocate(*venue, by),
            Intent::Neglected { waits } => next.neglected(waits, now),
            Intent::Close { waits } => next.close_neglected(waits, now),
            Intent::Unreachable => next.unreachable(),
            Intent::Wish { wish } => next.wish(*wish, by, now),
            Intent::Nudge => next.nudge(by, now),
            Intent::Reopen => next.reopen(by, now),
            Intent::Remove { seat } => next.remove(*seat, now),
        }?;
        // That somebody was told is nothing anybody did.
        let told = matches!(
            intent,
            Intent::Told { .. } | Intent::Remind { .. } | Intent::Wake { .. } | Intent::Mute
        );
        // What is done in secret must not move a game up in lists.
        let secret = self.info().hidden
            && next.sheet.phase == self.sheet.phase
            && next.news_number(Viewer::Public) == self.news_number(Viewer::Public);
        next.sheet.changed = if told || secret { self.sheet.changed } else { now };
        let from = self.sheet.log.len() as u32;
        let marks_from = self.sheet.marks.len();
        Ok(Decided { table: next, from, marks_from, before: Some(self.sheet.phase) })
    }

    /// The seat in which a person may move now, for a button made at position `at`. To be asked
    /// before a typed move is read.
    ///
    /// # Errors
    /// Why he may not.
    pub fn mover(&self, person: PersonId, at: Option<u32>) -> Result<Seat, Refused> {
        let by = By::Person(person);
        let own = self.player(by)?;
        self.fresh_for(by, at)?;
        self.acting(own)
    }

    /// The running game's seats of `by` that are still in play.
    pub(super) fn player(&self, by: By) -> Result<SeatSet, Refused> {
        let seats = match by {
            By::Person(person) => self.sheet.seats_of(person),
            By::Computer => self.sheet.computers(),
            By::Clock | By::Host => SeatSet::first(self.sheet.header.seats),
        };
        if seats.is_empty() {
            return Err(Refused::NotSeated);
        }
        self.running()?;
        let playing = self.game().playing();
        let seats: SeatSet = seats.iter().filter(|&seat| playing.has(seat)).collect();
        if seats.is_empty() { Err(Refused::OutOfGame) } else { Ok(seats) }
    }

    /// The first of these seats that may act.
    fn acting(&self, own: SeatSet) -> Result<Seat, Refused> {
        let acting = self.game().status().acting();
        if let Some(seat) = own.iter().find(|&seat| acting.has(seat)) {
            return Ok(seat);
        }
        let whose = self.turn();
        let mine = own.iter().any(|seat| whose.has(seat));
        Err(if mine { Refused::PeriodRuns } else { Refused::NotYourTurn { whose } })
    }

    fn running(&self) -> Result<(), Refused> {
        match self.sheet.phase {
            Phase::Playing => Ok(()),
            Phase::Over(_) => Err(Refused::Finished),
            Phase::Invited { .. } | Phase::Open { .. } => Err(Refused::NotStarted),
            Phase::Off(off) => Err(Refused::Closed(off)),
        }
    }

    fn fresh(&self, at: Option<u32>) -> Result<(), Refused> {
        match at {
            Some(at) if at != self.position_number() => {
                Err(Refused::Stale { position: self.position_number() })
            }
            _ => Ok(()),
        }
    }

    /// The same for what `by` brought with him. In a hidden game the number of entries tells of the
    /// others' tries, so what a person brings carries his own number.
    fn fresh_for(&self, by: By, at: Option<u32>) -> Result<(), Refused> {
        let Some(person) = by.person().filter(|_| self.info().hidden) else {
            return self.fresh(at);
        };
        let position = self.own_number(person);
        if at.is_some_and(|at| at != position) { Err(Refused::Stale { position }) } else { Ok(()) }
    }

    /// The number on things made for this person now; see [`Table::news_number`].
    #[must_use]
    pub fn own_number(&self, person: PersonId) -> u32 {
        self.news_number(self.viewer(person))
    }

    /// The last entry that is not the host's, if it is by `by`.
    fn last_by(&self, by: By) -> Option<&Entry> {
        let last = self.sheet.log.iter().rev().find(|entry| entry.by != By::Host)?;
        (last.by == by).then_some(last)
    }
}
