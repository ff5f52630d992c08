//! Erase me: their open games end, then everything that is only about them goes.

use crate::message::{
    Answer, Button, ButtonStyle, Delivery, Entered, FormId, Input, Message, Modal, Post, Press,
    PrivacyPress, Reply, Request, Row,
};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::store::Erasure;
use crate::table::MessageRole;
use crate::table::{By, Intent, PersonId, Phase, Refused, TableId};

/// The field of the form.
const FIELD: &str = "w";

/// How often games that began meanwhile are left before it is given up.
const ROUNDS: usize = 5;

/// How many acts it may take to leave one game.
const SEATS: usize = 20;

impl Service {
    /// Erase me: says what would be lost, then opens the form.
    pub(crate) async fn erase_press(&self, request: &Request, sure: bool) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let plain = voice.plain();
        if sure {
            let modal = Modal::of_text(
                FormId::Erase,
                plain.erase_title(),
                vec![Input {
                    name: FIELD.to_owned(),
                    label: plain.erase_field(),
                    description: String::new(),
                    placeholder: plain.erase_word(),
                    value: String::new(),
                    max: 20,
                    long: false,
                    required: true,
                }],
            );
            return Ok(Reply::of(Answer::Modal(modal)));
        }
        let held = self.store.held(request.who.id).await?;
        let mut message = Message::private(voice.erase_ask(i64::from(held.open)));
        message.rows.push(Row::Buttons(vec![
            Button::new(plain.label_erase_yes(), Press::Erase { sure: true }, ButtonStyle::No),
            Button::rest(plain.label_no(), Press::Privacy(PrivacyPress::Page)),
        ]));
        Ok(Reply::update(message))
    }

    /// The form was sent.
    pub(crate) async fn erase_typed(
        &self,
        request: &Request,
        entered: &Entered,
    ) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let typed = entered.text(FIELD).trim();
        let wanted = voice.plain().erase_word().to_lowercase();
        if typed.to_lowercase() != wanted {
            return Ok(Reply::update(self.privacy_page(request, voice.erase_not()).await?));
        }
        self.erase(request.who.id).await?;
        self.forget_portrait(request.who.id);
        tracing::info!("a person was erased");
        Ok(Reply::update(Message::private(voice.erase_done())))
    }

    /// Ends or leaves their open games and erases them. What others see of it is posted afterwards,
    /// when their name is gone.
    async fn erase(&self, person: PersonId) -> Result<(), Error> {
        let mut acts: Vec<(TableId, Acted)> = Vec::new();
        let mut left = Vec::new();
        for _ in 0..ROUNDS {
            match self.store.erase(person, left.clone()).await? {
                Erasure::Seated(tables) => {
                    for id in tables {
                        if let Some(acted) = self.leave_for_good(id, person).await? {
                            acts.push((id, acted));
                        }
                        left.push(id);
                    }
                }
                Erasure::Done(touched) => {
                    for id in touched {
                        self.tables.forget(id).await;
                    }
                    for (id, acted) in acts {
                        self.tell_of_leaving(id, acted).await;
                    }
                    return Ok(());
                }
            }
        }
        Err(Error::Broken("games began faster than they could be left".to_owned()))
    }

    /// Leaves a game that has begun by giving up, one that waits by standing up. Gives the last
    /// act.
    async fn leave_for_good(&self, id: TableId, person: PersonId) -> Result<Option<Acted>, Error> {
        let mut last = None;
        let mut by_force = false;
        // One person may hold several seats; each is given up by itself.
        for _ in 0..SEATS {
            let table = self.look(id).await?;
            let record = table.record();
            let me = By::Person(person);
            let (by, intent) = match record.phase {
                Phase::Invited { until, .. } | Phase::Open { until } if self.now() >= until => {
                    (By::Clock, Intent::Expire)
                }
                Phase::Invited { guest, .. } if guest == person => (me, Intent::Decline),
                Phase::Invited { .. } | Phase::Open { .. } if record.host == person => {
                    (me, Intent::Withdraw)
                }
                Phase::Open { .. } => match record.seats_of(person).iter().next() {
                    Some(seat) => (By::Host, Intent::Remove { seat }),
                    None => return Ok(last),
                },
                Phase::Playing if by_force => (me, Intent::ForceEnd { name: String::new() }),
                Phase::Playing => (me, Intent::Resign),
                Phase::Invited { .. } | Phase::Over(_) | Phase::Off(_) => return Ok(last),
            };
            match self.act(None, id, by, &intent).await {
                Ok(acted) => last = Some(acted),
                // They have no seat in play any longer.
                Err(Error::Refused(
                    _,
                    Refused::OutOfGame | Refused::NotSeated | Refused::DoublePress { .. },
                )) => return Ok(last),
                // It ended or began by itself meanwhile.
                Err(Error::Refused(
                    _,
                    Refused::Finished
                    | Refused::AlreadyStarted
                    | Refused::Closed(_)
                    | Refused::NotStarted,
                )) => {}
                // The rules let nobody leave at this moment.
                Err(Error::Refused(_, Refused::Rules(_))) if !by_force => by_force = true,
                Err(error) => return Err(error),
            }
        }
        Ok(last)
    }

    /// The others at a table hear of it: the board or the invitation, without their name.
    async fn tell_of_leaving(&self, id: TableId, acted: Acted) {
        let table = match self.look(id).await {
            Ok(table) => table,
            Err(error) => {
                tracing::error!(table = %id, ?error, "a game could not be shown after an erasure");
                return;
            }
        };
        if matches!(table.record().phase, Phase::Playing | Phase::Over(_)) {
            self.post_board(&Acted { table: table.clone(), ..acted }).await;
            if table.computer_to_act().is_some() {
                self.answer_later(id);
            }
            return;
        }
        let message = self.public_presenter(&table).invitation();
        match self.store.message(id, MessageRole::Invitation).await {
            Ok(Some(at)) => {
                let post =
                    Post::Edit { channel: at.channel, id: at.message, message, purpose: None };
                self.send(Delivery { outbox: 0, post });
            }
            Ok(None) => {}
            Err(error) => tracing::error!(table = %id, %error, "an invitation stays as it was"),
        }
    }
}
