//! Which post an act asks for.

use serde_json::{Value, json};

use crate::rules::{Act, Audience, Offer, Seat};
use crate::show::pause::ASKED;
use crate::store::{OutboxRow, StoreError};
use crate::table::{Decided, Mark, Marked, Phase, Standing, Table, changes_position};

/// What is for somebody who waits for a partner.
pub(crate) const SEEK: &str = "seek";

/// A new message that an act asks for. It waits in the outbox until Discord has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Owed {
    /// The newest board.
    Board,
    /// That somebody fell out of the game with the entry of this number.
    Fallen(u32),
    /// The question that asks the others about the offer of this number.
    Offer(u32),
    /// The word to those who wait that they may end a game in which nobody moves.
    Neglect,
    /// The reminder of those who do not move.
    Nudge,
    /// The reminder of the player whose clock runs at this position.
    Remind(u32),
    /// The word to this seat at the end of quiet hours.
    Wake(Seat),
    /// The word to the person who is asked, that the terms are other ones, as of this revision.
    Terms(u32),
    /// A look for boards of which nobody heard that they stand. The store asks for it.
    Search,
}

impl Owed {
    /// What else a decision asks for, to be posted before the board: a word and a picture of each
    /// move by which somebody fell out of the game. The end and a game that is watched tell it
    /// themselves.
    pub(crate) fn fallen(decided: &Decided) -> impl Iterator<Item = u32> {
        let told = !decided.ends() && !decided.table.is_watched() && !decided.table.is_anonymous();
        let out = decided.heard().filter(move |heard| told && heard.notice.out.is_some());
        out.map(|heard| heard.ply)
    }

    /// What a decision asks for.
    pub(crate) fn of(decided: &Decided) -> Option<Self> {
        let record = decided.table.record();
        // In a hidden game a try changes the public message only if all hear of it, as they do of
        // a hand-over.
        let told = || decided.heard().any(|heard| heard.notice.to == Audience::All);
        let open = !decided.table.secrecy().counts_by_seat() || told();
        let public =
            |act: &Act| changes_position(act) && (open || !matches!(act, Act::Move { .. }));
        let moved = decided.entries().iter().any(|entry| public(&entry.act));
        let stops = |marked: &Marked| {
            matches!(
                marked.mark,
                Mark::Stopped { .. } | Mark::Resumed | Mark::Reopened | Mark::Left { .. }
            )
        };
        let stopped = decided.marks().iter().any(stops);
        if moved || stopped || decided.begins() || decided.ends() {
            return Some(Self::Board);
        }
        match decided.marks().last().map(|marked| marked.mark) {
            Some(Mark::Neglected) => return Some(Self::Neglect),
            Some(Mark::Reminded { position }) => return Some(Self::Remind(position)),
            Some(Mark::Woken { seat, .. }) => return Some(Self::Wake(seat)),
            Some(Mark::Nudged) => return Some(Self::Nudge),
            _ => {}
        }
        if matches!(decided.before, Some(Phase::Invited { guest, .. }) if guest == record.host) {
            return Some(Self::Terms(record.revision));
        }
        let standing = ASKED.iter().filter_map(|&what| decided.table.standing(what));
        // The computer answers draws at once, unasked, and minds nothing else.
        let unasked = |what| what == Offer::Draw && !record.computers().is_empty();
        let new = |offer: &Standing| offer.number >= decided.from && !unasked(offer.what);
        standing.into_iter().find(new).map(|offer| Self::Offer(offer.number))
    }

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Board => "board",
            Self::Fallen(_) => "fallen",
            Self::Offer(_) => "offer",
            Self::Terms(_) => "terms",
            Self::Remind(_) => "remind",
            Self::Wake(_) => "wake",
            Self::Neglect => "neglect",
            Self::Nudge => "nudge",
            Self::Search => "search",
        }
    }

    /// What the post needs to be made; of a board its position number, from whose delivery on the
    /// time of its turn runs.
    pub(crate) fn payload(self, table: &Table) -> Value {
        match self {
            Self::Board => json!({ "position": table.position_number() }),
            Self::Neglect | Self::Nudge | Self::Search => Value::Null,
            Self::Fallen(number)
            | Self::Offer(number)
            | Self::Terms(number)
            | Self::Remind(number) => json!(number),
            Self::Wake(seat) => json!(seat.0),
        }
    }

    /// What a post that waits is.
    ///
    /// # Errors
    /// If its word is unknown, as that of a later version is.
    pub(crate) fn of_row(row: &OutboxRow) -> Result<Self, StoreError> {
        let number = row.payload.as_u64().and_then(|number| number.try_into().ok()).unwrap_or(0);
        Ok(match row.purpose.as_str() {
            "board" => Self::Board,
            "fallen" => Self::Fallen(number),
            "offer" => Self::Offer(number),
            "terms" => Self::Terms(number),
            "remind" => Self::Remind(number),
            "wake" => Self::Wake(Seat(number as u8)),
            "neglect" => Self::Neglect,
            "nudge" => Self::Nudge,
            "search" => Self::Search,
            word => return Err(StoreError::Unreadable { what: "a post", why: word.to_owned() }),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::Time;

    fn row(purpose: &str) -> OutboxRow {
        OutboxRow {
            id: 1,
            table: None,
            purpose: purpose.to_owned(),
            payload: json!(3),
            due: Time(0),
            tries: 1,
            created: Time(0),
        }
    }

    #[test]
    fn a_word_that_nobody_knows_is_no_board() {
        for owed in [
            Owed::Board,
            Owed::Fallen(3),
            Owed::Offer(3),
            Owed::Neglect,
            Owed::Nudge,
            Owed::Remind(3),
            Owed::Wake(Seat(3)),
            Owed::Terms(3),
            Owed::Search,
        ] {
            assert_eq!(Owed::of_row(&row(owed.word())).unwrap(), owed);
        }
        let error = Owed::of_row(&row("fanfare")).unwrap_err();
        assert_eq!(error.to_string(), "the database holds a post that cannot be read: fanfare");
    }
}
