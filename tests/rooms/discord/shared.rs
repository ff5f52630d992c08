//! A share of the gateway, by rules that a test makes: what is lost is ended in time, and sessions begin in turn.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use async_trait::async_trait;
use patt::message::{LEASE, Shards, Sharing, Total};

use super::stage::Stage;
use super::usual;

const PATIENCE: Duration = Duration::from_secs(40);

/// How the shards are divided.
struct Book {
    /// What this process has; nothing is said while the database is away.
    mine: Mutex<Option<Vec<u32>>>,
    /// When it was said last.
    said: Mutex<Instant>,
    wishes: Mutex<Vec<Total>>,
    turns: AtomicU32,
    begun: AtomicU32,
    left: Mutex<Vec<u32>>,
}

impl Book {
    fn with(mine: &[u32]) -> Arc<Self> {
        Arc::new(Self {
            mine: Mutex::new(Some(mine.to_vec())),
            said: Mutex::new(Instant::now()),
            wishes: Mutex::default(),
            turns: AtomicU32::new(0),
            begun: AtomicU32::new(0),
            left: Mutex::default(),
        })
    }

    fn says(&self, mine: Option<&[u32]>) {
        *self.mine.lock().unwrap() = mine.map(<[u32]>::to_vec);
    }
}

#[async_trait]
impl Sharing for Book {
    async fn share(&self, total: Option<Total>, _: usize) -> Result<Shards, String> {
        self.wishes.lock().unwrap().extend(total);
        let mine = self.mine.lock().unwrap().clone();
        let keep = mine.ok_or_else(|| "the database is away".to_owned())?;
        *self.said.lock().unwrap() = Instant::now();
        Ok(Shards { total: 2, keep, leave: Vec::new() })
    }

    async fn leave(&self, shards: Vec<u32>) -> Result<(), String> {
        self.left.lock().unwrap().extend(shards);
        Ok(())
    }

    async fn end(&self) -> Result<(), String> {
        self.left.lock().unwrap().push(99);
        Ok(())
    }

    async fn may_begin(&self, _: u32) -> Result<Option<Duration>, String> {
        // The first who asks has to ask once more.
        let asked = self.turns.fetch_add(1, Ordering::SeqCst);
        Ok((asked == 0).then_some(Duration::from_millis(1)))
    }

    async fn begun(&self, _: u32) -> Result<(), String> {
        self.begun.fetch_add(1, Ordering::SeqCst);
        Ok(())
    }
}

/// Waits until just these shards are connected.
async fn connected(stage: &Stage, shards: &[u64]) {
    let there = async {
        while stage.sandbox.shards().iter().map(|shard| shard.0).ne(shards.iter().copied()) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, there).await;
    waited.unwrap_or_else(|_| panic!("there are {:?}", stage.sandbox.shards()));
}

#[tokio::test]
async fn a_shard_ends_before_another_may_have_it_when_the_database_is_away() {
    let book = Book::with(&[0, 1]);
    let stage = Stage::sharing(book.clone(), Some(2), usual).await;
    connected(&stage, &[0, 1]).await;
    book.says(None);
    let said = *book.said.lock().unwrap();
    connected(&stage, &[]).await;
    let after = said.elapsed();
    assert!(after < LEASE, "{after:?}");
    book.says(Some(&[1]));
    connected(&stage, &[1]).await;
    assert_eq!(*book.wishes.lock().unwrap(), [Total::Set(2)]);
    stage.end().await;
    assert_eq!(*book.left.lock().unwrap(), [99], "all is given back at the end");
}

#[tokio::test]
async fn a_session_that_is_taken_up_again_needs_no_turn_and_another_one_does() {
    let book = Book::with(&[0]);
    let stage = Stage::sharing(book.clone(), None, usual).await;
    connected(&stage, &[0]).await;
    assert_eq!(*book.wishes.lock().unwrap(), [Total::Recommended(1)]);
    let turns = || (book.turns.load(Ordering::SeqCst), book.begun.load(Ordering::SeqCst));
    let identified = async |times| {
        let there = async {
            while stage.sandbox.identified() < times || turns().1 < times as u32 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        tokio::time::timeout(PATIENCE, there).await.expect("another session begins");
    };
    identified(1).await;
    assert_eq!(turns(), (2, 1));
    // Discord asks for another connection: the session is taken up on it.
    stage.sandbox.ask_reconnect();
    stage.command(stage.ada, "help", serde_json::json!({})).await;
    assert_eq!((turns(), stage.sandbox.identified()), ((2, 1), 1));
    // It does not know the session any more.
    stage.sandbox.close_gateway(4009);
    identified(2).await;
    assert_eq!(turns(), (3, 2));
    connected(&stage, &[0]).await;
    stage.command(stage.ada, "help", serde_json::json!({})).await;
    // Others have the shard now.
    book.says(Some(&[]));
    connected(&stage, &[]).await;
    stage.end().await;
}
