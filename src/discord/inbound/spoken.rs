//! A message of serenity's becomes a [`Request`] of ours, if it is to the bot.
//!
//! Discord tells a bot without privileged intents what is written only in direct messages, in what
//! mentions it and in answers that ping it; every other message of a server comes without a word,
//! and is passed over before anything is made of it.

use serenity::model::application::ActionRowComponent;
use serenity::model::application::ButtonKind;
use serenity::model::channel::{Message, MessageType};
use serenity::model::id::{GuildId, UserId};
use serenity::model::mention::Mentionable;

use super::{at, people, place};
use crate::discord::custom_id;
use crate::message::{Command, Press, Request, Spoken};
use crate::table::{ChannelId, MessageId, TableId};

/// A message to the bot, and what is needed to answer it.
#[derive(Clone, Debug)]
pub struct Heard {
    /// Where it was written.
    pub(crate) channel: ChannelId,
    /// Its number.
    pub(crate) message: MessageId,
    /// What it asks for.
    pub(crate) request: Request,
}

/// Reads a message; `None` if it is not from a person, not to the bot of this number, or empty.
#[must_use]
pub fn read_message(message: &Message, me: UserId) -> Option<Heard> {
    let person = !message.author.bot && !message.author.system && message.webhook_id.is_none();
    let written = matches!(message.kind, MessageType::Regular | MessageType::InlineReply);
    if message.content.is_empty() || !person || !written {
        return None;
    }
    let name = me.mention().to_string();
    let names = [name.replace('@', "@!"), name];
    let named = names.iter().any(|name| message.content.contains(name.as_str()));
    let answered =
        message.referenced_message.as_deref().filter(|answered| answered.author.id == me);
    if message.guild_id.is_some() && !named && answered.is_none() {
        return None;
    }
    let text = names.iter().fold(message.content.clone(), |text, name| text.replace(name, " "));
    let told = Spoken {
        text: first_line(&text),
        table: answered.and_then(table_of),
        named: named || message.guild_id.is_none(),
    };
    let nick = message.member.as_deref().and_then(|member| member.nick.as_deref());
    let request = Request {
        interaction: message.id.get(),
        at: at(message.id.get()),
        who: people::author(&message.author, nick),
        place: place::of(&place::Facts {
            channel: message.channel_id.get(),
            // What kind of channel it is, and what the bot may do there, Discord does not say.
            parent: None,
            kind: None,
            guild: message.guild_id.map(GuildId::get),
            context: None,
            rights: Some(place::POSTS),
            on_account: false,
        }),
        server_locale: None,
        pressed: None,
        command: Command::Spoken(told),
    };
    let (channel, message) = (request.place.channel, MessageId(message.id.get()));
    Some(Heard { channel, message, request })
}

/// The first line that says something, without signs of formatting around it.
fn first_line(text: &str) -> String {
    let mut lines = text.lines().map(|line| line.trim().trim_matches(['`', '*', '|']).trim());
    lines.find(|line| !line.is_empty()).unwrap_or_default().to_owned()
}

