//! The trie of clicks: menus, buttons, autocompletion and typed words from one list.
//!
//! Everything a picker shows follows from the position, the viewer and the pressed id: the moves a
//! viewer may choose carry the [steps](crate::rules::Step) that lead to them, and a pressed id holds
//! the keys of the steps so far. Nothing is remembered between presses, so a press works a week
//! later. No game writes any of this.
//!
//! | id | argument |
//! |---|---|
//! | man | keys of the steps so far, joined by `.`: `g1`, `Q@`, `e7.e8`; empty at the start; a kind of man first where there are many: `N` |
//! | band | the same, then the band: `Q@.k-m` (columns) or `aa999-zz998` (cells of one column) |
//! | play | the canonical text of the move |
//! | claim | what is claimed, then the canonical text of the announced move |

mod aim;
mod bands;
mod complete;
mod drawn;
mod half;
mod kinds;
mod letters;
mod phrase;
mod pick;
mod read;
mod trie;
mod words;

pub use aim::Aim;
pub use complete::{LINES_MOST, complete, near};
pub use drawn::Drawn;
pub use half::half;
pub(crate) use pick::are_all;
pub use pick::{BUTTONS_MOST, Does, Pick, PickButton, PickStage, Picked, pick};
pub use read::read;

use crate::catalog::{Choice, Seen};
use crate::rules::Notation;
use crate::words::Voice;

/// For whom is picked and how they are spoken to.
#[derive(Clone, Copy)]
pub struct Picker<'a> {
    /// The game through the eyes of the one who picks.
    pub seen: Seen<'a>,
    /// Their language.
    pub voice: Voice<'a>,
    /// Their notation.
    pub notation: Notation,
    /// Whether they want every move confirmed.
    pub always_ask: bool,
    /// What they want of a move.
    pub aim: Aim,
    /// The picture beside the buttons.
    pub drawn: Drawn,
}

impl Picker<'_> {
    /// The moves that can be picked.
    fn choices(&self) -> Vec<Choice> {
        let mut choices = self.seen.choices(self.notation);
        if self.aim == Aim::Claim {
            let ahead = self.seen.claims_ahead();
            choices.retain(|choice| ahead.iter().any(|(text, _)| *text == choice.text));
        }
        choices
    }

    /// What may be claimed after a move, if moves are picked for that.
    fn claim(&self, choice: &Choice) -> Option<&'static str> {
        match self.aim {
            Aim::Play => None,
            Aim::Claim => self.seen.claims(Some(&choice.text)).first().copied(),
        }
    }
}
