//! Tables: every wish is answered by a changed copy or a refusal, and the log tells it all.

mod clocks;

use crate::games::{self, race::RACE};
use patt::catalog::Entry as GameLine;
use patt::rules::{Act, Notation, Offer, Rng, Seat, SeatSet, Viewer};
use patt::table::{
    Against, By, ChannelId, ClockFault, ClockTerms, CounterOffer, Decided, End, GuildId,
    InactivityPolicy, Intent, Occupant, Off, Opening, Pace, PersonId, Phase, Refused, Said,
    SideWish, Span, Table, TableId, TableOptions, TableTerms, TermsFault, Time, Venue, Wish,
    rematch,
};

const ADA: PersonId = PersonId(1);
const BEA: PersonId = PersonId(2);
const CID: PersonId = PersonId(3);

fn bea() -> Against {
    Against::Person { id: BEA, name: "Bea".into() }
}

fn terms(against: Against) -> TableTerms {
    TableTerms {
        game: "race".into(),
        options: serde_json::Map::new(),
        seats: 2,
        against,
        side: SideWish::First,
        clock: ClockTerms::None,
        rated: false,
        customs: TableOptions::default(),
    }
}

fn open(line: &'static GameLine, terms: TableTerms) -> Table {
    let opening = Opening {
        id: TableId::of_bits(77),
        venue: Venue { guild: Some(GuildId(5)), channel: ChannelId(6) },
        host: ADA,
        name: "Ada".into(),
        terms,
        until: Time(1000),
    };
    Table::open(line, opening, Time(0), &mut Rng::new(1)).unwrap().table
}

/// A table whose rest is asserted after every step: the record alone folds to the same table.
struct Played(Table);

impl Played {
    fn begun() -> Self {
        let mut played = Self(open(&RACE, terms(bea())));
        played.does(BEA, &Intent::Accept { revision: Some(0) });
        played
    }

    fn with(line: &'static GameLine, terms: TableTerms) -> Self {
        Self(open(line, terms))
    }

    fn tries(&self, by: By, intent: &Intent) -> Result<Decided, Refused> {
        self.0.decide(intent, by, Time(10))
    }

    fn by(&mut self, by: By, intent: &Intent) -> Decided {
        let decided = self.tries(by, intent).unwrap_or_else(|why| panic!("{intent:?}: {why}"));
        let again = Table::restore(self.0.line(), decided.table.record().clone()).unwrap();
        assert_eq!(again.game().to_text(), decided.table.game().to_text());
        assert_eq!(again.game().status(), decided.table.game().status());
        assert_eq!(again.position_number(), decided.table.position_number());
        assert_eq!(again.heard(), decided.table.heard());
        for what in [Offer::Draw, Offer::Takeback] {
            assert_eq!(again.standing(what), decided.table.standing(what));
        }
        self.0 = decided.table.clone();
        decided
    }

    fn does(&mut self, person: PersonId, intent: &Intent) -> Decided {
        self.by(By::Person(person), intent)
    }

    fn plays(&mut self, moves: &[(PersonId, &str)]) {
        for &(person, text) in moves {
            self.does(person, &play(text));
        }
    }

    fn check(&self, person: PersonId, intent: &Intent, expect: &Refused) {
        assert_eq!(&self.tries(By::Person(person), intent).unwrap_err(), expect, "{intent:?}");
    }
}

fn play(text: &str) -> Intent {
    Intent::Play { text: text.into(), at: None, draw: false }
}

fn play_at(text: &str, at: u32) -> Intent {
    Intent::Play { text: text.into(), at: Some(at), draw: false }
}

fn offer(what: Offer) -> Intent {
    Intent::Offer { what, at: None }
}

fn answer(what: Offer, yes: bool) -> Intent {
    Intent::Answer { what, number: None, yes }
}

const ACCEPT: Intent = Intent::Accept { revision: None };
const START: Intent = Intent::Start { revision: None, chance: 1 };

