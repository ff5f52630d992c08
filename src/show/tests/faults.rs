//! What went wrong, in sentences that say what to do.

use insta::assert_snapshot;

use crate::catalog::{CATALOG, Seen};
use crate::rules::{Unread, Viewer};
use crate::show::faults::{show_board, since, terms_fault, wrong_person};
use crate::show::testing::{ADA, BEA, Setup, de, en};
use crate::table::{Against, ConditionalFault, Intent, Said, TableTerms};
use crate::words::Voice;

fn said(game: &str) -> (&'static crate::catalog::Entry, Said<'static>) {
    let against = Against::Person { id: BEA, name: "Bea".to_owned() };
    let said = Said {
        against,
        stranger: false,
        seats: None,
        side: None,
        clock: None,
        rated: None,
        options: None,
    };
    (CATALOG.find(game).expect("a game"), said)
}

/// What is wrong with these terms.
fn fault(voice: Voice<'_>, game: &str, said: Said<'_>) -> String {
    let line = CATALOG.find(game).expect("a game");
    match TableTerms::settle(line, said) {
        Ok(_) => "nothing is wrong".to_owned(),
        Err(fault) => terms_fault(voice, line.info, &fault),
    }
}

#[test]
fn terms_that_do_not_fit() {
    let all = |voice: Voice<'_>| {
        let computer = |level| Against::Computer { level };
        let of = |game: &str, change: &dyn Fn(&mut Said<'static>)| {
            let (_, mut terms) = said(game);
            change(&mut terms);
            fault(voice, game, terms)
        };
        vec![
            of("chess", &|said| said.seats = Some(3)),
            of("tile-chess", &|said| said.seats = Some(7)),
            of("chess", &|said| said.side = Some("left")),
            of("chess", &|said| said.clock = Some("soon")),
            of("chess", &|said| said.against = computer(9)),
            of("chess", &|said| said.stranger = true),
            of("chess", &|said| {
                said.against = computer(3);
                said.rated = Some(true);
            }),
            of("chess", &|said| {
                said.options = Some("fen 8/8/8/8/8/8/8/4K2k w - - 0 1");
                said.rated = Some(true);
            }),
            of("chess", &|said| said.options = Some("computers 3")),
            of("chess", &|said| said.options = Some("watch")),
            of("secret-stallmate", &|said| {
                said.against = Against::Anyone;
                said.options = Some("watch");
            }),
            of("secret-stallmate", &|said| said.options = Some("anonymous")),
            of("secret-stallmate", &|said| said.clock = Some("5+3")),
            of("chess", &|said| said.options = Some("960 1000")),
            of("chess", &|said| said.options = Some("colour blue")),
            of("stalemate", &|said| said.options = Some("size 6, size 7")),
            of("stalemate", &|said| said.options = Some("size 99")),
            of("tile-chess", &|said| said.options = Some("pawns many")),
            of("xiangqi", &|said| said.options = Some("repetition maybe")),
        ]
    };
    assert_snapshot!(en(all), @r#"
    Chess is for 2 players; leave out the number of seats.
    Tile Chess is for 2 to 6 players; choose a number of seats that fits.
    "left" is not a side; choose random, me or opponent.
    "soon" is not a clock here; write something like none, 3 days a move, 5+3 or period 24 h.
    nothing is wrong
    Other bots cannot be challenged; choose a person, or the computer with the option computer.
    This game cannot be rated: only games between two people count. Leave rated empty or choose casual.
    This game cannot be rated: games with the option fen do not count. Leave rated empty or choose casual.
    Choose a person or the computer, not both; this game has only two seats.
    To watch, name a level of the computer and no opponent; or leave out watch.
    Secret Stallmate is hidden, so there is nothing to watch; play it yourself.
    With "anonymous" I find your partner: choose a game in which each side sees only its own pieces, and name no opponent and no computer.
    Secret Stallmate is played in periods so that nobody learns how early a move was made; write something like period 24 h.
    "1000" is not possible for Chess960 in Chess; choose from 0–959, random.
    There is no option "colour blue" in Chess; /rules lists them.
    The option Size is given twice; give it once.
    "99" is not possible for Size in StaleMate; choose from 5–10.
    "many" is not possible for Pawns in Tile Chess; choose from 0–8.
    "maybe" is not possible for Repetition in Xiangqi; choose from axf3, ban, draw, check only, free.
    "#);
    assert_snapshot!(de(all), @"
    Schach ist für 2 Personen; lass die Zahl der Plätze weg.
    Tile Chess ist für 2 bis 6 Personen; wähle eine passende Zahl von Plätzen.
    „left“ geht hier nicht; wähle random, me oder opponent.
    „soon“ ist hier keine Bedenkzeit; schreib zum Beispiel 5+3, 3 d (3 Tage pro Zug), period 24 h oder none (ohne Zeitlimit).
    nothing is wrong
    Andere Bots kann man nicht herausfordern; wähle eine Person oder mit der Option computer den Computer.
    Diese Partie kann nicht gewertet werden: gewertet werden nur Partien zwischen zwei Menschen. Lass „gewertet“ leer oder wähle „Ungewertet“.
    Diese Partie kann nicht gewertet werden: Partien mit der Option fen werden nicht gewertet. Lass „gewertet“ leer oder wähle „Ungewertet“.
    Wähle eine Person oder den Computer, nicht beide; dieses Spiel hat nur zwei Plätze.
    Gib zum Zusehen eine Stufe des Computers und keinen Gegner an; oder lass „watch“ weg.
    Secret Stallmate ist verdeckt, da gibt es nichts zu sehen; spiel selbst mit.
    Mit „anonymous“ suche ich dir einen Partner: Wähle ein Spiel, in dem jede Seite nur die eigenen Figuren sieht, und gib weder Gegner noch Computer an.
    Secret Stallmate wird mit festen Zugfristen gespielt, damit niemand erfährt, wie früh ein Zug kam; schreib zum Beispiel period 24 h.
    „1000“ geht bei Chess960 in Schach nicht; möglich: 0–959, random.
    In Schach gibt es keine Option „colour blue“; /regeln zeigt, was es gibt.
    Die Option Größe ist zweimal angegeben; gib sie einmal an.
    „99“ geht bei Größe in StaleMate nicht; möglich: 5–10.
    „many“ geht bei Bauern in Tile Chess nicht; möglich: 0–8.
    „maybe“ geht bei Wiederholung in Xiangqi nicht; möglich: axf3, ban, draw, check only, free.
    ");
}

#[test]
fn a_stale_button_says_what_was_played_since() {
    let chess = Setup::of("chess").begin();
    assert_snapshot!(chess.en(since), @"The game has moved on since that button was made. Press Show the board.");
    let chess = chess.plays("e4 e5");
    assert_snapshot!(chess.en(since), @"The game has moved on since that button was made: Bea played e5. Press Show the board.");
    assert_snapshot!(chess.de(since), @"Dieser Knopf ist veraltet: Bea hat inzwischen e5 gespielt. Drücke „Brett zeigen“.");
    let secret = Setup::of("secret-stallmate").options("handover at once").begin().plays("e2e4");
    assert_snapshot!(secret.en(since), @"The game has moved on since that button was made. Press Show the board.");
    assert_snapshot!(secret.de(since), @"Dieser Knopf ist veraltet, die Partie ist weitergegangen. Drücke „Brett zeigen“.");
}

#[test]
fn another_is_meant() {
    let open = Setup::of("chess").named("*Ada*", "Bea").open();
    assert_snapshot!(open.en(|p| wrong_person(p, ADA)), @r"Only \*Ada\* can do that; use /play to start a game of your own.");
    assert_snapshot!(open.en(|p| wrong_person(p, BEA)), @"This challenge is for Bea; use /play to start a game of your own.");
    assert_snapshot!(open.de(|p| wrong_person(p, ADA)), @r"Das kann nur \*Ada\*; starte mit /spielen eine eigene Partie.");
    assert_snapshot!(open.de(|p| wrong_person(p, BEA)), @"Diese Herausforderung gilt Bea; starte mit /spielen eine eigene Partie.");
}

#[test]
fn the_way_out_is_a_button() {
    let id = Setup::of("chess").begin().table.record().id;
    assert_snapshot!(en(|voice| show_board(voice, id)), @"🔵[Show the board]");
    assert_snapshot!(de(|voice| show_board(voice, id)), @"🔵[Brett zeigen]");
}

/// A move as its game writes it.
fn as_shown(seen: Seen<'_>, text: &str) -> Result<String, Unread> {
    seen.read(text, seen.info().usual)
}

#[test]
fn a_line_of_conditional_moves_cannot_be_read() {
    let chess = Setup::of("chess").begin().plays("e4");
    let why = |typed: &'static str| {
        let fault = chess.table.read_if_then(ADA, typed, as_shown);
        let fault = fault.expect_err("no line");
        let text = |p: &crate::show::presenter::Presenter<'_>| p.no_line(typed, &fault);
        format!("{}\n{}", chess.en(text), chess.de(text))
    };
    assert_snapshot!(why("e5"), @r#"
    The line "e5" ends with an opponent's move; add your reply.
    Die Zeile „e5“ endet mit einem Zug der anderen; ergänze deine Antwort.
    "#);
    assert_snapshot!(why("e5 Ke3"), @r#"
    The line "e5 Ke3" does not work. "Ke3" is not possible: no king of yours can reach e3.
    Die Zeile „e5 Ke3“ passt nicht. „Ke3“ ist nicht möglich: kein König von dir kommt nach e3.
    "#);
    assert_snapshot!(why("hello"), @r#"
    The line "hello" does not work. "hello" is not a move here; use the Move button or write a move that /move suggests.
    Die Zeile „hello“ passt nicht. „hello“ ist hier kein Zug; nimm den Knopf „Ziehen“ oder einen Zug, den /zug vorschlägt.
    "#);
    assert_snapshot!(why("e5 Nf3 Nc6"), @r#"
    The line "e5 Nf3 Nc6" ends with an opponent's move; add your reply.
    Die Zeile „e5 Nf3 Nc6“ endet mit einem Zug der anderen; ergänze deine Antwort.
    "#);
    assert_snapshot!(why("*e5*"), @r#"
    The line "\*e5\*" does not work. "\*e5\*" is not a move here; use the Move button or write a move that /move suggests.
    Die Zeile „\*e5\*“ passt nicht. „\*e5\*“ ist hier kein Zug; nimm den Knopf „Ziehen“ oder einen Zug, den /zug vorschlägt.
    "#);
    let long = "e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8 d4 Nbd7 c4 c6 Nc3";
    let fault = chess.table.read_if_then(ADA, long, as_shown);
    assert_eq!(fault, Err(ConditionalFault::TooLong));
    assert_snapshot!(chess.en(|p| p.no_line("e5 Nf3 ...", &ConditionalFault::TooLong)), @r#"The line "e5 Nf3 ..." is too long; write at most ten pairs of moves."#);
    assert_snapshot!(chess.de(|p| p.no_line("e5 Nf3 ...", &ConditionalFault::TooLong)), @"Die Zeile „e5 Nf3 ...“ ist zu lang; schreib höchstens zehn Zugpaare.");
}

#[test]
fn a_conditional_reply_is_written_as_it_would_be_played() {
    let chess = Setup::of("chess").begin().plays("e4");
    let line = chess.table.read_if_then(ADA, "1... e7e5 2. g1f3 b8c6 3. f1b5", as_shown);
    let line = line.expect("a line");
    assert_snapshot!(chess.en(|p| p.if_then_line(&line)), @"e5 Nf3 Nc6 Bb5");
    let gone = chess.plays("c5");
    assert_snapshot!(gone.en(|p| p.if_then_line(&line)), @"nothing");
}

#[test]
fn a_move_is_refused_with_its_reason() {
    let why = |game: &'static str, moves: &str, typed: &'static str| {
        let played = Setup::of(game).begin().plays(moves);
        let info = played.table.info();
        let seat = played.table.turn().iter().next().expect("somebody to move");
        let read = played.table.seen(Viewer::Seat(seat)).read(typed, info.usual);
        let text = |p: &crate::show::presenter::Presenter<'_>| match &read {
            Err(Unread::Illegal(say)) => p.voice.impossible(info, typed, say, &p.names()),
            other => format!("{other:?}"),
        };
        format!("{}\n{}", played.en(text), played.de(text))
    };
    assert_snapshot!(why("chess", "", "Ke2"), @r#"
    "Ke2" is not possible: your own pawn stands on e2.
    „Ke2“ ist nicht möglich: auf e2 steht dein eigener Bauer.
    "#);
    assert_snapshot!(why("chess", "e4 e5", "Nf4"), @r#"
    "Nf4" is not possible: no knight of yours can reach f4.
    „Nf4“ ist nicht möglich: kein Springer von dir kommt nach f4.
    "#);
    assert_snapshot!(why("chess", "e4 e5 Qh5 Ke7", "O-O"), @r#"
    "O-O" is not possible: the bishop on f1 is in the way of castling.
    „O-O“ ist nicht möglich: der Läufer auf f1 steht der Rochade im Weg.
    "#);
    assert_snapshot!(why("chess", "f3 e5 g4 d5", "e1e3"), @r#"
    "e1e3" is not possible: a king cannot go from e1 to e3.
    „e1e3“ ist nicht möglich: ein König kann nicht von e1 nach e3 ziehen.
    "#);
    assert_snapshot!(why("xiangqi", "", "Ke3"), @r#"
    "Ke3" is not possible: the general on e1 cannot go to e3.
    „Ke3“ ist nicht möglich: der General auf e1 kann nicht nach e3 ziehen.
    "#);
    assert_snapshot!(why("xiangqi", "", "h0h3"), @r#"
    "h0h3" is not possible: the horse on h1 cannot go to h4.
    „h0h3“ ist nicht möglich: das Pferd auf h1 kann nicht nach h4 ziehen.
    "#);
    assert_snapshot!(why("starchess", "", "99Q"), @r#"
    "99Q" is not possible: there is no cell 99; they are numbered 1 to 37.
    „99Q“ ist nicht möglich: ein Feld 99 gibt es nicht; die Felder heißen 1 bis 37.
    "#);
    assert_snapshot!(why("stalemate", "", "Z@a1"), @"
    Err(Unknown)
    Err(Unknown)
    ");
    assert_snapshot!(why("tile-chess", "", "q50-q60"), @r#"
    "q50-q60" is not possible: nothing moves before all hands are empty; lay a tile, such as "Q@n51".
    „q50-q60“ ist nicht möglich: gezogen wird erst, wenn alle Vorräte leer sind; leg ein Plättchen, zum Beispiel „Q@n51“.
    "#);
    assert_snapshot!(why("secret-stallmate", "", "a1a5"), @r#"
    "a1a5" is not possible: your own piece on a2 is in the way; your partner hears nothing of this.
    „a1a5“ ist nicht möglich: deine eigene Figur auf a2 steht im Weg; dein Partner erfährt davon nichts.
    "#);
}

#[test]
fn the_game_says_why_it_refuses() {
    let refused = |staged: &crate::show::testing::Staged, who, intent: &Intent| {
        let by = crate::table::By::Person(who);
        let why = staged.table.decide(intent, by, staged.now).expect_err("a refusal");
        why.to_string()
    };
    let chess = Setup::of("chess").begin();
    assert_snapshot!(refused(&chess, BEA, &Intent::Play { text: "e2e4".into(), at: None, draw: false }), @"it is not your turn");
    assert_snapshot!(refused(&chess, ADA, &Intent::Reopen), @"nothing is due");
}
