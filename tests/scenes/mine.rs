//! Settings of people and servers, and what each of them changes: pictures, pings, places, limits.

use crate::games::GAMES;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content, embed, id_of};
use crate::support::party::{every_move, rated_game};
use patt::catalog::CATALOG;
use patt::sandbox::{Id, Replied};
use serde_json::{Value, json};

/// Opens the settings, chooses a line and presses a value; gives the page afterwards.
async fn set(house: &House, who: Id, scope: &str, line: &str, value: &str) -> Done {
    let page = house.command(who, "settings", json!({ "scope": scope })).await;
    assert!(page.is_private(), "{page:?}");
    let page = house.choose(who, page.message(), line).await;
    house.press(who, page.message(), value).await
}

/// The picture of a message.
fn picture(house: &House, message: &Value) -> Vec<u8> {
    house.sandbox.file(id_of(message), 0).expect("a picture")
}

/// How many pings a person has had once all is delivered.
async fn pings(house: &House, who: Id) -> usize {
    house.quiet().await;
    house.sandbox.pings().iter().filter(|ping| ping.person == who).count()
}

#[tokio::test]
async fn a_page_names_the_old_value_and_the_new_one() {
    let house = House::start(CATALOG).await;
    let changed = set(&house, house.ada, "mine", "theme", "Slate (dark)").await;
    assert!(matches!(changed.replied, Replied::Edited(_)), "{changed:?}");
    assert_eq!(changed.content(), "Board colours: was Linden (wood), is now Slate (dark).");
    assert!(embed(changed.message()).contains("**Board colours**: Slate (dark)"), "{changed:?}");
    assert!(changed.message()["attachments"][0].is_object(), "a picture of it: {changed:?}");
    let chess = house.choose(house.ada, changed.message(), "notation").await;
    let long = buttons(chess.message()).into_iter().find(|label| label.contains("g1f3"));
    assert!(long.is_some(), "{chess:?}");
    // Another person's page is as usual.
    let page = house.command(house.bea, "settings", Value::Null).await;
    assert!(embed(page.message()).contains("**Board colours**: Linden (wood)"), "{page:?}");
    // What was changed outlives the process.
    let house = house.restart().await;
    let page = house.command(house.ada, "settings", Value::Null).await;
    assert!(embed(page.message()).contains("**Board colours**: Slate (dark)"), "{page:?}");
    house.end().await;
}

#[tokio::test]
async fn boards_look_as_their_reader_wants_them() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    let usual = house.play(bea, "e5").await.shows(ada, "played e5").await;
    let usual = picture(&house, &usual);
    let own = async |who| picture(&house, house.command(who, "board", Value::Null).await.message());
    assert_eq!(own(ada).await, usual);
    // Each setting changes one's own board, and putting it back restores it.
    for (line, other, back) in
        [("theme", "High contrast", "Linden (wood)"), ("coordinates", "Off", "On")]
    {
        set(&house, ada, "mine", line, other).await;
        assert_ne!(own(ada).await, usual, "{line}");
        set(&house, ada, "mine", line, back).await;
        assert_eq!(own(ada).await, usual, "{line}");
    }
    // A board for all to see looks as whoever is to move wants it.
    set(&house, bea, "mine", "theme", "Slate (dark)").await;
    set(&house, bea, "mine", "coordinates", "Off").await;
    set(&house, bea, "mine", "notation", "Coordinates (g1f3)").await;
    let board = house.play(ada, "Nf3").await.shows(bea, "Ada played").await;
    assert!(content(&board).contains("played g1f3"), "{board:#}");
    assert_eq!(picture(&house, &board), own(bea).await);
    let board = house.play(bea, "Nc6").await.shows(ada, "played Nc6").await;
    assert_eq!(picture(&house, &board), own(ada).await);
    // Which side is below.
    set(&house, bea, "mine", "side", "The first player's side").await;
    let first = own(bea).await;
    set(&house, bea, "mine", "side", "The side to move").await;
    assert_eq!(own(bea).await, first, "White is to move");
    let board = house.play(ada, "d4").await.shows(bea, "played d2d4").await;
    let turned = own(bea).await;
    assert_eq!(picture(&house, &board), turned);
    set(&house, bea, "mine", "side", "The first player's side").await;
    assert_ne!(own(bea).await, turned, "Black is to move");
    house.end().await;
}

