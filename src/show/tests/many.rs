//! Games for more than two.

use insta::assert_snapshot;

use crate::rules::{Notation, Rng, Seat, Viewer};
use crate::show::testing::{ADA, BEA, CID, Setup, Staged};
use crate::table::Intent;

const FAST: &str = "fast, pawns 1, seats as listed";

fn three() -> Staged {
    Setup::of("tile-chess").anyone().seats(3).casual().options(FAST).begin()
}

#[test]
fn three_play() {
    assert_snapshot!(three().en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your turn (White ○): Tile Chess against Bea, Cid
    Rules: Fast set · 1 pawn each
    Next: Bea, Cid.
    🖼 Tile Chess, White to play. Next: Black, Red. White in hand: king, queen, rook, bishop, knight, pawn. Black in hand: king, queen, rook, bishop, knight, pawn. Red in hand: king, queen, rook, bishop, knight, pawn.
    🔵[Place] ⚪[Type a move] 🔴[Leave] ⚪[More]
    ");
    assert_snapshot!(three().de(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, du bist am Zug (Weiß ○): Tile Chess gegen Bea, Cid
    Regeln: Schneller Satz · Je 1 Bauer
    Danach: Bea, Cid.
    🖼 Tile Chess, Weiß am Zug. Danach: Schwarz, Rot. Vorrat von Weiß: König, Dame, Turm, Läufer, Springer, Bauer. Vorrat von Schwarz: König, Dame, Turm, Läufer, Springer, Bauer. Vorrat von Rot: König, Dame, Turm, Läufer, Springer, Bauer.
    🔵[Setzen] ⚪[Zug eintippen] 🔴[Verlassen] ⚪[Mehr]
    ");
    let played = three().plays_on(4);
    assert_snapshot!(played.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your turn (Black ●): Tile Chess against Cid, Ada
    Ada played R@⁀k47.
    Next: Cid, Ada.
    🖼 Tile Chess, Black to play. White laid a rook on k47. Next: Red, White. White: queen n50, rook k47. Black: queen m49. Red: queen l48. White in hand: king, bishop, knight, pawn. Black in hand: king, rook, bishop, knight, pawn. Red in hand: king, rook, bishop, knight, pawn. Trapped: l48, m49.
    🔵[Place] ⚪[Type a move] 🔴[Leave] ⚪[More]
    ");
    assert_snapshot!(played.de(|p| p.last_moves()), @"Ada hat R@⁀k47 gespielt.");
}

#[test]
fn one_of_three_gives_up() {
    let two = three().plays_on(18).does(BEA, &Intent::Resign);
    assert_snapshot!(two.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your move (White ○): Tile Chess against Cid, turn 1
    Cid played K@⁀a35.
    Next: Cid.
    Out: Bea (resigned; the tiles lie frozen).
    🖼 Tile Chess, White to move, move 1. Red laid a king on a35. Next: Red. Out: Black (resigned; the tiles lie frozen). White: king zy35, queen n50, rook k47, bishop h44, knight e41, pawn b38. Black: king zy37, queen m49, rook j46, bishop g43, knight d40, pawn a37. Red: king a35, queen l48, rook i45, bishop f42, knight c39, pawn zz36. White has 24 points. Red has 24 points. Trapped: zz36, a37, b38, c39, d40, e41, f42, g43, h44, i45, j46, k47, l48, m49.
    🔵[Move] ⚪[Type a move] ⚪[Draw by points] 🔴[Resign] ⚪[More]
    ");
    let one = two.does(CID, &Intent::Resign);
    assert_snapshot!(one.en(|p| p.newest(None)), @"
    (rings Ada and Bea)
    @Ada, @Bea, your game of Tile Chess is over.
    Cid resigned: Ada wins. 18 moves were played.
    Cid played K@⁀a35.
    Place 1: Ada
    Place 2: Cid (resigned)
    Place 3: Bea (resigned)
    🖼 Tile Chess. Red laid a king on a35. Out: Black (resigned; the tiles lie frozen). Out: Red (resigned; the tiles lie frozen). Cid resigned: Ada wins. White: king zy35, queen n50, rook k47, bishop h44, knight e41, pawn b38. Black: king zy37, queen m49, rook j46, bishop g43, knight d40, pawn a37. Red: king a35, queen l48, rook i45, bishop f42, knight c39, pawn zz36. White has 24 points. Trapped: zz36, a37, b38, c39, d40, e41, f42, g43, h44, i45, j46, k47, l48, m49. Players: Ada (White), Bea (Black), Cid (Red).
    📎 tile-chess-80001W.txt, 44 lines
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    ");
    assert_snapshot!(one.de(|p| p.newest(None).content), @"
    @Ada, @Bea, eure Partie Tile Chess ist zu Ende.
    Cid hat aufgegeben: Ada gewinnt. Es wurden 18 Züge gespielt.
    Cid hat K@⁀a35 gespielt.
    Platz 1: Ada
    Platz 2: Cid (aufgegeben)
    Platz 3: Bea (aufgegeben)
    ");
}

/// Moves by lot while this holds.
fn by_lot(mut staged: Staged, goes_on: impl Fn(&Staged) -> bool) -> Staged {
    let mut rng = Rng::new(7);
    while goes_on(&staged) {
        let seat = staged.table.turn().iter().next().expect("somebody to move");
        let choices = staged.table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let text = rng.pick(&choices).expect("a move").text.clone();
        staged = staged.plays(&text);
    }
    staged
}

#[test]
fn a_king_is_taken() {
    let options = "fast, pawns 0, blood lust, sudden death";
    let three = Setup::of("tile-chess").anyone().seats(3).casual().options(options).begin();
    let taken = by_lot(three, |staged| staged.table.fallen().next().is_none());
    let ply = taken.table.fallen().next().expect("a king").1.ply;
    assert_snapshot!(taken.en(|p| p.fallen(ply)), @"
    (rings Bea)
    @Bea: your king was taken by Ada. You are out: place 3 of 3.
    Ada played q51-p50. Bea's king is taken: one tile changes to Ada.
    🖼 Tile Chess, Red to move, move 11. White played q51-p50 and took Black's king: one tile changes to White. Next: White. Out: Black (by White). White: king p50, rook o50, bishop l50. Red: king n48, rook m49, knight n49. White has 8 points. Black is out; White took over the pieces. Red has 8 points. Trapped: n49. Partly trapped: m49, o50.
    ");
    assert_snapshot!(taken.de(|p| p.fallen(ply)), @"
    (rings Bea)
    @Bea: Ada hat deinen König geschlagen. Du bist ausgeschieden: Platz 3 von 3.
    Ada hat q51-p50 gespielt. Der König von Bea ist geschlagen: ein Plättchen wechselt zu Ada.
    🖼 Tile Chess, Rot am Zug, Zug 11. Weiß hat q51-p50 gespielt und den König von Schwarz geschlagen: ein Plättchen wechselt zu Weiß. Danach: Weiß. Ausgeschieden: Schwarz (durch Weiß). Weiß: König p50, Turm o50, Läufer l50. Rot: König n48, Turm m49, Springer n49. Weiß hat 8 Punkte. Schwarz ist ausgeschieden; Weiß hat alles übernommen. Rot hat 8 Punkte. Gefangen: n49. Halb gefangen: m49, o50.
    ");
    assert_snapshot!(taken.en(|p| p.fallen(0)), @"nothing");
    let over = by_lot(taken, |staged| staged.table.outcome().is_none());
    assert_snapshot!(over.en(|p| p.newest(None).content), @"
    @Ada, @Bea, your game of Tile Chess is over.
    Cid has the last king and wins. 32 moves were played.
    Cid played m50-n50. Ada's king is taken: one tile changes to Cid.
    Place 1: Cid
    Place 2: Ada (king taken by Cid, turn 17)
    Place 3: Bea (king taken by Ada, turn 10)
    ");
    assert_snapshot!(over.de(|p| p.newest(None).content), @"
    @Ada, @Bea, eure Partie Tile Chess ist zu Ende.
    Cid hat den letzten König und gewinnt. Es wurden 32 Züge gespielt.
    Cid hat m50-n50 gespielt. Der König von Ada ist geschlagen: ein Plättchen wechselt zu Cid.
    Platz 1: Cid
    Platz 2: Ada (König geschlagen von Cid, Zug 17)
    Platz 3: Bea (König geschlagen von Ada, Zug 10)
    ");
}

#[test]
fn the_ways_out_of_a_game() {
    let ask = |staged: &Staged, who| staged.en(|p| p.leave_question(who));
    // While tiles are laid nobody can resign.
    let three = three();
    assert_snapshot!(ask(&three, ADA), @"
    (private)
    Leave this game of Tile Chess? Computer (level 3) takes over your seat.
    The game has hardly begun: you may call it off instead, and it ends without a result.
    🔵[Call off] 🔵[Yes, leave] ⚪[No]
    ");
    assert_snapshot!(ask(&three, BEA), @"
    (private)
    Leave this game of Tile Chess? Computer (level 3) takes over your seat.
    The game has hardly begun: you may call it off instead, and it ends without a result.
    🔵[Call off] 🔵[Yes, leave] ⚪[No]
    ");
    assert_snapshot!(three.de(|p| p.leave_question(BEA)), @"
    (private)
    Diese Partie Tile Chess verlassen? Computer (Stufe 3) übernimmt deinen Platz.
    Die Partie hat kaum begonnen: du darfst sie auch abbrechen, dann endet sie ohne Ergebnis.
    🔵[Partie abbrechen] 🔵[Ja, verlassen] ⚪[Nein]
    ");
    let two = Setup::of("tile-chess").options("fast").begin();
    assert_snapshot!(ask(&two.plays_on(3), BEA), @"
    (private)
    Call off this game of Tile Chess? It ends without a result.
    🔵[Call off] ⚪[No]
    ");
    // Later they may, or leave if the game does not count.
    assert_snapshot!(ask(&self::three().plays_on(18), BEA), @"
    (private)
    Resign this game of Tile Chess, or leave your seat to Computer (level 3)? If you resign, it counts as a loss.
    🔵[Leave] 🔴[Resign] ⚪[No]
    ");
    let rated = Setup::of("tile-chess").anyone().seats(3).options(FAST).begin();
    assert_snapshot!(ask(&rated.plays_on(18), BEA), @"
    (private)
    Resign this game of Tile Chess? It counts as a loss.
    🔴[Yes, resign] ⚪[No]
    ");
    // What she played before she left stays hers.
    let moved = self::three().plays_on(5).does(BEA, &Intent::LeaveGame);
    assert_snapshot!(moved.en(|p| p.newest(None).content), @"
    @Cid, your turn (Red ▲): Tile Chess against Ada, Computer (level 3)
    Computer (level 3) plays on for Bea (Black ●).
    Ada played R@⁀k47.
    Bea played R@⁀j46.
    Next: Ada, Computer (level 3).
    ");
    assert_snapshot!(moved.de(|p| p.newest(None).content), @"
    @Cid, du bist am Zug (Rot ▲): Tile Chess gegen Ada, Computer (Stufe 3)
    Computer (Stufe 3) spielt für Bea (Schwarz ●) weiter.
    Ada hat R@⁀k47 gespielt.
    Bea hat R@⁀j46 gespielt.
    Danach: Ada, Computer (Stufe 3).
    ");
    let left = self::three().plays_on(4).does(BEA, &Intent::LeaveGame);
    assert_snapshot!(left.en(|p| p.newest(None).content), @"
    Computer (level 3) plays on for Bea (Black ●).
    Ada played R@⁀k47.
    The computer (level 3) is thinking.
    ");
}

#[test]
fn four_with_computers() {
    let four = Setup::of("tile-chess").anyone().seats(4).casual().options(FAST).open();
    let four = four.joins(BEA).does(ADA, &Intent::SeatComputer { level: 2 });
    let four = four.does(ADA, &Intent::SeatComputer { level: 2 });
    let four = four.does(ADA, &Intent::Start { revision: None, chance: 1 });
    assert_snapshot!(four.en(|p| p.newest(None)), @"
    (rings Ada)
    @Ada, your turn (White ○): Tile Chess against Bea, Red (level 2), Blue (level 2)
    Rules: Fast set · 1 pawn each
    Next: Bea, Red (level 2), Blue (level 2).
    🖼 Tile Chess, White to play. Next: Black, Red, Blue. White in hand: king, queen, rook, bishop, knight, pawn. Black in hand: king, queen, rook, bishop, knight, pawn. Red in hand: king, queen, rook, bishop, knight, pawn. Blue in hand: king, queen, rook, bishop, knight, pawn.
    🔵[Place] ⚪[Type a move] 🔴[Leave] ⚪[More]
    ");
    let thinks = four.plays_on(2);
    assert_snapshot!(thinks.en(|p| p.newest(None)), @"
    Bea played Q@⁀m49.
    The computer (level 2) is thinking.
    🖼 Tile Chess, Red to play. Black laid a queen on m49. Next: Blue, White, Black. White: queen n50. Black: queen m49. White in hand: king, rook, bishop, knight, pawn. Black in hand: king, rook, bishop, knight, pawn. Red in hand: king, queen, rook, bishop, knight, pawn. Blue in hand: king, queen, rook, bishop, knight, pawn.
    🔵[Place] (off) ⚪[Type a move] (off) 🔴[Leave] ⚪[More]
    ");
    assert_snapshot!(thinks.de(|p| p.newest(None)), @"
    Bea hat Q@⁀m49 gespielt.
    Der Computer (Stufe 2) denkt nach.
    🖼 Tile Chess, Rot am Zug. Schwarz hat die Dame auf m49 gelegt. Danach: Blau, Weiß, Schwarz. Weiß: Dame n50. Schwarz: Dame m49. Vorrat von Weiß: König, Turm, Läufer, Springer, Bauer. Vorrat von Schwarz: König, Turm, Läufer, Springer, Bauer. Vorrat von Rot: König, Dame, Turm, Läufer, Springer, Bauer. Vorrat von Blau: König, Dame, Turm, Läufer, Springer, Bauer.
    🔵[Setzen] (off) ⚪[Zug eintippen] (off) 🔴[Verlassen] ⚪[Mehr]
    ");
}

#[test]
fn a_person_and_computers_are_asked() {
    let beside = Setup::of("tile-chess").seats(4).options("fast, computers 2");
    assert_snapshot!(beside.clone().open().en(|p| p.invitation()), @"
    (rings Bea)
    @Bea: Ada challenges you to Tile Chess.
    Ada is White · Fast set · no clock · computer, level 2, in the other seats · casual · expires ‹in 1 day›
    Players: Ada, Bea, Computer (level 2), Computer (level 2). 0 seats are free.
    🖼 Tile Chess, White to play. Next: Black, Red, Blue. White in hand: king, queen, rook, bishop, knight, 4 pawns. Black in hand: king, queen, rook, bishop, knight, 4 pawns. Red in hand: king, queen, rook, bishop, knight, 4 pawns. Blue in hand: king, queen, rook, bishop, knight, 4 pawns.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(beside.open().de(|p| p.invitation()), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie Tile Chess heraus.
    Ada hat Weiß · Schneller Satz · ohne Zeitlimit · Computer, Stufe 2, auf den übrigen Plätzen · ungewertet · läuft ab ‹in 1 day›
    Dabei: Ada, Bea, Computer (Stufe 2), Computer (Stufe 2). 0 Plätze sind frei.
    🖼 Tile Chess, Weiß am Zug. Danach: Schwarz, Rot, Blau. Vorrat von Weiß: König, Dame, Turm, Läufer, Springer, 4 Bauern. Vorrat von Schwarz: König, Dame, Turm, Läufer, Springer, 4 Bauern. Vorrat von Rot: König, Dame, Turm, Läufer, Springer, 4 Bauern. Vorrat von Blau: König, Dame, Turm, Läufer, Springer, 4 Bauern.
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
}

#[test]
fn a_seat_is_shared() {
    let shared = Setup::of("chess").casual().begin().does(ADA, &Intent::Share);
    assert_snapshot!(shared.en(|p| p.open_team(Seat::FIRST)), @"
    Chess: White is shared. Ada may move; whoever joins may move too.
    🟢[Share White]
    ");
    assert_snapshot!(shared.de(|p| p.open_team(Seat::FIRST)), @"
    Schach: Der Platz von Weiß wird geteilt. Ziehen dürfen: Ada und alle, die dazukommen.
    🟢[Weiß teilen]
    ");
    let name = "Cid".to_owned();
    let joined = shared.does(CID, &Intent::JoinTeam { seat: Seat::FIRST, name });
    assert_snapshot!(joined.en(|p| p.open_team(Seat::FIRST)), @"
    Chess: White is shared. Ada, Cid may move; whoever joins may move too.
    🟢[Share White]
    ");
    assert_snapshot!(joined.en(|p| p.newest(None)), @"
    (rings Ada and Cid)
    @Ada, your move (White): Chess against Bea, move 1
    @Cid: any of you may move too.
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
    assert_snapshot!(joined.de(|p| p.mates_line()), @"@Cid: Euer gemeinsamer Platz ist am Zug; auch du darfst ziehen.");
}

#[test]
fn a_thread_is_named_after_its_players() {
    assert_snapshot!(Setup::of("chess").begin().en(|p| p.thread_name()), @"Chess: Ada - Bea #80001W");
    assert_snapshot!(three().de(|p| p.thread_name()), @"Tile Chess: Ada - Bea - Cid #80001W");
    let odd = Setup::of("chess").named("**Ada** @everyone", "x\u{202E}y").begin();
    assert_snapshot!(odd.en(|p| p.thread_name()), @"Chess: **Ada** @everyone - xy #80001W");
    let six = Setup::of("tile-chess").named("a very long name for one person", "").anyone();
    assert_snapshot!(six.casual().begin().en(|p| p.thread_name()), @"Tile Chess: a very long name for one person - Bea - Cid - Dan - Eve - Eve #80001W");
    assert_snapshot!(Setup::of("chess").computer(8).begin().de(|p| p.thread_name()), @"Schach: Ada - Computer (Stufe 8) #80001W");
}

#[test]
fn the_invitation_leads_into_the_thread() {
    let begun = Setup::of("chess").begin();
    assert_snapshot!(begun.en(|p| p.starter()), @"
    Bea accepted: Chess against Ada.
    It is played in <#6>.
    ");
    assert_snapshot!(begun.de(|p| p.starter()), @"
    Bea nimmt an: Schach gegen Ada.
    Gespielt wird in <#6>.
    ");
    let over = begun.plays("f3 e5 g4 Qh4");
    assert_snapshot!(over.en(|p| p.starter()), @"
    Bea accepted: Chess against Ada.
    Checkmate: Bea wins.
    ");
    let off = Setup::of("chess").begin().does(ADA, &Intent::CallOff);
    assert_snapshot!(off.en(|p| p.starter()), @"
    Bea accepted: Chess against Ada.
    This game is over.
    ");
}
