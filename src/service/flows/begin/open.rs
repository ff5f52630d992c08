//! Setting up a table and posting its challenge, open seat or first board; another game after the end.

use crate::message::{Answer, Delivery, Message, PickPress, Post, Purpose, Reply, Request};
use crate::picker::Aim;
use crate::rules::{Header, Rng};
use crate::service::Service;
use crate::service::core::commit::{Acted, With};
use crate::service::core::errors::Error;
use crate::service::delivery::after::Told;
use crate::service::delivery::newcomer::Newcomer;
use crate::show::choices::takes_clock;
use crate::show::panel::draft::Wish;
use crate::show::picker::pressed;
use crate::store::OpenOf;
use crate::table::{Against, Opening, Table, TableId, TableTerms, rematch};

impl Service {
    /// Sets up a table and posts its challenge, open seat or first board.
    pub(crate) async fn open(&self, request: &Request, wish: Wish<'_>) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let Some(line) = self.catalog.find(wish.game) else {
            return Err(Error::Said(voice.unknown_game(voice.quote(wish.game))));
        };
        let rules = self.rules_here(request).await?;
        let usual = rules.clock.as_deref().filter(|clock| takes_clock(line, clock));
        let mut said = wish.said();
        said.clock = said.clock.or(usual);
        said.rated = said.rated.or(rules.casual.then_some(false));
        let terms =
            TableTerms::settle(line, said).map_err(|fault| Error::Terms(line.info, fault))?;
        self.set_up(request, terms, None).await
    }

    /// Sets up a table on settled terms; it begins as `start` says, or as the terms do.
    pub(crate) async fn set_up(
        &self,
        request: &Request,
        terms: TableTerms,
        start: Option<Header>,
    ) -> Result<Reply, Error> {
        if terms.customs.anonymous {
            return self.seek(request, terms).await;
        }
        self.check_limits(request).await?;
        self.check_rights(request).await?;
        self.check_threads(request).await?;
        self.check_watching(request, &terms).await?;
        self.may_ask(request, &terms.against).await?;
        let Some(line) = self.catalog.find(&terms.game) else {
            return Err(Error::Broken(format!("no game {} in the catalog", terms.game)));
        };
        let now = self.now();
        let mut rng = Rng::new(self.random());
        loop {
            let opening = Opening {
                id: TableId::of_bits(rng.next()),
                venue: request.place.venue(),
                host: request.who.id,
                name: request.who.name.clone(),
                terms: terms.clone(),
                until: now.plus(self.policy.challenge_stands),
            };
            let decided = match &start {
                Some(start) => Table::open_at(line, opening, start.clone(), now, &mut rng),
                None => Table::open(line, opening, now, &mut rng),
            };
            let decided = decided.map_err(|refused| match refused {
                crate::table::Refused::Rules(say) => {
                    Error::Terms(line.info, crate::table::TermsFault::Rules(say))
                }
                other => Error::Broken(other.to_string()),
            })?;
            let (interaction, place) = (Some(request.interaction), Some(request.place));
            let with = With { interaction, place, ..With::default() };
            let stored = Box::pin(self.commit(decided, with)).await;
            let acted = match stored {
                Ok(acted) => acted,
                // The name was taken: another one.
                Err(Error::Conflict) => continue,
                Err(error) => return Err(error),
            };
            return Box::pin(self.opened(request, acted)).await;
        }
    }

    pub(crate) async fn opened(&self, request: &Request, acted: Acted) -> Result<Reply, Error> {
        if acted.begins {
            let id = acted.table.record().id;
            let told = Told::Done(self.voice(request).done());
            let mut reply = self.after(request, acted, told).await?;
            if request.in_private() && matches!(reply.answer, Answer::Fleeting(_)) {
                let picker = self.first_move(request, id).await?;
                reply.answer = picker.map_or(reply.answer, Answer::Update);
            }
            return Ok(reply);
        }
        let id = acted.table.record().id;
        let message = self.presenter_for(&acted.table).await.invitation();
        let letter = self.challenge_letter(&acted.table).await;
        let purpose = Some(Purpose::Invitation(id));
        let mut reply = if request.in_private() {
            let voice = self.voice(request);
            let channel = request.place.channel;
            let post = Post::Send { channel, message, purpose, nonce: format!("i{id}") };
            let answer = Answer::Fleeting(Message::private(voice.posted()));
            let then = [Delivery { outbox: 0, post }].into_iter().chain(letter).collect();
            Reply { answer, then }
        } else {
            let answer = Answer::Message(message, purpose);
            Reply { answer, then: letter.into_iter().collect() }
        };
        if let Some(newcomer) = Newcomer::at(request, &acted) {
            Box::pin(self.ask_pieces(request, newcomer, &mut reply)).await;
        }
        Ok(reply)
    }

    /// The picker of the first move of whoever plays alone and begins here: they need not open it.
    async fn first_move(&self, request: &Request, id: TableId) -> Result<Option<Message>, Error> {
        let table = self.look(id).await?;
        let here = table.record().venue.channel == request.place.channel;
        if !here || !table.is_solo() || table.secrecy().has_referee() {
            return Ok(None);
        }
        let Ok(seat) = table.mover(request.who.id, None) else { return Ok(None) };
        let opened = pressed(&PickPress::Open);
        Ok(self.screen(request, &table, seat, opened, Aim::Play).await)
    }

    pub(crate) async fn check_limits(&self, request: &Request) -> Result<(), Error> {
        let voice = self.voice(request);
        let rules = self.rules_here(request).await?;
        self.check_channel(request, &rules)?;
        let most = self.policy.games_per_person;
        if self.store.open_games(OpenOf::Person(request.who.id)).await? >= most {
            return Err(Error::Said(voice.too_many_yours(i64::from(most))));
        }
        let Some(guild) = request.place.guild else { return Ok(()) };
        if let Some(each) = rules.games_each
            && self.store.open_games(OpenOf::PersonIn(request.who.id, guild)).await? >= each
        {
            return Err(Error::Said(voice.too_many_yours(i64::from(each))));
        }
        let most = self.policy.games_per_guild.min(rules.games.unwrap_or(u32::MAX));
        if self.store.open_games(OpenOf::Guild(guild)).await? >= most {
            return Err(Error::Said(voice.too_many_here(i64::from(most))));
        }
        Ok(())
    }

    /// Refuses a second game to watch: searches take the time of others' games.
    pub(crate) async fn check_watching(
        &self,
        request: &Request,
        terms: &TableTerms,
    ) -> Result<(), Error> {
        if terms.customs.watch.is_none() || self.store.watched_by(request.who.id).await? == 0 {
            return Ok(());
        }
        Err(Error::Said(self.voice(request).watch_one()))
    }

    /// Rematch: a challenge with sides swapped, or at once against the computer.
    pub(crate) async fn rematch(
        &self,
        request: &Request,
        id: TableId,
        level: Option<u8>,
    ) -> Result<Reply, Error> {
        let table = self.look(id).await?;
        let mut terms = rematch(table.record(), request.who.id)
            .map_err(|refused| Error::Refused(id, refused))?;
        if let (Against::Computer { level: usual }, Some(level)) = (&mut terms.against, level) {
            *usual = level;
        }
        self.set_up(request, terms, None).await
    }
}