/// The table that the buttons of a message are about.
fn table_of(message: &Message) -> Option<TableId> {
    let components = message.components.iter().flat_map(|row| &row.components);
    components.into_iter().find_map(|component| match component {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => match custom_id::read::<Press>(custom_id) {
                Ok(Press::At(at)) => Some(at.table),
                Ok(_) | Err(_) => None,
            },
            _ => None,
        },
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::message::{Ground, Person, PersonKind, Posting};
    use crate::table::PersonId;

    const ME: UserId = UserId::new(9);

    fn user(id: u64, name: &str, bot: bool) -> Value {
        json!({
            "id": id.to_string(), "username": name.to_lowercase(), "global_name": name,
            "discriminator": "0", "avatar": null, "bot": bot,
        })
    }

    /// A message of Ada's as Discord tells of it, with these fields instead.
    fn message(content: &str, change: &[(&str, Value)]) -> Message {
        let mut body = json!({
            "id": "1100000000000000000", "channel_id": "200", "author": user(7, "Ada", false),
            "content": content, "timestamp": "2026-11-22T12:00:00.000000+00:00",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
            "flags": 0, "components": [], "guild_id": "100",
            "member": {
                "nick": "A.", "roles": [], "joined_at": "2026-01-01T00:00:00+00:00",
                "deaf": false, "mute": false, "flags": 0,
            },
        });
        for (field, value) in change {
            body[field] = value.clone();
        }
        serde_json::from_value(body).expect("a message as Discord describes it")
    }

    /// A board of the bot's, as the message that is answered.
    fn board() -> Value {
        let button = json!({
            "type": 2, "style": 1, "label": "Move", "custom_id": "1pk.K7QF2M.p3",
        });
        json!({
            "id": "1099999999999999999", "channel_id": "200", "author": user(9, "Patt", true),
            "content": "your move", "timestamp": "2026-11-22T11:59:00.000000+00:00",
            "edited_timestamp": null, "tts": false, "mention_everyone": false, "mentions": [],
            "mention_roles": [], "attachments": [], "embeds": [], "pinned": false, "type": 0,
            "components": [{ "type": 1, "components": [button] }],
        })
    }

    fn told(message: &Message) -> Option<Spoken> {
        match read_message(message, ME)?.request.command {
            Command::Spoken(told) => Some(told),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn what_is_to_the_bot_is_heard() {
        let check = |message: &Message, text: &str, table: Option<&str>, named: bool| {
            let table = table.map(|table| table.parse().expect("a table"));
            assert_eq!(told(message), Some(Spoken { text: text.to_owned(), table, named }));
        };
        let direct = [("guild_id", Value::Null), ("member", Value::Null)];
        check(&message("Nf3", &direct), "Nf3", None, true);
        check(&message("<@9> Nf3", &[]), "Nf3", None, true);
        check(&message("<@!9>Nf3\nand more", &[]), "Nf3", None, true);
        check(&message("\n  `Nf3` <@9>", &[]), "`Nf3`".trim_matches('`'), None, true);
        check(&message("<@9>", &[]), "", None, true);
        let answer = [("type", json!(19)), ("referenced_message", board())];
        check(&message("Nf3", &answer), "Nf3", Some("K7QF2M"), false);
        check(&message("<@9> Nf3", &answer), "Nf3", Some("K7QF2M"), true);
    }

    #[test]
    fn what_is_not_for_the_bot_is_passed_over() {
        let pass = |message: &Message| assert!(read_message(message, ME).is_none(), "{message:?}");
        pass(&message("", &[]));
        pass(&message("Nf3", &[]));
        pass(&message("<@8> Nf3", &[]));
        let mut foreign = board();
        foreign["author"] = user(8, "Bea", false);
        pass(&message("Nf3", &[("type", json!(19)), ("referenced_message", foreign)]));
        pass(&message("<@9> Nf3", &[("author", user(6, "Other", true))]));
        pass(&message("<@9> Nf3", &[("webhook_id", json!("5"))]));
        // Somebody joined, something was pinned.
        pass(&message("<@9> Nf3", &[("type", json!(7))]));
    }

    #[test]
    fn who_and_where_are_known_as_far_as_discord_tells() {
        let heard = read_message(&message("<@9> Nf3", &[]), ME).expect("to the bot");
        assert_eq!((heard.channel, heard.message.0), (ChannelId(200), 1_100_000_000_000_000_000));
        assert_eq!(heard.request.interaction, heard.message.0, "a message acts once");
        let ada = Person {
            id: PersonId(7),
            name: "A.".to_owned(),
            kind: PersonKind::Human,
            manager: false,
            moderator: false,
            locale: String::new(),
        };
        assert_eq!(heard.request.who, ada);
        let place = heard.request.place;
        assert_eq!((place.ground, place.posting), (Ground::Channel, Posting::Free));
        assert!(!place.may_thread);
    }
}
