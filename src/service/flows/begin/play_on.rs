//! Playing on from a position of a game that is looked back on: a new casual game that begins there.

use crate::catalog::Entry;
use crate::message::{
    Answer, Button, Lead, LeadAgainst, Menu, MenuEntry, MenuId, MenuOffers, Message, PeopleId,
    Person, Press, Reply, Request, Row, TablePress,
};
use crate::rules::Seat;
use crate::service::Service;
use crate::service::core::drafts::{against, is_stranger};
use crate::service::core::errors::Error;
use crate::service::core::replay::broken;
use crate::show::choices::named_level;
use crate::table::{Against, Refused, ReplayStep, SideWish, TOP_LEVEL, TableId};

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
            Some(LeadAgainst::Computer) => {
                let level = self.look(id).await?.substitute();
                let against = Against::Computer { level };
                let mut reply =
                    self.lead_off(request, id, lead.step, against, side_to_move).await?;
                // What was pressed stays, to go on from to other positions.
                if let Answer::Update(message) = reply.answer {
                    reply.answer = Answer::Message(message, None);
                }
                return Ok(reply);
            }
            None => {
                let table = self.look(id).await?;
                self.for_all(request, &table)?;
                let step = lead.step.min(self.replay_seen_by(request, &table)?.last());
                let question = self.play_on_question(request, table.line(), (id, step));
                return Ok(Reply::private(question));
            }
        };
        self.play_on_against(request, id, lead.step, against).await
    }

    /// Playing on against a person, alone if it is they themselves, or against the computer if it is
    /// this bot.
    pub(crate) async fn play_on_with(
        &self,
        request: &Request,
        id: TableId,
        step: usize,
        person: &Person,
    ) -> Result<Reply, Error> {
        if is_stranger(person) {
            return Err(Error::Said(self.voice(request).opponent_bot()));
        }
        self.play_on_against(request, id, step, against(request, person, None)).await
    }

    /// A new game from a position, against whoever it is.
    pub(crate) async fn play_on_against(
        &self,
        request: &Request,
        id: TableId,
        step: usize,
        against: Against,
    ) -> Result<Reply, Error> {
        self.lead_off(request, id, step, against, |_| SideWish::Random).await
    }

    /// The same, with the side that whoever asks takes there.
    async fn lead_off(
        &self,
        request: &Request,
        id: TableId,
        step: usize,
        against: Against,
        side: fn(&ReplayStep<'_>) -> SideWish,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let voice = self.voice(request);
        // What only some may see does not become a game for others to see.
        self.for_all(request, &table)?;
        let replay = self.replay_seen_by(request, &table)?;
        let step = step.min(replay.last());
        let moment = replay.at(step).map_err(|refusal| broken(&table, &refusal))?;
        let going_on = table.going_on(&moment.position(), against, side(&moment));
        let (terms, header) = going_on.map_err(|refused| match refused {
            Refused::Finished => Error::Said(voice.play_on_over()),
            other => Error::Refused(id, other),
        })?;
        self.set_up(request, terms, Some(header)).await
    }

    fn play_on_question(
        &self,
        request: &Request,
        line: &'static Entry,
        (id, step): (TableId, usize),
    ) -> Message {
        let voice = self.voice(request);
        let plain = voice.plain();
        let button = |against, label| {
            let lead = TablePress::PlayOn(Lead { step, against: Some(against) });
            Button::rest(label, Press::at(id, lead))
        };
        let levels = (1..=TOP_LEVEL).map(|level| MenuEntry {
            label: named_level(plain, Some(line), level),
            value: level.to_string(),
            description: plain.level_about(i64::from(level)),
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

/// The side that is to move in a position of a game for two.
fn side_to_move(moment: &ReplayStep<'_>) -> SideWish {
    if moment.view().turn.has(Seat::FIRST) { SideWish::First } else { SideWish::Last }
}
