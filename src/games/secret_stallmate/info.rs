//! What the game is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// Coordinates with the letter of the man: `Ng1f3`.
pub(super) const LETTERS: Notation = Notation(1);
/// The key of the published game among the file formats.
pub(super) const MINUTES: &str = "minutes";

/// The queens have met, and neither partner knows it.
pub(super) const TOUR: &str = "rnb1kbnr/ppp2ppp/3p4/4p3/3P3q/6Q1/PPP1PPPP/RNB1KBNR w HAha - 0 4";

/// What the game is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "secret-stallmate",
    title: "Secret Stallmate",
    seats: (2, 2),
    hidden: true,
    whispers: true,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Score,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked { usual: "period 24 h", options: "" },
    // Repetition ends every game, but only after more positions than can be counted here.
    bound: u32::MAX,
    options: &[
        OptionSpec {
            key: "any_obliges",
            names: &["any obliges"],
            default: Some("true"),
            short: &[("any free", "false")],
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "handover",
            names: &["hand over"],
            kind: Kind::Word(&["at_end", "at_once"]),
            default: Some("at_end"),
            short: &[("handover at once", "at_once"), ("at once", "at_once")],
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "no_progress_plies",
            names: &["no progress", "no-progress"],
            kind: Kind::Whole { min: 20, max: 1_000, or: &[] },
            default: None,
            ..OptionSpec::BLANK
        },
    ],
    usual: LETTERS,
    notations: &[
        Named { key: "uci", title: "Coordinates (g1f3)" },
        Named { key: "letters", title: "Coordinates with the piece (Ng1f3)" },
    ],
    formats: &[Named { key: MINUTES, title: "Minutes" }],
    lessons: LESSONS,
    words: words!("", "lessons."),
};
