//! Clocks at tables, without anything around them.

use std::sync::LazyLock;

use patt::catalog::{CATALOG, Entry as GameLine};
use patt::rules::{
    Act, GameInfo, Notation, Offer, OptionMap, Rng, Seat, Timeout, Viewer, Withdrawal,
};
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, DueKind, GuildId, InactivityPolicy, Intent,
    Opening, PersonId, Phase, Refused, Said, SideWish, Table, TableId, TableTerms, TermsFault,
    Time, Venue, Wish,
};

use super::{ADA, BEA, play};
use crate::games::race::RACE;
use crate::games::{CLAN, VEIL};

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// Chess where the lot moves for whoever is late.
static LOTTERY: LazyLock<GameInfo> = LazyLock::new(|| GameInfo {
    timeout: Timeout::RandomMove,
    ..*CATALOG.find("chess").expect("it is there").info
});
static LOTS: LazyLock<GameLine> =
    LazyLock::new(|| GameLine { info: &LOTTERY, ..*CATALOG.find("chess").expect("it is there") });

/// A table in a made-up time; what it holds folds to the same clock after every step.
struct Timed {
    table: Table,
    now: i64,
}

impl Timed {
    fn begin(line: &'static GameLine, clock: &str) -> Self {
        let terms = TableTerms {
            customs: patt::table::TableOptions::default(),
            game: line.info.slug.to_owned(),
            options: OptionMap::new(),
            seats: line.info.seats.0,
            against: if line.info.seats.0 == 2 {
                Against::Person { id: BEA, name: "Bea".into() }
            } else {
                Against::Alone
            },
            side: SideWish::First,
            clock: ClockTerms::typed(clock).unwrap(),
            rated: false,
        };
        let opening = Opening {
            id: TableId::of_bits(77),
            venue: Venue { guild: Some(GuildId(5)), channel: ChannelId(6) },
            host: ADA,
            name: "Ada".into(),
            terms,
            until: Time(1000 * DAY),
        };
        let table = Table::open(line, opening, Time(0), &mut Rng::new(1)).unwrap().table;
        let mut timed = Self { table, now: 0 };
        if timed.table.record().phase != Phase::Playing {
            timed.by(By::Person(BEA), &Intent::Accept { revision: None }).unwrap();
        }
        timed
    }

    fn by(&mut self, by: By, intent: &Intent) -> Result<Decided, Refused> {
        let decided = self.table.decide(intent, by, Time(self.now))?;
        let again = Table::restore(self.table.line(), decided.table.record().clone()).unwrap();
        assert_eq!(again.clock(), decided.table.clock(), "{intent:?}");
        assert_eq!(again.flag(), decided.table.flag(), "{intent:?}");
        self.table = decided.table.clone();
        Ok(decided)
    }

    fn told(&mut self) {
        let at = self.table.position_number();
        self.by(By::Host, &Intent::Told { at }).unwrap();
    }

    /// Plays after so long, and the other is told at once.
    fn plays(&mut self, who: PersonId, after: i64, text: &str) -> Result<(), Refused> {
        self.now += after;
        self.by(By::Person(who), &play(text))?;
        if self.table.waits_to_be_told() {
            self.told();
        }
        Ok(())
    }

    /// Plays the first move there is.
    fn plays_any(&mut self, who: PersonId, seat: Seat) {
        let choices = self.table.seen(Viewer::Seat(seat)).choices(Notation(0));
        let text = choices[0].text.clone();
        self.plays(who, 1, &text).unwrap();
    }

    fn flags(&mut self) -> Result<Decided, Refused> {
        let at = self.table.position_number();
        self.by(By::Clock, &Intent::OutOfTime { at, chance: 5 })
    }

    fn left(&self, seat: u8) -> i64 {
        self.table.clock().left(Seat(seat), Time(self.now)).unwrap().0
    }

    fn due(&self) -> Vec<(DueKind, i64)> {
        self.table
            .due(&InactivityPolicy::default())
            .iter()
            .map(|due| (due.kind, due.at.0))
            .collect()
    }
}

