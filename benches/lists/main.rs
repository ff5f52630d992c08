//! How fast lists and moves are when very many games were played.
//!
//! ```text
//! cargo bench --bench lists [-- FINISHED [OPEN [PEOPLE [SERVERS [PLIES [SECONDS]]]]]]
//! PATT_TEST_ON=postgres cargo bench --bench lists ...   # copied to a private server first
//! ```
//!
//! A file of 1,000,000 finished and 10,000 open games of 60 plies, 100,000 people and 1,000 servers is
//! made (some GB; smaller numbers for a small machine), as a version without standings left it. Then:
//! how long it takes to open; how long it is filled, and how long one step of that holds up who
//! writes; how long the reads behind `/leaderboard`, `/profile`, `/history` and `/games` take, and
//! the load and commit behind `/move`, while fifty people page at random beside two searches, each
//! looking at a page for a while; the size of a game; the time of a backup. The goals: the 99th of
//! 100 reads below 50 ms, of moves below 100 ms, a start below 2 s and 150 MiB. What it was before
//! standings is told by the statement that leaderboards were made of then.

mod generate;
#[path = "../shared/searches.rs"]
mod searches;
#[expect(dead_code, reason = "tests use more of it")]
#[path = "../../tests/support/server.rs"]
mod server;
#[path = "../shared/spread.rs"]
mod spread;

use std::error::Error;
use std::path::Path;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use generate::Size;
use patt::catalog::CATALOG;
use patt::rules::{Notation, Rng, Viewer};
use patt::store::{
    Change, Committed, Database, HistoryQuery, Progress, Query, Reach, Store, StorePolicy,
    TableChange, Whose, backup, copy,
};
use patt::table::lists::{Board, Page};
use patt::table::{By, ChannelId, GuildId, Intent, PersonId, Table, TableId, Time};
use searches::keep_searching;
use spread::print_spread;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

const PAGERS: u64 = 50;
const PLAYERS: u64 = 8;
/// How long somebody looks at a page, and a player at a board, on average.
const LOOK: Duration = Duration::from_millis(250);

fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}

