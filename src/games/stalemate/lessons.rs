//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

/// The lessons in the order of teaching.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "aim", position: "6/2n3/1R4/3P2/2b3/6[RBBNNPrrbnpp] w 0/0 0", ..Lesson::BLANK },
    Lesson {
        key: "placing",
        position: "6/6/2R3/6/6/6[RBBNNPPrrbbnnpp] b 0/0 0",
        shows: Some("N"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "rook",
        position: "6/6/2n3/6/4b1/6[RRBBNNPPrrbnpp] w 0/0 0",
        shows: Some("R"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "bishop",
        position: "6/6/2n3/6/4r1/6[RRBBNNPPrbbnpp] w 0/0 0",
        shows: Some("B"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "knight",
        position: "6/6/2r3/6/4b1/6[RRBBNNPPrbnnpp] w 0/0 0",
        shows: Some("N"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "pawn",
        position: "6/6/2n3/6/4r1/6[RRBBNNPPrbbnpp] w 0/0 0",
        shows: Some("P"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "standing",
        position: "6/1N4/6/2r3/6/6[RRBBNPPrbbnnpp] w 0/0 0",
        ..Lesson::BLANK
    },
    Lesson {
        key: "replacing",
        position: "6/2r3/6/2N3/6/6[RRBBNPPrbbnnpp] w 0/0 0",
        moves: &["P*c3"],
        ..Lesson::BLANK
    },
    Lesson { key: "passing", position: "R1bNn/3N1/2p1R/rb2P/1B1r1[BPnp] b 1/1 0", ..Lesson::BLANK },
    Lesson {
        key: "points",
        position: "3rNP/1r4/R1b2p/N1B2B/1P1n1p/R1b1n1[] b 2/0 0",
        ..Lesson::BLANK
    },
    Lesson { key: "options", options: "size 6", ..Lesson::BLANK },
    Lesson { key: "signs", position: "6/2r3/6/2N3/6/6[RRBBNPPrbbnnpp] w 0/0 0", ..Lesson::BLANK },
    Lesson {
        key: "notation",
        position: "6/2r3/6/2N3/6/6[RRBBNPPrbbnnpp] w 0/0 0",
        ..Lesson::BLANK
    },
];
