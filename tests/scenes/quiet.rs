//! One board that changes: who is called and who is not, and what stays behind.

use patt::catalog::CATALOG;
use patt::sandbox::{Fault, Id, Replied};
use serde_json::{Value, json};

use crate::support::done::Done;
use crate::support::house::{House, buttons, content, id_of};

/// Minutes, as the house counts time.
const MINUTE: i64 = 60_000;

/// What everybody can read in the channel.
fn public(house: &House) -> Vec<Value> {
    house.sandbox.messages(house.channel, house.cid)
}

/// What only this person can read there, but for the greeting of a manager.
fn private_of(house: &House, who: Id) -> Vec<Value> {
    let mut seen = house.sandbox.messages(house.channel, who);
    seen.retain(|message| !message["only_for"].is_null());
    seen.retain(|message| !buttons(message).contains(&"Not now"));
    seen
}

/// Plays a move and waits for what the computer answers.
async fn plays(house: &House, who: Id, text: &str) -> Done {
    let done = house.play(who, text).await;
    house.searched().await;
    house.quiet().await;
    done
}

/// A game of chess that Ada begins against the computer; its board.
async fn solo(house: &House) -> Value {
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    house.command(house.ada, "play", terms).await.message().clone()
}

/// Plays a move of the king by the picker: opens it at the board and presses the king, if that is
/// asked, and the cell.
async fn picks(house: &House, who: Id, board: &Value, cell: &str) {
    let mut screen = house.press(who, board, "Move").await;
    for _ in 0..2 {
        let labels = buttons(screen.message());
        let there = labels.iter().find(|label| label.contains(cell));
        let label = there.unwrap_or(&labels[0]).to_string();
        screen = house.press(who, &screen.message().clone(), &label).await;
        if screen.replied == Replied::Noted {
            return;
        }
    }
    panic!("the picker leads nowhere: {screen:?}");
}

/// Pawns block each other on the whole board, and kings cannot come across.
const BLOCKED: &str = "fen 4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/K7 w - - 0 1";

/// The cells of a king that goes through its three ranks from a1, and a part of the way back.
fn walk() -> impl Iterator<Item = String> {
    let rank = |files: &str, rank: u8| -> Vec<String> {
        files.chars().map(|file| format!("{file}{rank}")).collect()
    };
    let there = [rank("bcdefgh", 1), rank("hgfedcba", 2), rank("abcdefgh", 3)].concat();
    let back: Vec<_> = there.iter().rev().skip(1).cloned().collect();
    there.into_iter().chain(back).take(30)
}

#[tokio::test]
async fn a_game_against_the_computer_is_one_message_and_calls_nobody() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me", "options": BLOCKED });
    let board = house.command(ada, "play", terms).await.message().clone();
    for (nth, cell) in walk().enumerate() {
        house.searched().await;
        house.quiet().await;
        let now = house.sandbox.message(id_of(&board));
        if nth % 2 == 0 {
            picks(&house, ada, &now, &cell).await;
        } else {
            house.play(ada, &format!("K{cell}")).await;
        }
    }
    house.searched().await;
    house.quiet().await;
    let all = public(&house);
    let [only] = all.as_slice() else { panic!("{} messages: {all:#?}", all.len()) };
    assert!(content(only).contains("move 31"), "{only:#}");
    assert_eq!(house.sandbox.pings().len(), 0);
    assert_eq!(private_of(&house, ada), [Value::Null; 0], "nothing stays behind");
    house.end().await;
}

#[tokio::test]
async fn five_actions_lead_from_the_first_command_to_the_first_move() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let start = house.command(ada, "play", json!({})).await;
    let three = ["Play the computer", "Challenge someone", "Learn a game"];
    assert_eq!(buttons(start.message()), three);
    let panel = house.press(ada, start.message(), "Play the computer").await;
    assert!(panel.content().contains("level 3 (keen beginner, about 750 Elo)"), "{panel:?}");
    let first = house.press(ada, panel.message(), "Start").await;
    let begun = first.shows(house.cid, "Chess").await;
    assert!(content(&begun).contains("Ada, your move ("), "{begun:#}");
    // What was the panel is the picker now.
    let label = buttons(first.message())[0].to_owned();
    let target = house.press(ada, first.message(), &label).await;
    let label = buttons(target.message())[0].to_owned();
    let played = house.press(ada, target.message(), &label).await;
    played.shows(house.cid, "Ada played").await;
    house.quiet().await;
    assert_eq!(public(&house).len(), 1);
    assert_eq!(private_of(&house, ada), [Value::Null; 0]);
    house.end().await;
}

