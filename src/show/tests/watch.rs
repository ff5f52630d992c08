//! Games that the computers play among themselves.

use insta::assert_snapshot;

use crate::show::testing::{ADA, Setup};
use crate::table::Intent;

#[test]
fn computers_play() {
    let chess = Setup::of("chess").computer(3).options("watch 5").begin();
    assert_snapshot!(chess.en(|p| p.newest(None)), @"
    Chess: White (level 5), Black (level 3), move 1
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: White (level 5), Black (level 3).
    🔴[Stop] ⚪[Step through]
    ");
    assert_snapshot!(chess.de(|p| p.newest(None)), @"
    Schach: Weiß (Stufe 5), Schwarz (Stufe 3), Zug 1
    🖼 Schach, Weiß am Zug, Zug 1. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Weiß (Stufe 5), Schwarz (Stufe 3).
    🔴[Stopp] ⚪[Nachspielen]
    ");
    let played = chess.plays("e4 e5 Nf3");
    assert_snapshot!(played.en(|p| p.newest(None)), @"
    Chess: White (level 5), Black (level 3), move 2
    Black (level 3) played e5.
    White (level 5) played Nf3.
    🖼 Chess, Black to move, move 2. White played Nf3. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 f3, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: White (level 5), Black (level 3). Last moves: 1. e4 e5 2. Nf3
    🔴[Stop] ⚪[Step through]
    ");
    let star = Setup::of("starchess").computer(3).options("watch").begin();
    assert_snapshot!(star.en(|p| p.newest(None)), @"
    Starchess: White (level 3), Black (level 3)
    🖼 Starchess, White to play. White: pawns 5 12 18 23 29. Black: pawns 9 15 20 26 33. White in hand: king, queen, rook, bishop, knight. Black in hand: king, queen, rook, bishop, knight. Players: White (level 3), Black (level 3).
    🔴[Stop] ⚪[Step through]
    ");
    assert_snapshot!(star.de(|p| p.newest(None).content), @"Starchess: Weiß (Stufe 3), Schwarz (Stufe 3)");
    let stopped = played.does(ADA, &Intent::StopWatching);
    assert_snapshot!(stopped.en(|p| p.newest(None)), @r#"
    Ada stopped watching: the game ended without a result. 2 moves were played.
    Black (level 3) played e5.
    White (level 5) played Nf3.
    🖼 Chess, Black to move, move 2. White played Nf3. Ada stopped watching: the game ended without a result. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 f3, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: White (level 5), Black (level 3). Last moves: 1. e4 e5 2. Nf3
    📎 chess-80001W.pgn:
    │ [Event "Casual game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "White (level 5)"]
    │ [Black "Black (level 3)"]
    │ [Result "*"]
    │ [TimeControl "-"]
    │
    │ 1. e4 e5 2. Nf3 *
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(stopped.de(|p| p.newest(None).content), @"
    Ada schaut nicht mehr zu: Die Partie endet ohne Ergebnis. Es wurden 2 Züge gespielt.
    Schwarz (Stufe 3) hat e5 gespielt.
    Weiß (Stufe 5) hat Nf3 gespielt.
    ");
}

#[test]
fn a_watched_game_ends() {
    let mated = Setup::of("chess").computer(3).options("watch").begin().plays("f3 e5 g4 Qh4");
    assert_snapshot!(mated.en(|p| p.newest(None)), @r#"
    Checkmate: Black (level 3) wins. 2 moves were played.
    White (level 3) played g4.
    Black (level 3) played Qh4#.
    🖼 Chess. Black played Qh4#. Check: the queen on h4 attacks White's king on e1. Checkmate: Black (level 3) wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f3 g4 h2. Black: king e8, queen h4, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: White (level 3), Black (level 3). Last moves: 1... e5 2. g4 Qh4#
    📎 chess-80001W.pgn:
    │ [Event "Casual game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "White (level 3)"]
    │ [Black "Black (level 3)"]
    │ [Result "0-1"]
    │ [TimeControl "-"]
    │
    │ 1. f3 e5 2. g4 Qh4# 0-1
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
}
