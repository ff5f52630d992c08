//! What was typed in words of the person's language, in the words that rules read.

use crate::message::{Command, Request, Terms};
use crate::service::core::state::State;
use crate::words::typed_options;

impl State {
    /// Turns the typed parts of a request into what is read in every language.
    pub(crate) fn understand(&self, request: &mut Request) {
        let voice = self.words.voice(&request.who.locale);
        if let Command::Play(Terms { game: Some(game), options: Some(options), .. }) =
            &mut request.command
            && let Some(line) = self.catalog.find(game)
        {
            *options = typed_options(voice, line.info, options);
        }
    }
}
