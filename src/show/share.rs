//! Post here: a private page shown to all in the channel. The copy has no paging, so nobody turns
//! another's page; its one button opens the page privately for whoever presses it.

use crate::message::{Button, ButtonStyle, Does, Press, PressId};
use crate::words::Voice;

/// The presses whose pages may be shown to all.
const SHARED: &[Press] = &[Press::Leaderboard, Press::Profile, Press::Rules, Press::Replay];

/// The button that shows a page to all. `page` opens it as a new private message.
pub(crate) fn post_here(plain: Voice<'_>, page: &PressId) -> Button {
    Button {
        label: plain.label_post_here(),
        does: Does::Press(page.wrapped_in(Press::PostHere)),
        style: ButtonStyle::Rest,
        enabled: true,
    }
}

/// The page that a button shows to all; `None` if such pages are not shown.
pub(crate) fn page_of(id: &PressId) -> Option<PressId> {
    id.wrapped().filter(|page| SHARED.contains(&page.press))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_button_names_the_page_it_shows() {
        for page in [
            PressId::free(Press::Leaderboard, "chess.s.3.p"),
            PressId::free(Press::Rules, "chess."),
        ] {
            assert_eq!(page_of(&page.wrapped_in(Press::PostHere)), Some(page));
        }
        assert_eq!(page_of(&PressId::free(Press::PostHere, "mv.e2e4")), None);
        assert_eq!(page_of(&PressId::free(Press::PostHere, "")), None);
    }
}