#[test]
fn a_challenge_is_for_one_person_and_for_a_time() {
    let table = Played::with(&RACE, terms(bea()));
    table.check(CID, &ACCEPT, &Refused::WrongPerson { whom: BEA });
    table.check(ADA, &ACCEPT, &Refused::WrongPerson { whom: BEA });
    table.check(BEA, &Intent::Accept { revision: Some(3) }, &Refused::TermsChanged);
    table.check(CID, &Intent::Decline, &Refused::WrongPerson { whom: BEA });
    table.check(BEA, &Intent::Withdraw, &Refused::WrongPerson { whom: ADA });
    table.check(ADA, &play("1"), &Refused::NotStarted);
    table.check(ADA, &Intent::Expire, &Refused::NotStarted);
    let late = table.0.decide(&ACCEPT, By::Person(BEA), Time(1000)).unwrap_err();
    assert_eq!(late, Refused::Closed(Off::Expired));
    let lapsed = table.0.decide(&Intent::Expire, By::Clock, Time(1000)).unwrap();
    assert_eq!(lapsed.table.record().phase, Phase::Off(Off::Expired));

    let mut accepted = Played::with(&RACE, terms(bea()));
    assert!(accepted.does(BEA, &ACCEPT).begins());
    accepted.check(BEA, &ACCEPT, &Refused::AlreadyStarted);
    accepted.check(ADA, &Intent::Withdraw, &Refused::AlreadyStarted);

    let mut declined = Played::with(&RACE, terms(bea()));
    declined.does(BEA, &Intent::Decline);
    declined.check(BEA, &ACCEPT, &Refused::Closed(Off::Declined));
    let mut withdrawn = Played::with(&RACE, terms(bea()));
    withdrawn.does(ADA, &Intent::Withdraw);
    withdrawn.check(BEA, &ACCEPT, &Refused::Closed(Off::Withdrawn));
}

#[test]
fn an_open_seat_is_for_anybody() {
    let join = || Intent::Join { name: "Cid".into() };
    let mut table = Played::with(&RACE, TableTerms { seats: 3, ..terms(Against::Anyone) });
    table.check(ADA, &join(), &Refused::AlreadySeated);
    assert!(!table.does(CID, &join()).begins());
    table.check(CID, &join(), &Refused::AlreadySeated);
    assert!(!table.does(BEA, &join()).begins(), "a lobby begins when its host says so");
    table.check(CID, &START, &Refused::WrongPerson { whom: ADA });
    assert!(table.does(ADA, &START).begins());
    let mut people = table.0.record().people();
    people.sort_unstable();
    assert_eq!(people, [ADA, BEA, CID]);

    let mut bot = Played::with(&RACE, TableTerms { rated: true, ..terms(Against::Anyone) });
    bot.check(BEA, &Intent::UseComputer { level: 3 }, &Refused::WrongPerson { whom: ADA });
    bot.check(ADA, &Intent::UseComputer { level: 9 }, &Refused::Level(9));
    bot.does(ADA, &Intent::UseComputer { level: 3 });
    assert_eq!(bot.0.record().seats[1], Occupant::Computer { level: 3 });
    assert!(!bot.0.record().terms.rated, "games with the computer never count");
}

#[test]
fn the_lot_and_the_wish_give_the_seats() {
    let seat_of_ada = |side, seed| {
        let opening = Opening {
            id: TableId::of_bits(1),
            venue: Venue { guild: None, channel: ChannelId(6) },
            host: ADA,
            name: "Ada".into(),
            terms: TableTerms { side, ..terms(bea()) },
            until: Time(1),
        };
        let opened = Table::open(&RACE, opening, Time(0), &mut Rng::new(seed)).unwrap();
        opened.table.record().seats_of(ADA).only()
    };
    assert_eq!(seat_of_ada(SideWish::First, 1), Some(Seat::FIRST));
    assert_eq!(seat_of_ada(SideWish::Last, 1), Some(Seat::SECOND));
    let first = (0..100).filter(|&seed| seat_of_ada(SideWish::Random, seed) == Some(Seat::FIRST));
    assert!((30..70).contains(&first.count()));
}

#[test]
fn moves_are_taken_in_turn_and_only_once() {
    let mut table = Played::begun();
    assert_eq!(table.0.turn(), SeatSet::one(Seat::FIRST));
    table.check(BEA, &play("1"), &Refused::NotYourTurn { whose: SeatSet::one(Seat::FIRST) });
    table.check(CID, &play("1"), &Refused::NotSeated);
    assert!(matches!(table.tries(By::Person(ADA), &play("9")), Err(Refused::Rules(_))));
    assert_eq!(table.0.mover(ADA, Some(0)), Ok(Seat::FIRST));
    table.does(ADA, &play_at("2", 0));
    table.check(ADA, &play_at("2", 0), &Refused::DoublePress { ply: 0 });
    table.check(ADA, &play_at("3", 0), &Refused::Stale { position: 1 });
    table.check(ADA, &play("2"), &Refused::DoublePress { ply: 0 });
    table.check(BEA, &play_at("2", 0), &Refused::Stale { position: 1 });
    table.does(BEA, &play_at("2", 1));
    // The answer came before the second press: it is still the same press.
    table.check(ADA, &play_at("2", 0), &Refused::DoublePress { ply: 0 });
    // The same text again at one's own turn is a move.
    table.does(ADA, &play("2"));
    assert_eq!(table.0.position_number(), 3);
}

