//! The sandbox as people run it: it ends with the program, and both are there again the next day.

use patt::catalog::CATALOG;
use serde_json::json;

use crate::support::house::{House, content, id_of};

#[tokio::test]
async fn people_find_their_games_and_their_names_again() {
    let house = House::kept(CATALOG).await;
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    for (who, text) in [(ada, "f3"), (bea, "e5"), (ada, "g4"), (bea, "Qh4")] {
        house.play(who, text).await;
    }
    house.quiet().await;
    let running = house.challenge("chess", json!({ "rated": false })).await;
    let picture = house.sandbox.file(id_of(&running), 0).expect("a board is a picture");
    let listed = house.command(ada, "leaderboard", json!({ "game": "chess" })).await;
    let names = |text: &str| (text.contains("Ada"), text.contains("Bea"));
    let told = format!("{:?}", listed.message());
    assert_eq!(names(&told), (true, true), "{told}");

    let house = house.restart_all().await;
    assert_eq!((house.ada, house.bea), (ada, bea));
    let message = house.sandbox.message(id_of(&running));
    assert_eq!(content(&message), content(&running));
    assert_eq!(house.sandbox.file(id_of(&running), 0), Some(picture));
    let again = house.command(ada, "leaderboard", json!({ "game": "chess" })).await;
    assert_eq!(names(&format!("{:?}", again.message())), (true, true), "{again:?}");
    // The button that was posted before works, and so does the command.
    let form = house.press(ada, &message, "Type a move").await;
    let patt::sandbox::Replied::Modal(form) = &form.replied else { panic!("no form: {form:?}") };
    let field = form["components"][0]["components"][0]["custom_id"].as_str().expect("a field");
    let moved = house.submit(ada, form, json!({ field: "d4" })).await;
    moved.shows(bea, "played d4").await;
    house.play(bea, "d5").await.shows(ada, "played d5").await;
    house.end().await;
}
