//! The address of a game's message.

use crate::table::GuildId;
use crate::table::TableMessage;

/// The address of a message.
pub(crate) fn link(guild: Option<GuildId>, at: TableMessage) -> String {
    let guild = guild.map_or_else(|| "@me".to_owned(), |guild| guild.0.to_string());
    format!("https://discord.com/channels/{guild}/{}/{}", at.channel.0, at.message.0)
}
