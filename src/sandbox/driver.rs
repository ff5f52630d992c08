//! For tests: seeing what people see and waiting for it without sleeping.

use super::faults::Faults;
use super::hub::Hub;
use super::log::Request;
use super::people::Person;
use super::state::{Answer, Channel, Id, Kind, Ping, Stage, World};
use super::{Clock, Sandbox};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

/// How long a test waits, by the wall clock, before it gives up.
const PATIENCE: Duration = Duration::from_mins(1);

/// An interaction that a person began.
#[derive(Clone)]
pub struct Handle {
    pub(super) hub: Arc<Hub>,
    /// Its id.
    pub id: Id,
}

/// What the bot answered, as the person sees it.
#[derive(Clone, Debug, PartialEq)]
pub enum Replied {
    /// A new message.
    Message(Value),
    /// The pressed message, changed.
    Edited(Value),
    /// "Thinking": the message that will be filled in.
    Thinking(Value),
    /// Nothing visible so far.
    Noted,
    /// A form.
    Modal(Value),
    /// Suggestions.
    Choices(Vec<Value>),
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    /// The three seconds passed: the person reads that the interaction failed.
    #[error("the bot did not answer in time: the interaction failed")]
    Failed,
    /// The test has waited long enough.
    #[error("nothing came within {PATIENCE:?}")]
    Nothing,
}

impl Replied {
    /// The message, new or changed or still to come; null for forms and suggestions.
    pub fn message(&self) -> &Value {
        match self {
            Self::Message(message) | Self::Edited(message) | Self::Thinking(message) => message,
            Self::Noted | Self::Modal(_) | Self::Choices(_) => &Value::Null,
        }
    }

    /// The text of the message; empty if there is none.
    pub fn content(&self) -> &str {
        self.message()["content"].as_str().unwrap_or_default()
    }

    /// The id of the message, if there is one.
    pub fn id(&self) -> Option<Id> {
        Id::of(&self.message()["id"])
    }

    /// Whether only the person sees the message.
    pub fn is_private(&self) -> bool {
        !self.message()["only_for"].is_null()
    }

    /// The names of the suggestions.
    pub fn choices(&self) -> Vec<&str> {
        match self {
            Self::Choices(list) => list.iter().filter_map(|c| c["name"].as_str()).collect(),
            _ => Vec::new(),
        }
    }
}

/// A message as a person gets it.
fn seen(world: &World, channel: Id, id: Id) -> Value {
    let message = world.channels.get(&channel).and_then(|place| place.messages.get(&id));
    let Some(message) = message else { return Value::Null };
    let mut object = message.json(world);
    object["only_for"] = json!(message.only_for);
    object
}

