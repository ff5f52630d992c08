//! What of a world outlives the process.

use super::channel::Channel;
use super::ids::Id;
use super::interaction::{Answer, Interaction, Stage};
use super::message::LOADING;
use super::world::{Guild, World};
use crate::sandbox::people::Person;
use serde_json::Value;
use std::collections::{BTreeMap, HashMap};

/// A world as it was.
#[derive(Debug, Default)]
pub struct Saved {
    pub guild: Option<Guild>,
    pub people: Vec<Person>,
    pub channels: BTreeMap<Id, Channel>,
    pub global_commands: Vec<Value>,
    pub guild_commands: Vec<Value>,
    pub interactions: HashMap<Id, Interaction>,
    /// The bytes of attachments.
    pub files: BTreeMap<Id, Vec<u8>>,
}

impl World {
    /// Takes the place of the world as it was when the process ended.
    pub fn restore(&mut self, saved: Saved) {
        if let Some(guild) = saved.guild {
            self.guild = guild;
        }
        self.people = saved.people;
        self.channels = saved.channels;
        self.global_commands = saved.global_commands;
        self.guild_commands = saved.guild_commands;
        self.interactions = saved.interactions;
        self.files = saved.files;
        for interaction in self.interactions.values_mut() {
            // The bot was told once, and that process has ended.
            if interaction.stage == Stage::Waiting {
                interaction.stage = Stage::Failed;
            }
        }
        self.tokens = self.interactions.values().map(|of| (of.token.clone(), of.id)).collect();
        let mut opened: Vec<_> = self.interactions.values().collect();
        opened.sort_by_key(|interaction| interaction.id);
        self.forms = opened
            .into_iter()
            .filter_map(|of| match &of.stage {
                Stage::Answered(Answer::Modal(form)) => Some((of.person, (of.id, form.clone()))),
                Stage::Answered(_) | Stage::Waiting | Stage::Thinking(_) | Stage::Failed => None,
            })
            .collect();
        self.forget_promises();
        for place in self.channels.values_mut() {
            let nonces = place.messages.values().filter_map(|message| {
                let nonce = message.nonce.as_ref()?;
                Some((nonce.as_str().map_or_else(|| nonce.to_string(), str::to_owned), message.id))
            });
            place.nonces = nonces.collect();
        }
        self.count_from(self.highest());
        self.outbox.clear();
    }

    /// Takes down the answers that nobody is going to fill in any more.
    fn forget_promises(&mut self) {
        let promised = |id| {
            let mut alive = self.interactions.values().filter(|of| of.alive(self.now));
            alive.any(|of| of.stage == Stage::Thinking(id))
        };
        let mut broken = Vec::new();
        for place in self.channels.values() {
            let loading = place.messages.values().filter(|m| m.flags & LOADING != 0);
            broken.extend(loading.filter(|m| !promised(m.id)).map(|m| (place.id, m.id)));
        }
        for (channel, id) in broken {
            self.take_down(channel, id);
        }
    }

    /// The highest id of all.
    fn highest(&self) -> Id {
        let places = self.channels.values().flat_map(|place| {
            let messages = place.messages.values();
            let files = messages.clone().flat_map(|m| m.attachments.iter().map(|file| file.id));
            messages.map(|message| message.id).chain(files).chain([place.id])
        });
        let commands = self.global_commands.iter().chain(&self.guild_commands);
        let commands = commands.flat_map(|command| [&command["id"], &command["version"]]);
        let others = self.people.iter().map(|person| person.id);
        let others = others.chain(self.interactions.keys().copied());
        let all = places.chain(others).chain(commands.filter_map(Id::of));
        all.max().unwrap_or(self.guild.id)
    }
}
