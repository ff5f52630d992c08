//! The pages of `/rules`: every lesson of every game, with its picture.

use patt::catalog::CATALOG;
use patt::sandbox::Id;
use serde_json::json;

use crate::support::house::{House, embed};

/// What a page of a game looks like to a person.
async fn page(house: &House, who: Id, game: &str, number: usize) -> (String, Vec<u8>, String) {
    let asked = json!({ "game": game, "page": number.to_string() });
    let page = house.command(who, "rules", asked).await;
    assert!(page.is_private(), "{game} {number}");
    let message = page.message();
    let picture = &message["attachments"][0];
    let alt = picture["description"].as_str().unwrap_or_default().to_owned();
    let file = page.id().and_then(|id| house.sandbox.file(id, 0));
    (embed(message).to_owned(), file.unwrap_or_default(), alt)
}

#[tokio::test]
async fn every_lesson_has_its_text_and_its_picture_in_both_languages() {
    let house = House::start(CATALOG).await;
    house.sandbox.speaks(house.bea, "de");
    for info in CATALOG.iter().map(|entry| entry.info) {
        for (nth, lesson) in info.lessons.iter().enumerate() {
            let (text, picture, alt) = page(&house, house.ada, info.slug, nth + 1).await;
            let (other, same, _) = page(&house, house.bea, info.slug, nth + 1).await;
            let at = format!("{}/{}", info.slug, lesson.key);
            assert!(text.chars().count() > 40 && text != other, "{at}: {text}, {other}");
            assert!((1..=1024).contains(&alt.chars().count()), "{at}: {alt}");
            assert_eq!(picture, same, "{at}");
            let marks = ["Chosen: ", "Can go to: ", "Can be placed on: "];
            let shown = marks.iter().any(|what| alt.contains(what));
            assert!(shown || lesson.shows.is_none(), "{at}: {alt}");
            assert!(alt.contains("king") || !info.hidden, "nothing is seen of {at}: {alt}");
            let size = image::load_from_memory(&picture).expect("a picture");
            assert!((300..=1440).contains(&size.width()), "{at}: {}", size.width());
            // For people to look at, into the folder that is named.
            if let Ok(folder) = std::env::var("PATT_LOOK") {
                std::fs::write(format!("{folder}/lesson-{}-{nth:02}.png", info.slug), &picture)
                    .expect("a folder");
            }
        }
    }
    house.end().await;
}
