use super::*;
use crate::message::{
    AtTable, FormId, LeadersPage, MenuId, OwnView, Paged as _, PeopleId, PickPress, Press,
    ReplayPage, TablePress,
};

/// Ids as they were posted before presses had types: what was pressed, and its text.
const POSTED: &str = include_str!("posted.txt");

fn table() -> TableId {
    "K7QF2M".parse().unwrap()
}

fn check(text: &str, expect: &Press) {
    assert_eq!(read(text).as_ref(), Ok(expect), "{text}");
    assert_eq!(write(expect), text);
}

#[test]
fn the_examples_of_the_flows_read_and_write() {
    let at = |press, version| Press::At(AtTable { table: table(), version, press });
    let play = |text: &str| TablePress::Play(text.to_owned());
    check("1mv.K7QF2M.p1k.g1f3", &at(play("g1f3"), Version::Position(56)));
    let band = TablePress::Pick(PickPress::Band("Q@.k-m".to_owned()));
    check("1pb.K7QF2M.p2a.Q@.k-m", &at(band, Version::Position(82)));
    check("1mv.K7QF2M.p2a.aa999-zz998", &at(play("aa999-zz998"), Version::Position(82)));
    check("1ty.K7QF2M.p1k.Nf6", &at(TablePress::Type("Nf6".to_owned()), Version::Position(56)));
    check("1da.K7QF2M.o3", &at(TablePress::DrawAnswer(true), Version::Offer(3)));
    check("1mv.K7QF2M.q1c.e7e8q", &at(play("e7e8q"), Version::Own(48)));
    check("1rv.K7QF2M.-", &at(TablePress::OwnView(OwnView::New), Version::None));
    let step = TablePress::Replay(ReplayPage::at(57).open());
    check("1rp.K7QF2M.-.57.o", &at(step.clone(), Version::None));
    assert_eq!(read("1rp.K7QF2M.-.57"), Ok(at(step, Version::None)));
    check("1lb.-.-.chess.s.3.p", &LeadersPage::first("chess").at(3).open());
    let form = FormId::Move { table: table(), version: Version::Position(56) };
    assert_eq!(read("1tm.K7QF2M.p1k"), Ok(form.clone()));
    assert_eq!(write(&form), "1tm.K7QF2M.p1k");
}

#[test]
fn what_was_posted_once_means_the_same_for_ever() {
    fn same<I: TypedId>(text: &str) {
        let id: I = read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(write(&id), text);
    }
    let mut lines = 0;
    for line in POSTED.lines() {
        let (kind, text) = line.split_once(' ').expect("a kind and a text");
        match kind {
            "button" => same::<Press>(text),
            "menu" => same::<MenuId>(text),
            "people" => same::<PeopleId>(text),
            "form" => same::<FormId>(text),
            other => panic!("{other} is no kind of id"),
        }
        lines += 1;
    }
    assert!(lines > 200, "{lines}");
}

#[test]
fn what_does_not_fit_is_cut_and_still_reads() {
    let kept = format!("a\nb\u{7}{}", "ü".repeat(200));
    let id = Press::at(table(), TablePress::Type(kept));
    let cut = Press::at(table(), TablePress::Type(format!("ab{}", "ü".repeat(78))));
    assert_eq!(read(&write(&id)), Ok(cut));
}

#[test]
fn other_texts_are_told_apart() {
    use NotAnId::{Foreign, Stale};
    let long = format!("1mv.-.-.{}", "x".repeat(MOST_ARG + 1));
    for (text, expect) in [
        ("0mv.K7QF2M.p1k.g1f3", Stale),
        ("2mv.K7QF2M.p1k.g1f3", Stale),
        ("1zz.K7QF2M.p1k", Stale),
        ("1cl.K7QF2M.-.rr", Stale),
        ("1mv.-.p1k.g1f3", Stale),
        ("", Foreign),
        ("1", Foreign),
        ("1mv", Foreign),
        ("1mv.-", Foreign),
        ("1mv.-.", Foreign),
        ("1mv.-.-.", Foreign),
        ("1MV.-.-", Foreign),
        ("1mvv.-.-", Foreign),
        ("ümv.-.-", Foreign),
        ("1mü.-.-", Foreign),
        ("1mv.k7qf2m.-", Foreign),
        ("1mv.K7QF2.-", Foreign),
        ("1mv.K7QF2I.-", Foreign),
        ("1mv.-.x1", Foreign),
        ("1mv.-.p", Foreign),
        ("1mv.-.p01", Foreign),
        ("1mv.-.pK", Foreign),
        ("1mv.-.p+1", Foreign),
        ("1mv.-.pzzzzzzz", Foreign),
        ("1mv.-.-.a\nb", Foreign),
        (long.as_str(), Foreign),
    ] {
        assert_eq!(read::<Press>(text), Err(expect), "{text}");
    }
}
