//! Privacy: the buttons of its pages.

use crate::message::{Button, Press, PrivacyPress};
use crate::show::faces::Account;
use crate::table::PersonId;
use crate::table::lists::Blocked;
use crate::words::{Name, Voice};

/// The button that blocks a person.
pub(crate) fn block_button(plain: Voice<'_>, person: PersonId) -> Button {
    Button::rest(plain.label_block(), Press::Privacy(PrivacyPress::Block(person)))
}

/// The name a blocked person went by; whoever had themselves erased has none.
pub(crate) fn plain_name(voice: Voice<'_>, other: &Blocked) -> String {
    Account::named(&other.name).plain_or_deleted(voice)
}

pub(crate) fn name(voice: Voice<'_>, other: &Blocked) -> Name {
    Account::named(&other.name).name_or_deleted(voice)
}
