//! A view as text, for "As text" and for those who take no pictures.

use super::field::cut;
use super::voice::Voice;
use crate::rules::{GameInfo, View};

impl Voice<'_> {
    /// `board`, a board of letters, in a code block, and after it the whole description of the view,
    /// a sentence a line; at most `most` characters. `result` is the sentence of the end, if the
    /// game is over.
    #[must_use]
    pub fn as_text(
        self,
        info: &GameInfo,
        view: &View,
        result: Option<&str>,
        board: &str,
        most: usize,
    ) -> String {
        let description = self.description(info, view, result).join("\n");
        cut(&format!("```\n{board}\n```\n{description}"), most)
    }
}
