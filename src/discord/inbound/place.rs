//! Where an interaction happened, and what the bot may do there.

use serenity::model::application::{
    AuthorizingIntegrationOwner, AuthorizingIntegrationOwners, InteractionContext,
};
use serenity::model::channel::ChannelType;
use serenity::model::id;
use serenity::model::permissions::Permissions;

use crate::service::{Ground, Place};
use crate::table::{ChannelId, GuildId};

/// What an interaction tells of its place.
pub(super) struct Facts<'a> {
    pub channel: id::ChannelId,
    pub parent: Option<id::ChannelId>,
    pub kind: Option<ChannelType>,
    pub guild: Option<id::GuildId>,
    pub context: Option<InteractionContext>,
    pub rights: Option<Permissions>,
    /// Who installed the bot; `None` if that was not told.
    pub owners: Option<&'a AuthorizingIntegrationOwners>,
}

pub(super) fn of(facts: &Facts<'_>) -> Place {
    let ground = ground(facts);
    Place {
        channel: ChannelId(facts.channel.get()),
        // Channels have a parent too: their category, which is nobody's home.
        parent: facts
            .parent
            .filter(|_| ground == Ground::Thread)
            .map(|parent| ChannelId(parent.get())),
        guild: facts.guild.map(|guild| GuildId(guild.get())),
        ground,
        may_post: may_post(facts, ground),
    }
}

fn ground(facts: &Facts<'_>) -> Ground {
    match (facts.context, facts.guild) {
        (Some(InteractionContext::PrivateChannel), _) => Ground::Private,
        (Some(InteractionContext::BotDm), _) | (_, None) => Ground::Direct,
        (_, Some(_)) => match facts.kind {
            Some(
                ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread,
            ) => Ground::Thread,
            _ => Ground::Channel,
        },
    }
}

fn may_post(facts: &Facts<'_>, ground: Ground) -> bool {
    let send = match ground {
        Ground::Private => return false,
        Ground::Direct => return true,
        Ground::Channel => Permissions::SEND_MESSAGES,
        Ground::Thread => Permissions::SEND_MESSAGES_IN_THREADS,
    };
    let needed =
        Permissions::VIEW_CHANNEL | send | Permissions::ATTACH_FILES | Permissions::EMBED_LINKS;
    let rights = facts.rights.unwrap_or_default();
    let enough = rights.contains(needed) || rights.contains(Permissions::ADMINISTRATOR);
    // On an account's installation the rights are the person's; the bot itself is not there.
    let present = facts.owners.is_none_or(|owners| {
        owners.0.is_empty()
            || owners
                .0
                .iter()
                .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_)))
    });
    enough && present
}