#[test]
fn the_host_plays_what_is_forced_and_ends_the_game() {
    let mut table = Played::begun();
    table.plays(&[(ADA, "3"), (BEA, "3")]);
    let decided = table.does(ADA, &play("1"));
    let by: Vec<_> = decided.entries().iter().map(|entry| entry.by).collect();
    assert_eq!(by, [By::Person(ADA), By::Host]);
    assert_eq!(decided.heard().count(), 2);
    table.plays(&[(ADA, "3"), (BEA, "3"), (ADA, "3")]);
    let last = table.does(BEA, &play("3"));
    assert!(last.ends());
    assert_eq!(table.0.outcome().and_then(|outcome| outcome.winner()), Some(Seat::SECOND));
    assert_eq!(table.0.viewer(ADA), Viewer::Everything);
    table.check(ADA, &play("1"), &Refused::Finished);
    table.check(BEA, &play("3"), &Refused::DoublePress { ply: 7 });
    table.check(BEA, &Intent::Resign, &Refused::Finished);
}

#[test]
fn resigning_twice_is_resigning_once() {
    let mut table = Played::begun();
    table.check(CID, &Intent::Resign, &Refused::NotSeated);
    assert!(table.does(BEA, &Intent::Resign).ends());
    table.check(BEA, &Intent::Resign, &Refused::DoublePress { ply: 0 });
    table.check(ADA, &Intent::Resign, &Refused::Finished);
    assert_eq!(table.0.outcome().and_then(|outcome| outcome.winner()), Some(Seat::FIRST));
}

#[test]
fn a_draw_needs_both() {
    let mut table = Played::begun();
    table.check(BEA, &answer(Offer::Draw, true), &Refused::NoSuchOffer);
    table.does(BEA, &offer(Offer::Draw));
    table.check(BEA, &answer(Offer::Draw, true), &Refused::OwnOffer);
    table.check(BEA, &offer(Offer::Draw), &Refused::DoublePress { ply: 0 });
    table.check(CID, &answer(Offer::Draw, true), &Refused::NotSeated);
    let wrong = Intent::Answer { what: Offer::Draw, number: Some(4), yes: true };
    table.check(ADA, &wrong, &Refused::NoSuchOffer);
    table.does(ADA, &answer(Offer::Draw, false));
    table.check(ADA, &answer(Offer::Draw, false), &Refused::DoublePress { ply: 1 });
    table.check(BEA, &offer(Offer::Draw), &Refused::OfferedAlready);
    assert_eq!(table.0.position_number(), 0, "offers change no position");
    table.plays(&[(ADA, "1")]);
    table.does(BEA, &offer(Offer::Draw));
    let decided =
        table.does(ADA, &Intent::Answer { what: Offer::Draw, number: Some(3), yes: true });
    assert!(decided.ends());
    assert_eq!(
        decided.entries().last().map(|entry| (entry.by, &entry.act)),
        Some((By::Host, &Act::Agree))
    );
    table.check(ADA, &answer(Offer::Draw, true), &Refused::DoublePress { ply: 4 });
}

#[test]
fn an_offer_ends_with_the_position_but_not_with_ones_own_move() {
    let mut table = Played::begun();
    table.does(ADA, &offer(Offer::Draw));
    let moved = table.does(ADA, &play("1"));
    assert_eq!(moved.entries().len(), 2, "the offer is made anew after the move");
    assert_eq!(table.0.standing(Offer::Draw).map(|offer| offer.number), Some(2));
    table.does(BEA, &play("1"));
    assert_eq!(table.0.standing(Offer::Draw), None);
    table.does(ADA, &Intent::Play { text: "1".into(), at: None, draw: true });
    // Offering what is offered already is accepting it.
    assert!(table.does(BEA, &offer(Offer::Draw)).ends());
}