type Sample = (&'static str, Duration);

/// Somebody who pages at random through all lists until the time is over.
async fn page(store: Store, size: Size, seed: u64, until: Instant) -> Outcome<Vec<Sample>> {
    let (mut rng, mut samples) = (Rng::new(seed), Vec::new());
    while Instant::now() < until {
        tokio::time::sleep(LOOK.mul_f64(rng.below(2000) as f64 / 1000.0)).await;
        let person = PersonId(generate::somebody(&mut rng, &size));
        let server = generate::server(&mut rng, &size);
        let begun = Instant::now();
        let what = match rng.below(6) {
            0 => {
                let (game, reach) = ("chess".to_owned(), Reach::Everywhere);
                let pages = size.people as usize / 10;
                let at = Page::number(rng.below(pages) as u32, 10);
                store.leaderboard(game, Board::Rating, reach, person, at, Time(now())).await?;
                "leaderboard"
            }
            1 => {
                let (game, reach) = ("chess".to_owned(), Reach::Guild(GuildId(server)));
                let at = Page::number(rng.below(5) as u32, 10);
                store.leaderboard(game, Board::Rating, reach, person, at, Time(now())).await?;
                "leaderboard"
            }
            2 => {
                store.profile(person).await?;
                store.rating_history(person, "chess".to_owned(), 200).await?;
                "profile"
            }
            3 => {
                store.openings(person, "chess".to_owned(), 100).await?;
                "openings"
            }
            4 => {
                let opponent = PersonId(generate::somebody(&mut rng, &size));
                store
                    .history(HistoryQuery {
                        player: person,
                        opponent: (rng.below(2) == 0).then_some(opponent),
                        guild: None,
                        game: None,
                        page: Page::number(rng.below(3) as u32, 10),
                    })
                    .await?;
                "history"
            }
            _ => {
                let whose = match rng.below(3) {
                    0 => Whose::Person(person),
                    1 => Whose::Guild(GuildId(server)),
                    _ => Whose::Channel(ChannelId(generate::channel(server))),
                };
                let at = Page::number(0, 10);
                let (stage, asker) = (Progress::Open, person);
                store
                    .games(Query { whose, stage, game: None, with: None, asker, page: at })
                    .await?;
                "games"
            }
        };
        samples.push((what, begun.elapsed()));
    }
    Ok(samples)
}

/// Somebody who moves now and then at tables of their own.
async fn play(store: Store, size: Size, nth: u64, until: Instant) -> Outcome<Vec<Sample>> {
    let (mut rng, mut samples) = (Rng::new(nth), Vec::new());
    let entry = CATALOG.find("chess").ok_or("the house has chess")?;
    let share = size.open / PLAYERS;
    while Instant::now() < until {
        tokio::time::sleep(LOOK.mul_f64(rng.below(2000) as f64 / 1000.0)).await;
        let id = size.finished + nth * share + rng.below(share.max(1) as usize) as u64 + 1;
        let begun = Instant::now();
        let record = store.load(TableId::of_bits(id)).await?.ok_or("an open game")?;
        let loaded = begun.elapsed();
        let table = Table::restore(entry, record).map_err(|refusal| refusal.0.text())?;
        let Some(seat) = table.turn().iter().next() else { continue };
        let choices = table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let text = rng.pick(&choices).ok_or("a move")?.text.clone();
        let who = table.record().seats[seat.index()].person().ok_or("a person")?;
        let intent = Intent::Play { text, at: None, draw: false };
        let decided = table
            .decide(&intent, By::Person(who), Time(now()))
            .map_err(|refused| format!("{refused:?}"))?;
        let change = TableChange::of(&decided);
        let change = Change { table: Some(change), ..Change::at(Time(now())) };
        let writing = Instant::now();
        let done = store.commit(change).await?;
        if !matches!(done, Committed::Done(_)) {
            return Err("nobody else plays there".into());
        }
        samples.push(("move", loaded + writing.elapsed()));
        if decided.ends() {
            samples.push(("last move", loaded + writing.elapsed()));
        }
    }
    Ok(samples)
}

fn millis(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// The memory of this process in MiB, where the system tells.
fn memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes / 1024)
}

async fn open(database: &Database) -> Outcome<Store> {
    let begun = Instant::now();
    let store = Store::open(database.clone(), StorePolicy::default(), Time(now()))?;
    let now = Time(now());
    let (turns, due) = (store.computer_turns().await?.len(), store.claim_due(now, now, 100).await?);
    store.claim_posts(now, now, 100).await?;
    let took = begun.elapsed().as_secs_f64();
    let (due, memory) = (due.len(), memory().unwrap_or_default());
    println!("opened in {took:.2} s with {memory} MiB ({turns} turns of computers, {due} due)");
    Ok(store)
}

async fn fill(store: &Store) -> Outcome<()> {
    let (begun, mut steps, mut longest) = (Instant::now(), 0u32, Duration::ZERO);
    loop {
        let step = Instant::now();
        let more = store.housekeep(Time(now())).await?;
        longest = longest.max(step.elapsed());
        steps += 1;
        if !more {
            break;
        }
    }
    let (took, longest) = (begun.elapsed().as_secs_f64(), millis(longest));
    println!("filled in {took:.1} s, {steps} steps, the longest {longest:.0} ms");
    Ok(())
}

/// What one of the three statements behind a leaderboard took before there were standings.
fn before(path: &Path) -> Outcome<()> {
    let db = rusqlite::Connection::open(path)?;
    let begun = Instant::now();
    let listed: i64 = db.query_row(
        "WITH tallies AS (
             SELECT r.person AS person, SUM(CASE WHEN r.verdict = 'won' THEN 1 ELSE 0 END) AS won,
                 SUM(r.rated) AS rated, MAX(CASE WHEN NOT EXISTS
                     (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild) THEN 1 ELSE 0 END) AS here
             FROM results r WHERE r.game = 'chess' AND r.pool = 'people'
                 AND NOT EXISTS (SELECT 1 FROM unlisted_people u WHERE u.person = r.person)
             GROUP BY r.person)
         SELECT COUNT(*) FROM tallies WHERE here = 1 AND rated > 0",
        [],
        |row| row.get(0),
    )?;
    let took = millis(begun.elapsed());
    println!(
        "before standings: {took:.0} ms for one of three statements of a page ({listed} people)"
    );
    Ok(())
}

