//! What of several processes in one house on a server one alone does, and what becomes of it when that one
//! is gone.

use std::collections::BTreeSet;

use patt::store::{Change, Database, Lease, NewPost, Store, StoreError, StorePolicy};
use patt::table::Time;
use serde_json::json;

use super::house::{ADA, House, play};
use crate::support::server::server;

fn open(database: &Database) -> Store {
    Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap()
}

fn house(database: &Database) -> House {
    House::of(open(database), tempfile::tempdir().unwrap())
}

fn post(number: u32) -> NewPost {
    let purpose = if number.is_multiple_of(7) { "spent" } else { "board" }.to_owned();
    NewPost { table: None, purpose, payload: json!(number), due: Time(5), replaces: false }
}

#[tokio::test]
async fn every_post_is_taken_once_and_comes_again_when_its_time_is_over() {
    const POSTS: u32 = 300;
    let Some(server) = server() else { return };
    let database = server.database("posts");
    let stores = [(); 3].map(|()| open(&database));
    let mut change = Change::at(Time(1));
    change.outbox = (0..POSTS).map(post).collect();
    stores[0].commit(change).await.unwrap();
    assert_eq!(stores[0].claim_posts(Time(4), Time(9), 9).await.unwrap(), []);
    let takers = stores.iter().map(|store| {
        let store = store.clone();
        tokio::spawn(async move {
            let mut taken = Vec::new();
            loop {
                let posts = store.claim_posts(Time(10), Time(100), 7).await.unwrap();
                if posts.is_empty() {
                    return taken;
                }
                assert!(posts.is_sorted_by_key(|post| (post.purpose == "spent", post.id)));
                taken.extend(posts);
            }
        })
    });
    let mut taken = Vec::new();
    for taker in takers.collect::<Vec<_>>() {
        taken.extend(taker.await.unwrap());
    }
    let ids: BTreeSet<u64> = taken.iter().map(|post| post.id).collect();
    assert_eq!((taken.len(), ids.len()), (POSTS as usize, POSTS as usize));
    assert!(taken.iter().all(|post| post.tries == 1 && post.due == Time(100)));
    // What was delivered does not come again; what its process has lost does.
    let (done, lost) = taken.split_at(POSTS as usize - 5);
    for post in done {
        stores[1].outbox_done(post.id, None).await.unwrap();
    }
    assert_eq!(stores[2].claim_posts(Time(99), Time(200), 99).await.unwrap(), []);
    let again = stores[2].claim_posts(Time(100), Time(200), 99).await.unwrap();
    assert_eq!((again.len(), again[0].tries), (lost.len(), 2));
    for store in stores {
        store.close().await;
    }
}

#[tokio::test]
async fn what_falls_due_is_one_processes_for_a_while() {
    let Some(server) = server() else { return };
    let house = house(&server.database("due"));
    let other = open(house.store.database());
    for number in 1..=3 {
        house.challenge(number, false).await;
    }
    let (now, until) = (Time(1_000_000_000), Time(1_000_001_500));
    let mine = house.store.claim_due(now, until, 2).await.unwrap();
    let others = other.claim_due(now, until, 2).await.unwrap();
    assert_eq!((mine.len(), others.len()), (2, 1));
    assert!(!mine.contains(&others[0]));
    assert_eq!(other.claim_due(now, until, 9).await.unwrap(), []);
    // Its process was killed.
    assert_eq!(other.claim_due(until, Time(i64::MAX), 9).await.unwrap().len(), 3);
    other.close().await;
}

#[tokio::test]
async fn one_of_several_keeps_house_until_it_ends_or_falls_silent() {
    let Some(server) = server() else { return };
    let database = server.database("leases");
    let [one, two] = [(); 2].map(|()| open(&database));
    let asks = async |store: &Store, now| {
        store.lease(Lease::Housekeeping, Time(now), Time(now + 60)).await.unwrap()
    };
    assert!(asks(&one, 0).await);
    assert!(!asks(&two, 10).await);
    assert!(asks(&one, 50).await);
    assert!(!asks(&two, 109).await);
    assert!(asks(&two, 110).await);
    assert!(!asks(&one, 111).await);
    two.leave().await.unwrap();
    assert!(asks(&one, 112).await);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn several_are_together_or_one_is_alone() {
    let Some(server) = server() else { return };
    let database = server.database("together");
    let [one, two, three] = [(); 3].map(|()| open(&database));
    assert_eq!(one.join("process 1 on board", Time(0)).await.unwrap(), 1);
    assert_eq!(two.join("process 2 on board", Time(10)).await.unwrap(), 2);
    assert!(one.is_shared());
    let alone = three.own("process 3 on board", Time(20)).await.unwrap_err();
    assert!(alone.to_string().contains("process 1 on board"), "{alone}");
    // One ends in order, the other is silent for half a minute.
    one.leave().await.unwrap();
    assert!(three.own("process 3 on board", Time(30_009)).await.is_err());
    three.own("process 3 on board", Time(30_010)).await.unwrap();
    assert!(!three.is_shared());
    let kept_out = two.join("process 2 on board", Time(30_011)).await.unwrap_err();
    assert!(matches!(kept_out, StoreError::Held { .. }), "{kept_out}");
    for store in [one, two, three] {
        store.close().await;
    }
}

#[tokio::test]
async fn a_turn_of_the_computer_is_taken_over_when_nobody_thinks_about_it() {
    let Some(server) = server() else { return };
    let house = house(&server.database("turns"));
    let other = open(house.store.database());
    let mut ids = Vec::new();
    for number in 1..=2 {
        let mut table = house.against_computer(number, 1).await;
        house.does(&mut table, ADA, &play("1")).await;
        ids.push(table.record().id);
    }
    let asked = Time(1_000_000);
    let claim = async |store: &Store, now: i64| {
        store.claim_turns(asked, Time(now), Time(now + 10), 9).await.unwrap()
    };
    // Too young, then one that somebody thinks about.
    assert_eq!(house.store.claim_turns(Time(0), Time(5), Time(9), 9).await.unwrap(), []);
    house.store.hold_turns(vec![ids[0]], Time(20)).await.unwrap();
    assert_eq!(claim(&other, 5).await, [ids[1]]);
    assert_eq!(claim(&other, 6).await, []);
    // The one goes on thinking, the other has stopped.
    house.store.hold_turns(vec![ids[0]], Time(40)).await.unwrap();
    assert_eq!(claim(&house.store, 15).await, [ids[1]]);
    house.store.leave().await.unwrap();
    assert_eq!(claim(&other, 16).await, ids);
    other.close().await;
}
