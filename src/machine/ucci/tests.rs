use super::tongue::Ucci;
use crate::machine::engine::talk::{self, Talk};

fn talk(lines: &str) -> String {
    talk::talk(&Ucci, lines)
}

#[track_caller]
fn check(lines: &str, parts: &[&str]) {
    talk::check(&Ucci, lines, parts);
}

/// Red mates on the last rank.
const MATE: &str = "position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1\n";

#[test]
fn it_introduces_itself_and_says_farewell() {
    let greeting = ["id name Patt", "option usemillisec type check", "option batch", "ucciok"];
    check("ucci\nisready\nquit\nisready\n", &greeting);
    let said = talk("ucci\nisready\nquit\nisready\n");
    assert!(said.ends_with("readyok\nbye\n"), "{said}");
    assert!(!said.contains("option name "), "options have no word for their name: {said}");
}

#[test]
fn moves_have_ranks_from_zero() {
    let moved = "position startpos moves h2e2 h9g7\nd\n";
    check(moved, &["Fen: rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w"]);
    check(&format!("{MATE}go depth 4\n"), &["score 29999 pv b0b9", "bestmove b0b9\n"]);
    check("position startpos moves h3e3\ngo depth 1\n", &["info message ", "nobestmove"]);
    let red = "position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR r\n";
    check(&format!("{red}go depth 3\n"), &[" pv ", "bestmove ", " ponder "]);
}

#[test]
fn a_search_of_every_kind_is_answered_once() {
    for go in [
        "go depth 3",
        "go nodes 500",
        "go time 60 movestogo 40",
        "go time 1 increment 0 opptime 1 oppincrement 0",
        "go draw depth 3",
        "go depth many",
        "go depth 2 and some words",
        "setoption usemillisec true\ngo time 200 movestogo 10 opptime 200 oppmovestogo 9",
        "go infinite\nstop",
        "go depth infinite\nstop",
        "go ponder depth 2\nponderhit",
        "go ponder time 1\nponderhit draw",
        "go ponder time 100\nstop",
        "setoption skill 3\ngo depth 2",
        "setoption randomness large\ngo depth 2",
        "setoption hashsize 0\nsetoption debug true\nsetoption ponder true\ngo depth 2",
    ] {
        let said = talk(&format!("ucci\nsetoption newgame\nposition startpos\n{go}\nisready\n"));
        assert_eq!(said.matches("bestmove ").count(), 1, "{go}:\n{said}");
        assert!(!said.contains("info message"), "{go}:\n{said}");
    }
}

#[test]
fn seconds_and_milliseconds_are_told_apart() {
    // A second of thinking would go far beyond this depth; 20 milliseconds do not reach a deep one.
    let said = talk("setoption usemillisec true\ngo time 40 movestogo 2\n");
    let spent: u64 = said
        .lines()
        .filter_map(|line| line.strip_prefix("info time ")?.split(' ').next()?.parse().ok())
        .next_back()
        .unwrap();
    assert!(spent < 1_000, "{said}");
}

#[test]
fn banned_moves_are_not_chosen() {
    let best = |banned: &str| {
        let said = talk(&format!("{MATE}banmoves {banned}\ngo depth 4\n"));
        said.lines().last().unwrap().to_owned()
    };
    assert_eq!(best(""), "bestmove b0b9");
    assert!(best("b0b9").starts_with("bestmove ") && !best("b0b9").contains("b0b9"));
    // In this position alone.
    check(&format!("{MATE}banmoves b0b9\n{MATE}go depth 4\n"), &["bestmove b0b9"]);
    check("banmoves z9z9\ngo depth 1\n", &["z9z9 is no move to ban", "bestmove "]);
}

#[test]
fn where_all_moves_are_banned_there_is_no_best_one() {
    let mated = "position fen R3k4/R8/9/9/9/9/9/9/9/3K5 b - - 0 1\n";
    check(&format!("{mated}go depth 2\n"), &["nobestmove"]);
    // The general has one step, and may not take it.
    let one = "position fen 4k4/9/9/9/9/9/9/9/9/R2K5 b - - 0 1\n";
    let listed = talk(&format!("{one}go depth 1\n"));
    let step = listed.lines().last().unwrap().split(' ').nth(1).unwrap().to_owned();
    check(&format!("{one}banmoves {step} e9e8 e9f9 e9d9\ngo depth 2\n"), &["nobestmove"]);
}

#[test]
fn a_probe_is_answered_honestly() {
    check("probe startpos\n", &["pophash\n"]);
    let talk = Talk::begin(&Ucci);
    MATE.lines().chain(["go depth 4"]).for_each(|line| talk.say(line));
    talk.hear("bestmove b0b9");
    talk.say(&MATE.trim().replace("position", "probe"));
    let said = talk.hear("pophash").pop().unwrap();
    assert!(said.starts_with("pophash bestmove b0b9 lowerbound 29999 depth "), "{said}");
    talk.say("probe startpos");
    assert_eq!(talk.hear("pophash"), ["pophash"]);
    talk.say("setoption newgame");
    talk.say(&MATE.trim().replace("position", "probe"));
    assert_eq!(talk.hear("pophash"), ["pophash"], "a new game begins with nothing known");
    talk.end();
}

#[test]
fn a_stop_is_answered_even_when_nothing_runs() {
    check("stop\nisready\n", &["nobestmove", "readyok"]);
}

#[test]
fn in_batch_mode_every_question_is_answered_to_its_end() {
    let questions = "setoption batch true\nposition startpos\ngo depth 4\n\
        position startpos moves h2e2\ngo depth 4\nquit\n";
    let said = talk(questions);
    assert_eq!(said.matches(" depth 4 ").count() / 2, 2, "both depths were finished:\n{said}");
    assert!(said.ends_with("bye\n"), "{said}");
    assert_eq!(said.matches("bestmove ").count(), 2, "{said}");
}

#[test]
fn a_draw_is_taken_by_who_stands_worse_late_in_the_game() {
    // Black has a chariot more.
    let worse = "position fen 3k5/9/9/4p4/4r4/9/9/4P4/4A4/4K4 w - - 30 60\n";
    let late = talk(&format!("{worse}go draw depth 3\n"));
    assert!(late.lines().last().unwrap().ends_with(" draw"), "{late}");
    let plain = talk(&format!("{worse}go depth 3\n"));
    assert!(!plain.contains(" draw"), "{plain}");
    assert!(!talk("position startpos\ngo draw depth 3\n").contains(" draw"));
}

#[test]
fn what_cannot_be_done_is_said_in_words() {
    for (line, part) in [
        ("dance", "info message unknown command: dance"),
        ("setoption hashsize lots", "info message hashsize needs a number"),
        ("setoption usemillisec maybe", "info message usemillisec needs true or false"),
        ("setoption randomness wild", "info message there is no randomness wild"),
        ("setoption style risky", "info message there is no option style"),
        ("position startpos moves h2g9", "info message \"h2g9\" is not possible: "),
        ("probe", "info message probe needs"),
    ] {
        check(&format!("{line}\nisready\n"), &[part, "readyok"]);
    }
}
