//! A position in words and letters, for those who do not see the picture: in the message, or as a
//! file where it is too long for one.

use crate::message::{File, Message};
use crate::render::text::board;
use crate::rules::View;
use crate::show::presenter::Presenter;

/// The most characters of such a message; Discord takes 2,000, and a remark may follow.
const MOST: usize = 1_600;

impl Presenter<'_> {
    /// A view as a board of letters, in words, and in the game's own notation.
    pub(crate) fn as_text(&self, view: &View) -> Message {
        let letters = board(view, view.below);
        let words = self.voice.plain().words(self.info(), view);
        let fits = |text: &str| text.encode_utf16().count() <= MOST;
        let whole = format!("```\n{letters}\n```\n{words}\n`{}`", view.text);
        if fits(&whole) {
            return Message::private(whole);
        }
        let text = format!("{letters}\n\n{words}\n\n{}\n", view.text);
        let name = format!("{}-{}.txt", self.info().slug, self.table.record().id);
        let mut message = Message::private(self.voice.as_text_attached(self.title()));
        message.files.push(File { name, bytes: text.into_bytes(), alt: String::new() });
        message
    }
}
