//! The options of a game: how it starts.

use serde::{Deserialize, Serialize};

use super::board::Board;
use super::setup::Arrangement;
use super::text;
use crate::rules::{Refusal, Rng, Say};

/// The options of a game of starchess.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who arranges the back ranks.
    pub setup: Setup,
    /// An arrangement of one's own, such as `KRBNQ-RQBNK`.
    pub men: Option<String>,
    /// A start position of one's own.
    pub fen: Option<String>,
}

/// Who arranges the back ranks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Setup {
    /// The players, by placing in turn.
    #[default]
    Players,
    /// The lot: one of the arrangements without a mate on the first move.
    Random,
}

impl Options {
    /// The start they ask for; chance is spent here.
    ///
    /// # Errors
    /// If a text is faulty or two starts are given.
    pub(super) fn start(&self, rng: &mut Rng) -> Result<Board, Refusal> {
        match (self.setup, &self.men, &self.fen) {
            (Setup::Players, None, None) => Ok(Board::setup()),
            (Setup::Random, None, None) => Ok(Arrangement::drawn(rng).board()),
            (Setup::Players, Some(men), None) => match Arrangement::read(men) {
                Some(arrangement) => Ok(arrangement.board()),
                None => Err(Refusal(Say::new("setup-men").with("men", men.as_str()))),
            },
            (Setup::Players, None, Some(fen)) => text::read(fen),
            (_, Some(_), _) | (_, _, Some(_)) => Err(Refusal::new("start-twice")),
        }
    }

    /// Corrects them where they disagree with the position the game really starts at.
    pub(super) fn correct(&mut self, start: &Board) {
        let arrangement = Arrangement::of(start);
        let agree = match (self.setup, &self.men, &self.fen) {
            (Setup::Players, None, None) => *start == Board::setup(),
            (Setup::Random, None, None) => arrangement.is_some(),
            (Setup::Players, Some(men), None) => {
                arrangement.is_some() && Arrangement::read(men) == arrangement
            }
            (Setup::Players, None, Some(fen)) => text::read(fen).is_ok_and(|read| read == *start),
            (_, Some(_), _) | (_, _, Some(_)) => false,
        };
        if agree {
            return;
        }
        *self = match arrangement {
            Some(arrangement) => Self { men: Some(arrangement.to_string()), ..Self::default() },
            None if *start == Board::setup() => Self::default(),
            None => Self { fen: Some(text::write(start)), ..Self::default() },
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::starchess::info::INFO;
    use crate::games::starchess::tests::check_said;
    use crate::rules::options::parse;
    use serde_json::{Value, json};

    #[test]
    fn people_write_starts_as_they_like() {
        let check = |text: &str, expect: Value| {
            let parsed = parse(INFO.options, text)
                .map_or_else(|refusal| Value::from(refusal.0.text()), Value::from);
            assert_eq!(parsed, expect, "{text}");
        };
        check("setup random", json!({ "setup": "random" }));
        check("random", json!({ "setup": "random" }));
        check("setup players", json!({ "setup": "players" }));
        check("setup KRBNQ-RQBNK", json!({ "men": "KRBNQ-RQBNK" }));
        check("setup krbnq rqbnk", json!({ "men": "krbnq rqbnk" }));
        check("men KRBNQ-RQBNK", json!({ "men": "KRBNQ-RQBNK" }));
    }

    #[test]
    fn starts_that_cannot_be_are_refused_in_words() {
        let check = |given: Value, expect: &str| {
            let options: Options = serde_json::from_value(given).unwrap();
            let Refusal(say) = options.start(&mut Rng::new(1)).unwrap_err();
            check_said(&say);
            assert_eq!(say.text(), expect);
        };
        check(json!({ "men": "KRBNQ-RQBNN" }), "setup-men:KRBNQ-RQBNN");
        check(json!({ "men": "KRBNQ-RQBNK", "setup": "random" }), "start-twice");
        check(json!({ "men": "KRBNQ-RQBNK", "fen": "x" }), "start-twice");
        check(json!({ "fen": "x" }), "fen-fields:1");
    }

    #[test]
    fn the_position_wins_over_the_options() {
        let check = |given: Value, start: &str, expect: Value| {
            let mut options: Options = serde_json::from_value(given).unwrap();
            options.correct(&text::read(start).unwrap());
            assert_eq!(serde_json::to_value(&options).unwrap(), expect, "{start}");
        };
        let empty = &text::write(&Board::setup());
        let arranged = "1/2/KP3pr/RP2pq/BP1pb/NP2pn/QP3pk/2/1 [] w - 0 1";
        let ending = "1/2/K6/6/2R2/6/6k/2/1 [] w - 0 1";
        let options =
            |setup: &str, men: Value, fen: Value| json!({ "setup": setup, "men": men, "fen": fen });
        let none = Value::Null;
        let usual = options("players", none.clone(), none.clone());
        check(json!({}), empty, usual.clone());
        check(json!({ "setup": "random" }), empty, usual.clone());
        check(json!({ "men": "KRBNQ-RQBNK" }), empty, usual);
        let named = options("players", json!("KRBNQ-RQBNK"), none.clone());
        check(json!({}), arranged, named);
        check(
            json!({ "men": "krbnqrqbnk" }),
            arranged,
            options("players", json!("krbnqrqbnk"), none.clone()),
        );
        check(
            json!({ "setup": "random" }),
            arranged,
            options("random", none.clone(), none.clone()),
        );
        check(json!({ "setup": "random" }), ending, options("players", none, json!(ending)));
    }
}
