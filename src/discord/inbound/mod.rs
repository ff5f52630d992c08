//! An interaction or a message becomes a [`Request`] of ours.
//!
//! Interactions are read from Discord's own JSON by one reader, whether they come by HTTP or by the
//! gateway.

mod command;
mod form;
mod people;
mod place;
mod raw;
mod spoken;

use serde::Deserialize;
use serde_json::Value;
use serenity::model::application::Interaction;
use serenity::model::channel::{ChannelType, MessageFlags};
use serenity::model::permissions::Permissions;

use super::custom_id::{self, NotAnId};
use super::payload::Forms;
use crate::message::{Command, PersonKind, Place, Pressed, Request, Scope, Terms};
use crate::table::{MessageId, Time};
use people::{person, resolved};
use raw::Snowflake;

pub(crate) use people::Face;

pub use spoken::{Heard, read_message};

/// An interaction: what is asked, and what is needed to answer it.
#[derive(Clone, Debug)]
pub struct Inbound {
    /// How to answer.
    pub(crate) ticket: Ticket,
    /// What is asked, or why that cannot be told.
    pub(crate) request: Result<Request, Unreadable>,
    /// Which pictures the people have whom it tells of.
    pub(crate) faces: Vec<Face>,
}

/// What comes by the way that interactions take.
#[derive(Clone, Debug)]
pub enum Incoming {
    /// Discord asks whether somebody is there.
    Ping,
    /// Somebody did something.
    Asked(Box<Inbound>),
}

/// What comes is no interaction that this house knows, so it cannot be answered either.
#[derive(Debug, thiserror::Error)]
pub enum NotRead {
    /// It is not what Discord describes.
    #[error("an interaction that cannot be read: {0}")]
    Broken(#[from] serde_json::Error),
    /// It lacks this.
    #[error("an interaction without {0}")]
    Lacks(&'static str),
    /// A kind that Discord invented since, by its number.
    #[error("an interaction of the unknown kind {0}")]
    Kind(u8),
}

/// What is needed to answer an interaction.
#[derive(Clone, Debug)]
pub struct Ticket {
    pub(crate) id: u64,
    /// Its token: a secret.
    pub(crate) token: String,
    /// The bot it is for.
    pub(crate) application: u64,
    /// What kind of interaction it is.
    pub(crate) kind: InteractionKind,
    /// Which forms can be read when they come back the way this came.
    pub(crate) forms: Forms,
    /// The message whose button or menu was used, if there is one.
    pub(crate) pressed: Option<Pressed>,
    /// Where it happened.
    pub(crate) place: Place,
    /// The language of the person, such as `en-US`.
    pub(crate) locale: String,
    /// The language of the server, if there is one.
    pub(crate) server_locale: Option<String>,
}

/// Kinds of interactions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InteractionKind {
    /// A command was sent.
    Command,
    /// A command is being typed.
    Complete,
    /// A button was pressed or a menu used; for Discord the two are one.
    Press,
    /// A form was sent.
    Submit,
}

impl InteractionKind {
    /// The word for it.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Command => "command",
            Self::Complete => "complete",
            Self::Press => "press",
            Self::Submit => "form",
        }
    }
}

/// Why it cannot be told what is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// A button of an older version, or a foreign one.
    #[error(transparent)]
    Id(#[from] NotAnId),
    /// A command or option we do not have any more, or not yet.
    #[error("unknown command or option")]
    Command,
}

/// Types of interactions, by Discord's numbers.
mod kind {
    pub(super) const PING: u8 = 1;
    pub(super) const COMMAND: u8 = 2;
    pub(super) const PRESS: u8 = 3;
    pub(super) const COMPLETE: u8 = 4;
    pub(super) const SUBMIT: u8 = 5;
}

/// Types of components, by Discord's numbers.
mod component {
    pub(super) const BUTTON: u8 = 2;
    pub(super) const MENU: u8 = 3;
    pub(super) const PEOPLE: u8 = 5;
}

/// Reads an interaction.
///
/// # Errors
/// If it is not one, or of a kind that nobody knows yet.
pub(crate) fn read(body: &Value) -> Result<Incoming, NotRead> {
    let read = raw::Interaction::deserialize(body)?;
    let asked = match read.kind {
        kind::PING => return Ok(Incoming::Ping),
        kind::COMMAND => of_command(&read, InteractionKind::Command)?,
        kind::COMPLETE => of_command(&read, InteractionKind::Complete)?,
        kind::PRESS => of_press(&read)?,
        kind::SUBMIT => of_form(&read)?,
        unknown => return Err(NotRead::Kind(unknown)),
    };
    Ok(Incoming::Asked(Box::new(asked)))
}

/// Reads an interaction of the gateway's.
///
/// serenity 0.12 keeps the JSON it receives to itself, even from its raw events, so what it made of
/// it is written down once more. Lost on that way are, of forms, where they were sent from and who
/// installed the bot, and what was entered in anything but rows of text inputs. Where the former
/// matters a post fails and goes out as a follow-up instead; because of the latter forms are sent that
/// have nothing else.
///
/// # Errors
/// As [`read`].
pub(crate) fn of_gateway(interaction: &Interaction) -> Result<Incoming, NotRead> {
    let mut body = serde_json::to_value(interaction)?;
    // serenity reads this and does not write it.
    body["type"] = match interaction {
        Interaction::Ping(_) => kind::PING,
        Interaction::Command(_) => kind::COMMAND,
        Interaction::Autocomplete(_) => kind::COMPLETE,
        Interaction::Component(_) => kind::PRESS,
        Interaction::Modal(_) => kind::SUBMIT,
        // Whatever serenity may come to know beside these.
        _ => return Err(NotRead::Lacks("a kind that is known")),
    }
    .into();
    let mut incoming = read(&body)?;
    if let Incoming::Asked(asked) = &mut incoming {
        asked.ticket.forms = Forms::Typed;
    }
    Ok(incoming)
}