#[tokio::test]
async fn every_move_is_asked_about_if_one_wants_that() {
    let house = House::start(CATALOG).await;
    let board = house.challenge("chess", json!({})).await;
    set(&house, house.ada, "mine", "confirm", "On").await;
    let picker = house.press(house.ada, &board, "Move").await;
    let target = house.press(house.ada, picker.message(), "P e2").await;
    let asked = house.press(house.ada, target.message(), "e4").await;
    assert!(buttons(asked.message()).contains(&"Play e4"), "{asked:?}");
    house.press(house.ada, asked.message(), "Play e4").await.shows(house.bea, "played e4").await;
    house.end().await;
}

#[tokio::test]
async fn turns_are_told_where_one_wants_them() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    every_move(&house).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    assert_eq!(pings(&house, bea).await, 2, "the challenge and the turn");

    set(&house, bea, "mine", "pings", "No ping").await;
    house.play(bea, "e5").await.shows(ada, "played e5").await;
    let board = house.play(ada, "Nf3").await.shows(bea, "played Nf3").await;
    assert!(content(&board).starts_with("Bea, your move"), "{board:#}");
    assert_eq!(pings(&house, bea).await, 2);

    let channel = house.sandbox.dm(bea);
    let letters = || house.sandbox.messages(channel, bea);
    for (way, pinged) in [("Direct message", 2), ("Both", 3)] {
        set(&house, bea, "mine", "pings", way).await;
        let (reply, back, move_) = match way {
            "Both" => ("Nf6", "played Nf6", "a3"),
            _ => ("Nc6", "played Nc6", "d4"),
        };
        house.play(bea, reply).await.shows(ada, back).await;
        let played = house.play(ada, move_).await;
        played.shows(bea, &format!("played {move_}")).await;
        let letter = played.writes(bea, &format!("played {move_}")).await;
        assert!(
            content(&letter).starts_with("It is your move (Black) in Chess against Ada"),
            "{letter:#}"
        );
        assert!(letter["attachments"][0].is_object(), "{letter:#}");
        assert_eq!(pings(&house, bea).await, pinged, "{way}");
    }
    assert_eq!(letters().len(), 2);

    // Direct messages are closed: the channel tells him, and he hears of it once.
    house.sandbox.takes_messages(bea, false);
    set(&house, bea, "mine", "pings", "Direct message").await;
    house.play(bea, "Bb4").await.shows(ada, "played Bb4").await;
    house.play(ada, "c3").await.shows(bea, "could not send you a direct message").await;
    assert_eq!(pings(&house, bea).await, 4);
    let told = house.command(bea, "board", Value::Null).await;
    assert!(told.content().contains("allow messages from this server"), "{told:?}");
    let house = house.restart().await;
    let again = house.command(bea, "board", Value::Null).await;
    assert!(!again.content().contains("allow messages"), "{again:?}");
    // From now on the channel pings.
    house.play(bea, "Ba5").await.shows(ada, "played Ba5").await;
    house.play(ada, "b4").await.shows(bea, "played b4").await;
    assert_eq!(pings(&house, bea).await, 5);
    assert_eq!(house.sandbox.messages(house.sandbox.dm(bea), bea).len(), 2);
    house.end().await;
}

