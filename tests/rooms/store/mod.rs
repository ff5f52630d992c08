//! The store: one transaction an act, one writer, nothing lost and nothing doubled.

mod ahead;
mod at_once;
mod claims;
mod closing;
mod equal;
mod folded;
mod house;
mod jobs;
mod plans;
mod portable;
mod servers;
mod servers_faults;
mod servers_owner;
mod shards;
mod standings;
mod town;

use std::path::Path;
use std::process::{Command, Stdio};

use crate::games::race::RACE;
use house::{ADA, BEA, CID, GUILD, House, play};
use patt::rules::{Act, Notation, Offer, Rng, Seat, Viewer};
use patt::store::{
    Change, Committed, NewPost, OpenLimit, OpenOf, Progress, Query, Reach, Store, StorePolicy,
    TableChange, Whose, backup,
};
use patt::table::lists::{Board, Page};
use patt::table::ratings::{NotRated, RatingPool, Verdict};
use patt::table::{
    Below, By, ChannelId, CounterOffer, GuildId, GuildSettings, Intent, MessageId, PersonId, Phase,
    SideWish, Table, TableId, TableTerms, Time, UserSettings,
};
use patt::table::{MessageRole, TableMessage};

const ACCEPT: Intent = Intent::Accept { revision: None };

fn query(whose: Whose) -> Query {
    let page = Page::number(0, 10);
    Query { whose, stage: Progress::Open, game: None, with: None, asker: ADA, page }
}

#[tokio::test]
async fn what_was_committed_is_loaded_again() {
    let house = House::new();
    let mut table = house.challenge(1, false).await;
    house.does(&mut table, BEA, &ACCEPT).await;
    for (person, text) in [(ADA, "3"), (BEA, "3"), (ADA, "1")] {
        house.does(&mut table, person, &play(text)).await;
    }
    house.does(&mut table, BEA, &Intent::Offer { what: Offer::Draw, at: None }).await;
    let record = house.store.load(table.record().id).await.unwrap().unwrap();
    assert_eq!(&record, table.record());
    assert_eq!(record.log[3].by, By::Host);
    assert_eq!(record.version, 6);
    assert_eq!(house.store.load(TableId::of_bits(9)).await.unwrap(), None);
}

#[tokio::test]
async fn whoever_left_keeps_the_name_of_their_moves() {
    let house = House::new();
    let mut table = house.three(1).await;
    let first = table.seen(Viewer::Seat(Seat::FIRST)).choices(Notation(0));
    house.does(&mut table, ADA, &play(&first[0].text)).await;
    house.does(&mut table, ADA, &Intent::LeaveGame).await;
    let record = house.store.load(table.record().id).await.unwrap().unwrap();
    assert_eq!(&record, table.record());
    let [leaver] = record.leavers.as_slice() else { panic!("{:?}", record.leavers) };
    assert_eq!((leaver.id, leaver.name.as_str()), (ADA, "Ada"));
    assert_eq!(record.log[0].by, By::Person(ADA));
    assert!(record.seats_of(ADA).is_empty());
}

#[tokio::test]
async fn other_terms_are_stored_with_all_that_they_change() {
    let house = House::new();
    let table = house.challenge(1, false).await;
    let terms = TableTerms { rated: true, side: SideWish::First, ..table.record().terms.clone() };
    let (name, until) = ("Bea".to_owned(), Time(9_000_000));
    let offer = CounterOffer { by: BEA, name, terms, revision: 0, until };
    let decided = table.counter_offer(offer, Time(2_000), &mut Rng::new(3)).unwrap();
    let mut table = house.keep(decided).await.0;
    assert_eq!(house.store.load(table.record().id).await.unwrap().as_ref(), Some(table.record()));
    assert_eq!(table.record().seats[0].person(), Some(BEA));
    house.does(&mut table, ADA, &ACCEPT).await;
    assert_eq!(house.store.load(table.record().id).await.unwrap().as_ref(), Some(table.record()));
}

