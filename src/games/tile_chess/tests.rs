//! Random games of every variant with the invariants of the rules.

use super::board::{Blood, Board, Phase};
use super::deal::Layout;
use super::options::{Options, Threats};
use super::*;

fn options() -> Vec<Options> {
    let fast = || Options { fast: true, ..Options::default() };
    vec![
        fast(),
        Options { pawns: Some(2), ..Options::default() },
        Options { blood_lust: Blood::On, ..fast() },
        Options { blood_lust: Blood::Mad, ..fast() },
        Options { blood_lust: Blood::Mad, friendly_fire: true, ..fast() },
        Options { friendly_fire: true, sudden_death: true, ..fast() },
        Options { sudden_death: true, blood_lust: Blood::On, ..fast() },
        Options { borders: Some("usual".into()), layout: Layout::Spiral, ..fast() },
        Options { borders: Some("usual".into()), layout: Layout::Rectangle, ..fast() },
        Options { layout_moves: true, ..fast() },
    ]
}

/// What must be true of every position.
fn check(board: &Board, tiles: usize) {
    assert!(board.table().is_united(), "{}", text::write(board));
    let table = board.table();
    let lying = table.all().count_ones();
    let held: u32 = board.each_seat().map(|seat| board.held(seat)).sum();
    assert!((lying + held) as usize <= tiles);
    let mut touching = 0;
    for place in table::each(table.all()) {
        let tile = table.tile(place);
        assert!(board.allows(tile.cell));
        assert_eq!(table.at(tile.cell), Some(place));
        assert_eq!(table.around(tile.cell), table.near(place));
        assert_eq!(table.near(place).count_ones(), u32::from(table.touching(tile.cell)));
        assert_eq!(table.is_cut(place), table.parts(place).is_cut());
        touching += table.near(place).count_ones();
    }
    assert!(lying == 1 || touching >= 2 * lying.saturating_sub(1));
    let running = !matches!(board.phase(), Phase::Layout | Phase::Free(_));
    for seat in board.each_seat().filter(|_| running) {
        let king = board.king(seat).is_some();
        assert_eq!(king, !matches!(board.fate(seat), board::Fate::Taken(_)));
    }
    let read = text::read(&text::write(board)).map(|read| text::write(&read));
    assert_eq!(read, Ok(text::write(board)));
}

#[test]
fn every_variant_keeps_its_invariants_in_random_games() {
    for (nth, options) in options().iter().enumerate() {
        for seats in 2..=6 {
            let mut rng = Rng::new(nth as u64 * 10 + u64::from(seats));
            let mut game = TileChess::new(options, seats, &mut rng).unwrap();
            let tiles = usize::from(options.hand(seats).iter().sum::<u8>()) * usize::from(seats);
            for _ in 0..tiles + 150 {
                let Some(seat) = game.status().acting().only() else { break };
                let moves = game.moves(seat);
                let m = *rng.pick(&moves).expect("who acts has a move");
                let mut board = game.board.clone();
                let (before, key) = (text::write(&board), board.key());
                let undo = board.play(m);
                check(&board, tiles);
                let careful = !options.sudden_death && board.plays(seat.index());
                let laid = matches!(m, Move::Place(..) | Move::Skip);
                if careful && !laid && board.phase() != Phase::Ended {
                    assert!(!board.in_check(seat.index()), "{before} {m:?}");
                }
                board.unplay(undo);
                assert_eq!((text::write(&board), board.key()), (before, key));
                game.apply(seat, &m);
            }
        }
    }
}

#[test]
fn checks_are_the_captures_of_kings_that_would_be_legal() {
    let text = "tc1 wkrbgy f P n52:1eK/1dQ1bP/2cKfKeP/2dQdKdP/1bReBbKcB/1aK/eQ - - -";
    let board = text::read(text).unwrap();
    let hits = board.clone().hits();
    assert!(!hits.is_empty());
    for seat in 0..6 {
        let mut turned = board.clone();
        turned.turn = seat;
        let mut legal = Vec::new();
        turned.legal(&mut legal);
        for hit in hits.iter().filter(|hit| hit.attacker == seat) {
            let takes = legal.contains(&Move::Go { from: hit.by, to: hit.king });
            assert_eq!(takes, hit.void.is_none(), "{hit:?}");
        }
    }
}

#[test]
fn a_table_that_wanders_repeats_unless_it_is_fenced_in() {
    let key = |text: &str| text::read(text).unwrap().key();
    let one = key("tc1 wk b P l54:bK/1bR/aKaP - - -");
    assert_eq!(one, key("tc1 wk b P zz120:bK/1bR/aKaP - - -"));
    assert_ne!(one, key("tc1 wk a P l54:bK/1bR/aKaP - - -"));
    assert_ne!(one, key("tc1 wk b P l54:bK/1bR/aKaN - - -"));
    let fenced = |corner: &str| key(&format!("tc1 wk b P {corner}:bK/1bR/aKaP - - bd=e41-w59"));
    assert_ne!(fenced("l54"), fenced("k54"));
}

