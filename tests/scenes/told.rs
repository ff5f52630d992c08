//! Moves and wishes written as messages: to the bot alone, by its name, under a board.

use crate::support::house::{House, buttons, content, id_of};
use patt::catalog::CATALOG;
use serde_json::json;

/// What somebody writes to the bot by its name.
fn to_bot(house: &House, text: &str) -> String {
    format!("<@{}> {text}", house.sandbox.bot())
}

#[tokio::test]
async fn a_move_is_a_message_that_names_the_bot_or_answers_its_board() {
    let house = House::start(CATALOG).await;
    let (ada, bea, games) = (house.ada, house.bea, house.channel);
    house.challenge("chess", json!({})).await;
    let board = house.say(games, ada, &to_bot(&house, "pawn to e4")).shows(bea, "played e4").await;
    assert!(content(&board).contains("your move"), "{board:#}");
    assert_eq!(board["message_reference"]["channel_id"], games.0.to_string(), "{board:#}");
    let before = board;
    let board = house.reply(games, bea, &before, "e5").shows(ada, "played e5").await;
    // It comes below what was written, and the one before shrinks. Whoever is answered is not pinged
    // for that, and who is to move is there.
    assert_ne!(id_of(&board), id_of(&before));
    let pings = house.sandbox.pings();
    assert!(pings.iter().all(|ping| ping.message != id_of(&board)), "{pings:?}");
    house.quiet().await;
    assert!(content(&house.sandbox.message(id_of(&before))).ends_with("1. e4"));
    let board = house.reply(games, ada, &board, "Springer f3\nand so on").shows(bea, "Nf3").await;

    // A refusal says why and offers what is near, under the message.
    let near = house.reply(games, bea, &board, "Nf5").shows(bea, "is not possible").await;
    assert!(buttons(&near).contains(&"Nf6"), "{near:#}");
    let played = house.press(bea, &near, "Nf6").await;
    played.shows(ada, "played Nf6").await;
    house.end().await;
}

#[tokio::test]
async fn wishes_bring_their_button_and_anything_else_one_line() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid, games) = (house.ada, house.bea, house.cid, house.channel);
    let board = house.challenge("chess", json!({})).await;
    for (text, button) in [
        ("resign", "Resign"),
        ("Draw?", "Draw"),
        ("take back", "Take back"),
        ("hint", "Hint"),
        ("help", "Help"),
        ("my games", "My games"),
    ] {
        let told = house.say(games, ada, &to_bot(&house, text)).shows(ada, "this button").await;
        assert_eq!(buttons(&told), [button], "{text}");
    }
    // The button is for whoever presses it: another player is not made to resign.
    let told = house.say(games, ada, &to_bot(&house, "I resign")).shows(bea, "this button").await;
    let asked = house.press(ada, &told, "Resign").await;
    assert!(asked.is_private(), "{asked:?}");
    let line =
        house.reply(games, ada, &board, "good luck and have fun").shows(ada, "I can read").await;
    assert_eq!(buttons(&line), ["Show the board", "Help"], "{line:#}");
    assert!(!content(&line).contains('\n'), "one line: {line:#}");
    let nobody = house.say(games, cid, &to_bot(&house, "e4")).shows(cid, "no game here").await;
    assert_eq!(buttons(&nobody), ["Start a game", "Help"]);
    let early = house.reply(games, bea, &board, "e5").shows(bea, "Ada").await;
    assert!(content(&early).starts_with("It is Ada's move"), "{early:#}");

    // Who only watches talks to people; the next word to the bot is the next that is answered.
    house.reply(games, cid, &board, "what a start");
    let next = house.say(games, cid, &to_bot(&house, "help"));
    next.shows(cid, "this button").await;
    assert!(next.shown(cid, |message| content(message).contains("what a start")).is_none());
    house.end().await;
}

#[tokio::test]
async fn direct_messages_play_the_game_that_waits() {
    let house = House::start(CATALOG).await;
    let (ada, bea, games) = (house.ada, house.bea, house.channel);
    let dm = house.sandbox.dm(ada);
    house.say(dm, ada, "e4").at(dm).shows(ada, "no game here").await;
    house.challenge("chess", json!({})).await;
    let told = house.say(dm, ada, "e4");
    told.at(games).shows(bea, "played e4").await;
    told.at(dm).shows(ada, "You played e4").await;
    house.play(bea, "e5").await;

    // Of two that wait, one is asked for, with what was typed kept.
    let xiangqi = house.challenge("xiangqi", json!({})).await;
    let which = house.say(dm, ada, "Nc3").shows(ada, "Which game").await;
    let label = *buttons(&which).iter().find(|label| label.starts_with("Chess")).expect("chess");
    let form = house.press(ada, &which, label).await;
    assert_eq!(form.form()["components"][0]["components"][0]["value"], "Nc3");
    // A board that is answered says which.
    let told = house.reply(games, ada, &xiangqi, "炮二平五");
    told.shows(bea, "Che3").await;
    // Now only one waits.
    house.say(dm, ada, "Knight c3").at(games).shows(bea, "played Nc3").await;
    house.end().await;
}

#[tokio::test]
async fn the_computer_answers_a_message_at_once() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let dm = house.sandbox.dm(ada);
    let options = json!({ "game": "chess", "computer": 1, "side": "me" });
    house.command_in(dm, ada, "play", options).await;
    let board = house.say(dm, ada, "e4").shows(ada, "played e4").await;
    house.searched().await;
    house.quiet().await;
    let stands = house.sandbox.messages(dm, ada);
    assert!(
        stands.iter().any(|m| content(m).contains("Computer") || content(m).contains("your move")),
        "{board:#}"
    );
    house.end().await;
}

#[tokio::test]
async fn moves_of_hidden_games_are_not_read_before_others() {
    let house = House::start(CATALOG).await;
    let (ada, games) = (house.ada, house.channel);
    let secret = json!({ "game": "secret-stallmate", "opponent": house.bea.to_string(), "side": "me",
            "clock": "period 1 day" });
    let asked = house.command(ada, "play", secret).await;
    house.press(house.bea, asked.message(), "Accept").await.shows(ada, "period").await;
    let mut answers = Vec::new();
    // A legal try, an impossible one, half of one and none: nobody can tell them apart.
    for text in ["e2e4", "e2e5", "e2", "hello"] {
        let told = house.say(games, ada, &to_bot(&house, text)).shows(ada, "stay secret").await;
        answers.push(content(&told).to_owned());
    }
    answers.dedup();
    assert_eq!(answers.len(), 1, "{answers:?}");
    // To the bot alone it is a try.
    let dm = house.sandbox.dm(ada);
    house.say(dm, ada, "e2e4").shows(ada, "Referee").await;
    house.end().await;
}

#[tokio::test]
async fn a_message_is_in_the_language_that_was_heard_last() {
    let house = House::start(CATALOG).await;
    let (ada, bea, games) = (house.ada, house.bea, house.channel);
    house.sandbox.speaks(ada, "de");
    house.challenge("chess", json!({})).await;
    let told = house.say(games, ada, &to_bot(&house, "Sf6")).shows(ada, "nicht möglich").await;
    assert!(content(&told).contains("Springer"), "{told:#}");
    house.say(games, ada, &to_bot(&house, "Springer f3")).shows(bea, "played Nf3").await;
    let options = json!({ "game": "chess", "clock": "3 Tage pro Zug", "options": "zuschauen" });
    let watch = house.command(ada, "play", options).await;
    assert!(!watch.content().contains("ist hier keine"), "{watch:?}");
    house.end().await;
}