#[tokio::test]
async fn an_interaction_is_carried_out_once() {
    let house = House::new();
    let mut table = house.challenge(1, false).await;
    let decided = table.decide(&ACCEPT, By::Person(BEA), Time(5)).unwrap();
    let change = Change {
        interaction: Some(u64::MAX >> 1),
        table: Some(TableChange::of(&decided)),
        ..Change::at(Time(5))
    };
    assert!(matches!(house.store.commit(change.clone()).await, Ok(Committed::Done(_))));
    assert_eq!(house.store.commit(change.clone()).await.unwrap(), Committed::Again);
    table = decided.table;
    table.stored(2);
    assert_eq!(house.store.load(table.record().id).await.unwrap().as_ref(), Some(table.record()));
    // A day later its number is forgotten, but the table has gone on.
    let tomorrow = Time(5 + 2 * 24 * 60 * 60 * 1000);
    assert!(!house.store.housekeep(tomorrow).await.unwrap(), "one step is enough");
    let later = Change { at: tomorrow, ..change };
    assert_eq!(house.store.commit(later).await.unwrap(), Committed::Conflict);
}

#[tokio::test]
async fn of_two_acts_on_the_same_table_one_counts() {
    let house = House::new();
    let mut table = house.challenge(1, false).await;
    house.does(&mut table, BEA, &ACCEPT).await;
    let one = house.change(&table, ADA, &play("1"));
    let other = house.change(&table, ADA, &play("2"));
    let (one, other) = tokio::join!(house.store.commit(one), house.store.commit(other));
    let done = [one.unwrap(), other.unwrap()];
    assert_eq!(done.iter().filter(|done| **done == Committed::Conflict).count(), 1);
    assert_eq!(house.store.load(table.record().id).await.unwrap().unwrap().log.len(), 1);
    // A name that is taken is a conflict too.
    let again = house.opening(1, false);
    assert_eq!(house.store.commit(again).await.unwrap(), Committed::Conflict);
}

#[tokio::test]
async fn no_more_games_are_opened_at_once_than_may_be() {
    let house = House::new();
    let limit = OpenLimit { of: OpenOf::Person(ADA), most: 2 };
    let opening = |id| Change { limits: vec![limit], ..house.opening(id, false) };
    let commit = |id| house.store.commit(opening(id));
    let (one, two, three) = tokio::join!(commit(1), commit(2), commit(3));
    let done = [one.unwrap(), two.unwrap(), three.unwrap()];
    let refused = done.iter().filter(|done| **done == Committed::TooMany(limit)).count();
    assert_eq!(refused, 1, "{done:?}");
    assert_eq!(house.store.open_games(OpenOf::Person(ADA)).await.unwrap(), 2);
    // Whoever has more already, because more were allowed once, goes on with them.
    let mut table = house.challenge(4, false).await;
    let fewer = OpenLimit { most: 1, ..limit };
    let change = Change { limits: vec![fewer], ..house.change(&table, BEA, &ACCEPT) };
    assert!(matches!(house.store.commit(change).await, Ok(Committed::Done(_))));
    table = table.decide(&ACCEPT, By::Person(BEA), Time(5)).unwrap().table;
    assert_eq!(table.record().phase, Phase::Playing);
}

#[tokio::test]
async fn a_refused_change_leaves_nothing_behind() {
    let house = House::new();
    let mut table = house.challenge(1, false).await;
    let mut stale = house.change(&table, BEA, &ACCEPT);
    house.does(&mut table, BEA, &ACCEPT).await;
    stale.interaction = Some(42);
    stale.outbox = vec![post("board", true)];
    assert_eq!(house.store.commit(stale.clone()).await.unwrap(), Committed::Conflict);
    assert_eq!(house.store.claim_posts(Time(99), Time(99), 9).await.unwrap(), []);
    // Its interaction is not used up: decided anew it goes through.
    let anew = Change { interaction: Some(42), ..house.change(&table, ADA, &play("1")) };
    assert!(matches!(house.store.commit(anew).await, Ok(Committed::Done(_))));
}

fn post(purpose: &str, replaces: bool) -> NewPost {
    NewPost {
        table: Some(TableId::of_bits(1)),
        purpose: purpose.into(),
        payload: serde_json::json!({ "position": 3 }),
        due: Time(10),
        replaces,
    }
}

