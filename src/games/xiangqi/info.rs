//! What xiangqi is, as a constant.

use super::lessons::LESSONS;
use crate::rules::{
    Agreed, Clocked, GameInfo, Kind, Labels, Ladder, Named, Notation, OptionSpec, Timeout, words,
};

/// ICCS: `H2-E2`.
pub(super) const ICCS: Notation = Notation(1);
/// UCCI: `h2e2`.
pub(super) const UCCI: Notation = Notation(2);
/// Short algebraic notation: `Che3`.
pub(super) const SHORT: Notation = Notation(3);
/// The world federation's: `C2.5`.
pub(super) const WXF: Notation = Notation(4);
/// The same with signs before letters.
pub(super) const WXF_PREFIX: Notation = Notation(5);
/// The same with pawns numbered.
pub(super) const WXF_INDEX: Notation = Notation(6);
/// H. T. Lau's: `C2h5`.
pub(super) const LAU: Notation = Notation(7);
/// `炮二平五`, in traditional characters.
pub(super) const TRADITIONAL: Notation = Notation(8);
/// In simplified characters.
pub(super) const SIMPLIFIED: Notation = Notation(9);
/// The same with pawns numbered through.
pub(super) const ORDINAL: Notation = Notation(10);
/// The same with pawns left out.
pub(super) const SHORT_CHINESE: Notation = Notation(11);

/// The key of UCCI, which facts leave out: it tells no more than ICCS.
pub(super) const UCCI_KEY: &str = "ucci";

/// The keys of the file formats.
pub(super) const PGN: &str = "pgn";
pub(super) const PGN_ICCS: &str = "iccs";
pub(super) const WXF_FILE: &str = "wxf";
pub(super) const DHTMLXQ: &str = "dhtmlxq";

/// A central cannon against two horses, with all chariots about to come out.
pub(super) const TOUR: &str =
    "r1bakabr1/9/1cn3nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 4";

/// What xiangqi is.
pub(super) const INFO: GameInfo = GameInfo {
    slug: "xiangqi",
    title: "Xiangqi",
    seats: (2, 2),
    hidden: false,
    whispers: false,
    // Version 2 knows the second edition of the rule of repetition.
    rules: 2,
    replays_from: 1,
    ladder: Ladder::Rating,
    draw: Agreed::Even,
    timeout: Timeout::Withdraw,
    clock: Clocked::FREELY,
    // At most 30 captures, and as many half-moves as the greatest limit before, between and after
    // them.
    bound: 12_500,
    options: &[
        OptionSpec {
            key: "repetition",
            kind: Kind::Word(&["axf3", "ban", "draw", "check_only", "free"]),
            default: Some("axf3"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "limit",
            kind: Kind::Whole { min: 40, max: 400, or: &[] },
            default: Some("120"),
            ..OptionSpec::BLANK
        },
        OptionSpec {
            key: "fen",
            kind: Kind::Line { max: 110 },
            default: None,
            menu: false,
            rated: false,
            ..OptionSpec::BLANK
        },
    ],
    usual: SHORT,
    notations: &[
        Named { key: "uci", title: "Coordinates (h3e3)" },
        Named { key: "iccs", title: "ICCS (H2-E2)" },
        Named { key: UCCI_KEY, title: "UCCI (h2e2)" },
        Named { key: "san", title: "Algebraic (Che3)" },
        Named { key: "wxf", title: "WXF (C2.5)" },
        Named { key: "wxf_prefix", title: "WXF, sign first (+R.4)" },
        Named { key: "wxf_index", title: "WXF, pawns numbered (17=6)" },
        Named { key: "lau", title: "H. T. Lau (C2h5)" },
        Named { key: "zh_hant", title: "繁體 (炮二平五, 馬8進7)" },
        Named { key: "zh_hans", title: "简体 (炮二平五, 马8进7)" },
        Named { key: "zh_ordinal", title: "简体 (四兵平八)" },
        Named { key: "zh_short", title: "简体 (前七平八)" },
    ],
    formats: &[
        Named { key: PGN, title: "PGN, Chinese" },
        Named { key: PGN_ICCS, title: "PGN, ICCS" },
        Named { key: WXF_FILE, title: "WXF" },
        Named { key: DHTMLXQ, title: "DhtmlXQ" },
    ],
    lessons: LESSONS,
    words: words!("", "lessons."),
};

/// People who count files from their own right see the files' numbers round the board.
pub(super) fn labels(notation: Notation) -> Labels {
    match INFO.notations.get(usize::from(notation.0)).map(|named| named.key) {
        Some(key) if key.starts_with("wxf") || key.starts_with("zh") => Labels::Files,
        _ => Labels::Cells,
    }
}
