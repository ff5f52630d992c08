//! What a move is picked for.

use super::Picker;
use crate::catalog::Choice;

/// What is wanted of a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Aim {
    /// To play it.
    #[default]
    Play,
    /// To announce it with a claim that holds after it. Only such moves are offered, and each is
    /// asked about once more.
    Claim,
}

impl Picker<'_> {
    /// The moves that can be picked.
    pub(super) fn choices(&self) -> Vec<Choice> {
        let mut choices = self.seen.choices(self.notation);
        if self.aim == Aim::Claim {
            let ahead = self.seen.claims_ahead();
            choices.retain(|choice| ahead.iter().any(|(text, _)| *text == choice.text));
        }
        choices
    }

    /// What may be claimed after a move, if moves are picked for that.
    pub(super) fn claim(&self, choice: &Choice) -> Option<&'static str> {
        match self.aim {
            Aim::Play => None,
            Aim::Claim => self.seen.claims(Some(&choice.text)).first().copied(),
        }
    }
}
