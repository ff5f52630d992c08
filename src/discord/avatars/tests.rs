use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;

use super::*;

const ADA: PersonId = PersonId(7);
const FINE: &str = "HTTP/1.1 200 OK\r\ncontent-type: image/png\r\n";

/// A shelf on which this answer lies, written in full; how often it was asked for is counted.
async fn shelf(answer: Vec<u8>, delay: Duration) -> (String, Arc<AtomicUsize>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
    let address = listener.local_addr().expect("it has an address");
    let asked = Arc::<AtomicUsize>::default();
    let counted = Arc::clone(&asked);
    tokio::spawn(async move {
        while let Ok((mut stream, _)) = listener.accept().await {
            let (answer, counted) = (answer.clone(), Arc::clone(&counted));
            tokio::spawn(async move {
                let mut head = vec![0; 4096];
                drop(stream.read(&mut head).await);
                counted.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(delay).await;
                drop(stream.write_all(&answer).await);
            });
        }
    });
    (format!("http://{address}"), asked)
}

fn holding(bytes: usize) -> Vec<u8> {
    let head = format!("{FINE}content-length: {bytes}\r\nconnection: close\r\n\r\n");
    [head.into_bytes(), vec![1; bytes]].concat()
}

/// What becomes of an answer that comes at once, asked for by a person whose picture is known. The
/// patience is long, so that a busy machine does not refuse what its size or kind should.
async fn fetched(answer: Vec<u8>) -> Option<usize> {
    within(Duration::from_mins(1), answer, Duration::ZERO).await
}

/// The same with so much patience for an answer that comes after a while.
async fn within(patience: Duration, answer: Vec<u8>, delay: Duration) -> Option<usize> {
    let (shelf, _) = shelf(answer, delay).await;
    let avatars = Avatars::with_patience(&shelf, false, patience);
    avatars.note(ADA, Some(&"abc"));
    avatars.portrait(ADA).await.map(|file| file.len())
}

#[tokio::test]
async fn a_picture_is_fetched_within_bounds() {
    assert_eq!(fetched(holding(1000)).await, Some(1000));
    assert_eq!(fetched(holding(MOST)).await, Some(MOST));
    assert_eq!(fetched(holding(MOST + 1)).await, None, "too large");
    let late = within(Duration::from_millis(50), holding(1000), Duration::from_hours(1)).await;
    assert_eq!(late, None, "too slow");
    let typed = |kind: &str| {
        format!("HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\ncontent-length: 2\r\n\r\nhi").into()
    };
    assert_eq!(fetched(typed("text/html")).await, None, "no picture");
    let endless = format!("{FINE}\r\n").into_bytes();
    let endless = [endless, vec![1; 2 * MOST]].concat();
    assert_eq!(fetched(endless).await, None, "without a length");
    let short = format!("{FINE}content-length: 99\r\n\r\nhi").into_bytes();
    assert_eq!(fetched(short).await, None, "broken off");
    let gone = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n".to_vec();
    assert_eq!(fetched(gone).await, None, "gone");
    let elsewhere =
        b"HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n";
    assert_eq!(fetched(elsewhere.to_vec()).await, None, "nobody is followed");
    assert_eq!(fetched(b"nonsense".to_vec()).await, None, "no answer");
}

#[tokio::test]
async fn those_who_want_the_same_picture_fetch_it_once() {
    let (shelf, asked) = shelf(holding(1000), Duration::from_millis(50)).await;
    let avatars = Avatars::new(&shelf, false);
    assert_eq!(avatars.portrait(ADA).await, None, "whoever was never met has none");
    avatars.note(ADA, Some(&"abc"));
    let (one, other) = tokio::join!(avatars.portrait(ADA), avatars.portrait(ADA));
    assert!(one.is_some() && one == other);
    avatars.note(ADA, Some(&"abc"));
    assert!(avatars.portrait(ADA).await.is_some());
    assert_eq!(asked.load(Ordering::Relaxed), 1);
    // Another picture of theirs is another one.
    avatars.note(ADA, Some(&"def"));
    assert!(avatars.portrait(ADA).await.is_some());
    assert_eq!(asked.load(Ordering::Relaxed), 2);
    avatars.note(ADA, None::<&&str>);
    assert_eq!(avatars.portrait(ADA).await, None, "they took it away");
    avatars.note(ADA, Some(&"def"));
    avatars.forget(ADA);
    assert_eq!(avatars.portrait(ADA).await, None, "they were forgotten");
}

#[tokio::test]
async fn what_failed_is_not_tried_again_at_once() {
    let gone = b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let (shelf, asked) = shelf(gone.to_vec(), Duration::ZERO).await;
    let avatars = Avatars::new(&shelf, false);
    avatars.note(ADA, Some(&"abc"));
    for _ in 0..3 {
        assert_eq!(avatars.portrait(ADA).await, None);
    }
    assert_eq!(asked.load(Ordering::Relaxed), 1);
}

#[test]
fn what_is_remembered_has_a_bound() {
    let mut known = Known::default();
    for person in 0..PEOPLE as u64 + 5 {
        known.meet(PersonId(person), "abc".to_owned());
    }
    assert_eq!(known.people.len(), PEOPLE);
    assert!(!known.people.contains_key(&PersonId(4)) && known.people.contains_key(&PersonId(5)));
    let full =
        |known: &Known| known.people.values().filter(|avatar| avatar.file.initialized()).count();
    let many = (BYTES / MOST + 3) as u64;
    for person in 10..10 + many {
        let (_, file) = known.look_for(PersonId(person)).expect("they are known");
        let fetched = Fetched { file: Some(vec![0; MOST].into()), at: Instant::now() };
        drop(file.set(fetched));
    }
    known.make_room();
    assert_eq!(full(&known), BYTES / MOST);
    assert!(!known.people[&PersonId(10)].file.initialized(), "the oldest went");
}
