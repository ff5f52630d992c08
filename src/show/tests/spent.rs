//! Boards that are spent: a line of the moves that were shown in them.

use insta::assert_snapshot;

use crate::show::testing::{ADA, Setup, Staged};

/// What stays of a board that showed the positions between these numbers.
fn spent(staged: &Staged, since: u32, until: u32) -> String {
    staged.en(|p| p.spent(since, until))
}

#[test]
fn a_spent_board_keeps_its_moves() {
    let chess = Setup::of("chess").computer(3).begin().plays("e4 e5 Nf3 Nc6 Bb5");
    assert_snapshot!(spent(&chess, 0, 5), @"Chess: Ada - Computer (level 3) · 1. e4 e5 2. Nf3 Nc6 3. Bb5");
    assert_snapshot!(spent(&chess, 3, 5), @"Chess: Ada - Computer (level 3) · 2... Nc6 3. Bb5");
    assert_snapshot!(spent(&chess, 0, 0), @"Chess: Ada - Computer (level 3)");
    assert_snapshot!(chess.de(|p| p.spent(0, 1)), @"Schach: Ada - Computer (Stufe 3) · 1. e4");
    // A star is set up before it is played, and has no numbers then.
    let star = Setup::of("starchess").begin().plays_on(12);
    assert_snapshot!(spent(&star, 0, 12), @"Starchess: Ada - Bea · 4K 10K 11Q 16Q 17R 21R 22B 27B 28N 34N 1. P6 P7");
    let tiles = Setup::of("tile-chess").anyone().seats(3).casual().options("fast, seats as listed");
    assert_snapshot!(spent(&tiles.begin().plays_on(4), 0, 4), @"Tile Chess: Ada - Bea - Cid · Ada Q@⁀n50, Bea Q@⁀m49, Cid Q@⁀l48, Ada R@⁀k47");
}

#[test]
fn what_was_taken_back_is_not_in_it() {
    let alone = Setup::of("chess").alone().begin().plays("e4 e5");
    let back = alone.offers(ADA, crate::rules::Offer::Takeback).plays("c5");
    assert_snapshot!(spent(&back, 0, back.table.position_number()), @"Chess: White - Black · 1. e4 c5");
}

#[test]
fn a_long_game_is_cut() {
    let moves = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 \
        Nbd2 Bb7 Bc2 Re8 Nf1 Bf8 Ng3 g6 a4 c5 d5 c4 Bg5 h6 Be3 Nc5 Qd2 h5 Bg5 Be7 \
        Ra3 Nfd7 Bh6 Qc7 b4 cxb3 Bxb3 Bf6 Rea1 b4 cxb4 Nxb3 Rxb3 Rac8 Rc3 Qd8 Qe2 Qc7 Qd2 Qd8";
    let long = Setup::of("chess").begin().plays(moves);
    let line = spent(&long, 0, u32::MAX);
    assert!(line.ends_with(" …") && line.chars().count() < 340, "{line}");
}
