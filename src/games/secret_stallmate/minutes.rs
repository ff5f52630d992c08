//! The minutes of a finished game: every try of both sides with the referee's words, and the board
//! after each turn.

use std::fmt::Write as _;

use super::state::SecretStallmate;
use super::tries::Try;
use crate::rules::{Act, Checked, Game, Record, Say, Seat, Side, Status, Viewer, Withdrawal};

/// The record as minutes; `None` if it cannot be replayed.
pub(super) fn export(record: &Record) -> Option<String> {
    let options = serde_json::Value::Object(record.header.options.clone());
    let mut options = serde_json::from_value(options).ok()?;
    let mut game = SecretStallmate::from_text(&mut options, &record.header.start).ok()?;
    let mut text = String::from("Secret Stallmate, the referee's minutes\n");
    for (name, value) in &record.tags {
        let _ = writeln!(text, "{name}: {value}");
    }
    let _ = writeln!(text, "Start: {}", game.to_text());
    for act in &record.acts {
        match act {
            Act::Move { seat, text: typed } => {
                let number = game.view(Viewer::Everything).number.unwrap_or(1);
                let notices = game.play(*seat, &Try::read(typed)?).ok()?;
                let told = notices.iter().filter(|notice| notice.to.reaches(*seat));
                let told: Vec<_> = told.map(|notice| notice.say.clone()).collect();
                let moved = told.iter().any(|say| say.key == "moved");
                let _ = writeln!(text, "{number} {}: {typed} - {}", side(*seat), words(&told));
                if moved {
                    boards(&mut text, &game);
                }
            }
            Act::Withdraw { seat, why } => {
                game.withdraw(*seat, *why).ok()?;
                let how = match why {
                    Withdrawal::Resigned => "gives up",
                    Withdrawal::OutOfTime => "runs out of time",
                    Withdrawal::Removed => "leaves",
                };
                let _ = writeln!(text, "{} {how}", side(*seat));
            }
            Act::HandOver => {
                game.hand_over();
            }
            Act::Claim { .. }
            | Act::Offer { .. }
            | Act::Accept { .. }
            | Act::Decline { .. }
            | Act::Hint { .. }
            | Act::Agree
            | Act::Takeback { .. } => {}
        }
    }
    if let Status::Over(outcome) = game.status() {
        let scores = outcome.scores.unwrap_or_default();
        let scores: Vec<_> = scores.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "End: {}, points {}", outcome.how.text(), scores.join(" and "));
    }
    Some(text)
}

fn side(seat: Seat) -> &'static str {
    if seat == Seat::FIRST { Side::White.key() } else { Side::Black.key() }
}

/// What a seat was told of its own try.
fn words(told: &[Say]) -> String {
    let own = told.iter().filter(|say| say.key != "period");
    own.map(Say::text).collect::<Vec<_>>().join(", ")
}

/// The whole board, and beside it what each side sees.
fn boards(text: &mut String, game: &SecretStallmate) {
    let placed = |viewer| {
        let view = game.view(viewer).text;
        view.split(' ').next().unwrap_or_default().to_owned()
    };
    let _ = writeln!(
        text,
        "    {} | white {} | black {}",
        placed(Viewer::Everything),
        placed(Viewer::Seat(Seat::FIRST)),
        placed(Viewer::Seat(Seat::SECOND)),
    );
}
