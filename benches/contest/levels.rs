//! The table of levels: each against the rungs and against the level below, as `docs/levels.md`
//! shows it.

use std::time::Duration;

use patt::ai::Level;
use patt::catalog::{CATALOG, Entry};
use patt::rules::{OptionMap, options};

use super::bot::Bot;
use super::play::{Contest, Tally};
use super::rungs::Rung;

/// The rungs, by the heads of their columns.
const RUNGS: [(&str, Rung); 3] =
    [("random", Rung::Random), ("greedy", Rung::Greedy), ("two-ply", Rung::TwoPly)];
/// A rung that was beaten as clearly as this, in hundredths, is not played by the levels above.
const CLEARLY: f64 = 98.0;
/// From this level on moves are dear: fewer games are played, this many times.
const DEAR: [(u8, u64); 2] = [(8, 4), (10, 10)];

/// Prints the tables of these games, or of all, up to a level, with so many games a pair where moves are
/// cheap.
pub fn print(only: Option<&str>, most: Level, games: u64, at_once: usize) {
    for entry in CATALOG.iter().filter(|entry| only.is_none_or(|slug| slug == entry.info.slug)) {
        let (least, many) = entry.info.seats;
        let mut tables = vec![least];
        tables.extend((many > 2).then_some(4));
        for seats in tables {
            let options = starts(entry);
            let contest = Contest { entry, games, seats, options, random: 0, at_once };
            let together = entry.info.whispers;
            println!("\n### {}, {seats} seats\n", entry.info.slug);
            if together { pairs(&contest, most) } else { rows(&contest, most) }
        }
    }
}

/// How the games of a table begin: those of Starchess with the men set up by chance, alike for both, since
/// a rung that counts men sets up badly and is mated before the levels show how they play.
fn starts(entry: &Entry) -> OptionMap {
    let text = if entry.info.slug == "starchess" { "setup random" } else { "" };
    options::parse(entry.info.options, text).expect("Starchess can be set up by chance")
}

fn fewer(contest: &Contest, level: Level) -> Contest {
    let dear = DEAR.iter().rev().find(|(from, _)| level.number() >= *from);
    let games = contest.games / dear.map_or(1, |(_, times)| *times);
    Contest { games: games.max(2 * u64::from(contest.seats)), ..contest.clone() }
}

fn shown(tally: &Tally) -> String {
    let (score, error) = tally.score();
    format!("{score:.0} ± {error:.0} of {}", tally.games.iter().sum::<f64>())
}

fn cost(tally: &Tally) -> String {
    let (positions, mean) = tally.cost.mean();
    let ms = |time: Duration| time.as_secs_f64() * 1e3;
    format!("{positions} | {:.1} | {:.0}", ms(mean), ms(tally.cost.slowest))
}

/// Each level against the rungs and the level below, in hundredths of the points.
fn rows(contest: &Contest, most: Level) {
    println!(
        "| level | positions a move | ms a move | slowest | random | greedy | two-ply | level below |"
    );
    println!("|---|---|---|---|---|---|---|---|");
    let mut beaten = [false; RUNGS.len()];
    let mut below = None;
    for level in Level::all().take_while(|level| *level <= most) {
        let contest = fewer(contest, level);
        let own = Bot::level(level);
        let mut last = None;
        let mut cells = Vec::new();
        for ((_, rung), beaten) in RUNGS.iter().zip(&mut beaten) {
            if *beaten {
                cells.push("–".to_owned());
                continue;
            }
            let tally = contest.hold([own, Bot::Rung(*rung)]);
            *beaten = tally.score().0 >= CLEARLY;
            cells.push(shown(&tally));
            last = Some(tally);
        }
        let neighbour = below.map(|below| contest.hold([own, Bot::level(below)]));
        cells.push(neighbour.as_ref().map_or("–".to_owned(), shown));
        let costs = neighbour.or(last).map_or_else(String::new, |tally| cost(&tally));
        println!("| {} | {costs} | {} |", level.number(), cells.join(" | "));
        below = Some(level);
    }
}

/// Two computers of each level that share their score.
fn pairs(contest: &Contest, most: Level) {
    println!("| level | positions a move | ms a move | slowest | points of two together |");
    println!("|---|---|---|---|---|");
    for level in Level::all().take_while(|level| *level <= most) {
        let contest = fewer(contest, level);
        let tally = contest.hold([Bot::level(level); 2]);
        let games: f64 = tally.games.iter().sum();
        let points = tally.points / games / 2.0;
        println!("| {} | {} | {points:.1} of {games} |", level.number(), cost(&tally));
    }
}