#[tokio::test]
async fn the_place_of_direct_messages_is_looked_up_once_for_all() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    set(&house, bea, "mine", "pings", "Direct message").await;
    house.challenge("chess", json!({})).await;
    house.play(ada, "e4").await;
    house.quiet().await;
    let house = house.restart().await;
    house.play(bea, "e5").await;
    house.play(ada, "d4").await;
    house.quiet().await;
    let letters = house.sandbox.messages(house.sandbox.dm(bea), bea);
    assert!(letters.len() >= 2, "{letters:#?}");
    let asked = house.sandbox.requests();
    let opened = asked.iter().filter(|request| request.route == "/users/@me/channels");
    assert_eq!(opened.count(), 1);
    house.end().await;
}

#[tokio::test]
async fn challenges_offers_and_results_ping_only_who_wants_it() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let against = json!({ "game": "chess", "opponent": bea.to_string(), "side": "me" });
    set(&house, bea, "mine", "challenges", "No ping").await;
    let asked = house.command(ada, "play", against.clone()).await;
    assert!(asked.content().starts_with("Bea: Ada challenges"), "{asked:?}");
    assert_eq!(pings(&house, bea).await, 0);
    let listed = house.command(bea, "games", Value::Null).await;
    assert!(embed(listed.message()).contains("is waiting for an opponent"), "{listed:?}");
    house.press(ada, asked.message(), "Withdraw").await;

    set(&house, bea, "mine", "challenges", "Direct message").await;
    let asked = house.command(ada, "play", against).await;
    let letter = asked.writes(bea, "challenges").await;
    assert_eq!(pings(&house, bea).await, 0);
    let accepted = house.press(bea, &letter, "Accept").await;
    let board = accepted.at(house.channel).shows(ada, "your move").await;
    assert!(buttons(&board).contains(&"Move"), "{asked:?}");

    set(&house, bea, "mine", "offers", "Off").await;
    let question = house.press(ada, &board, "Draw").await;
    let offer = house
        .press(ada, question.message(), "Yes, offer a draw")
        .await
        .shows(bea, "offers a draw")
        .await;
    assert!(content(&offer).starts_with("Bea: "), "{offer:#}");
    assert_eq!(pings(&house, bea).await, 0);

    set(&house, bea, "mine", "results", "Off").await;
    let question = house.press(ada, &board, "Resign").await;
    house.press(ada, question.message(), "Yes, resign").await.shows(bea, "resigned").await;
    assert_eq!(pings(&house, bea).await, 0);
    house.end().await;
}

#[tokio::test]
async fn a_hidden_game_never_leaves_its_player_without_a_sign() {
    let house = House::start(GAMES).await;
    let (ada, bea) = (house.ada, house.bea);
    set(&house, ada, "mine", "pings", "No ping").await;
    let terms = json!({ "game": "veil", "opponent": bea.to_string(), "side": "me",
        "clock": "period 1 day" });
    let asked = house.command(ada, "play", terms).await;
    house.press(bea, asked.message(), "Accept").await.shows(ada, "stay private").await;
    assert_eq!(pings(&house, ada).await, 1);
    house.end().await;
}

#[tokio::test]
async fn only_managers_change_a_server_and_games_keep_to_its_channels() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let refused = house.command(bea, "settings", json!({ "scope": "server" })).await;
    assert!(refused.is_private() && refused.content().contains("Manage Server"), "{refused:?}");

    let changed = set(&house, ada, "server", "channels", "Add this channel").await;
    let here = format!("<#{}>", house.channel);
    assert!(changed.content().ends_with(&format!("is now {here}.")), "{changed:?}");
    // A button of that page in the hands of somebody without the right changes nothing.
    let elsewhere = house.sandbox.add_channel("elsewhere");
    let asked = house.command_in(elsewhere, bea, "play", json!({ "game": "chess" })).await;
    assert!(asked.is_private() && asked.content().contains(&here), "{asked:?}");
    let asked = house.command(bea, "play", json!({ "game": "chess" })).await;
    assert!(!asked.is_private(), "{asked:?}");
    set(&house, ada, "server", "channels", "Every channel").await;
    let asked = house.command_in(elsewhere, bea, "play", json!({ "game": "chess" })).await;
    assert!(!asked.is_private(), "{asked:?}");

    // Usual terms and limits.
    set(&house, ada, "server", "rated", "Casual").await;
    let asked = house.command(ada, "play", json!({ "game": "chess" })).await;
    assert!(asked.content().contains("casual"), "{asked:?}");
    let asked = house.command(ada, "play", json!({ "game": "chess", "rated": true })).await;
    assert!(asked.content().contains(" rated"), "{asked:?}");
    set(&house, ada, "server", "each", "3").await;
    house.command(ada, "play", json!({ "game": "chess" })).await;
    let full = house.command(ada, "play", json!({ "game": "chess" })).await;
    assert!(full.is_private() && full.content().contains("3 open games"), "{full:?}");
    set(&house, ada, "server", "games", "5").await;
    let full = house.command(bea, "play", json!({ "game": "chess" })).await;
    assert!(full.is_private() && full.content().contains("5 open games"), "{full:?}");
    house.end().await;
}

