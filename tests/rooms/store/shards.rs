//! Shards of the gateway as rows: whose they are, how their number changes, and who may begin a session.

use patt::store::{Database, ShardShare, ShardWish, Store, StorePolicy};
use patt::table::{Span, Time};

use crate::support::server::server;

const LEASE: i64 = 15_000;

fn open(database: &Database) -> Store {
    Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap()
}

/// A file, and a database on a server if there is one.
fn each(name: &str) -> (tempfile::TempDir, Vec<Database>) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("patt.db").as_path().into();
    let databases = [Some(file), server().map(|server| server.database(name))];
    (folder, databases.into_iter().flatten().collect())
}

async fn claim(store: &Store, wish: Option<ShardWish>, now: i64) -> ShardShare {
    store.claim_shards(wish, 99, Time(now), Time(now + LEASE)).await.unwrap()
}

fn share(total: u32, keep: &[u32], leave: &[u32]) -> ShardShare {
    ShardShare { total, keep: keep.to_vec(), leave: leave.to_vec() }
}

#[tokio::test]
async fn one_process_has_all_shards_of_any_database() {
    let (_folder, databases) = each("shards of one");
    for database in databases {
        let store = open(&database);
        let wish = Some(ShardWish::AtLeast(3));
        let some = store.claim_shards(wish, 2, Time(0), Time(LEASE)).await.unwrap();
        assert_eq!(some, share(3, &[0, 1], &[]), "as many as it can begin soon");
        assert_eq!(claim(&store, None, 1).await, share(3, &[0, 1, 2], &[]));
        // Fewer are recommended: that is no reason to begin all anew. More are.
        assert_eq!(claim(&store, Some(ShardWish::AtLeast(2)), 2).await, share(3, &[0, 1, 2], &[]));
        assert_eq!(claim(&store, Some(ShardWish::AtLeast(4)), 3).await, share(3, &[], &[0, 1, 2]));
        store.leave_shards(vec![0, 1]).await.unwrap();
        assert_eq!(claim(&store, None, 4).await, share(3, &[], &[2]));
        store.leave_shards(vec![2]).await.unwrap();
        assert_eq!(claim(&store, None, 5).await, share(4, &[0, 1, 2, 3], &[]));
        assert_eq!(
            claim(&store, Some(ShardWish::Exactly(2)), 6).await,
            share(4, &[], &[0, 1, 2, 3])
        );
        store.leave_gateway().await.unwrap();
        assert_eq!(claim(&store, None, 7).await, share(2, &[0, 1], &[]));
        store.close().await;
    }
}

#[tokio::test]
async fn a_bucket_begins_one_session_in_five_seconds() {
    let (_folder, databases) = each("buckets");
    for database in databases {
        let store = open(&database);
        let may = async |bucket, now| {
            store.claim_identify(bucket, Time(now), Time(now + LEASE)).await.unwrap()
        };
        assert_eq!(may(0, 100).await, None);
        assert_eq!(may(1, 100).await, None, "another bucket");
        assert_eq!(may(0, 200).await, Some(Span(19_900)), "it has not begun yet");
        store.identified(0, Time(1_000)).await.unwrap();
        assert_eq!(may(0, 1_000).await, Some(Span(5_000)));
        assert_eq!(may(0, 5_999).await, Some(Span(1)));
        assert_eq!(may(0, 6_000).await, None);
        // Whoever had the other one was killed at that.
        assert_eq!(may(1, 20_099).await, Some(Span(1)));
        assert_eq!(may(1, 20_100).await, None);
        store.close().await;
    }
}

