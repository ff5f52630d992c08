//! Draws and takebacks: what is asked, what may be claimed, who agrees.

use insta::assert_snapshot;

use crate::rules::Offer;
use crate::show::testing::{ADA, BEA, CID, Setup, Staged};
use crate::table::Intent;

fn three() -> Staged {
    let setup = Setup::of("tile-chess").anyone().seats(3);
    setup.options("fast, pawns 1, seats as listed").casual().begin()
}

#[test]
fn a_draw_is_offered() {
    let offered = Setup::of("chess").begin().plays("e4").offers(ADA, Offer::Draw);
    assert_snapshot!(offered.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1
    Ada played e4.
    Ada offers a draw.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    🟢[Accept draw] 🔴[Decline]
    ");
    assert_snapshot!(offered.de(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, du bist am Zug (Schwarz): Schach gegen Ada, Zug 1
    Ada hat e4 gespielt.
    Ada bietet Remis an.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    🟢[Remis annehmen] 🔴[Ablehnen]
    ");
    let refuse = Intent::Answer { what: Offer::Draw, number: None, yes: false };
    let declined = offered.does(BEA, &refuse);
    assert_snapshot!(declined.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}

#[test]
fn a_draw_with_a_move() {
    let play = Intent::Play { text: "e2e4".to_owned(), at: None, draw: true };
    let offered = Setup::of("chess").begin().does(ADA, &play);
    assert_snapshot!(offered.en(|p| p.offered()), @"Ada offers a draw.");
}

#[test]
fn more_than_two_vote_on_a_draw() {
    let offered = three().plays_on(18).offers(ADA, Offer::Draw);
    assert_snapshot!(offered.en(|p| p.offered()), @"Draw offered. Agreed: Ada; open: Bea, Cid.");
    assert_snapshot!(offered.de(|p| p.offered()), @"Remis angeboten. Dafür: Ada; offen: Bea, Cid.");
    let agreed = offered.agrees(BEA, Offer::Draw);
    assert_snapshot!(agreed.en(|p| p.offered()), @"Draw offered. Agreed: Ada, Bea; open: Cid.");
    assert_snapshot!(agreed.en(|p| p.offer_buttons()), @"🟢[Accept draw] 🔴[Decline]");
}

#[test]
fn a_draw_can_be_claimed() {
    let thrice = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";
    let ahead = Setup::of("chess").begin().plays(thrice);
    assert_snapshot!(ahead.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 4
    Ada played Ng1.
    🖼 Chess, Black to move, move 4. White played Ng1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 f6, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 3. Nf3 Nf6 4. Ng1
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ⚪[Claim after a move]
    ");
    assert_snapshot!(ahead.de(|p| p.offer_buttons()), @"⚪[Remis nach einem Zug beanspruchen]");
    let now = ahead.plays("Ng8");
    assert_snapshot!(now.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 5
    Bea played Ng8.
    You may claim a draw: this position has occurred three times.
    🖼 Chess, White to move, move 5. Black played Ng8. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 3... Nf6 4. Ng1 Ng8
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    🔵[Claim: threefold repetition] ⚪[Claim after a move]
    ");
    assert_snapshot!(now.de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß): Schach gegen Bea, Zug 5
    Bea hat Ng8 gespielt.
    Du kannst Remis beanspruchen: diese Stellung steht zum dritten Mal auf dem Brett.
    🖼 Schach, Weiß am Zug, Zug 5. Schwarz hat Ng8 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 3... Nf6 4. Ng1 Ng8
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    🔵[Remis: dreifache Stellungswiederholung] ⚪[Remis nach einem Zug beanspruchen]
    ");
    let fifty = "fen 7k/8/8/8/8/8/6R1/6K1 w - - 99 80";
    let fifty = Setup::of("chess").casual().options(fifty).begin();
    assert_snapshot!(fifty.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 80
    🖼 Chess, White to move, move 80. White: king g1, rook g2. Black: king h8. Players: Ada (White) +5, Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ⚪[Claim after a move]
    ");
    let fifty = fifty.plays("Ra2");
    assert_snapshot!(fifty.en(|p| p.claimable()), @"You may claim a draw: there was no capture and no pawn move in the last 50 moves.");
    assert_snapshot!(fifty.de(|p| p.claimable()), @"Du kannst Remis beanspruchen: in den letzten 50 Zügen wurde nichts geschlagen und kein Bauer gezogen.");
}

#[test]
fn a_move_is_asked_back() {
    let asked = Setup::of("chess").casual().begin().plays("e4").offers(ADA, Offer::Takeback);
    assert_snapshot!(asked.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1
    Ada played e4.
    Ada asks to take back e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    🟢[Accept takeback] 🔴[Decline]
    ");
    assert_snapshot!(asked.de(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, du bist am Zug (Schwarz): Schach gegen Ada, Zug 1
    Ada hat e4 gespielt.
    Ada möchte e4 zurücknehmen.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    🔵[Ziehen] ⚪[Zug eintippen] ⚪[Remis] 🔴[Aufgeben] ⚪[Mehr]
    🟢[Zugrücknahme annehmen] 🔴[Ablehnen]
    ");
    assert_snapshot!(asked.en(|p| p.takeback_question()), @"
    Ada asks to take back e4.
    🟢[Accept takeback] 🔴[Decline]
    ");
    assert_snapshot!(asked.en(|p| p.takeback_asked_of(&[BEA])), @"@Bea: Ada asks to take back e4.");
    assert_snapshot!(asked.de(|p| p.takeback_asked_of(&[BEA])), @"@Bea: Ada möchte e4 zurücknehmen.");
    let back = asked.agrees(BEA, Offer::Takeback);
    assert_snapshot!(back.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Bea, move 1
    Ada took back e4.
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(back.de(|p| p.taken_back()), @"Ada hat e4 zurückgenommen.");
}

#[test]
fn more_than_two_vote_on_a_takeback() {
    let asked = three().plays_on(1).offers(ADA, Offer::Takeback);
    assert_snapshot!(asked.en(|p| p.takeback_asked()), @"Ada asks to take back Q@⁀n50. Agreed: Ada; open: Bea, Cid.");
    assert_snapshot!(asked.en(|p| p.takeback_asked_of(&[BEA, CID])), @"@Bea, @Cid: Ada asks to take back Q@⁀n50. Agreed: Ada; open: Bea, Cid.");
    assert_snapshot!(asked.de(|p| p.takeback_asked()), @"Ada möchte Q@⁀n50 zurücknehmen. Dafür: Ada; offen: Bea, Cid.");
    assert_snapshot!(asked.agrees(BEA, Offer::Takeback).en(|p| p.takeback_asked()), @"Ada asks to take back Q@⁀n50. Agreed: Ada, Bea; open: Cid.");
}

#[test]
fn the_computer_gives_back_at_once() {
    let back = Setup::of("chess").computer(1).begin().plays("e4 e5").offers(ADA, Offer::Takeback);
    assert_snapshot!(back.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White): Chess against Computer (level 1), move 1
    Ada took back e4.
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Computer (level 1) (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}

#[test]
fn what_a_player_may_undo() {
    let undo = |staged: &Staged, who| staged.en(|p| p.undo_buttons(who));
    let casual = Setup::of("chess").casual().begin();
    assert_snapshot!(undo(&casual, ADA), @"
    🔴[Call off]
    ⚪[Share my seat]
    ");
    let casual = casual.plays("e4 e5 Nf3");
    assert_snapshot!(undo(&casual, ADA), @"
    ⚪[Take back]
    ⚪[Share my seat]
    ");
    assert_snapshot!(undo(&casual, CID), @"nothing");
    let rated = Setup::of("chess").begin().plays("e4 e5 Nf3");
    assert_snapshot!(undo(&rated, ADA), @"nothing");
    assert_snapshot!(undo(&Setup::of("secret-stallmate").begin(), ADA), @"🔴[Call off]");
    assert_snapshot!(undo(&Setup::of("chess").computer(2).begin().plays("e4 e5"), ADA), @"
    ⚪[Take back]
    ⚪[Share my seat]
    ");
}
