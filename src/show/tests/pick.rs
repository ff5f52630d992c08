//! The picker of moves, screen by screen.

use insta::assert_snapshot;

use crate::message::Message;
use crate::picker::{Aim, Picked, Picker, complete, pick};
use crate::rules::Viewer;
use crate::show::presenter::Presenter;
use crate::show::testing::{Setup, Staged};

/// The screen that a press leads to, for whoever is to move.
fn screen(presenter: &Presenter<'_>, aim: Aim, pressed: Picked<'_>) -> Option<Message> {
    let seat = presenter.table.game().status().acting().iter().next()?;
    let picker = Picker {
        seen: presenter.table.seen(Viewer::Seat(seat)),
        voice: presenter.voice,
        notation: presenter.notation(),
        always_ask: false,
        aim,
        drawn: presenter.drawn(seat),
    };
    Some(presenter.pick_message(seat, &pick(&picker, pressed)?, aim))
}

/// The same without the picture.
fn words(staged: &Staged, pressed: Picked<'_>) -> String {
    staged.en(|p| screen(p, Aim::Play, pressed).map(|m| Message { picture: None, ..m }))
}

#[test]
fn a_man_and_then_its_target() {
    let chess = Setup::of("chess").begin();
    assert_snapshot!(chess.en(|p| screen(p, Aim::Play, Picked::Start)), @"
    (private)
    Which piece?
    🖼 Chess, White to move, move 1. Can move: a2, b1, b2, c2, d2, e2, f2, g1, g2, h2. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[P a2] 🔵[N b1] 🔵[P b2] 🔵[P c2] 🔵[P d2]
    🔵[P e2] 🔵[P f2] 🔵[N g1] 🔵[P g2] 🔵[P h2]
    ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(chess.de(|p| screen(p, Aim::Play, Picked::Start)), @"
    (private)
    Welche Figur?
    🖼 Schach, Weiß am Zug, Zug 1. Ziehen können: a2, b1, b2, c2, d2, e2, f2, g1, g2, h2. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz).
    🔵[P a2] 🔵[N b1] 🔵[P b2] 🔵[P c2] 🔵[P d2]
    🔵[P e2] 🔵[P f2] 🔵[N g1] 🔵[P g2] 🔵[P h2]
    ⚪[Eintippen] ⚪[Schließen]
    ");
    assert_snapshot!(chess.en(|p| screen(p, Aim::Play, Picked::Step("g1"))), @"
    (private)
    Where should the knight on g1 go?
    🖼 Chess, White to move, move 1. Chosen: g1. Can go to: f3, h3. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[f3] 🔵[h3]
    ⚪[Back] ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(chess.de(|p| screen(p, Aim::Play, Picked::Step("g1"))), @"
    (private)
    Wohin soll der Springer auf g1 ziehen?
    🖼 Schach, Weiß am Zug, Zug 1. Gewählt: g1. Zielfelder: f3, h3. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e2 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz).
    🔵[f3] 🔵[h3]
    ⚪[Zurück] ⚪[Eintippen] ⚪[Schließen]
    ");
    assert_snapshot!(words(&chess, Picked::Step("e5")), @"nothing");
}

#[test]
fn what_a_pawn_becomes_is_asked() {
    let pawn = "fen 8/P6k/8/8/3Q4/8/8/3QK3 w - - 0 1";
    let pawn = Setup::of("chess").casual().options(pawn).begin();
    assert_snapshot!(words(&pawn, Picked::Step("a7")), @"
    (private)
    Promote to?
    🔵[Queen] 🔵[Rook] 🔵[Bishop] 🔵[Knight]
    ⚪[Back] ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(words(&pawn, Picked::Step("a7.a8")), @"
    (private)
    Promote to?
    🔵[Queen] 🔵[Rook] 🔵[Bishop] 🔵[Knight]
    ⚪[Back] ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(pawn.de(|p| screen(p, Aim::Play, Picked::Step("a7.a8")).map(|m| m.rows)), @"
    🔵[Dame] 🔵[Turm] 🔵[Läufer] 🔵[Springer]
    ⚪[Zurück] ⚪[Eintippen] ⚪[Schließen]
    ");
}

#[test]
fn every_game_is_picked_from_the_same_screens() {
    assert_snapshot!(words(&Setup::of("xiangqi").begin(), Picked::Start), @"
    (private)
    Which piece?
    🔵[帥 e1] 🔵[俥 (2)] 🔵[傌 (2)] 🔵[仕 (2)] 🔵[相 (2)]
    🔵[炮 (2)] 🔵[兵 (5)]
    ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(words(&Setup::of("xiangqi").begin(), Picked::Step("h2")), @"nothing");
    let chinese = Setup::of("xiangqi").begin().written_in("zh_hant");
    assert_snapshot!(words(&chinese, Picked::Start), @"
    (private)
    Which piece?
    🔵[帥五] 🔵[俥 (2)] 🔵[傌 (2)] 🔵[仕 (2)] 🔵[相 (2)]
    🔵[炮 (2)] 🔵[兵 (5)]
    ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(words(&Setup::of("starchess").begin(), Picked::Start), @"
    (private)
    Which piece?
    🔵[King x1] 🔵[Queen x1] 🔵[Rook x1] 🔵[Bishop x1] 🔵[Knight x1]
    ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(words(&Setup::of("stalemate").begin(), Picked::Start), @"
    (private)
    Which piece?
    🔵[Rook x2] 🔵[Bishop x2] 🔵[Knight x2] 🔵[Pawn x2]
    ⚪[Type it] ⚪[Close]
    ");
    assert_snapshot!(words(&Setup::of("stalemate").begin(), Picked::Step("R@")), @"
    (private)
    Which part of the board?
    🔵[a-b (16)] 🔵[c-d (16)] 🔵[e-f (16)] 🔵[g-h (16)]
    ⚪[Back] ⚪[Type it] ⚪[Close]
    ");
    let tiles = Setup::of("tile-chess").options("fast").begin();
    assert_snapshot!(words(&tiles, Picked::Start), @"
    (private)
    Which move?
    🔵[Q@n50] 🔵[R@n50] 🔵[B@n50] 🔵[N@n50] 🔵[P@n50]
    ⚪[Type it] ⚪[Close]
    ");
    let secret = Setup::of("secret-stallmate").begin();
    assert_snapshot!(words(&secret, Picked::Start), @"
    (private)
    Which piece?
    🔵[P a2] 🔵[N b1] 🔵[P b2] 🔵[P c2] 🔵[P d2]
    🔵[N e1] 🔵[P e2] 🔵[P f2] 🔵[P g2] 🔵[P h2]
    ⚪[Type it] ⚪[My view]
    ");
    assert_snapshot!(words(&secret, Picked::Step("b1")), @"
    (private)
    Where should the knight on b1 go?
    🔵[a3] 🔵[c3]
    ⚪[Back] ⚪[Type it] ⚪[My view]
    ");
}

#[test]
fn few_moves_are_offered_themselves() {
    let few = Setup::of("chess").casual().options("fen 8/8/8/8/8/k6p/8/7K w - - 0 1").begin();
    assert_snapshot!(words(&few, Picked::Start), @"
    (private)
    Which move?
    🔵[Kg1] 🔵[Kh2]
    ⚪[Type it] ⚪[Close]
    ");
}

#[test]
fn a_claim_is_announced_with_its_move() {
    let ahead = Setup::of("chess").begin().plays("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1");
    let screens = |pressed| {
        ahead.en(|p| screen(p, Aim::Claim, pressed).map(|m| Message { picture: None, ..m }))
    };
    assert_snapshot!(screens(Picked::Start), @"
    (private)
    Which move?
    🔵[Ng8]
    ⚪[Close]
    ");
    assert_snapshot!(screens(Picked::Step("f6.g8")), @"
    (private)
    Claim a draw for the position after Ng8?
    🔵[Claim after Ng8]
    ⚪[Back] ⚪[Close]
    ");
    assert_snapshot!(ahead.de(|p| screen(p, Aim::Claim, Picked::Step("f6.g8")).map(|m| m.content)), @"Remis für die Stellung nach Ng8 beanspruchen?");
}

#[test]
fn a_move_that_would_lose_is_asked_about() {
    let loses = "fen 4k4/R8/9/9/9/9/9/9/9/3K5 w - - 0 1";
    let staged = Setup::of("xiangqi").casual().options(loses).begin();
    let staged = staged.plays("a9a10 e10e9 a10a9 e9e10 a9a10 e10e9");
    let question = staged.en(|p| {
        let seat = p.table.turn().iter().next()?;
        let say = p.table.seen(Viewer::Seat(seat)).caution("a10a9")?;
        Some(p.confirm(seat, "a10a9", &say))
    });
    assert_snapshot!(question, @"
    (private)
    After this move the reply e9e10 repeats a position for the third time, and you would lose by perpetual check.
    🔴[Play Ra9+]
    ");
    let question = staged.de(|p| {
        let seat = p.table.turn().iter().next()?;
        let say = p.table.seen(Viewer::Seat(seat)).caution("a10a9")?;
        Some(p.confirm(seat, "a10a9", &say))
    });
    assert_snapshot!(question, @"
    (private)
    Nach diesem Zug bringt die Antwort e9e10 eine Stellung zum dritten Mal aufs Brett, und du würdest durch Dauerschach verlieren.
    🔴[Ra9+ spielen]
    ");
}

#[test]
fn what_is_typed_is_completed() {
    let offered = |staged: &Staged, typed: &'static str| {
        staged.en(|p| {
            let seat = p.table.game().status().acting().iter().next().expect("somebody");
            let picker = Picker {
                seen: p.table.seen(Viewer::Seat(seat)),
                voice: p.voice,
                notation: p.notation(),
                always_ask: false,
                aim: Aim::Play,
                drawn: p.drawn(seat),
            };
            complete(&picker, typed)
        })
    };
    let chess = Setup::of("chess").begin();
    assert_snapshot!(offered(&chess, ""), @"
    a3 - pawn a2 to a3 = a2a3
    a4 - pawn a2 to a4 = a2a4
    Na3 - knight b1 to a3 = b1a3
    Nc3 - knight b1 to c3 = b1c3
    b3 - pawn b2 to b3 = b2b3
    b4 - pawn b2 to b4 = b2b4
    c3 - pawn c2 to c3 = c2c3
    c4 - pawn c2 to c4 = c2c4
    d3 - pawn d2 to d3 = d2d3
    d4 - pawn d2 to d4 = d2d4
    e3 - pawn e2 to e3 = e2e3
    e4 - pawn e2 to e4 = e2e4
    f3 - pawn f2 to f3 = f2f3
    f4 - pawn f2 to f4 = f2f4
    Nf3 - knight g1 to f3 = g1f3
    Nh3 - knight g1 to h3 = g1h3
    g3 - pawn g2 to g3 = g2g3
    g4 - pawn g2 to g4 = g2g4
    h3 - pawn h2 to h3 = h2h3
    h4 - pawn h2 to h4 = h2h4
    ");
    assert_snapshot!(offered(&chess, "N"), @"
    Na3 - knight b1 to a3 = b1a3
    Nc3 - knight b1 to c3 = b1c3
    Nf3 - knight g1 to f3 = g1f3
    Nh3 - knight g1 to h3 = g1h3
    ");
    assert_snapshot!(offered(&chess, "e"), @"
    e3 - pawn e2 to e3 = e2e3
    e4 - pawn e2 to e4 = e2e4
    ");
    assert_snapshot!(offered(&chess, "zz"), @"No move starts like this; clear the text to see them all. = zz");
    assert_snapshot!(offered(&Setup::of("xiangqi").begin(), "C2"), @"
    Chc3 - cannon h3 to c3 = h3c3
    Chd3 - cannon h3 to d3 = h3d3
    Che3 - cannon h3 to e3 = h3e3
    Chf3 - cannon h3 to f3 = h3f3
    Chg3 - cannon h3 to g3 = h3g3
    Ch2 - cannon h3 to h2 = h3h2
    Ch4 - cannon h3 to h4 = h3h4
    Ch5 - cannon h3 to h5 = h3h5
    Ch6 - cannon h3 to h6 = h3h6
    Ch7 - cannon h3 to h7 = h3h7
    Cxh10 - cannon h3 takes h10 = h3h10
    Ci3 - cannon h3 to i3 = h3i3
    Hc3 - horse b1 to c3 = b1c3
    Cbc3 - cannon b3 to c3 = b3c3
    ");
}
