//! Where an interaction happened, and what the bot may do there.

use serenity::model::channel::ChannelType;
use serenity::model::permissions::Permissions;

use crate::message::{Ground, Place, Posting, Right, Rights};
use crate::table::{ChannelId, GuildId};

/// What an interaction tells of its place.
pub(super) struct Facts {
    pub channel: u64,
    pub parent: Option<u64>,
    pub kind: Option<ChannelType>,
    pub guild: Option<u64>,
    pub context: Option<Context>,
    pub rights: Option<Permissions>,
    /// Whether it was said that the bot is there for an account only.
    pub on_account: bool,
}

/// What kind of place it is, where that was told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Context {
    /// A server.
    Server,
    /// A direct message to the bot.
    Direct,
    /// A conversation of other people.
    Private,
}

impl Context {
    /// By Discord's numbers; nothing for one that does not exist yet.
    pub(super) const fn of(number: u8) -> Option<Self> {
        match number {
            0 => Some(Self::Server),
            1 => Some(Self::Direct),
            2 => Some(Self::Private),
            _ => None,
        }
    }
}

/// What posting takes in any place.
pub(super) const POSTS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::EMBED_LINKS)
    .union(Permissions::ATTACH_FILES);

pub(super) fn of(facts: &Facts) -> Place {
    let ground = ground(facts);
    let threading = lacking(facts, &[Right::OpenThreads, Right::SendInThreads]);
    Place {
        channel: ChannelId(facts.channel),
        // Channels have a parent too: their category, which is nobody's home.
        parent: facts.parent.filter(|_| ground == Ground::Thread).map(ChannelId),
        guild: facts.guild.map(GuildId),
        ground,
        posting: posting(facts, ground),
        may_thread: threading.is_empty() && may_thread(facts, ground),
        threading,
        reads: reads(facts),
    }
}

fn reads(facts: &Facts) -> bool {
    let given = facts.rights.unwrap_or_default();
    let all = given.contains(Permissions::ADMINISTRATOR);
    facts.guild.is_none() || all || given.contains(Permissions::READ_MESSAGE_HISTORY)
}

fn ground(facts: &Facts) -> Ground {
    match (facts.context, facts.guild) {
        (Some(Context::Private), _) => Ground::Private,
        (Some(Context::Direct), _) | (_, None) => Ground::Direct,
        (Some(Context::Server) | None, Some(_)) => match facts.kind {
            Some(
                ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread,
            ) => Ground::Thread,
            Some(ChannelType::Voice | ChannelType::Stage) => Ground::Voice,
            _ => Ground::Channel,
        },
    }
}

/// Text and announcement channels have threads; what is a thread or a voice channel's chat has none.
fn may_thread(facts: &Facts, ground: Ground) -> bool {
    let bears = matches!(facts.kind, Some(ChannelType::Text | ChannelType::News));
    bears && posting(facts, ground) == Posting::Free
}

/// Which of these rights the bot lacks.
fn lacking(facts: &Facts, needed: &[Right]) -> Rights {
    let given = facts.rights.unwrap_or_default();
    let all = given.contains(Permissions::ADMINISTRATOR);
    let lacks = |right: &Right| !all && !given.contains(permission(*right));
    needed.iter().copied().filter(lacks).collect()
}

fn posting(facts: &Facts, ground: Ground) -> Posting {
    let send = match ground {
        Ground::Private => return Posting::Absent,
        Ground::Direct => return Posting::Free,
        Ground::Channel | Ground::Voice => Right::Send,
        Ground::Thread => Right::SendInThreads,
    };
    // On an account's installation the rights are the person's; the bot itself is not there.
    if facts.on_account {
        return Posting::Absent;
    }
    let missing = lacking(facts, &[Right::View, send, Right::Embed, Right::Attach]);
    if missing.is_empty() { Posting::Free } else { Posting::Lacks(missing) }
}

const fn permission(right: Right) -> Permissions {
    match right {
        Right::View => Permissions::VIEW_CHANNEL,
        Right::Send => Permissions::SEND_MESSAGES,
        Right::SendInThreads => Permissions::SEND_MESSAGES_IN_THREADS,
        Right::OpenThreads => Permissions::CREATE_PUBLIC_THREADS,
        Right::Embed => Permissions::EMBED_LINKS,
        Right::Attach => Permissions::ATTACH_FILES,
    }
}
