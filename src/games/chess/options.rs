//! The options of a game of chess: where it starts.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::fen::{self, Rights};
use super::fischer;
use super::position::{Position, Style};
use crate::rules::{Refusal, Rng};

/// The options of a game of chess.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Fischer random chess; `None` is orthodox chess.
    pub chess960: Option<Start>,
    /// A start position of one's own.
    pub fen: Option<String>,
}

/// Where a game of Fischer random chess starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Value", into = "Value")]
pub enum Start {
    /// Anywhere: drawn by lot, or given as a FEN.
    Random,
    /// At the arrangement with this number, 0 to 959.
    Number(u16),
}

impl TryFrom<Value> for Start {
    type Error = String;

    fn try_from(value: Value) -> Result<Self, String> {
        let number = value.as_u64().filter(|&number| number < fischer::STARTS.into());
        match (number, value.as_str()) {
            (Some(number), _) => Ok(Self::Number(number as u16)),
            (None, Some("random")) => Ok(Self::Random),
            (None, _) => Err(format!("{value} is no number from 0 to 959")),
        }
    }
}

impl From<Start> for Value {
    fn from(start: Start) -> Self {
        match start {
            Start::Random => "random".into(),
            Start::Number(number) => number.into(),
        }
    }
}

impl Options {
    /// The style of game they ask for.
    pub(super) const fn style(&self) -> Style {
        if self.chess960.is_some() { Style::Fischer } else { Style::Classical }
    }

    /// The start they ask for; chance is spent here.
    ///
    /// # Errors
    /// If the FEN is faulty, or both a number and a FEN are given.
    pub(super) fn start(&self, rng: &mut Rng) -> Result<Position, Refusal> {
        match (&self.fen, self.chess960) {
            (Some(_), Some(Start::Number(_))) => Err(Refusal::new("start-twice")),
            (Some(text), _) => fen::read(text, self.style()),
            (None, None) => Ok(fischer::start(fischer::ORTHODOX, Style::Classical)),
            (None, Some(Start::Number(number))) => Ok(fischer::start(number, Style::Fischer)),
            (None, Some(Start::Random)) => {
                let number = rng.below(fischer::STARTS.into()) as u16;
                Ok(fischer::start(number, Style::Fischer))
            }
        }
    }

    /// Corrects them where they disagree with the position the game really starts at.
    pub(super) fn correct(&mut self, start: &Position) {
        let number = fischer::number(start.board());
        let fischer = start.style() == Style::Fischer;
        let agree = fischer == self.chess960.is_some()
            && match (&self.fen, self.chess960) {
                (Some(text), _) => fen::read(text, self.style()).is_ok_and(|read| read == *start),
                (None, Some(Start::Random)) => number.is_some(),
                (None, Some(Start::Number(wanted))) => number == Some(wanted),
                (None, None) => number == Some(fischer::ORTHODOX),
            };
        if agree {
            return;
        }
        *self = match number {
            Some(number) if fischer => Self { chess960: Some(Start::Number(number)), fen: None },
            Some(fischer::ORTHODOX) => Self::default(),
            _ => Self {
                chess960: fischer.then_some(Start::Random),
                fen: Some(fen::write(start, Rights::XFen)),
            },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::chess::info::INFO;
    use crate::rules::options::parse;
    use serde_json::json;

    #[test]
    fn people_write_starts_as_they_like() {
        let check = |text: &str, expect: Value| {
            let parsed = parse(INFO.options, text)
                .map_or_else(|refusal| Value::from(refusal.0.text()), Value::from);
            assert_eq!(parsed, expect, "{text}");
        };
        check("960", json!({ "chess960": "random" }));
        check("960 518", json!({ "chess960": 518 }));
        check("chess960=0", json!({ "chess960": 0 }));
        check("Chess960 random", json!({ "chess960": "random" }));
        check("fischer random", json!({ "chess960": "random" }));
        check("960 960", json!("option-value:chess960,960,0..959, random"));
        check(
            "960, fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            json!({
                "chess960": "random", "fen": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
            }),
        );
    }

    #[test]
    fn the_position_wins_over_the_options() {
        let check = |options: Value, fen: &str, expect: Value| {
            let mut options: Options = serde_json::from_value(options).unwrap();
            options.correct(&fen::read(fen, options.style()).unwrap());
            assert_eq!(serde_json::to_value(&options).unwrap(), expect, "{fen}");
        };
        let orthodox = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        let other = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
        let ending = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        check(json!({}), orthodox, json!({ "chess960": null, "fen": null }));
        check(json!({}), other, json!({ "chess960": 0, "fen": null }));
        check(json!({}), ending, json!({ "chess960": null, "fen": ending }));
        check(json!({ "chess960": "random" }), other, json!({ "chess960": "random", "fen": null }));
        check(json!({ "chess960": 7 }), other, json!({ "chess960": 0, "fen": null }));
        check(json!({ "chess960": 518 }), orthodox, json!({ "chess960": 518, "fen": null }));
        check(json!({ "chess960": 7 }), ending, json!({ "chess960": "random", "fen": ending }));
        check(json!({ "fen": ending }), orthodox, json!({ "chess960": null, "fen": null }));
        let spaced = ending.replace(' ', "  ");
        check(json!({ "fen": spaced }), ending, json!({ "chess960": null, "fen": spaced }));
    }
}