/// How much room it takes.
fn bytes(database: &Database) -> Outcome<u64> {
    match database {
        Database::File(path) => Ok(std::fs::metadata(path)?.len()),
        Database::Server(config) => {
            let config = config.clone();
            // The client must not run within a runtime.
            let asked = std::thread::spawn(move || -> Outcome<i64> {
                let mut client = config.connect(postgres::NoTls)?;
                let size = "SELECT pg_database_size(current_database())";
                Ok(client.query_one(size, &[])?.get(0))
            });
            Ok(u64::try_from(asked.join().map_err(|_| "it failed")??)?)
        }
    }
}

async fn measure(size: Size, seconds: u64) -> Outcome<()> {
    let folder = tempfile::tempdir()?;
    let path = folder.path().join("lists.db");
    let begun = Instant::now();
    generate::make(&path, &size, now())?;
    println!("{size:?} made in {:.0} s", begun.elapsed().as_secs_f64());
    let server = if std::env::var("PATT_TEST_ON").is_ok_and(|what| what == "postgres") {
        Some(server::Server::start_durable().ok_or("there is no PostgreSQL")?)
    } else {
        before(&path)?;
        None
    };
    let database = match &server {
        Some(server) => {
            // In a file it is filled four times as fast as row by row on a server.
            let file = open(&Database::from(&path)).await?;
            fill(&file).await?;
            file.close().await;
            let (database, begun) = (server.database("lists"), Instant::now());
            let rows = copy(&Database::from(&path), &database)?;
            let took = begun.elapsed().as_secs_f64();
            println!("{rows} rows copied in {took:.0} s, {:.0} a second", rows as f64 / took);
            database
        }
        None => Database::from(&path),
    };
    let store = open(&database).await?;
    fill(&store).await?;
    store.close().await;
    let store = open(&database).await?;
    let bytes = bytes(&database)? as f64;
    let a_game = bytes / (size.finished + size.open) as f64;
    println!("{:.0} MB, {a_game:.0} bytes a game", bytes / 1e6);

    let searches = keep_searching()?;
    let until = Instant::now() + Duration::from_secs(seconds);
    let mut tasks = Vec::new();
    for nth in 0..PAGERS {
        tasks.push(tokio::spawn(page(store.clone(), size, 100 + nth, until)));
    }
    for nth in 0..PLAYERS {
        tasks.push(tokio::spawn(play(store.clone(), size, nth, until)));
    }
    let mut samples = Vec::new();
    for task in tasks {
        samples.extend(task.await??);
    }
    drop(searches);
    for what in ["leaderboard", "profile", "openings", "history", "games", "move", "last move"] {
        let of_kind = samples.iter().filter(|(kind, _)| *kind == what);
        print_spread(what, of_kind.map(|(_, waited)| *waited).collect());
    }
    println!("{} MiB", memory().unwrap_or_default());
    store.close().await;
    let begun = Instant::now();
    backup(&database, &folder.path().join("copy.db"))?;
    println!("a backup takes {:.1} s", begun.elapsed().as_secs_f64());
    Ok(())
}

fn main() -> Outcome<()> {
    let mut numbers = std::env::args().skip(1).filter_map(|word| word.parse::<u64>().ok());
    let mut next = |usual: u64| numbers.next().unwrap_or(usual);
    let size = Size {
        finished: next(1_000_000),
        open: next(10_000),
        people: next(100_000),
        servers: next(1_000),
        plies: next(60) as usize,
    };
    let seconds = next(30);
    tokio::runtime::Runtime::new()?.block_on(measure(size, seconds))
}
