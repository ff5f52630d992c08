//! While the database cannot be asked.

use patt::catalog::CATALOG;
use patt::store::{FailsAt, Failure, FaultKind};
use serde_json::json;

use crate::support::house::House;

/// A game in which everything that is written fails once as this.
async fn failing(kind: FaultKind, at: FailsAt) -> House {
    let house = House::start(CATALOG).await;
    house.challenge("chess", json!({})).await;
    house.quiet().await;
    house.fail_writes(Some(Failure { kind, at }));
    house
}

#[tokio::test]
async fn people_are_told_to_try_again_and_nothing_is_decided() {
    for at in [FailsAt::Statement, FailsAt::Commit] {
        let house = failing(FaultKind::Other, at).await;
        let (ada, bea) = (house.ada, house.bea);
        let told = house.play(ada, "e4").await;
        let says = told.content();
        assert!(told.is_private() && says.contains("nothing was changed; please try again"));
        house.fail_writes(None);
        // It is her move still, and she makes it once.
        let told = house.play(bea, "e5").await;
        assert!(told.content().contains("not yours"), "{told:?}");
        house.play(ada, "e4").await.shows(bea, "Ada played e4").await;
        house.play(bea, "e5").await.shows(ada, "Bea played e5").await;
        house.end().await;
    }
}

#[tokio::test]
async fn a_move_over_which_the_database_went_away_for_a_moment_is_made_once() {
    let kinds = [FaultKind::Away, FaultKind::TooSlow];
    let ways = kinds
        .into_iter()
        .flat_map(|kind| [FailsAt::Statement, FailsAt::Commit].map(|at| (kind, at)));
    for (kind, at) in ways {
        let house = failing(kind, at).await;
        let (ada, bea) = (house.ada, house.bea);
        let played = house.play(ada, "e4").await;
        house.fail_writes(None);
        played.shows(bea, "Ada played e4").await;
        let again = house.play(ada, "d4").await;
        assert!(again.content().contains("not yours"), "{again:?}");
        house.play(bea, "e5").await.shows(ada, "Bea played e5").await;
        house.end().await;
    }
}

#[tokio::test]
async fn whoever_moved_sees_the_board_if_the_database_goes_away_after_the_move() {
    let house = failing(FaultKind::Away, FailsAt::After).await;
    let (ada, bea) = (house.ada, house.bea);
    let told = house.play(ada, "e4").await;
    house.fail_writes(None);
    assert!(told.content().contains("Ada played e4"), "{told:?}");
    house.play(bea, "e5").await.shows(ada, "Bea played e5").await;
    house.end().await;
}
