use super::engine::talk::talk;
use super::engine::tongue::Tongue;
use super::ucci::tongue::Ucci;
use super::uci::tongue::Uci;

/// Positions of games whose texts have signs that messages escape, looked at, played on and refused.
const ASKED: [(&dyn Tongue, &str); 10] = [
    (&Uci, "uci\ngo depth 2\nd\ndance *_`~|<@1>\n"),
    (&Uci, "position startpos moves f2f3 e7e5 g2g4 d8h4\nd\n"),
    (&Uci, "position startpos moves e2e5*\nsetoption name UCI_Variant value no_such*\n"),
    (&Uci, "setoption name UCI_Variant value stalemate\ngo perft 1\ngo depth 2\nd\n"),
    (&Uci, "setoption name UCI_Variant value stalemate\nposition startpos moves B@a1 R@a1\nd\n"),
    (&Uci, "setoption name UCI_Variant value starchess\ngo perft 1\nposition fen 1/2 * -\nd\n"),
    (&Uci, "setoption name UCI_Variant value tile-chess\ngo perft 1\ngo depth 1\nd\n"),
    (&Uci, "setoption name UCI_Variant value xiangqi\ngo depth 2\nposition fen 9/9_ x\nd\n"),
    (&Ucci, "ucci\ngo depth 2\nd\nposition startpos moves h2g9 *\nbanmoves __\nprobe\n"),
    (&Ucci, "setoption style ri_sky\nposition fen 4k4/*9 r\nd\ngo depth 1\n"),
];

#[test]
fn what_programs_are_told_can_be_pasted_back() {
    for (tongue, lines) in ASKED {
        let said = talk(tongue, lines);
        assert!(!said.is_empty(), "{lines}");
        assert!(!said.contains(['\u{2060}', '\\']), "{lines}:\n{said}");
    }
}
