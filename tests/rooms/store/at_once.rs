//! A thousand rated games of forty people that end at once, over the eight connections of two processes:
//! what becomes of ratings and leaderboards is what becomes of them one after the other.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use patt::rules::Rng;
use patt::store::{
    Change, Committed, Database, FaultKind, Reach, Store, StoreError, StorePolicy, TableChange,
    check_database,
};
use patt::table::lists::{Board, Page};
use patt::table::{
    Against, By, ChannelId, ClockTerms, Decided, GuildId, Intent, Opening, PersonId, SideWish,
    Table, TableId, TableOptions, TableTerms, Time, Venue,
};
use postgres::NoTls;
use tokio::sync::Barrier;

use super::house::play;
use crate::games::race::RACE;
use crate::support::server::server;

const GAMES: u64 = 1_000;
const PEOPLE: u64 = 40;
/// Those of two processes that write.
const CONNECTIONS: usize = 8;
const POLICY: StorePolicy = StorePolicy { rated_per_pair_per_day: 1_000 };
const END: Time = Time(9_000);

/// Who plays a game, the loser first.
fn players(game: u64) -> [PersonId; 2] {
    let one = game % PEOPLE;
    let other = (one + 1 + game / PEOPLE % (PEOPLE - 1)) % PEOPLE;
    [one, other].map(|nth| PersonId(1 + nth))
}

fn name(person: PersonId) -> String {
    format!("P{}", person.0)
}

async fn keep(store: &Store, decided: Decided) -> Table {
    let mut table = decided.table.clone();
    table.stored(commit(store, &decided).await);
    table
}

/// Commits until nobody is in the way any more and there is time for it.
async fn commit(store: &Store, decided: &Decided) -> u32 {
    let change = Change {
        table: Some(TableChange::of(decided)),
        ..Change::at(decided.table.record().changed)
    };
    let mut slow = false;
    loop {
        match store.commit(change.clone()).await {
            Ok(Committed::Done(done)) => return done.version,
            Err(StoreError::Sql(fault)) if fault.kind() == FaultKind::Retry => {}
            Err(StoreError::TooSlow) => slow = true,
            // It was done after all, just when nobody waited for it any longer.
            Ok(Committed::Conflict) if slow => return decided.table.record().version + 1,
            other => panic!("{other:?}"),
        }
    }
}

/// A game before its end.
async fn begun(store: &Store, game: u64) -> Decided {
    let [loser, winner] = players(game);
    let opening = Opening {
        id: TableId::of_bits(1 + game),
        venue: Venue { guild: Some(GuildId(5)), channel: ChannelId(6) },
        host: loser,
        name: name(loser),
        terms: TableTerms {
            game: "race".into(),
            options: serde_json::Map::new(),
            seats: 2,
            against: Against::Person { id: winner, name: name(winner) },
            side: SideWish::First,
            clock: ClockTerms::None,
            rated: true,
            customs: TableOptions::default(),
        },
        until: Time(1_000_000_000),
    };
    let opened = Table::open(&RACE, opening, Time(1_000), &mut Rng::new(1)).unwrap();
    let mut table = keep(store, opened).await;
    let acts =
        [(winner, Intent::Accept { revision: None }), (loser, play("1")), (winner, play("1"))];
    for (nth, (person, intent)) in acts.into_iter().enumerate() {
        let now = Time(2_000 + nth as i64);
        table = keep(store, table.decide(&intent, By::Person(person), now).unwrap()).await;
    }
    table.decide(&Intent::Resign, By::Person(loser), END).unwrap()
}

/// The order in which the games ended, as each of their players went through them.
fn order(database: &Database) -> Vec<u64> {
    let Database::Server(config) = database else { panic!("it is on a server") };
    let config = config.clone();
    let rows = std::thread::spawn(move || {
        let mut client = config.connect(NoTls).unwrap();
        let text = "SELECT table_id, person, before, value FROM rating_history";
        let rows = client.query(text, &[]).unwrap();
        let read = |row: &postgres::Row| {
            let (table, person): (i64, i64) = (row.get(0), row.get(1));
            let [before, after] = [2, 3].map(|column| row.get::<_, f64>(column).to_bits());
            (person, before, after, table as u64 - 1)
        };
        rows.iter().map(read).collect::<Vec<_>>()
    });
    let rows = rows.join().unwrap();
    assert_eq!(rows.len(), 2 * GAMES as usize);
    let mut next: BTreeMap<(i64, u64), (u64, u64)> = BTreeMap::new();
    for (person, before, after, game) in rows {
        let other = next.insert((person, before), (after, game));
        assert_eq!(other, None, "two games of person {person} began from the same rating");
    }
    let mut at: BTreeMap<i64, u64> =
        (1..=PEOPLE as i64).map(|person| (person, 1_500.0_f64.to_bits())).collect();
    let mut order = Vec::new();
    let mut done = BTreeSet::new();
    while order.len() < GAMES as usize {
        let ready = (0..GAMES).filter(|game| !done.contains(game)).find(|game| {
            players(*game).iter().all(|player| {
                let person = player.0 as i64;
                next.get(&(person, at[&person])).is_some_and(|(_, nth)| nth == game)
            })
        });
        let game = ready.expect("some game is the next one of both its players");
        for player in players(game) {
            let person = player.0 as i64;
            let (after, _) = next[&(person, at[&person])];
            at.insert(person, after);
        }
        done.insert(game);
        order.push(game);
    }
    order
}

/// What people see of it.
async fn seen(store: &Store) -> Vec<String> {
    let mut seen = Vec::new();
    for person in (1..=PEOPLE).map(PersonId) {
        seen.push(format!("{:?}", store.rating(person, "race".to_owned()).await.unwrap()));
        seen.push(format!("{:?}", store.profile(person).await.unwrap()));
    }
    for reach in [Reach::Everywhere, Reach::Guild(GuildId(5))] {
        let page = Page::number(0, PEOPLE as u32);
        let board =
            store.leaderboard("race".to_owned(), Board::Rating, reach, PersonId(1), page, END);
        seen.push(format!("{:?}", board.await.unwrap()));
    }
    seen
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_games_that_end_at_once_end_as_if_one_after_the_other() {
    let Some(server) = server() else { return };
    let database = server.database("at_once");
    let stores = [(); 2].map(|()| Store::open(database.clone(), POLICY, Time(0)).unwrap());
    let ready = Arc::new(Barrier::new(CONNECTIONS));
    let players = (0..CONNECTIONS).map(|nth| {
        let (store, ready) = (stores[nth % 2].clone(), Arc::clone(&ready));
        tokio::spawn(async move {
            let mut ends = Vec::new();
            for game in (nth as u64..GAMES).step_by(CONNECTIONS) {
                ends.push(begun(&store, game).await);
            }
            ready.wait().await;
            for end in &ends {
                commit(&store, end).await;
            }
        })
    });
    for player in players.collect::<Vec<_>>() {
        player.await.unwrap();
    }
    let folder = tempfile::tempdir().unwrap();
    let alone = Store::open(&folder.path().join("patt.db"), POLICY, Time(0)).unwrap();
    for game in order(&database) {
        let end = begun(&alone, game).await;
        commit(&alone, &end).await;
    }
    assert_eq!(seen(&stores[0]).await, seen(&alone).await);
    assert_eq!(check_database(&database, END).unwrap().faults, [""; 0]);
    for store in stores {
        store.close().await;
    }
}