#[tokio::test]
async fn posts_wait_until_they_are_delivered() {
    let house = House::new();
    house.challenge(1, false).await;
    let outbox = vec![post("board", true), post("result", false)];
    let Committed::Done(done) =
        house.store.commit(Change { outbox, ..Change::at(Time(10)) }).await.unwrap()
    else {
        panic!("nothing is in the way");
    };
    assert_eq!(house.store.outbox_next().await.unwrap(), Some(Time(10)));
    assert_eq!(house.store.claim_posts(Time(9), Time(9), 9).await.unwrap(), []);
    house.store.outbox_failed(done.outbox[0], Time(50)).await.unwrap();
    let due = house.store.claim_posts(Time(10), Time(11), 9).await.unwrap();
    assert_eq!(due.iter().map(|row| row.id).collect::<Vec<_>>(), [done.outbox[1]]);
    // The next board makes the undelivered one void.
    let outbox = vec![post("board", true)];
    house.store.commit(Change { outbox, ..Change::at(Time(60)) }).await.unwrap();
    let due = house.store.claim_posts(Time(60), Time(61), 9).await.unwrap();
    assert_eq!(due.iter().map(|row| row.purpose.as_str()).collect::<Vec<_>>(), ["result", "board"]);
    assert_eq!(due.iter().map(|row| row.tries).collect::<Vec<_>>(), [2, 1]);
    let message = TableMessage {
        table: TableId::of_bits(1),
        role: MessageRole::Board,
        channel: ChannelId(6),
        message: MessageId(700),
    };
    house.store.outbox_done(due[1].id, Some(message)).await.unwrap();
    house.store.outbox_done(due[0].id, None).await.unwrap();
    assert_eq!(house.store.outbox_next().await.unwrap(), None);
    let kept = house.store.message(TableId::of_bits(1), MessageRole::Board).await.unwrap();
    assert_eq!(kept, Some(message));
    let none = house.store.message(TableId::of_bits(1), MessageRole::Invitation).await.unwrap();
    assert_eq!(none, None);
}

#[tokio::test]
async fn lists_show_whose_turn_it_is() {
    let house = House::new();
    let mut mine = house.challenge(1, false).await;
    house.does(&mut mine, BEA, &ACCEPT).await;
    let mut theirs = house.challenge(2, false).await;
    house.does(&mut theirs, BEA, &ACCEPT).await;
    house.does(&mut theirs, ADA, &play("1")).await;
    house.challenge(3, false).await;
    let listing = house.store.games(query(Whose::Person(ADA))).await.unwrap();
    let shown = |listing: &patt::table::lists::Listing| {
        listing.rows.iter().map(|row| (row.id.bits(), row.asker_to_act)).collect::<Vec<_>>()
    };
    assert_eq!(shown(&listing), [(1, true), (3, false), (2, false)]);
    assert_eq!(listing.total, 3);
    assert_eq!(listing.rows[0].seats, mine.record().seats);
    let playing = Query { stage: Progress::Playing, ..query(Whose::Channel(ChannelId(6))) };
    assert_eq!(house.store.games(playing).await.unwrap().total, 2);
    let one = Query { page: Page { skip: 1, take: 1 }, ..query(Whose::Guild(GUILD)) };
    let one = house.store.games(one).await.unwrap();
    assert_eq!((shown(&one), one.total), (vec![(3, false)], 3));
    let nobody = Query { with: Some(CID), ..query(Whose::Guild(GUILD)) };
    assert_eq!(house.store.games(nobody).await.unwrap().total, 0);
    let chess = Query { game: Some("chess".into()), ..query(Whose::Guild(GUILD)) };
    assert_eq!(house.store.games(chess).await.unwrap().total, 0);
    assert_eq!(house.store.open_games(OpenOf::Person(ADA)).await.unwrap(), 3);
    assert_eq!(house.store.open_games(OpenOf::Guild(GuildId(8))).await.unwrap(), 0);
    let now = Time(1_000_000_000);
    assert_eq!(house.store.claim_due(now, now, 9).await.unwrap(), [TableId::of_bits(3)]);
    assert_eq!(house.store.next_due().await.unwrap(), Some(Time(1_000_000_000)));
}

#[tokio::test]
async fn the_computers_turns_are_found_after_a_start() {
    let house = House::new();
    let mut table = house.against_computer(1, 4).await;
    assert_eq!(house.store.computer_turns().await.unwrap(), []);
    house.does(&mut table, ADA, &play("1")).await;
    assert_eq!(house.store.computer_turns().await.unwrap(), [TableId::of_bits(1)]);
}

