//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

/// The lessons in the order of teaching, for somebody who knows chess.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "aim", ..Lesson::BLANK },
    Lesson {
        key: "general",
        position: "3k5/9/9/8p/9/9/P8/9/4K4/9 w - - 0 1",
        shows: Some("e2"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "facing",
        position: "4k4/9/9/4p4/9/9/9/4R4/9/4K4 w - - 0 1",
        shows: Some("e3"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "advisor",
        position: "3k5/9/9/8p/9/9/P8/9/4A4/5K3 w - - 0 1",
        shows: Some("e2"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "elephant",
        position: "3k5/9/9/9/9/9/9/4B4/3p5/5K3 w - - 0 1",
        shows: Some("e3"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "horse",
        position: "3k5/9/9/5p3/4c4/4N4/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "chariot",
        position: "3k5/9/9/4p4/9/2P1R4/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "cannon",
        position: "3k5/4n4/9/4p4/9/2P1C1p1r/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "pawn",
        position: "3k5/9/9/4p4/3P5/9/6P2/9/9/5K3 w - - 0 1",
        shows: Some("d6"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "check",
        position: "4k4/4a4/9/9/9/9/9/4C4/9/3K5 b - - 0 1",
        shows: Some("e10"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "mate",
        position: "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1",
        moves: &["b1b10"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "stalemate",
        position: "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1",
        moves: &["e8e9"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "repetition",
        position: "3k5/9/9/3p5/4c4/5R3/9/9/9/3K5 w - - 0 1",
        moves: &["f5e5"],
        shows: Some("e6"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "draws",
        position: "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K5 w - - 0 1",
        ..Lesson::BLANK
    },
    Lesson { key: "worth", ..Lesson::BLANK },
    Lesson {
        key: "signs",
        position: "4k4/9/9/9/6n2/R8/9/9/9/3K5 w - - 0 1",
        moves: &["a5e5"],
        shows: Some("g6"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "notation",
        position: "3k5/9/9/4R4/9/9/9/4R4/9/5K3 w - - 0 1",
        shows: Some("e3"),
        ..Lesson::BLANK
    },
];
