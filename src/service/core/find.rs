//! Which game a person means when they do not say.

use crate::catalog::Entry;
use crate::message::{
    Button, ButtonStyle, Command, Message, Press, ReplayPage, Request, Row, TablePress,
};
use crate::service::Service;
use crate::service::core::answers::TYPED_MOST;
use crate::service::core::errors::Error;
use crate::show::faces::{Account, plain_occupant};
use crate::show::wish::table_press;
use crate::store::{Progress, Query, Whose};
use crate::table::lists::{Listed, Page};
use crate::table::{PersonId, TableId};
use crate::words::{Name, Voice, cut, typed_wish};

/// How many games a chooser offers.
const OFFERED: u32 = 10;

impl Service {
    /// The table that was named; else the person's only game in this place; else their only game
    /// here in which it is their turn; else their only game anywhere.
    ///
    /// # Errors
    /// If they have no game; with the question which one is meant, if they have several.
    pub(crate) async fn find(
        &self,
        request: &Request,
        named: Option<TableId>,
    ) -> Result<TableId, Error> {
        if let Some(id) = named {
            return Ok(id);
        }
        let own = self.own(request).await?;
        own.ok_or_else(|| Error::Said(self.voice(request).no_game_here()))
    }

    /// As [`find`](Self::find); who has no game may look on at the only one that is played here.
    ///
    /// # Errors
    /// If there is nothing to see; with the question which one is meant, if they have several.
    pub(crate) async fn find_to_see(
        &self,
        request: &Request,
        named: Option<TableId>,
    ) -> Result<TableId, Error> {
        if let Some(id) = named {
            return Ok(id);
        }
        if let Some(id) = self.own(request).await? {
            return Ok(id);
        }
        let here = Whose::Channel(request.place.channel);
        let played = self.listed(request.who.id, here, None).await?;
        let nothing = || Error::Said(self.voice(request).no_game_here());
        let [only] = played.as_slice() else { return Err(nothing()) };
        match self.look(only.id).await {
            Ok(_) => Ok(only.id),
            // A door that is closed to them looks as if nothing were behind it.
            Err(Error::NoTable(_)) => Err(nothing()),
            Err(error) => Err(error),
        }
    }

    /// The person's only game in this place; else their only game here in which it is their turn;
    /// else their only game anywhere; nothing if they have no game.
    async fn own(&self, request: &Request) -> Result<Option<TableId>, Error> {
        for whose in [Whose::Channel(request.place.channel), Whose::Person(request.who.id)] {
            let mine = self.running(request.who.id, whose).await?;
            if let Some(id) = the_one(&mine) {
                return Ok(Some(id));
            }
            if !mine.is_empty() {
                return Err(Error::Choose(Box::new(self.which(request, &mine))));
            }
        }
        Ok(None)
    }

    /// The running games of a person, those where it is their turn first.
    pub(crate) async fn running(
        &self,
        person: PersonId,
        whose: Whose,
    ) -> Result<Vec<Listed>, Error> {
        self.listed(person, whose, Some(person)).await
    }

    async fn listed(
        &self,
        asker: PersonId,
        whose: Whose,
        with: Option<PersonId>,
    ) -> Result<Vec<Listed>, Error> {
        let query = Query {
            whose,
            stage: Progress::Playing,
            game: None,
            with,
            asker,
            page: Page { skip: 0, take: OFFERED },
        };
        Ok(self.store.games(query).await?.rows)
    }

    /// The question which game is meant. The answer carries on with what was asked for.
    pub(crate) fn which(&self, request: &Request, games: &[Listed]) -> Message {
        let voice = self.voice(request);
        let mut message = Message::private(voice.which_game());
        let press = match &request.command {
            // The form opens with what was typed.
            Command::Move { text, .. } => TablePress::Type(text.chars().take(TYPED_MOST).collect()),
            Command::Resign { .. } => TablePress::ResignAsk,
            Command::Draw { .. } => TablePress::DrawOffer { sure: false },
            Command::Replay { .. } => TablePress::Replay(ReplayPage::START.open()),
            Command::Hint { .. } => TablePress::Hint,
            Command::Export { .. } => TablePress::Export(None),
            Command::Takeback { .. } => TablePress::TakebackAsk,
            Command::Spoken(told) => match typed_wish(voice, &told.text).and_then(table_press) {
                Some(press) => press,
                None => TablePress::Type(told.text.chars().take(TYPED_MOST).collect()),
            },
            Command::Play(_)
            | Command::Board { .. }
            | Command::Moves { .. }
            | Command::Games { .. }
            | Command::Leaderboard { .. }
            | Command::Profile { .. }
            | Command::History { .. }
            | Command::Import { .. }
            | Command::Rules { .. }
            | Command::Settings { .. }
            | Command::Privacy
            | Command::Help
            | Command::Late
            | Command::Press(_)
            | Command::Choose(..)
            | Command::Pick(..)
            | Command::Submit(..)
            | Command::Complete { .. } => TablePress::Board { flip: false },
        };
        let button = |listed: &Listed| {
            let style = if listed.asker_to_act { ButtonStyle::Main } else { ButtonStyle::Rest };
            let label = self.listed_label(voice.plain(), listed);
            Button::new(label, Press::at(listed.id, press.clone()), style)
        };
        let buttons: Vec<_> = games.iter().take(OFFERED as usize).map(button).collect();
        message.rows = buttons.chunks(5).map(|row| Row::Buttons(row.to_vec())).collect();
        message
    }

    /// A game in a button: what it is, against whom, its name.
    pub(crate) fn listed_label(&self, voice: Voice<'_>, listed: &Listed) -> String {
        let title = self.catalog.find(&listed.game).map(|line| voice.title(line.info));
        let title = title.unwrap_or_else(|| listed.game.clone());
        let names: Vec<_> =
            listed.seats.iter().map(|occupant| plain_occupant(voice, occupant)).collect();
        let label = format!("{title}: {} #{}", names.join(" - "), listed.id);
        cut(&label, 80)
    }

    /// The name of a person of whom only the number is known.
    pub(crate) async fn known_name(&self, request: &Request, id: PersonId) -> Result<Name, Error> {
        Ok(Account::named(&self.last_seen_as(request, id).await?).name())
    }

    /// What a person was called when last seen, for a table of theirs.
    pub(crate) async fn last_seen_as(
        &self,
        request: &Request,
        id: PersonId,
    ) -> Result<String, Error> {
        if request.who.id == id {
            return Ok(request.who.name.clone());
        }
        let known = self.store.profile(id).await?.map(|profile| profile.name);
        Ok(known.unwrap_or_else(|| self.voice(request).somebody()))
    }

    /// The catalog line of a game that was named.
    pub(crate) fn line(&self, voice: Voice<'_>, slug: &str) -> Result<&'static Entry, Error> {
        self.catalog.find(slug).ok_or_else(|| Error::Said(voice.unknown_game(voice.quote(slug))))
    }
}

/// The only game, or the only one in which it is the asker's turn.
pub(crate) fn the_one(games: &[Listed]) -> Option<TableId> {
    if let [only] = games {
        return Some(only.id);
    }
    let mut turns = games.iter().filter(|listed| listed.asker_to_act);
    match (turns.next(), turns.next()) {
        (Some(only), None) => Some(only.id),
        _ => None,
    }
}