#[test]
fn a_move_in_time_counts_and_a_late_one_does_not() {
    let mut table = Timed::begin(&RACE, "1 h a move");
    table.now = 5;
    table.told();
    assert_eq!(table.due(), [(DueKind::Flag, HOUR + 5)]);
    assert_eq!(table.flags().unwrap_err(), Refused::NotDue);
    table.plays(ADA, HOUR - 1, "1").unwrap();
    assert_eq!(table.left(1), HOUR);
    // The move comes in the very moment the flag falls: the clock was faster.
    assert_eq!(table.plays(BEA, HOUR, "1").unwrap_err(), Refused::TimeIsUp);
    let decided = table.flags().unwrap();
    assert!(decided.ends());
    assert_eq!(decided.entries()[0].by, By::Clock);
    let late = Act::Withdraw { seat: Seat::SECOND, why: Withdrawal::OutOfTime };
    assert_eq!(decided.entries()[0].act, late);
    assert_eq!(table.plays(BEA, 1, "1").unwrap_err(), Refused::Finished);
    assert_eq!(table.flags().unwrap_err(), Refused::Finished);
    assert_eq!(table.due(), []);
}

#[test]
fn a_clock_only_counts_for_its_own_position() {
    let mut table = Timed::begin(&RACE, "1 h a move");
    table.told();
    table.plays(ADA, 10, "1").unwrap();
    table.now = 3 * HOUR;
    let late = Intent::OutOfTime { at: 0, chance: 0 };
    assert_eq!(table.by(By::Clock, &late).unwrap_err(), Refused::Stale { position: 1 });
}

#[test]
fn time_begins_when_the_turn_was_told() {
    let mut table = Timed::begin(&RACE, "5+3");
    table.now = 9 * DAY;
    assert_eq!(table.flags().unwrap_err(), Refused::NotDue);
    assert_eq!(table.due(), []);
    let stale = table.by(By::Host, &Intent::Told { at: 7 }).unwrap_err();
    assert_eq!(stale, Refused::Stale { position: 0 });
    table.told();
    assert_eq!(table.by(By::Host, &Intent::Told { at: 0 }).unwrap_err(), Refused::NotDue);
    assert_eq!(table.due(), [(DueKind::Flag, 9 * DAY + 300_000)]);
    table.plays(ADA, 60_000, "1").unwrap();
    assert_eq!([table.left(0), table.left(1)], [243_000, 300_000]);
}

#[test]
fn where_the_lot_moves_for_the_late_the_third_time_is_the_last() {
    let mut table = Timed::begin(&LOTS, "1 h a move");
    table.told();
    for round in 0..2 {
        table.now += HOUR;
        let entry = table.flags().unwrap().entries()[0].clone();
        assert_eq!(entry.by, By::Clock, "{round}");
        assert!(matches!(entry.act, Act::Move { seat: Seat(0), .. }), "{round}");
        table.told();
        table.plays_any(BEA, Seat::SECOND);
    }
    table.now += HOUR;
    let entry = table.flags().unwrap().entries()[0].clone();
    let gone = Act::Withdraw { seat: Seat::FIRST, why: Withdrawal::OutOfTime };
    assert_eq!(entry.act, gone);
}

#[test]
fn a_move_of_his_own_forgives_the_late() {
    let mut table = Timed::begin(&LOTS, "1 h a move");
    table.told();
    for round in 0..3 {
        table.now += HOUR;
        assert!(!table.flags().unwrap().ends(), "{round}");
        table.told();
        table.plays_any(BEA, Seat::SECOND);
        table.plays_any(ADA, Seat::FIRST);
        table.plays_any(BEA, Seat::SECOND);
    }
}

#[test]
fn a_seat_that_cannot_leave_yet_is_moved_by_the_lot() {
    // A layout cannot be resigned.
    let mut table = Timed::begin(&CLAN, "1 h a move");
    table.told();
    table.now += HOUR;
    let entries = table.flags().unwrap().entries().to_vec();
    assert!(matches!(entries[0].act, Act::Move { seat: Seat(0), .. }), "{entries:?}");
    assert_eq!(entries[0].by, By::Clock);
}

#[test]
fn a_period_ends_by_the_calendar_moved_or_not() {
    let mut table = Timed::begin(&VEIL, "period 24 h");
    assert_eq!(table.due(), [(DueKind::Flag, DAY)]);
    let hidden = |table: &Timed| {
        let choices = table.table.seen(Viewer::Seat(Seat::FIRST));
        choices.choices(Notation(0))[0].text.clone()
    };
    let turn = table.table.turn();
    // Tries and the move itself tell nothing: the same end, for all to see.
    while !table.table.game().status().acting().is_empty() {
        let text = hidden(&table);
        table.plays(ADA, 1000, &text).unwrap();
        assert_eq!(table.due(), [(DueKind::Flag, DAY)]);
        assert_eq!(table.table.turn(), turn);
    }
    assert_eq!(table.flags().unwrap_err(), Refused::NotDue);
    table.now = DAY + 7;
    let entries = table.flags().unwrap().entries().to_vec();
    assert_eq!((entries[0].by, &entries[0].act), (By::Clock, &Act::HandOver));
    assert_eq!(table.due(), [(DueKind::Flag, 2 * DAY)], "a late look shifts no period");
    // The other does not move.
    table.now = 2 * DAY;
    let decided = table.flags().unwrap();
    assert_eq!(
        decided.entries()[0].act,
        Act::Withdraw { seat: Seat::SECOND, why: Withdrawal::OutOfTime }
    );
    assert!(decided.ends());
}

