//! Several games at once: which one is meant, and games that lost their place.

use patt::catalog::CATALOG;
use serde_json::json;

use super::private;
use crate::support::house::{House, buttons};

#[tokio::test]
async fn the_game_that_is_meant_is_found_or_asked_for() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    house.challenge("chess", json!({ "rated": false })).await;
    let terms = json!({ "game": "chess", "opponent": cid.to_string(), "side": "me" });
    let asked = house.command(ada, "play", terms).await;
    house.press(cid, asked.message(), "Accept").await.shows(cid, "against Cid, move 1").await;

    // Ada is to move in both: she is asked, and the answer goes on with her move.
    let which = house.play(ada, "e4").await;
    private(&which, "Which game do you mean?");
    assert_eq!(buttons(which.message()).len(), 2, "{which:?}");
    // While the command is typed, games are found by opponent and by whose turn it is.
    let typed = |text: &str| json!({ "move": "e4", "table": text });
    for (text, found) in [("cid", 1), ("your move", 2), ("bea", 1), ("dan", 0)] {
        let asked = house.sandbox.autocomplete(ada, house.channel, "move", typed(text), "table");
        let choices = asked.await.unwrap().answer().await.unwrap();
        assert_eq!(choices.choices().len(), found, "{text}: {choices:?}");
    }
    let asked = house.sandbox.autocomplete(ada, house.channel, "move", typed("cid"), "table");
    let choices = asked.await.unwrap().answer().await.unwrap();
    let patt::sandbox::Replied::Choices(list) = &choices else { panic!("{choices:?}") };
    let with_cid = json!({ "move": "e4", "table": list[0]["value"] });
    house.command(ada, "move", with_cid).await.shows(bea, "Ada played e4").await;

    // Now only one of them is hers to move in.
    house.play(ada, "d4").await.shows(bea, "Ada played d4").await;
    let listed = house.command(bea, "games", json!({})).await;
    let text = listed.message()["embeds"][0]["description"].as_str().unwrap();
    assert!(text.contains("your move"), "{text}");
    house.end().await;
}

#[tokio::test]
async fn a_game_whose_channel_is_gone_is_taken_elsewhere() {
    let house = House::start(CATALOG).await;
    let other = house.sandbox.add_channel("attic");
    house.sandbox.no_threads(other);
    house.challenge("chess", json!({})).await;
    assert!(house.sandbox.delete_channel(house.channel));
    house.command_in(other, house.ada, "move", json!({ "move": "e4" })).await;
    house.quiet().await;
    let listed = house.command_in(other, house.bea, "games", json!({})).await;
    let label = buttons(listed.message()).into_iter().find(|label| label.ends_with("here"));
    let told = house.press(house.bea, listed.message(), label.expect("it is offered")).await;
    private(&told, "The game is here now");
    let board = told.shows(house.bea, "played e4").await;
    assert!(buttons(&board).contains(&"Move"), "{board:#}");
    let played = house.command_in(other, house.bea, "move", json!({ "move": "e5" })).await;
    played.shows(house.ada, "played e5").await;
    house.end().await;
}
