//! Games as files.

use insta::assert_snapshot;

use crate::show::files::{PLAIN, forms};
use crate::show::testing::{BEA, Setup, Staged};
use crate::table::Intent;

fn mated() -> Staged {
    Setup::of("chess").begin().plays("f3 e5 g4 Qh4")
}

#[test]
fn a_game_is_a_file() {
    assert_snapshot!(mated().en(|p| p.record_file()), @r#"
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "-"]
    │
    │ 1. f3 e5 2. g4 Qh4# 0-1
    "#);
    assert_snapshot!(mated().de(|p| p.record_file()), @r#"
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "-"]
    │
    │ 1. f3 e5 2. g4 Qh4# 0-1
    "#);
    assert_snapshot!(mated().en(|p| p.file(PLAIN)), @"
    📎 chess-80001W.txt:
    │ patt record 1
    │ game chess
    │ rules 1
    │ seats 2
    │ start rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
    │ tag Event Rated game
    │ tag Site Patt #80001W
    │ tag Date 2027.01.15
    │ tag Round -
    │ tag TimeControl -
    │ tag White Ada
    │ tag Black Bea
    │ result 2 1 checkmate
    │ 1 move a f2f3
    │ 2 move b e7e5
    │ 3 move a g2g4
    │ 4 move b d8h4
    ");
    let late =
        Setup::of("chess").clock("5+3").casual().begin().told_now().plays("e4 e5").told_now();
    assert_snapshot!(late.runs_out().en(|p| p.record_file()), @r#"
    📎 chess-80001W.pgn:
    │ [Event "Casual game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "0-1"]
    │ [TimeControl "300+3"]
    │ [Termination "time forfeit"]
    │
    │ 1. e4 e5 0-1
    "#);
}

#[test]
fn every_game_has_its_forms() {
    let odd = Setup::of("chess").named("A\"d\"a \\ *x*", "Bea\n]").begin().plays("e4 e5");
    assert_snapshot!(odd.does(BEA, &Intent::Resign).en(|p| p.record_file()), @r#"
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "A\"d\"a \\ *x*"]
    │ [Black "Bea ]"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │
    │ 1. e4 e5 1-0
    "#);
    let tiles = Setup::of("tile-chess").options("fast, pawns 1").begin().plays_on(12);
    assert_snapshot!(tiles.does(BEA, &Intent::Resign).en(|p| p.record_file()), @"📎 tile-chess-80001W.txt, 36 lines");
    let xiangqi = Setup::of("xiangqi").begin().plays("Che3 Hg8").does(BEA, &Intent::Resign);
    assert_snapshot!(xiangqi.en(|p| forms(p.info()).filter_map(|form| p.file(form)).collect::<Vec<_>>()), @r#"
    📎 xiangqi-80001W.pgn:
    │ [Game "Chinese Chess"]
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [Red "Ada"]
    │ [Black "Bea"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │ [Format "Chinese"]
    │
    │ 1. 炮二平五 马8进7 1-0
    📎 xiangqi-80001W.iccs:
    │ [Game "Chinese Chess"]
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [Red "Ada"]
    │ [Black "Bea"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │ [Format "ICCS"]
    │
    │ 1. H2-E2 H9-G7 1-0
    📎 xiangqi-80001W.wxf:
    │ FORMAT WXF
    │ GAME Patt #80001W
    │ RED Ada;;;
    │ BLACK Bea;;;
    │ DATE 2027-01-15
    │ EVENT Rated game
    │ RESULT 1-0
    │ START{
    │   1. C2.5 H8+7
    │ }END
    📎 xiangqi-80001W.dhtmlxq:
    │ [DhtmlXQ]
    │ [DhtmlXQ_title]Patt #80001W[/DhtmlXQ_title]
    │ [DhtmlXQ_event]Rated game[/DhtmlXQ_event]
    │ [DhtmlXQ_date]2027-01-15[/DhtmlXQ_date]
    │ [DhtmlXQ_red]Ada[/DhtmlXQ_red]
    │ [DhtmlXQ_black]Bea[/DhtmlXQ_black]
    │ [DhtmlXQ_result]红胜[/DhtmlXQ_result]
    │ [DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
    │ [DhtmlXQ_movelist]77477062[/DhtmlXQ_movelist]
    │ [/DhtmlXQ]
    📎 xiangqi-80001W.txt:
    │ patt record 1
    │ game xiangqi
    │ rules 2
    │ seats 2
    │ option limit 120
    │ option repetition "axf3"
    │ start rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
    │ tag Event Rated game
    │ tag Site Patt #80001W
    │ tag Date 2027.01.15
    │ tag Round -
    │ tag TimeControl -
    │ tag Red Ada
    │ tag Black Bea
    │ result 1 2 resigned:b
    │ 1 move a h3e3
    │ 2 move b h10g8
    │ 3 withdraw b resigned
    "#);
}
