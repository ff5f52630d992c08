//! Moves at tables, and what the log holds of them.

use patt::rules::{Act, Notation, Offer, Rng, Seat, SeatSet, Viewer};
use patt::table::{Against, By, Intent, Phase, Refused, Table, TableTerms};

use super::{ADA, BEA, CID, Played, offer, play, play_at, terms};
use crate::games;
use crate::games::race::RACE;

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
fn alone_one_person_moves_all_sides() {
    let mut table = Played::with(&RACE, terms(Against::Alone));
    table.plays(&[(ADA, "1"), (ADA, "2"), (ADA, "3")]);
    assert_eq!(table.0.viewer(ADA), Viewer::Seat(Seat::SECOND));
    table.does(ADA, &offer(Offer::Takeback));
    assert_eq!(table.0.game().to_text(), "20 3 0 2");
    assert!(table.does(ADA, &offer(Offer::Draw)).ends());
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
