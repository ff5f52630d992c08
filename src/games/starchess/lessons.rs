//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

/// The lessons in the order of teaching.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "board", options: "setup KRBNQ-RQBNK", ..Lesson::BLANK },
    Lesson { key: "setup", moves: &["B@17", "K@34", "K@4", "N@27"], ..Lesson::BLANK },
    Lesson {
        key: "rook",
        position: "1/2/K6/6/2Rn1/6/6k/2/1 [] w - 0 1",
        shows: Some("19"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "bishop",
        position: "1/2/K6/3n2/2B2/6/6k/2/1 [] w - 0 1",
        shows: Some("19"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "queen",
        position: "1/2/K6/3n2/2Q2/6/6k/2/1 [] w - 0 1",
        shows: Some("19"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "knight",
        position: "1/2/K6/2PPn1/1PNp1/2Pp2/6k/2/1 [] w - 0 1",
        shows: Some("19"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "king",
        position: "1/2/6k/6/2K2/3p2/7/2/1 [] w - 0 1",
        shows: Some("19"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "pawn",
        position: "1/2/K6/2n3/1P3/2r3/6k/2/1 [] w - 0 1",
        shows: Some("18"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "promotion",
        position: "1/2/K6/4P1/4r/6/6k/2/1 [] w - 0 1",
        shows: Some("15"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "limping",
        position: "1/2/K6/1P4/1n2r/6/6k/2/1 [] w - 0 1",
        moves: &["12-18", "34-33"],
        shows: Some("18"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "dead",
        position: "1/p1/K1P4/4r1/5/6/6k/P1/P [] w - 0 1",
        moves: &["6-2", "34-33"],
        shows: Some("35"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "mate",
        position: "1/2/1N2K1k/6/5/6/7/2/1 [] w - 0 1",
        moves: &["5-3"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "first-move",
        position: "1/2/KP3pq/QP2pr/RP1pk/BP2pb/NP3pn/2/1 [] w - 0 1",
        moves: &["28-24"],
        ..Lesson::BLANK
    },
    Lesson { key: "stalemate", position: "1/2/7/4B1/5/6/4K2/2/k [] b - 0 1", ..Lesson::BLANK },
    Lesson { key: "draws", position: "1/1P/7/6/2K2/6/6k/P1/p [] w - 0 1", ..Lesson::BLANK },
    Lesson { key: "endings", position: "1/2/2B4/6/2K2/6/6k/2/1 [] w - 0 1", ..Lesson::BLANK },
    Lesson {
        key: "signs",
        position: "1/2/K6/1P4/1n2r/6/6k/2/1 [] w - 0 1",
        moves: &["12-18", "34-33"],
        shows: Some("18"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "notation",
        position: "1/2/K6/1P4/1n3/1P4/6k/2/1 [] w - 0 1",
        shows: Some("12"),
        ..Lesson::BLANK
    },
];