#[test]
fn among_three_all_have_to_agree() {
    let against = TableTerms { seats: 3, ..terms(Against::Anyone) };
    let mut table = Played::with(&RACE, against);
    table.does(BEA, &Intent::Join { name: "Bea".into() });
    table.does(CID, &Intent::Join { name: "Cid".into() });
    table.does(ADA, &START);
    table.does(ADA, &offer(Offer::Draw));
    table.does(CID, &answer(Offer::Draw, true));
    table.check(CID, &answer(Offer::Draw, true), &Refused::DoublePress { ply: 1 });
    assert_eq!(table.0.standing(Offer::Draw).map(|offer| offer.agreed.len()), Some(2));
    assert!(table.does(BEA, &answer(Offer::Draw, true)).ends());

    let mut table = Played::with(&RACE, TableTerms { seats: 3, ..terms(Against::Anyone) });
    table.does(BEA, &Intent::Join { name: "Bea".into() });
    table.does(CID, &Intent::Join { name: "Cid".into() });
    table.does(ADA, &START);
    table.does(BEA, &Intent::Resign);
    table.check(BEA, &play("1"), &Refused::OutOfGame);
    table.does(ADA, &offer(Offer::Draw));
    assert!(table.does(CID, &answer(Offer::Draw, true)).ends(), "who is out has no say");
}

#[test]
fn claims_are_true_or_nothing_happens() {
    let claim = |after: Option<&str>| Intent::Claim {
        key: "half".into(),
        after: after.map(str::to_owned),
        at: None,
    };
    let mut table = Played::begun();
    assert!(matches!(table.tries(By::Person(ADA), &claim(None)), Err(Refused::Rules(_))));
    table.plays(&[(ADA, "3"), (BEA, "3"), (ADA, "2")]);
    table.check(ADA, &claim(None), &Refused::NotYourTurn { whose: SeatSet::one(Seat::SECOND) });
    assert!(table.does(BEA, &claim(Some("2"))).ends());
    table.check(BEA, &claim(Some("2")), &Refused::DoublePress { ply: 3 });
}

#[test]
fn a_game_can_be_called_off_before_it_has_begun() {
    let mut table = Played::begun();
    table.plays(&[(ADA, "1")]);
    table.check(CID, &Intent::CallOff, &Refused::NotSeated);
    let mut early = Played(table.0.clone());
    early.does(BEA, &Intent::CallOff);
    assert_eq!(early.0.record().phase, Phase::Over(End::CalledOff { by: BEA }));
    assert_eq!(early.0.outcome(), None);
    table.plays(&[(BEA, "1")]);
    table.check(ADA, &Intent::CallOff, &Refused::TooLate);
}

#[test]
fn a_takeback_is_one_more_entry() {
    let mut table = Played::begun();
    table.check(ADA, &offer(Offer::Takeback), &Refused::NothingToTakeBack);
    table.plays(&[(ADA, "1"), (BEA, "2")]);
    table.does(ADA, &offer(Offer::Takeback));
    table.does(BEA, &answer(Offer::Takeback, true));
    assert_eq!(table.0.game().to_text(), "20 0 0 2");
    assert_eq!(table.0.position_number(), 3);
    assert_eq!(table.0.moves_made(), 0);
    table.plays(&[(ADA, "3"), (BEA, "3")]);
    table.does(BEA, &offer(Offer::Takeback));
    table.does(ADA, &answer(Offer::Takeback, true));
    assert_eq!(table.0.game().to_text(), "20 3 1 2");
    // Taking back across a takeback reaches the right position.
    table.plays(&[(BEA, "1")]);
    table.does(ADA, &offer(Offer::Takeback));
    table.does(BEA, &answer(Offer::Takeback, true));
    assert_eq!(table.0.game().to_text(), "20 0 0 2");

    let mut rated = Played::with(&RACE, TableTerms { rated: true, ..terms(bea()) });
    rated.does(BEA, &ACCEPT);
    rated.plays(&[(ADA, "1")]);
    rated.check(ADA, &offer(Offer::Takeback), &Refused::NoTakebacks);
}

#[test]
fn the_computer_sits_like_a_guest() {
    let mut table = Played::with(&RACE, terms(Against::Computer { level: 2 }));
    assert_eq!(table.0.computer_to_act(), None);
    table.plays(&[(ADA, "1")]);
    assert_eq!(table.0.computer_to_act(), Some(Seat::SECOND));
    table.by(By::Computer, &play_at("2", 1));
    assert_eq!(
        table.tries(By::Computer, &play_at("2", 2)).unwrap_err(),
        Refused::NotYourTurn { whose: SeatSet::one(Seat::FIRST) }
    );
    // It never minds a takeback; a draw it answers itself.
    table.does(ADA, &offer(Offer::Takeback));
    assert_eq!(table.0.game().to_text(), "20 0 0 2");
    table.does(ADA, &offer(Offer::Draw));
    assert!(table.0.standing(Offer::Draw).is_some());
    table.by(By::Computer, &answer(Offer::Draw, false));
    assert_eq!(table.0.standing(Offer::Draw), None);
}