#[tokio::test]
async fn a_move_and_its_answer_are_taken_back_together() {
    let house = House::start(CATALOG).await;
    let board = solo(&house).await;
    assert!(!buttons(&board).contains(&"Take back"));
    let board = house.play(house.ada, "e4").await.shows(house.cid, "Ada played e4").await;
    let back = house.press(house.ada, &board, "Take back").await;
    assert_eq!(back.replied, Replied::Noted);
    let board = back.shows(house.cid, "Ada took back e4").await;
    assert!(content(&board).contains("move 1"), "{board:#}");
    assert!(!buttons(&board).contains(&"Take back"));
    house.quiet().await;
    assert_eq!((public(&house).len(), house.sandbox.pings().len()), (1, 0));
    house.end().await;
}

#[tokio::test]
async fn the_end_of_a_game_against_the_computer_takes_the_place_of_its_board() {
    let house = House::start(CATALOG).await;
    let board = solo(&house).await;
    house.play(house.ada, "e4").await.shows(house.cid, "Ada played e4").await;
    let asked = house.command(house.ada, "resign", json!({})).await;
    let end = house.press(house.ada, asked.message(), "Yes, resign").await;
    let end = end.shows(house.cid, "Ada resigned").await;
    assert_eq!(id_of(&end), id_of(&board));
    assert!(buttons(&end).contains(&"Rematch"));
    house.quiet().await;
    assert_eq!((public(&house).len(), house.sandbox.pings().len()), (1, 0));
    assert_eq!(private_of(&house, house.ada), [Value::Null; 0]);
    house.end().await;
}

#[tokio::test]
async fn a_board_out_of_sight_comes_down_quietly_and_the_old_one_shrinks() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = solo(&house).await;
    plays(&house, ada, "e4").await;
    for _ in 0..10 {
        house.command(bea, "play", json!({ "game": "stalemate" })).await;
    }
    let next = plays(&house, ada, "d4").await;
    assert!(!next.is_private() && next.content().contains("Ada played d4"), "{next:?}");
    assert_ne!(next.id(), Some(id_of(&board)));
    let spent = |message: &Value| message["id"] == board["id"] && buttons(message).is_empty();
    let spent = next.shows_where(house.cid, spent).await;
    assert!(content(&spent).starts_with("Chess: Ada - Computer"), "{spent:#}");
    assert!(content(&spent).contains("1. e4 ") && !content(&spent).contains("d4"), "{spent:#}");
    assert_eq!(spent["attachments"], json!([]));

    // One that is an hour old changes no more either.
    house.pass(51 * MINUTE).await;
    let old = house.play(ada, "a3").await;
    assert!(!old.is_private() && old.id() != next.id(), "{old:?}");
    assert_eq!(house.sandbox.pings().len(), 0);
    house.end().await;
}

#[tokio::test]
async fn a_board_that_is_gone_or_cannot_be_changed_is_posted_anew() {
    let house = House::start(CATALOG).await;
    let ada = house.ada;
    let board = solo(&house).await;
    house.sandbox.delete_message(id_of(&board));
    let board = plays(&house, ada, "e4").await.shows(house.cid, "Ada played e4").await;
    let house = house.restart().await;
    // The process ends while the next board is on its way.
    house.sandbox.faults().next(4, "PATCH", "/channels", Fault::Status(502));
    plays(&house, ada, "d4").await;
    let house = house.restart().await;
    let now = house.began().shows(house.cid, "Ada played d4").await;
    assert_eq!(id_of(&now), id_of(&board));
    house.play(ada, "a3").await.shows(house.cid, "Ada played a3").await;
    house.quiet().await;
    assert_eq!((public(&house).len(), house.sandbox.pings().len()), (1, 0));
    house.end().await;
}

