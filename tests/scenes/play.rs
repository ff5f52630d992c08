//! Games as people play them: commands, buttons, menus and forms in a sandbox, looking at what comes
//! back.

use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};
use crate::support::party::play_out;
use patt::ai::Level;
use patt::catalog::CATALOG;
use patt::sandbox::{Fault, Impossible, Replied, permissions};
use serde_json::{Value, json};

#[tokio::test]
async fn two_people_play_a_rated_game_to_mate() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    assert!(content(&board).contains("move 1"), "{board:#}");
    assert_eq!(buttons(&board), ["Move", "Type a move", "Draw", "Resign", "More"]);
    assert!(board["attachments"][0]["description"].as_str().unwrap().starts_with("Chess, White"));
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.person), Some(ada));

    // By buttons: man, then square.
    let picker = house.press(ada, &board, "Move").await;
    assert!(picker.is_private());
    let target = house.press(ada, picker.message(), "P f2").await;
    let played = house.press(ada, target.message(), "f3").await;
    assert_eq!(played.replied, Replied::Noted, "the picker goes away");
    let board = played.shows(bea, "played f3").await;
    assert!(content(&board).starts_with("Bea, your move"), "she is there: {board:#}");

    // By the form.
    let form = house.press(bea, &board, "Type a move").await;
    house.submit(bea, form.form(), json!({ "t": "e5" })).await.shows(ada, "played e5").await;

    // By the command.
    let board = house.play(ada, "g4").await.shows(bea, "played g4").await;
    let end = house.play(bea, "Qh4").await;
    assert!(end.content().contains("Checkmate"), "{end:?}");
    assert!(end.content().contains("1662 (+162)"), "{end:?}");
    assert_eq!(buttons(end.message()), ["Rematch", "Step through", "Analyse", "Leaderboard"]);
    let pgn = String::from_utf8(house.sandbox.file(end.id().unwrap(), 1).unwrap()).unwrap();
    assert!(pgn.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{pgn}");

    // The old board has lost its buttons.
    let wanted = |message: &Value| message["id"] == board["id"] && buttons(message).is_empty();
    end.shows_where(ada, wanted).await;

    let table = house.command(ada, "leaderboard", json!({ "game": "chess" })).await;
    let text = table.message()["embeds"][0]["description"].as_str().unwrap();
    assert!(text.starts_with("1. ") && text.contains("1662?"), "{text}");
    assert!(text.ends_with("Of 1 rated game, White won 0 and Black 1."), "{text}");
    let profile = house.command(ada, "profile", json!({})).await;
    assert!(profile.message()["attachments"][0].is_object(), "a curve: {profile:?}");

    let again = house.press(bea, end.message(), "Rematch").await;
    assert!(again.content().contains("challenges"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn the_computer_answers_and_takes_up_its_turn_after_a_restart() {
    let house = House::start(CATALOG).await;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    let board = house.command(house.ada, "play", terms).await;
    assert!(board.content().contains("Computer"), "{board:?}");
    let answered = house.play(house.ada, "e4").await.shows(house.ada, "level 1) played").await;
    assert!(content(&answered).contains("played e4"), "{answered:#}");
    let house = house.restart().await;
    let resign = house.press(house.ada, &answered, "Resign").await;
    let done = house.press(house.ada, resign.message(), "Yes, resign").await;
    assert_eq!(done.replied, Replied::Noted, "the question goes away");
    done.shows(house.ada, "resigned").await;
    let table = house.command(house.ada, "profile", json!({})).await;
    let text = table.message()["embeds"][0]["fields"][0]["value"].as_str().unwrap();
    assert!(text.contains("Against the computer"), "{text}");
    house.end().await;
}

#[tokio::test]
async fn every_level_can_be_named_in_the_command() {
    let house = House::start(CATALOG).await;
    for level in Level::all() {
        let terms = json!({ "game": "chess", "computer": level.number(), "side": "me" });
        let board = house.command(house.ada, "play", terms).await;
        assert!(board.content().contains(&format!("(level {})", level.number())), "{board:?}");
    }
    let terms = json!({ "game": "chess", "computer": Level::MOST + 1 });
    let refused = house.sandbox.command(house.ada, house.channel, "play", terms).await;
    assert!(matches!(refused.map(drop), Err(Impossible::Option { .. })));
    house.end().await;
}

#[tokio::test]
async fn a_game_goes_on_after_a_restart_with_every_old_button() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({ "rated": false })).await;
    let picker = house.press(house.ada, &board, "Move").await;
    let house = house.restart().await;
    let target = house.press(house.ada, picker.message(), "N g1").await;
    let board =
        house.press(house.ada, target.message(), "f3").await.shows(house.bea, "played Nf3").await;
    let house = house.restart().await;
    house.press(house.bea, &board, "Move").await;
    house.play(house.bea, "d5").await.shows(house.ada, "played d5").await;
    house.end().await;
}

#[tokio::test]
async fn whoever_looks_on_gets_the_only_board_that_is_played_here() {
    let house = House::start(CATALOG).await;
    house.challenge("chess", json!({})).await;
    let seen = house.command(house.cid, "board", Value::Null).await;
    assert!(seen.is_private() && seen.content().contains("Ada to move"), "{seen:?}");
    // A game of their own comes first.
    let own = house.command(house.cid, "play", json!({ "game": "chess", "computer": 1 })).await;
    own.shows(house.cid, "Cid").await;
    let seen = house.command(house.cid, "board", Value::Null).await;
    assert!(seen.content().contains("Computer (level 1)"), "{seen:?}");
    house.end().await;
}

#[tokio::test]
async fn presses_of_others_and_stale_ones_are_told_privately() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let board = house.challenge("chess", json!({})).await;
    let private = |replied: Done, said: &str| {
        assert!(replied.is_private() && replied.content().contains(said), "{said}: {replied:?}");
    };
    private(house.press(bea, &board, "Move").await, "not yours");
    private(house.press(cid, &board, "Move").await, "between");
    private(house.play(ada, "e5").await, "\"e5\"");
    private(house.play(ada, "Nf6").await, "Did you mean");
    private(house.play(ada, "xyzzy").await, "not a move");

    // Twice the same button: the success again, and one move.
    let picker = house.press(ada, &board, "Move").await;
    let target = house.press(ada, picker.message(), "P e2").await;
    let channel = house.channel;
    let at = id_of(target.message());
    let [first, second] = [house.sandbox.press(ada, at, "e4"), house.sandbox.press(ada, at, "e4")];
    let (first, second) = (first.await.unwrap(), second.await.unwrap());
    let first = house.answered(first).await;
    for replied in [&first, &house.answered(second).await] {
        assert_eq!(replied.replied, Replied::Noted, "{replied:?}");
    }
    let board = first.shows(bea, "played e4").await;
    house.quiet().await;
    let boards = house.sandbox.messages(channel, bea);
    assert_eq!(boards.iter().filter(|m| content(m).contains("Ada played e4")).count(), 1);

    // A picker of an older position.
    let old = house.press(bea, &board, "Move").await;
    house.play(bea, "e5").await.shows(ada, "played e5").await;
    house.play(ada, "d4").await.shows(bea, "played d4").await;
    private(house.press(bea, old.message(), "P d7").await, "has moved on");
    house.end().await;
}