#[tokio::test]
async fn a_manager_ends_a_game_by_force_and_the_message_says_so() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let terms = json!({ "game": "chess", "opponent": cid.to_string(), "side": "me" });
    let asked = house.command(bea, "play", terms).await;
    house.press(cid, asked.message(), "Accept").await.shows(bea, "your move").await;
    house.play(bea, "e4").await.shows(cid, "played e4").await;
    let board = house.play(cid, "e5").await.shows(bea, "played e5").await;

    let more = house.press(cid, &board, "More").await;
    assert!(!buttons(more.message()).contains(&"Force end"), "{more:?}");
    let more = house.press(ada, &board, "More").await;
    let question = house.press(ada, more.message(), "Force end").await;
    set(&house, ada, "server", "enders", "Nobody").await;
    let refused = house.press(ada, question.message(), "Yes, end it").await;
    assert!(refused.content().contains("Manage Server"), "{refused:?}");
    set(&house, ada, "server", "enders", "Managers").await;
    let end = house
        .press(ada, question.message(), "Yes, end it")
        .await
        .shows(bea, "Ada (manager) ended this game without a result")
        .await;
    assert!(!content(&end).contains("(+"), "{end:#}");
    let house = house.restart().await;
    let profile = house.command(bea, "profile", Value::Null).await;
    assert!(embed(profile.message()).contains("not finished a game"), "{profile:?}");
    let own = house.press(bea, &end, "Step through").await;
    assert!(own.is_private(), "{own:?}");
    house.end().await;
}

/// What a leaderboard shows to a person.
async fn leaders(house: &House, who: Id, scope: &str) -> String {
    let asked = json!({ "game": "chess", "scope": scope });
    embed(house.command(who, "leaderboard", asked).await.message()).to_owned()
}

#[tokio::test]
async fn a_server_may_keep_its_players_to_itself() {
    let house = House::start(CATALOG).await;
    rated_game(&house).await;
    for scope in ["server", "everywhere"] {
        assert!(leaders(&house, house.cid, scope).await.contains("Ada"), "{scope}");
    }
    set(&house, house.ada, "server", "board", "Here only").await;
    assert!(leaders(&house, house.cid, "server").await.contains("Ada"));
    assert!(leaders(&house, house.cid, "everywhere").await.starts_with("Nobody"));
    set(&house, house.ada, "server", "board", "On all leaderboards").await;
    assert!(leaders(&house, house.cid, "everywhere").await.contains("Bea"));
    house.end().await;
}

/// A casual game that Ada wins at once, always the same; the message of its end.
async fn casual_game(house: &House) -> Value {
    house.challenge("chess", json!({ "rated": false })).await;
    house.play(house.ada, "e4").await.shows(house.bea, "played e4").await;
    let board = house.play(house.bea, "e5").await.shows(house.ada, "played e5").await;
    let question = house.press(house.bea, &board, "Resign").await;
    let resigned = house.press(house.bea, question.message(), "Yes, resign").await;
    resigned.shows(house.ada, "resigned").await
}

