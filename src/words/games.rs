//! Sentences around what games say: ends, refusals, claims, options, lessons.

use super::field::Quote;
use super::voice::{Fields, Voice};
use crate::rules::{GameInfo, Lesson, OptionSpec, Outcome, Refusal, Say, Seat};

/// The people of a table, by seat: how each is called in the text at hand.
pub type LineUp<'a> = &'a dyn Fn(Seat) -> String;

impl Voice<'_> {
    /// How a game ended. The message is `end-KEY-won` if one seat won and there is such a message,
    /// else `end-KEY`; beside the fields of the outcome it has `winner`, `loser` (of two) and
    /// `score` (of games that count points, the winner's first).
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
        let key = format!("end-{}", outcome.how.key);
        let won = format!("{key}-won");
        let exists = |key: &str| self.game_message(info, key, &Fields::new()).is_some();
        let key = if winner.is_some() && exists(&won) { won } else { key };
        self.say_with(info, &key, &outcome.how, &more, names)
    }

    /// Why a typed move was refused: the game's message, which may use `text` for what was typed.
    #[must_use]
    pub fn refused_move(
        self,
        info: &GameInfo,
        typed: &str,
        why: &Say,
        names: LineUp<'_>,
    ) -> String {
        let typed = ("text", Quote::new(typed).into());
        self.say_with(info, &why.key, why, &[typed], names)
    }

    /// Why something was refused.
    #[must_use]
    pub fn refusal(self, info: &GameInfo, refusal: &Refusal) -> String {
        let names = |seat: Seat| (seat.0 + 1).to_string();
        let more = [("game", self.title(info).into())];
        self.say_with(info, &refusal.0.key, &refusal.0, &more, &names)
    }

    /// That something may be claimed, as a sentence: `claimable-KEY`.
    #[must_use]
    pub fn claimable(self, info: &GameInfo, claim: &str) -> String {
        let key = format!("claimable-{claim}");
        self.say(info, &Say::new(key), &|_| String::new())
    }

    /// The button that claims: `claim-KEY`.
    #[must_use]
    pub fn claim_label(self, info: &GameInfo, claim: &str) -> String {
        let key = format!("claim-{claim}");
        self.plain().say(info, &Say::new(key), &|_| String::new())
    }

    /// What an option is called: `option-KEY`, else its key with blanks.
    #[must_use]
    pub fn option(self, info: &GameInfo, spec: &OptionSpec) -> String {
        let key = format!("option-{}", spec.key);
        let own = self.game_message(info, &key, &Fields::new());
        own.unwrap_or_else(|| spec.key.replace('_', " "))
    }

    /// The heading and the text of a lesson: `lesson-KEY` and `lesson-KEY-text`.
    #[must_use]
    pub fn lesson(self, info: &GameInfo, lesson: &Lesson) -> (String, String) {
        let part = |key: String| {
            let own = self.game_message(info, &key, &Fields::new());
            own.unwrap_or_else(|| lesson.key.to_owned())
        };
        (part(format!("lesson-{}", lesson.key)), part(format!("lesson-{}-text", lesson.key)))
    }
}
