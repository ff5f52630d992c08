//! Post here: a private page shown to all in the channel. The copy has no paging, so nobody turns
//! another's page; its one button opens the page privately for whoever presses it.

use crate::message::{Button, Press, SharedPage};
use crate::words::Voice;

/// The button that shows a page to all.
pub(crate) fn post_here(plain: Voice<'_>, page: SharedPage) -> Button {
    Button::rest(plain.label_post_here(), Press::PostHere(page))
}
