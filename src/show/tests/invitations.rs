//! Challenges, open seats and what became of them.

use insta::assert_snapshot;

use crate::rules::{Rng, Seat};
use crate::show::testing::{ADA, BEA, CHANNEL, CID, START, Setup, Staged, TABLE};
use crate::table::{
    Against, By, CounterOffer, Intent, MessageId, MessageRole, SideWish, Span, TableMessage,
    TableTerms,
};

const AT: TableMessage = TableMessage {
    table: TABLE,
    channel: CHANNEL,
    message: MessageId(9),
    role: MessageRole::Invitation,
};

#[test]
fn somebody_is_challenged() {
    let invitation = |setup: Setup| setup.open().en(|p| p.invitation());
    assert_snapshot!(invitation(Setup::of("chess")), @"
    (rings Bea)
    @Bea: Ada challenges you to Chess.
    Ada is White · no clock · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("chess").casual().side("opponent")), @"
    (rings Bea)
    @Bea: Ada challenges you to Chess.
    Bea is White · no clock · casual · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("chess").side("random").clock("5+3")), @"
    (rings Bea)
    @Bea: Ada challenges you to Chess.
    Random sides · 5+3 · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("chess").options("960 518, takebacks")), @"
    (rings Bea)
    @Bea: Ada challenges you to Chess.
    Ada is White · Chess960, position 518 · no clock · rated · takebacks if all agree · expires ‹in 1 day›
    🖼 Chess, White to move, move 1. Chess960, position 518. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("xiangqi").clock("3 days a move")), @"
    (rings Bea)
    @Bea: Ada challenges you to Xiangqi.
    Ada is Red · 3 days a move · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("starchess").options("setup random")), @"
    (rings Bea)
    @Bea: Ada challenges you to Starchess.
    Ada is White · Random back ranks · no clock · rated · expires ‹in 1 day›
    🖼 Starchess, White to move, move 1. White: king 11, queen 4, rook 28, bishop 17, knight 22, pawns 5 12 18 23 29. Black: king 10, queen 16, rook 34, bishop 27, knight 21, pawns 9 15 20 26 33.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("stalemate").options("size 10")), @"
    (rings Bea)
    @Bea: Ada challenges you to StaleMate.
    Ada is White · Board 10 × 10 · no clock · rated · expires ‹in 1 day›
    🖼 StaleMate, White to move, move 1. Score: White 2, Black 2. White in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. White has 2 points. Black in hand: 2 rooks, 2 bishops, 2 knights, 2 pawns. Black has 2 points.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("tile-chess").options("fast, pawns 1")), @"
    (rings Bea)
    @Bea: Ada challenges you to Tile Chess.
    Ada is White · Fast set · 1 pawn each · no clock · rated · expires ‹in 1 day›
    🖼 Tile Chess, White to play. White in hand: king, queen, rook, bishop, knight, pawn. Black in hand: king, queen, rook, bishop, knight, pawn.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("secret-stallmate")), @"
    (rings Bea)
    @Bea: Ada challenges you to Secret Stallmate.
    Ada is White · periods of 1 day · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(invitation(Setup::of("secret-stallmate").options("handover at once")), @"
    (rings Bea)
    @Bea: Ada challenges you to Secret Stallmate.
    Ada is White · Turns are told at once · periods of 1 day · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
}

