//! Sentences around what games say: ends, refusals, claims, options, lessons.

use super::field::{TEXT_MOST, TYPED_MOST, Term, Written};
use super::messages::Fields;
use super::voice::Voice;
use fluent_bundle::FluentValue;
use serde_json::Value;

use crate::rules::{Arg, GameInfo, Lesson, OptionSpec, Outcome, Refusal, Say, Seat};

/// The people of a table, by seat: how each is called in the text at hand.
pub type LineUp<'a> = &'a dyn Fn(Seat) -> String;

impl Voice<'_> {
    /// How a game ended: the game's message `KEY`, else the house's `end-KEY-won` if one seat won,
    /// else its `end-KEY`. Beside the fields of the outcome they have `winner`, `loser` (of two) and
    /// `score` (of games that count points, in order of places).
    #[must_use]
    pub fn end(self, info: &GameInfo, outcome: &Outcome, names: LineUp<'_>) -> String {
        let winner = outcome.winner();
        let mut more = Vec::new();
        if let Some(winner) = winner {
            more.push(("winner", names(winner).into()));
            if outcome.places.len() == 2 {
                more.push(("loser", names(winner.other()).into()));
            }
        }
        if let Some(scores) = &outcome.scores {
            let mut by_place: Vec<_> = outcome.places.iter().zip(scores).collect();
            by_place.sort_by_key(|(place, _)| **place);
            let texts: Vec<_> = by_place.iter().map(|(_, score)| score.to_string()).collect();
            more.push(("score", texts.join(" : ").into()));
        }
        let fields = self.fields(info, &outcome.how, TEXT_MOST, more, names);
        let key = format!("end-{}", outcome.how.key);
        let won = winner.map(|_| format!("{key}-won"));
        self.own_message(info, &outcome.how.key, &fields)
            .or_else(|| self.house_message(&won?, &fields))
            .or_else(|| self.house_message(&key, &fields))
            .unwrap_or_else(|| self.unsaid(&outcome.how))
    }

    /// Why a typed move is not possible; the game says the reason as a clause.
    #[must_use]
    pub fn impossible(self, info: &GameInfo, typed: &str, why: &Say, names: LineUp<'_>) -> String {
        self.not_possible(self.quote(typed), Term(self.say(info, why, names)))
    }

    /// Why something was refused, as a sentence. An option is called by its name.
    #[must_use]
    pub fn refusal(self, info: &GameInfo, refusal: &Refusal, names: LineUp<'_>) -> String {
        let mut more = vec![("game", self.title(info).into())];
        let said = |wanted: &str| refusal.0.args.iter().find(|(name, _)| *name == wanted);
        if let Some((_, Arg::Text(key))) = said("option")
            && let Some(spec) = info.options.iter().find(|spec| spec.key == key.as_str())
        {
            more.push(("option", self.option(info, spec).into()));
            more.push(("allowed", spec.allowed().replace("..", "–").replace('_', " ").into()));
        }
        let fields = self.fields(info, &refusal.0, TYPED_MOST, more, names);
        self.game_message(info, &refusal.0.key, &fields).unwrap_or_else(|| self.unsaid(&refusal.0))
    }

    /// That something may be claimed: the game says why in `claim-KEY-about`.
    #[must_use]
    pub(crate) fn claimable(self, info: &GameInfo, claim: &str) -> String {
        self.may_claim(Term(self.bare(info, &format!("claim-{claim}-about"))))
    }

    /// The button that claims: the game names the claim in `claim-KEY`.
    #[must_use]
    pub fn claim_label(self, info: &GameInfo, claim: &str) -> String {
        let plain = self.plain();
        plain.label_claim(Term(plain.bare(info, &format!("claim-{claim}"))))
    }

    /// How people of more than two at a table treat each other: `manners`, where a game has some.
    #[must_use]
    pub(crate) fn manners(self, info: &GameInfo) -> Option<String> {
        self.game_message(info, "manners", &Fields::new())
    }

    /// What a game is, in a sentence for who does not know it: `about`, where a game says it.
    #[must_use]
    pub(crate) fn about(self, info: &GameInfo) -> Option<String> {
        self.game_message(info, "about", &Fields::new())
    }

    /// Whether to resign, and what it costs: a game whose score counts says that as `resign-cost`.
    #[must_use]
    pub(crate) fn resign_question(self, info: &GameInfo) -> String {
        let own = self.own_message(info, "resign-cost", &Fields::new());
        own.unwrap_or_else(|| self.resign_ask(Term(self.title(info))))
    }

    /// A message of the game without fields; its key if there is none.
    fn bare(self, info: &GameInfo, key: &str) -> String {
        self.game_message(info, key, &Fields::new()).unwrap_or_else(|| key.to_owned())
    }

    /// What an option is called: `option-KEY`, else its key with blanks.
    #[must_use]
    pub(crate) fn option(self, info: &GameInfo, spec: &OptionSpec) -> String {
        let key = format!("option-{}", spec.key);
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| spec.key.replace('_', " "))
    }

    /// What an option does: the game's `option-KEY-about`.
    #[must_use]
    pub(crate) fn option_about(self, info: &GameInfo, spec: &OptionSpec) -> String {
        self.bare(info, &format!("option-{}-about", spec.key))
    }

    /// An option with its value: the game's `option-KEY-VALUE` for words and flags, its
    /// `option-KEY-is` for numbers and texts, with the `value`; else its name and the value.
    #[must_use]
    pub(crate) fn option_said(self, info: &GameInfo, spec: &OptionSpec, value: &Value) -> String {
        let name = self.option(info, spec);
        let (text, shown) = match value {
            Value::String(text) => (text.clone(), FluentValue::from(self.quote(text).to_string())),
            Value::Number(number) => (number.to_string(), number.as_i64().unwrap_or(0).into()),
            Value::Bool(_) | Value::Null | Value::Array(_) | Value::Object(_) => {
                (value.to_string(), FluentValue::from(value.to_string()))
            }
        };
        let mut fields = Fields::new();
        fields.set("value", shown);
        let exact = self.own_message(info, &format!("option-{}-{text}", spec.key), &fields);
        let own = exact.or_else(|| match value {
            Value::Bool(true) => Some(name.clone()),
            Value::Bool(false) => Some(self.option_off(Term(name.clone()))),
            _ => self.own_message(info, &format!("option-{}-is", spec.key), &fields),
        });
        own.unwrap_or_else(|| self.option_line(Term(name), Term(Written::new(&text).to_string())))
    }

    /// The heading and the text of a lesson: `lesson-KEY` and `lesson-KEY-text`.
    #[must_use]
    pub fn lesson(self, info: &GameInfo, lesson: &Lesson) -> (String, String) {
        let key = format!("lesson-{}", lesson.key);
        (self.bare(info, &key), self.bare(info, &format!("{key}-text")))
    }
}
