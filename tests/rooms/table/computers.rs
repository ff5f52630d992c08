//! Seats of the computer, and seats that are left to it.

use patt::rules::{Notation, Offer, Seat, SeatSet, Viewer};
use patt::table::{
    Against, By, End, InactivityPolicy, Intent, Occupant, Phase, Refused, Said, Span, TableOptions,
    TableTerms, TermsFault, Time, Wish, rematch,
};

use super::terms::said;
use super::{ADA, BEA, CID, Played, answer, bea, offer, open, play, play_at, terms};
use crate::games;
use crate::games::race::RACE;

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
fn the_computer_plays_itself_and_sits_beside_a_guest() {
    let settle = |against, options| TableTerms::settle(&RACE, Said { options, ..said(against) });
    let level = Against::Computer { level: 2 };
    let watched = settle(level.clone(), Some("watch 7")).unwrap();
    assert_eq!((watched.customs.watch, watched.rated), (Some(7), false));
    assert_eq!(settle(level, Some("watch")).unwrap().customs.watch, Some(2));
    assert_eq!(settle(bea(), Some("watch")), Err(TermsFault::WatchAlone));
    assert_eq!(settle(Against::Anyone, Some("watch 11")), Err(TermsFault::Level(11)));
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