#[test]
fn somebody_is_challenged_in_german() {
    let invitation = |setup: Setup| setup.open().de(|p| p.invitation());
    assert_snapshot!(invitation(Setup::of("chess").clock("3 days a move")), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie Schach heraus.
    Ada hat Weiß · 3 Tage pro Zug · gewertet · läuft ab ‹in 1 day›
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
    assert_snapshot!(invitation(Setup::of("chess").casual().side("random")), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie Schach heraus.
    Farben zufällig · ohne Zeitlimit · ungewertet · läuft ab ‹in 1 day›
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
    assert_snapshot!(invitation(Setup::of("chess").options("960 518, takebacks").side("opponent")), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie Schach heraus.
    Bea hat Weiß · Chess960, Stellung 518 · ohne Zeitlimit · gewertet · Zugrücknahme, wenn alle zustimmen · läuft ab ‹in 1 day›
    🖼 Schach, Weiß am Zug, Zug 1. Chess960, Stellung 518. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7.
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
    assert_snapshot!(invitation(Setup::of("stalemate").options("size 6")), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie StaleMate heraus.
    Ada hat Weiß · Brett 6 × 6 · ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    🖼 StaleMate, Weiß am Zug, Zug 1. Stand: Weiß 2, Schwarz 2. Vorrat von Weiß: 2 Türme, 2 Läufer, 2 Springer, 2 Bauern. Weiß hat 2 Punkte. Vorrat von Schwarz: 2 Türme, 2 Läufer, 2 Springer, 2 Bauern. Schwarz hat 2 Punkte.
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
    assert_snapshot!(invitation(Setup::of("secret-stallmate")), @"
    (rings Bea)
    @Bea: Ada fordert dich zu einer Partie Secret Stallmate heraus.
    Ada hat Weiß · Zugfrist 1 Tag · gewertet · läuft ab ‹in 1 day›
    🟢[Annehmen] 🔴[Ablehnen] ⚪[Bedingungen ändern] ⚪[Zurückziehen]
    ");
}

#[test]
fn a_position_of_ones_own_is_shown() {
    let fen = "fen 8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    let own = Setup::of("chess").casual().options(fen).open();
    assert_snapshot!(own.en(|p| p.invitation()), @"
    (rings Bea)
    @Bea: Ada challenges you to Chess.
    Ada is White · Position: 8/P6k/8/8/8/8/8/4K3 w - - 0 1 · no clock · casual · expires ‹in 1 day›
    🖼 Chess, White to move, move 1. White: king e1, pawn a7. Black: king h7.
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
}

#[test]
fn a_seat_is_open() {
    let open = Setup::of("chess").anyone().open();
    assert_snapshot!(open.en(|p| p.invitation()), @"
    Ada opens a game of Chess; anyone may join.
    Ada is White · no clock · rated · expires ‹in 1 day›
    🟢[Join] ⚪[Play the computer] ⚪[Change terms] ⚪[Close]
    ");
    assert_snapshot!(open.de(|p| p.invitation()), @"
    Ada eröffnet eine Partie Schach; alle können mitspielen.
    Ada hat Weiß · ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    🟢[Mitspielen] ⚪[Gegen den Computer] ⚪[Bedingungen ändern] ⚪[Schließen]
    ");
    let opponent = Setup::of("chess").anyone().side("opponent").open();
    assert_snapshot!(opponent.en(|p| p.invitation()), @"
    Ada opens a game of Chess; anyone may join.
    Ada is Black · no clock · rated · expires ‹in 1 day›
    🟢[Join] ⚪[Play the computer] ⚪[Change terms] ⚪[Close]
    ");
    assert_snapshot!(opponent.de(|p| p.invitation()), @"
    Ada eröffnet eine Partie Schach; alle können mitspielen.
    Ada hat Schwarz · ohne Zeitlimit · gewertet · läuft ab ‹in 1 day›
    🟢[Mitspielen] ⚪[Gegen den Computer] ⚪[Bedingungen ändern] ⚪[Schließen]
    ");
}

#[test]
fn whoever_takes_challenges_elsewhere_is_named_and_not_called() {
    let quiet = Setup::of("chess").open().quiet(Seat::SECOND);
    assert_snapshot!(quiet.en(|p| p.invitation()), @"
    Bea: Ada challenges you to Chess.
    Ada is White · no clock · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
}

#[test]
fn names_have_no_power_in_it() {
    let odd = Setup::of("chess").named("**Ada** [x](https://y.z)", "@everyone").open();
    assert_snapshot!(odd.en(|p| p.invitation()), @r"
    (rings Bea)
    @Bea: \*\*Ada\*\* \[x\](https:⁀//y.z) challenges you to Chess.
    \*\*Ada\*\* \[x\](https:⁀//y.z) is White · no clock · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    let long =
        Setup::of("chess").named("# Ada\nthe _very_ long `named` person of them all", "").open();
    assert_snapshot!(long.en(|p| p.invitation()), @r"
    (rings Bea)
    @Bea: \# Ada the \_very\_ long \`named\` p… challenges you to Chess.
    \# Ada the \_very\_ long \`named\` p… is White · no clock · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(long.does(BEA, &Intent::Decline).en(|p| p.settled()), @r"? declined \# Ada the \_very\_ long \`named\` p…'s challenge to Chess.");
}

#[test]
fn an_invitation_is_settled() {
    let chess = || Setup::of("chess").open();
    let anyone = || Setup::of("chess").anyone().open();
    let settled = |staged: Staged| staged.en(|p| p.settled());
    assert_snapshot!(settled(chess().does(BEA, &Intent::Decline)), @"Bea declined Ada's challenge to Chess.");
    assert_snapshot!(settled(chess().does(ADA, &Intent::Withdraw)), @"Ada withdrew the challenge to Bea: Chess.");
    assert_snapshot!(settled(chess().passes(Span::DAY).by(By::Clock, &Intent::Expire)), @"Nobody answered in time: this Chess invitation is closed.");
    assert_snapshot!(settled(anyone().does(ADA, &Intent::Withdraw)), @"Ada closed this game of Chess.");
    assert_snapshot!(settled(anyone().passes(Span::DAY).by(By::Clock, &Intent::Expire)), @"Nobody answered in time: this Chess invitation is closed.");
    assert_snapshot!(settled(Setup::of("chess").begin()), @"Bea accepted: Chess against Ada.");
    assert_snapshot!(settled(Setup::of("chess").anyone().begin()), @"Bea joined: Chess against Ada.");
    assert_snapshot!(settled(anyone().does(ADA, &Intent::UseComputer { level: 4 })), @"Chess: Ada against Computer (level 4).");
    assert_snapshot!(settled(Setup::of("tile-chess").anyone().seats(3).begin()), @"Tile Chess: Ada, Bea, Cid.");
}

#[test]
fn an_invitation_is_settled_in_german() {
    let chess = || Setup::of("chess").open();
    let anyone = || Setup::of("chess").anyone().open();
    let settled = |staged: Staged| staged.de(|p| p.settled());
    assert_snapshot!(settled(chess().does(BEA, &Intent::Decline)), @"Bea lehnt die Herausforderung von Ada zu Schach ab.");
    assert_snapshot!(settled(chess().does(ADA, &Intent::Withdraw)), @"Ada hat die Herausforderung an Bea zurückgezogen: Schach.");
    assert_snapshot!(settled(chess().passes(Span::DAY).by(By::Clock, &Intent::Expire)), @"Niemand hat rechtzeitig geantwortet: Die Einladung zu Schach ist geschlossen.");
    assert_snapshot!(settled(anyone().does(ADA, &Intent::Withdraw)), @"Ada hat diese Partie Schach geschlossen.");
    assert_snapshot!(settled(Setup::of("chess").begin()), @"Bea nimmt an: Schach gegen Ada.");
    assert_snapshot!(settled(Setup::of("chess").anyone().begin()), @"Bea spielt mit: Schach gegen Ada.");
    assert_snapshot!(settled(anyone().does(ADA, &Intent::UseComputer { level: 4 })), @"Schach: Ada gegen Computer (Stufe 4).");
    assert_snapshot!(settled(Setup::of("tile-chess").anyone().seats(3).begin()), @"Tile Chess: Ada, Bea, Cid.");
}

/// Bea wants another clock, and to move first.
fn countered() -> Staged {
    let mut staged = Setup::of("chess").open();
    let terms = TableTerms {
        clock: crate::table::ClockTerms::typed("3 days a move").expect("a clock"),
        side: SideWish::First,
        against: Against::Person { id: ADA, name: "Ada".to_owned() },
        ..staged.table.record().terms.clone()
    };
    let name = "Bea".to_owned();
    let until = START.plus(Span::DAY.0);
    let amendment = CounterOffer { by: BEA, name, terms, revision: 0, until };
    staged.table =
        staged.table.counter_offer(amendment, START, &mut Rng::new(1)).expect("other terms").table;
    staged
}

#[test]
fn other_terms_are_proposed() {
    let countered = countered();
    assert_snapshot!(countered.en(|p| p.invitation()), @"
    (rings Ada)
    @Ada: Bea challenges you to Chess.
    Bea is White · 3 days a move · rated · expires ‹in 1 day›
    🟢[Accept] 🔴[Decline] ⚪[Change terms] ⚪[Withdraw]
    ");
    assert_snapshot!(countered.en(|p| p.counter_offer(AT)), @"
    (rings Ada)
    @Ada: Bea proposes other terms for Chess. Answer on the challenge itself.
    Bea is White · 3 days a move · rated
    🔗[Show the challenge] https://discord.com/channels/5/6/9
    ");
    assert_snapshot!(countered.de(|p| p.counter_offer(AT)), @"
    (rings Ada)
    @Ada: Bea schlägt für Schach andere Bedingungen vor. Antworte direkt bei der Herausforderung.
    Bea hat Weiß · 3 Tage pro Zug · gewertet
    🔗[Herausforderung zeigen] https://discord.com/channels/5/6/9
    ");
    let settled = countered.does(ADA, &Intent::Decline);
    assert_snapshot!(settled.en(|p| p.counter_offer(AT)), @"nothing");
}

#[test]
fn a_lobby_has_other_terms() {
    let lobby = Setup::of("tile-chess").anyone().seats(4).open();
    assert_snapshot!(lobby.en(|p| p.lobby_amended(AT)), @"nothing");
    let lobby = lobby.joins(BEA).joins(CID);
    assert_snapshot!(lobby.en(|p| p.lobby_amended(AT)), @"
    (rings Bea and Cid)
    @Bea, @Cid: Ada changed the terms of this game of Tile Chess; press Leave there if they do not suit you.
    no clock · rated
    🔗[Show the challenge] https://discord.com/channels/5/6/9
    ");
    assert_snapshot!(lobby.de(|p| p.lobby_amended(AT)), @"
    (rings Bea and Cid)
    @Bea, @Cid: Ada hat die Bedingungen dieser Partie Tile Chess geändert; drücke dort „Verlassen“, wenn sie dir nicht passen.
    ohne Zeitlimit · gewertet
    🔗[Herausforderung zeigen] https://discord.com/channels/5/6/9
    ");
}