#[tokio::test]
async fn rated_games_move_ratings_until_the_pair_has_had_enough() {
    let house = House::new();
    for game in 0..8 {
        let judged = house.whole_game(game, true, BEA).await;
        let expect = (game >= 6).then_some(NotRated::PairTooOften);
        assert_eq!(judged.not_rated, expect, "game {game}");
    }
    let ada = house.store.rating(ADA, "race".into()).await.unwrap();
    let bea = house.store.rating(BEA, "race".into()).await.unwrap();
    assert_eq!((ada.games, bea.games), (6, 6));
    assert!(ada.value > 1700.0 && bea.value < 1300.0, "{ada:?} {bea:?}");
    let curve = house.store.rating_history(ADA, "race".into(), 4).await.unwrap();
    assert_eq!(curve.len(), 4);
    assert!(curve.windows(2).all(|pair| pair[0].at < pair[1].at));
    assert!((curve[3].value - ada.value).abs() < 1e-9);
    let profile = house.store.profile(ADA).await.unwrap().unwrap();
    assert_eq!(profile.name, "Ada");
    assert_eq!(profile.tallies.len(), 1);
    assert_eq!((profile.tallies[0].won, profile.tallies[0].pool), (8, RatingPool::People));
    assert_eq!(profile.tallies[0].streak, Some((Verdict::Won, 8)));
    assert_eq!(house.store.profile(PersonId(99)).await.unwrap(), None);
}

#[tokio::test]
async fn short_and_casual_games_move_no_rating() {
    let house = House::new();
    let mut table = house.challenge(1, true).await;
    house.does(&mut table, BEA, &ACCEPT).await;
    let done = house.does(&mut table, BEA, &Intent::Resign).await;
    assert_eq!(done.judged.and_then(|judged| judged.not_rated), Some(NotRated::TooShort));
    let judged = house.whole_game(2, false, BEA).await;
    assert_eq!(judged.not_rated, Some(NotRated::Casual));
    assert_eq!(house.store.rating(ADA, "race".into()).await.unwrap().games, 0);
    let mut off = house.challenge(3, true).await;
    house.does(&mut off, BEA, &ACCEPT).await;
    let done = house.does(&mut off, ADA, &Intent::CallOff).await;
    assert_eq!(done.judged, None);
    assert!(matches!(off.record().phase, Phase::Over(_)));
}

#[tokio::test]
async fn leaderboards_rank_settled_players_first_and_computers_apart() {
    let house = House::new();
    for game in 0..6 {
        house.whole_game(game, true, BEA).await;
    }
    for game in 6..9 {
        house.whole_game(game, true, CID).await;
    }
    let mut bot = house.against_computer(20, 4).await;
    house.does(&mut bot, ADA, &Intent::Resign).await;
    let board = |board, reach, page| {
        house.store.leaderboard("race".into(), board, reach, BEA, page, Time(house.now()))
    };
    let first = Page::number(0, 2);
    let page = board(Board::Rating, Reach::Guild(GUILD), first).await.unwrap();
    let shown: Vec<_> =
        page.rows.iter().map(|row| (row.rank, row.name.as_str(), row.won, row.lost)).collect();
    assert_eq!(shown, [(1, "Ada", 9, 0), (2, "Cid", 0, 3)]);
    assert_eq!(page.total, 3);
    assert_eq!(page.own.map(|row| (row.rank, row.person)), Some((3, BEA)));
    let second = board(Board::Rating, Reach::Everywhere, Page::number(1, 2)).await.unwrap();
    assert_eq!(second.rows.iter().map(|row| row.rank).collect::<Vec<_>>(), [3]);
    assert_eq!(second.rows[0].streak, Some((Verdict::Lost, 6)));
    let other = board(Board::Rating, Reach::Guild(GuildId(8)), first).await.unwrap();
    assert_eq!((other.rows.len(), other.total), (0, 0));
    let computers = board(Board::Computer, Reach::Everywhere, first).await.unwrap();
    assert_eq!(computers.rows.len(), 1);
    assert_eq!((computers.rows[0].lost, computers.rows[0].beaten), (1, None));
    let scores = board(Board::Score(RatingPool::People), Reach::Everywhere, first).await.unwrap();
    assert_eq!(scores.total, 0, "this game counts no points");
}

#[tokio::test]
async fn who_beats_a_level_twice_in_a_row_is_told_of_the_next() {
    let house = House::new();
    let games = [
        (4, true, None),
        (4, true, Some(5)),
        (4, true, Some(5)),
        (5, true, None),
        (4, true, None),
        (4, false, None),
        (4, true, None),
        (4, true, Some(5)),
        (10, true, None),
        (10, true, None),
    ];
    for (id, (level, won, next)) in (1..).zip(games) {
        let judged = house.game_with_computer(id, level, won).await;
        assert_eq!(judged.next_level, next, "game {id}");
    }
    let board = Board::Computer;
    let first = Page::number(0, 2);
    let game = "race".to_owned();
    let now = Time(house.now());
    let page = house.store.leaderboard(game, board, Reach::Everywhere, ADA, first, now).await;
    assert_eq!(page.unwrap().rows[0].beaten, Some(10));
}

