//! The public board: its first line, what was played, its buttons.

use insta::assert_snapshot;

use crate::rules::Seat;
use crate::show::testing::{BEA, Setup};
use crate::table::Span;

#[test]
fn a_game_begins() {
    assert_snapshot!(Setup::of("chess").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(Setup::of("xiangqi").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (Red): Xiangqi against Bea, move 1
    🖼 Xiangqi, Red to move, move 1. Red: general e1, chariots a1 i1, horses b1 h1, pawns a4 c4 e4 g4 i4, advisors d1 f1, elephants c1 g1, cannons b3 h3. Black: general e10, chariots a10 i10, horses b10 h10, pawns a7 c7 e7 g7 i7, advisors d10 f10, elephants c10 g10, cannons b8 h8. Players: Ada (Red), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(Setup::of("starchess").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your turn (White): Starchess against Bea
    🖼 Starchess, White to play. White: pawns 5 12 18 23 29. Black: pawns 9 15 20 26 33. White in hand: king, queen, rook, bishop, knight. Black in hand: king, queen, rook, bishop, knight. Players: Ada (White), Bea (Black).
    🔵[Place] ⚪[Type a move] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(Setup::of("stalemate").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): StaleMate against Bea, move 1
    Score: Ada 2, Bea 2.
    🖼 StaleMate, White to move, move 1. Score: White 2, Black 2. White in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. White has 2 points. Black in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. Black has 2 points. Players: Ada (White), Bea (Black).
    🔵[Place] ⚪[Type a move] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(Setup::of("tile-chess").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your turn (White ○): Tile Chess against Bea
    🖼 Tile Chess, White to play. White in hand: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns. Black in hand: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns.
    🔵[Place] ⚪[Type a move] 🔴[Call off] ⚪[More]
    ");
    assert_snapshot!(Setup::of("secret-stallmate").begin().en(|p| p.newest(None)), @"
    (rings Ada)
    Secret Stallmate: Ada and Bea. It is @Ada's period, until ‹Saturday 16 January 2027 08:00›. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
}

#[test]
fn a_game_begins_in_german() {
    assert_snapshot!(Setup::of("chess").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): Schach gegen Bea, Zug 1
    🖼 Schach, Weiß am Zug, Zug 1. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz).
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    assert_snapshot!(Setup::of("xiangqi").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Rot): Xiangqi gegen Bea, Zug 1
    🖼 Xiangqi, Rot am Zug, Zug 1. Rot: General e1, Wagen a1 i1, Pferde b1 h1, Soldaten a4 c4 e4 g4 i4, Leibwächter d1 f1, Elefanten c1 g1, Kanonen b3 h3. Schwarz: General e10, Wagen a10 i10, Pferde b10 h10, Soldaten a7 c7 e7 g7 i7, Leibwächter d10 f10, Elefanten c10 g10, Kanonen b8 h8. Es spielen: Ada (Rot), Bea (Schwarz).
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    assert_snapshot!(Setup::of("starchess").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): Starchess gegen Bea
    🖼 Starchess, Weiß am Zug. Weiß: Bauern 5 12 18 23 29. Schwarz: Bauern 9 15 20 26 33. Vorrat von Weiß: König, Dame, Turm, Läufer, Springer. Vorrat von Schwarz: König, Dame, Turm, Läufer, Springer. Es spielen: Ada (Weiß), Bea (Schwarz).
    🔵[Setzen] ⚪[Zug eintippen] 🔴[Aufgeben] ⚪[Mehr]
    ");
    assert_snapshot!(Setup::of("stalemate").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): StaleMate gegen Bea, Zug 1
    Stand: Ada 2, Bea 2.
    🖼 StaleMate, Weiß am Zug, Zug 1. Stand: Weiß 2, Schwarz 2. Vorrat von Weiß: 2 Türme, 2 Läufer, 2 Springer, 2 Bauern. Weiß hat 2 Punkte. Vorrat von Schwarz: 2 Türme, 2 Läufer, 2 Springer, 2 Bauern. Schwarz hat 2 Punkte. Es spielen: Ada (Weiß), Bea (Schwarz).
    🔵[Setzen] ⚪[Zug eintippen] 🔴[Aufgeben] ⚪[Mehr]
    ");
    assert_snapshot!(Setup::of("tile-chess").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß ○): Tile Chess gegen Bea
    🖼 Tile Chess, Weiß am Zug. Vorrat von Weiß: König, Dame, 2 Türme, 2 Läufer, 2 Springer, 8 Bauern. Vorrat von Schwarz: König, Dame, 2 Türme, 2 Läufer, 2 Springer, 8 Bauern.
    🔵[Setzen] ⚪[Zug eintippen] 🔴[Partie abbrechen] ⚪[Mehr]
    ");
    assert_snapshot!(Setup::of("secret-stallmate").begin().de(|p| p.newest(None)), @"
    (rings Ada)
    Secret Stallmate: Ada und Bea. Am Zug ist @Ada, bis ‹Saturday 16 January 2027 08:00›. Bretter und Züge bleiben bis zum Ende geheim.
    🔵[Meine Sicht] ⚪[Regeln] 🔴[Aufgeben]
    ");
}

#[test]
fn a_move_was_played() {
    let chess = Setup::of("chess").begin().plays("e4 e5 Qh5");
    assert_snapshot!(chess.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 2
    Ada played Qh5.
    🖼 Chess, Black to move, move 2. White played Qh5. White: king e1, queen h5, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4 e5 2. Qh5
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(chess.de(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, du bist am Zug (Schwarz): Schach gegen Ada, Zug 2
    Ada hat Qh5 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 2. Weiß hat Qh5 gespielt. Weiß: König e1, Dame h5, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4 e5 2. Qh5
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    let check = chess.plays("Nc6 Qxf7");
    assert_snapshot!(check.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 3
    Ada played Qxf7+.
    Check: the queen on f7 attacks Bea's king on e8.
    🖼 Chess, Black to move, move 3. White played Qxf7+, taking a pawn. Check: the queen on f7 attacks Black's king on e8. White: king e1, queen f7, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights c6 g8, pawns a7 b7 c7 d7 e5 g7 h7. Players: Ada (White) +1, Bea (Black). Last moves: 2. Qh5 Nc6 3. Qxf7+
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    let stalemate = Setup::of("stalemate").options("size 6").begin().plays_on(1);
    assert_snapshot!(stalemate.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): StaleMate against Ada, move 1
    Ada played R@⁀a1.
    Score: Ada 2, Bea 2.
    🖼 StaleMate, Black to move, move 1. White placed a rook on a1. Score: White 2, Black 2. White: rook a1. White in hand: rook, 2 bishops, 2 knights, 2 pawns. White has 2 points. Black in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. Black has 2 points. Players: Ada (White), Bea (Black). Last moves: 1. R@a1
    🔵[Place] ⚪[Type a move] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(stalemate.de(|p| p.last_moves()), @"Ada hat R@⁀a1 gespielt.");
    let star = Setup::of("starchess").begin().plays_on(10);
    assert_snapshot!(star.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Starchess against Bea, move 1
    Bea played 34N.
    🖼 Starchess, White to move, move 1. Black put the knight on 34. White: king 4, queen 11, rook 17, bishop 22, knight 28, pawns 5 12 18 23 29. Black: king 10, queen 16, rook 21, bishop 27, knight 34, pawns 9 15 20 26 33. Players: Ada (White), Bea (Black). Last moves: 27B 28N 34N
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    let tiles = Setup::of("tile-chess").options("fast, pawns 1").begin().plays_on(2);
    assert_snapshot!(tiles.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your turn (White ○): Tile Chess against Bea
    Bea played Q@⁀m49.
    🖼 Tile Chess, White to play. Black laid a queen on m49. White: queen n50. Black: queen m49. White in hand: king, rook, bishop, knight, pawn. Black in hand: king, rook, bishop, knight, pawn.
    🔵[Place] ⚪[Type a move] 🔴[Call off] ⚪[More]
    ");
    assert_snapshot!(tiles.de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß ○): Tile Chess gegen Bea
    Bea hat Q@⁀m49 gespielt.
    🖼 Tile Chess, Weiß am Zug. Schwarz hat die Dame auf m49 gelegt. Weiß: Dame n50. Schwarz: Dame m49. Vorrat von Weiß: König, Turm, Läufer, Springer, Bauer. Vorrat von Schwarz: König, Turm, Läufer, Springer, Bauer.
    🔵[Setzen] ⚪[Zug eintippen] 🔴[Partie abbrechen] ⚪[Mehr]
    ");
}

#[test]
fn every_notation_says_it_its_own_way() {
    let told = |game, notation, moves: &str| {
        let played = Setup::of(game).begin().plays(moves).written_in(notation);
        played.en(|p| p.last_moves())
    };
    assert_snapshot!(told("chess", "san", "Nf3"), @"Ada played Nf3.");
    assert_snapshot!(told("chess", "uci", "Nf3"), @"Ada played g1f3.");
    assert_snapshot!(told("xiangqi", "san", "Che3"), @"Ada played Che3.");
    assert_snapshot!(told("xiangqi", "uci", "Che3"), @"Ada played h3e3.");
    assert_snapshot!(told("xiangqi", "iccs", "Che3"), @"Ada played H2-E2.");
    assert_snapshot!(told("xiangqi", "ucci", "Che3"), @"Ada played h2e2.");
    assert_snapshot!(told("xiangqi", "wxf", "Che3"), @"Ada played C2.5.");
    assert_snapshot!(told("xiangqi", "wxf_prefix", "Che3"), @"Ada played C2.5.");
    assert_snapshot!(told("xiangqi", "wxf_index", "Che3"), @"Ada played C2=5.");
    assert_snapshot!(told("xiangqi", "lau", "Che3"), @"Ada played C2h5.");
    assert_snapshot!(told("xiangqi", "zh_hant", "Che3"), @"Ada played 炮二平五.");
    assert_snapshot!(told("xiangqi", "zh_hans", "Che3"), @"Ada played 炮二平五.");
    assert_snapshot!(told("xiangqi", "zh_ordinal", "Che3"), @"Ada played 炮二平五.");
    assert_snapshot!(told("xiangqi", "zh_short", "Che3"), @"Ada played 炮二平五.");
    assert_snapshot!(told("starchess", "cells", "17B"), @"Ada played B@⁀17.");
    assert_snapshot!(told("starchess", "star", "17B"), @"Ada played 17B.");
    assert_snapshot!(told("chess", "uci", "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O"), @"Ada played e1g1.");
    assert_snapshot!(told("chess", "san", "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O"), @"Ada played O-O.");
}

#[test]
fn german_speaks_of_castling_and_promotion() {
    let castled = Setup::of("chess").begin().plays("Nf3 Nf6 g3 g6 Bg2 Bg7 O-O");
    assert_snapshot!(castled.de(|p| p.last_moves()), @"Ada hat O-O gespielt.");
    let pawn = "fen 8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    let queen = Setup::of("chess").casual().options(pawn).begin().plays("a8=Q");
    assert_snapshot!(queen.de(|p| p.last_moves()), @"Ada hat a8=Q gespielt.");
    assert_snapshot!(queen.en(|p| p.last_moves()), @"Ada played a8=Q.");
}

#[test]
fn whoever_wants_no_mention_is_called_by_name() {
    let board = Setup::of("chess").begin().plays("e4").quiet(Seat::SECOND);
    assert_snapshot!(board.en(|p| p.newest(None)), @"
    Bea, your move (Black): Chess against Ada, move 1
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}

#[test]
fn alone_at_the_board_nobody_is_called() {
    let alone = Setup::of("chess").alone().begin().plays("e4");
    assert_snapshot!(alone.en(|p| p.newest(None)), @"
    Black to move: Chess
    White played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: White, Black. Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(alone.de(|p| p.newest(None)), @"
    Schwarz am Zug: Schach
    Weiß hat e4 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Weiß, Schwarz. Letzte Züge: 1. e4
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    let tiles = Setup::of("tile-chess").alone().begin();
    assert_snapshot!(tiles.en(|p| p.newest(None)), @"
    White to move: Tile Chess
    🖼 Tile Chess, White to play. White in hand: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns. Black in hand: king, queen, 2 rooks, 2 bishops, 2 knights, 8 pawns.
    🔵[Place] ⚪[Type a move] 🔴[Call off] ⚪[More]
    ");
}

#[test]
fn the_computer_thinks_and_answers() {
    let thinking = Setup::of("chess").computer(3).begin().plays("e4");
    assert_snapshot!(thinking.en(|p| p.newest(None)), @"
    Ada played e4.
    The computer (level 3) is thinking.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Computer (level 3) (Black). Last moves: 1. e4
    🔵[Move] (off) ⚪[Type a move] (off) ⚪[Draw] (off) 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(thinking.de(|p| p.newest(None)), @"
    Ada hat e4 gespielt.
    Der Computer (Stufe 3) denkt nach.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Computer (Stufe 3) (Schwarz). Letzte Züge: 1. e4
    🔵[Ziehen] (off) ⚪[Zug eintippen] (off) ⚪[Remis] (off) 🔴[Aufgeben] ⚪[Mehr]
    ");
    let answered = thinking.plays("e5");
    assert_snapshot!(answered.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Computer (level 3), move 2
    Ada played e4.
    Computer (level 3) played e5.
    🖼 Chess, White to move, move 2. Black played e5. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Computer (level 3) (Black). Last moves: 1. e4 e5
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ⚪[Take back]
    ");
    assert_snapshot!(answered.de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): Schach gegen Computer (Stufe 3), Zug 2
    Ada hat e4 gespielt.
    Computer (Stufe 3) hat e5 gespielt.
    🖼 Schach, Weiß am Zug, Zug 2. Schwarz hat e5 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß), Computer (Stufe 3) (Schwarz). Letzte Züge: 1. e4 e5
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ⚪[Zug zurücknehmen]
    ");
    let first = Setup::of("xiangqi").computer(8).side("opponent").begin();
    assert_snapshot!(first.en(|p| p.newest(None)), @"
    The computer (level 8) is thinking.
    🖼 Xiangqi, Red to move, move 1. Red: general e1, chariots a1 i1, horses b1 h1, pawns a4 c4 e4 g4 i4, advisors d1 f1, elephants c1 g1, cannons b3 h3. Black: general e10, chariots a10 i10, horses b10 h10, pawns a7 c7 e7 g7 i7, advisors d10 f10, elephants c10 g10, cannons b8 h8. Players: Computer (level 8) (Red), Ada (Black).
    🔵[Move] (off) ⚪[Type a move] (off) ⚪[Draw] (off) 🔴[Resign] ⚪[More]
    ");
}

#[test]
fn a_clock_stands_in_the_first_line() {
    let slow = Setup::of("chess").clock("3 days a move").begin();
    assert_snapshot!(slow.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1, 3 days left (‹in 3 days›)
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    let slow = slow.told_now().passes(Span::HOUR.times(5)).plays("e4");
    assert_snapshot!(slow.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1, 3 days left (‹in 3 days›)
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(slow.de(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, du bist am Zug (Schwarz): Schach gegen Ada, Zug 1, noch 3 Tage (‹in 3 days›)
    Ada hat e4 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    let live = Setup::of("chess").clock("5+3").begin().told_now().passes(Span::SECOND.times(7));
    assert_snapshot!(live.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1, 4 min 53 s left (‹in 4 minutes›)
    Clocks: Ada 4 min 53 s · Bea 5 minutes
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White) 4:53, Bea (Black) 5:00.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(live.de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): Schach gegen Bea, Zug 1, noch 4 min 53 s (‹in 4 minutes›)
    Uhren: Ada 4 min 53 s · Bea 5 Minuten
    🖼 Schach, Weiß am Zug, Zug 1. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß) 4:53, Bea (Schwarz) 5:00.
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    ");
    let bank = Setup::of("chess").clock("1 day a move + 3 days bank").begin().told_now();
    let bank = bank.passes(Span::HOUR.times(30));
    assert_snapshot!(bank.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1, 2 days 18 h left (‹in 2 days›)
    Clocks: Ada 2 days 18 h · Bea 4 days
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White) 2 days 18 h, Bea (Black) 4 days.
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    let period = Setup::of("chess").clock("period 24 h").begin();
    assert_snapshot!(period.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1, period ends ‹in 1 day›
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}

#[test]
fn somebody_is_on_holiday() {
    let away = Setup::of("chess").clock("3 days a move").begin().plays("e4");
    let until = Some(away.now.plus(Span::DAY.times(7).0));
    let away = away.does(BEA, &crate::table::Intent::Holiday { until });
    assert_snapshot!(away.en(|p| p.holidays()), @"Bea is on holiday and back ‹in 7 days›; their clock is stopped.");
    assert_snapshot!(away.de(|p| p.holidays()), @"Bea ist im Urlaub und kommt ‹in 7 days› zurück; so lange steht die Uhr.");
    assert_snapshot!(away.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1, 3 days left (‹in 10 days›)
    Bea is on holiday and back ‹in 7 days›; their clock is stopped.
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}