fn of_command(read: &raw::Interaction, kind: InteractionKind) -> Result<Inbound, NotRead> {
    let data = raw::Command::deserialize(&read.data)?;
    let here = read.guild_id.map_or(Scope::Everywhere, |_| Scope::Server);
    let command = match kind {
        InteractionKind::Complete => command::completion(&data, here),
        InteractionKind::Command | InteractionKind::Press | InteractionKind::Submit => {
            command::of(&data, here)
        }
    };
    let named = people::faces(data.resolved.as_ref());
    inbound(read, kind, command.ok_or(Unreadable::Command), named)
}

fn of_press(read: &raw::Interaction) -> Result<Inbound, NotRead> {
    let data = raw::Component::deserialize(&read.data)?;
    let pressed = read.message.as_ref().ok_or(NotRead::Lacks("the message that was pressed"))?;
    let named = pressed.mentions.iter().flatten().filter_map(people::face).collect();
    inbound(read, InteractionKind::Press, chosen(&data), named)
}

fn chosen(data: &raw::Component) -> Result<Command, Unreadable> {
    let id = &data.custom_id;
    let values = data.values.as_deref().unwrap_or_default();
    match data.kind {
        component::BUTTON => Ok(Command::Press(custom_id::read(id)?)),
        component::MENU => Ok(Command::Choose(custom_id::read(id)?, values.to_vec())),
        component::PEOPLE => {
            let first = values.first().and_then(|id| Snowflake::try_from(id.clone()).ok());
            let named = data.resolved.as_ref().zip(first);
            let person = named.and_then(|(data, person)| resolved(data, person));
            Ok(Command::Pick(custom_id::read(id)?, person.ok_or(Unreadable::Command)?))
        }
        _ => Err(Unreadable::Id(NotAnId::Foreign)),
    }
}

fn of_form(read: &raw::Interaction) -> Result<Inbound, NotRead> {
    let form = raw::Form::deserialize(&read.data)?;
    let id = custom_id::read(&form.custom_id).map_err(Unreadable::from);
    let command = id.map(|id| Command::Submit(id, form::entered(form)));
    inbound(read, InteractionKind::Submit, command, Vec::new())
}

fn place(read: &raw::Interaction) -> Result<Place, NotRead> {
    let channel = read.channel.as_ref();
    let id = read.channel_id.or(channel.and_then(|channel| channel.id));
    let parent = channel.and_then(|channel| channel.parent_id);
    let owners = read.authorizing_integration_owners.as_ref();
    Ok(place::of(&place::Facts {
        channel: id.ok_or(NotRead::Lacks("a channel"))?.0,
        parent: parent.map(|parent| parent.0),
        kind: channel.and_then(|channel| channel.kind).map(ChannelType::from),
        guild: read.guild_id.map(|guild| guild.0),
        context: read.context.and_then(place::Context::of),
        rights: read.app_permissions.map(|rights| Permissions::from_bits_truncate(rights.0)),
        // "0" is an installation on a server, "1" one on an account.
        on_account: owners.is_some_and(|owners| !owners.is_empty() && !owners.contains_key("0")),
    }))
}

fn inbound(
    read: &raw::Interaction,
    kind: InteractionKind,
    mut command: Result<Command, Unreadable>,
    named: Vec<Face>,
) -> Result<Inbound, NotRead> {
    let member = read.member.as_ref();
    let user = member.and_then(|member| member.user.as_ref()).or(read.user.as_ref());
    let user = user.ok_or(NotRead::Lacks("a person"))?;
    let locale = read.locale.as_deref().unwrap_or_default();
    let who = person(user, member, locale);
    let ticket = Ticket {
        id: read.id.0,
        token: read.token.clone(),
        application: read.application_id.0,
        kind,
        forms: Forms::Whole,
        pressed: read.message.as_ref().map(message),
        place: place(read)?,
        locale: locale.to_owned(),
        server_locale: read.guild_locale.clone(),
    };
    // A bot's user has the number of its application.
    if let Ok(Command::Play(Terms { opponent: Some(named), .. }) | Command::Pick(_, named)) =
        &mut command
        && named.id.0 == ticket.application
    {
        named.kind = PersonKind::House;
    }
    let request = command.map(|command| Request {
        interaction: ticket.id,
        at: at(ticket.id),
        who,
        place: ticket.place,
        server_locale: ticket.server_locale.clone(),
        pressed: ticket.pressed,
        command,
    });
    let faces = people::face(user).into_iter().chain(named).collect();
    Ok(Inbound { ticket, request, faces })
}

/// The moment that is written into Discord's numbers.
#[must_use]
pub const fn at(id: u64) -> Time {
    const DISCORD_EPOCH: i64 = 1_420_070_400_000;
    Time((id >> 22) as i64 + DISCORD_EPOCH)
}

fn message(message: &raw::Message) -> Pressed {
    let flags = MessageFlags::from_bits_truncate(message.flags.unwrap_or_default());
    Pressed { message: MessageId(message.id.0), private: flags.contains(MessageFlags::EPHEMERAL) }
}

#[cfg(test)]
mod tests;
