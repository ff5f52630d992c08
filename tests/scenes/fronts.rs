//! Interactions over HTTP: one process that answers them, and several that play in one house, each of which
//! gets only some of what people do.

use std::time::Duration;

use patt::catalog::CATALOG;
use patt::sandbox::{Fault, Id};
use serde_json::{Value, json};

use crate::support::house::{House, buttons, content, id_of};

const MINUTE: i64 = 60_000;

/// The boards and words that everybody sees in the channel.
fn public(house: &House) -> Vec<Value> {
    house.sandbox.messages(house.channel, house.cid)
}

/// Each plays in turn, and what was played is seen before the next one moves.
async fn play_on(house: &House, players: [Id; 2], moves: &[&str]) {
    for (nth, text) in moves.iter().enumerate() {
        let (who, other) = (players[nth % 2], players[(nth + 1) % 2]);
        let said = format!("played {text}");
        house.play(who, text).await.shows(other, &said).await;
    }
}

#[tokio::test]
async fn a_game_is_played_without_the_gateway() {
    let house = House::over_http(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    let picker = house.press(ada, &board, "Move").await;
    let target = house.press(ada, picker.message(), "P f2").await;
    let board = house.press(ada, target.message(), "f3").await.shows(bea, "played f3").await;
    let form = house.press(bea, &board, "Type a move").await;
    house.submit(bea, form.form(), json!({ "t": "e5" })).await.shows(ada, "played e5").await;
    play_on(&house, [ada, bea], &["g4"]).await;
    let end = house.play(bea, "Qh4").await;
    assert!(end.content().contains("Checkmate"), "{end:?}");
    let profile = house.command(ada, "profile", json!({})).await;
    assert!(profile.message()["attachments"][0].is_object(), "{profile:?}");
    house.end().await;
}

#[tokio::test]
async fn a_restart_over_http_loses_nothing() {
    let house = House::over_http(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    play_on(&house, [ada, bea], &["e4", "e5"]).await;
    let house = house.restart().await;
    play_on(&house, [ada, bea], &["Nf3", "Nc6"]).await;
    house.end().await;
}

#[tokio::test]
async fn who_is_told_to_end_answers_until_others_have_noticed() {
    let mut house = House::draining(CATALOG, Duration::from_hours(1)).await;
    let players = [house.ada, house.bea];
    house.challenge("chess", json!({})).await;
    play_on(&house, players, &["e4"]).await;
    house.told_to_end(0);
    play_on(&house, [players[1], players[0]], &["e5", "Nf3"]).await;
    house.kill(0).await;
}

#[tokio::test]
async fn three_processes_play_one_game_as_one_does() {
    let Some(house) = House::of_fronts(CATALOG, 3).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1", "b5"];
    play_on(&house, [ada, bea], &moves).await;
    house.quiet().await;
    // One board that has changed with every move, whoever answered; nobody was refused for what was long ago.
    let last = public(&house).pop().expect("a board");
    assert_eq!(id_of(&last), id_of(&board), "{:#?}", public(&house));
    assert!(content(&last).contains("move 7"), "{last:#}");
    let resign = house.command(bea, "resign", json!({})).await;
    house.press(bea, resign.message(), "Yes, resign").await;
    house.quiet().await;
    let wins = public(&house).iter().filter(|one| content(one).contains("Ada wins")).count();
    assert_eq!(wins, 1, "{:#?}", public(&house));
    house.end().await;
}

#[tokio::test]
async fn a_clock_runs_out_once_whoever_looks() {
    let Some(house) = House::of_fronts(CATALOG, 3).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "5+3" })).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass(6 * MINUTE).await.shows(bea, "Bea ran out of time: Ada wins").await;
    house.pass(MINUTE).await;
    let ends = public(&house).iter().filter(|one| content(one).contains("ran out of time")).count();
    assert_eq!(ends, 1, "{:#?}", public(&house));
    house.end().await;
}

#[tokio::test]
async fn the_computer_answers_whichever_process_hears_of_the_move() {
    let Some(house) = House::of_fronts(CATALOG, 2).await else { return };
    let ada = house.ada;
    let options = json!({ "game": "chess", "computer": 1, "side": "me" });
    house.command(ada, "play", options).await.shows(ada, "your move").await;
    for text in ["a3", "h3", "b3"] {
        house.play(ada, text).await;
        house.searched().await;
        house.quiet().await;
        let board = public(&house).pop().expect("a board");
        assert!(content(&board).starts_with("Ada, your move"), "{board:#}");
        assert!(content(&board).contains(&format!("Ada played {text}")), "{board:#}");
    }
    house.end().await;
}

