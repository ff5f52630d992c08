//! Buttons of a table: what each does, at which version of the table it was made.

use std::hash::{DefaultHasher, Hash, Hasher};

use crate::message::{AtTable, Button, ButtonStyle, Press, Purpose, TablePress, Version};
use crate::show::presenter::Presenter;

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

    /// The nonce of the newest public message: the same however often it is tried. How many posts
    /// have waited tells of reminders, and so of who has moved: in a hidden game the number is mixed
    /// with what nobody at the table knows.
    pub fn board_nonce(&self, outbox: u64) -> String {
        let record = self.table.record();
        let number = if self.table.secrecy().counts_by_seat() {
            let mut mixed = DefaultHasher::new();
            (&record.header.start, outbox).hash(&mut mixed);
            mixed.finish()
        } else {
            outbox
        };
        format!("b{}{:x}", record.id, number & 0xff_ffff)
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
