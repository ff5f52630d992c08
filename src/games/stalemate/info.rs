//! What the game is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// Half the pieces are placed, and those of both sides stand among each other.
pub(super) const TOUR: &str = "b5/6/rN4/Bn1R2/6/B1r3[RNPPbnpp] w 0/0 0";

/// What the game is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "stalemate",
    title: "StaleMate",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    // Eight men and two replacements a side, and never two passes in a row.
    bound: 41,
    options: &[
        OptionSpec {
            key: "size",
            names: &["board", "size of board"],
            kind: Kind::Whole { min: 5, max: 10, or: &[] },
            default: Some("8"),
            short: &[
                ("5x5", "5"),
                ("6x6", "6"),
                ("7x7", "7"),
                ("8x8", "8"),
                ("9x9", "9"),
                ("10x10", "10"),
            ],
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "replace",
            kind: Kind::Word(&["free", "earned"]),
            default: Some("free"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "forced_replace",
            default: Some("true"),
            short: &[("pass allowed", "false"), ("may pass", "false")],
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "scoring",
            names: &["points"],
            kind: Kind::Word(&["threats", "safety", "both", "pawns", "placed"]),
            default: Some("threats"),
            ..OptionSpec::BLANK
        },
    ],
    usual: Notation::CANONICAL,
    notations: &[Named { key: "plain", title: "Piece and square (N@e4)" }],
    formats: &[],
    lessons: LESSONS,
    words: words!(""),
};
