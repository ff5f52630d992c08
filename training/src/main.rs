//! The training of evaluators: see README.md.

#[macro_use]
mod widths;

mod games;
mod judge;
mod play;
mod record;
mod speed;
mod train;
mod versus;

use std::process::ExitCode;
use std::time::Duration;

use patt::games::chess::Chess;
use patt::games::stalemate::StaleMate;
use patt::games::starchess::Starchess;
use patt::games::xiangqi::Xiangqi;

use games::Learned;
use judge::Judge;
use play::{Order, play};
use speed::speed;
use train::{Course, train};
use versus::{Terms, versus};

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let done = match args[..] {
        [step, "chess", ref rest @ ..] => run::<Chess>(step, rest),
        [step, "stalemate", ref rest @ ..] => run::<StaleMate>(step, rest),
        [step, "starchess", ref rest @ ..] => run::<Starchess>(step, rest),
        [step, "xiangqi", ref rest @ ..] => run::<Xiangqi>(step, rest),
        _ => Err("which step, which game? See README.md".to_owned()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// What stands behind `--name`.
fn setting<'a>(args: &[&'a str], name: &str) -> Option<&'a str> {
    args.windows(2).find(|pair| pair[0].strip_prefix("--") == Some(name)).map(|pair| pair[1])
}

/// The number behind `--name`, or the usual one.
fn number<T: std::str::FromStr>(args: &[&str], name: &str, usual: T) -> Result<T, String> {
    let Some(text) = setting(args, name) else { return Ok(usual) };
    text.parse().map_err(|_| format!("--{name} {text}: not such a number"))
}

fn run<G: Learned>(step: &str, args: &[&str]) -> Result<(), String> {
    match step {
        "play" => {
            let out = setting(args, "out").ok_or("play: --out FILE is missing")?;
            played::<G>(args, out, setting(args, "by").unwrap_or("own"))
        }
        "train" => {
            let games = args.iter().copied().take_while(|arg| !arg.starts_with("--")).collect();
            let out = setting(args, "out").ok_or("train: --out FILE is missing")?;
            trained::<G>(args, games, out)
        }
        "match" => {
            let [one, other, ..] = args else { return Err("match: of whom?".to_owned()) };
            met::<G>(args, one, other)
        }
        "check" => {
            let [games, nets @ ..] = args else { return Err("check: which games?".to_owned()) };
            speed::<G>(games, &[&["own"], nets].concat())
        }
        "all" => all::<G>(args),
        _ => Err(format!("{step} is no step")),
    }
}

/// Generations of games and networks, each by the network before; the last meets the program.
fn all<G: Learned>(args: &[&str]) -> Result<(), String> {
    let dir = setting(args, "dir").ok_or("all: --dir FOLDER is missing")?;
    let mut games = Vec::new();
    let mut judge = "own".to_owned();
    for generation in 1..=number(args, "generations", 2)? {
        let (file, net) = (format!("{dir}/g{generation}.txt"), format!("{dir}/n{generation}.bin"));
        played::<G>(args, &file, &judge)?;
        games.push(file);
        trained::<G>(args, games.iter().map(String::as_str).collect(), &net)?;
        judge = net;
    }
    speed::<G>(&games[0], &["own", &judge])?;
    met::<G>(args, &judge, "own")
}

fn played<G: Learned>(args: &[&str], out: &str, by: &str) -> Result<(), String> {
    let from = number(args, "from", 0)?;
    let order = Order {
        games: from..from + number(args, "games", 10_000)?,
        seed: number(args, "seed", 1)?,
        nodes: number(args, "play-nodes", 1_000)?,
        out,
        threads: number(args, "threads", 1)?,
    };
    play::<G>(&order, &Judge::named(by)?).map_err(|error| format!("{out}: {error}"))
}

fn trained<G: Learned>(args: &[&str], games: Vec<&str>, out: &str) -> Result<(), String> {
    let course = Course {
        games,
        start: setting(args, "start"),
        out,
        epochs: number(args, "epochs", 30)?,
        batch: number(args, "batch", 4_096)?,
        rate: number(args, "rate", 1e-3)?,
        decay: number(args, "decay", 0.01)?,
        share: (number(args, "share", 0.3)?, number(args, "share-end", 0.5)?),
        scale: number(args, "scale", 0.0)?,
        lambda: number(args, "lambda", 0.0)?,
        told: number(args, "told", 0.0)?,
        seed: number(args, "seed", 1)?,
        threads: number(args, "threads", 1)?,
    };
    of_width!(number(args, "width", 32)?, WIDTH => train::<G, WIDTH>(&course))
}

fn met<G: Learned>(args: &[&str], one: &str, other: &str) -> Result<(), String> {
    let nodes = number(args, "nodes", 0)?;
    let usual = if nodes == 0 { 50 } else { 0 };
    let terms = Terms {
        games: number(args, "match-games", 200)?,
        seed: number(args, "match-seed", 77)?,
        time: Duration::from_millis(number(args, "ms", usual)?),
        nodes,
        threads: number(args, "threads", 1)?,
    };
    versus::<G>(&[Judge::named(one)?, Judge::named(other)?], &terms);
    Ok(())
}
