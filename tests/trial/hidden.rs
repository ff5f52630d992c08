//! What people were told in hidden games is what one process alone tells those who play the same.

use std::collections::BTreeMap;

use patt::catalog::CATALOG;
use patt::rules::Act;
use patt::sandbox::Id;
use patt::table::{By, Table};
use serde_json::{Value, json};

use super::accounts::{Played, Told};
use super::act::tables;
use super::checks::Tables;
use super::run::Trial;
use super::support::house::{House, buttons, content};

/// How many games are played in one house.
const AT_ONCE: usize = 15;

/// What somebody reads in an answer: the text, what is said of the picture, what can be pressed.
type Read = (String, String, Vec<String>);

/// Plays the hidden games of two people once more, by one process, and compares every answer.
pub async fn differences(trial: &Trial, known: &Tables) -> Vec<String> {
    let games = trial.accounts.get().games.clone();
    let games = games.into_iter().filter(|game| game.kind == "secret stallmate");
    let games: Vec<_> =
        games.filter_map(|game| Some((game.clone(), known.get(&game.table.bits())?))).collect();
    let (mut faults, mut compared) = (Vec::new(), 0);
    for some in games.chunks(AT_ONCE) {
        let house = House::patient(CATALOG).await;
        let mut again = Vec::new();
        for (game, table) in some {
            again.push(begun(trial, &house, game, table).await);
        }
        // They begin where those began, as the lot had it there.
        let house = house.restart().await;
        for ((game, table), again) in some.iter().zip(again) {
            let told = told(trial, game);
            for (ply, ought) in played(&house, &again, table).await {
                for is in told.get(&ply).into_iter().flatten() {
                    compared += 1;
                    if *is != ought {
                        faults.push(format!(
                            "entry {ply} of {}: {is:?} was shown, and {ought:?} by one process",
                            game.table
                        ));
                    }
                }
            }
        }
        house.end().await;
    }
    println!(
        "{compared} answers of {} hidden games were compared with those of one process",
        games.len()
    );
    faults
}

/// A game that is played again: where, and who its people are there.
struct Again {
    channel: Id,
    people: Vec<(Id, Id)>,
}

/// What was answered to the moves of a game.
fn told(trial: &Trial, game: &Played) -> BTreeMap<u32, Vec<Read>> {
    let accounts = trial.accounts.get();
    let mut all = BTreeMap::<u32, Vec<Read>>::new();
    for sent in accounts.sent.iter().filter(|sent| sent.table == game.table) {
        if let Told::Played(message) = &sent.told
            && content(message).starts_with("Referee to")
        {
            all.entry(sent.ply).or_default().push(read(message));
        }
    }
    all
}

fn read(message: &Value) -> Read {
    let picture = message["attachments"][0]["description"].as_str().unwrap_or_default();
    let labels = buttons(message).into_iter().map(str::to_owned).collect();
    (content(message).to_owned(), picture.to_owned(), labels)
}

/// The same game in one house, at its start.
async fn begun(trial: &Trial, house: &House, game: &Played, table: &Table) -> Again {
    let channel = house.sandbox.add_channel(&game.table.to_string());
    house.sandbox.no_threads(channel);
    let named = |&person: &Id| (person, house.sandbox.add_person(&trial.name(person)));
    let people: Vec<(Id, Id)> = game.people.iter().map(named).collect();
    let terms = json!({
        "game": table.record().header.game, "opponent": people[1].1.to_string(), "side": "me",
        "options": "at once", "clock": "none", "rated": false,
    });
    let asked = house.command_in(channel, people[0].1, "play", terms).await;
    let id = tables(asked.message()).into_iter().next().expect("it names its table");
    house.press(people[1].1, asked.message(), "Accept").await;
    house.quiet().await;
    let header = serde_json::to_string(&table.record().header).expect("it was stored");
    house.alter(&format!(
        "UPDATE tables SET header = '{}' WHERE id = {}",
        header.replace('\'', "''"),
        id.bits()
    ));
    Again { channel, people }
}

/// What people read in it after each of their moves, by the number of the entry.
async fn played(house: &House, again: &Again, table: &Table) -> Vec<(u32, Read)> {
    let mut all = Vec::new();
    for entry in &table.record().log {
        let (By::Person(person), Act::Move { text, .. }) = (entry.by, &entry.act) else {
            if entry.by == By::Host {
                continue;
            }
            break;
        };
        let who = again.people.iter().find(|(there, _)| there.0 == person.0);
        let who = who.expect("they play").1;
        let options = json!({ "move": text });
        let done = house.command_in(again.channel, who, "move", options).await;
        all.push((entry.ply, read(done.message())));
    }
    all
}
