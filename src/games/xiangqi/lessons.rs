//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

const LONE: Lesson = Lesson { key: "", options: "", position: "", moves: &[], shows: None };

/// The lessons in the order of teaching, for somebody who knows chess.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "aim", ..LONE },
    Lesson {
        key: "general",
        position: "3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1",
        shows: Some("e2"),
        ..LONE
    },
    Lesson {
        key: "facing",
        position: "4k4/9/9/4p4/9/9/9/4R4/9/4K4 w - - 0 1",
        shows: Some("e3"),
        ..LONE
    },
    Lesson {
        key: "advisor",
        position: "3k5/9/9/9/9/9/9/9/4A4/5K3 w - - 0 1",
        shows: Some("e2"),
        ..LONE
    },
    Lesson {
        key: "elephant",
        position: "3k5/9/9/9/9/9/9/4B4/3p5/5K3 w - - 0 1",
        shows: Some("e3"),
        ..LONE
    },
    Lesson {
        key: "horse",
        position: "3k5/9/9/5p3/4c4/4N4/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..LONE
    },
    Lesson {
        key: "chariot",
        position: "3k5/9/9/4p4/9/2P1R4/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..LONE
    },
    Lesson {
        key: "cannon",
        position: "3k5/4n4/9/4p4/9/2P1C1p1r/9/9/9/5K3 w - - 0 1",
        shows: Some("e5"),
        ..LONE
    },
    Lesson {
        key: "pawn",
        position: "3k5/9/9/4p4/3P5/9/6P2/9/9/5K3 w - - 0 1",
        shows: Some("d6"),
        ..LONE
    },
    Lesson {
        key: "check",
        position: "4k4/4a4/9/9/9/9/9/4C4/9/3K5 b - - 0 1",
        shows: Some("e10"),
        ..LONE
    },
    Lesson {
        key: "mate",
        position: "4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1",
        moves: &["b1b10"],
        ..LONE
    },
    Lesson {
        key: "stalemate",
        position: "3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1",
        moves: &["e8e9"],
        ..LONE
    },
    Lesson {
        key: "repetition",
        position: "3k5/9/9/3p5/4c4/5R3/9/9/9/3K5 w - - 0 1",
        moves: &["f5e5"],
        shows: Some("e6"),
        ..LONE
    },
    Lesson { key: "draws", position: "3ak4/4a4/4b4/9/9/9/9/4B4/4A4/3K5 w - - 0 1", ..LONE },
    Lesson { key: "worth", ..LONE },
    Lesson {
        key: "notation",
        position: "3k5/9/9/4R4/9/9/9/4R4/9/5K3 w - - 0 1",
        shows: Some("e3"),
        ..LONE
    },
];
