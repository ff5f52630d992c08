//! Where the bot may do what: rights, threads, direct messages.

use super::{No, Refusal};
use crate::sandbox::state::permissions::{
    ATTACH, EMBED, MANAGE_THREADS, Permissions, SEND, SEND_IN_THREADS, VIEW,
};
use crate::sandbox::state::{Channel, Id, World};

/// The channel, if the bot sees it.
///
/// # Errors
/// 10003 if it is not there, 50001 if the bot may not see it.
pub fn seen(world: &World, id: Id) -> Result<&Channel, Refusal> {
    let channel = world.channels.get(&id).ok_or(No::UnknownChannel)?;
    if channel.in_guild() && !world.guild.has_bot {
        return Err(No::MissingAccess.into());
    }
    need(world, channel, VIEW).map_err(|_| No::MissingAccess)?;
    Ok(channel)
}

/// Asks for rights in a channel.
///
/// # Errors
/// 50013 if one is missing.
pub fn need(world: &World, channel: &Channel, rights: Permissions) -> Result<(), Refusal> {
    if world.bot_rights(channel) & rights != rights {
        return Err(No::MissingPermissions.into());
    }
    Ok(())
}

/// Whether the bot may post here a message with embeds or files.
///
/// # Errors
/// What Discord says: no access, no right, direct messages closed, thread locked.
pub fn post(world: &World, id: Id, embeds: bool, files: bool) -> Result<(), Refusal> {
    let channel = seen(world, id)?;
    if let Some(person) = world.recipient(channel)
        && !(person.takes_messages && person.member)
    {
        return Err(No::CannotMessage.into());
    }
    let send = if channel.thread().is_some() { SEND_IN_THREADS } else { SEND };
    need(world, channel, send)?;
    if embeds {
        need(world, channel, EMBED)?;
    }
    if files {
        need(world, channel, ATTACH)?;
    }
    unlocked(world, channel)
}

/// A locked thread takes messages only from managers of threads.
///
/// # Errors
/// 160005 in a locked thread without the right.
pub fn unlocked(world: &World, channel: &Channel) -> Result<(), Refusal> {
    let locked = channel.thread().is_some_and(|thread| thread.locked);
    if locked && need(world, channel, MANAGE_THREADS).is_err() {
        return Err(No::Locked.into());
    }
    Ok(())
}

/// Whether messages here may be changed.
///
/// # Errors
/// 50083 in an archived thread, besides missing access.
pub fn edit(world: &World, id: Id) -> Result<(), Refusal> {
    let channel = seen(world, id)?;
    if channel.thread().is_some_and(|thread| thread.archived) {
        return Err(No::Archived.into());
    }
    Ok(())
}
