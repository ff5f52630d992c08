//! Things that happen to a bot, to order: rights lost, channels gone, sockets dropped.

use crate::sandbox::Sandbox;
use crate::sandbox::sessions::Outgoing;
use crate::sandbox::state::permissions::{PUBLIC_THREADS, Permissions};
use crate::sandbox::state::{Channel, Id, World};
use serde_json::json;

impl Sandbox {
    /// Takes rights from the bot in a channel.
    pub fn deny(&self, channel: Id, rights: Permissions) {
        self.hub.with(|world| world.deny(channel, rights));
    }

    /// Gives rights to the bot in a channel, those that [`Sandbox::deny`] took included.
    pub fn allow(&self, channel: Id, rights: Permissions) {
        self.hub.with(|world| world.allow(channel, rights));
    }

    /// Takes from the bot the right to open threads in a channel.
    pub fn no_threads(&self, channel: Id) {
        self.deny(channel, PUBLIC_THREADS);
    }

    /// Lets the bot open threads in a channel.
    pub fn threads_welcome(&self, channel: Id) {
        self.allow(channel, PUBLIC_THREADS);
    }

    /// Turns a channel into the chat of a voice channel.
    pub fn make_voice(&self, channel: Id) {
        self.hub.with(|world| world.change(channel, |place| place.voice = true));
    }

    /// Lets a person leave the server.
    pub fn leave(&self, person: Id) {
        self.hub.with(|world| {
            if let Some(found) = world.people.iter_mut().find(|one| one.id == person) {
                found.member = false;
                world.people_changed();
            }
        });
    }

    /// Hides a channel from a person.
    pub fn hide(&self, channel: Id, person: Id) {
        self.hub.with(|world| {
            world.change(channel, |place| {
                place.hidden_from.insert(person);
            })
        });
    }

    /// Deletes a channel or thread; false if there was none.
    pub fn delete_channel(&self, channel: Id) -> bool {
        self.hub.with(|world| world.remove_channel(channel))
    }

    /// Deletes a message, as a moderator does; false if there was none.
    pub fn delete_message(&self, message: Id) -> bool {
        self.hub.with(|world| {
            let holds = |channel: &&Channel| channel.messages.contains_key(&message);
            let home = world.channels.values().find(holds).map(|channel| channel.id);
            home.is_some_and(|channel| world.take_down(channel, message))
        })
    }

    /// Removes the bot from the server.
    pub fn kick(&self) {
        self.hub.with(World::kick);
    }

    /// Takes the bot into the server again.
    pub fn invite(&self) {
        self.hub.with(World::invite);
    }

    /// Lets a person close their direct messages to the bot, or open them again.
    pub fn takes_messages(&self, person: Id, takes: bool) {
        self.hub.with(|world| world.takes_messages(person, takes));
    }

    /// Changes the language of a person's client.
    pub fn speaks(&self, person: Id, locale: &str) {
        self.hub.with(|world| world.speak(Some(person), locale));
    }

    /// Changes the language of the server.
    pub fn server_speaks(&self, locale: &str) {
        self.hub.with(|world| world.speak(None, locale));
    }

    /// Locks or unlocks a thread, as a moderator does.
    pub fn lock(&self, thread: Id, locked: bool) {
        self.hub.with(|world| world.lock(thread, locked));
    }

    /// Folds or unfolds a thread.
    pub fn archive(&self, thread: Id, archived: bool) {
        self.hub.with(|world| world.archive(thread, archived));
    }

    /// Cuts every gateway connection without a close frame.
    pub fn cut_gateway(&self) {
        self.hub.sessions().send_all(&Outgoing::Cut);
    }

    /// Lets every gateway connection end with an error of the network.
    pub fn abort_gateway(&self) {
        self.hub.sessions().send_all(&Outgoing::Abort);
    }

    /// Closes every gateway connection with a code.
    pub fn close_gateway(&self, code: u16) {
        self.hub.sessions().send_all(&Outgoing::Close(code));
    }

    /// Asks the bot to connect anew and resume (op 7).
    pub fn ask_reconnect(&self) {
        self.hub.sessions().send_all(&Outgoing::Payload(json!({ "op": 7, "d": null })));
    }

    /// How often the bot has sent IDENTIFY.
    pub fn identified(&self) -> u64 {
        self.hub.sessions().begun()
    }
}
