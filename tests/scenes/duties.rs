//! A house of processes with different duties: fronts that do not think, workers that do nothing else, keepers.

use patt::catalog::CATALOG;
use patt::message::{
    Answer, App as _, Command as Typed, Ground, Person, PersonKind, Place, Posting, Request,
    Rights, Terms,
};
use patt::store::{Change, Committed, Duties, Job, JobKind, NewPost};
use patt::table::{ChannelId, PersonId, Time};
use serde_json::{Value, json};
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::process::Command;

use crate::support::house::{House, content};

const MINUTE: i64 = 60_000;

const FRONT: Duties = Duties { front: true, worker: false, keeper: false };
const KEEPER: Duties = Duties { front: false, worker: false, keeper: true };
const NO_WORKER: Duties = Duties { front: true, worker: false, keeper: true };
const WORKER: Duties = Duties::WORKER;

/// The newest message that everybody sees in the channel.
fn board(house: &House) -> Value {
    house.sandbox.messages(house.channel, house.cid).pop().expect("a board")
}

/// Ada plays a game against the computer and has moved.
async fn against_the_computer(house: &House) {
    let options = json!({ "game": "chess", "computer": 1, "side": "me" });
    house.command(house.ada, "play", options).await.shows(house.ada, "your move").await;
    house.play(house.ada, "a3").await.shows(house.ada, "thinking").await;
    house.quiet().await;
}

/// The computer has answered.
async fn answered(house: &House) {
    house.searched().await;
    house.quiet().await;
    let board = board(house);
    assert!(content(&board).starts_with("Ada, your move"), "{board:#}");
    assert!(content(&board).contains("Ada played a3"), "{board:#}");
}

/// A worker takes the only job there is as soon as it is there, and does nothing about it.
async fn takes(house: &House, nth: usize, lease: i64) -> Job {
    let now = house.now();
    let taken = async {
        loop {
            let jobs = house.store_of(nth).claim_jobs(true, now, now.plus(lease), 9).await.unwrap();
            match jobs[..] {
                [] => tokio::task::yield_now().await,
                [job] => return job,
                _ => panic!("{jobs:?}"),
            }
        }
    };
    tokio::time::timeout(Duration::from_secs(10), taken).await.expect("there is a job")
}

#[tokio::test]
async fn a_worker_thinks_for_who_does_not() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, WORKER]).await else { return };
    against_the_computer(&house).await;
    assert_eq!(house.work(0).await, 0, "it is no worker");
    assert_eq!(house.work(1).await, 1);
    answered(&house).await;
    assert_eq!(house.work(1).await, 0);
    house.end().await;
}

#[tokio::test]
async fn the_turn_of_a_worker_that_was_killed_is_taken_over() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, WORKER, WORKER]).await else { return };
    against_the_computer(&house).await;
    let Job { key, .. } = takes(&house, 1, 4_000).await;
    house.pass_unseen(3_999).await;
    assert_eq!(house.work(2).await, 0);
    house.pass_unseen(1).await;
    assert_eq!(house.work(2).await, 1);
    // It was not dead, but stood still: nothing that it says counts.
    let (store, now) = (house.store_of(1), house.now());
    assert_eq!(store.renew_jobs(vec![key], now, now.plus(9)).await.unwrap(), []);
    let m = json!({ "m": "h7h5", "value": 0, "depth": 1, "nodes": 1, "pv": ["h7h5"] });
    assert!(!store.answer_job(key, m, false, now).await.unwrap());
    answered(&house).await;
    house.end().await;
}

#[tokio::test]
async fn who_ends_gives_back_at_once() {
    let Some(mut house) = House::of_duties(CATALOG, &[NO_WORKER, WORKER, WORKER]).await else {
        return;
    };
    against_the_computer(&house).await;
    takes(&house, 1, 600_000).await;
    assert_eq!(house.work(2).await, 0);
    house.end_of(1).await;
    assert_eq!(house.work(1).await, 1);
    answered(&house).await;
    house.end().await;
}