#[tokio::test]
async fn whoever_is_heard_by_two_processes_is_not_refused_what_they_have_just_done() {
    let Some(house) = House::of_doubles(CATALOG, 3).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    // The third interaction is the first move, and comes twice; so does every third from there, and the last.
    house.challenge("chess", json!({})).await;
    let moves = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6", "O-O", "Be7", "Re1"];
    for (nth, text) in moves.into_iter().enumerate() {
        let who = [ada, bea][nth % 2];
        let done = house.play(who, text).await;
        let said = done.content();
        // The one whose answer is read may be the second: it shows the board as it stands.
        let played = !done.is_private()
            || said.starts_with("You played")
            || said.contains(&format!("played {text}"));
        assert!(played, "{text}: {done:?}");
        house.quiet().await;
    }
    let resign = house.command(ada, "resign", json!({})).await;
    let gone = house.press(ada, resign.message(), "Yes, resign").await;
    assert!(!gone.content().contains("is over; press"), "{gone:?}");
    house.end().await;
}

#[tokio::test]
async fn the_referee_does_not_refuse_a_try_that_came_to_two_processes() {
    let Some(house) = House::of_doubles(CATALOG, 3).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "secret-stallmate", "opponent": bea.to_string(), "side": "me",
        "clock": "none", "options": "at once" });
    let asked = house.command(ada, "play", terms).await;
    house.press(bea, asked.message(), "Accept").await;
    for (who, text) in [(ada, "a2a3"), (bea, "a7a6"), (ada, "h2h3"), (bea, "h7h6")] {
        house.quiet().await;
        let told = house.play(who, text).await;
        assert!(told.content().starts_with("Referee to"), "{text}: {told:?}");
        assert!(told.content().contains("A move was made"), "{text}: {told:?}");
        assert!(!told.content().contains("not yours"), "{text}: {told:?}");
    }
    house.end().await;
}

/// The first process hears of all moves until the board's change by Bea's last one comes late; meanwhile the second
/// hears of Ada's next one, and posts the next board.
#[tokio::test]
async fn a_change_that_is_late_gives_no_buttons_back_to_a_board_that_was_replaced() {
    let Some(house) = changes_late(&[]).await else { return };
    let all = public(&house);
    assert_eq!(live(&all), [all.last().expect("a board")], "{all:#?}");
    let older = all.iter().rev().nth(1).map(content);
    assert!(older.is_some_and(|one| one.contains("It is Ada's period")), "it came late: {all:#?}");
    house.end().await;
}

/// The second process has changed the same board when the first one's change comes, of which Discord says nothing.
#[tokio::test]
async fn a_change_that_comes_late_and_unheard_leaves_no_board_behind_the_game() {
    let Some(house) = House::of_doubles(CATALOG, 0).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    for (who, text) in [(ada, "e4"), (bea, "e5"), (ada, "Nf3"), (bea, "Nc6")] {
        let last = text == "Nc6";
        if text == "Nf3" {
            let board = public(&house).pop().expect("a board");
            let lost = Fault::LoseLate(LATE);
            house.sandbox.faults().next(1, "PATCH", &id_of(&board).to_string(), lost);
        }
        house.play(who, text).await;
        if text != "Nf3" && !last {
            house.quiet().await;
            // They are asked in turn: the second hears of the last move alone.
            house.command(ada, "help", Value::Null).await;
        }
    }
    house.quiet().await;
    let board = public(&house).pop().expect("a board");
    assert!(content(&board).contains("Ada, your move"), "{board:#}");
    assert!(content(&board).contains("Bea played Nc6"), "{board:#}");
    house.end().await;
}

/// The second process knows Bea's view, so it changes the same board, before the first one's change comes.
#[tokio::test]
async fn a_change_that_is_late_leaves_no_board_behind_the_game() {
    let Some(house) = changes_late(&["a7a6", "h7h6"]).await else { return };
    let all = public(&house);
    assert_eq!(live(&all), [all.last().expect("a board")], "{all:#?}");
    assert!(all.last().is_some_and(|one| content(one).contains("It is Bea's period")), "{all:#?}");
    house.end().await;
}

