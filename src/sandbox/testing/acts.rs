//! Doing what people do.

use super::driver::{Handle, home};
use crate::sandbox::Sandbox;
use crate::sandbox::state::{Act, Given, Id, Impossible, Said};
use serde_json::{Map, Value};
use std::sync::Arc;

#[expect(
    clippy::unused_async,
    reason = "acts spawn the bot's deadline, so they need the runtime that `await` shows"
)]
impl Sandbox {
    /// A slash command; `options` is an object from names to values, or null.
    ///
    /// # Errors
    /// [`Impossible`] if no person could send that.
    pub async fn command(
        &self,
        who: Id,
        channel: Id,
        name: &str,
        options: Value,
    ) -> Result<Handle, Impossible> {
        self.act(who, channel, Act::Command { name: name.to_owned(), options: given(options) })
    }

    /// Typing in option `focused`, whose text so far is among `options`.
    ///
    /// # Errors
    /// [`Impossible`] if no person could do that.
    pub async fn autocomplete(
        &self,
        who: Id,
        channel: Id,
        name: &str,
        options: Value,
        focused: &str,
    ) -> Result<Handle, Impossible> {
        let (name, focused) = (name.to_owned(), focused.to_owned());
        self.act(who, channel, Act::Autocomplete { name, options: given(options), focused })
    }

    /// A command from the menu of a person.
    ///
    /// # Errors
    /// [`Impossible`] if no person could do that.
    pub async fn user_command(
        &self,
        who: Id,
        channel: Id,
        name: &str,
        target: Id,
    ) -> Result<Handle, Impossible> {
        self.act(who, channel, Act::UserCommand { name: name.to_owned(), target })
    }

    /// Pressing the button with this custom id or this label.
    ///
    /// # Errors
    /// [`Impossible`] if the person sees no such enabled button.
    pub async fn press(&self, who: Id, message: Id, button: &str) -> Result<Handle, Impossible> {
        let (channel, custom_id) = self.hub.with(|world| {
            let channel = home(world, message).ok_or(Impossible::NoMessage)?;
            let place = world.channels.get(&channel).ok_or(Impossible::NoChannel)?;
            let message = place.messages.get(&message).ok_or(Impossible::NoMessage)?;
            let found = button_named(&message.components, button);
            let none = || Impossible::NoComponent(button.to_owned());
            Ok((channel, found.ok_or_else(none)?))
        })?;
        self.act(who, channel, Act::Button { message, custom_id })
    }

    /// Pressing a button that the message had when the person looked, whether or not it has it still:
    /// the press and a change of the message cross on their ways.
    ///
    /// # Errors
    /// [`Impossible`] if the person never saw such a button there, or the message is gone.
    pub async fn press_stale(
        &self,
        who: Id,
        message: Id,
        button: &str,
    ) -> Result<Handle, Impossible> {
        let (channel, custom_id) = self.hub.with(|world| {
            let channel = home(world, message).ok_or(Impossible::NoMessage)?;
            let mut seen = world.journal.versions(message);
            let had = seen.find_map(|told| {
                let rows = told.shown["components"].as_array()?;
                told.only_for.is_none_or(|only| only == who).then(|| button_named(rows, button))?
            });
            Ok((channel, had.ok_or_else(|| Impossible::NoComponent(button.to_owned()))?))
        })?;
        self.act(who, channel, Act::StaleButton { message, custom_id })
    }

    /// Choosing values from a menu.
    ///
    /// # Errors
    /// [`Impossible`] if the person sees no such menu or values.
    pub async fn choose(
        &self,
        who: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Handle, Impossible> {
        let channel = self.hub.with(|world| home(world, message)).ok_or(Impossible::NoMessage)?;
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        self.act(who, channel, Act::Select { message, custom_id: custom_id.to_owned(), values })
    }

    /// Sending the open form with this custom id; `fields` is an object from ids to texts.
    ///
    /// # Errors
    /// [`Impossible`] if no such form is open before the person, or a field is wrong.
    pub async fn submit(
        &self,
        who: Id,
        custom_id: &str,
        fields: Value,
    ) -> Result<Handle, Impossible> {
        let channel = self.hub.with(|world| {
            let (opener, _) = world.forms.get(&who)?;
            Some(world.interactions.get(opener)?.channel)
        });
        let channel = channel.ok_or_else(|| Impossible::NoForm(custom_id.to_owned()))?;
        let fields = match fields {
            Value::Object(fields) => fields,
            _ => Map::new(),
        };
        self.act(who, channel, Act::Modal { custom_id: custom_id.to_owned(), fields })
    }

    /// Writing a message by hand, in a channel, a thread or their direct messages with the bot
    /// ([`Sandbox::dm`]); `<@ID>` mentions somebody.
    ///
    /// # Errors
    /// [`Impossible`] if the person cannot write there.
    pub fn say(&self, who: Id, channel: Id, content: &str) -> Result<Id, Impossible> {
        let said = Said { content: content.to_owned(), ..Said::default() };
        self.hub.with(|world| world.say(who, channel, said))
    }

    /// Answering a message by hand, which mentions its author unless the person turned that off.
    ///
    /// # Errors
    /// [`Impossible`] if the person does not see the message or cannot write there.
    pub fn reply(
        &self,
        who: Id,
        message: Id,
        content: &str,
        mention: bool,
    ) -> Result<Id, Impossible> {
        self.hub.with(|world| {
            let channel = home(world, message).ok_or(Impossible::NoMessage)?;
            let replies_to = Some(message);
            let said = Said { content: content.to_owned(), replies_to, silent_reply: !mention };
            world.say(who, channel, said)
        })
    }

    fn act(&self, who: Id, channel: Id, act: Act) -> Result<Handle, Impossible> {
        let (id, mark, made) = self.hub.with(|world| {
            let mark = self.hub.testing.mark(world);
            Ok::<_, Impossible>((world.act(who, channel, act)?, mark, world.now))
        })?;
        self.hub.expire_later(id, made);
        Ok(Handle { hub: Arc::clone(&self.hub), id, channel, mark })
    }
}

/// The options of an object of names and values.
fn given(options: Value) -> Vec<Given> {
    match options {
        Value::Object(fields) => {
            fields.into_iter().map(|(name, value)| Given { name, value }).collect()
        }
        _ => Vec::new(),
    }
}

/// The custom id of the button with this custom id or label.
fn button_named(components: &[Value], name: &str) -> Option<String> {
    let mut buttons = Vec::new();
    collect(components, &mut buttons);
    let by = |key: &str| buttons.iter().find(|button| button[key] == name);
    let found = by("custom_id").or_else(|| by("label"))?;
    found["custom_id"].as_str().map(str::to_owned)
}

fn collect<'a>(components: &'a [Value], buttons: &mut Vec<&'a Value>) {
    for component in components {
        if component["type"] == 2 {
            buttons.push(component);
        }
        if let Some(inner) = component["components"].as_array() {
            collect(inner, buttons);
        }
        buttons.extend(component.get("accessory").filter(|button| button["type"] == 2));
    }
}
