//! Time that stands still: pauses, adjournments, holidays, reminders, and games nobody plays.

use insta::assert_snapshot;

use crate::message::{Message, Row};
use crate::rules::Offer;
use crate::show::pause::stop_question;
use crate::show::presenter::Presenter;
use crate::show::testing::{ADA, BEA, CID, Setup, Staged};
use crate::table::{By, InactivityPolicy, Intent, Span, Wish};

fn timed() -> Staged {
    Setup::of("chess").clock("3 days a move").begin().told_now().plays("e4")
}

/// The question about time with its answers.
fn question(presenter: &Presenter<'_>, what: Offer) -> Message {
    let standing = presenter.table.standing(what).expect("somebody asked");
    let content = stop_question(presenter, standing);
    Message { content, rows: presenter.stop_answers(standing), ..Message::default() }
}

#[test]
fn time_is_asked_to_stand_still() {
    let pause = timed().offers(ADA, Offer::Pause);
    assert_snapshot!(pause.en(|p| question(p, Offer::Pause)), @"
    Bea: Ada asks for a pause; the clock stops until one of you resumes, for 7 days at most.
    🟢[Agree] 🔴[Decline]
    ");
    assert_snapshot!(pause.de(|p| question(p, Offer::Pause)), @"
    Bea: Ada bittet um eine Pause; die Uhr steht, bis jemand von euch weiterspielt, höchstens 7 Tage.
    🟢[Einverstanden] 🔴[Ablehnen]
    ");
    let adjourn = timed().offers(ADA, Offer::Adjourn);
    assert_snapshot!(adjourn.en(|p| question(p, Offer::Adjourn)), @"
    Bea: Ada asks to adjourn; the game rests until everyone wants to continue, for 30 days at most.
    🟢[Agree] 🔴[Decline]
    ");
    assert_snapshot!(adjourn.de(|p| question(p, Offer::Adjourn)), @"
    Bea: Ada möchte vertagen; die Partie ruht, bis alle weiterspielen wollen, höchstens 30 Tage.
    🟢[Einverstanden] 🔴[Ablehnen]
    ");
    let stopped = adjourn.agrees(BEA, Offer::Adjourn).offers(BEA, Offer::Resume);
    assert_snapshot!(stopped.en(|p| question(p, Offer::Resume)), @"
    Ada: Bea wants to resume the adjourned game.
    🟢[Agree] 🔴[Decline]
    ");
    assert_snapshot!(stopped.de(|p| question(p, Offer::Resume)), @"
    Ada: Bea möchte die vertagte Partie fortsetzen.
    🟢[Einverstanden] 🔴[Ablehnen]
    ");
}

#[test]
fn time_stands_still() {
    let paused = timed().offers(ADA, Offer::Pause).agrees(BEA, Offer::Pause);
    assert_snapshot!(paused.en(|p| p.newest(None)), @"
    @Bea, your move (Black): Chess against Ada, move 1, paused; the pause ends ‹in 7 days›
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    🔵[Resume]
    ");
    assert_snapshot!(paused.de(|p| p.stopped_until()), @"Pause, endet ‹in 7 days›");
    let adjourned = timed().offers(ADA, Offer::Adjourn).agrees(BEA, Offer::Adjourn);
    assert_snapshot!(adjourned.en(|p| p.newest(None)), @"
    @Bea, your move (Black): Chess against Ada, move 1, adjourned; the break ends ‹in 30 days›
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    🔵[Resume]
    ");
    assert_snapshot!(adjourned.de(|p| p.stopped_until()), @"vertagt, endet ‹in 30 days›");
}

#[test]
fn what_can_be_done_about_time() {
    let row = |staged: &Staged| staged.en(|p| Row::Buttons(p.time_buttons()));
    assert_snapshot!(row(&timed()), @"⚪[Pause] ⚪[Adjourn] ⚪[Give 1 day]");
    assert_snapshot!(timed().de(|p| Row::Buttons(p.time_buttons())), @"⚪[Pause] ⚪[Vertagen] ⚪[1 Tag geben]");
    let live = Setup::of("chess").clock("5+3").begin();
    assert_snapshot!(row(&live), @"⚪[Pause] ⚪[Adjourn] ⚪[Give 15 seconds]");
    let paused = timed().offers(ADA, Offer::Pause).agrees(BEA, Offer::Pause);
    assert_snapshot!(row(&paused), @"🔵[Resume] ⚪[Give 1 day]");
    let period = Setup::of("secret-stallmate").begin();
    assert_eq!(row(&period), "");
    assert_eq!(row(&Setup::of("chess").begin()), "");
}

#[test]
fn somebody_is_reminded() {
    let board = "https://discord.com/channels/5/6/9".to_owned();
    let calls = |link| timed().en(|p| p.call_buttons(link));
    assert_snapshot!(calls(Some(board)), @"🔵[Show the board] 🔗[To the board] https://discord.com/channels/5/6/9 ⚪[Mute this turn]");
    assert_snapshot!(calls(None), @"🔵[Show the board] ⚪[Mute this turn]");
}

#[test]
fn nobody_moves_for_two_weeks() {
    let late =
        |staged: &Staged| staged.en(|p| p.inactivity_message(InactivityPolicy::USUAL.neglect));
    let silent = Setup::of("chess").begin().plays("e4");
    assert_snapshot!(late(&silent), @"nothing");
    let silent = silent.neglected();
    assert_snapshot!(late(&silent), @"
    @Ada: Bea has not moved in Chess for 14 days. You may end the game or keep waiting.
    🔵[Claim the win] ⚪[Remind Bea] 🔴[Close without result]
    ");
    assert_snapshot!(silent.de(|p| p.inactivity_message(InactivityPolicy::USUAL.neglect)), @"
    @Ada: In Schach kam 14 Tage lang kein Zug von Bea. Du kannst die Partie beenden oder weiter warten.
    🔵[Sieg beanspruchen] ⚪[Bea pingen] 🔴[Ohne Ergebnis schließen]
    ");
    assert_snapshot!(silent.en(|p| p.inactivity_row(ADA)), @"🔵[Claim the win] ⚪[Remind Bea] 🔴[Close without result]");
    assert_snapshot!(silent.en(|p| p.inactivity_row(BEA)), @"nothing");
    let nudged = silent.does(ADA, &Intent::Nudge);
    assert_snapshot!(late(&nudged), @"
    @Ada: Bea has not moved in Chess for 14 days. You may end the game or keep waiting.
    🔵[Claim the win] 🔴[Close without result]
    ");
    assert_snapshot!(late(&timed()), @"nothing");
}

#[test]
fn nobody_moves_at_a_table_of_three() {
    let three = Setup::of("tile-chess").anyone().seats(3);
    let three = three.options("fast, pawns 1, seats as listed").casual().begin().neglected();
    let late =
        |staged: &Staged| staged.en(|p| p.inactivity_message(InactivityPolicy::USUAL.neglect));
    assert_snapshot!(late(&three), @"
    @Bea, @Cid: Ada has not moved in Tile Chess for 14 days. You may end the game or keep waiting.
    🔵[Let the computer play on] ⚪[Remind Ada] 🔴[Close without result]
    ");
    let voted = three.does(BEA, &Intent::Wish { wish: Wish::Substitute });
    assert_snapshot!(late(&voted), @"
    @Bea, @Cid: Ada has not moved in Tile Chess for 14 days. You may end the game or keep waiting.
    For the computer: 1 of 2; for no result: 0 of 2. More than half decide.
    🔵[Let the computer play on] ⚪[Remind Ada] 🔴[Close without result]
    ");
    assert_snapshot!(voted.de(|p| p.inactivity_message(InactivityPolicy::USUAL.neglect)), @"
    @Bea, @Cid: In Tile Chess kam 14 Tage lang kein Zug von Ada. Du kannst die Partie beenden oder weiter warten.
    Für den Computer: 1 von 2; für kein Ergebnis: 0 von 2. Mehr als die Hälfte entscheidet.
    🔵[Computer weiterspielen lassen] ⚪[Ada pingen] 🔴[Ohne Ergebnis schließen]
    ");
    let split = voted.does(CID, &Intent::Wish { wish: Wish::Close });
    assert_snapshot!(late(&split), @"
    @Bea, @Cid: Ada has not moved in Tile Chess for 14 days. You may end the game or keep waiting.
    For the computer: 1 of 2; for no result: 1 of 2. More than half decide.
    🔵[Let the computer play on] ⚪[Remind Ada] 🔴[Close without result]
    ");
}

#[test]
fn a_silent_game_ends() {
    let won = Setup::of("chess").begin().plays("e4 e5 Nf3").neglected();
    let won = won.does(ADA, &Intent::Wish { wish: Wish::Win });
    assert_snapshot!(won.en(|p| p.newest(None)), @r#"
    (rings Bea)
    @Bea, your game of Chess is over.
    Bea left the game: Ada wins. 2 moves were played.
    Ada played Nf3.
    🖼 Chess. White played Nf3. Bea left the game: Ada wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 f3, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 1, Bea (Black) 0. Last moves: 1. e4 e5 2. Nf3
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │
    │ 1. e4 e5 2. Nf3 1-0
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(won.de(|p| p.newest(None)), @r#"
    (rings Bea)
    @Bea, eure Partie Schach ist zu Ende.
    Bea hat die Partie verlassen: Ada gewinnt. Es wurden 2 Züge gespielt.
    Ada hat Nf3 gespielt.
    🖼 Schach. Weiß hat Nf3 gespielt. Bea hat die Partie verlassen: Ada gewinnt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 f3, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e5 f7 g7 h7. Es spielen: Ada (Weiß) 1, Bea (Schwarz) 0. Letzte Züge: 1. e4 e5 2. Nf3
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "1-0"]
    │ [TimeControl "-"]
    │
    │ 1. e4 e5 2. Nf3 1-0
    🔵[Revanche] ⚪[Nachspielen] ⚪[Analysieren] ⚪[Bestenliste]
    "#);
    let closed = Setup::of("chess").begin().plays("e4").neglected();
    let closed = closed.passes(Span::DAY.times(15));
    let closed = closed.by(By::Clock, &Intent::Close { waits: InactivityPolicy::USUAL });
    assert_snapshot!(closed.en(|p| p.newest(None)), @r#"
    Closed without a result because nobody moved any more; the record is kept. One move was played.
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. Closed without a result because nobody moved any more; the record is kept. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "*"]
    │ [TimeControl "-"]
    │
    │ 1. e4 *
    🔵[Reopen] 🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(closed.de(|p| p.newest(None)), @r#"
    Ohne Ergebnis geschlossen, weil niemand mehr gezogen hat; die Partie bleibt gespeichert. Es wurde ein Zug gespielt.
    Ada hat e4 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Ohne Ergebnis geschlossen, weil niemand mehr gezogen hat; die Partie bleibt gespeichert. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    📎 chess-80001W.pgn:
    │ [Event "Rated game"]
    │ [Site "Patt #80001W"]
    │ [Date "2027.01.15"]
    │ [Round "-"]
    │ [White "Ada"]
    │ [Black "Bea"]
    │ [Result "*"]
    │ [TimeControl "-"]
    │
    │ 1. e4 *
    🔵[Wieder öffnen] 🔵[Revanche] ⚪[Nachspielen] ⚪[Analysieren] ⚪[Bestenliste]
    "#);
    let reopened = closed.does(BEA, &Intent::Reopen);
    assert_snapshot!(reopened.en(|p| p.newest(None)), @"
    (rings Bea)
    @Bea, your move (Black): Chess against Ada, move 1
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Move] ⚪[Type a move] ⚪[Draw] 🔴[Resign] ⚪[More]
    ");
}
