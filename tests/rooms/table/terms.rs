//! What terms become of what was said.

use patt::table::{Against, ClockFault, Said, SideWish, TableTerms, TermsFault};

use super::{bea, terms};
use crate::games::race::RACE;

pub(super) fn said(against: Against) -> Said<'static> {
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
