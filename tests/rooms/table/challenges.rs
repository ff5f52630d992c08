//! How tables come about: who may sit, on what terms, and again after the end.

use patt::rules::{Rng, Seat};
use patt::table::{
    Against, By, ChannelId, CounterOffer, Intent, Occupant, Off, Opening, PersonId, Phase, Refused,
    SideWish, Table, TableId, TableOptions, TableTerms, Time, Venue, rematch,
};

use super::{ACCEPT, ADA, BEA, CID, Played, START, bea, open, play, terms};
use crate::games::race::RACE;

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
    bot.check(ADA, &Intent::UseComputer { level: 11 }, &Refused::Level(11));
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
