//! Ending a game by force, for those the server lets do it.

use super::moves::private;
use super::stage::Stage;
use super::trouble::Trouble;
use super::{
    Answer, Button, ButtonStyle, Message, Press, PressId, Reply, Request, Row, Service, State,
};
use crate::table::{By, Intent, Phase, Table, TableId};

impl Service {
    /// Whether a person may end this game by force: it runs, in the server he asks from, and its
    /// settings give him the right.
    pub(super) async fn may_force_end(
        &self,
        request: &Request,
        table: &Table,
    ) -> Result<bool, Trouble> {
        let sheet = table.sheet();
        let here = request.place.guild.is_some() && request.place.guild == sheet.venue.guild;
        if !here || sheet.phase != Phase::Playing {
            return Ok(false);
        }
        let rules = self.rules_here(request).await?;
        Ok(rules.enders.include(request.who.manager, request.who.moderator))
    }

    /// Asks whether to end a game by force, and ends it.
    pub(super) async fn force_end(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        if matches!(table.sheet().phase, Phase::Over(_)) {
            return Err(Trouble::Refused(id, crate::table::Refused::Finished));
        }
        if !self.may_force_end(request, &table).await? {
            return Err(Trouble::Said(voice.force_end_not_you()));
        }
        if press.arg != "y" {
            let stage = Stage::usual(self, voice, &table);
            return Ok(private(stage.force_end_question()));
        }
        let intent = Intent::ForceEnd { name: request.who.name.clone() };
        let by = By::Person(request.who.id);
        let acted = self.act(Some(request.interaction), id, by, &intent).await?;
        tracing::info!(table = %id, by = request.who.id.0, "a game was ended by force");
        let done = Message::private(voice.done());
        self.after(request, acted, Some(Answer::Update(done))).await
    }
}

impl Stage<'_> {
    pub(super) fn force_end_button(&self) -> Button {
        let label = self.voice.plain().label_force_end();
        self.button_at(Press::ForceEnd, State::None, "", label, ButtonStyle::No)
    }

    fn force_end_question(&self) -> Message {
        let plain = self.voice.plain();
        let mut message = Message::private(self.voice.force_end_ask(self.title()));
        let yes = plain.label_force_end_yes();
        message.rows.push(Row::Buttons(vec![
            self.button_at(Press::ForceEnd, State::None, "y", yes, ButtonStyle::No),
            self.button_at(Press::Close, State::None, "f", plain.label_no(), ButtonStyle::Rest),
        ]));
        message
    }
}
