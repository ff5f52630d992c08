//! The addresses we ask.

/// An address of Discord's interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Route<'a> {
    /// The answer to an interaction; it comes back with the message it became.
    Callback { id: u64, token: &'a str },
    /// The message an answer became, or the one that was pressed.
    Original {
        application: u64,
        /// The interaction's token.
        token: &'a str,
    },
    /// Further messages that follow an answer.
    FollowUps {
        application: u64,
        /// The interaction's token.
        token: &'a str,
    },
    /// One of those further messages.
    FollowUp {
        application: u64,
        /// The interaction's token.
        token: &'a str,
        id: u64,
    },
    /// The messages of a channel.
    Messages(u64),
    /// The newest messages of a channel.
    Newest(u64),
    /// One message of a channel.
    Message(u64, u64),
    /// A channel or thread.
    Channel(u64),
    /// The bot's conversations with people.
    Directs,
    /// The thread at a message of a channel.
    Threads(u64, u64),
    /// A person in a thread.
    ThreadMember(u64, u64),
    /// The bot's commands, in all languages.
    Commands(u64),
    /// The bot itself.
    Application,
}

impl Route<'_> {
    /// What stands after the version in the address. Holds secrets: not for logs.
    pub(super) fn path(self) -> String {
        match self {
            Self::Callback { id, token } => {
                format!("/interactions/{id}/{token}/callback?with_response=true")
            }
            Self::Original { application, token } => {
                format!("/webhooks/{application}/{token}/messages/@original")
            }
            Self::FollowUps { application, token } => format!("/webhooks/{application}/{token}"),
            Self::FollowUp { application, token, id } => {
                format!("/webhooks/{application}/{token}/messages/{id}")
            }
            Self::Messages(channel) => format!("/channels/{channel}/messages"),
            Self::Newest(channel) => format!("/channels/{channel}/messages?limit=50"),
            Self::Message(channel, message) => format!("/channels/{channel}/messages/{message}"),
            Self::Channel(channel) => format!("/channels/{channel}"),
            Self::Directs => "/users/@me/channels".to_owned(),
            Self::Threads(channel, message) => {
                format!("/channels/{channel}/messages/{message}/threads")
            }
            Self::ThreadMember(thread, person) => {
                format!("/channels/{thread}/thread-members/{person}")
            }
            Self::Commands(application) => {
                format!("/applications/{application}/commands?with_localizations=true")
            }
            Self::Application => "/oauth2/applications/@me".to_owned(),
        }
    }

    /// Its name in logs.
    pub(super) const fn label(self) -> &'static str {
        match self {
            Self::Callback { .. } => "callback",
            Self::Original { .. } => "original",
            Self::FollowUps { .. } => "follow-ups",
            Self::FollowUp { .. } => "follow-up",
            Self::Messages(_) => "messages",
            Self::Newest(_) => "newest",
            Self::Message(..) => "message",
            Self::Channel(_) => "channel",
            Self::Directs => "directs",
            Self::Threads(..) => "threads",
            Self::ThreadMember(..) => "thread-member",
            Self::Commands(_) => "commands",
            Self::Application => "application",
        }
    }

    /// What Discord keeps a limit by; none where each interaction has its own.
    pub(super) const fn major(self) -> Option<u64> {
        match self {
            Self::Callback { .. }
            | Self::Original { .. }
            | Self::FollowUps { .. }
            | Self::FollowUp { .. } => None,
            Self::Messages(channel)
            | Self::Newest(channel)
            | Self::Message(channel, _)
            | Self::Channel(channel)
            | Self::Threads(channel, _)
            | Self::ThreadMember(channel, _) => Some(channel),
            Self::Commands(application) => Some(application),
            Self::Directs | Self::Application => Some(0),
        }
    }
}
