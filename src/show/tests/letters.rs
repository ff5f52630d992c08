//! Direct messages: one's turn, the place that is lost.

use insta::assert_snapshot;

use crate::rules::Seat;
use crate::show::testing::{ADA, Setup};
use crate::table::{Intent, Venue};

#[test]
fn it_is_ones_turn() {
    let chess = Setup::of("chess").begin().plays("e4");
    assert_snapshot!(chess.en(|p| p.turn_letter(Seat::SECOND)), @"
    It is your move (Black) in Chess against Ada.
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Show the board] 🔗[To the channel] https://discord.com/channels/5/6
    ");
    assert_snapshot!(chess.de(|p| p.turn_letter(Seat::SECOND)), @"
    Du bist am Zug (Schwarz): Schach gegen Ada.
    Ada hat e4 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    🔵[Brett zeigen] 🔗[Zum Kanal] https://discord.com/channels/5/6
    ");
    let begins = Setup::of("chess").begin();
    assert_snapshot!(begins.en(|p| p.turn_letter(Seat::FIRST)), @"
    It is your move (White) in Chess against Bea.
    🖼 Chess, White to move, move 1. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e2 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black).
    🔵[Show the board] 🔗[To the channel] https://discord.com/channels/5/6
    ");
    let tiles = Setup::of("tile-chess").anyone().seats(3).casual().options("fast, seats as listed");
    assert_snapshot!(tiles.begin().en(|p| p.turn_letter(Seat::FIRST)), @"
    It is your move (White ○) in Tile Chess against Bea, Cid.
    🖼 Tile Chess, White to play. Next: Black, Red. White in hand: king, queen, rook, bishop, knight, 4 pawns. Black in hand: king, queen, rook, bishop, knight, 4 pawns. Red in hand: king, queen, rook, bishop, knight, 4 pawns.
    🔵[Show the board] 🔗[To the channel] https://discord.com/channels/5/6
    ");
    let secret = Setup::of("secret-stallmate").begin();
    assert_snapshot!(secret.en(|p| p.turn_letter(Seat::FIRST)), @"
    Referee to Ada: it is your period in Secret Stallmate; it ends ‹in 1 day›.
    Enemy pieces left: 16.
    🖼 Secret Stallmate, your pieces only, White to play. Enemy pieces left: 16. White: king c1, queen d1, rooks a1 f1, bishops g1 h1, knights b1 e1, pawns a2 b2 c2 d2 e2 f2 g2 h2.
    🔵[Try a move] ⚪[Type a try] ⚪[All announcements] 🔴[Resign]
    ⚪[As text] ⚪[Rules] ⚪[Mute this turn]
    ");
    assert_snapshot!(secret.de(|p| p.turn_letter(Seat::FIRST)), @"
    Schiedsrichter an Ada: Du bist am Zug in Secret Stallmate; deine Zugfrist endet ‹in 1 day›.
    Gegnerische Figuren: noch 16.
    🖼 Secret Stallmate, nur deine Figuren, Weiß am Zug. Gegnerische Figuren: noch 16. Weiß: König c1, Dame d1, Türme a1 f1, Läufer g1 h1, Springer b1 e1, Bauern a2 b2 c2 d2 e2 f2 g2 h2.
    🔵[Zug versuchen] ⚪[Versuch eintippen] ⚪[Alle Ansagen] 🔴[Aufgeben]
    ⚪[Als Text] ⚪[Regeln] ⚪[Diesen Zug stummschalten]
    ");
}

#[test]
fn the_place_is_lost() {
    let lost = Setup::of("chess").begin().plays("e4");
    let lost = lost.by(crate::table::By::Host, &Intent::Move { venue: Venue::NOWHERE });
    assert_snapshot!(lost.en(|p| p.loss_letter(Seat::SECOND)), @"
    It is your move in Chess against Ada. I cannot post in its channel: press Show the board to play here, or use /games in another channel to move the game there.
    Ada played e4.
    🖼 Chess, Black to move, move 1. White played e4. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e7 f7 g7 h7. Players: Ada (White), Bea (Black). Last moves: 1. e4
    🔵[Show the board]
    ");
    assert_snapshot!(lost.de(|p| p.loss_letter(Seat::SECOND)), @"
    Du bist am Zug: Schach gegen Ada. Im Kanal der Partie kann ich nicht posten: Drücke „Brett zeigen“, um hier zu spielen, oder hol die Partie mit /partien in einen anderen Kanal.
    Ada hat e4 gespielt.
    🖼 Schach, Schwarz am Zug, Zug 1. Weiß hat e4 gespielt. Weiß: König e1, Dame d1, Türme a1 h1, Läufer c1 f1, Springer b1 g1, Bauern a2 b2 c2 d2 e4 f2 g2 h2. Schwarz: König e8, Dame d8, Türme a8 h8, Läufer c8 f8, Springer b8 g8, Bauern a7 b7 c7 d7 e7 f7 g7 h7. Es spielen: Ada (Weiß), Bea (Schwarz). Letzte Züge: 1. e4
    🔵[Brett zeigen]
    ");
    let over = lost.plays("e5").does(ADA, &Intent::Resign);
    assert_snapshot!(over.en(|p| p.loss_letter(Seat::SECOND)), @r#"
    Your game of Chess against Ada is over; I cannot post in its channel.
    Ada resigned: Bea wins. One move was played.
    Bea played e5.
    🖼 Chess. Black played e5. Ada resigned: Bea wins. White: king e1, queen d1, rooks a1 h1, bishops c1 f1, knights b1 g1, pawns a2 b2 c2 d2 e4 f2 g2 h2. Black: king e8, queen d8, rooks a8 h8, bishops c8 f8, knights b8 g8, pawns a7 b7 c7 d7 e5 f7 g7 h7. Players: Ada (White) 0, Bea (Black) 1. Last moves: 1. e4 e5
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
    ⚪[Step through] ⚪[Analyse] ⚪[Leaderboard]
    "#);
    assert_snapshot!(over.de(|p| p.loss_letter(Seat::SECOND).content), @"
    Deine Partie Schach gegen Ada ist vorbei; in ihrem Kanal kann ich nicht posten.
    Ada hat aufgegeben: Bea gewinnt. Es wurde ein Zug gespielt.
    Bea hat e5 gespielt.
    ");
}