#[test]
fn alone_one_person_moves_all_sides() {
    let mut table = Played::with(&RACE, terms(Against::Alone));
    table.plays(&[(ADA, "1"), (ADA, "2"), (ADA, "3")]);
    assert_eq!(table.0.viewer(ADA), Viewer::Seat(Seat::SECOND));
    table.does(ADA, &offer(Offer::Takeback));
    assert_eq!(table.0.game().to_text(), "20 3 0 2");
    assert!(table.does(ADA, &offer(Offer::Draw)).ends());
}

#[test]
fn a_rematch_swaps_sides() {
    let mut table = Played::begun();
    assert_eq!(rematch(table.0.record(), ADA), Err(Refused::NotStarted));
    table.does(ADA, &Intent::Resign);
    assert_eq!(rematch(table.0.record(), CID), Err(Refused::NotSeated));
    let again = rematch(table.0.record(), BEA).unwrap();
    assert_eq!(again.side, SideWish::First);
    assert_eq!(again.against, Against::Person { id: ADA, name: "Ada".into() });
    assert_eq!(rematch(table.0.record(), ADA).unwrap().side, SideWish::Last);
}

#[test]
fn a_damaged_record_is_an_error_and_no_panic() {
    let mut table = Played::begun();
    table.plays(&[(ADA, "1"), (BEA, "2")]);
    let check = |change: fn(&mut patt::table::TableRecord), expect: &str| {
        let mut record = table.0.record().clone();
        change(&mut record);
        let refusal = Table::restore(&RACE, record).map(|_| ()).unwrap_err();
        assert_eq!(refusal.0.text(), expect);
    };
    check(|record| record.header.rules = 9, "rules-changed");
    check(|record| record.header.start = "junk".into(), "bad-position");
    check(|record| record.log[1].ply = 5, "log-gap");
    check(|record| record.log[1].act = Act::Move { seat: Seat(1), text: "9".into() }, "not-a-move");
    check(|record| record.log[1].act = Act::Takeback { to: 7 }, "takeback-range");
}

#[test]
fn a_hidden_game_tells_nobody_that_he_has_moved() {
    let clock = ClockTerms::Period { length: Span::DAY, pace: Pace::AtEnd };
    let terms = TableTerms { game: "veil".into(), clock, ..terms(bea()) };
    let mut table = Played::with(&games::VEIL, terms);
    table.does(BEA, &ACCEPT);
    let first = SeatSet::one(Seat::FIRST);
    while table.0.game().status().acting() == first {
        let choices = table.0.seen(Viewer::Seat(Seat::FIRST)).choices(Notation(0));
        table.does(ADA, &play(&choices[0].text));
    }
    assert_eq!(table.0.turn(), first, "the period runs on for all to see");
    assert_eq!(table.0.mover(ADA, None), Err(Refused::PeriodRuns));
    assert_eq!(table.0.mover(BEA, None), Err(Refused::NotYourTurn { whose: first }));
    assert!(table.0.heard().iter().all(|heard| !heard.notice.to.reaches(Seat::SECOND)));
    table.by(By::Clock, &Intent::HandOver);
    assert_eq!(table.0.turn(), SeatSet::one(Seat::SECOND));
    assert!(matches!(table.tries(By::Clock, &Intent::HandOver), Err(Refused::Rules(_))));
    table.check(BEA, &offer(Offer::Takeback), &Refused::NoTakebacks);
}

