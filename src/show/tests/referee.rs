//! The referee of a hidden game.

use insta::assert_snapshot;

use crate::message::Message;
use crate::rules::Seat;
use crate::show::testing::{Setup, Staged};

fn at_once() -> Staged {
    Setup::of("secret-stallmate").options("handover at once").begin()
}

/// What a seat reads, without the picture.
fn said(staged: &Staged, seat: Seat) -> String {
    staged.en(|p| Message { picture: None, ..p.referee(seat, None) })
}

#[test]
fn a_period_begins() {
    assert_snapshot!(at_once().en(|p| p.referee(Seat::FIRST, None)), @"
    (private)
    Referee to Ada: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Enemy pieces left: 16.
    🖼 Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e2 f2 g2 h2.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(at_once().de(|p| p.referee(Seat::FIRST, None)), @"
    (private)
    Schiedsrichter an Ada: Du bist am Zug in Secret Stallmate; deine Zugfrist endet ‹in 1 day›.
    Gegnerische Figuren: noch 16.
    🖼 Secret Stallmate, nur deine Figuren, Weiß am Zug. Gegnerische Figuren: noch 16. Weiß: König c1, Dame d1, Türme a1 f1, Läufer g1 h1, Springer b1 e1, Bauern a2 b2 c2 d2 e2 f2 g2 h2.
    🔵[Zug versuchen] ⚪[Versuch eintippen] ⚪[Alle Ansagen] 🔴[Aufgeben]
    ⚪[Als Text] ⚪[Regeln] ⚪[Diesen Zug stummschalten]
    ");
    assert_snapshot!(said(&at_once(), Seat::SECOND), @"
    (private)
    Referee to Bea: it is Ada's period in Secret Stallmate; yours begins ‹in 1 day› at the latest.
    Enemy pieces left: 16.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules]
    ");
    let remark = Some("Remark.".to_owned());
    assert_snapshot!(at_once().en(|p| p.referee(Seat::FIRST, remark).content), @"
    Referee to Ada: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Remark.
    Enemy pieces left: 16.
    ");
}

#[test]
fn a_try_is_answered() {
    let played = at_once().plays("e2e4");
    assert_snapshot!(said(&played, Seat::FIRST), @"
    (private)
    Referee to Ada: it is Bea's period in Secret Stallmate; yours begins ‹in 1 day› at the latest.
    Your last try: e2e4. A move was made.
    Enemy pieces left: 16.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules]
    ");
    assert_snapshot!(said(&played, Seat::SECOND), @"
    (private)
    Referee to Bea: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Told: A move was made.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    let illegal = played.plays("e7e5 e4e5");
    assert_snapshot!(said(&illegal, Seat::FIRST), @"
    (private)
    Referee to Ada: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Told: A move was made.
    Your last try: e4e5. Illegal.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[Any?] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(illegal.de(|p| p.referee(Seat::FIRST, None).content), @"
    Schiedsrichter an Ada: Du bist am Zug in Secret Stallmate; deine Zugfrist endet ‹in 1 day›.
    Angesagt: Ein Zug wurde gemacht.
    Dein letzter Versuch: e4e5. Illegal.
    Gegnerische Figuren: noch 16.
    ");
    let taken = illegal.plays("d2d4 e5d4");
    assert_snapshot!(said(&taken, Seat::FIRST), @"
    (private)
    Referee to Ada: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Told: A move was made. Capture on d4.
    Your last try: d2d4. A move was made.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[Any?] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(said(&taken, Seat::SECOND), @"
    (private)
    Referee to Bea: it is Ada's period in Secret Stallmate; yours begins ‹in 1 day› at the latest.
    Your last try: e5d4. A move was made. Capture on d4.
    Enemy pieces left: 15.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules]
    ");
    assert_snapshot!(taken.de(|p| p.referee(Seat::FIRST, None).content), @"
    Schiedsrichter an Ada: Du bist am Zug in Secret Stallmate; deine Zugfrist endet ‹in 1 day›.
    Angesagt: Ein Zug wurde gemacht. Auf d4 wurde geschlagen.
    Dein letzter Versuch: d2d4. Ein Zug wurde gemacht.
    Gegnerische Figuren: noch 16.
    ");
    assert_snapshot!(taken.en(|p| p.announcements(Seat::FIRST, 1)), @"
    (private)
    ┃ **Announcements in Secret Stallmate, page 1 of 2**
    ┃ **Period 5**
    ┃ A move was made. Capture on d4.
    ┃ **Period 3**
    ┃ A move was made.
    ┃ You tried e4e5. Illegal. You tried d2d4. A move was made.
    🔵[My view] ⚪[Back] (off) ⚪[Next]
    ");
    assert_snapshot!(taken.de(|p| p.announcements(Seat::FIRST, 1)), @"
    (private)
    ┃ **Ansagen in Secret Stallmate, Seite 1 von 2**
    ┃ **Zugfrist 5**
    ┃ Ein Zug wurde gemacht. Auf d4 wurde geschlagen.
    ┃ **Zugfrist 3**
    ┃ Ein Zug wurde gemacht.
    ┃ Du hast e4e5 versucht. Illegal. Du hast d2d4 versucht. Ein Zug wurde gemacht.
    🔵[Meine Sicht] ⚪[Zurück] (off) ⚪[Weiter]
    ");
    assert_snapshot!(taken.en(|p| p.announcements(Seat::SECOND, 9)), @"
    (private)
    ┃ **Announcements in Secret Stallmate, page 2 of 2**
    ┃ Nothing has been announced yet.
    🔵[My view] ⚪[Back] ⚪[Next] (off)
    ");
}

#[test]
fn nothing_was_announced_yet() {
    assert_snapshot!(at_once().en(|p| p.announcements(Seat::FIRST, 1)), @"
    (private)
    ┃ **Announcements in Secret Stallmate, page 1 of 1**
    ┃ Nothing has been announced yet.
    🔵[My view] ⚪[Back] (off) ⚪[Next] (off)
    ");
    assert_snapshot!(at_once().de(|p| p.announcements(Seat::FIRST, 1).embed), @"
    ┃ **Ansagen in Secret Stallmate, Seite 1 von 1**
    ┃ Bisher wurde nichts angesagt.
    ");
}

#[test]
fn the_channel_reads_whose_period_it_is() {
    let day = Setup::of("secret-stallmate").begin();
    assert_snapshot!(day.en(|p| p.period()), @"
    (rings Ada)
    Secret Stallmate: Ada and Bea. It is @Ada's period, until ‹Saturday 16 January 2027 08:00›. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
    let waits = day.plays("e2e4");
    assert_snapshot!(waits.en(|p| p.period()), @"
    (rings Ada)
    Secret Stallmate: Ada and Bea. It is @Ada's period, until ‹Saturday 16 January 2027 08:00›. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
    assert_snapshot!(said(&waits, Seat::FIRST), @"
    (private)
    Referee to Ada: your move of this period in Secret Stallmate is accepted. The period ends ‹in 1 day›; nobody outside can tell.
    Your last try: e2e4. A move was made.
    Enemy pieces left: 16.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(said(&waits, Seat::SECOND), @"
    (private)
    Referee to Bea: it is Ada's period in Secret Stallmate; yours begins ‹in 1 day› at the latest.
    Enemy pieces left: 16.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules]
    ");
    assert_snapshot!(waits.de(|p| p.referee(Seat::FIRST, None).content), @"
    Schiedsrichter an Ada: Dein Zug in Secret Stallmate gilt. Deine Zugfrist läuft weiter und endet ‹in 1 day›; von außen ist nichts zu merken.
    Dein letzter Versuch: e2e4. Ein Zug wurde gemacht.
    Gegnerische Figuren: noch 16.
    ");
    assert_snapshot!(waits.de(|p| p.referee(Seat::SECOND, None).content), @"
    Schiedsrichter an Bea: In Secret Stallmate ist Ada am Zug; deine Zugfrist beginnt spätestens ‹in 1 day›.
    Gegnerische Figuren: noch 16.
    ");
    let over = waits.runs_out();
    assert_snapshot!(over.en(|p| p.period()), @"
    (rings Bea)
    Secret Stallmate: Ada and Bea. It is @Bea's period, until ‹Sunday 17 January 2027 08:00›. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
    assert_snapshot!(said(&over, Seat::SECOND), @"
    (private)
    Referee to Bea: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Told: A move was made.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
}

#[test]
fn without_a_clock_nothing_ends_by_itself() {
    let computer = Setup::of("secret-stallmate").computer(2).begin();
    assert_snapshot!(computer.en(|p| p.newest(None)), @"
    (rings Ada)
    Secret Stallmate: Ada and Computer (level 2). It is @Ada's period. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
    assert_snapshot!(computer.de(|p| p.newest(None)), @"
    (rings Ada)
    Secret Stallmate: Ada und Computer (Stufe 2). Am Zug ist @Ada. Bretter und Züge bleiben bis zum Ende geheim.
    🔵[Meine Sicht] ⚪[Regeln] 🔴[Aufgeben]
    ");
    assert_snapshot!(said(&computer, Seat::FIRST), @"
    (private)
    Referee to Ada: it is your period in Secret Stallmate.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(computer.de(|p| p.referee(Seat::FIRST, None).content), @"
    Schiedsrichter an Ada: Du bist am Zug in Secret Stallmate.
    Gegnerische Figuren: noch 16.
    ");
    let theirs = computer.plays("e2e4");
    assert_snapshot!(said(&theirs, Seat::FIRST), @"
    (private)
    Referee to Ada: it is Computer (level 2)'s period in Secret Stallmate.
    Your last try: e2e4. A move was made.
    Enemy pieces left: 16.
    ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules]
    ");
    assert_snapshot!(theirs.de(|p| p.referee(Seat::FIRST, None).content), @"
    Schiedsrichter an Ada: In Secret Stallmate ist Computer (Stufe 2) am Zug.
    Dein letzter Versuch: e2e4. Ein Zug wurde gemacht.
    Gegnerische Figuren: noch 16.
    ");
}

#[test]
fn a_period_that_nobody_used() {
    let late = Setup::of("secret-stallmate").begin().runs_out();
    assert_snapshot!(late.en(|p| p.newest(None)), @"
    (rings Ada and Bea)
    @Ada, @Bea, your game of Secret Stallmate is over.
    Ada ran out of time: -10 points, and 0 for Bea.
    The most there is: 32 points each, with all pieces on the board.
    🖼 Secret Stallmate. The most there is: 32 points each, with all pieces on the board. Ada ran out of time: -10 points, and 0 for Bea. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king b8, queen c8, rooks a8 g8, bishops e8 h8, knights d8 f8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White) -10, Bea (Black) 0.
    📎 secret-stallmate-80001W.minutes:
    │ Secret Stallmate, the referee's minutes
    │ Event: Rated game
    │ Site: Patt #80001W
    │ Date: 2027.01.15
    │ Round: -
    │ TimeControl: 1/86400
    │ Termination: time forfeit
    │ White: Ada
    │ Black: Bea
    │ Start: rkqnbnrb/pppppppp/8/8/8/8/PPPPPPPP/RNKQNRBB w FAga - 0 1
    │ white runs out of time
    │ End: out-of-time:a, points -10 and 0
    🔵[Rematch] ⚪[Step through] ⚪[Leaderboard]
    ");
}

#[test]
fn partners_do_not_know_each_other() {
    let anonymous = Setup::of("secret-stallmate").anyone().options("anonymous").begin();
    assert_snapshot!(anonymous.en(|p| p.period()), @"
    Secret Stallmate: White and Black. It is White's period, until ‹Saturday 16 January 2027 08:00›. Boards and moves stay private until the end.
    🔵[My view] ⚪[Rules] 🔴[Resign]
    ");
    assert_snapshot!(said(&anonymous, Seat::FIRST), @"
    (private)
    Referee to White: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Enemy pieces left: 16.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(anonymous.de(|p| p.period()), @"
    Secret Stallmate: Weiß und Schwarz. Am Zug ist Weiß, bis ‹Saturday 16 January 2027 08:00›. Bretter und Züge bleiben bis zum Ende geheim.
    🔵[Meine Sicht] ⚪[Regeln] 🔴[Aufgeben]
    ");
    assert_snapshot!(anonymous.en(|p| p.turn_letter(Seat::FIRST)), @"
    Referee to White: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Enemy pieces left: 16.
    🖼 Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e2 f2 g2 h2.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
}
