//! Moves as the program writes them.

use crate::catalog::AnyGame;
use crate::rules::{Act, Notation, Viewer};

/// A line of canonical texts from here, in another notation, as far as it can be played.
pub(super) fn line(game: &dyn AnyGame, line: &[String], notation: Notation) -> Vec<String> {
    if notation == Notation::CANONICAL {
        return line.to_vec();
    }
    let mut game = game.boxed();
    let mut texts = Vec::with_capacity(line.len());
    for text in line {
        let Some(seat) = game.status().acting().only() else { break };
        let Some(written) = game.seen(Viewer::Seat(seat)).write(text, notation) else { break };
        texts.push(written);
        if game.act(&Act::Move { seat, text: text.clone() }).is_err() {
            break;
        }
    }
    texts
}
