//! The end of a store: what is closed is gone, and may be opened again at once.

use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use patt::store::{Store, StoreError, StorePolicy};
use patt::table::{PersonId, Time};

use super::house::{ADA, BEA, House, play};

fn open(path: &Path) -> Result<Store, StoreError> {
    Store::open(path, StorePolicy::default(), Time(0))
}

/// Whether a write-ahead log lies beside the database.
fn has_log(path: &Path) -> bool {
    path.with_extension("db-wal").exists() || path.with_extension("db-shm").exists()
}

#[tokio::test]
async fn a_closed_store_says_so_by_being_gone() {
    let house = House::in_file();
    let path = house.file();
    house.challenge(1, false).await;
    house.store.user_settings(PersonId(1)).await.unwrap();
    assert!(has_log(&path), "what was written lies in the log first");
    assert!(matches!(open(&path), Err(StoreError::InUse(_))));
    drop(house.store);
    assert!(!has_log(&path), "the end folds the log into the file");
    assert!(open(&path).is_ok());
}

#[tokio::test]
async fn closing_ends_the_store_for_all_its_clones() {
    let house = House::in_file();
    let path = house.file();
    let clone = house.store.clone();
    let table = house.challenge(1, false).await;
    house.store.close().await;
    assert!(!has_log(&path), "the end folds the log into the file");
    assert!(matches!(clone.user_settings(ADA).await, Err(StoreError::Closed)));
    assert!(matches!(clone.outbox_done(1, None).await, Err(StoreError::Closed)));
    clone.close().await;
    // Whoever comes next finds everything, and the old clones stay closed.
    let next = open(&path).unwrap();
    assert_eq!(next.load(table.record().id).await.unwrap().as_ref(), Some(table.record()));
    assert!(matches!(clone.load(table.record().id).await, Err(StoreError::Closed)));
    drop(clone);
    assert!(matches!(open(&path), Err(StoreError::InUse(_))), "the old end frees nothing new");
    next.close().await;
    assert!(open(&path).is_ok());
}

#[tokio::test]
async fn what_was_asked_for_before_the_end_is_still_done() {
    let house = House::in_file();
    let path = house.file();
    let mut table = house.challenge(1, false).await;
    house.does(&mut table, BEA, &super::ACCEPT).await;
    let acts = async { house.does(&mut table, ADA, &play("3")).await };
    // The act is in the queue before the end is.
    let ((), ()) = tokio::join!(
        async {
            acts.await;
        },
        house.store.close()
    );
    let next = open(&path).unwrap();
    assert_eq!(next.load(table.record().id).await.unwrap().as_ref(), Some(table.record()));
}

/// A process that is being started has, until it runs its own program, a copy of every file that is
/// open here; the lock of a store that was closed in that moment must not live on in it.
#[cfg(unix)]
#[test]
fn a_closed_store_may_be_opened_while_processes_are_started() {
    let ended = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..3 {
            scope.spawn(|| {
                while !ended.load(Ordering::Relaxed) {
                    let mut nothing = Command::new("true");
                    nothing.stdin(Stdio::null()).status().expect("there is a program for nothing");
                }
            });
        }
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patt.db");
        let refused = (0..200).find_map(|_| open(&path).err());
        ended.store(true, Ordering::Relaxed);
        assert!(refused.is_none(), "{refused:?}");
    });
}