#[tokio::test]
async fn an_answer_to_a_position_that_is_gone_is_dropped() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, WORKER]).await else { return };
    let ada = house.ada;
    against_the_computer(&house).await;
    let Job { key, .. } = takes(&house, 1, 600_000).await;
    let resign = house.command(ada, "resign", Value::Null).await;
    house.press(ada, resign.message(), "Yes, resign").await;
    let (store, now) = (house.store_of(1), house.now());
    assert_eq!(store.renew_jobs(vec![key], now, now.plus(9)).await.unwrap(), []);
    assert!(!store.answer_job(key, json!(null), false, now).await.unwrap());
    house.searched().await;
    house.quiet().await;
    assert!(content(&board(&house)).contains("resigned"), "{:#}", board(&house));
    house.end().await;
}

#[tokio::test]
async fn an_answer_whose_front_is_gone_is_applied_by_a_keeper() {
    let Some(house) = House::of_duties(CATALOG, &[FRONT, KEEPER, WORKER]).await else { return };
    against_the_computer(&house).await;
    // Nobody waits for it any longer.
    house.service_of(0).close().await;
    assert_eq!(house.work(2).await, 1);
    house.searched().await;
    house.pass(2_999).await;
    assert!(content(&board(&house)).contains("thinking"), "{:#}", board(&house));
    house.pass(1).await;
    answered(&house).await;
    house.end().await;
}

#[tokio::test]
async fn what_falls_due_is_the_keepers() {
    let Some(house) = House::of_duties(CATALOG, &[FRONT, FRONT, KEEPER]).await else { return };
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({ "clock": "5+3" })).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.pass_unseen(6 * MINUTE).await;
    let since = house.since_now();
    for nth in [0, 1] {
        house.service_of(nth).tick().await;
        assert_eq!(
            house.store_of(nth).next_due().await.unwrap().map(|due| due < house.now()),
            Some(true)
        );
    }
    house.service_of(2).tick().await;
    since.shows(bea, "Bea ran out of time: Ada wins").await;
    house.quiet().await;
    house.end().await;
}

#[tokio::test]
async fn a_hint_of_a_front_is_a_workers() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, WORKER]).await else { return };
    let ada = house.ada;
    let terms = json!({ "game": "chess", "computer": 1, "side": "me",
        "options": "fen 7k/R7/8/8/8/8/8/1R5K w - - 0 1" });
    house.command(ada, "play", terms).await.shows(ada, "your move").await;
    let working = async {
        while house.work(1).await == 0 {
            tokio::task::yield_now().await;
        }
    };
    let (hint, ()) = tokio::join!(house.command(ada, "hint", Value::Null), working);
    assert!(hint.content().contains("rook b1"), "{hint:?}");
    // Asked again it is there already.
    let again = house.command(ada, "hint", Value::Null).await;
    assert!(again.content().contains("first hint"), "{again:?}");
    house.end().await;
}

#[tokio::test]
async fn the_progress_of_an_analysis_reaches_who_asked_from_any_worker() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, FRONT, WORKER]).await else { return };
    let (bea, cid) = (house.bea, house.cid);
    let end = crate::past::fools_mate(&house).await;
    // Two who ask two fronts are told the same of one analysis.
    let first = house.press(cid, end.message(), "Analyse").await;
    let second = house.press(bea, end.message(), "Analyse").await;
    let job = takes(&house, 2, 600_000).await;
    assert_eq!(job.key.kind, JobKind::Analyse);
    house.store_of(2).note_progress(job.key, 3).await.unwrap();
    first.shows(cid, "3 of 4").await;
    second.shows(bea, "3 of 4").await;
    house.store_of(2).leave_job(job.key, house.now(), house.now()).await.unwrap();
    assert_eq!(house.work(2).await, 1);
    first.shows(cid, "Analysis of Ada - Bea").await;
    second.shows(bea, "Analysis of Ada - Bea").await;
    house.searched().await;
    house.end().await;
}

