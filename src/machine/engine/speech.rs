//! What games say, as English sentences for whoever reads along.

use crate::catalog::{AnyGame, Catalog};
use crate::rules::{GameInfo, Refusal, Seat, Unread, Viewer};
use crate::words::{Voice, Words, WordsFault};

/// The words to speak of games.
pub(in crate::machine) struct Speech {
    words: Words,
}

impl Speech {
    /// The words for the games of a catalog.
    ///
    /// # Errors
    /// If the messages of a game are no Fluent.
    pub(super) fn new(catalog: Catalog) -> Result<Self, WordsFault> {
        Ok(Self { words: Words::load(catalog)? })
    }

    fn voice(&self) -> Voice<'_> {
        self.words.voice("en").plain()
    }

    /// Why something was refused.
    pub(in crate::machine) fn refusal(&self, info: &GameInfo, refusal: &Refusal) -> String {
        self.voice().refusal(info, refusal, &|seat| (seat.0 + 1).to_string())
    }

    /// Why a text is no move here.
    pub(super) fn unread(&self, game: &dyn AnyGame, text: &str, unread: &Unread) -> String {
        let text: String = text.chars().take(60).collect();
        match unread {
            Unread::Unknown => format!("{text} is no move"),
            Unread::Ambiguous(candidates) => format!("{text} may be {}", candidates.join(" or ")),
            Unread::Illegal(why) => {
                self.voice().impossible(game.info(), &text, why, &self.names(game))
            }
        }
    }

    /// What there is to know about a position.
    pub(super) fn notes(&self, game: &dyn AnyGame) -> Vec<String> {
        let names = self.names(game);
        let notes = game.seen(Viewer::Public).view().notes;
        notes.iter().map(|note| self.voice().say(game.info(), note, &names)).collect()
    }

    /// How a game ended, if it has.
    pub(super) fn result(&self, game: &dyn AnyGame) -> Option<String> {
        let status = game.status();
        let outcome = status.outcome()?;
        Some(self.voice().end(game.info(), outcome, &self.names(game)))
    }

    /// What seats are called: their colours.
    fn names(&self, game: &dyn AnyGame) -> impl Fn(Seat) -> String + use<'_> {
        let (info, view) = (game.info(), game.seen(Viewer::Public).view());
        move |seat| self.voice().side_of(info, &view, seat)
    }
}
