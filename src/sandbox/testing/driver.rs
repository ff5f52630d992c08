//! Seeing what people see, and what they are answered.

use super::log::Request;
use super::waits::Unanswered;
use crate::sandbox::faults::Faults;
use crate::sandbox::hub::Hub;
use crate::sandbox::people::Person;
use crate::sandbox::state::{Answer, Channel, Id, Kind, Mark, Ping, Stage, World};
use crate::sandbox::{Clock, Sandbox, Starts};
use serde_json::{Value, json};
use std::sync::Arc;

/// An interaction that a person began.
#[derive(Clone)]
pub struct Handle {
    pub(super) hub: Arc<Hub>,
    /// The number of the interaction.
    pub id: Id,
    /// Where it was begun.
    pub channel: Id,
    pub(super) mark: Mark,
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
    /// A form, as Discord has it.
    Modal(Value),
    /// Suggestions for what is being typed.
    Choices(Vec<Value>),
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
    let Some(message) = message else {
        // It was taken down since: as it was last.
        let last = world.journal.versions(id).next();
        return last.map_or(Value::Null, |told| {
            let mut object = told.shown.clone();
            object["only_for"] = json!(told.only_for);
            object
        });
    };
    let mut object = message.json(world);
    object["only_for"] = json!(message.only_for);
    object
}

impl Handle {
    /// The moment before the person acted.
    pub const fn mark(&self) -> Mark {
        self.mark
    }

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
        self.hub.testing.log.requests()
    }

    /// Forgets the requests so far.
    pub fn forget_requests(&self) {
        self.hub.testing.log.clear();
    }

    /// What was wrong with the bot's requests: malformed ones and those that the oracle refused.
    /// A test should end by asserting that there are none.
    pub fn take_complaints(&self) -> Vec<String> {
        self.hub.testing.log.take_complaints()
    }

    /// The shards of the gateway that are connected, each as often as it is.
    pub fn shards(&self) -> Vec<(u64, u64)> {
        self.hub.sessions().connected()
    }

    /// How sessions of the gateway may begin, and how they began.
    pub fn starts(&self) -> Starts {
        self.hub.peek(|world| world.starts.clone())
    }

    /// From now on the gateway says this of its sessions.
    pub fn set_starts(&self, change: impl FnOnce(&mut Starts)) {
        self.hub.with(|world| change(&mut world.starts));
    }

    /// The shard of a channel's server, of so many; of direct messages the first.
    pub fn shard_of(&self, channel: Id, total: u64) -> u64 {
        let guild = self.hub.peek(|world| world.channels.get(&channel).and_then(|at| at.guild));
        guild.map_or(0, |guild| (guild.0 >> 22) % total)
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
