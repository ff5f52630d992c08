//! What a person can do, and the interaction that comes of it.
//!
//! Whatever a person could not do in front of a screen is refused here as [`Impossible`]: pressing
//! a button that is not there, choosing what is not listed, leaving out what is required.

use super::channel::{Channel, Kind};
use super::fill::{self, Given};
use super::fill_form;
use super::ids::Id;
use super::impossible::Impossible;
use super::interaction::{Interaction, Sort, Stage};
use super::message::{Message, REPLY};
use super::post::Draft;
use super::touched::Touched;
use super::world::World;
use crate::sandbox::people::{Person, member};
use serde_json::{Map, Value, json};

/// The most characters of a message by hand.
const MOST_SAID: usize = 2000;

/// Something a person does.
#[derive(Clone, Debug)]
pub enum Act {
    /// A slash command; subcommands follow the name after a blank.
    Command { name: String, options: Vec<Given> },
    /// Typing in an option that asks the bot for suggestions.
    Autocomplete { name: String, options: Vec<Given>, focused: String },
    /// A command from a person's menu.
    UserCommand { name: String, target: Id },
    /// Pressing a button.
    Button { message: Id, custom_id: String },
    /// Pressing a button that the message had a moment ago.
    #[cfg(feature = "testing")]
    StaleButton { message: Id, custom_id: String },
    /// Choosing from a menu.
    Select { message: Id, custom_id: String, values: Vec<String> },
    /// Sending the open form.
    Modal { custom_id: String, fields: Map<String, Value> },
}

/// A message that a person writes by hand.
#[derive(Clone, Debug, Default)]
pub struct Said {
    pub content: String,
    /// The message it answers.
    pub replies_to: Option<Id>,
    /// Whether the author of that message is not mentioned by it.
    pub silent_reply: bool,
}

/// A prepared interaction: its event data and what it is about.
struct Prepared {
    sort: Sort,
    data: Value,
    source: Option<Id>,
    command: Option<String>,
    answer_kind: u8,
    uploads: Vec<(Id, Vec<u8>)>,
}

impl World {
    /// Lets a person do something; the bot hears of it and has three seconds.
    ///
    /// # Errors
    /// [`Impossible`] if nobody could do that in front of a screen.
    pub fn act(&mut self, person: Id, channel: Id, act: Act) -> Result<Id, Impossible> {
        let fresh = self.next_id();
        let mut files = Vec::new();
        if let Act::Modal { fields, .. } = &act {
            files.extend((0..fill_form::files_in(fields)).map(|_| self.next_id()));
        }
        self.person(person).ok_or(Impossible::NoPerson)?;
        let place = self.channels.get(&channel).ok_or(Impossible::NoChannel)?;
        if !self.sees(person, place) {
            return Err(Impossible::NoChannel);
        }
        if place.thread().is_some_and(|thread| thread.archived) {
            return Err(Impossible::Archived);
        }
        let prepared = match act {
            Act::Command { name, options } => self.command(place, &name, options, None, fresh)?,
            Act::Autocomplete { name, options, focused } => {
                self.command(place, &name, options, Some(&focused), fresh)?
            }
            Act::UserCommand { name, target } => self.user_command(place, &name, target)?,
            Act::Button { message, custom_id } => Self::press(place, person, message, &custom_id)?,
            #[cfg(feature = "testing")]
            Act::StaleButton { message, custom_id } => {
                let there = place.messages.get(&message).is_some_and(|m| m.visible_to(person));
                if !there {
                    return Err(Impossible::NoMessage);
                }
                Self::pressed(message, &custom_id)
            }
            Act::Select { message, custom_id, values } => {
                self.choose(place, person, message, &custom_id, &values)?
            }
            Act::Modal { custom_id, fields } => {
                self.submit(person, channel, &custom_id, &fields, &files)?
            }
        };
        Ok(self.begin(person, channel, prepared))
    }

    /// Records the interaction and tells the bot.
    fn begin(&mut self, person: Id, channel: Id, prepared: Prepared) -> Id {
        self.files.extend(prepared.uploads);
        let id = self.next_id();
        let mut interaction = Interaction {
            id,
            token: format!("aW50ZXJhY3Rpb24{}x{}", id.0, id.0.rotate_left(23)),
            sort: prepared.sort,
            person,
            channel,
            made: self.now,
            source: prepared.source,
            command: prepared.command,
            completes: fill::completed(&prepared.data["options"]),
            answer_kind: prepared.answer_kind,
            stage: Stage::Waiting,
            original: None,
            messages: Vec::new(),
            metadata: Value::Null,
        };
        interaction.metadata = self.metadata(&interaction);
        if let Some(place) = self.channels.get(&channel) {
            let frame = self.interaction_frame(&interaction, place, &prepared.data);
            self.tell_bot("INTERACTION_CREATE", frame);
        }
        if interaction.sort != Sort::Autocomplete {
            self.touched.push(Touched::Interaction(id));
        }
        self.tokens.insert(interaction.token.clone(), id);
        self.interactions.insert(id, interaction);
        id
    }

