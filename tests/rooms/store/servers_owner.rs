//! Of several processes on one server one decides.

use patt::store::{Change, Committed, Store, StoreError, StorePolicy};
use patt::table::Time;

use crate::support::server::server;

#[tokio::test]
async fn of_two_processes_one_decides_and_stops_before_the_other_begins() {
    let Some(server) = server() else { return };
    let database = server.database("owned");
    let open = || Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap();
    let [one, two] = [open(), open()];
    let acts = async |store: &Store, at| store.commit(Change::at(Time(at))).await;
    one.own("process 1 on board", Time(1_000)).await.unwrap();
    one.own("process 1 on board", Time(6_000)).await.unwrap();
    // The other is told who it is and since when, until it is silent for half a minute.
    for at in [6_000, 35_999] {
        let held = two.own("process 2 on board", Time(at)).await.unwrap_err();
        assert!(held.passes());
        let says = held.to_string();
        let says_who = says.contains("process 1 on board") && says.contains("1970-01-01T00:00:01Z");
        assert!(says_who, "{says}");
    }
    assert!(matches!(acts(&one, 25_999).await, Ok(Committed::Done(_))));
    assert!(
        matches!(one.claim_due(Time(25_999), Time(26_000), 9).await, Ok(due) if due.is_empty())
    );
    for at in [26_000, 40_000] {
        assert!(matches!(acts(&one, at).await, Err(StoreError::Unowned)));
        assert!(matches!(one.claim_due(Time(at), Time(at + 9), 9).await, Err(StoreError::Unowned)));
    }
    two.own("process 2 on board", Time(36_000)).await.unwrap();
    assert!(matches!(acts(&two, 36_001).await, Ok(Committed::Done(_))));
    // The first one comes back to it, and knows at once.
    let held = one.own("process 1 on board", Time(36_002)).await.unwrap_err();
    assert!(held.to_string().contains("process 2 on board"), "{held}");
    assert!(matches!(acts(&one, 0).await, Err(StoreError::Unowned)));
    // Whoever ends in order keeps nobody waiting; whoever never had it takes nothing away.
    one.disown().await.unwrap();
    assert!(one.own("process 1 on board", Time(36_003)).await.is_err());
    two.disown().await.unwrap();
    one.own("process 1 on board", Time(36_004)).await.unwrap();
    assert!(matches!(acts(&one, 36_005).await, Ok(Committed::Done(_))));
    one.close().await;
    two.close().await;
}

/// Who comes at the same moment as others.
#[tokio::test]
async fn of_many_who_begin_at_once_one_has_it() {
    let Some(server) = server() else { return };
    let database = server.database("raced");
    let stores: Vec<_> = (0..4)
        .map(|_| Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap())
        .collect();
    let own = |nth: usize| stores[nth].own("one of them", Time(1_000));
    let answers: [_; 4] = tokio::join!(own(0), own(1), own(2), own(3)).into();
    let had = answers.iter().filter(|answer| answer.is_ok()).count();
    assert_eq!(had, 1, "{answers:?}");
    for store in stores {
        store.close().await;
    }
}
