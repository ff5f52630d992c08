//! People as Discord shows them.

use serenity::model::permissions::Permissions;
use serenity::model::user;

use super::raw::{Bits, Member, Resolved, Snowflake, User};
use crate::message::{Person, PersonKind};
use crate::table::PersonId;

/// Somebody's picture, as an interaction tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Face {
    /// Whose.
    pub(crate) person: PersonId,
    /// Which one; they may have none.
    pub(crate) avatar: Option<String>,
}

/// The picture of a person; none of a bot.
pub(super) fn face(user: &User) -> Option<Face> {
    let person = PersonId(user.id.0);
    (user.bot != Some(true)).then(|| Face { person, avatar: user.avatar.clone() })
}

/// The pictures of everybody who was named.
pub(super) fn faces(data: Option<&Resolved>) -> Vec<Face> {
    let users = data.and_then(|data| data.users.as_ref());
    users.into_iter().flat_map(|users| users.values()).filter_map(face).collect()
}

/// Somebody who was named in a command or menu, as Discord shows them there.
pub(super) fn resolved(data: &Resolved, id: Snowflake) -> Option<Person> {
    let user = data.users.as_ref()?.get(&id)?;
    let member = data.members.as_ref().and_then(|members| members.get(&id));
    // Discord does not tell the language of others.
    Some(person(user, member, ""))
}

/// Who did something, with the language of their client.
pub(super) fn person(user: &User, member: Option<&Member>, locale: &str) -> Person {
    let Bits(rights) = member.and_then(|member| member.permissions).unwrap_or_default();
    let rights = Permissions::from_bits_truncate(rights);
    let nick = member.and_then(|member| member.nick.as_deref());
    let stranger = user.bot == Some(true) || user.system == Some(true);
    Person {
        id: PersonId(user.id.0),
        name: nick.or(user.global_name.as_deref()).unwrap_or(&user.username).to_owned(),
        kind: if stranger { PersonKind::Stranger } else { PersonKind::Human },
        manager: rights.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR),
        moderator: rights.intersects(Permissions::MANAGE_MESSAGES | Permissions::ADMINISTRATOR),
        locale: locale.to_owned(),
    }
}

/// Who wrote a message; their language and their rights are not told with it.
pub(super) fn author(user: &user::User, nick: Option<&str>) -> Person {
    Person {
        id: PersonId(user.id.get()),
        name: nick.or(user.global_name.as_deref()).unwrap_or(&user.name).to_owned(),
        kind: if user.bot || user.system { PersonKind::Stranger } else { PersonKind::Human },
        manager: false,
        moderator: false,
        locale: String::new(),
    }
}