#[tokio::test]
async fn settings_are_kept() {
    let house = House::new();
    assert_eq!(house.store.user_settings(ADA).await.unwrap(), UserSettings::default());
    let mine = UserSettings {
        theme: Some("slate".into()),
        below: Below::First,
        always_ask: true,
        ..UserSettings::default()
    };
    for now in [Time(1), Time(2)] {
        let mine = mine.clone();
        let change = move |kept: &mut UserSettings| *kept = mine.clone();
        house.store.change_user_settings(ADA, now, change).await.unwrap();
    }
    assert_eq!(house.store.user_settings(ADA).await.unwrap(), mine);
    let ours = GuildSettings { channels: vec![ChannelId(6)], ..GuildSettings::default() };
    let change = |kept: &mut GuildSettings| kept.channels = vec![ChannelId(6)];
    house.store.change_guild_settings(GUILD, Time(1), change).await.unwrap();
    assert_eq!(house.store.guild_settings(GUILD).await.unwrap(), ours);
}

#[tokio::test]
async fn a_backup_is_whole_while_others_write() {
    let house = House::in_file();
    let mut table = house.challenge(1, false).await;
    house.does(&mut table, BEA, &ACCEPT).await;
    let (stop, mut stopped) = tokio::sync::oneshot::channel::<()>();
    let store = house.store.clone();
    let writing = tokio::spawn(async move {
        let mut count = 0u32;
        while stopped.try_recv().is_err() {
            let outbox = vec![post("note", false)];
            store.commit(Change { outbox, ..Change::at(Time(10)) }).await.unwrap();
            count += 1;
        }
        count
    });
    let copies = house.folder.path();
    for nth in 0..5 {
        let to = copies.join(format!("copy{nth}.db"));
        house.store.backup(to.clone()).await.unwrap();
        let copy = Store::open(&to, StorePolicy::default(), Time(1)).unwrap();
        let record = copy.load(table.record().id).await.unwrap();
        assert_eq!(record.as_ref(), Some(table.record()));
    }
    stop.send(()).unwrap();
    assert!(writing.await.unwrap() > 5, "the writer went on meanwhile");
    let says = |from: &str, to: &str| {
        backup(&copies.join(from).as_path().into(), &copies.join(to)).unwrap_err().to_string()
    };
    assert!(says("none.db", "x.db").contains("no database"));
    assert!(says("copy1.db", "copy0.db").contains("is there already"));
    assert!(says("copy1.db", "no/such/folder.db").contains("cannot be written"));
    assert!(!copies.join("no").exists());
}

#[test]
fn what_cannot_be_used_is_said_in_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let says = |path: &Path| match Store::open(path, StorePolicy::default(), Time(0)) {
        Ok(_) => panic!("{} opened", path.display()),
        Err(error) => error.to_string(),
    };
    assert!(says(&folder.path().join("none/patt.db")).contains("cannot be used"));
    assert!(says(folder.path()).contains("cannot be used"));
    let junk = folder.path().join("junk.db");
    std::fs::write(&junk, vec![b'x'; 4096]).unwrap();
    assert!(says(&junk).contains("not a database"));
    let newer = folder.path().join("newer.db");
    rusqlite::Connection::open(&newer).unwrap().pragma_update(None, "user_version", 99).unwrap();
    assert!(says(&newer).contains("later version"));
}

#[tokio::test]
async fn what_is_damaged_is_found() {
    let house = House::in_file();
    house.challenge(1, false).await;
    assert_eq!(house.store.damage().await.unwrap(), [""; 0]);
    let path = house.file();
    house.store.close().await;
    let db = rusqlite::Connection::open(&path).unwrap();
    let text = "SELECT rootpage FROM sqlite_schema WHERE name = 'seats'";
    let root: u32 = db.query_row(text, [], |row| row.get(0)).unwrap();
    let page: u32 = db.query_row("PRAGMA page_size", [], |row| row.get(0)).unwrap();
    drop(db);
    let mut bytes = std::fs::read(&path).unwrap();
    // More seats than have room on a page.
    let count = ((root - 1) * page + 3) as usize;
    bytes[count..count + 2].copy_from_slice(&[0xff, 0xff]);
    std::fs::write(&path, bytes).unwrap();
    let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
    assert_ne!(store.damage().await.unwrap(), [""; 0]);
}

