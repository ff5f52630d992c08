//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

const LONE: Lesson = Lesson { key: "", options: "", position: "", moves: &[], shows: None };

/// The lessons in the order of teaching.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "aim", position: "7k/8/5KQ1/8/8/p7/P7/8 w - - 0 30", moves: &["f6f7"], ..LONE },
    Lesson {
        key: "setup",
        position: "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAhf - 0 1",
        ..LONE
    },
    Lesson {
        key: "tries",
        position: "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        shows: Some("e4"),
        ..LONE
    },
    Lesson {
        key: "impossible",
        position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        shows: Some("e2"),
        ..LONE
    },
    Lesson {
        key: "any",
        position: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        shows: Some("e4"),
        ..LONE
    },
    Lesson {
        key: "capture",
        position: "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w HAha - 0 2",
        moves: &["e4d5"],
        ..LONE
    },
    Lesson {
        key: "check",
        position: "4k3/pppp1ppp/8/8/8/3K4/PPPP1PPP/R7 w - - 0 12",
        moves: &["a1e1"],
        ..LONE
    },
    Lesson {
        key: "period",
        position: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1",
        moves: &["g1f3"],
        ..LONE
    },
    Lesson {
        key: "castling",
        position: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w HAha - 0 9",
        shows: Some("e1"),
        ..LONE
    },
    Lesson {
        key: "ends",
        position: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 30",
        moves: &["a1a8"],
        ..LONE
    },
    Lesson {
        key: "together",
        position: "7k/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 30",
        ..LONE
    },
    Lesson {
        key: "computer",
        position: "k7/8/2N5/p1p1p1p1/PpPpPpPp/1P1P1P1P/3N4/4K3 w - - 0 40",
        ..LONE
    },
];
