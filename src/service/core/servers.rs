//! What a server allows.

use crate::message::Request;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::show::settings::server::channels;
use crate::table::GuildSettings;

impl Service {
    /// What the server of a request has chosen; the usual in private chats.
    pub(crate) async fn rules_here(&self, request: &Request) -> Result<GuildSettings, Error> {
        match request.place.guild {
            Some(guild) => Ok(self.server_settings(guild).await?),
            None => Ok(GuildSettings::default()),
        }
    }

    /// Refuses a game in a channel that the server has not set aside for games.
    pub(crate) fn check_channel(
        &self,
        request: &Request,
        rules: &GuildSettings,
    ) -> Result<(), Error> {
        if rules.channels.is_empty() || rules.channels.contains(&request.place.home()) {
            return Ok(());
        }
        let voice = self.voice(request);
        Err(Error::Said(voice.not_in_this_channel(channels(voice, &rules.channels))))
    }
}
