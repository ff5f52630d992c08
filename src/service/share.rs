//! Post here: a private page shown to all in the channel. The copy has no paging, so nobody turns
//! another's page; its one button opens the page privately for whoever presses it.

use super::replay;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Command, Does, Message, Press, PressId, Reply, Request, Row,
    Service,
};
use crate::words::Voice;

/// The presses whose pages may be shown to all.
const SHARED: &[Press] = &[Press::Leaderboard, Press::Profile, Press::Rules, Press::Replay];

/// The button that shows a page to all. `page` opens it as a new private message.
pub(super) fn post_here(plain: Voice<'_>, page: &PressId) -> Button {
    Button {
        label: plain.label_post_here(),
        does: Does::Press(page.wrapped_in(Press::PostHere)),
        style: ButtonStyle::Rest,
        enabled: true,
    }
}

/// The page that a button shows to all; `None` if such pages are not shown.
fn page_of(id: &PressId) -> Option<PressId> {
    id.wrapped().filter(|page| SHARED.contains(&page.press))
}

impl Service {
    /// Posts a copy of a page, as its opener sees it at the moment.
    pub(super) async fn share(&self, request: &Request, id: &PressId) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let gone = || Trouble::Said(voice.old_button());
        let page = page_of(id).ok_or_else(gone)?;
        let shows = page.press;
        if let Some(table) = page.table {
            // What a seat sees of a hidden game is for nobody else.
            self.for_all(request, &self.look(table).await?)?;
        }
        let mut opener = request.clone();
        opener.command = Command::Press(page.clone());
        // Everybody reads it.
        opener.who.locale = self.public_language(request.place.venue());
        let opened = Box::pin(self.press(&opener, &page)).await?;
        let Answer::Message(shown, None) = opened.answer else { return Err(gone()) };
        let open = if page.press == Press::Replay { replay::opens(&page) } else { page };
        let open = Button {
            label: self.public_voice(request.place.venue()).plain().label_open_mine(),
            does: Does::Press(open),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        let rows = vec![Row::Buttons(vec![open])];
        let mut copy = Message { private: false, pings: Vec::new(), rows, ..shown };
        if let (Press::Leaderboard, Some(embed)) = (shows, &mut copy.embed) {
            // The last line speaks to the opener alone.
            embed.footer.clear();
        }
        Ok(Reply { answer: Answer::Message(copy, None), then: Vec::new() })
    }
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
