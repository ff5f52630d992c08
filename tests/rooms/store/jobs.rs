//! What is to be thought about in a house on a server: who takes it, what counts as an answer, and what becomes of
//! it when whoever had it is gone.

use patt::store::{Database, Duties, Job, JobKey, JobKind, JobState, Store, StorePolicy};
use patt::table::{Table, Time};
use serde_json::json;

use super::house::{ADA, House, play};
use crate::support::server::server;

/// Later than any act of these houses.
const NOW: i64 = 1_000_000_000;

fn open(database: &Database) -> Store {
    Store::open(database.clone(), StorePolicy::default(), Time(0)).unwrap()
}

fn house(database: &Database) -> House {
    House::of(open(database), tempfile::tempdir().unwrap())
}

async fn claim(store: &Store, now: i64) -> Vec<JobKey> {
    let jobs = store.claim_jobs(true, Time(NOW + now), Time(NOW + now + 10), 9).await.unwrap();
    jobs.into_iter().map(|job| job.key).collect()
}

async fn answer(store: &Store, key: JobKey, text: &str) -> bool {
    store.answer_job(key, json!(text), false, Time(NOW)).await.unwrap()
}

async fn found(store: &Store, key: JobKey) -> JobState {
    store.job(key, Time(NOW)).await.unwrap()
}

/// A game in which the computer is to move.
async fn game(house: &House, number: u64) -> (Table, JobKey) {
    let mut table = house.against_computer(number, 1).await;
    house.does(&mut table, ADA, &play("1")).await;
    let (table_id, version) = (table.record().id, table.position_number());
    (table, JobKey { table: table_id, kind: JobKind::Think, version })
}

#[tokio::test]
async fn a_turn_is_a_job_from_its_act_on_until_the_next() {
    let Some(server) = server() else { return };
    let house = house(&server.database("jobs"));
    let worker = open(house.store.database());
    let (mut table, key) = game(&house, 1).await;
    assert_eq!(found(&worker, JobKey { version: 77, ..key }).await, JobState::Gone);
    assert_eq!(claim(&worker, 0).await, [key]);
    assert_eq!(claim(&house.store, 5).await, []);
    // While it lasts its time is longer than it was at first.
    let kept = worker.renew_jobs(vec![key], Time(NOW + 5), Time(NOW + 25)).await.unwrap();
    assert_eq!(kept, [key]);
    assert_eq!(claim(&house.store, 24).await, []);
    // The person gives up meanwhile: nobody wants it.
    house.does(&mut table, ADA, &patt::table::Intent::Resign).await;
    assert_eq!(worker.renew_jobs(vec![key], Time(NOW + 26), Time(NOW + 40)).await.unwrap(), []);
    assert!(!answer(&worker, key, "late").await);
    assert_eq!(found(&worker, key).await, JobState::Gone);
    worker.close().await;
}

