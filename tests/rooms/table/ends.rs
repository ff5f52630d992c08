//! Ends that one person brings about.

use patt::rules::{Seat, SeatSet};
use patt::table::{By, End, Intent, Phase, Refused};

use super::{ADA, BEA, CID, Played};

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