#[tokio::test]
async fn who_stood_still_leaves_alone_what_another_has_taken() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, KEEPER]).await else { return };
    let now = house.now();
    let mut change = Change::at(now);
    let post = NewPost {
        table: None,
        purpose: "none".to_owned(),
        payload: Value::Null,
        due: now.plus(30_000),
        replaces: false,
    };
    change.outbox = vec![post.clone(), post];
    let Committed::Done(done) = house.store_of(0).commit(change).await.unwrap() else {
        panic!("it is done")
    };
    let [one, two] = done.outbox[..] else { panic!("{done:?}") };
    // Nobody has it but the front, for another while.
    assert!(house.service_of(0).owes(one).await);
    assert!(!house.service_of(1).owes(two).await);
    let later = now.plus(30_001);
    let taken = house.store_of(1).claim_posts(later, later.plus(60_000), 9).await.unwrap();
    assert_eq!(taken.iter().map(|row| row.id).collect::<Vec<_>>(), [two]);
    house.service_of(0).stood_still();
    assert!(!house.service_of(0).owes(two).await);
    assert!(house.service_of(0).owes(one).await);
    assert!(house.service_of(1).owes(two).await);
    for id in [one, two] {
        house.store_of(1).outbox_done(id, None).await.unwrap();
    }
    assert_eq!(house.store_of(0).claim_posts(Time(i64::MAX), later, 9).await.unwrap(), []);
    house.end().await;
}

/// The program as people run it, with its database in the environment and nothing else.
fn program(database: &str, folder: &Path) -> Command {
    let mut program = Command::new(env!("CARGO_BIN_EXE_patt"));
    program.env_clear().env("PATT_DATABASE", database).current_dir(folder).kill_on_drop(true);
    program.arg("worker").stdout(Stdio::null()).stderr(Stdio::piped());
    program
}

/// What is counted, as operators read it.
async fn figures(address: &str) -> String {
    let mut line = TcpStream::connect(address).await.unwrap();
    line.write_all(b"GET /metrics HTTP/1.0\r\n\r\n").await.unwrap();
    let mut text = String::new();
    line.read_to_string(&mut text).await.unwrap();
    text
}

#[tokio::test]
async fn a_worker_that_thinks_in_a_hidden_game_tells_nobody_what() {
    let Some(house) = House::of_duties(CATALOG, &[NO_WORKER, FRONT]).await else { return };
    let ada = house.ada;
    let terms = json!({ "game": "secret-stallmate", "computer": 2, "side": "me" });
    house.command(ada, "play", terms).await;
    house.quiet().await;
    house.play(ada, "e2e4").await;
    house.quiet().await;
    let waiting = house.store_of(0).backlog(Time(i64::MAX)).await.unwrap();
    let to_move = |&(kind, waits): &(_, i64)| kind == JobKind::Think.word() && waits > 0;
    assert!(waiting.jobs.iter().any(to_move), "the computer is to move");
    let folder = tempfile::tempdir().unwrap();
    let mut worker = program(&house.address(), folder.path())
        .envs([("PATT_LOG", "trace"), ("PATT_WATCH", "127.0.0.1:0")])
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(worker.stderr.take().unwrap()).lines();
    let (mut log, mut address) = (String::new(), None);
    while address.is_none() {
        let line = lines.next_line().await.unwrap().expect("it says where operators are answered");
        let at = line.split_once("answered at http://").map(|(_, at)| at.trim().to_owned());
        address = address.or(at);
        log += &line;
    }
    let reads = tokio::spawn(async move {
        while let Some(line) = lines.next_line().await.unwrap() {
            log += &line;
            log.push('\n');
        }
        log
    });
    // The computer's move is found, and played by whichever front has waited for it.
    house.searched().await;
    house.quiet().await;
    let figures = figures(&address.unwrap()).await;
    let pid = worker.id().unwrap().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().await.unwrap().success());
    assert!(worker.wait().await.unwrap().success());
    let log = reads.await.unwrap();
    let games = house.store_of(0).computer_turns().await.unwrap();
    assert_eq!(games, [], "it has moved");
    assert!(figures.contains("patt_think_seconds_count{game=\"secret-stallmate\""), "{figures}");
    // What was tried and what was answered: squares, as every move names.
    let squares = |text: &str| {
        let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
        let square = |at: &[u8]| matches!(at, [b'a'..=b'h', b'1'..=b'8', ..]);
        let is_move = |word: &&str| {
            let word = word.as_bytes();
            matches!(word.len(), 4 | 5) && square(word) && square(&word[2..])
        };
        words.filter(is_move).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(squares("m=e7e5, \"e2e4\" e7e8q f00d a1b"), ["e7e5", "e2e4", "e7e8q"]);
    for said in [&log, &figures] {
        assert_eq!(squares(said), [""; 0]);
        assert!(!said.contains("\"pv\""));
    }
    assert!(log.contains("patt::"), "it says something: {log}");
    house.end().await;
}

