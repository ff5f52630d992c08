use super::*;
use crate::games::xiangqi::info::INFO;
use crate::games::xiangqi::{START, Setup, read as fen};

fn position(text: &str) -> Position {
    Position::new(fen(text, Setup::Free).expect("a position"))
}

#[track_caller]
fn check(position: &Position, text: &str, prefer: Notation, expect: &str) {
    let told = match read(position, &position.moves(), text, prefer) {
        Ok(m) => m.to_string(),
        Err(Unread::Unknown) => "unknown".to_owned(),
        Err(Unread::Ambiguous(several)) => several.join(" or "),
        Err(Unread::Illegal(why)) => why.text(),
    };
    assert_eq!(told, expect, "{text}");
}

#[test]
fn one_move_is_read_in_all_its_spellings() {
    let start = position(START);
    for text in [
        "h3e3",
        "H3E3",
        "h3-e3",
        "H2-E2",
        "C2.5",
        "C2=5",
        "c2.5",
        "C2h5",
        "炮二平五",
        "炮2平5",
        "砲二平５",
        "包2平五",
        "Ｃ２．５",
        "Che3",
        "che3",
        "1. C2.5",
        "1.炮二平五",
        "Che3!?",
    ] {
        check(&start, text, Notation::CANONICAL, "h3e3");
    }
    for text in ["H2+3", "N2+3", "h2+3", "N2f3", "馬二進三", "马二进三", "傌2進3", "Hg3"]
    {
        check(&start, text, Notation::CANONICAL, "h1g3");
    }
    check(&start, "CxN", Notation::CANONICAL, "b3b10 or h3h10");
    check(&start, "e5", Notation::CANONICAL, "e4e5");
    check(&start, "P5+1", Notation::CANONICAL, "e4e5");
}

#[test]
fn the_base_of_ranks_is_never_guessed() {
    let start = position(START);
    check(&start, "h2e2", Notation::CANONICAL, "other-base-zero:h3e3");
    check(&start, "h2e2", INFO.notation("ucci"), "h3e3");
    check(&start, "h2e2", INFO.notation("iccs"), "h3e3");
    check(&start, "h0g2", Notation::CANONICAL, "h1g3");
    check(&start, "h3e3", INFO.notation("ucci"), "other-base-one:h3e3");
    check(&start, "a0a10", Notation::CANONICAL, "unknown");
    check(&start, "h3h10", INFO.notation("iccs"), "h3h10");
}

#[test]
fn reasons_name_what_is_in_the_way() {
    let start = position(START);
    for (text, why) in [
        ("e5e6", "nothing-there:e5"),
        ("e7e6", "not-yours:P,e7"),
        ("a1a4", "own-man:P,a4"),
        ("b1d2", "leg-blocked:E,c1"),
        ("e1d2", "cannot-go:K,e1,d2"),
        ("h3h8", "cannon-screens:0"),
        ("h3h9", "cannon-blocked:C,h8"),
        ("a1a5", "blocked:P,a4"),
        ("e4d4", "pawn-at-home:P,e4"),
        ("e4e3", "pawn-back"),
        ("K5.4", "own-man:A,f1"),
        ("R1+5", "blocked:P,i4"),
        ("Rd5", "none-reaches:R"),
    ] {
        check(&start, text, Notation::CANONICAL, why);
    }
    let facing = position("4k4/9/9/9/9/9/9/4N4/9/4K4 w - - 0 1");
    check(&facing, "e3d5", Notation::CANONICAL, "generals-face");
    let elephant = position("3k5/9/9/9/9/2B6/9/4B4/3p5/5K3 w - - 0 1");
    check(&elephant, "e3c1", Notation::CANONICAL, "eye-blocked:P,d2");
    check(&elephant, "c5e7", Notation::CANONICAL, "crosses-river");
    check(&elephant, "C2.5", Notation::CANONICAL, "no-such-man:C");
    for text in ["", "x", "zz", "九", "前", "1234", "++++", "C2.", "C2.55"] {
        check(&start, text, Notation::CANONICAL, "unknown");
    }
}

#[test]
fn signs_tell_men_on_one_file_apart() {
    let chariots = position("3k5/9/9/4R4/9/9/9/4R4/9/5K3 w - - 0 1");
    for (text, m) in [
        ("R+.6", "e7d7"),
        ("+R.6", "e7d7"),
        ("fRh6", "e7d7"),
        ("前車平六", "e7d7"),
        ("R-.6", "e3d3"),
        ("bRh6", "e3d3"),
        ("后车平六", "e3d3"),
        ("R5.6", "e3d3 or e7d7"),
        ("R5-2", "e3e1 or e7e5"),
        ("R5+3", "e3e6 or e7e10"),
        ("R5-3", "e7e4"),
    ] {
        check(&chariots, text, Notation::CANONICAL, m);
    }
    let pawns = position("4k4/9/9/9/9/2p6/2p6/2p3p2/6p2/3K5 b - - 0 1");
    for (text, prefer, m) in [
        ("33.4", Notation::CANONICAL, "c4d4"),
        ("33=4", INFO.notation("wxf_index"), "c5d5"),
        ("Pa.4", Notation::CANONICAL, "c3d3"),
        ("一卒平4", Notation::CANONICAL, "c3d3"),
        ("前3平4", Notation::CANONICAL, "c3d3"),
        ("前卒平6", Notation::CANONICAL, "g2f2"),
        ("mP3h4", Notation::CANONICAL, "c4d4"),
    ] {
        check(&pawns, text, prefer, m);
    }
    let guards = position("3k5/9/9/9/9/2B6/9/3A5/9/2BAK3P w - - 0 1");
    check(&guards, "A+-5", Notation::CANONICAL, "d3e2");
    check(&guards, "A6+5", Notation::CANONICAL, "d1e2");
}