#[test]
fn a_seat_is_left_to_the_computer_while_nobody_can_resign() {
    let terms = TableTerms { game: "clan".into(), seats: 3, rated: true, ..terms(Against::Anyone) };
    let mut table = Played::with(&games::CLAN, terms);
    for (person, name) in [(BEA, "Bea"), (CID, "Cid")] {
        table.does(person, &Intent::Join { name: name.into() });
    }
    table.check(ADA, &Intent::LeaveGame, &Refused::NotStarted);
    table.does(ADA, &Intent::Start { revision: None, chance: 1 });
    assert!(matches!(table.tries(By::Person(BEA), &Intent::Resign), Err(Refused::Rules(_))));
    let mut alone = Played(table.0.clone());
    table.does(ADA, &Intent::LeaveGame);
    let record = table.0.record();
    assert_eq!(record.sitter(Seat::FIRST), Some(&Occupant::Computer { level: 3 }));
    assert!(!record.terms.rated, "only games between people count");
    assert_eq!((record.host, record.host_name.as_str()), (BEA, "Bea"));
    assert_eq!(table.0.computer_to_act(), Some(Seat::FIRST), "it plays on at once");
    table.check(ADA, &Intent::LeaveGame, &Refused::NotSeated);
    // The last person does not leave a table of computers: the game is called off.
    alone.does(BEA, &Intent::LeaveGame);
    alone.does(CID, &Intent::LeaveGame);
    alone.check(ADA, &Intent::LeaveGame, &Refused::OnlyResign);
    let choices = alone.0.seen(Viewer::Seat(Seat::FIRST)).choices(Notation(0));
    alone.does(ADA, &play(&choices[0].text));
    alone.does(ADA, &Intent::CallOff);
    assert_eq!(alone.0.record().phase, Phase::Over(End::CalledOff { by: ADA }));
}

#[test]
fn a_limit_lets_those_who_wait_decide_sooner() {
    let customs = TableOptions { limit: Some(2), ..TableOptions::default() };
    let terms = TableTerms { game: "clan".into(), seats: 3, customs, ..terms(Against::Anyone) };
    let mut table = Played::with(&games::CLAN, terms);
    for (person, name) in [(BEA, "Bea"), (CID, "Cid")] {
        table.does(person, &Intent::Join { name: name.into() });
    }
    table.does(ADA, &Intent::Start { revision: None, chance: 1 });
    let waits = InactivityPolicy::USUAL;
    let late = |days: i64| Time(10).plus(Span::DAY.times(days).0);
    let neglected = Intent::Neglected { waits };
    assert_eq!(table.0.decide(&neglected, By::Clock, late(1)).unwrap_err(), Refused::NotDue);
    table.0 = table.0.decide(&neglected, By::Clock, late(2)).unwrap().table;
    let wish = Intent::Wish { wish: Wish::Substitute };
    table.does(BEA, &wish);
    assert!(table.0.record().computers().is_empty(), "one of two is not enough");
    table.does(CID, &wish);
    assert_eq!(table.0.record().computers(), SeatSet::one(Seat::FIRST));
    assert_eq!(table.0.record().phase, Phase::Playing);
}

#[test]
fn skips_and_a_layout_that_cannot_be_resigned() {
    let terms = TableTerms { game: "clan".into(), seats: 3, ..terms(Against::Alone) };
    let mut table = Played::with(&games::CLAN, terms);
    assert!(matches!(table.tries(By::Person(ADA), &Intent::Resign), Err(Refused::Rules(_))));
    let mut rng = Rng::new(4);
    let mut skips = 0;
    while table.0.record().phase == Phase::Playing {
        let Viewer::Seat(seat) = table.0.viewer(ADA) else { panic!("she sits there") };
        let choices = table.0.seen(Viewer::Seat(seat)).choices(Notation(0));
        let choice = rng.pick(&choices).unwrap();
        let decided = table.does(ADA, &play(&choice.text));
        skips += decided.entries().iter().filter(|entry| entry.by == By::Host).count();
    }
    assert!(table.0.outcome().is_some());
    println!("{skips} skips in {} entries", table.0.record().log.len());
}

fn said(against: Against) -> Said<'static> {
    Said {
        against,
        stranger: false,
        seats: None,
        side: None,
        clock: None,
        rated: None,
        options: None,
    }
}

fn check_terms(said: Said<'_>, expect: &Result<TableTerms, TermsFault>) {
    assert_eq!(&TableTerms::settle(&RACE, said), expect);
}

#[test]
fn terms_that_were_not_said_become_the_usual() {
    let rated = |against, rated| TableTerms { side: SideWish::Random, rated, ..terms(against) };
    check_terms(said(bea()), &Ok(rated(bea(), true)));
    let open = TableTerms { seats: 4, ..rated(Against::Anyone, true) };
    check_terms(said(Against::Anyone), &Ok(open));
    check_terms(said(Against::Alone), &Ok(rated(Against::Alone, false)));
    let level = |level| Against::Computer { level };
    check_terms(said(level(8)), &Ok(rated(level(8), false)));
    check_terms(Said { rated: Some(false), ..said(bea()) }, &Ok(rated(bea(), false)));
    let odd = TableTerms::settle(&RACE, Said { options: Some("odd"), ..said(bea()) }).unwrap();
    assert!(!odd.rated, "a custom game is casual unless somebody insists");
    let usual = Said { options: Some("odd no, goal 30"), ..said(bea()) };
    assert!(TableTerms::settle(&RACE, usual).unwrap().rated);
}

