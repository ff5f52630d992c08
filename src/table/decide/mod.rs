//! What happens when somebody wants something of a table: pure decisions.

mod begin;
mod checks;
mod counter_offer;
mod decided;
mod hints;
mod intent;
mod leave;
mod lobby;
mod neglect;
mod offers;
mod play;
mod seating;
mod stop;
mod team;
mod time;

pub use begin::{Opening, rematch};
pub use counter_offer::CounterOffer;
pub use decided::Decided;
pub use intent::Intent;
pub(crate) use stop::{ADJOURNED_MOST, PAUSE_MOST};

use super::{By, Refused, Table, Time};
use crate::rules::Viewer;

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
            Intent::LeaveGame => next.leave_game(by, now),
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
        let secret = self.secrecy().counts_by_seat()
            && next.record.phase == self.record.phase
            && next.news_number(Viewer::Public) == self.news_number(Viewer::Public);
        next.record.changed = if told || secret { self.record.changed } else { now };
        let from = self.record.log.len() as u32;
        let marks_from = self.record.marks.len();
        Ok(Decided { table: next, from, marks_from, before: Some(self.record.phase) })
    }
}