/// Runs one of the tests marked as a child in a process of its own.
fn child(test: &str, path: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command
        .args(["--exact", &format!("store::{test}"), "--nocapture"])
        .env("PATT_TEST_CHILD", path);
    command.stdin(Stdio::null());
    command
}

/// The database a child is to work on; `None` in an ordinary run, where its test does nothing.
fn childs_database() -> Option<std::path::PathBuf> {
    std::env::var_os("PATT_TEST_CHILD").map(Into::into)
}

#[test]
fn child_opens() {
    if let Some(path) = childs_database() {
        match Store::open(&path, StorePolicy::default(), Time(0)) {
            Ok(_) => println!("opened"),
            Err(error) => println!("refused: {error}"),
        }
    }
}

#[test]
fn a_second_process_is_refused_but_may_copy() {
    let house = House::in_file();
    let path = house.file();
    let says = |path: &Path| {
        let output = child("child_opens", path).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    // Whatever lies beside the database may be taken away.
    for file in std::fs::read_dir(house.folder.path()).unwrap() {
        let file = file.unwrap().path();
        if file.extension().is_some_and(|end| end == "lock") {
            std::fs::remove_file(file).unwrap();
        }
    }
    let refused = says(&path);
    assert!(refused.contains("refused: another Patt is running on"), "{refused}");
    let copied = child("child_copies", &path).output().unwrap();
    assert!(String::from_utf8(copied.stdout).unwrap().contains("copied"));
    assert!(house.folder.path().join("childs.db").exists());
    drop(house.store);
    assert!(says(&path).contains("opened"));
}

#[test]
fn child_copies() {
    if let Some(path) = childs_database() {
        backup(&path.as_path().into(), &path.with_file_name("childs.db")).unwrap();
        println!("copied");
    }
}

/// Plays games against itself until it is killed; says each act once it is committed.
#[tokio::test]
async fn child_plays() {
    let Some(path) = childs_database() else { return };
    let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
    let house = House::of(store, tempfile::tempdir().unwrap());
    let mut table = match house.store.load(TableId::of_bits(1)).await.unwrap() {
        Some(record) => Table::restore(&RACE, record).unwrap(),
        None => house.alone(1).await,
    };
    println!("ready {}", table.record().log.len());
    loop {
        // One forward, one back: a game that never ends.
        let intent = if table.moves_made() > 4 {
            Intent::Offer { what: Offer::Takeback, at: None }
        } else {
            play("1")
        };
        house.does(&mut table, ADA, &intent).await;
        println!("said {}", table.record().log.len());
    }
}

#[tokio::test]
async fn killing_the_process_loses_nothing_that_was_said() {
    use std::io::{BufRead as _, BufReader};
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("patt.db");
    let mut least = 0;
    for round in 0..6 {
        let mut process = child("child_plays", &path).stdout(Stdio::piped()).spawn().unwrap();
        let mut said = 0;
        let lines = BufReader::new(process.stdout.take().unwrap()).lines();
        let mut lines = lines.map_while(Result::ok);
        for line in lines.by_ref() {
            // The harness may print in front of the first line.
            if let Some((_, count)) = line.rsplit_once("said ") {
                said = count.parse().unwrap();
            }
            if said > least + 5 * round {
                process.kill().unwrap();
                break;
            }
        }
        // What it managed to say before the signal reached it counts too.
        for line in lines {
            if let Some((_, count)) = line.rsplit_once("said ")
                && let Ok(count) = count.parse()
            {
                said = count;
            }
        }
        process.wait().unwrap();
        let store = Store::open(&path, StorePolicy::default(), Time(0)).unwrap();
        let record = store.load(TableId::of_bits(1)).await.unwrap().unwrap();
        assert!(record.log.len() >= said, "{} < {said}", record.log.len());
        assert!(record.log.len() <= said + 3, "at most the act that was not said yet");
        assert!(Table::restore(&RACE, record.clone()).is_ok());
        let takebacks =
            record.log.iter().filter(|entry| matches!(entry.act, Act::Takeback { .. })).count();
        assert!(round < 2 || takebacks > 0);
        least = record.log.len();
    }
}
