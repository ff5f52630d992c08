//! While the database cannot be asked.

use patt::catalog::CATALOG;
use patt::store::{FailsAt, Failure, FaultKind};
use serde_json::json;

use crate::support::house::House;

#[tokio::test]
async fn people_are_told_to_try_again_and_nothing_is_decided() {
    for kind in [FaultKind::Away, FaultKind::TooSlow] {
        for at in [FailsAt::Statement, FailsAt::Commit] {
            let house = House::start(CATALOG).await;
            let (ada, bea) = (house.ada, house.bea);
            house.challenge("chess", json!({})).await;
            house.quiet().await;
            house.fail_writes(Some(Failure { kind, at }));
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
}