/// The words for the picture of a message.
fn alt(message: &Value) -> &str {
    message["attachments"][0]["description"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn the_last_board_shows_those_who_played() {
    let house = House::start(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    let end = casual_game(&house).await;
    assert!(alt(&end).contains("Players: Ada (White) 1, Bea (Black) 0. Last moves:"), "{end:#}");
    assert_eq!(alt(&end).matches("Bea resigned").count(), 1, "{end:#}");
    let both = picture(&house, &end);
    if let Some(folder) = std::env::var_os("PATT_LOOK") {
        let file = std::path::Path::new(&folder).join("end-chess.png");
        std::fs::write(file, &both).expect("a folder");
    }
    set(&house, ada, "mine", "avatar", "Off").await;
    let one = picture(&house, &casual_game(&house).await);
    assert_ne!(one, both, "initials of Ada");
    set(&house, bea, "mine", "avatar", "Off").await;
    let none = picture(&house, &casual_game(&house).await);
    assert_ne!(none, one, "and of Bea");
    set(&house, ada, "mine", "avatar", "On").await;
    set(&house, bea, "mine", "avatar", "On").await;
    set(&house, ada, "server", "avatars", "Off").await;
    assert_eq!(picture(&house, &casual_game(&house).await), none, "the server wants none");
    set(&house, ada, "server", "avatars", "On").await;
    assert_eq!(picture(&house, &casual_game(&house).await), both);
    // Whoever wants no words below boards has none above them.
    set(&house, ada, "server", "strips", "Off").await;
    let bare = casual_game(&house).await;
    assert!(!alt(&bare).contains("Players:"), "{bare:#}");
    set(&house, ada, "server", "strips", "On").await;
    // What a rating became stands beside the name.
    let rated = rated_game(&house).await;
    assert!(alt(&rated).contains("Ada (White) 1 1662 (+162)"), "{rated:#}");
    house.end().await;
}

#[tokio::test]
async fn cards_show_the_pictures_of_those_who_let_them() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    rated_game(&house).await;
    let chess = json!({ "game": "chess" });
    let list = async |house: &House| {
        let page = house.command(cid, "leaderboard", chess.clone()).await;
        let alt = page.message()["attachments"][0]["description"].as_str().unwrap_or_default();
        assert!(alt.starts_with("1. Ada ") && alt.contains("\n2. Bea "), "{alt}");
        picture(house, page.message())
    };
    let profile = async |house: &House| {
        let page = house.command(cid, "profile", json!({ "player": ada.to_string() })).await;
        let alt = page.message()["attachments"][0]["description"].as_str().unwrap_or_default();
        assert!(alt.starts_with("Ada\nChess ") && alt.contains("Rating graph"), "{alt}");
        picture(house, page.message())
    };
    let both = list(&house).await;
    set(&house, ada, "mine", "avatar", "Off").await;
    let one = list(&house).await;
    assert_ne!(one, both, "initials of Ada");
    set(&house, bea, "mine", "avatar", "Off").await;
    let none = list(&house).await;
    assert_ne!(none, one, "and of Bea");
    // The server decides for all.
    set(&house, ada, "mine", "avatar", "On").await;
    let large = profile(&house).await;
    set(&house, ada, "server", "avatars", "Off").await;
    assert_eq!(list(&house).await, none);
    assert_ne!(profile(&house).await, large);
    set(&house, ada, "server", "avatars", "On").await;
    set(&house, bea, "mine", "avatar", "On").await;
    assert_eq!((list(&house).await, profile(&house).await), (both.clone(), large));
    // After a start people are seen again when they do something.
    let house = house.restart().await;
    assert_eq!(list(&house).await, none);
    for who in [ada, bea] {
        house.command(who, "help", Value::Null).await;
    }
    assert_eq!(list(&house).await, both);
    house.end().await;
}