#[tokio::test]
async fn several_processes_have_an_even_share() {
    let Some(server) = server() else { return };
    let database = server.database("shards of several");
    let [one, two, three] = [(); 3].map(|()| open(&database));
    assert_eq!(claim(&one, Some(ShardWish::Exactly(4)), 0).await, share(4, &[0, 1, 2, 3], &[]));
    // The second has nothing until the first has ended what is too much.
    assert_eq!(claim(&two, Some(ShardWish::Exactly(4)), 1).await, share(4, &[], &[]));
    assert_eq!(claim(&one, None, 2).await, share(4, &[0, 1], &[2, 3]));
    assert_eq!(claim(&two, None, 3).await, share(4, &[], &[]), "they are not ended yet");
    one.leave_shards(vec![2, 3]).await.unwrap();
    assert_eq!(claim(&two, None, 4).await, share(4, &[2, 3], &[]));
    // Of two that have one more than the third just one gives one back.
    assert_eq!(claim(&three, None, 5).await, share(4, &[], &[]));
    let (first, second) = (claim(&one, None, 6).await, claim(&two, None, 6).await);
    assert_eq!(first.leave.len() + second.leave.len(), 1, "{first:?} {second:?}");
    one.leave_shards(first.leave).await.unwrap();
    two.leave_shards(second.leave).await.unwrap();
    assert_eq!(claim(&three, None, 7).await.keep.len(), 1);
    // The second is killed. Its shards are the others' when its time is over, and not before.
    let (before, over) = (6 + LEASE - 1, 6 + LEASE);
    let held = |share: &ShardShare| (share.keep.len(), share.leave.len());
    let now = [claim(&one, None, before).await, claim(&three, None, before).await];
    assert!(now.iter().map(|share| share.keep.len()).sum::<usize>() < 4, "{now:?}");
    let now = [claim(&one, None, over).await, claim(&three, None, over).await];
    assert_eq!(now.each_ref().map(held), [(2, 0), (2, 0)], "{now:?}");
    // It stood still. What it had is another's, and it hears so.
    assert_eq!(claim(&two, None, over + 1).await.keep, [0; 0]);
    // One ends in good order: nobody waits.
    one.leave().await.unwrap();
    two.leave().await.unwrap();
    assert_eq!(claim(&three, None, over + 2).await, share(4, &[0, 1, 2, 3], &[]));
    for store in [one, two, three] {
        store.close().await;
    }
}

#[tokio::test]
async fn another_number_of_shards_waits_until_all_are_given_back() {
    let Some(server) = server() else { return };
    let database = server.database("shards of another number");
    let [one, two] = [(); 2].map(|()| open(&database));
    claim(&one, Some(ShardWish::Exactly(2)), 0).await;
    claim(&two, None, 1).await;
    let left = claim(&one, None, 2).await.leave;
    one.leave_shards(left).await.unwrap();
    assert_eq!(claim(&two, None, 3).await, share(2, &[1], &[]));
    assert_eq!(claim(&two, Some(ShardWish::Exactly(3)), 4).await, share(2, &[], &[1]));
    two.leave_shards(vec![1]).await.unwrap();
    assert_eq!(claim(&two, None, 5).await, share(2, &[], &[]), "the first still has one");
    assert_eq!(claim(&one, None, 6).await, share(2, &[], &[0]));
    one.leave_shards(vec![0]).await.unwrap();
    assert_eq!(claim(&one, None, 7).await.total, 3);
    assert_eq!(claim(&two, None, 8).await.total, 3);
    for store in [one, two] {
        store.close().await;
    }
}

#[tokio::test]
async fn of_several_at_once_one_may_begin() {
    let Some(server) = server() else { return };
    let database = server.database("a bucket of several");
    let stores = [(); 4].map(|()| open(&database));
    let asked = stores.iter().map(|store| {
        let store = store.clone();
        tokio::spawn(async move {
            store.claim_identify(0, Time(5), Time(5 + LEASE)).await.unwrap().is_none()
        })
    });
    let mut may = 0;
    for one in asked.collect::<Vec<_>>() {
        may += u32::from(one.await.unwrap());
    }
    assert_eq!(may, 1);
    for store in stores {
        store.close().await;
    }
}
