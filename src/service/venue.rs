//! Games whose place is gone: they keep their state, and a player may take them elsewhere.

use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Does, Message, Press, PressId, Reply, Request, Row, Service, State,
};
use crate::store::Listed;
use crate::table::{By, Intent, Phase, TableId};

/// How many buttons a row has.
const A_ROW: usize = 5;

impl Service {
    /// Buttons that take the asker's games here whose own place cannot be written in any more.
    pub(super) async fn rescue_row(
        &self,
        request: &Request,
        listed: &[Listed],
    ) -> Result<Option<Row>, Trouble> {
        if request.place.posting != super::place::Posting::Free {
            return Ok(None);
        }
        let lost = self.store.lost_venues().await?;
        let voice = self.words.voice(&request.who.locale).plain();
        let mine = listed.iter().filter(|row| {
            let seated = row.seats.iter().any(|sitter| sitter.person() == Some(request.who.id));
            seated && row.phase == Phase::Playing && lost.contains(&row.id)
        });
        let buttons: Vec<_> = mine
            .take(A_ROW)
            .map(|row| Button {
                label: voice.label_move_here(crate::words::Term(row.id.to_string())),
                does: Does::Press(PressId::at(Press::MoveHere, row.id, State::None, "")),
                style: ButtonStyle::Rest,
                enabled: true,
            })
            .collect();
        Ok((!buttons.is_empty()).then_some(Row::Buttons(buttons)))
    }

    /// Takes a game here whose own place is gone.
    pub(super) async fn move_here(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        if !self.store.lost_venues().await?.contains(&id) {
            return Err(Trouble::Said(voice.not_lost()));
        }
        let venue = request.place.venue();
        let by = By::Person(request.who.id);
        self.act(Some(request.interaction), id, by, &Intent::Move { venue }).await?;
        self.store.set_lost(id, None).await?;
        self.post_anew(id, None).await?;
        let answer = Answer::Message(Message::private(voice.moved_here()), None);
        Ok(Reply { answer, then: Vec::new() })
    }
}
