//! People as Discord shows them.

use serenity::model::application::CommandDataResolved;
use serenity::model::guild::Member;
use serenity::model::id::UserId;
use serenity::model::permissions::Permissions;
use serenity::model::user::User;

use crate::message::{Person, PersonKind};
use crate::table::PersonId;

/// Somebody who was named in a command or menu, as Discord shows them there.
pub(super) fn resolved(data: &CommandDataResolved, id: UserId) -> Option<Person> {
    let user = data.users.get(&id)?;
    let member = data.members.get(&id);
    let nick = member.and_then(|member| member.nick.as_deref());
    let rights = member.and_then(|member| member.permissions);
    // Discord does not tell the language of others.
    Some(named(user, nick, rights, ""))
}

/// Who did something, with the language of their client.
pub(super) fn person(user: &User, member: Option<&Member>, locale: &str) -> Person {
    let nick = member.and_then(|member| member.nick.as_deref());
    let rights = member.and_then(|member| member.permissions);
    named(user, nick, rights, locale)
}

/// Who wrote a message; their language and their rights are not told with it.
pub(super) fn author(user: &User, nick: Option<&str>) -> Person {
    named(user, nick, None, "")
}

fn named(user: &User, nick: Option<&str>, rights: Option<Permissions>, locale: &str) -> Person {
    let rights = rights.unwrap_or_default();
    Person {
        id: PersonId(user.id.get()),
        name: nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned(),
        kind: if user.bot || user.system { PersonKind::Stranger } else { PersonKind::Human },
        manager: rights.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
        moderator: rights.intersects(Permissions::MANAGE_MESSAGES | Permissions::ADMINISTRATOR),
        locale: locale.to_owned(),
    }
}
