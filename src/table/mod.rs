//! The application, pure half: who sits where, the log, offers, ratings. Time is a parameter.

mod ids;

pub use ids::{ChannelId, GuildId, MessageId, PersonId, TableId, Time};