#[test]
fn faults_of_terms_are_named() {
    let seats = TermsFault::Seats { least: 2, most: 4, said: 5 };
    check_terms(Said { seats: Some(5), ..said(bea()) }, &Err(seats));
    check_terms(Said { side: Some("left"), ..said(bea()) }, &Err(TermsFault::Side("left".into())));
    let unread = ClockFault::Unread("soon".into());
    check_terms(Said { clock: Some("soon"), ..said(bea()) }, &Err(TermsFault::Clock(unread)));
    check_terms(said(Against::Computer { level: 0 }), &Err(TermsFault::Level(0)));
    check_terms(Said { stranger: true, ..said(bea()) }, &Err(TermsFault::Stranger));
    let insist = |against| Said { rated: Some(true), ..said(against) };
    check_terms(insist(Against::Alone), &Err(TermsFault::RatedWithoutPeople));
    check_terms(
        Said { options: Some("odd"), ..insist(bea()) },
        &Err(TermsFault::RatedOption("odd")),
    );
    let wrong = TableTerms::settle(&RACE, Said { options: Some("goal 99"), ..said(bea()) });
    assert_eq!(wrong.unwrap_err().to_string(), "option-value:goal,99,4..50");
}

#[test]
fn looking_back_on_a_secret_game_shows_each_what_he_saw() {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        // Handed over at the end of the period, so that each change is seen by itself.
        let clock = ClockTerms::Period { length: Span::DAY, pace: Pace::AtEnd };
        let terms = TableTerms { game: "veil".into(), clock, ..terms(Against::Alone) };
        let mut table = Played::with(&games::VEIL, terms);
        let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public];
        // What each saw while it happened, and when it changed.
        let mut seen = viewers.map(|viewer| vec![table.0.seen(viewer).view()]);
        while table.0.record().phase == Phase::Playing {
            let before = viewers.map(|viewer| table.0.replay(viewer).unwrap().last());
            let acting = table.0.game().status().acting().iter().next();
            let decided = if let Some(seat) = acting {
                let choices = table.0.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
                let text = rng.pick(&choices).unwrap().text.clone();
                table.does(ADA, &play(&text))
            } else {
                table.by(By::Host, &Intent::HandOver)
            };
            if decided.ends() {
                break;
            }
            for ((viewer, seen), before) in viewers.into_iter().zip(&mut seen).zip(before) {
                let view = table.0.seen(viewer).view();
                let reel = table.0.replay(viewer).unwrap();
                assert_eq!(reel.at(reel.last()).unwrap().view(), view, "the last moment is now");
                if acting.is_some() && viewer.seat() != acting {
                    assert_eq!(reel.last(), before, "a try shows nobody else a step");
                }
                if seen.last() != Some(&view) {
                    seen.push(view);
                }
                let frames = reel.frames(Notation::CANONICAL).unwrap();
                let mut views: Vec<_> = frames.into_iter().map(|frame| frame.view).collect();
                views.dedup();
                assert_eq!(&views, seen, "just what he saw, in that order");
            }
        }
        let all = table.0.replay(Viewer::Everything).unwrap();
        assert_eq!(all.last(), table.0.live_entries().count());
    }
}

/// Other terms for a table, as somebody proposes them who saw this revision.
fn amendment(by: PersonId, terms: TableTerms, revision: u32) -> CounterOffer {
    let name = if by == ADA { "Ada" } else { "Bea" };
    CounterOffer { by, name: name.into(), terms, revision, until: Time(5000) }
}

fn amended(table: &Table, amendment: CounterOffer, now: Time) -> Result<Table, Refused> {
    table.counter_offer(amendment, now, &mut Rng::new(1)).map(|decided| decided.table)
}

