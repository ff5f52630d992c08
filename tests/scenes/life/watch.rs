//! Computers at a table: against each other for somebody who watches, and beside a person who was
//! asked.

use patt::catalog::Catalog;
use serde_json::{Value, json};

use crate::games;
use crate::support::house::{House, buttons, content, id_of};

/// Chess and a game for three, played by bots that play anything.
const HERE: Catalog = Catalog(&[games::CHESS, games::CLAN]);

/// The messages of the channel that all can see.
fn public(house: &House) -> Vec<Value> {
    let seen = house.sandbox.messages(house.channel, house.cid).into_iter();
    seen.filter(|message| message["only_for"].is_null()).collect()
}

#[tokio::test]
async fn the_computer_plays_itself_in_one_message_until_its_watcher_stops_it() {
    let house = House::start(HERE).await;
    let (ada, bea) = (house.ada, house.bea);
    let terms = json!({ "game": "chess", "computer": 2, "options": "watch 5", "side": "me" });
    let first = house.command(bea, "play", terms.clone()).await;
    // Who is asked to play is the opponent; the host's own side is played at the other level.
    let said = "Chess: White (level 5), Black (level 2), move 1";
    assert_eq!(first.content(), said);
    assert_eq!(buttons(first.message()), ["Stop", "Step through"]);
    let board = first.shows(ada, " played ").await;
    assert_eq!(board["id"], first.message()["id"], "it is the same message");
    assert_eq!(house.sandbox.pings().len(), 0);

    let second = house.command(bea, "play", terms.clone()).await;
    assert!(
        second.is_private() && second.content().contains("already watching a game"),
        "{second:?}"
    );
    let replay = house.press(ada, &board, "Step through").await;
    assert!(replay.is_private() && replay.content().contains("0 of"), "{replay:?}");
    let stranger = house.press(house.cid, &board, "Stop").await;
    assert!(stranger.is_private() && stranger.content().contains("Only Bea"), "{stranger:?}");

    // It goes on after a restart, and stops when she stopped watching.
    let house = house.restart().await;
    let end = house.press(bea, &board, "Stop").await.shows(ada, "Bea stopped watching").await;
    assert_eq!(end["id"], board["id"]);
    assert!(buttons(&end).contains(&"Rematch"), "{end:#}");
    house.quiet().await;
    let boards = public(&house);
    assert_eq!(boards.len(), 1, "{boards:#?}");

    // Anybody may see another one, of their own.
    let again = house.press(house.cid, &end, "Rematch").await;
    let running = |message: &Value| {
        content(message).contains(" played ") && buttons(message).contains(&"Stop")
    };
    let board = again.shows_where(ada, running).await;
    // Who manages the server may stop it as well.
    house.press(ada, &board, "Stop").await.shows(bea, "Ada (manager) ended").await;
    house.end().await;
}

#[tokio::test]
async fn a_game_of_three_that_is_watched_comes_to_its_end_by_itself() {
    let house = House::start(HERE).await;
    let terms = json!({ "game": "clan", "computer": 1, "options": "watch, fast" });
    let first = house.command(house.ada, "play", terms).await;
    assert!(first.content().contains("level 1"), "{first:?}");
    let end = first.shows(house.bea, "were played").await;
    assert_eq!(end["id"], first.message()["id"]);
    house.end().await;
}

#[tokio::test]
async fn a_watched_game_whose_message_was_deleted_shows_itself_anew() {
    let house = House::start(HERE).await;
    let terms = json!({ "game": "chess", "computer": 2, "options": "watch" });
    let first = house.command(house.ada, "play", terms).await;
    first.shows(house.ada, " played ").await;
    let gone = house.since_now();
    assert!(house.sandbox.delete_message(id_of(first.message())));
    gone.asks(|request| request.method == "PATCH" && request.status == 404).await;
    let board = gone.shows_where(house.ada, |now| id_of(now) != id_of(first.message())).await;
    house.press(house.ada, &board, "Stop").await.shows(house.ada, "stopped watching").await;
    house.end().await;
}

#[tokio::test]
async fn who_watches_plays_nobody() {
    let house = House::start(games::GAMES).await;
    let person = json!({ "game": "clan", "opponent": house.bea.to_string(), "options": "watch" });
    let refused = house.command(house.ada, "play", person).await;
    assert!(refused.is_private() && refused.content().contains("no opponent"), "{refused:?}");
    let hidden = json!({ "game": "veil", "computer": 1, "options": "watch" });
    let refused = house.command(house.ada, "play", hidden).await;
    assert!(refused.is_private() && refused.content().contains("hidden"), "{refused:?}");
    let level = json!({ "game": "clan", "computer": 1, "options": "watch 11" });
    let refused = house.command(house.ada, "play", level).await;
    assert!(refused.content().contains("levels 1 to 10"), "{refused:?}");
    house.end().await;
}

#[tokio::test]
async fn the_panel_lets_the_computer_play_itself() {
    let house = House::start(Catalog(&[games::CHESS])).await;
    let start = house.command(house.ada, "play", Value::Null).await;
    let panel = house.press(house.ada, start.message(), "Play the computer").await;
    let panel = house.press(house.ada, panel.message(), "Computer against computer").await;
    assert!(panel.content().contains("the computer plays itself, level 3"), "{panel:?}");
    let board =
        house.press(house.ada, panel.message(), "Start").await.shows(house.bea, "level 3").await;
    house.press(house.ada, &board, "Stop").await.shows(house.ada, "stopped watching").await;
    house.end().await;
}

#[tokio::test]
async fn a_person_and_the_computer_are_asked_together() {
    let house = House::start(HERE).await;
    let (ada, bea) = (house.ada, house.bea);
    let two = json!({ "game": "chess", "opponent": bea.to_string(), "computer": 4 });
    let refused = house.command(ada, "play", two).await;
    assert!(refused.is_private() && refused.content().contains("not both"), "{refused:?}");
    let terms = json!({
        "game": "clan", "opponent": bea.to_string(), "computer": 4, "seats": 4, "side": "me",
    });
    let asked = house.command(ada, "play", terms).await;
    let text = asked.content();
    assert!(text.contains("computer, level 4, in the other seats") && text.contains("casual"));
    let accepted = house.press(bea, asked.message(), "Accept").await;
    assert!(accepted.content().starts_with("Clan: Ada, Bea, "), "{accepted:?}");
    assert_eq!(accepted.content().matches("level 4").count(), 2, "{accepted:?}");
    accepted.shows(ada, "your turn").await;
    house.end().await;
}
