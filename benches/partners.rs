//! Two bots of Secret Stallmate as partners: how many points they make together.
//!
//! `cargo bench --bench partners -- [games] [level of White] [level of Black] [milliseconds a try]`;
//! `random` for a level plays any try. A game that lasts 200 moves of both sides together counts -8.

use std::time::{Duration, Instant};

use patt::ai::{Ask, Brain, Level, Limits, Strength, Watch};
use patt::games::secret_stallmate::brain::{Partner, brain};
use patt::games::secret_stallmate::{HandOver, Options, SecretStallmate};
use patt::rules::{Game, Rng, Status};

/// A game with more moves than this counts as one without progress.
const PLIES: u32 = 200;

struct Clock(Option<Instant>);

impl Watch for Clock {
    fn stop(&self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}

fn player(word: &str) -> Option<Partner> {
    let level = word.parse().ok().and_then(Level::new)?;
    Some(brain(Strength::Level(level)))
}

fn main() {
    let words: Vec<_> = std::env::args().skip(1).filter(|word| !word.starts_with("--")).collect();
    let word = |nth: usize, usual: &str| words.get(nth).cloned().unwrap_or(usual.to_owned());
    let games: u64 = word(0, "10").parse().expect("a number of games");
    let levels = [word(1, "8"), word(2, "8")];
    let time: u64 = word(3, "0").parse().expect("milliseconds");
    let first: u64 = word(4, "0").parse().expect("a seed");
    let (mut points, mut slowest) = (Vec::new(), Duration::ZERO);
    for seed in first..first + games {
        let mut rng = Rng::new(seed);
        let options = Options { handover: HandOver::AtOnce, ..Options::default() };
        let mut game = SecretStallmate::new(&options, 2, &mut rng).expect("options fit");
        let mut minds = [player(&levels[0]), player(&levels[1])];
        let (mut plies, mut tries) = (0, 0);
        while let Some(seat) = game.status().acting().only() {
            if plies >= PLIES {
                break;
            }
            let begun = Instant::now();
            let watch = Clock((time > 0).then(|| begun + Duration::from_millis(time)));
            let one = match &mut minds[seat.index()] {
                Some(mind) => {
                    let mut worlds = Rng::new(rng.next());
                    let mut chance = Rng::new(rng.next());
                    let thought = mind.choose(Ask {
                        world: &mut || game.imagine(seat, &mut worlds),
                        seat,
                        limits: Limits::default(),
                        rng: &mut chance,
                        watch: &watch,
                    });
                    thought.map(|thought| thought.m)
                }
                None => rng.pick(&game.moves(seat)).copied(),
            };
            slowest = slowest.max(begun.elapsed());
            let one = one.expect("an acting seat has a try");
            assert!(game.moves(seat).contains(&one), "a try that cannot be made");
            let before = game.board().side_to_move();
            game.apply(seat, &one);
            tries += 1;
            if game.board().side_to_move() != before {
                plies += 1;
            }
            if std::env::var("SHOW").is_ok() && game.board().side_to_move() != before {
                println!("{} {}", one.text(), game.to_text());
            }
        }
        let (score, how) = match game.status() {
            Status::Over(outcome) => (
                outcome.scores.map_or(0, |scores| scores[seat_of_worse(&[0, 1])]),
                outcome.how.text(),
            ),
            Status::ToAct(_) | Status::HandOver => (-8, "200 plies".to_owned()),
        };
        points.push(score);
        println!("{seed}: {score} by {how}, {plies} plies, {tries} tries: {}", game.to_text());
    }
    let mean = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
    let stalemates = points.iter().filter(|&&score| score > 0).count();
    println!("mean {mean:.2} of {games} games, {stalemates} stalemates, slowest try {slowest:?}");
}

/// Both score the same unless one forfeits, which bots never do.
fn seat_of_worse(seats: &[usize]) -> usize {
    seats[0]
}