#[tokio::test]
async fn whoever_lost_a_job_answers_in_vain() {
    let Some(server) = server() else { return };
    let house = house(&server.database("jobs_lost"));
    let [one, two] = [(); 2].map(|()| open(house.store.database()));
    let (_, key) = game(&house, 1).await;
    assert_eq!(claim(&one, 0).await, [key]);
    assert_eq!(claim(&two, 9).await, []);
    assert_eq!(claim(&two, 10).await, [key]);
    assert_eq!(one.renew_jobs(vec![key], Time(NOW + 11), Time(NOW + 50)).await.unwrap(), []);
    one.note_progress(key, 3).await.unwrap();
    assert!(!answer(&one, key, "from who stood still").await);
    assert!(matches!(found(&one, key).await, JobState::Open { progress: 0, .. }));
    two.note_progress(key, 4).await.unwrap();
    assert!(matches!(found(&one, key).await, JobState::Open { progress: 4, free: false, .. }));
    assert!(answer(&two, key, "good").await);
    assert!(!answer(&two, key, "twice").await);
    assert_eq!(found(&one, key).await, JobState::Answered(json!("good")));
    // Whoever wanted it is gone: another applies it, one of them for a while.
    let taken = async |store: &Store, now: i64| {
        store.claim_answered(Time(NOW + now), Time(NOW + now + 10), 9).await.unwrap()
    };
    assert_eq!(taken(&one, 2_000).await, []);
    assert_eq!(taken(&one, 3_000).await, [key.table]);
    assert_eq!(taken(&two, 3_009).await, []);
    assert_eq!(taken(&two, 3_010).await, [key.table]);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn who_ends_in_order_gives_jobs_back() {
    let Some(server) = server() else { return };
    let house = house(&server.database("jobs_back"));
    let [one, two] = [(); 2].map(|()| open(house.store.database()));
    let (_, key) = game(&house, 1).await;
    assert_eq!(claim(&one, 0).await, [key]);
    one.leave().await.unwrap();
    let jobs = two.claim_jobs(true, Time(NOW + 1), Time(NOW + 9), 9).await.unwrap();
    let [Job { key: taken, tries, age }] = jobs[..] else { panic!("{jobs:?}") };
    assert_eq!((taken, tries), (key, 2));
    assert!(age > 0, "it was asked for before: {age}");
    // What failed waits for a while.
    two.leave_job(key, Time(NOW + 2), Time(NOW + 20)).await.unwrap();
    assert_eq!(claim(&one, 19).await, []);
    assert_eq!(claim(&one, 20).await, [key]);
    one.close().await;
    two.close().await;
}

#[tokio::test]
async fn people_who_wait_come_before_what_is_watched_and_that_before_analyses() {
    let Some(server) = server() else { return };
    let house = house(&server.database("jobs_order"));
    let (store, _) = (&house.store, game(&house, 1).await);
    let key =
        |number, kind| JobKey { table: patt::table::TableId::of_bits(number), kind, version: 1 };
    let asks = async |key, watched| {
        store.ask_job(key, watched, Time(NOW - 9_000), None).await.unwrap();
    };
    asks(key(50, JobKind::Analyse), false).await;
    asks(key(51, JobKind::Think), true).await;
    asks(key(52, JobKind::Think), false).await;
    asks(key(53, JobKind::Hint), false).await;
    let moves = store.claim_jobs(false, Time(NOW), Time(NOW + 10), 9).await.unwrap();
    let kinds: Vec<_> =
        moves.iter().map(|job| (job.key.table.bits(), job.key.kind.word())).collect();
    let expect = [(53, "hint"), (1, "think"), (52, "think"), (51, "think")];
    assert_eq!(kinds, expect, "of the same kind the oldest");
    assert_eq!(claim(store, 0).await, [key(50, JobKind::Analyse)]);
    // The same is put in once, and whoever asks may take it.
    assert!(!store.ask_job(key(50, JobKind::Analyse), false, Time(NOW + 1), None).await.unwrap());
    let other = open(store.database());
    let until = Some(Time(NOW + 99));
    assert!(!other.ask_job(key(50, JobKind::Analyse), false, Time(NOW + 9), until).await.unwrap());
    assert!(other.ask_job(key(50, JobKind::Analyse), false, Time(NOW + 10), until).await.unwrap());
    other.close().await;
}

#[tokio::test]
async fn a_hidden_game_prefers_who_has_the_brain_and_never_needs_it() {
    let Some(server) = server() else { return };
    let house = house(&server.database("jobs_brains"));
    let [one, two] = [(); 2].map(|()| open(house.store.database()));
    for store in [&one, &two] {
        store.join_as("a worker", Duties::WORKER, Time(NOW)).await.unwrap();
    }
    let key =
        |version| JobKey { table: patt::table::TableId::of_bits(9), kind: JobKind::Think, version };
    let ask = async |version, now: i64| {
        one.ask_job(key(version), false, Time(NOW + now), None).await.unwrap();
    };
    ask(1, 0).await;
    assert_eq!(claim(&one, 0).await, [key(1)]);
    assert!(one.answer_job(key(1), json!("m"), true, Time(NOW)).await.unwrap());
    ask(2, 100).await;
    let elsewhere =
        |state: JobState| matches!(state, JobState::Open { free: true, brain_elsewhere: true, .. });
    assert!(elsewhere(two.job(key(2), Time(NOW + 100)).await.unwrap()));
    assert!(!elsewhere(one.job(key(2), Time(NOW + 100)).await.unwrap()));
    assert_eq!(claim(&two, 900).await, []);
    assert_eq!(claim(&one, 900).await, [key(2)]);
    one.leave_job(key(2), Time(NOW + 901), Time(NOW + 901)).await.unwrap();
    // It is busy, or gone.
    assert_eq!(claim(&two, 1_100).await, [key(2)]);
    two.drop_job(key(2)).await.unwrap();
    ask(3, 2_000).await;
    one.leave().await.unwrap();
    assert_eq!(claim(&two, 2_000).await, [key(3)]);
    one.close().await;
    two.close().await;
}
