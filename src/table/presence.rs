//! Who is there: whether those who are to act have done something a moment ago, so that nobody has to
//! be called.

use super::{Entry, Mark, PersonId, Phase, Span, Table, Time, changes_position};
use crate::rules::Act;

/// Whoever did something so short a time ago is there.
const PRESENT: Span = Span::MINUTE;

impl Table {
    /// Whether nobody has to be called to what happened last: everybody who is to act has done
    /// something here a moment before, or looks on while the computer does. At the end of a game that
    /// is so only of somebody who plays alone.
    #[must_use]
    pub(crate) fn is_attended(&self) -> bool {
        let Some(latest) = self.latest() else { return false };
        let mut awaited = match self.record().phase {
            Phase::Playing => self.awaited(),
            Phase::Over(_) if self.is_solo() => self.record().people(),
            Phase::Invited { .. } | Phase::Open { .. } | Phase::Over(_) | Phase::Off(_) => {
                return false;
            }
        };
        awaited.retain(|&person| {
            self.seen_last(person).is_none_or(|seen| Span::between(seen, latest) > PRESENT)
        });
        awaited.is_empty()
    }

    /// Whether one person plays here, against computers or all sides.
    #[must_use]
    pub(crate) fn is_solo(&self) -> bool {
        self.record().people().len() == 1 && self.record().mates.is_empty()
    }

    /// From when on whoever was there when their turn began, and was not called, is called after all;
    /// nobody is who plays alone.
    #[must_use]
    pub(crate) fn missed_at(&self) -> Option<Time> {
        let called = !self.is_solo() && self.is_attended();
        called.then(|| self.turn_began())?.map(|began| began.plus(PRESENT.0))
    }

    /// When the turn of a seat began: when its player was told, or else the last move.
    pub(super) fn turn_began(&self) -> Option<Time> {
        self.clock().told().or(self.clock().inactivity().since)
    }

    /// The people who are to act, those who share a seat among them.
    pub(crate) fn awaited(&self) -> Vec<PersonId> {
        self.turn().iter().flat_map(|seat| self.team(seat)).collect()
    }

    /// When a person last did something here. Whoever is alone was there when the game began; of two
    /// it was the one who was asked.
    fn seen_last(&self, person: PersonId) -> Option<Time> {
        let own = self.record().log.iter().rev().find(|entry| entry.by.person() == Some(person));
        let guest = self.record().header.seats == 2 && self.record().host != person;
        let begun = self.begun().filter(|_| guest || self.is_solo());
        own.map(|entry| entry.at).or(begun)
    }

    /// The moment of what happened last.
    fn latest(&self) -> Option<Time> {
        self.record().log.last().map(|entry| entry.at).or(self.begun())
    }

    /// When the game began.
    fn begun(&self) -> Option<Time> {
        let marks = &self.record().marks;
        marks.iter().find(|marked| marked.mark == Mark::Begun).map(|marked| marked.at)
    }

