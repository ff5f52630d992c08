//! What can be pressed and chosen: buttons and menus.

use super::{MenuId, PeopleId, Press, TablePress};

/// A row under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu.
    Menu(Menu),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What it says.
    pub label: String,
    /// What pressing it means.
    pub does: Does,
    /// Its colour.
    pub style: ButtonStyle,
    /// Whether it can be pressed.
    pub enabled: bool,
}

impl Button {
    /// A button that can be pressed.
    #[must_use]
    pub const fn new(label: String, press: Press, style: ButtonStyle) -> Self {
        Self { label, does: Does::Press(press), style, enabled: true }
    }

    /// A grey one.
    #[must_use]
    pub(crate) const fn rest(label: String, press: Press) -> Self {
        Self::new(label, press, ButtonStyle::Rest)
    }

    /// One that opens an address.
    #[must_use]
    pub(crate) const fn link(label: String, address: String) -> Self {
        Self { label, does: Does::Open(address), style: ButtonStyle::Rest, enabled: true }
    }

    /// Whether pressing it asks for another game.
    #[must_use]
    pub(crate) fn is_rematch(&self) -> bool {
        let Does::Press(Press::At(at)) = &self.does else { return false };
        matches!(at.press, TablePress::Rematch { .. })
    }

    /// Whether pressing it does this at a table.
    #[must_use]
    pub(crate) fn does_at_table(&self, what: &TablePress) -> bool {
        matches!(&self.does, Does::Press(Press::At(at)) if at.press == *what)
    }
}

/// What pressing a button means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// It comes back as an interaction.
    Press(Press),
    /// It opens this address.
    Open(String),
}

/// Colours of buttons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonStyle {
    /// The main thing to do: blue.
    Main,
    /// Yes: green.
    Yes,
    /// No, and giving up: red.
    No,
    /// The rest: grey.
    Rest,
}

/// A menu of one choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What it says before a choice.
    pub placeholder: String,
    /// What it offers.
    pub offers: MenuOffers,
}

/// What a menu offers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MenuOffers {
    /// These, at most 25; and what choosing one means.
    Entries(MenuId, Vec<MenuEntry>),
    /// The people of this place; and what choosing one means.
    People(PeopleId),
}

/// A line of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuEntry {
    /// What it says.
    pub label: String,
    /// What comes back.
    pub value: String,
    /// A second line.
    pub description: String,
    /// Whether it is chosen already.
    pub chosen: bool,
}
