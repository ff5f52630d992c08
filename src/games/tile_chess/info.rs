//! What the game is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// Three players, their kings just placed among the tiles.
pub(super) const TOUR: &str = "tc1 wkr a P k54:bK2aK/bP2bB1bBbP/cPaPaBcB1cNaN/3bP1cPcP/\
    1cPaRbPcPbRcQ/bPaNbNcKcB1aP/1aPaR1cN1aB/1bN - - -";

/// What the game is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "tile-chess",
    title: "Tile Chess",
    seats: (2, 6),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Points,
    timeout: Timeout::RandomMove,
    // Any time limit means Sudden Death (section 12).
    clock: Clocked { usual: "", options: "sudden death" },
    // Games are finite as positions repeat, but no short bound is known.
    bound: 100_000,
    options: &[
        OptionSpec {
            key: "pawns",
            kind: Kind::Whole { min: 0, max: 8, or: &[] },
            default: None,
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "fast", ..OptionSpec::BLANK },
        OptionSpec {
            key: "blood_lust",
            kind: Kind::Word(&["off", "on", "mad"]),
            default: Some("off"),
            short: &[("blood lust", "on"), ("mad blood lust", "mad")],
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "friendly_fire", ..OptionSpec::BLANK },
        OptionSpec { key: "sudden_death", ..OptionSpec::BLANK },
        OptionSpec {
            key: "borders",
            kind: Kind::Line { max: 30 },
            default: None,
            short: &[("borders", "usual")],
            menu: false,
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "grid", ..OptionSpec::BLANK },
        OptionSpec {
            key: "layout",
            kind: Kind::Word(&["players", "rectangle", "spiral"]),
            default: Some("players"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "turns",
            names: &["free turns"],
            kind: Kind::Whole { min: 0, max: 20, or: &[] },
            default: Some("5"),
            menu: false,
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "threats",
            kind: Kind::Word(&["asked", "always"]),
            default: Some("asked"),
            ..OptionSpec::BLANK
        },
        OptionSpec { key: "layout_moves", menu: false, rated: false, ..OptionSpec::BLANK },
    ],
    usual: Notation::CANONICAL,
    notations: &[Named { key: "plain", title: "Cells (n50-p52)" }],
    formats: &[],
    lessons: LESSONS,
    words: words!("", "lessons."),
};
