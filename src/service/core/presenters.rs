//! A table before its readers, as they want it: the way from the state to `show`.

use crate::message::{Message, Request};
use crate::rules::GameInfo;
use crate::rules::Seat;
use crate::service::Service;
use crate::show::faces::Reader;
use crate::show::looks::Looks;
use crate::show::presenter::Presenter;
use crate::show::referee::secret;
use crate::table::{PersonId, Table, UserSettings};
use crate::words::Voice;

impl Service {
    /// How the readers of a table's public messages want them: as the only person at the table or
    /// else the one who is to move has chosen; and who is not to be pinged there.
    async fn public_looks(&self, table: &Table) -> Looks {
        let record = table.record();
        let people = record.people();
        let mover = table.turn().only().and_then(|seat| record.sitter(seat)?.person());
        let reader = if let [only] = people.as_slice() { Some(*only) } else { mover };
        let mut looks = match reader {
            Some(reader) => Looks::of(&self.settings(reader).await, table.info()),
            None => Looks::default(),
        };
        if let Some(guild) = record.venue.guild {
            let stripless = self.server_settings(guild).await.is_ok_and(|own| own.stripless);
            looks.strips &= !stripless;
        }
        for person in people {
            if !self.told(table, person).await.channel {
                let own = record.seats_of(person).iter();
                looks.unpinged = own.fold(looks.unpinged, crate::rules::SeatSet::with);
            }
        }
        looks
    }

    /// The presenter of a table's public messages as their readers want them: nobody is called where
    /// all are there.
    pub(crate) async fn presenter_for<'a>(&'a self, table: &'a Table) -> Presenter<'a> {
        let presenter = self.calling_presenter(table).await;
        if self.is_calm(table).await { presenter.calling_nobody() } else { presenter }
    }

    /// The same of messages that call whoever is to act, although they were there a moment ago.
    pub(crate) async fn calling_presenter<'a>(&'a self, table: &'a Table) -> Presenter<'a> {
        let looks = self.public_looks(table).await;
        Presenter { looks, ..self.public_presenter(table) }
    }

    /// The presenter of messages that everybody in the channel reads.
    pub(crate) fn public_presenter<'a>(&'a self, table: &'a Table) -> Presenter<'a> {
        self.usual(self.public_voice(table.record().venue), table)
    }

    /// A table for this reader, in their language, as they want their boards.
    pub(crate) fn presenter<'a>(
        &'a self,
        voice: Voice<'a>,
        table: &'a Table,
        looks: Looks,
        reader: Reader,
    ) -> Presenter<'a> {
        Presenter { painter: &self.painter, now: self.now(), voice, table, looks, reader }
    }

    /// The same for words alone, or for readers whose wishes are not known.
    pub(crate) fn usual<'a>(&'a self, voice: Voice<'a>, table: &'a Table) -> Presenter<'a> {
        self.presenter(voice, table, Looks::default(), Reader::Everybody)
    }

    /// A table before a person who is not asking anything at the moment.
    pub(crate) fn presenter_to<'a>(
        &'a self,
        person: PersonId,
        settings: &UserSettings,
        table: &'a Table,
    ) -> Presenter<'a> {
        let looks = Looks::of(settings, table.info());
        self.presenter(self.voice_of(settings), table, looks, Reader::One(person))
    }

    /// The table before whoever asks: in their language, as they want their boards.
    pub(crate) async fn presenter_of<'a>(
        &'a self,
        request: &Request,
        table: &'a Table,
    ) -> Presenter<'a> {
        let looks = self.looks(request.who.id, table.info()).await;
        self.presenter(self.voice(request), table, looks, Reader::One(request.who.id))
    }

    /// How a person wants their boards; the usual way if that cannot be found out.
    pub(crate) async fn looks(&self, person: PersonId, info: &GameInfo) -> Looks {
        Looks::of(&self.settings(person).await, info)
    }

    /// The seat of a person in a secret game; nothing if they have none, or it is no secret one.
    pub(crate) fn secret_seat(table: &Table, request: &Request) -> Option<Seat> {
        table.viewer(request.who.id).seat().filter(|_| secret(table))
    }

    /// The referee's message to whoever asks, as a new private message; nothing if they do not play
    /// here or the game is none of that kind.
    pub(crate) async fn referee_says(
        &self,
        request: &Request,
        table: &Table,
        remark: Option<String>,
    ) -> Option<Message> {
        let seat = Self::secret_seat(table, request)?;
        Some(self.presenter_of(request, table).await.referee(seat, remark))
    }
}
