//! What of several processes in one house on a server one alone does, and what becomes of it when that one
//! is gone.

use std::collections::BTreeSet;

use patt::store::{Change, Committed, Database, Duties, NewPost, Store, StoreError, StorePolicy};
use patt::table::{TableId, Time};
use serde_json::json;

use super::house::House;
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
        store.lease_housekeeping(Time(now), Time(now + 60)).await.unwrap()
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
    assert_eq!(one.join_as("process 1 on board", Duties::ALL, Time(0)).await.unwrap(), 1);
    assert_eq!(two.join_as("process 2 on board", Duties::ALL, Time(10)).await.unwrap(), 2);
    assert!(one.is_shared());
    let alone = three.own("process 3 on board", Time(20)).await.unwrap_err();
    assert!(alone.to_string().contains("process 1 on board"), "{alone}");
    // One ends in order, the other is silent for half a minute.
    one.leave().await.unwrap();
    assert!(three.own("process 3 on board", Time(30_009)).await.is_err());
    three.own("process 3 on board", Time(30_010)).await.unwrap();
    assert!(!three.is_shared());
    let kept_out = two.join_as("process 2 on board", Duties::ALL, Time(30_011)).await.unwrap_err();
    assert!(matches!(kept_out, StoreError::Held { .. }), "{kept_out}");
    for store in [one, two, three] {
        store.close().await;
    }
}

#[tokio::test]
async fn who_only_thinks_is_in_nobodys_way() {
    let Some(server) = server() else { return };
    let database = server.database("thinkers");
    let [alone, worker, front] = [(); 3].map(|()| open(&database));
    alone.own("process 1 on board", Time(0)).await.unwrap();
    assert!(!alone.somebody_thinks(Time(1)).await.unwrap());
    assert_eq!(worker.join_as("process 2 on board", Duties::WORKER, Time(1)).await.unwrap(), 0);
    assert!(alone.somebody_thinks(Time(1)).await.unwrap());
    alone.own("process 1 on board", Time(2)).await.unwrap();
    assert!(front.join_as("process 3 on board", Duties::ALL, Time(3)).await.is_err());
    alone.disown().await.unwrap();
    assert_eq!(front.join_as("process 3 on board", Duties::ALL, Time(4)).await.unwrap(), 1);
    for store in [alone, worker, front] {
        store.close().await;
    }
}

#[tokio::test]
async fn a_post_of_who_stood_still_is_who_took_its() {
    let Some(server) = server() else { return };
    let database = server.database("posts_held");
    let [one, two] = [(); 2].map(|()| open(&database));
    let mut change = Change::at(Time(1));
    change.outbox =
        vec![NewPost { due: Time(30), ..post(1) }, NewPost { due: Time(30), ..post(2) }];
    let Committed::Done(done) = one.commit(change).await.unwrap() else { panic!("it is done") };
    let [first, second] = done.outbox[..] else { panic!("{done:?}") };
    // As long as nobody else has taken it, it is its own, for longer.
    assert!(one.keep_post(first, Time(20), Time(80)).await.unwrap());
    assert!(!two.keep_post(second, Time(20), Time(80)).await.unwrap());
    let taken = two.claim_posts(Time(40), Time(100), 9).await.unwrap();
    assert_eq!(taken.iter().map(|post| post.id).collect::<Vec<_>>(), [second]);
    assert!(!one.keep_post(second, Time(41), Time(200)).await.unwrap());
    one.outbox_failed(second, Time(42)).await.unwrap();
    assert_eq!(one.claim_posts(Time(79), Time(99), 9).await.unwrap(), []);
    // Who ends in order gives back.
    two.leave().await.unwrap();
    let again = one.claim_posts(Time(50), Time(99), 9).await.unwrap();
    assert_eq!(again.iter().map(|post| (post.id, post.tries)).collect::<Vec<_>>(), [(second, 2)]);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn the_servers_clock_counts_whatever_those_of_the_machines_say() {
    // One machine is a day ahead, the other lives in 1970.
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let Some(server) = server() else { return };
    let database = server.database("clock");
    let [fast, slow] = [(); 2].map(|()| open(&database));
    for store in [&fast, &slow] {
        store.go_by_its_clock();
    }
    let now = std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as i64;
    let (ahead, behind) = (Time(now + DAY), Time(5));
    let asks = async |store: &Store, now: Time| {
        store.lease_housekeeping(now, now.plus(DAY / 2)).await.unwrap()
    };
    assert!(asks(&slow, behind).await);
    assert!(!asks(&fast, ahead).await, "its time is not over");
    assert_eq!(fast.join_as("fast", Duties::ALL, ahead).await.unwrap(), 1);
    assert_eq!(slow.join_as("slow", Duties::ALL, behind).await.unwrap(), 2);
    for (store, machine) in [(&fast, ahead), (&slow, behind)] {
        store.compare_clocks(|| machine).await.unwrap();
        let told = store.time(machine);
        assert!((told.0 - now).abs() < 10 * 60 * 1000, "{told:?} is not {now}");
    }
    fast.close().await;
    slow.close().await;
}

#[tokio::test]
async fn who_replaces_what_another_was_sending_knows_of_it() {
    let Some(server) = server() else { return };
    let database = server.database("posts_replaced");
    let (first, second) = (house(&database), house(&database));
    first.challenge(1, false).await;
    let board = |house: &House| {
        let store = house.store.clone();
        async move {
            let (table, payload) = (Some(TableId::of_bits(1)), json!({ "position": 1 }));
            let post = NewPost { table, payload, replaces: true, ..post(1) };
            let change = Change { outbox: vec![post], ..Change::at(Time(1)) };
            let Committed::Done(done) = store.commit(change).await.unwrap() else {
                panic!("nothing is in the way");
            };
            (done.in_doubt, done.outbox[0])
        }
    };
    assert!(!board(&first).await.0, "there was none");
    assert!(!board(&first).await.0, "a process knows what it is sending itself");
    let (in_doubt, sending) = board(&second).await;
    assert!(in_doubt, "the first may have sent its own");
    second.store.outbox_failed(sending, Time(2)).await.unwrap();
    let (in_doubt, sending) = board(&second).await;
    assert!(in_doubt, "it may have come through although nobody heard of it");
    second.store.outbox_done(sending, None).await.unwrap();
    assert!(!board(&first).await.0, "nothing waits any longer");
    let _ = board(&second).await;
    let (_, third) = board(&second).await;
    let waits = second.store.claim_posts(Time(100), Time(200), 9).await.unwrap();
    let doubt = waits.iter().find(|row| row.id == third).map(|row| row.payload["in_doubt"].clone());
    assert_eq!(doubt, Some(json!(true)), "the first may yet show its own: {waits:?}");
    for house in [first, second] {
        house.store.close().await;
    }
}
