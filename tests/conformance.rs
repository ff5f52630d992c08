//! One suite for every game of the catalog, and for the two games of the tests.

mod games;

use games::GAMES;

#[test]
fn the_catalog_finds_its_games_by_slug() {
    assert_eq!(GAMES.find("veil").map(|entry| entry.info.title), Some("Veil"));
    assert!(GAMES.find("snap").is_none());
}