#[tokio::test]
async fn draws_are_offered_declined_accepted_and_claimed() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    let asked = house.press(ada, &board, "Draw").await;
    let offer = house
        .press(ada, asked.message(), "Yes, offer a draw")
        .await
        .shows(bea, "offers a draw")
        .await;
    let own = house.press(ada, &offer, "Accept draw").await;
    assert!(own.is_private(), "{own:?}");
    let twice = house.command(ada, "draw", json!({})).await;
    assert!(twice.content().contains("You offered a draw"), "{twice:?}");
    let declined = house.press(bea, &offer, "Decline").await;
    let again = house.command(ada, "draw", json!({})).await;
    assert!(again.content().contains("already"), "{again:?}");
    declined.shows(ada, "declines").await;
    let mut board = Value::Null;
    for (who, text) in [
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
        (bea, "Ng8"),
        (ada, "Nf3"),
        (bea, "Nf6"),
        (ada, "Ng1"),
        (bea, "Ng8"),
    ] {
        board = house.play(who, text).await.shows(ada, &format!("played {text}")).await;
    }
    assert!(content(&board).contains("may claim"), "{board:#}");
    let claim =
        buttons(&board).into_iter().find(|label| label.contains("laim")).unwrap().to_owned();
    house.press(ada, &board, &claim).await.shows(ada, "Draw").await;
    house.end().await;
}

#[tokio::test]
async fn whoever_resigns_while_their_offer_stands_has_lost() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    let asked = house.press(ada, &board, "Draw").await;
    let offer = house
        .press(ada, asked.message(), "Yes, offer a draw")
        .await
        .shows(bea, "offers a draw")
        .await;
    let resign = house.command(ada, "resign", json!({})).await;
    house.press(ada, resign.message(), "Yes, resign").await.shows(bea, "Ada resigned").await;
    // Who looks at the old question may still press.
    let late = house.press(bea, &offer, "Accept draw").await;
    assert!(late.is_private() && late.content().contains("over"), "{late:?}");
    assert!(!house.said(bea, "Draw by agreement"));
    house.end().await;
}

#[tokio::test]
async fn challenges_are_declined_withdrawn_joined_and_expire() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let against = json!({ "game": "chess", "opponent": bea.to_string() });
    let asked = house.command(ada, "play", against.clone()).await;
    let wrong = house.press(cid, asked.message(), "Accept").await;
    assert!(wrong.is_private(), "{wrong:?}");
    let late = house.press(bea, asked.message(), "Decline").await.shows(ada, "declined").await;
    assert!(buttons(&late).is_empty());

    let asked = house.command(ada, "play", against).await;
    house.press(ada, asked.message(), "Withdraw").await;

    let open = house.command(ada, "play", json!({ "game": "chess" })).await;
    let own = house.press(ada, open.message(), "Join").await;
    assert!(own.is_private(), "{own:?}");
    house.press(cid, open.message(), "Join").await.shows(cid, "your move").await;

    let open = house.command(bea, "play", json!({ "game": "chess" })).await;
    house.pass(3_600_001).await.shows(bea, "answered in time").await;
    assert!(buttons(&house.sandbox.message(open.id().unwrap())).is_empty());
    house.end().await;
}