    /// The moves that still count among those that made positions `since` to `until`, by number.
    pub(crate) fn moves_between(&self, since: u32, until: u32) -> impl Iterator<Item = &Entry> {
        let log = &self.record().log;
        let numbered = log.iter().filter(|entry| changes_position(&entry.act)).zip(1..);
        let within = move |&(_, number): &(&Entry, u32)| since < number && number <= until;
        let plies: Vec<u32> = numbered.filter(within).map(|(entry, _)| entry.ply).collect();
        let moves = self.live_entries().filter(|entry| matches!(entry.act, Act::Move { .. }));
        moves.filter(move |entry| plies.binary_search(&entry.ply).is_ok())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::CATALOG;
    use crate::rules::Rng;
    use crate::table::{Against, By, ChannelId, Intent, Opening, Said, TableId, TableTerms, Venue};

    const ADA: PersonId = PersonId(1);
    const BEA: PersonId = PersonId(2);
    const SECOND: i64 = 1000;

    /// A game of chess that Ada sets up at 0 and in which this side begins; against a person, Bea
    /// accepts after half an hour.
    fn begun(against: Against, side: &str) -> Table {
        let line = CATALOG.find("chess").unwrap();
        let (clock, side) = (Some("none"), Some(side));
        let said = Said {
            against,
            stranger: false,
            seats: None,
            side,
            clock,
            rated: Some(false),
            options: None,
        };
        let opening = Opening {
            id: TableId::of_bits(1),
            venue: Venue { guild: None, channel: ChannelId(6) },
            host: ADA,
            name: "Ada".to_owned(),
            terms: TableTerms::settle(line, said).unwrap(),
            until: Time(i64::MAX),
        };
        let table = Table::open(line, opening, Time(0), &mut Rng::new(1)).unwrap().table;
        let accept = Intent::Accept { revision: None };
        match table.decide(&accept, By::Person(BEA), Time(1800 * SECOND)) {
            Ok(begun) => begun.table,
            Err(_) => table,
        }
    }

    fn with_bea() -> Against {
        Against::Person { id: BEA, name: "Bea".to_owned() }
    }

    fn plays(table: &Table, by: By, text: &str, seconds: i64) -> Table {
        let intent = Intent::Play { text: text.to_owned(), at: None, draw: false };
        table.decide(&intent, by, Time(seconds * SECOND)).unwrap().table
    }

    #[test]
    fn people_are_there_who_did_something_a_minute_ago() {
        // Whoever accepted is there, whoever asked long ago is not.
        assert!(begun(with_bea(), "opponent").is_attended());
        let begun = begun(with_bea(), "me");
        assert!(!begun.is_attended());
        let (ada, bea) = (By::Person(ADA), By::Person(BEA));
        assert!(plays(&begun, ada, "e2e4", 1860).is_attended());
        let late = plays(&begun, ada, "e2e4", 1861);
        assert!(!late.is_attended());
        let quick = plays(&late, bea, "e7e5", 1890);
        assert!(quick.is_attended());
        assert_eq!(quick.missed_at(), Some(Time(1950 * SECOND)));
        assert_eq!(late.missed_at(), None);
    }

    #[test]
    fn whoever_plays_alone_is_called_only_if_the_computer_took_long() {
        let begun = begun(Against::Computer { level: 1 }, "me");
        assert!(begun.is_solo() && begun.is_attended());
        let moved = plays(&begun, By::Person(ADA), "e2e4", 500);
        assert!(moved.is_attended(), "the computer thinks");
        assert!(plays(&moved, By::Computer, "e7e5", 560).is_attended());
        assert!(!plays(&moved, By::Computer, "e7e5", 561).is_attended());
        assert_eq!(plays(&moved, By::Computer, "e7e5", 560).missed_at(), None);
    }

    #[test]
    fn a_game_that_is_over_calls_people_but_nobody_who_played_alone() {
        let resigns = |table: &Table| {
            let resigned = table.decide(&Intent::Resign, By::Person(ADA), Time(1801 * SECOND));
            resigned.unwrap().table.is_attended()
        };
        assert!(!resigns(&begun(with_bea(), "me")));
        assert!(resigns(&begun(Against::Computer { level: 1 }, "me")));
    }

    #[test]
    fn what_a_board_has_shown_leaves_out_what_was_taken_back() {
        let begun = begun(Against::Alone, "me");
        let ada = By::Person(ADA);
        let played = plays(&plays(&begun, ada, "e2e4", 1), ada, "e7e5", 2);
        let takeback = Intent::Offer { what: crate::rules::Offer::Takeback, at: None };
        let back = played.decide(&takeback, ada, Time(3)).unwrap().table;
        let again = plays(&back, ada, "c7c5", 4);
        let texts = |since, until| -> Vec<_> {
            let moves = again.moves_between(since, until);
            moves.map(|entry| entry.act.clone()).map(|act| format!("{act:?}")).collect()
        };
        let all = texts(0, again.position_number());
        assert_eq!(all.len(), 2, "{all:?}");
        assert!(all[0].contains("e2e4") && all[1].contains("c7c5"), "{all:?}");
        assert_eq!(texts(1, again.position_number()), all[1..]);
        assert_eq!(texts(0, 2), all[..1]);
    }
}
