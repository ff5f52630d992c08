//! What a move's transaction costs on a `PostgreSQL` server, beside the bare statements and beside a file.
//!
//! ```text
//! cargo bench --bench server [-- MOVES]
//! ```
//!
//! Games of chess by two people, at each of whose tables one move after the other is committed as
//! `/move` commits them: the interaction's number, the entry, what falls due, the post that is owed. First
//! over one connection, then over the eight of two processes, on a private server that waits for its disk;
//! then in a file, which has one connection that writes. Beside that `pgbench` runs the same statements on the
//! same server, prepared, as often: what the store has run is made into its script, so that it cannot be
//! anything else. The goals: at most 1.5 times the bare statements, and eight connections at least 4 times one.
//! Both depend on the machine: the store, `pgbench` and the server share its cores, and where a few of them
//! have no more to give, more connections give no more moves. So the second is measured as well with a server
//! half a millisecond away, as one in the same data centre is.

#[expect(dead_code, reason = "tests use more of it")]
#[path = "../tests/support/server.rs"]
mod server;
#[path = "shared/spread.rs"]
mod spread;

use std::error::Error;
use std::fmt::Write as _;
use std::io::{Read, Write};
use std::net::TcpListener;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

use patt::catalog::CATALOG;
use patt::rules::{Notation, Rng, Viewer};
use patt::store::{
    Change, Committed, Database, FaultKind, NewPost, Store, StoreError, StorePolicy, TableChange,
};
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, GuildId, Intent, Opening, PersonId, SideWish,
    Table, TableId, TableOptions, TableTerms, Time, Venue,
};
use spread::print_spread;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Those of two processes that write.
const CONNECTIONS: usize = 8;
/// How many games a connection has moves in, in turn.
const TABLES: usize = 50;
/// How long the way to a server takes that is far away.
const WAY: Duration = Duration::from_micros(500);
const AT: Time = Time(1_800_000_000_000);

/// The moves of one connection, in order, and how to begin their games.
struct Work {
    begin: Vec<Change>,
    moves: Vec<Change>,
}

fn change(decided: &Decided, interaction: Option<u64>) -> Change {
    let id = decided.table.record().id;
    let post = NewPost {
        table: Some(id),
        purpose: "board".into(),
        payload: serde_json::json!({ "position": 7, "entries": 7 }),
        due: AT,
        replaces: true,
    };
    let outbox = if interaction.is_some() { vec![post] } else { Vec::new() };
    let table = Some(TableChange::of(decided));
    Change { interaction, table, outbox, ..Change::at(AT) }
}

/// What is decided on the same table next, as if this were committed.
fn next(decided: Decided) -> Table {
    let mut table = decided.table;
    let version = table.record().version + 1;
    table.stored(version);
    table
}

/// Decides everything beforehand: only the database is to be measured.
fn work(connection: usize, moves: usize) -> Outcome<Work> {
    let entry = CATALOG.find("chess").ok_or("the house has chess")?;
    let (mut begin, mut tables) = (Vec::new(), Vec::new());
    let mut rng = Rng::new(connection as u64);
    for nth in 0..TABLES {
        let id = 1 + connection * TABLES + nth;
        let [host, guest] = [2, 3].map(|nth| PersonId((id * 2 + nth) as u64));
        let opening = Opening {
            id: TableId::of_bits(id as u64),
            venue: Venue { guild: Some(GuildId(5)), channel: ChannelId(6) },
            host,
            name: "Ada".into(),
            terms: TableTerms {
                game: "chess".into(),
                options: serde_json::Map::new(),
                seats: 2,
                against: Against::Person { id: guest, name: "Bea".into() },
                side: SideWish::First,
                clock: ClockTerms::None,
                rated: true,
                customs: TableOptions::default(),
            },
            until: Time(i64::MAX),
        };
        let opened = Table::open(entry, opening, AT, &mut rng).map_err(|why| format!("{why:?}"))?;
        begin.push(change(&opened, None));
        let table = next(opened);
        let accept = Intent::Accept { revision: None };
        let begun = table.decide(&accept, By::Person(guest), AT);
        let begun = begun.map_err(|why| format!("{why:?}"))?;
        begin.push(change(&begun, None));
        tables.push(next(begun));
    }
    let mut made = Vec::with_capacity(moves);
    for nth in 0..moves {
        let table = &mut tables[nth % TABLES];
        let seat = table.turn().iter().next().ok_or("a game is over: take fewer moves")?;
        let choices = table.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
        let text = rng.pick(&choices).ok_or("a move")?.text.clone();
        let who = table.record().seats[seat.index()].person().ok_or("a person")?;
        let intent = Intent::Play { text, at: None, draw: false };
        let decided = table.decide(&intent, By::Person(who), AT);
        let decided = decided.map_err(|why| format!("{why:?}"))?;
        made.push(change(&decided, Some((1 + connection * moves + nth) as u64)));
        *table = next(decided);
    }
    Ok(Work { begin, moves: made })
}

