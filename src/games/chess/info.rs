//! What chess is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// Standard algebraic notation: `Nf3`, `exd6`, `O-O`.
pub(super) const SAN: Notation = Notation(1);
/// The same with figurines: `♘f3`.
pub(super) const FIGURINE: Notation = Notation(2);
/// The same with the letters of German books: `Sf3`.
pub(super) const GERMAN: Notation = Notation(3);
/// The key of PGN among the file formats.
pub(super) const PGN: &str = "pgn";

/// The fried liver: the knight may take on f7, and nobody knows who comes out ahead.
pub(super) const TOUR: &str = "r1bqkb1r/ppp2ppp/2n5/3np1N1/2B5/8/PPPP1PPP/RNBQK2R w KQkq - 0 6";

/// What chess is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "chess",
    title: "Chess",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    rules: 1,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    // The 75-move rule ends every game: 118 captures and pawn moves at most, and as many times 75
    // moves of each side between them.
    bound: 17_850,
    options: &[
        OptionSpec {
            key: "chess960",
            names: &["960", "fischer"],
            kind: Kind::Whole { min: 0, max: 959, or: &["random"] },
            default: None,
            short: &[("960", "random"), ("chess960", "random"), ("fischer random", "random")],
            uci: Some("UCI_Chess960"),
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
    usual: SAN,
    notations: &[
        Named { key: "uci", title: "Coordinates (g1f3)" },
        Named { key: "san", title: "Algebraic (Nf3)" },
        Named { key: "figurine", title: "Figurines (♘f3)" },
        Named { key: "german", title: "German letters (Sf3)" },
    ],
    formats: &[Named { key: PGN, title: "PGN" }],
    lessons: LESSONS,
    words: words!("", "lessons."),
};
