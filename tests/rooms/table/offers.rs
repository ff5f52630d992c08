//! Draws and takebacks that are offered.

use patt::rules::{Act, Offer};
use patt::table::{Against, By, Intent, Refused, TableTerms};

use super::{ACCEPT, ADA, BEA, CID, Played, START, answer, bea, offer, play, terms};
use crate::games::race::RACE;

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
