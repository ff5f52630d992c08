//! Which language whom is spoken to: people in that of their client or their choice, places in that
//! of their server or its managers' choice, and private chats in that of whoever opened them.
//!
//! What clients and servers speak is told with every interaction and kept with the settings, so
//! that messages nobody asked for have a language too, after a restart as well.

use crate::message::{Ground, Request};
use crate::service::Service;
use crate::service::core::languages::USUAL;
use crate::service::core::state::State;
use crate::store::StoreError;
use crate::table::{GuildId, GuildSettings, PersonId, Table, UserSettings, Venue};
use crate::words::Voice;

impl State {
    /// The voice of messages that everybody in a place reads.
    pub(crate) fn public_voice(&self, venue: Venue) -> Voice<'_> {
        self.words.voice(&self.public_language(venue))
    }

    /// The language of messages that everybody in a place reads.
    pub(crate) fn public_language(&self, venue: Venue) -> String {
        self.languages.known(place(venue)).unwrap_or_else(|| USUAL.to_owned())
    }

    /// The voice of the answer to a request.
    pub(crate) fn voice(&self, request: &Request) -> Voice<'_> {
        self.words.voice(&request.who.locale)
    }

    /// The voice of messages to a person who is not asking anything at the moment.
    pub(crate) fn voice_of(&self, settings: &UserSettings) -> Voice<'_> {
        self.words.voice(settings.spoken_language().unwrap_or(USUAL))
    }
}

impl Service {
    /// Takes note of the languages an interaction tells of; from then on it is answered in the one
    /// its person has chosen.
    pub(crate) async fn note_languages(&self, request: &mut Request) {
        let settings = self.settings(request.who.id).await;
        let client = self.words.spoken(&request.who.locale);
        let mut kept = Ok(());
        if request.who.locale.is_empty() {
            // A message does not tell it: what was heard last stands.
            request.who.locale = settings.heard.unwrap_or_else(|| USUAL.to_owned());
        } else if settings.heard.as_deref().unwrap_or(USUAL) != client {
            kept = self.note_client_language(request.who.id, client).await;
        }
        if let Some(language) = settings.language {
            request.who.locale = language;
        }
        let heard = if let Some(guild) = request.place.guild {
            self.note_server_language(guild, request.server_locale.as_deref()).await
        } else {
            self.note_chat_language(request);
            Ok(())
        };
        if let Err(error) = kept.and(heard) {
            tracing::warn!(%error, "a language could not be noted");
        }
    }

    async fn note_client_language(
        &self,
        person: PersonId,
        client: &'static str,
    ) -> Result<(), StoreError> {
        let heard = Some(client).filter(|&code| code != USUAL).map(str::to_owned);
        let change = move |settings: &mut UserSettings| settings.heard.clone_from(&heard);
        self.change_settings(person, change).await.map(drop)
    }

    async fn note_server_language(
        &self,
        guild: GuildId,
        locale: Option<&str>,
    ) -> Result<(), StoreError> {
        let said = locale.map(|locale| self.words.spoken(locale));
        let before = self.servers.known(guild.0);
        let news = said.filter(|&said| before.as_deref() != Some(said));
        if news.is_none() && self.languages.known(guild.0).is_some() {
            return Ok(());
        }
        let mut rules = self.server_settings(guild).await?;
        if let Some(said) = news {
            if rules.heard.as_deref().unwrap_or(USUAL) != said {
                let heard = Some(said).filter(|&code| code != USUAL).map(str::to_owned);
                let change = move |rules: &mut GuildSettings| rules.heard.clone_from(&heard);
                (_, rules) = self.change_server_settings(guild, change).await?;
            }
            self.servers.know(guild.0, said);
        }
        self.note_servers_language(guild, &rules);
        Ok(())
    }

    /// What is spoken in a server from now on.
    pub(crate) fn note_servers_language(&self, guild: GuildId, rules: &GuildSettings) {
        self.languages.know(guild.0, rules.spoken_language().unwrap_or(USUAL));
    }

    /// In the bot's direct messages the person's language is spoken; in other private chats that of
    /// whoever was first.
    fn note_chat_language(&self, request: &Request) {
        let chat = request.place.channel.0;
        if request.place.ground == Ground::Direct || self.languages.known(chat).is_none() {
            self.languages.know(chat, self.words.spoken(&request.who.locale));
        }
    }

    /// Finds out what is spoken where a table stands, if that is not known.
    pub(crate) async fn learn_language(&self, table: &Table) {
        let venue = table.record().venue;
        if self.languages.known(place(venue)).is_some() {
            return;
        }
        match (venue.guild, table.record().people().first()) {
            (Some(guild), _) => match self.server_settings(guild).await {
                Ok(rules) => self.note_servers_language(guild, &rules),
                Err(error) => tracing::warn!(%error, "a server's language could not be read"),
            },
            (None, Some(&person)) => {
                let settings = self.settings(person).await;
                self.languages.know(place(venue), settings.spoken_language().unwrap_or(USUAL));
            }
            (None, None) => {}
        }
    }
}

pub(crate) fn place(venue: Venue) -> u64 {
    venue.guild.map_or(venue.channel.0, |guild| guild.0)
}
