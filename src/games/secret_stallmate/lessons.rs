//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::{Lesson, Seat, Viewer};

/// The lessons in the order of teaching.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        key: "aim",
        position: "7k/8/5KQ1/8/8/p7/P7/8 w - - 0 30",
        moves: &["f6f7"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "setup",
        position: "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAhf - 0 1",
        ..Lesson::BLANK
    },
    Lesson {
        key: "tries",
        seen: Viewer::Seat(Seat::FIRST),
        position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        shows: Some("e4"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "impossible",
        seen: Viewer::Seat(Seat::FIRST),
        position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        shows: Some("e2"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "any",
        position: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        ..Lesson::BLANK
    },
    Lesson {
        key: "capture",
        position: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        moves: &["e4d5"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "check",
        options: "at once",
        seen: Viewer::Seat(Seat::SECOND),
        position: "4k3/pppp1ppp/8/8/8/3K4/PPPP1PPP/R7 w - - 0 12",
        moves: &["a1e1"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "period",
        seen: Viewer::Seat(Seat::FIRST),
        position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        moves: &["g1f3"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "signs",
        // The capture is told before the period ends.
        options: "handover at_once",
        seen: Viewer::Seat(Seat::SECOND),
        position: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        moves: &["e4d5"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "castling",
        seen: Viewer::Seat(Seat::FIRST),
        position: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w HAha - 0 9",
        shows: Some("e1"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "ends",
        position: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30",
        moves: &["a1a8"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "ceiling",
        position: "rn2k1nr/1p4pp/3p4/p1pP4/PbP1pp1q/1b3PRP/1P1NP1PQ/2B1KBNR b Hha - 0 12",
        moves: &["e4e3"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "together",
        position: "7k/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 30",
        ..Lesson::BLANK
    },
    Lesson {
        key: "computer",
        position: "k7/8/2N5/p1p1p1p1/PpPpPpPp/1P1P1P1P/3N4/4K3 w - - 0 40",
        ..Lesson::BLANK
    },
];
