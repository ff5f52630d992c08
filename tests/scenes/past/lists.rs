//! Lists of finished games and what a profile says of them.

use patt::catalog::CATALOG;
use serde_json::{Value, json};

use super::{fools_mate, table_of};
use crate::support::house::{House, buttons};

fn embed(message: &Value) -> String {
    message["embeds"][0].to_string()
}

#[tokio::test]
async fn finished_games_are_listed_with_results_and_lead_to_their_replay() {
    let house = House::start(CATALOG).await;
    let (ada, bea, cid) = (house.ada, house.bea, house.cid);
    let none = house.command(ada, "history", Value::Null).await;
    assert!(embed(none.message()).contains("No finished game"), "{none:?}");
    let mut last = String::new();
    for _ in 0..12 {
        last = table_of(fools_mate(&house).await.message());
        house.pass(60_000).await;
    }
    let listed = house.command(ada, "history", Value::Null).await;
    let text = embed(listed.message());
    assert!(listed.is_private() && text.contains("page 1 of 2"), "{text}");
    assert!(text.contains("Ada - Bea, lost") && text.contains(&last), "{text}");
    let next = house.press(ada, listed.message(), "Next").await;
    assert!(embed(next.message()).contains("12. Chess"), "{next:?}");
    let page = house.press(ada, next.message(), "12").await;
    assert!(page.content().contains("0 of 4"), "{page:?}");

    // Of two people; of others; of nobody.
    let pair = json!({ "player": bea.to_string(), "opponent": ada.to_string() });
    let pair = house.command(cid, "history", pair).await;
    assert!(embed(pair.message()).contains("Bea and Ada"), "{pair:?}");
    assert!(embed(pair.message()).contains("won"), "{pair:?}");
    assert!(embed(pair.message()).contains("games on this server"), "{pair:?}");
    let other = json!({ "player": bea.to_string(), "opponent": cid.to_string() });
    let other = house.command(cid, "history", other).await;
    assert!(embed(other.message()).contains("No finished game"), "{other:?}");

    // The profile tells of them too.
    let profile = house.command(cid, "profile", json!({ "player": bea.to_string() })).await;
    let text = embed(profile.message());
    assert!(text.contains("Openings: Barnes Opening (Black, 12 games"), "{text}");
    assert!(text.contains("12 in a row"), "{text}");
    assert!(buttons(profile.message()).contains(&"Games"), "{profile:?}");
    let games = house.press(cid, profile.message(), "Games").await;
    assert!(embed(games.message()).contains("Finished games of Bea"), "{games:?}");
    house.end().await;
}
