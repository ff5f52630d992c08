//! One line of the journal.

use crate::sandbox::people::Person;
use crate::sandbox::state::{Channel, Guild, Id, Interaction, Message, Saved, Touched, World};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::borrow::Cow;
use std::io;

/// The first line, which says what the file is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Header {
    /// What wrote it.
    pub patt_sandbox: u32,
}

impl Header {
    /// The format that is written, and read.
    pub const OURS: Self = Self { patt_sandbox: 1 };
}

/// How something is now.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Record<'a> {
    Guild(Cow<'a, Guild>),
    People(Cow<'a, [Person]>),
    Commands { global: Cow<'a, [Value]>, guild: Cow<'a, [Value]> },
    Channel(Cow<'a, Channel>),
    ChannelGone(Id),
    Message(Cow<'a, Message>),
    MessageGone { channel: Id, id: Id },
    Interaction(Cow<'a, Interaction>),
    InteractionGone(Id),
}

impl<'a> Record<'a> {
    /// How what was touched is in the world.
    pub fn of(world: &'a World, touched: Touched) -> Self {
        match touched {
            Touched::Guild => Self::Guild(Cow::Borrowed(&world.guild)),
            Touched::People => Self::People(Cow::Borrowed(&world.people)),
            Touched::Commands => Self::Commands {
                global: Cow::Borrowed(&world.global_commands),
                guild: Cow::Borrowed(&world.guild_commands),
            },
            Touched::Channel(id) => {
                let place = world.channels.get(&id).map(Cow::Borrowed);
                place.map_or(Self::ChannelGone(id), Self::Channel)
            }
            Touched::Message { channel, id } => {
                let message = world.message(channel, id).map(Cow::Borrowed);
                message.map_or(Self::MessageGone { channel, id }, Self::Message)
            }
            Touched::Interaction(id) => {
                let interaction = world.interactions.get(&id).map(Cow::Borrowed);
                interaction.map_or(Self::InteractionGone(id), Self::Interaction)
            }
        }
    }

    /// Puts it among what is saved, in place of what was known of it.
    pub fn put(self, saved: &mut Saved) {
        match self {
            Self::Guild(guild) => saved.guild = Some(guild.into_owned()),
            Self::People(people) => saved.people = people.into_owned(),
            Self::Commands { global, guild } => {
                saved.global_commands = global.into_owned();
                saved.guild_commands = guild.into_owned();
            }
            Self::Channel(place) => {
                let mut place = place.into_owned();
                if let Some(before) = saved.channels.remove(&place.id) {
                    place.messages = before.messages;
                }
                saved.channels.insert(place.id, place);
            }
            Self::ChannelGone(id) => drop(saved.channels.remove(&id)),
            Self::Message(message) => {
                let message = message.into_owned();
                if let Some(place) = saved.channels.get_mut(&message.channel) {
                    place.messages.insert(message.id, message);
                }
            }
            Self::MessageGone { channel, id } => {
                if let Some(place) = saved.channels.get_mut(&channel) {
                    place.messages.remove(&id);
                }
            }
            Self::Interaction(interaction) => {
                saved.interactions.insert(interaction.id, interaction.into_owned());
            }
            Self::InteractionGone(id) => drop(saved.interactions.remove(&id)),
        }
    }
}

/// Writes a line.
pub fn line(to: &mut Vec<u8>, what: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *to, what)?;
    to.push(b'\n');
    Ok(())
}
