//! An interaction or a message of serenity's becomes a [`Request`] of ours.

mod command;
mod people;
mod place;
mod spoken;

use serenity::model::application::{
    ActionRowComponent, CommandInteraction, ComponentInteraction, ComponentInteractionData,
    ComponentInteractionDataKind, Interaction, ModalInteraction,
};
use serenity::model::channel::MessageFlags;

use super::custom_id::{self, NotAnId};
use crate::message::{Command, Person, PersonKind, Place, Pressed, Request, Scope, Terms};
use crate::table::{MessageId, Time};
use people::{person, resolved};

pub use spoken::{Heard, read_message};

/// An interaction: what is asked, and what is needed to answer it.
#[derive(Clone, Debug)]
pub struct Inbound {
    /// How to answer.
    pub(crate) ticket: Ticket,
    /// What is asked, or why that cannot be told.
    pub(crate) request: Result<Request, Unreadable>,
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

/// Reads an interaction; `None` for kinds that need no answer from a bot on the gateway.
#[must_use]
pub fn read(interaction: &Interaction) -> Option<Inbound> {
    match interaction {
        Interaction::Command(typed) => Some(of_command(typed, InteractionKind::Command)),
        Interaction::Autocomplete(typed) => Some(of_command(typed, InteractionKind::Complete)),
        Interaction::Component(pressed) => Some(of_press(pressed)),
        Interaction::Modal(form) => Some(of_form(form)),
        _ => None,
    }
}

fn of_command(typed: &CommandInteraction, kind: InteractionKind) -> Inbound {
    let place = place::of(&place::Facts {
        channel: typed.channel_id,
        parent: typed.channel.as_ref().and_then(|channel| channel.parent_id),
        kind: typed.channel.as_ref().map(|channel| channel.kind),
        guild: typed.guild_id,
        context: typed.context,
        rights: typed.app_permissions,
        owners: Some(&typed.authorizing_integration_owners),
    });
    let here = typed.guild_id.map_or(Scope::Everywhere, |_| Scope::Server);
    let command = match kind {
        InteractionKind::Complete => command::completion(&typed.data, here),
        InteractionKind::Command | InteractionKind::Press | InteractionKind::Submit => {
            command::of(&typed.data, here)
        }
    };
    let asker = person(&typed.user, typed.member.as_deref(), &typed.locale);
    let ticket = Ticket {
        id: typed.id.get(),
        token: typed.token.clone(),
        application: typed.application_id.get(),
        kind,
        pressed: None,
        place,
        locale: typed.locale.clone(),
        server_locale: typed.guild_locale.clone(),
    };
    inbound(ticket, asker, command.ok_or(Unreadable::Command))
}

fn of_press(pressed: &ComponentInteraction) -> Inbound {
    let place = place::of(&place::Facts {
        channel: pressed.channel_id,
        parent: pressed.channel.as_ref().and_then(|channel| channel.parent_id),
        kind: pressed.channel.as_ref().map(|channel| channel.kind),
        guild: pressed.guild_id,
        context: pressed.context,
        rights: pressed.app_permissions,
        owners: Some(&pressed.authorizing_integration_owners),
    });
    let command = chosen(&pressed.data);
    let asker = person(&pressed.user, pressed.member.as_ref(), &pressed.locale);
    let ticket = Ticket {
        id: pressed.id.get(),
        token: pressed.token.clone(),
        application: pressed.application_id.get(),
        kind: InteractionKind::Press,
        pressed: Some(message(&pressed.message)),
        place,
        locale: pressed.locale.clone(),
        server_locale: pressed.guild_locale.clone(),
    };
    inbound(ticket, asker, command)
}

fn chosen(data: &ComponentInteractionData) -> Result<Command, Unreadable> {
    let id = &data.custom_id;
    match &data.kind {
        ComponentInteractionDataKind::Button => Ok(Command::Press(custom_id::read(id)?)),
        ComponentInteractionDataKind::StringSelect { values } => {
            Ok(Command::Choose(custom_id::read(id)?, values.clone()))
        }
        ComponentInteractionDataKind::UserSelect { values } => {
            let person = values.first().and_then(|&person| resolved(&data.resolved, person));
            Ok(Command::Pick(custom_id::read(id)?, person.ok_or(Unreadable::Command)?))
        }
        _ => Err(Unreadable::Id(NotAnId::Foreign)),
    }
}

fn of_form(form: &ModalInteraction) -> Inbound {
    let place = place::of(&place::Facts {
        channel: form.channel_id,
        parent: form.channel.as_ref().and_then(|channel| channel.parent_id),
        kind: form.channel.as_ref().map(|channel| channel.kind),
        guild: form.guild_id,
        // serenity does not read these two for forms. Where it matters a post fails and goes out
        // as a follow-up instead.
        context: None,
        owners: None,
        rights: form.app_permissions,
    });
    let fields = form.data.components.iter().flat_map(|row| &row.components);
    let fields = fields.filter_map(|field| match field {
        ActionRowComponent::InputText(text) => {
            Some((text.custom_id.clone(), text.value.clone().unwrap_or_default()))
        }
        _ => None,
    });
    let command = custom_id::read(&form.data.custom_id).map_err(Unreadable::from);
    let command = command.map(|id| Command::Submit(id, fields.collect()));
    let asker = person(&form.user, form.member.as_ref(), &form.locale);
    let ticket = Ticket {
        id: form.id.get(),
        token: form.token.clone(),
        application: form.application_id.get(),
        kind: InteractionKind::Submit,
        pressed: form.message.as_deref().map(message),
        place,
        locale: form.locale.clone(),
        server_locale: form.guild_locale.clone(),
    };
    inbound(ticket, asker, command)
}

fn inbound(ticket: Ticket, who: Person, mut command: Result<Command, Unreadable>) -> Inbound {
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
    Inbound { ticket, request }
}

/// The moment that is written into Discord's numbers.
#[must_use]
pub const fn at(id: u64) -> Time {
    const DISCORD_EPOCH: i64 = 1_420_070_400_000;
    Time((id >> 22) as i64 + DISCORD_EPOCH)
}

fn message(message: &serenity::model::channel::Message) -> Pressed {
    let flags = message.flags.unwrap_or_default();
    Pressed {
        message: MessageId(message.id.get()),
        private: flags.contains(MessageFlags::EPHEMERAL),
    }
}

#[cfg(test)]
mod tests;
