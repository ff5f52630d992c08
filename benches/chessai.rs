//! The `chessai` crate as an engine that speaks UCI, to play xiangqi against it.
//!
//! ```text
//! cargo bench --bench chessai --no-run          # prints the path of the program
//! cargo bench --bench matches -- --game xiangqi --random 8 --a "target/release/patt uci" \
//!   --b target/release/deps/chessai-HASH
//! ```
//!
//! It is searched by time with one thread; ranks are counted from 1 outside and from 0 inside.

use std::io::BufRead;
use std::time::Duration;

use chessai::{Engine, Limits, Move};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

fn engine() -> Engine {
    Engine::builder().hash_size(16).threads(1).use_book(false).build()
}

fn main() {
    let mut engine = engine();
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci"] => println!("id name chessai\nuciok"),
            ["isready"] => println!("readyok"),
            ["ucinewgame"] => engine = self::engine(),
            ["position", rest @ ..] => {
                if let Err(why) = set_up(&mut engine, rest) {
                    println!("info string {why}");
                }
            }
            ["go", rest @ ..] => {
                let time = rest.iter().skip_while(|word| **word != "movetime").nth(1);
                let millis = time.and_then(|text| text.parse().ok()).unwrap_or(100);
                let info = engine.search(Limits::new().time(Duration::from_millis(millis)));
                println!("info score cp {}", info.score);
                let best = info.best_move.map(|m| shifted(&m.to_iccs(), 1));
                println!("bestmove {}", best.unwrap_or_else(|| "(none)".to_owned()));
            }
            ["quit"] => break,
            _ => {}
        }
    }
}

/// Sets up `startpos` or `fen ...` with moves.
fn set_up(engine: &mut Engine, words: &[&str]) -> Result<(), String> {
    let at = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
    let fen = match &words[..at] {
        ["fen", men, side, ..] => format!("{men} {side}"),
        _ => START.to_owned(),
    };
    engine.set_fen(&fen).map_err(|why| why.to_string())?;
    for text in words.iter().skip(at + 1) {
        let m = Move::from_iccs(&shifted(text, -1)).map_err(|why| why.to_string())?;
        if !engine.make_move(m) {
            return Err(format!("{text} is refused"));
        }
    }
    Ok(())
}

/// The coordinates of a move with every rank counted from another number.
fn shifted(text: &str, by: i32) -> String {
    let mut out = String::new();
    let mut rank = String::new();
    for sign in text.chars().chain(['.']) {
        if sign.is_ascii_digit() {
            rank.push(sign);
            continue;
        }
        if let Ok(number) = rank.parse::<i32>() {
            out.push_str(&(number + by).to_string());
        }
        rank.clear();
        if sign.is_ascii_alphabetic() {
            out.push(sign.to_ascii_lowercase());
        }
    }
    out
}
