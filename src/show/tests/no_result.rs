//! Games that end without a result, or because somebody is gone.

use insta::assert_snapshot;

use crate::rules::Seat;
use crate::show::testing::{BEA, CID, Setup, Staged};
use crate::table::{By, Intent};

fn ended(staged: &Staged) -> String {
    staged.en(|p| p.newest(None))
}

#[test]
fn a_game_ends_without_result() {
    let off = Setup::of("chess").begin().plays("e4").does(BEA, &Intent::CallOff);
    assert_snapshot!(ended(&off), @r#"
    (rings Ada)
    @Ada, your game of Chess is over.
    Bea called off the game before it began: no result.
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. Bea called off the game before it began: no result. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
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
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(off.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Bea hat die Partie abgebrochen, bevor sie richtig begann: kein Ergebnis.
    Ada hat e4 gespielt.
    ");
    let force = Intent::ForceEnd { name: "Cid".to_owned() };
    let forced = Setup::of("chess").begin().plays("e4 e5").does(CID, &force);
    assert_snapshot!(ended(&forced), @r#"
    (rings Ada and Bea)
    @Ada, @Bea, your game of Chess is over.
    Cid (manager) ended this game without a result. One move was played.
    Bea played e5.
    🖼 Chess, White to move, move 2. Black played e5. Cid (manager) ended this game without a result. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4 e5
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
    │ 1. e4 e5 *
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(forced.de(|p| p.newest(None).content), @"
    @Ada, @Bea, eure Partie Schach ist zu Ende.
    Cid (Serververwaltung) hat diese Partie ohne Ergebnis beendet. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
    let lost = Setup::of("chess").begin().plays("e4 e5").by(By::Host, &Intent::Unreachable);
    assert_snapshot!(ended(&lost), @r#"
    Closed without a result because its channel could not be reached for 7 days; the record is kept. One move was played.
    Bea played e5.
    🖼 Chess, White to move, move 2. Black played e5. Closed without a result because its channel could not be reached for 7 days; the record is kept. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4 e5
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
    │ 1. e4 e5 *
    🔵[Reopen] 🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(lost.de(|p| p.newest(None).content), @"
    Ohne Ergebnis geschlossen, weil der Kanal 7 Tage lang nicht erreichbar war; die Partie bleibt gespeichert. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
}

#[test]
fn somebody_is_erased() {
    let gone = Setup::of("chess").begin().plays("e4 e5");
    let gone = gone.by(By::Host, &Intent::Remove { seat: Seat::FIRST });
    assert_snapshot!(ended(&gone), @r#"
    (rings Ada)
    @Ada, your game of Chess is over.
    Ada left the game: Bea wins. One move was played.
    Bea played e5.
    🖼 Chess. Black played e5. Ada left the game: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) 1. Last moves: 1. e4 e5
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
    │ 1. e4 e5 0-1
    🔵[Rematch] ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(gone.de(|p| p.newest(None).content), @"
    @Ada, eure Partie Schach ist zu Ende.
    Ada hat die Partie verlassen: Bea gewinnt. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
}

#[test]
fn a_game_is_ended_by_force_only_after_a_question() {
    let chess = Setup::of("chess").begin();
    assert_snapshot!(chess.en(|p| p.force_end_question()), @"
    (private)
    End this game of Chess for everybody? It will have no result, ratings do not change, and the message will say that you ended it.
    🔴[Yes, end it] ⚪[No]
    ");
    assert_snapshot!(chess.de(|p| p.force_end_question()), @"
    (private)
    Diese Partie Schach für alle beenden? Sie bleibt ohne Ergebnis, die Wertungszahlen ändern sich nicht, und die Nachricht sagt, dass du sie beendet hast.
    🔴[Ja, beenden] ⚪[Nein]
    ");
    assert_snapshot!(chess.en(|p| p.force_end_button()), @"🔴[Force end]");
}
