//! Ratings are what they become if the games are rated one after the other.

use std::collections::BTreeMap;

use patt::table::Time;
use patt::table::ratings::{Rating, rate};

use super::checks::query;
use super::run::Trial;

/// A change of a rating, as the history tells.
struct Change {
    table: i64,
    person: i64,
    game: String,
    at: i64,
    before: f64,
    value: f64,
    deviation: f64,
    place: u8,
}

/// Rates all games anew in the order that each of their players went through them; what differs.
pub async fn replayed(trial: &Trial) -> Vec<String> {
    let text = "SELECT h.table_id, h.person, h.game, h.at, h.before, h.value, h.deviation, r.place
         FROM rating_history h JOIN results r ON r.table_id = h.table_id AND r.person = h.person
         ORDER BY h.table_id, r.seat";
    let rows = query(trial, text).await;
    let mut games = BTreeMap::<i64, Vec<Change>>::new();
    for row in &rows {
        let change = Change {
            table: row.get(0),
            person: row.get(1),
            game: row.get(2),
            at: row.get(3),
            before: row.get(4),
            value: row.get(5),
            deviation: row.get(6),
            place: u8::try_from(row.get::<_, i64>(7)).expect("a place is small"),
        };
        games.entry(change.table).or_default().push(change);
    }
    let rated = games.len();
    let new = Rating { value: 1500.0, deviation: 350.0, volatility: 0.06, games: 0, at: Time(0) };
    let mut now = BTreeMap::<(i64, String), Rating>::new();
    let mut faults = Vec::new();
    while !games.is_empty() {
        // Two who are new and draw stay what they are, so a game has to end as it did as well.
        let ready = games.iter().find_map(|(&table, changes)| {
            let was =
                |change: &Change| *now.get(&(change.person, change.game.clone())).unwrap_or(&new);
            let follows =
                changes.iter().all(|change| was(change).value.to_bits() == change.before.to_bits());
            let players: Vec<_> = changes.iter().map(was).collect();
            let places: Vec<_> = changes.iter().map(|change| change.place).collect();
            let after = rate(&players, &places, Time(changes[0].at));
            let same = changes.iter().zip(&after).all(|(change, after)| {
                after.value.to_bits() == change.value.to_bits()
                    && after.deviation.to_bits() == change.deviation.to_bits()
            });
            (follows && same).then_some((table, after))
        });
        let Some((table, after)) = ready else {
            let left: Vec<_> = games.keys().collect();
            faults.push(format!("these rated games follow on no others: {left:?}"));
            return faults;
        };
        let changes = games.remove(&table).expect("it was there");
        let after = changes.into_iter().zip(after);
        now.extend(after.map(|(change, after)| ((change.person, change.game), after)));
    }
    let rows = query(trial, "SELECT person, game, value, deviation, games FROM ratings").await;
    for row in &rows {
        let (person, game): (i64, String) = (row.get(0), row.get(1));
        let (value, deviation, count): (f64, f64, i64) = (row.get(2), row.get(3), row.get(4));
        let ought = now.remove(&(person, game.clone())).unwrap_or(new);
        let same = ought.value.to_bits() == value.to_bits()
            && ought.deviation.to_bits() == deviation.to_bits()
            && i64::from(ought.games) == count;
        if !same {
            faults.push(format!("{game} of {person}: {value} after {count} games, not {ought:?}"));
        }
    }
    faults.extend(now.into_keys().map(|(person, game)| format!("{game} of {person} is not there")));
    println!("{rated} rated games were rated anew, for {} ratings", rows.len());
    faults
}