#[test]
fn who_was_asked_makes_a_counter_offer_and_others_change_nothing() {
    let asked = open(&RACE, terms(bea()));
    let casual = TableTerms { side: SideWish::Last, ..terms(bea()) };
    let customs = TableOptions { takebacks: true, ..TableOptions::default() };
    let casual = TableTerms { customs, ..casual };
    let counter = amended(&asked, amendment(BEA, casual.clone(), 0), Time(10)).unwrap();
    let record = counter.record();
    assert_eq!((record.host, record.host_name.as_str(), record.revision), (BEA, "Bea", 1));
    assert_eq!(record.phase, Phase::Invited { guest: ADA, until: Time(5000) });
    assert_eq!(record.sitter(Seat::SECOND).and_then(Occupant::person), Some(BEA), "as she wished");
    assert_eq!(record.terms.customs, customs);
    assert_eq!(record.terms.against, Against::Person { id: ADA, name: "Ada".into() });

    let check = |by, revision, now, refused| {
        let tried = amended(&asked, amendment(by, casual.clone(), revision), now);
        assert_eq!(tried.unwrap_err(), refused);
    };
    check(CID, 0, Time(10), Refused::WrongPerson { whom: ADA });
    check(ADA, 7, Time(10), Refused::TermsChanged);
    check(BEA, 0, Time(1000), Refused::Closed(Off::Expired));
    let begun = Played::begun().0;
    let late = amended(&begun, amendment(ADA, casual.clone(), 1), Time(10));
    assert_eq!(late.unwrap_err(), Refused::AlreadyStarted);
}

#[test]
fn a_lobby_on_other_terms_keeps_who_sits_there() {
    let wide = TableTerms { seats: 4, rated: true, ..terms(Against::Anyone) };
    let mut lobby = Played::with(&RACE, wide.clone());
    lobby.does(BEA, &Intent::Join { name: "Bea".into() });
    let revision = lobby.0.record().revision;
    let narrow = TableTerms { seats: 2, ..wide.clone() };
    let two = amended(&lobby.0, amendment(ADA, narrow.clone(), revision), Time(10)).unwrap();
    let seated: Vec<_> = two.record().seats.iter().map(Occupant::person).collect();
    assert_eq!(seated, [Some(ADA), Some(BEA)]);
    assert!(two.record().terms.rated && two.is_lobby());
    let tried = amended(&lobby.0, amendment(BEA, narrow.clone(), revision), Time(10));
    assert_eq!(tried.unwrap_err(), Refused::WrongPerson { whom: ADA });

    // More sit there than there would be seats; with a computer it does not count.
    lobby.does(ADA, &Intent::SeatComputer { level: 2 });
    let revision = lobby.0.record().revision;
    let tried = amended(&lobby.0, amendment(ADA, narrow, revision), Time(10));
    assert_eq!(tried.unwrap_err(), Refused::NoFreeSeat);
    let same = amended(&lobby.0, amendment(ADA, wide, revision), Time(10)).unwrap();
    assert!(!same.record().terms.rated);
    assert_eq!(same.record().free().len(), 1);
}

#[test]
fn the_computer_plays_itself_and_sits_beside_a_guest() {
    let settle = |against, options| TableTerms::settle(&RACE, Said { options, ..said(against) });
    let level = Against::Computer { level: 2 };
    let watched = settle(level.clone(), Some("watch 7")).unwrap();
    assert_eq!((watched.customs.watch, watched.rated), (Some(7), false));
    assert_eq!(settle(level, Some("watch")).unwrap().customs.watch, Some(2));
    assert_eq!(settle(bea(), Some("watch")), Err(TermsFault::WatchAlone));
    assert_eq!(settle(Against::Anyone, Some("watch 9")), Err(TermsFault::Level(9)));
    assert_eq!(settle(Against::Alone, Some("computers 4")), Err(TermsFault::OnePlace));

    let mut table = Played::with(&RACE, watched);
    assert_eq!(table.0.record().people(), []);
    assert_eq!(table.0.record().computers().len(), 2);
    let stop = table.tries(By::Person(BEA), &Intent::StopWatching);
    assert_eq!(stop.unwrap_err(), Refused::WrongPerson { whom: ADA });
    let stopped = table.does(ADA, &Intent::StopWatching);
    assert!(stopped.ends());
    let again = rematch(table.0.record(), CID).unwrap();
    assert!(again.customs.watch.is_some());

    let beside = settle(bea(), Some("computers 4")).unwrap();
    let beside = TableTerms { seats: 4, ..beside };
    let table = open(&RACE, beside);
    assert_eq!(table.record().computers().len(), 2);
    assert!(table.record().free().is_empty() && !table.record().terms.rated);
}