impl Hub {
    /// Waits until `look` finds something.
    async fn until<T>(&self, mut look: impl FnMut(&World) -> Option<T>) -> Result<T, Unanswered> {
        let mut changes = self.changes();
        let found = async {
            loop {
                changes.borrow_and_update();
                // Looking must not count as a change, or every look would wake the next.
                if let Some(found) = self.peek(&mut look) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::time::timeout(PATIENCE, found).await.map_err(|_| Unanswered::Nothing)
    }
}

impl Handle {
    fn replied(&self, world: &World) -> Option<Result<Replied, Unanswered>> {
        let of = world.interactions.get(&self.id)?;
        let message = |id: &Id| seen(world, of.channel, *id);
        match &of.stage {
            Stage::Waiting => None,
            Stage::Failed => Some(Err(Unanswered::Failed)),
            Stage::Thinking(id) => Some(Ok(Replied::Thinking(message(id)))),
            Stage::Answered(answer) => Some(Ok(match answer {
                Answer::Message(id) => Replied::Message(message(id)),
                Answer::Edited(id) => Replied::Edited(message(id)),
                Answer::Noted => Replied::Noted,
                Answer::Modal(modal) => Replied::Modal(modal.clone()),
                Answer::Choices(list) => Replied::Choices(list.clone()),
            })),
        }
    }

    /// The first answer.
    ///
    /// # Errors
    /// [`Unanswered`] if the bot was too late.
    pub async fn answer(&self) -> Result<Replied, Unanswered> {
        self.hub.until(|world| self.replied(world)).await?
    }

    /// The answer that counts: after "thinking" the message that fills it in.
    ///
    /// # Errors
    /// [`Unanswered`] if the bot was too late.
    pub async fn finished(&self) -> Result<Replied, Unanswered> {
        let done = |world: &World| match self.replied(world) {
            Some(Ok(Replied::Thinking(_))) => None,
            other => other,
        };
        self.hub.until(done).await?
    }

    /// How far it is now: nothing if the bot has not answered.
    pub fn now(&self) -> Option<Result<Replied, Unanswered>> {
        self.hub.with(|world| self.replied(world))
    }
}

impl Sandbox {
    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.hub.address
    }

    /// What a client must use in place of `https://discord.com`.
    pub fn url(&self) -> String {
        format!("http://{}", self.hub.address)
    }

    /// The bot's token.
    pub fn token(&self) -> &str {
        &self.hub.token
    }

    /// The sandbox's time.
    pub fn clock(&self) -> &Clock {
        &self.hub.clock
    }

    /// Faults of the REST interface to order.
    pub fn faults(&self) -> &Faults {
        &self.hub.faults
    }

    /// The requests of the bot so far.
    pub fn requests(&self) -> Vec<Request> {
        self.hub.log.requests()
    }

    /// Forgets the requests so far.
    pub fn forget_requests(&self) {
        self.hub.log.clear();
    }

    /// What was wrong with the bot's requests: malformed ones and those that the oracle refused.
    /// A test should end by asserting that there are none.
    pub fn take_complaints(&self) -> Vec<String> {
        self.hub.log.take_complaints()
    }

    /// The people; the first manages the server.
    pub fn people(&self) -> Vec<Person> {
        self.hub.with(|world| world.people.clone())
    }

    /// One more person.
    pub fn add_person(&self, name: &str) -> Id {
        self.hub.with(|world| world.add_person(name))
    }

    /// The id of the bot and of its application.
    pub fn bot(&self) -> Id {
        self.hub.with(|world| world.bot.id)
    }

    /// The id of the server.
    pub fn guild(&self) -> Id {
        self.hub.with(|world| world.guild.id)
    }

    /// The text channels of the server.
    pub fn channels(&self) -> Vec<Id> {
        self.of_kind(|channel| channel.kind == Kind::Text)
    }

    /// The threads of the server.
    pub fn threads(&self) -> Vec<Id> {
        self.of_kind(|channel| channel.thread().is_some())
    }

    fn of_kind(&self, wanted: impl Fn(&&Channel) -> bool) -> Vec<Id> {
        self.hub.with(|world| world.channels.values().filter(wanted).map(|c| c.id).collect())
    }

    /// One more text channel.
    pub fn add_channel(&self, name: &str) -> Id {
        self.hub.with(|world| world.add_channel(world.guild.id, name))
    }

    /// A text channel of another server that has taken the bot in.
    pub fn add_channel_elsewhere(&self, name: &str) -> Id {
        self.hub.with(|world| {
            let guild = world.next_id();
            world.add_channel(guild, name)
        })
    }

    /// The direct messages of a person and the bot, opened if need be.
    pub fn dm(&self, person: Id) -> Id {
        self.hub.with(|world| world.direct(person))
    }

    /// The messages that a person sees in a channel, oldest first; none if the channel is not seen.
    pub fn messages(&self, channel: Id, as_person: Id) -> Vec<Value> {
        self.hub.with(|world| listed(world, channel, as_person))
    }

    /// A message wherever it stands; null if there is none.
    pub fn message(&self, id: Id) -> Value {
        self.hub
            .with(|world| home(world, id).map_or(Value::Null, |channel| seen(world, channel, id)))
    }

    /// The bytes of an attachment of a message.
    pub fn file(&self, message: Id, place: usize) -> Option<Vec<u8>> {
        self.hub.with(|world| {
            let channel = home(world, message)?;
            let message = world.channels.get(&channel)?.messages.get(&message)?;
            world.files.get(&message.attachments.get(place)?.id).cloned()
        })
    }

    /// The token of an interaction, as the bot got it.
    pub fn interaction_token(&self, id: Id) -> Option<String> {
        self.hub.peek(|world| world.interactions.get(&id).map(|of| of.token.clone()))
    }

    /// Everybody who was notified so far, in order.
    pub fn pings(&self) -> Vec<Ping> {
        self.hub.with(|world| world.pings.clone())
    }

    /// The registered commands.
    pub fn commands(&self) -> Vec<Value> {
        self.hub.with(|world| world.commands())
    }

    /// Waits until the bot is connected and has registered commands.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if that does not happen.
    pub async fn ready(&self) -> Result<(), Unanswered> {
        let ready =
            |world: &World| (world.bot.online && !world.commands().is_empty()).then_some(());
        self.hub.until(ready).await
    }

    /// Waits until the bot is connected, or no longer is.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if that does not happen.
    pub async fn online(&self, online: bool) -> Result<(), Unanswered> {
        self.hub.until(|world| (world.bot.online == online).then_some(())).await
    }

    /// Waits until a message that the person sees in the channel satisfies `wanted`; the newest
    /// such message is returned.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if none comes.
    pub async fn until(
        &self,
        channel: Id,
        as_person: Id,
        wanted: impl Fn(&Value) -> bool,
    ) -> Result<Value, Unanswered> {
        let look = |world: &World| listed(world, channel, as_person).into_iter().rfind(&wanted);
        self.hub.until(look).await
    }

    /// Waits until the recorded requests satisfy `wanted`.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if they never do.
    pub async fn until_requests(
        &self,
        wanted: impl Fn(&[Request]) -> bool,
    ) -> Result<(), Unanswered> {
        self.hub.until(|_| wanted(&self.hub.log.requests()).then_some(())).await
    }

    /// Waits until a request is running.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if none comes.
    pub async fn busy(&self) -> Result<(), Unanswered> {
        self.hub.until(|_| (self.hub.in_flight() > 0).then_some(())).await
    }

    /// Waits until no request is running and no interaction waits for an answer.
    ///
    /// What the bot does of itself between two requests cannot be seen from here: wait for its
    /// outcome with [`Sandbox::until`].
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if it never gets quiet.
    pub async fn settle(&self) -> Result<(), Unanswered> {
        let open = |stage: &Stage| matches!(stage, Stage::Waiting | Stage::Thinking(_));
        let quiet = |world: &World| {
            let waits = world.interactions.values().any(|i| i.alive(world.now) && open(&i.stage));
            (!waits && self.hub.in_flight() == 0).then_some(())
        };
        self.hub.until(quiet).await
    }
}

/// The channel in which a message stands.
pub(super) fn home(world: &World, message: Id) -> Option<Id> {
    let holds = |channel: &&Channel| channel.messages.contains_key(&message);
    world.channels.values().find(holds).map(|channel| channel.id)
}

fn listed(world: &World, channel: Id, person: Id) -> Vec<Value> {
    let place = world.channels.get(&channel).filter(|place| world.sees(person, place));
    let Some(place) = place else { return Vec::new() };
    place.seen_by(person).map(|message| seen(world, channel, message.id)).collect()
}
