//! Things that happen to a bot, to order: rights lost, channels gone, sockets dropped.

use crate::sandbox::Sandbox;
use crate::sandbox::sessions::Outgoing;
use crate::sandbox::state::permissions::{PUBLIC_THREADS, Permissions};
use crate::sandbox::state::{Channel, Id, Thread};
use serde_json::json;

impl Sandbox {
    /// Takes rights from the bot in a channel.
    pub fn deny(&self, channel: Id, rights: Permissions) {
        self.place(channel, |place| {
            place.denied |= rights;
            place.granted &= !rights;
        });
    }

    /// Gives rights to the bot in a channel, those that [`Sandbox::deny`] took included.
    pub fn allow(&self, channel: Id, rights: Permissions) {
        self.place(channel, |place| {
            place.denied &= !rights;
            place.granted |= rights;
        });
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
        self.place(channel, |place| place.voice = true);
    }

    /// Lets a person leave the server.
    pub fn leave(&self, person: Id) {
        self.hub.with(|world| {
            if let Some(found) = world.people.iter_mut().find(|one| one.id == person) {
                found.member = false;
            }
        });
    }

    /// Hides a channel from a person.
    pub fn hide(&self, channel: Id, person: Id) {
        self.place(channel, |place| {
            place.hidden_from.insert(person);
        });
    }

    fn place(&self, channel: Id, change: impl FnOnce(&mut Channel)) {
        self.hub.with(|world| {
            if let Some(place) = world.channels.get_mut(&channel) {
                change(place);
            }
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
        self.hub.with(|world| {
            world.guild.has_bot = false;
            let gone = json!({ "id": world.guild.id, "unavailable": false });
            world.tell_bot("GUILD_DELETE", gone);
            world.commands_changed();
        });
    }

    /// Takes the bot into the server again.
    pub fn invite(&self) {
        self.hub.with(|world| {
            world.guild.has_bot = true;
            let guild = world.guild_json();
            world.tell_bot("GUILD_CREATE", guild);
            world.commands_changed();
        });
    }

    /// Lets a person validation direct messages from the bot, or take them again.
    pub fn takes_messages(&self, person: Id, takes: bool) {
        self.hub.with(|world| {
            let found = world.people.iter_mut().find(|one| one.id == person);
            if let Some(found) = found {
                found.takes_messages = takes;
            }
        });
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
        self.thread(thread, |thread| thread.locked = locked);
    }

    /// Folds or unfolds a thread.
    pub fn archive(&self, thread: Id, archived: bool) {
        self.thread(thread, |thread| thread.archived = archived);
    }

    fn thread(&self, id: Id, change: impl FnOnce(&mut Thread)) {
        self.hub.with(|world| {
            let Some(place) = world.channels.get_mut(&id) else { return };
            if let Some(thread) = place.thread_mut() {
                change(thread);
            }
            let body = world.channels.get(&id).map(|place| place.json(world));
            if let Some(body) = body {
                world.tell_bot("THREAD_UPDATE", body);
            }
            world.channel_changed(id);
        });
    }

    /// Cuts every gateway connection without a close frame.
    pub fn cut_gateway(&self) {
        self.hub.sessions().send_all(&Outgoing::Cut);
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
