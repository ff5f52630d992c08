//! What happens to a bot: rights taken, direct messages closed, threads locked, the server left.

use super::channel::{Channel, Thread};
use super::ids::Id;
use super::permissions::Permissions;
use super::world::World;
use serde_json::json;

impl World {
    /// Takes rights from the bot in a channel; false if there is none.
    pub fn deny(&mut self, channel: Id, rights: Permissions) -> bool {
        self.change(channel, |place| {
            place.denied |= rights;
            place.granted &= !rights;
        })
    }

    /// Gives rights to the bot in a channel, those that were taken included; false if there is none.
    pub fn allow(&mut self, channel: Id, rights: Permissions) -> bool {
        self.change(channel, |place| {
            place.denied &= !rights;
            place.granted |= rights;
        })
    }

    /// Changes a channel, of which the pages are told; false if there is none.
    pub fn change(&mut self, channel: Id, change: impl FnOnce(&mut Channel)) -> bool {
        let Some(place) = self.channels.get_mut(&channel) else { return false };
        change(place);
        self.channel_changed(channel);
        true
    }

    /// Lets a person close their direct messages to the bot, or open them; false if there is none.
    pub fn takes_messages(&mut self, person: Id, takes: bool) -> bool {
        let Some(found) = self.people.iter_mut().find(|one| one.id == person) else { return false };
        found.takes_messages = takes;
        self.people_changed();
        true
    }

    /// Removes the bot from the server.
    pub fn kick(&mut self) {
        self.guild.has_bot = false;
        let gone = json!({ "id": self.guild.id, "unavailable": false });
        self.tell_bot("GUILD_DELETE", gone);
        self.guild_changed();
        self.commands_changed();
    }

    /// Takes the bot into the server again.
    pub fn invite(&mut self) {
        self.guild.has_bot = true;
        let guild = self.guild_json();
        self.tell_bot("GUILD_CREATE", guild);
        self.guild_changed();
        self.commands_changed();
    }

    /// Locks or unlocks a thread, as a moderator does; false if there is none.
    pub fn lock(&mut self, thread: Id, locked: bool) -> bool {
        self.change_thread(thread, |thread| thread.locked = locked)
    }

    /// Folds or unfolds a thread; false if there is none.
    pub fn archive(&mut self, thread: Id, archived: bool) -> bool {
        self.change_thread(thread, |thread| thread.archived = archived)
    }

    fn change_thread(&mut self, id: Id, change: impl FnOnce(&mut Thread)) -> bool {
        let Some(thread) = self.channels.get_mut(&id).and_then(Channel::thread_mut) else {
            return false;
        };
        change(thread);
        self.channel_changed(id);
        let body = self.channels.get(&id).map(|place| place.json(self));
        if let Some(body) = body {
            self.tell_bot("THREAD_UPDATE", body);
        }
        true
    }
}