#[tokio::test]
async fn people_who_are_there_share_one_board_and_who_is_away_is_called() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = house.challenge("chess", json!({})).await;
    let called = |house: &House| house.sandbox.pings().iter().map(|p| p.person).collect::<Vec<_>>();
    assert_eq!(called(&house), [bea, ada], "to the challenge, and to the first move");
    // Bea has just accepted: she is there.
    let e4 = house.play(ada, "e4").await.shows(house.cid, "Ada played e4").await;
    assert_eq!(id_of(&e4), id_of(&board));
    house.pass(MINUTE).await;
    assert_eq!(called(&house).last(), Some(&bea), "called after a minute: {:?}", called(&house));
    let calling = public(&house).pop().expect("a board");
    assert!(content(&calling).contains("your move") && buttons(&calling).contains(&"Move"));
    assert_ne!(id_of(&calling), id_of(&board));
    house.pass(5 * MINUTE).await;
    assert_eq!(called(&house).len(), 3, "and once only");

    // Ada has not been seen for minutes: she gets a new board that calls her.
    let away = house.play(bea, "e5").await;
    assert!(!away.is_private(), "{away:?}");
    house.quiet().await;
    assert_eq!(called(&house)[3..], [ada]);
    // Both answer at once now, and one message changes.
    let board = away.id().expect("a board");
    for (who, text) in [(ada, "Nf3"), (bea, "Nc6"), (ada, "Bb5")] {
        let told = format!("played {text}");
        let now = house.play(who, text).await.shows(house.cid, &told).await;
        assert_eq!(id_of(&now), board);
    }
    house.quiet().await;
    assert_eq!(called(&house).len(), 4);
    let spent: Vec<_> = public(&house).iter().map(|m| content(m).to_owned()).collect();
    assert!(spent.iter().any(|text| text == "Chess: Ada - Bea · 1. e4"), "{spent:#?}");
    house.end().await;
}

#[tokio::test]
async fn whoever_wants_a_new_message_for_every_move_gets_it() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let board = solo(&house).await;
    let page = house.command(ada, "settings", json!({})).await;
    let page = house.choose(ada, page.message(), "boards").await;
    house.press(ada, page.message(), "A new message for every move").await;
    let next = house.play(ada, "e4").await;
    assert!(!next.is_private() && next.id() != Some(id_of(&board)), "{next:?}");
    house.quiet().await;
    assert_eq!(house.sandbox.pings().last().map(|ping| ping.person), Some(ada));

    // The server wants it for those who have not chosen.
    let rules = house.command(ada, "settings", json!({ "scope": "server" })).await;
    let rules = house.choose(ada, rules.message(), "boards").await;
    house.press(ada, rules.message(), "A new message for every move").await;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me" });
    let board = house.command(bea, "play", terms).await;
    let next = house.play(bea, "e4").await;
    assert!(!next.is_private() && next.id() != board.id(), "{next:?}");
    house.end().await;
}

#[tokio::test]
async fn the_end_of_a_game_calls_those_who_did_not_bring_it_about() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    for (who, text) in [(ada, "f3"), (bea, "e5"), (ada, "g4")] {
        house.play(who, text).await;
    }
    let since = house.sandbox.mark();
    let end = house.play(bea, "Qh4").await;
    assert!(
        end.content().starts_with(&format!("<@{ada}>, your game of Chess is over.")),
        "{end:?}"
    );
    assert!(!end.content().contains(&format!("<@{bea}>")), "{end:?}");
    let wanted = |request: &patt::sandbox::Request| {
        request.body["data"]["allowed_mentions"]["users"] == json!([ada.to_string()])
    };
    let asked = house.sandbox.until_requests(since, |all| all.iter().any(wanted)).await;
    asked.expect("Discord is asked to ring for Ada alone");
    let ping = house.sandbox.pings().pop().expect("a ping");
    assert_eq!((ping.person, Some(ping.message)), (ada, end.id()));
    house.end().await;
}

#[tokio::test]
async fn who_challenges_the_bot_itself_is_asked_for_a_level() {
    let house = House::start(CATALOG).await;
    let patt = house.sandbox.bot();
    let named = json!({ "game": "chess", "opponent": patt.to_string() });
    let panel = house.command(house.ada, "play", named).await;
    assert!(panel.is_private() && panel.content().contains("level 3"), "{panel:?}");
    let panel = house.choose(house.ada, panel.message(), "5").await;
    assert!(
        panel.content().contains("level 5 (steady casual player, about 1550 Elo)"),
        "{panel:?}"
    );
    let begun = house.press(house.ada, panel.message(), "Start").await;
    begun.shows(house.cid, "level 5").await;
    let named = json!({ "game": "chess", "opponent": patt.to_string(), "computer": 2 });
    let begun = house.command(house.ada, "play", named).await;
    assert!(begun.content().contains("level 2"), "{begun:?}");
    house.end().await;
}
