//! Messages to the bot: a move, or the wish for something else; anything else gets one line of help.
//!
//! Everybody in the place reads the answer, so nothing private is in it: what is for one person alone
//! is behind a button.

use crate::message::{Answer, Message, Reply, Request, Spoken};
use crate::picker;
use crate::rules::{Unread, Viewer};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::find::the_one;
use crate::show::referee::secret;
use crate::show::wish::{table_press, told_help, told_no_game, wish_message};
use crate::store::Whose;
use crate::table::{PersonId, Table, TableId};
use crate::words::{Term, typed_wish};

/// Which game a message is about.
enum Meant {
    Table(TableId),
    /// Its person has none that may be told of here.
    NoGame,
    /// It was said to other people.
    Nobody,
}

impl Service {
    /// A message to the bot.
    pub(crate) async fn spoken(&self, request: &Request, spoken: &Spoken) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let wish = typed_wish(voice, &spoken.text);
        let meant = match wish {
            Some(wish) if spoken.named && table_press(wish).is_none() => Meant::NoGame,
            _ => self.meant(request, spoken).await?,
        };
        let id = match (meant, wish) {
            (Meant::Nobody, _) => return Ok(Reply::of(Answer::Silence)),
            (Meant::NoGame, Some(wish)) if table_press(wish).is_none() => {
                return Ok(Reply::private(wish_message(voice, wish, None)));
            }
            (Meant::NoGame, _) => return Ok(Reply::private(told_no_game(voice))),
            (Meant::Table(id), Some(wish)) => {
                return Ok(Reply::private(wish_message(voice, wish, Some(id))));
            }
            (Meant::Table(id), None) => id,
        };
        let table = self.look(id).await?;
        if secret(&table) && request.place.guild.is_some() {
            // Whatever it says: not even whether it is a move may be told here.
            let title = Term(voice.title(table.info()));
            return Ok(Reply::private(Message::private(voice.told_secret(title))));
        }
        match Box::pin(self.read_and_play(request, id, &spoken.text, None)).await {
            Err(Error::Unread { seat, text, why: Unread::Unknown, .. }) => {
                let table = self.look(id).await?;
                let presenter = self.presenter_of(request, &table).await;
                let seen = table.seen(Viewer::Seat(seat));
                if picker::near(&presenter.picker(seen), &text).is_empty() {
                    let choices = seen.choices(presenter.notation());
                    let example = choices.get(choices.len() / 2);
                    let example = example.map_or("", |choice| choice.written.as_str());
                    let help = told_help(voice, &text, example, id);
                    return Ok(Reply::private(help));
                }
                Err(Error::Unread { table: id, seat, text, why: Unread::Unknown })
            }
            played => played,
        }
    }

    /// The game whose message is answered; else the person's only game here, or the only one that
    /// waits for them. In direct messages all their games are meant, on a server only its own.
    async fn meant(&self, request: &Request, spoken: &Spoken) -> Result<Meant, Error> {
        let person = request.who.id;
        if let Some(id) = spoken.table
            && let Ok(table) = self.look(id).await
            && may_be_told_of(&table, request)
        {
            if plays(&table, person) {
                return Ok(Meant::Table(id));
            }
            if !spoken.named {
                // Somebody who only watches talks to people.
                return Ok(Meant::Nobody);
            }
        }
        let mut places = vec![Whose::Person(person)];
        if let Some(guild) = request.place.guild {
            places = vec![Whose::Channel(request.place.channel), Whose::Guild(guild)];
        }
        for whose in places {
            let games = self.running(person, whose).await?;
            match (the_one(&games), games.is_empty()) {
                (Some(id), _) => return Ok(Meant::Table(id)),
                (None, true) => {}
                (None, false) => {
                    return Err(Error::Choose(Box::new(self.which(request, &games))));
                }
            }
        }
        Ok(if spoken.named { Meant::NoGame } else { Meant::Nobody })
    }
}

/// Whether a table may be spoken of where a message was written: in direct messages all of the
/// person's, on a server those that stand there.
fn may_be_told_of(table: &Table, request: &Request) -> bool {
    request.place.guild.is_none() || table.record().venue.guild == request.place.guild
}

fn plays(table: &Table, person: PersonId) -> bool {
    !table.record().seats_of(person).is_empty()
}
