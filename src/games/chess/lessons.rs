//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

/// The lessons in the order of teaching.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson { key: "aim", ..Lesson::BLANK },
    Lesson {
        key: "rook",
        position: "4k3/8/3p4/8/3R2P1/8/8/4K3 w - - 0 1",
        shows: Some("d4"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "bishop",
        position: "4k3/6p1/8/8/3B4/8/5P2/4K3 w - - 0 1",
        shows: Some("d4"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "queen",
        position: "4k3/8/1p4p1/8/3Q4/8/8/4K3 w - - 0 1",
        shows: Some("d4"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "knight",
        position: "4k3/8/2p1P3/2pPp3/2PNp3/2PPP3/8/4K3 w - - 0 1",
        shows: Some("d4"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "king",
        position: "4k3/8/8/8/2p5/3K4/3P4/8 w - - 0 1",
        shows: Some("d3"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "pawn",
        position: "4k3/8/8/8/8/3p1p2/4P3/4K3 w - - 0 1",
        shows: Some("e2"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "en-passant",
        position: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
        moves: &["d7d5"],
        shows: Some("e5"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "promotion",
        position: "3r2k1/4P3/8/8/8/8/8/4K3 w - - 0 1",
        shows: Some("e7"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "castling",
        position: "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        shows: Some("e1"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "check",
        position: "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1",
        shows: Some("e8"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "mate",
        position: "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1",
        moves: &["a1a8"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "stalemate",
        position: "7k/8/6K1/8/8/5Q2/8/8 w - - 0 1",
        moves: &["f3f7"],
        ..Lesson::BLANK
    },
    Lesson { key: "draws", position: "4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", ..Lesson::BLANK },
    Lesson { key: "chess960", options: "960 356", ..Lesson::BLANK },
    Lesson {
        key: "signs",
        position: "4k3/8/2n5/8/8/8/7Q/4K3 w - - 0 1",
        moves: &["h2e5"],
        shows: Some("c6"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "notation",
        position: "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
        shows: Some("b1"),
        ..Lesson::BLANK
    },
];