#[test]
fn nobody_loses_a_period_that_the_house_slept_through() {
    let mut table = Timed::begin(&VEIL, "period 24 h");
    while !table.table.game().status().acting().is_empty() {
        let choices = table.table.seen(Viewer::Seat(Seat::FIRST)).choices(Notation(0));
        table.plays(ADA, 1000, &choices[0].text.clone()).unwrap();
    }
    table.now = 3 * DAY;
    table.flags().unwrap();
    assert_eq!(table.due(), [(DueKind::Flag, 4 * DAY)], "the other has his whole day");
}

#[test]
fn a_pause_needs_all_and_is_ended_by_anyone() {
    let mut table = Timed::begin(&RACE, "1 h a move");
    table.told();
    table.now = HOUR / 2;
    let offer = Intent::Offer { what: Offer::Pause, at: None };
    let answer = |yes| Intent::Answer { what: Offer::Pause, number: None, yes };
    table.by(By::Person(ADA), &offer).unwrap();
    assert_eq!(table.by(By::Person(ADA), &answer(true)).unwrap_err(), Refused::OwnOffer);
    assert_eq!(table.by(By::Person(PersonId(9)), &answer(true)).unwrap_err(), Refused::NotSeated);
    table.by(By::Person(BEA), &answer(true)).unwrap();
    assert_eq!(table.due(), [(DueKind::Resume, HOUR / 2 + 7 * DAY)]);
    table.now = 5 * DAY;
    assert_eq!(table.left(0), HOUR / 2);
    assert_eq!(table.flags().unwrap_err(), Refused::NotDue);
    assert_eq!(table.by(By::Person(BEA), &offer).unwrap_err(), Refused::StoppedAlready);
    assert_eq!(table.by(By::Clock, &Intent::Resume).unwrap_err(), Refused::NotDue);
    assert_eq!(table.by(By::Person(PersonId(9)), &Intent::Resume).unwrap_err(), Refused::NotSeated);
    table.by(By::Person(ADA), &Intent::Resume).unwrap();
    assert_eq!(table.due(), [(DueKind::Flag, 5 * DAY + HOUR / 2)]);
    assert_eq!(table.by(By::Person(ADA), &Intent::Resume).unwrap_err(), Refused::NotStopped);
    // The next one ends by itself.
    table.by(By::Person(BEA), &offer).unwrap();
    table.by(By::Person(ADA), &answer(true)).unwrap();
    table.now += 7 * DAY;
    table.by(By::Clock, &Intent::Resume).unwrap();
    assert_eq!(table.left(0), HOUR / 2);
}

#[test]
fn an_adjourned_game_goes_on_when_all_want_it() {
    let mut table = Timed::begin(&RACE, "5+3");
    table.told();
    for (who, intent) in [
        (ADA, Intent::Offer { what: Offer::Adjourn, at: None }),
        (BEA, Intent::Answer { what: Offer::Adjourn, number: None, yes: true }),
    ] {
        table.by(By::Person(who), &intent).unwrap();
    }
    table.now = DAY;
    assert_eq!(table.plays(ADA, 0, "1").unwrap_err(), Refused::Adjourned);
    table.by(By::Person(ADA), &Intent::Resume).unwrap();
    assert!(table.table.clock().stopped().is_some());
    table.by(By::Person(BEA), &Intent::Resume).unwrap();
    assert_eq!(table.table.clock().stopped(), None);
    table.plays(ADA, 1000, "1").unwrap();
}

#[test]
fn time_is_given_to_opponents_only() {
    let mut table = Timed::begin(&RACE, "5+3");
    table.told();
    table.by(By::Person(BEA), &Intent::GiveTime).unwrap();
    table.by(By::Person(ADA), &Intent::GiveTime).unwrap();
    assert_eq!([table.left(0), table.left(1)], [315_000, 315_000]);
    assert_eq!(
        table.by(By::Person(PersonId(9)), &Intent::GiveTime).unwrap_err(),
        Refused::NotSeated
    );
    let mut none = Timed::begin(&RACE, "none");
    assert_eq!(none.by(By::Person(ADA), &Intent::GiveTime).unwrap_err(), Refused::NoClock);
}

