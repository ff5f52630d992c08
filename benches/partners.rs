//! Two bots of Secret Stallmate as partners: how many points they make together.
//!
//! `cargo bench --bench partners -- [games] [White] [Black] [milliseconds a try] [first seed]`: a
//! player is the level of a bot, `random` for any try at all, `frozen` for a person who plays
//! Black's side of the plan by rote and goes by nothing but the own men and the capture heard last, or
//! `mixed` for one who keeps to that plan three times of four and tries anything the fourth time.
//! A game that lasts 200 moves of both sides together counts -8.

use std::time::{Duration, Instant};

use cozy_chess::{Piece, Rank, Square};
use patt::ai::{Ask, Brain, Company, Level, Limits, Strength, Watch};
use patt::games::secret_stallmate::brain::{Partner, brain};
use patt::games::secret_stallmate::{HandOver, Heard, Options, SecretStallmate, Try};
use patt::rules::{Game, Rng, Seat, Status};

/// A game with more moves than this counts as one without progress.
const PLIES: u32 = 200;

struct Clock(Option<Instant>);

impl Watch for Clock {
    fn stop(&self) -> bool {
        self.0.is_some_and(|end| Instant::now() >= end)
    }
}

/// Who plays a side.
enum Player {
    Bot(Box<Partner>),
    Random,
    Frozen,
    Mixed,
}

fn player(word: &str) -> Player {
    match word.parse().ok().and_then(Level::new) {
        Some(level) => Player::Bot(Box::new(brain(Strength::Level(level)))),
        None if word == "frozen" => Player::Frozen,
        None if word == "mixed" => Player::Mixed,
        None => Player::Random,
    }
}

/// The plan of the lessons by rote: pawns go on until they are stopped, then the king goes to the
/// nearer corner, then the other men are offered on the own half; nothing is taken back, and a pawn
/// takes only if nothing else is left.
fn frozen(game: &SecretStallmate, seat: Seat, rng: &mut Rng) -> Option<Try> {
    let mut tries = game.moves(seat);
    rng.shuffle(&mut tries);
    let far = |square: Square| {
        let file = square.file() as i32;
        (7 - square.rank() as i32).max(file.min(7 - file))
    };
    let turns = |heard: &&Heard| matches!(heard, Heard::Turn(_));
    let turn = game.chronicle(seat).iter().rev().find(turns);
    let taken = turn.and_then(|heard| heard.words().iter().find_map(|word| word.capture()));
    tries.into_iter().min_by_key(|one| {
        let Try::Go(m) = one else { return 1_000 };
        if taken == Some(m.to) {
            return 800;
        }
        match game.board().piece_on(m.from) {
            Some(Piece::Pawn) if m.from.file() == m.to.file() => 7 - m.to.rank() as i32,
            Some(Piece::Pawn) => 900,
            Some(Piece::King) if far(m.to) < far(m.from) => 100,
            Some(Piece::King) => 500,
            _ if m.to.rank() >= Rank::Fifth => 200,
            _ => 600,
        }
    })
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
        let bots = minds.iter().all(|mind| matches!(mind, Player::Bot(_)));
        let company = if bots { Company::Computers } else { Company::People };
        let (mut plies, mut tries) = (0, 0);
        while let Some(seat) = game.status().acting().only() {
            if plies >= PLIES {
                break;
            }
            let begun = Instant::now();
            let watch = Clock((time > 0).then(|| begun + Duration::from_millis(time)));
            let one = match &mut minds[seat.index()] {
                Player::Bot(mind) => {
                    let mut worlds = Rng::new(rng.next());
                    let mut chance = Rng::new(rng.next());
                    let thought = mind.choose(Ask {
                        world: &mut || game.imagine(seat, &mut worlds),
                        seat,
                        company,
                        limits: Limits::default(),
                        among: &[],
                        rng: &mut chance,
                        watch: &watch,
                    });
                    thought.map(|thought| thought.m)
                }
                Player::Random => rng.pick(&game.moves(seat)).copied(),
                Player::Mixed if rng.below(4) == 0 => rng.pick(&game.moves(seat)).copied(),
                Player::Frozen | Player::Mixed => frozen(&game, seat, &mut rng),
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
        }
        let (score, how) = match game.status() {
            Status::Over(outcome) => {
                (outcome.scores.map_or(0, |scores| scores[0].min(scores[1])), outcome.how.text())
            }
            Status::ToAct(_) | Status::HandOver => (-8, "200 plies".to_owned()),
        };
        points.push(score);
        println!("{seed}: {score} by {how}, {plies} plies, {tries} tries: {}", game.to_text());
    }
    let mean = f64::from(points.iter().sum::<i32>()) / points.len() as f64;
    let stalemates = points.iter().filter(|&&score| score > 0).count();
    println!("mean {mean:.2} of {games} games, {stalemates} stalemates, slowest try {slowest:?}");
}
