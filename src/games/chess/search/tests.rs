use super::*;
use crate::ai::perft::perft;

#[test]
fn lines_are_counted_as_everybody_counts_them() {
    for (fen, depth, lines) in [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", 4, 197_281),
        ("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 3, 97_862),
        ("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 4, 43_238),
    ] {
        let mut line = Line::new(fen.parse().unwrap(), []);
        assert_eq!(perft(&mut line, depth), lines, "{fen}");
    }
}

#[test]
fn noisy_moves_are_exactly_those_called_so() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1",
    ] {
        let line = Line::new(fen.parse().unwrap(), []);
        let mut all = Vec::new();
        line.generate(Which::All, &mut all);
        all.retain(|&m| line.noisy(m));
        let mut noisy = Vec::new();
        line.generate(Which::Noisy, &mut noisy);
        assert_eq!(all, noisy, "{fen}");
        assert!(!noisy.is_empty(), "{fen}");
    }
}

#[test]
fn a_position_that_stood_before_is_a_draw_inside_the_search() {
    let mut line = Line::new(Board::default(), []);
    for (text, ended) in [("g1f3", false), ("g8f6", false), ("f3g1", false), ("f6g8", true)] {
        line.make(text.parse().unwrap());
        assert_eq!(line.ended(false, Seat::FIRST).is_some(), ended, "{text}");
    }
}
