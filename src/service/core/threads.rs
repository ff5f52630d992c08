//! Whether a game gets a thread.

use crate::message::{Ground, Place, Request};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::store::{GameThread, ThreadState};
use crate::table::{Table, Threads};
use crate::words::Channel;

impl Service {
    /// Refuses a new game where the server wants threads and the bot may open none.
    pub(crate) async fn check_threads(&self, request: &Request) -> Result<(), Error> {
        let place = request.place;
        let Some(guild) = place.guild.filter(|_| place.ground == Ground::Channel) else {
            return Ok(());
        };
        let wanted = self.server_settings(guild).await?.threads;
        if wanted == Threads::Required && !place.may_thread {
            let voice = self.voice(request);
            return Err(Error::Said(voice.threads_required(Channel(place.channel.0))));
        }
        Ok(())
    }

    /// The thread that a game gets which begins here; it is stored together with the beginning.
    pub(crate) async fn thread_wished(
        &self,
        place: Place,
        table: &Table,
    ) -> Result<Option<GameThread>, Error> {
        let record = table.record();
        let Some(guild) = place.guild.filter(|_| place.may_thread) else { return Ok(None) };
        if record.venue.channel != place.channel
            || self.server_settings(guild).await?.threads == Threads::Off
        {
            return Ok(None);
        }
        let (parent, touched, state) = (place.channel, self.now(), ThreadState::Wanted);
        Ok(Some(GameThread { table: record.id, parent, state, touched }))
    }
}