/// The first process is gone before it could note the board that it has posted. Nothing else is posted before the end of
/// a hidden game against the computer.
#[tokio::test]
async fn a_board_that_nobody_noted_loses_its_buttons_at_the_end() {
    let Some(house) = House::of_doubles(CATALOG, 0).await else { return };
    let ada = house.ada;
    let options = json!({ "game": "secret-stallmate", "computer": 1, "side": "me" });
    house.command(ada, "play", options).await;
    house.quiet().await;
    house.alter("DELETE FROM messages WHERE role = 'board'");
    house.alter(
        "INSERT INTO outbox (table_id, purpose, payload, due, tries, created, position, token)
         SELECT id, 'board', '{\"position\":0}', 9000000000000, 0, 0, 0, 1 FROM tables",
    );
    house.play(ada, "a2a3").await;
    house.quiet().await;
    let resign = house.command(ada, "resign", json!({})).await;
    house.press(ada, resign.message(), "Yes, resign").await;
    house.quiet().await;
    let all = public(&house);
    assert_eq!(live(&all), [] as [&Value; 0], "{all:#?}");
    house.end().await;
}

/// The same, and nobody knows that there was anything to be noted.
#[tokio::test]
async fn a_board_of_which_nobody_heard_loses_its_buttons_a_minute_after_the_end() {
    let Some(house) = House::of_doubles(CATALOG, 0).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    house.play(ada, "e4").await;
    house.quiet().await;
    house.alter("DELETE FROM messages WHERE role = 'board'");
    let resign = house.command(bea, "resign", json!({})).await;
    house.press(bea, resign.message(), "Yes, resign").await;
    house.quiet().await;
    let can =
        |all: &[Value], label: &str| all.iter().filter(|one| buttons(one).contains(&label)).count();
    let all = public(&house);
    assert_eq!((can(&all, "Move"), can(&all, "Rematch")), (1, 1), "{all:#?}");
    let end = all.iter().find(|one| buttons(one).contains(&"Rematch")).map(content);
    house.pass(61_000).await;
    house.quiet().await;
    let later = public(&house);
    assert_eq!((can(&later, "Move"), can(&later, "Rematch")), (0, 1), "{later:#?}");
    assert_eq!(later.iter().find(|one| buttons(one).contains(&"Rematch")).map(content), end);
    house.end().await;
}

/// How late a change comes.
const LATE: Duration = Duration::from_secs(4);

/// The messages in which somebody can still ask for their view.
fn live(all: &[Value]) -> Vec<&Value> {
    all.iter().filter(|one| buttons(one).contains(&"My view")).collect()
}

/// A hidden game in a house of two processes, of which the second hears these moves and the last one, while the change
/// that the first one makes of the board by the move before comes late.
async fn changes_late(by_the_second: &[&str]) -> Option<House> {
    let house = House::of_doubles(CATALOG, 0).await?;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "secret-stallmate", "opponent": bea.to_string(), "side": "me",
        "clock": "none", "options": "at once" });
    let asked = house.command(ada, "play", terms).await;
    house.press(bea, asked.message(), "Accept").await;
    house.quiet().await;
    let moves = ["a2a3", "a7a6", "h2h3", "h7h6", "a3a4", "a6a5", "h3h4"];
    // They are asked in turn.
    let mut next_is_second = false;
    for (nth, text) in moves.into_iter().enumerate() {
        let second = nth + 1 == moves.len() || by_the_second.contains(&text);
        if next_is_second != second {
            house.command(ada, "help", Value::Null).await;
        }
        let changes = text == "a6a5";
        if changes {
            let board = public(&house).pop().expect("a board");
            house.sandbox.faults().next(1, "PATCH", &id_of(&board).to_string(), Fault::Delay(LATE));
        }
        let told = house.play([ada, bea][nth % 2], text).await;
        assert!(told.content().contains("A move was made"), "{text}: {told:?}");
        next_is_second = !second;
        if !changes {
            house.quiet().await;
        }
    }
    Some(house)
}

#[tokio::test]
async fn whoever_looks_for_a_partner_is_told_so_once_by_two_processes() {
    let Some(house) = House::of_doubles(CATALOG, 3).await else { return };
    let ada = house.ada;
    for _ in 0..2 {
        house.command(ada, "games", json!({})).await;
    }
    let terms = json!({ "game": "secret-stallmate", "options": "anonymous, at once",
        "clock": "period 24 h at once" });
    house.command(ada, "play", terms).await;
    house.quiet().await;
    let letters = house.sandbox.messages(house.sandbox.dm(ada), ada);
    let waits = letters.iter().filter(|one| content(one).starts_with("You are waiting"));
    assert_eq!(waits.count(), 1, "{letters:#?}");
    house.end().await;
}