    fn metadata(&self, of: &Interaction) -> Value {
        let owners = self.channels.get(&of.channel).map(Channel::owners);
        let mut metadata = json!({
            "id": of.id, "type": of.sort.number(), "user": self.user(of.person),
            "authorizing_integration_owners": owners,
        });
        match of.sort {
            Sort::Command | Sort::Autocomplete => metadata["name"] = json!(of.command),
            Sort::Component => metadata["interacted_message_id"] = json!(of.source),
            Sort::Modal => {
                let opener = self.forms.get(&of.person).map(|(id, _)| id);
                let opener = opener.and_then(|id| self.interactions.get(id));
                metadata["triggering_interaction_metadata"] =
                    json!(opener.map(|opener| &opener.metadata));
            }
        }
        metadata
    }

    /// The registered command of this name and type, if it is offered in this place.
    fn registered(&self, place: &Channel, name: &str, sort: u64) -> Result<&Value, Impossible> {
        let context = u8::from(!place.in_guild());
        let offered = |command: &&Value| {
            let contexts = command["contexts"].as_array();
            command["name"] == name
                && command["type"].as_u64().unwrap_or(1) == sort
                && contexts.is_none_or(|contexts| contexts.contains(&json!(context)))
        };
        let of_guild = self.guild_commands.iter().filter(|_| place.in_guild());
        let here = !place.in_guild() || self.guild.has_bot;
        let mut all = self.global_commands.iter().chain(of_guild).filter(|_| here);
        all.find(offered).ok_or_else(|| Impossible::NoCommand(name.to_owned()))
    }

    fn command(
        &self,
        place: &Channel,
        name: &str,
        given: Vec<Given>,
        focused: Option<&str>,
        fresh: Id,
    ) -> Result<Prepared, Impossible> {
        let mut words = name.split_whitespace();
        let first = words.next().unwrap_or_default();
        let path: Vec<&str> = words.collect();
        let command = self.registered(place, first, 1)?;
        let filled = fill::fill(self, command, &path, given, focused, fresh)?;
        let mut data = json!({
            "id": command["id"], "name": command["name"], "type": 1, "options": filled.options,
        });
        if !filled.resolved.is_empty() {
            data["resolved"] = Value::Object(filled.resolved);
        }
        let sort = if focused.is_some() { Sort::Autocomplete } else { Sort::Command };
        let command = Some(name.to_owned());
        Ok(Prepared { sort, data, source: None, command, answer_kind: 20, uploads: filled.uploads })
    }

    fn user_command(
        &self,
        place: &Channel,
        name: &str,
        target: Id,
    ) -> Result<Prepared, Impossible> {
        let command = self.registered(place, name, 2)?;
        let user = self.user(target).ok_or(Impossible::NoPerson)?;
        let mut resolved = json!({ "users": { target.to_string(): user } });
        if place.in_guild()
            && let Some(person) = self.person(target)
        {
            let member = member(target.moment(), World::rights_of(person));
            resolved["members"] = json!({ target.to_string(): member });
        }
        let data = json!({
            "id": command["id"], "name": command["name"], "type": 2, "target_id": target,
            "resolved": resolved,
        });
        let command = Some(name.to_owned());
        Ok(Prepared {
            sort: Sort::Command,
            data,
            source: None,
            command,
            answer_kind: 23,
            uploads: Vec::new(),
        })
    }

    /// The enabled component with this id on a message the person sees.
    fn component<'a>(
        place: &'a Channel,
        person: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<(&'a Message, &'a Value), Impossible> {
        let message = place.messages.get(&message).filter(|m| m.visible_to(person));
        let message = message.ok_or(Impossible::NoMessage)?;
        let component = find(&message.components, custom_id)
            .ok_or_else(|| Impossible::NoComponent(custom_id.to_owned()))?;
        if component["disabled"] == true {
            return Err(Impossible::Disabled(custom_id.to_owned()));
        }
        Ok((message, component))
    }

    fn press(
        place: &Channel,
        person: Id,
        message: Id,
        custom_id: &str,
    ) -> Result<Prepared, Impossible> {
        let (message, button) = Self::component(place, person, message, custom_id)?;
        if button["type"] != 2 {
            return Err(Impossible::NoComponent(custom_id.to_owned()));
        }
        Ok(Self::pressed(message.id, custom_id))
    }

    fn pressed(message: Id, custom_id: &str) -> Prepared {
        let data = json!({ "custom_id": custom_id, "component_type": 2, "id": 1 });
        Prepared {
            sort: Sort::Component,
            data,
            source: Some(message),
            command: None,
            answer_kind: 0,
            uploads: Vec::new(),
        }
    }