/// Commits all of it in turn; how long each took.
async fn commit(store: Store, changes: Vec<Change>) -> Outcome<Vec<Duration>> {
    let mut times = Vec::with_capacity(changes.len());
    for change in changes {
        let begun = Instant::now();
        loop {
            match store.commit(change.clone()).await {
                Ok(Committed::Done(_)) => break,
                Err(StoreError::Sql(fault)) if fault.kind() == FaultKind::Retry => {}
                other => return Err(format!("{other:?}").into()),
            }
        }
        times.push(begun.elapsed());
    }
    Ok(times)
}

/// The moves of so many connections at once; how many a second.
async fn moves(what: &str, database: &Database, works: Vec<Work>) -> Outcome<f64> {
    let open = || Store::open(database.clone(), StorePolicy::default(), AT);
    let mut stores = vec![open()?];
    if matches!(database, Database::Server(_)) && works.len() > 1 {
        stores.push(open()?);
    }
    let mut waiting = Vec::new();
    for (nth, work) in works.into_iter().enumerate() {
        let store = stores[nth % stores.len()].clone();
        commit(store.clone(), work.begin).await?;
        waiting.push((store, work.moves));
    }
    let begun = Instant::now();
    let going = waiting.into_iter().map(|(store, moves)| tokio::spawn(commit(store, moves)));
    let mut times = Vec::new();
    for task in going.collect::<Vec<_>>() {
        times.extend(task.await??);
    }
    let a_second = times.len() as f64 / begun.elapsed().as_secs_f64();
    print_spread(what, times);
    for store in stores {
        store.close().await;
    }
    Ok(a_second)
}