#[tokio::test]
async fn games_survive_what_discord_refuses() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    // The bot may not post here any longer: the answer to the command still carries the board.
    house.sandbox.deny(house.channel, permissions::ATTACH | permissions::SEND);
    let moved = house.play(ada, "e4").await;
    assert!(moved.content().contains("played e4"), "{moved:?}");
    // The board was deleted by somebody.
    house.sandbox.allow(house.channel, permissions::ATTACH | permissions::SEND);
    house.sandbox.delete_message(moved.id().unwrap());
    let own = house.command(bea, "board", json!({})).await;
    assert!(own.is_private() && own.content().contains("your move"), "{own:?}");
    // Discord stumbles at the answer.
    house.sandbox.faults().next(1, "POST", "/callback", Fault::Status(502));
    house.play(bea, "e5").await.shows(ada, "played e5").await;
    drop(board);
    house.end().await;
}

#[tokio::test]
async fn lists_lessons_and_help_can_be_read_and_turned() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    house.challenge("chess", json!({})).await;
    let listed = house.command(ada, "games", json!({})).await;
    assert!(listed.message()["embeds"][0]["description"].as_str().unwrap().contains("your move"));
    house.press(ada, listed.message(), "1").await;
    let lesson = house.command(ada, "rules", json!({ "game": "chess", "page": "knight" })).await;
    assert!(lesson.message()["attachments"][0].is_object(), "{lesson:?}");
    let next = house.press(ada, lesson.message(), "Next").await;
    assert!(matches!(next.replied, Replied::Edited(_)), "{next:?}");
    let shown = house.command(ada, "moves", json!({ "piece": "g1" })).await;
    assert!(shown.message()["attachments"][0]["description"].as_str().unwrap().contains("f3"));
    let typed = json!({ "move": "N" });
    let asked = house.sandbox.autocomplete(ada, house.channel, "move", typed, "move").await;
    let choices = asked.unwrap().answer().await.unwrap();
    assert!(choices.choices().iter().any(|line| line.starts_with("Nf3")), "{choices:?}");
    // With two games here the question which one carries on with the act, the typed text kept.
    house.command(ada, "play", json!({ "game": "chess", "computer": 1, "side": "me" })).await;
    let which = house.command(ada, "move", json!({ "move": "e2" })).await;
    let label = buttons(which.message())[0].to_owned();
    let form = house.press(ada, which.message(), &label).await;
    assert_eq!(form.form()["components"][0]["components"][0]["value"], "e2");
    let which = house.command(ada, "resign", json!({})).await;
    let label = buttons(which.message())[1].to_owned();
    let asked = house.press(ada, which.message(), &label).await;
    assert!(buttons(asked.message()).contains(&"Yes, resign"), "{asked:?}");
    let help = house.command(ada, "help", json!({})).await;
    let start = house.press(ada, help.message(), "Start a game").await;
    let panel = house.press(ada, start.message(), "Challenge someone").await;
    let panel = house.choose(ada, panel.message(), "chess").await;
    let posted = house.press(ada, panel.message(), "Post it").await;
    assert_eq!(posted.replied, Replied::Noted, "the panel goes away");
    posted.shows(ada, "anyone may join").await;
    house.end().await;
}

#[tokio::test]
async fn a_game_of_three_seats_is_played_through_the_same_house() {
    let house = House::start(GAMES).await;
    let open = house.command(house.ada, "play", json!({ "game": "clan", "seats": 3 })).await;
    house.press(house.bea, open.message(), "Join").await;
    house.press(house.cid, open.message(), "Join").await;
    house.press(house.ada, open.message(), "Start").await;
    play_out(&house, &[house.ada, house.bea, house.cid]).await;
    house.end().await;
}

#[tokio::test]
async fn a_hidden_game_is_played_without_a_word_in_the_channel() {
    let house = House::start(GAMES).await;
    let terms =
        json!({ "game": "veil", "opponent": house.bea.to_string(), "options": "handover at_once" });
    let asked = house.command(house.ada, "play", terms).await;
    house.press(house.bea, asked.message(), "Accept").await;
    play_out(&house, &[house.ada, house.bea]).await;
    let seen = house.sandbox.messages(house.channel, house.cid);
    let running = seen.iter().filter(|message| !buttons(message).contains(&"Rematch"));
    let moves = running.filter(|message| content(message).contains("played"));
    let told: Vec<_> = moves.map(content).collect();
    assert!(told.is_empty(), "the channel heard moves: {told:#?}");
    house.end().await;
}