#[tokio::test]
async fn a_worker_on_a_file_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let said = program("games.db", folder.path()).output().await.unwrap();
    let text = String::from_utf8(said.stderr).unwrap();
    assert!(!said.status.success());
    assert!(text.contains("a file belongs to one process"), "{text}");
    assert!(!folder.path().join("games.db").exists());
}

#[tokio::test]
async fn what_comes_again_after_a_lost_reply_is_answered_with_the_board() {
    let Some(house) = House::of_fronts(CATALOG, 2).await else { return };
    repeats(&house, [0, 1]).await;
    house.end().await;
    let house = House::start(CATALOG).await;
    repeats(&house, [0, 0]).await;
    house.end().await;
}

/// Bea's move comes to one process and, as its reply was lost, to another one once more.
async fn repeats(house: &House, to: [usize; 2]) {
    let (ada, bea) = (house.ada, house.bea);
    house.challenge("chess", json!({})).await;
    house.play(ada, "e4").await.shows(bea, "played e4").await;
    house.quiet().await;
    let who = Person {
        id: PersonId(bea.0),
        name: "Bea".to_owned(),
        kind: PersonKind::Human,
        manager: false,
        moderator: false,
        locale: "en-US".to_owned(),
    };
    let place = Place {
        channel: ChannelId(house.channel.0),
        parent: None,
        guild: None,
        ground: Ground::Channel,
        posting: Posting::Free,
        may_thread: false,
        threading: Rights::default(),
        reads: true,
    };
    let request = Request {
        interaction: 77,
        at: house.now(),
        who,
        place,
        server_locale: None,
        pressed: None,
        command: Typed::Move { text: "e5".to_owned(), table: None },
    };
    house.service_of(to[0]).handle(request.clone()).await;
    let again = house.service_of(to[1]).handle(request.clone()).await;
    let Answer::Message(board, _) = again.answer else { panic!("{again:?}") };
    assert!(board.private && board.picture.is_some(), "{board:?}");
    assert!(!board.content.contains("not your turn"), "{board:?}");
    // A new one is refused, as it is Ada's turn.
    let new = Request { interaction: 78, ..request.clone() };
    let new = house.service_of(to[1]).handle(new).await;
    let Answer::Message(refused, _) = new.answer else { panic!("{new:?}") };
    assert!(refused.picture.is_none(), "{refused:?}");
    // A challenge that comes again is not answered by the game that runs.
    let game = Some("starchess".to_owned());
    let opponent = Person { id: PersonId(ada.0), name: "Ada".to_owned(), ..request.who.clone() };
    let terms = Terms { game, opponent: Some(opponent), ..Terms::default() };
    let asked = Request { interaction: 79, command: Typed::Play(terms), ..request };
    house.service_of(to[0]).handle(asked.clone()).await;
    let again = house.service_of(to[1]).handle(asked).await;
    let Answer::Message(done, _) = again.answer else { panic!("{again:?}") };
    assert!(done.content == "Done." && done.picture.is_none(), "{done:?}");
}