/// What a move runs, in order, with the values of `pgbench` in the places of its parameters.
async fn script(folder: &Path, moves: usize) -> Outcome<String> {
    let store = Store::open(&folder.join("look.db"), StorePolicy::default(), AT)?;
    let mut work = work(0, TABLES)?;
    commit(store.clone(), work.begin).await?;
    drop(store.ran());
    let first = work.moves.swap_remove(0);
    commit(store.clone(), vec![first]).await?;
    let ran = store.ran().writes;
    store.close().await;
    let mut script = format!(
        "\\set n :n + 1\n\\set round :n / {TABLES}\n\\set version :round + 2\n\\set next :version + 1\n\
         \\set table 1 + :client_id * {TABLES} + mod(:n, {TABLES})\n\
         \\set number 1 + :client_id * {moves} + :n\n"
    );
    for text in &ran {
        let values: &[&str] = match text.split_whitespace().take(3).collect::<Vec<_>>()[..] {
            ["BEGIN", ..] => {
                script.push_str("BEGIN ISOLATION LEVEL SERIALIZABLE;\n");
                continue;
            }
            ["INSERT", "INTO", "interactions"] => &[":number", "1800000000000"],
            ["UPDATE", "tables", "SET"] => {
                &[":table", "1", "0", ":next", "1800000000000", ":next", ":version"]
            }
            ["INSERT", "INTO", "entries"] => &[
                ":table",
                ":version",
                "1800000000000",
                "'person'",
                "4",
                r#"'{"move":{"seat":0,"text":"Ngf3"}}'"#,
            ],
            ["INSERT", "INTO", "due"] => {
                const NONE: &str = "NULL";
                &[":table", "1800000000001", NONE, NONE, NONE, NONE, NONE, "1800000000001", NONE]
            }
            ["INSERT", "INTO", "outbox"] => {
                &[":table", "'board'", r#"'{"position":7,"entries":7}'"#, "1", "1", "7", "NULL"]
            }
            ["DELETE", "FROM", "outbox"] => &[":table", "'board'"],
            ["COMMIT"] => &[],
            _ => return Err(format!("what are the values of {text}?").into()),
        };
        let mut text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for (nth, value) in values.iter().enumerate().rev() {
            text = text.replace(&format!("?{}", nth + 1), value);
        }
        if text.contains('?') {
            return Err(format!("too few values: {text}").into());
        }
        writeln!(script, "{text};")?;
    }
    Ok(script)
}

/// The same statements by `pgbench`; how many moves a second.
fn bare(database: &Database, script: &Path, connections: usize, moves: usize) -> Outcome<f64> {
    let Database::Server(config) = database else { return Err("it is on a server".into()) };
    let (Some(postgres::config::Host::Unix(folder)), Some(name)) =
        (config.get_hosts().first(), config.get_dbname())
    else {
        return Err("it has a socket and a name".into());
    };
    let program = server::program("pgbench").ok_or("pgbench comes with PostgreSQL")?;
    let said = Command::new(program)
        // Like the store, it tries again where others are in the way.
        .args(["-n", "-M", "prepared", "--max-tries=100", "-U", "patt", "-D", "n=-1", "-h"])
        .arg(folder)
        .args(["-c", &connections.to_string(), "-j", "2", "-t", &moves.to_string(), "-f"])
        .arg(script)
        .arg(name)
        .output()?;
    let text = String::from_utf8_lossy(&said.stdout);
    let failed = text.lines().any(|line| {
        line.strip_prefix("number of failed transactions: ")
            .is_some_and(|rest| !rest.starts_with("0 "))
    });
    let tps = text.lines().find_map(|line| line.strip_prefix("tps = "));
    let tps = tps.and_then(|rest| rest.split(' ').next()).and_then(|word| word.parse().ok());
    match tps {
        Some(tps) if said.status.success() && !failed => Ok(tps),
        _ => Err(format!("{text}{}", String::from_utf8_lossy(&said.stderr)).into()),
    }
}

/// The same database as if the server were on another machine: whatever goes there or comes back takes
/// [`WAY`] longer.
fn far(database: &Database) -> Outcome<Database> {
    let Database::Server(config) = database else { return Err("it is on a server".into()) };
    let (Some(postgres::config::Host::Unix(folder)), Some(name)) =
        (config.get_hosts().first(), config.get_dbname())
    else {
        return Err("it has a socket and a name".into());
    };
    let socket = folder.join(".s.PGSQL.5432");
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let mut there = postgres::Config::new();
    there.host("127.0.0.1").port(listener.local_addr()?.port()).user("patt").dbname(name);
    std::thread::spawn(move || {
        for near in listener.incoming().filter_map(Result::ok) {
            let Ok(far) = UnixStream::connect(&socket) else { return };
            let (Ok(back), Ok(answer)) = (far.try_clone(), near.try_clone()) else { return };
            near.set_nodelay(true).ok();
            std::thread::spawn(move || slowly(near, far));
            std::thread::spawn(move || slowly(back, answer));
        }
    });
    Ok(Database::Server(Box::new(there)))
}

/// Carries over what comes, each piece late, until one end is closed.
fn slowly(mut from: impl Read, mut to: impl Write) {
    let mut piece = vec![0; 1 << 16];
    while let Ok(length @ 1..) = from.read(&mut piece) {
        std::thread::sleep(WAY);
        if to.write_all(&piece[..length]).is_err() {
            return;
        }
    }
}

/// How many times as many moves eight connections make as one, with a server that is far away.
async fn measure_far(server: &server::Server, moves_each: usize) -> Outcome<()> {
    let mut rates = Vec::new();
    for connections in [1, CONNECTIONS] {
        let works = (0..connections).map(|nth| work(nth, moves_each)).collect::<Outcome<_>>()?;
        let database = far(&server.database(&format!("far{connections}")))?;
        rates.push(moves(&format!("{WAY:?} away, {connections}"), &database, works).await?);
    }
    let times = rates[1] / rates[0];
    println!(
        "{WAY:?} away: {:.0} moves a second, {CONNECTIONS} connections {times:.1} times as many",
        rates[0]
    );
    Ok(())
}

async fn measure(moves_each: usize) -> Outcome<()> {
    let server = server::Server::start_durable().ok_or("there is no PostgreSQL")?;
    let folder = tempfile::tempdir()?;
    let text = script(folder.path(), moves_each).await?;
    let file = folder.path().join("move.sql");
    std::fs::write(&file, &text)?;
    println!("{text}");
    let mut rates = Vec::new();
    for connections in [1, CONNECTIONS] {
        let works = || (0..connections).map(|nth| work(nth, moves_each)).collect::<Outcome<_>>();
        let bare_one = server.database(&format!("bare{connections}"));
        let store = Store::open(bare_one.clone(), StorePolicy::default(), AT)?;
        let begun: Vec<Work> = works()?;
        for work in begun {
            commit(store.clone(), work.begin).await?;
        }
        store.close().await;
        let bare = bare(&bare_one, &file, connections, moves_each)?;
        let database = server.database(&format!("moves{connections}"));
        let ours = moves(&format!("server, {connections}"), &database, works()?).await?;
        println!(
            "{connections} connections: {ours:.0} moves a second, the bare statements {bare:.0}: \
             {:.2} times as long",
            bare / ours
        );
        rates.push(ours);
        let path = folder.path().join(format!("{connections}.db"));
        let in_file =
            moves(&format!("file, {connections}"), &Database::from(&path), works()?).await?;
        println!("{connections} at once into a file: {in_file:.0} moves a second");
    }
    println!("{CONNECTIONS} connections: {:.1} times one", rates[1] / rates[0]);
    measure_far(&server, moves_each.min(1_000)).await
}

fn main() -> Outcome<()> {
    let moves = std::env::args().skip(1).find_map(|word| word.parse().ok()).unwrap_or(1_000);
    tokio::runtime::Runtime::new()?.block_on(measure(moves))
}
