//! Searches without a pause, as the house lets the computer think, beside which something is measured.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use patt::ai::alphabeta::{AlphaBeta, Plan};
use patt::ai::{Limits, Sight};
use patt::games::chess::search::Line;
use patt::service::{SearchPool, Until};
use tokio::task::JoinSet;

/// How many at the same time.
pub const SEARCHES: usize = 2;
/// The position that is searched.
const POSITION: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
/// How many positions each looks at.
const NODES: u64 = 200_000;
/// Longer than any takes, so that the clock ends none.
const TIME: Duration = Duration::from_mins(1);

/// Begins them; they are told to stop when what this gives is dropped.
pub fn keep_searching() -> io::Result<JoinSet<Option<()>>> {
    let pool = Arc::new(SearchPool::new(SEARCHES)?);
    let searches = (0..SEARCHES).map(|_| {
        let pool = Arc::clone(&pool);
        async move { pool.submit(search).await }
    });
    Ok(searches.collect())
}

/// One search after the other until the flag rises.
fn search(unwanted: &AtomicBool) {
    while !unwanted.load(Ordering::Relaxed) {
        let Ok(board) = POSITION.parse() else { return };
        let limits = Limits { nodes: Some(NODES), depth: None };
        let plan = Plan { limits, margin: 0, sight: Sight::SHARP };
        let watch = Until::new(TIME, unwanted);
        AlphaBeta::new(16).think(&Line::new(board, []), &plan, &watch, &|_| ());
    }
}
