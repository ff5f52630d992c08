//! Buttons of a table: what each does, at which version of the table it was made.

use crate::message::{AtTable, Button, ButtonStyle, Press, Purpose, TablePress, Version};
use crate::rules::Viewer;
use crate::show::presenter::Presenter;
use crate::table::Phase;

impl Presenter<'_> {
    /// The version that buttons of the present position carry.
    pub fn version(&self) -> Version {
        if self.table.secrecy().counts_by_seat() {
            Version::None
        } else {
            Version::Position(self.table.position_number())
        }
    }

    /// What the newest public message of the game is to it.
    pub fn purpose(&self) -> Purpose {
        Purpose::Board(self.table.record().id, self.table.position_number())
    }

    /// The nonce of the newest public message. How many posts have waited tells of reminders, and so
    /// of who has moved: a hidden game counts what all know, and how often this was tried. Its end
    /// has a nonce of its own, since it need not come with news for all.
    pub fn board_nonce(&self, outbox: u64, tries: u32) -> String {
        let id = self.table.record().id;
        if self.table.secrecy().counts_by_seat() {
            let news = self.table.news_number(Viewer::Public) & 0xffff;
            let kind = if self.table.record().phase == Phase::Playing { 'b' } else { 'e' };
            format!("{kind}{id}{news:x}.{:x}", tries & 0xff)
        } else {
            format!("b{id}{:x}", outbox & 0xff_ffff)
        }
    }

    /// A button of this table that means the same whatever happens there.
    pub fn button(&self, press: TablePress, label: String, style: ButtonStyle) -> Button {
        self.button_at(Version::None, press, label, style)
    }

    /// A button of this table as it stands now.
    pub fn button_now(&self, press: TablePress, label: String, style: ButtonStyle) -> Button {
        self.button_at(self.version(), press, label, style)
    }

    /// A button of this table as it stood at a version.
    pub fn button_at(
        &self,
        version: Version,
        press: TablePress,
        label: String,
        style: ButtonStyle,
    ) -> Button {
        let table = self.table.record().id;
        Button::new(label, Press::At(AtTable { table, version, press }), style)
    }
}
