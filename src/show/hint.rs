//! That hints were taken in a game.

use crate::show::presenter::Presenter;

impl Presenter<'_> {
    /// How many hints were given, if any were.
    pub fn hint_line(&self) -> Option<String> {
        let count = self.table.hints();
        (count > 0).then(|| self.voice.hints_used(count as i64))
    }
}
