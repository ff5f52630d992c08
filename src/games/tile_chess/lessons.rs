//! The pages of `/rules`: which diagram stands beside which text.

use crate::rules::Lesson;

/// The lessons in the order of teaching. Four of them rebuild the classical figures.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        key: "aim",
        position: "tc1 wk a P n52:aKaP/aPaRaPaN2bP/3bPbNbPbK - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "layout",
        position: "tc1 wk a L m51:aPbPaN/bRaQbB/aP1bQ KR/KP - -",
        shows: Some("R"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "lines",
        position: "tc1 wk a P n52:aKaP/aPaRaPaN2bP/3bPbNbPbK - - -",
        shows: Some("o51"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "pawn",
        position: "tc1 wk a P l53:1aK/2aR/1aN1bN1bK/aB1aP1bR/1bP1bP - - -",
        shows: Some("n50"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "unity",
        position: "tc1 wk a P n54:aKaP/aPaB/1bP2bN/1bPbPbPbR/3bK - - -",
        shows: Some("o53"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "trapped",
        position: "tc1 wk a P m56:1aK/1aN/1aP/1aP/1bNbP/aQbRbB/1bPbK - - -",
        shows: Some("n54"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "check",
        position: "tc1 wk b P n55:3bQ/aK1bPbP/1aPaNbP/aR3bK/aP - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "ways-out",
        position: "tc1 wk a P l51:2bK/2bQbP/1aN1bP/aK2bRaB - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "rim",
        position: "tc1 wk b P n51:1aP/aK1aB/3aP/4bN/4bR/4bP/3bP1bK/4bQ - - -",
        moves: &["r44-m49"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "takeover",
        position: "tc1 wkr a P n53:cPaPaPaK/cP2aP2bP/cP2aP2bP/cK2aRbPbNbK - - -",
        moves: &["q50-n50"],
        ..Lesson::BLANK
    },
    Lesson {
        key: "layered",
        position: "tc1 wkr c P n53:cPaPaPaK2bR/cP2aP2bP/cP2aP2bP/cK2aRbPbNbK - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "kings",
        position: "tc1 wk a P m53:aRaP/1aKaB/2aP/1bK1bB/bP - - -",
        shows: Some("n52"),
        ..Lesson::BLANK
    },
    Lesson { key: "skips", position: "tc1 wk a P n50:1bB/2bK/bPaK/2aR/3bQ - - -", ..Lesson::BLANK },
    Lesson { key: "ends", position: "tc1 wk a P n52:aKaPbN/aP1bP/1bPbK - - -", ..Lesson::BLANK },
    Lesson {
        key: "options",
        options: "fast, grid",
        position: "tc1 wk a P n52:aKaR/aPbPbN/1bQbK - - bd=m49-q53",
        ..Lesson::BLANK
    },
    Lesson { key: "random", options: "layout spiral, fast", ..Lesson::BLANK },
    Lesson {
        key: "signs",
        position: "tc1 wk b P n55:3bQ/aK1bPbP/1aPaNbP/aR3bK/aP - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "notation",
        position: "tc1 wk b P y51:aKaPbQ/aPbNbP/1bRbK - - -",
        ..Lesson::BLANK
    },
    Lesson {
        key: "tips",
        position: "tc1 wk a P n53:aQ/aPaK/1bPbNbPbBbPbR/6bK - - -",
        shows: Some("n53"),
        ..Lesson::BLANK
    },
    Lesson {
        key: "manners",
        position: "tc1 wkr a P n53:aKaP3cK/aN1bP1cPcP/aRbBbKcNcQ/2bPbR - - -",
        ..Lesson::BLANK
    },
];