#[test]
fn a_takeback_takes_no_time_back() {
    let mut table = Timed::begin(&RACE, "5+3");
    table.told();
    table.plays(ADA, 60_000, "1").unwrap();
    table.now += 30_000;
    table.by(By::Person(ADA), &Intent::Offer { what: Offer::Takeback, at: None }).unwrap();
    table
        .by(By::Person(BEA), &Intent::Answer { what: Offer::Takeback, number: None, yes: true })
        .unwrap();
    assert!(table.table.waits_to_be_told());
    table.told();
    assert_eq!([table.left(0), table.left(1)], [243_000, 270_000]);
}

#[test]
fn terms_know_what_a_game_says_of_clocks() {
    fn settled(line: &GameLine, clock: Option<&str>) -> Result<ClockTerms, TermsFault> {
        let said = Said {
            against: Against::Anyone,
            stranger: false,
            seats: None,
            side: None,
            clock,
            rated: None,
            options: None,
        };
        TableTerms::settle(line, said).map(|terms| terms.clock)
    }
    assert_eq!(settled(&RACE, None), Ok(ClockTerms::None));
    assert_eq!(settled(&RACE, Some("5+3")), Ok(ClockTerms::typed("5+3").unwrap()));
    // Where moves are open nobody waits for the end of a period.
    let open = ClockTerms::typed("period 24 h at once").unwrap();
    assert_eq!(settled(&RACE, Some("period 24 h")), Ok(open));
    let period = ClockTerms::typed("period 24 h").unwrap();
    assert_eq!(settled(&VEIL, Some("24h period")), Ok(period));
    let only = patt::table::ClockFault::PeriodOnly;
    assert_eq!(settled(&VEIL, Some("5+3")), Err(TermsFault::Clock(only)));
    assert_eq!(settled(&VEIL, None), Ok(ClockTerms::None));
}

#[test]
fn of_several_who_wait_most_must_want_the_same_end() {
    let mut table = Timed::begin(&CLAN, "none");
    let mut record = table.table.record().clone();
    for (nth, sitter) in (1..).zip(&mut record.seats) {
        *sitter = patt::table::Occupant::Person { id: PersonId(nth), name: format!("P{nth}") };
    }
    let others = record.seats.len() as u64 - 1;
    table.table = Table::restore(&CLAN, record).unwrap();
    let late = table.table.waited_for();
    assert_eq!(table.table.waiters().len() as u64, others);
    let waits = InactivityPolicy::default();
    assert_eq!(table.due(), [(DueKind::Neglect, 14 * DAY)]);
    let neglected = Intent::Neglected { waits };
    assert_eq!(table.by(By::Clock, &neglected).unwrap_err(), Refused::NotDue);
    table.now = 15 * DAY;
    let wish = Intent::Wish { wish: Wish::Close };
    assert_eq!(table.by(By::Person(BEA), &wish).unwrap_err(), Refused::NotDue);
    table.by(By::Clock, &neglected).unwrap();
    assert_eq!(table.by(By::Clock, &neglected).unwrap_err(), Refused::NotDue);
    assert_eq!(table.due(), [(DueKind::Close, 29 * DAY)]);
    let slow = late.iter().next().unwrap().index() as u64 + 1;
    assert_eq!(table.by(By::Person(PersonId(slow)), &wish).unwrap_err(), Refused::NotWaiting);
    let mut waiting: Vec<_> = table.table.waiters();
    let last = waiting.pop().unwrap();
    for (votes, who) in (1u64..).zip(waiting) {
        let ended = table.by(By::Person(who), &wish).unwrap().ends();
        assert_eq!(ended, votes * 2 > others, "{votes} of {others}");
        if ended {
            break;
        }
        // The same again is no second vote.
        assert!(!table.by(By::Person(who), &wish).unwrap().ends());
    }
    if table.table.record().phase == Phase::Playing {
        assert!(table.by(By::Person(last), &wish).unwrap().ends());
    }
    assert_eq!(table.due(), []);
    table.by(By::Person(BEA), &Intent::Reopen).unwrap();
    assert_eq!(table.due(), [(DueKind::Neglect, 29 * DAY)]);
}
