//! Playing on from a position of a game that is looked back on: a new casual game that begins there.

use crate::message::{
    Button, Lead, LeadAgainst, Menu, MenuEntry, MenuId, MenuOffers, Message, PeopleId, Press,
    Reply, Request, Row, TablePress,
};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::table::{Against, PersonId, Refused, TableId};

impl Service {
    /// A press on [Play on from here], or on one of the answers to its question.
    pub(crate) async fn play_on(
        &self,
        request: &Request,
        id: TableId,
        lead: Lead,
    ) -> Result<Reply, Error> {
        let against = match lead.against {
            Some(LeadAgainst::Alone) => Against::Alone,
            Some(LeadAgainst::Anyone) => Against::Anyone,
            None => {
                let table = self.look(id).await?;
                self.for_all(request, &table)?;
                let step = lead.step.min(self.replay_seen_by(request, &table)?.last());
                return Ok(Reply::private(self.play_on_question(request, id, step)));
            }
        };
        self.play_on_against(request, id, lead.step, against).await
    }

    /// Playing on against a person, or alone if it is they themselves.
    pub(crate) async fn play_on_with(
        &self,
        request: &Request,
        id: TableId,
        step: usize,
        person: PersonId,
    ) -> Result<Reply, Error> {
        let against = if person == request.who.id {
            Against::Alone
        } else {
            Against::Person { id: person, name: self.last_seen_as(request, person).await? }
        };
        self.play_on_against(request, id, step, against).await
    }

    /// A new game from a position, against whoever it is.
    pub(crate) async fn play_on_against(
        &self,
        request: &Request,
        id: TableId,
        step: usize,
        against: Against,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        // What only some may see does not become a game for others to see.
        self.for_all(request, &table)?;
        let replay = self.replay_seen_by(request, &table)?;
        let step = step.min(replay.last());
        let moment = replay.at(step).map_err(|refusal| broken(&table, &refusal))?;
        let going_on = table.going_on(&moment.position(), against);
        let (terms, header) = going_on.map_err(|refused| match refused {
            Refused::Finished => Error::Said(voice.play_on_over()),
            other => Error::Refused(id, other),
        })?;
        self.set_up(request, terms, Some(header)).await
    }

    fn play_on_question(&self, request: &Request, id: TableId, step: usize) -> Message {
        let voice = self.voice(request);
        let plain = voice.plain();
        let button = |against, label| {
            let lead = TablePress::PlayOn(Lead { step, against: Some(against) });
            Button::rest(label, Press::at(id, lead))
        };
        let levels = (1..=crate::table::TOP_LEVEL).map(|level| MenuEntry {
            label: plain.label_level(i64::from(level)),
            value: level.to_string(),
            description: String::new(),
            chosen: false,
        });
        let levels = MenuOffers::Entries(MenuId::PlayOn { table: id, step }, levels.collect());
        let people = MenuOffers::People(PeopleId::PlayOn { table: id, step });
        let menu = |placeholder, offers| Row::Menu(Menu { placeholder, offers });
        Message {
            rows: vec![
                menu(plain.label_levels(), levels),
                menu(plain.setup_person(), people),
                Row::Buttons(vec![
                    button(LeadAgainst::Anyone, plain.label_anyone()),
                    button(LeadAgainst::Alone, plain.label_alone()),
                ]),
            ],
            ..Message::private(voice.play_on_question(step as i64))
        }
    }
}