#[test]
fn what_does_not_fit_together_is_refused_with_a_reason() {
    let refused = |options: Options, expect: &str| {
        let got = TileChess::new(&options, 2, &mut Rng::new(1)).map(|_| ());
        assert_eq!(got.map_err(|refusal| refusal.0.text()), Err(expect.to_owned()));
    };
    let borders = |text: &str| Options { borders: Some(text.into()), ..Options::default() };
    let always = Threats::Always;
    refused(
        Options { sudden_death: true, threats: always, ..Options::default() },
        "threats-silent",
    );
    let dealt = Options { layout: Layout::Spiral, ..Options::default() };
    refused(Options { layout_moves: true, ..dealt.clone() }, "layout-moves-dealt");
    refused(borders("5x5"), "borders-small:25,32");
    refused(borders("wide"), "borders-unread:wide");
    refused(borders("100x9"), "borders-large:64");
    refused(Options { layout: Layout::Spiral, ..borders("n50-z60") }, "borders-dealt");
}

#[test]
fn what_is_wrong_with_a_text_is_told() {
    let check = |text: &str, expect: &str| {
        let got = text::read(text).map(|board| text::write(&board));
        let got = got.map_err(|refusal| refusal.0.text());
        let expect = if expect.is_empty() { Ok(text.to_owned()) } else { Err(expect.to_owned()) };
        assert_eq!(got, expect, "{text}");
    };
    let start = "KQR2B2N2P8/KQR2B2N2P8";
    check(&format!("tc1 wk a L - {start} - -"), "");
    check("tc1 wk b P n52:bK/1bR/aKaP - - bl,ff,sd,bd=n50-p52", "");
    check("tc1 wk b P n52:bK/1bR/aKaP -", "text-fields:6");
    check("tc2 wk b P n52:bK/1bR/aKaP - - -", "text-tag:tc2");
    check("tc1 ww b P n52:bK/1bR/aKaP - - -", "text-colours:ww");
    check("tc1 wk c P n52:bK/1bR/aKaP - - -", "text-turn:c");
    check("tc1 wk b Q n52:bK/1bR/aKaP - - -", "text-phase:Q");
    check("tc1 wk b P 52:bK/1bR/aKaP - - -", "text-corner:52:bK/1bR/aKaP");
    check("tc1 wk b P n52:bK1/1bR/aKaP - - -", "text-gap:1");
    check("tc1 wk b P n52:bK/1cR/aKaP - - -", "text-tile:2");
    check("tc1 wk b P n52:bK/999bR/aKaP - - -", "text-far:2");
    check("tc1 wk b P n52:bK/1bR/aKaP - - bd=n51-p52", "text-outside:n50");
    check("tc1 wk b P n52:bK/3bR/aKaP - - -", "text-apart");
    check("tc1 wk b L n52:aP KQ - -", "text-hand-count:1,2");
    check("tc1 wk b L n52:aP QK/K - -", "text-hand:QK");
    check("tc1 wkr b P n52:bK/1bR/aKaP - c>d -", "text-out:c>d");
    check("tc1 wk b P n52:bK/1bR/aKaP - - xx", "text-options:xx");
    check("tc1 wk b P n52:bK/1bK/aKaP - - -", "text-kings:b");
    check("tc1 wk b P n52:bP/1bR/aKaP - - -", "text-kings:b");
    check("tc1 wkr b P n52:bK/1cR/aKaP - c>a -", "text-gone:c");
    check("tc1 wkr b L n52:bK/1bR/aKaP K/-/- c>a -", "text-kings:a");
    check("tc1 wk b F3 n52:bP/1bR/aP K/KP - -", "text-free");
    check("tc1 wk b P n52:bP/1bR/aKaP -/K - -", "text-held");
    check("tc1 wkr c P n52:bK/1bR/aKaP - c>a -", "text-turn-out:c");
    check("tc1 wk a L n52:bP/1bR/aKaP -/K - -", "text-turn-empty:a");
    check("tc1 wk b E n52:bK/1bR/aKaP - - -", "text-end");
    check("tc1 wk b L n52:bK/1bR/aKaP - - -", "text-laid");
}

#[test]
fn whoever_resigns_leaves_a_frozen_army() {
    let start = "tc1 wkr a P n53:cPaPaPaK2bR/cP2aP2bP/cP2aP2bP/cK2aRbPbNbK - - -";
    let mut game = TileChess::from_text(&mut Options::default(), start).unwrap();
    let second = Seat::SECOND;
    assert!(game.withdraw(second, Withdrawal::Resigned).is_ok());
    assert!(game.withdraw(second, Withdrawal::Resigned).is_err());
    assert_eq!(game.to_text(), start.replace("- - -", "- b! -"));
    assert!(!game.board.clone().in_check(0), "frozen tiles check nobody");
    assert!(game.withdraw(Seat(2), Withdrawal::Resigned).is_ok());
    let outcome = game.status().outcome().cloned().unwrap();
    assert_eq!(outcome.places, [1, 3, 2]);
    let mut laying = TileChess::new(&Options::default(), 2, &mut Rng::new(1)).unwrap();
    assert!(laying.withdraw(second, Withdrawal::Resigned).is_err());
}
