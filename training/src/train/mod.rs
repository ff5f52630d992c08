//! From games to a network.

mod adam;
mod model;
mod samples;

use std::f32::consts::PI;
use std::fs;
use std::panic;
use std::thread::{self, ScopedJoinHandle};

use patt::ai::net::{self, COUNTING, Fault, Features, Net};
use patt::rules::Rng;

use crate::games::Learned;
use adam::Adam;
use model::Model;
use samples::{Reading, Samples, chance};

/// How to train.
pub struct Course<'a> {
    /// The files of games; behind an `@` the scale of their values, where it is another.
    pub games: Vec<&'a str>,
    /// The file of the network whose weights to begin with, no wider than this one; else they are drawn.
    pub start: Option<&'a str>,
    /// The file that the network is written to.
    pub out: &'a str,
    /// How often every position is learned.
    pub epochs: usize,
    /// How many positions are learned at once.
    pub batch: usize,
    /// How fast at the beginning; at the end it is a hundredth of it.
    pub rate: f32,
    /// How much weights decay.
    pub decay: f32,
    /// How much the result counts beside the search, at the beginning and at the end.
    pub share: (f32, f32),
    /// The value in hundredths at which chances are e to 1; found from the games if 0.
    pub scale: f32,
    /// How much what the search thought later counts: see [`Reading::lambda`].
    pub lambda: f32,
    /// The scale in what the network will say; as learned if 0.
    pub told: f32,
    /// What chance comes from.
    pub seed: u64,
    /// How many threads.
    pub threads: usize,
}

/// One game of so many is held out.
const HELD_OUT: usize = 50;

/// The name of a file of games and the scale of its values, if it is told.
fn named(games: &str) -> Result<(&str, Option<f32>), String> {
    let Some((name, scale)) = games.rsplit_once('@') else { return Ok((games, None)) };
    match scale.parse() {
        Ok(told) if told > 0.0 => Ok((name, Some(told))),
        _ => Err(format!("{games}: {scale} is no scale")),
    }
}

/// Gives a model the weights of the network in a file.
fn begin<G: Learned, const WIDTH: usize>(
    model: &mut Model<WIDTH>,
    bytes: &[u8],
) -> Result<(), String> {
    let wrong = |fault: Fault| fault.to_string();
    of_width!(net::width(bytes).map_err(wrong)?, FROM => {
        model.begin(&Net::<FROM>::read::<G::Board>(bytes).map_err(wrong)?)
    })
}

/// What a thread came to. If it panicked, so does this one: less would be learned than was asked for.
fn joined<T>(thread: ScopedJoinHandle<'_, T>) -> T {
    thread.join().unwrap_or_else(|cause| panic::resume_unwind(cause))
}

/// Trains a network of a width.
pub fn train<G: Learned, const WIDTH: usize>(course: &Course<'_>) -> Result<(), String> {
    let scaled = course.scale > 0.0;
    if course.lambda > 0.0 && !scaled {
        return Err("--lambda: say by --scale what values are worth".to_owned());
    }
    if G::Board::COUNTS > 0 && WIDTH < COUNTING {
        return Err(format!("--width: {}", Fault::Narrow(WIDTH)));
    }
    let mut lines = Vec::new();
    for &games in &course.games {
        let (name, scale) = named(games)?;
        if scale.is_some() && !scaled {
            return Err(format!("{games}: say by --scale to which scale it is to be brought"));
        }
        let text = fs::read_to_string(name).map_err(|error| format!("{name}: {error}"))?;
        lines.extend(text.lines().map(|line| (line.to_owned(), scale)));
    }
    let mut rng = Rng::new(course.seed);
    rng.shuffle(&mut lines);
    // Before the games are played again, which takes minutes: a wrong file is told of at once.
    let mut model = Model::<WIDTH>::drawn::<G::Board>(&mut rng);
    if let Some(name) = course.start {
        let bytes = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
        begin::<G, WIDTH>(&mut model, &bytes).map_err(|fault| format!("{name}: {fault}"))?;
    }
    let (held, taught) = lines.split_at(lines.len() / HELD_OUT);
    let reading = Reading { scale: course.scale, lambda: course.lambda };
    let held = Samples::read::<G>(held, reading, course.threads);
    let taught = Samples::read::<G>(taught, reading, course.threads);
    println!("{} games, {} positions, {} held out", lines.len(), taught.len(), held.len());
    // Some gigabytes that are needed no more.
    drop(lines);
    if taught.len() < course.batch || held.len() == 0 {
        return Err("too few positions".to_owned());
    }
    let scale = if scaled { course.scale } else { taught.scale() };
    println!("scale {scale:.0}");
    let last = course.share.1;
    let own = held.loss(scale, last, |at| chance(held.judged(at), scale));
    println!("loss of the evaluation there is {own:.6}, of the search {:.6}", {
        held.loss(scale, last, |at| chance(held.searched(at), scale))
    });

    let mut adam = Adam::new(&model, course.decay);
    let mut order: Vec<u32> = (0..taught.len() as u32).collect();
    let steps = (order.len() / course.batch) * course.epochs;
    let mut step = 0;
    for epoch in 0..course.epochs {
        rng.shuffle(&mut order);
        let way = epoch as f32 / (course.epochs.max(2) - 1) as f32;
        let share = course.share.0 + (course.share.1 - course.share.0) * way;
        let (mut loss, mut count) = (0.0, 0);
        for batch in order.chunks_exact(course.batch) {
            let wave = f32::midpoint(1.0, (PI * step as f32 / steps as f32).cos());
            let rate = course.rate * (0.01 + 0.99 * wave);
            let mut slope = model.zeroed();
            let parts = batch.chunks(batch.len().div_ceil(course.threads));
            let learned: Vec<_> = thread::scope(|scope| {
                let learn = |part| model.learn(&taught, part, scale, share);
                let others: Vec<_> = parts.map(|part| scope.spawn(move || learn(part))).collect();
                others.into_iter().map(joined).collect()
            });
            for (part, slopes) in learned {
                loss += part;
                slope.add(&slopes);
            }
            count += batch.len();
            adam.step(&mut model, &slope, rate, batch.len());
            step += 1;
        }
        let held_loss = held.loss(scale, last, |at| model.chance(&held, at));
        let search_loss = held.loss(scale, 0.0, |at| model.chance(&held, at));
        println!(
            "epoch {epoch}: loss {:.6}, held out {held_loss:.6}, of the search alone {search_loss:.6}",
            loss / count as f64
        );
    }
    let told = if course.told > 0.0 { course.told } else { scale };
    let net: Net<WIDTH> = model.rounded::<G::Board>(told);
    let bytes = net.write();
    Net::<WIDTH>::read::<G::Board>(&bytes).map_err(|fault| fault.to_string())?;
    fs::write(course.out, bytes).map_err(|error| format!("{}: {error}", course.out))
}
