//! What starchess is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// The inventor's notation: `N22`, `P12x18`, `17B`.
pub(super) const PEOPLE: Notation = Notation(1);

/// The eighth move of the game that the inventor gives as an example.
pub(super) const TOUR: &str = "1/2/K1Pp1nr/R2p2/1P3/N1PP2/Q4pk/2/q [] b - 0 8";

/// What starchess is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "starchess",
    title: "Starchess",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    // Ten placements; then at most 18 captures and five steps of each of ten pawns, with up to a
    // hundred half-moves before each and after the last.
    bound: 7_000,
    options: &[
        OptionSpec {
            key: "setup",
            kind: Kind::Word(&["players", "random"]),
            default: Some("players"),
            short: &[
                ("setup random", "random"),
                ("setup players", "players"),
                ("random", "random"),
            ],
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "men",
            names: &["setup"],
            kind: Kind::Line { max: 20 },
            default: None,
            menu: false,
            rated: false,
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "fen",
            kind: Kind::Line { max: 100 },
            default: None,
            menu: false,
            rated: false,
            ..OptionSpec::BLANK
        },
    ],
    usual: PEOPLE,
    notations: &[
        Named { key: "cells", title: "Cells (17-22)" },
        Named { key: "star", title: "Piece and cell (N22)" },
    ],
    formats: &[],
    lessons: LESSONS,
    words: words!("", "lessons."),
};