    fn choose(
        &self,
        place: &Channel,
        person: Id,
        message: Id,
        custom_id: &str,
        values: &[String],
    ) -> Result<Prepared, Impossible> {
        let (message, menu) = Self::component(place, person, message, custom_id)?;
        let least = menu["min_values"].as_u64().unwrap_or(1) as usize;
        let most = menu["max_values"].as_u64().unwrap_or(1) as usize;
        if !(least..=most).contains(&values.len()) {
            return Err(Impossible::NotOffered(format!("{} entries", values.len())));
        }
        let mut data = json!({
            "custom_id": custom_id, "component_type": menu["type"], "values": values, "id": 1,
        });
        match menu["type"].as_u64() {
            Some(3) => {
                let options = menu["options"].as_array().map_or(&[][..], Vec::as_slice);
                let offered = |value: &&String| options.iter().any(|o| o["value"] == **value);
                if let Some(strange) = values.iter().find(|value| !offered(value)) {
                    return Err(Impossible::NotOffered(format!("`{strange}`")));
                }
                let chosen = options.iter().filter(|option| option["default"] == true);
                let chosen: Vec<&str> = chosen.filter_map(|o| o["value"].as_str()).collect();
                if !values.is_empty() && chosen == *values {
                    return Err(Impossible::AlreadyChosen);
                }
            }
            Some(5 | 7) => data["resolved"] = self.resolved_users(place, values)?,
            _ => return Err(Impossible::NoComponent(custom_id.to_owned())),
        }
        Ok(Prepared {
            sort: Sort::Component,
            data,
            source: Some(message.id),
            command: None,
            answer_kind: 0,
            uploads: Vec::new(),
        })
    }

    fn resolved_users(&self, place: &Channel, values: &[String]) -> Result<Value, Impossible> {
        let mut resolved = json!({ "users": {} });
        for value in values {
            let id = value.parse::<Id>().map_err(|_| Impossible::NoPerson)?;
            resolved["users"][value] = self.user(id).ok_or(Impossible::NoPerson)?;
            if let Some(person) = self.person(id).filter(|_| place.in_guild()) {
                resolved["members"][value] = member(id.moment(), World::rights_of(person));
            }
        }
        Ok(resolved)
    }

    fn submit(
        &self,
        person: Id,
        channel: Id,
        custom_id: &str,
        fields: &Map<String, Value>,
        files: &[Id],
    ) -> Result<Prepared, Impossible> {
        let missing = || Impossible::NoForm(custom_id.to_owned());
        let (opener, form) = self.forms.get(&person).ok_or_else(missing)?;
        let opener = self.interactions.get(opener).ok_or_else(missing)?;
        if form["custom_id"] != custom_id || opener.channel != channel {
            return Err(missing());
        }
        let filled = fill_form::fill_form(self, form, fields, files)?;
        let mut data = json!({ "custom_id": custom_id, "components": filled.components });
        if !filled.resolved.is_empty() {
            data["resolved"] = Value::Object(filled.resolved);
        }
        Ok(Prepared {
            sort: Sort::Modal,
            data,
            source: opener.source,
            command: None,
            answer_kind: 0,
            uploads: filled.uploads,
        })
    }

    /// A person writes a message of their own.
    ///
    /// # Errors
    /// [`Impossible`] if they cannot write there.
    pub fn say(&mut self, person: Id, channel: Id, said: Said) -> Result<Id, Impossible> {
        let Said { content, replies_to, silent_reply } = said;
        self.person(person).ok_or(Impossible::NoPerson)?;
        let place = self.channels.get(&channel).filter(|place| self.sees(person, place));
        let place = place.ok_or(Impossible::NoChannel)?;
        if place.thread().is_some_and(|thread| thread.locked) {
            return Err(Impossible::Locked);
        }
        if content.trim().is_empty() {
            return Err(Impossible::Wordless);
        }
        if content.chars().count() > MOST_SAID {
            return Err(Impossible::TooLong);
        }
        // What only one person sees cannot be answered before others.
        let public = |id| place.messages.get(&id).is_some_and(|m| m.only_for.is_none());
        if replies_to.is_some_and(|id| !public(id)) {
            return Err(Impossible::NoMessage);
        }
        let silent = || json!({ "parse": ["users"], "replied_user": false });
        let draft = Draft {
            content,
            replies_to,
            kind: if replies_to.is_some() { REPLY } else { 0 },
            allowed_mentions: silent_reply.then(silent),
            ..Draft::default()
        };
        self.post(channel, person, draft).ok_or(Impossible::NoChannel)
    }

    /// The person of a direct-message channel.
    pub fn recipient(&self, channel: &Channel) -> Option<&Person> {
        match channel.kind {
            Kind::Direct(person) => self.person(person),
            Kind::Text | Kind::Thread(_) => None,
        }
    }
}

/// The component with this custom id, at any depth.
fn find<'a>(components: &'a [Value], custom_id: &str) -> Option<&'a Value> {
    components.iter().find_map(|component| {
        if component["custom_id"] == custom_id {
            return Some(component);
        }
        let accessory = component.get("accessory").filter(|a| a["custom_id"] == custom_id);
        let inner = || component["components"].as_array().and_then(|inner| find(inner, custom_id));
        accessory.or_else(inner)
    })
}
