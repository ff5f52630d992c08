//! How a game comes about: `/play`, challenges, open seats, another game after the end.

use crate::service::delivery::newcomer::Newcomer;
use crate::show::choices::takes_clock;

use crate::message::{
    Answer, Button, ButtonStyle, Delivery, Does, Message, Post, Press, PressId, Purpose, Reply,
    Request, Row, State, Terms,
};
use crate::rules::{Header, Rng};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::drafts::options_said;
use crate::service::core::errors::Trouble;
use crate::show::faults::host_name;
use crate::show::panel::draft::Wish;
use crate::table::MessageRole;
use crate::table::{Against, Intent, Opening, Table, TableId, TableTerms, rematch};
use crate::words::Quote;

impl Service {
    /// `/play`.
    pub(crate) async fn play(&self, request: &Request, terms: &Terms) -> Result<Reply, Trouble> {
        let Some(game) = terms.game.as_deref() else {
            return self.panel(request, terms).await;
        };
        let against = match (&terms.opponent, terms.computer) {
            (Some(person), _) if person.id == request.who.id => Against::Alone,
            (Some(person), _) => Against::Person { id: person.id, name: person.name.clone() },
            (None, Some(level)) => Against::Computer { level },
            (None, None) => Against::Anyone,
        };
        let options = options_said(terms);
        self.open(
            request,
            Wish {
                game,
                against,
                stranger: terms.opponent.as_ref().is_some_and(|person| person.bot),
                seats: terms.seats,
                side: terms.side.as_deref(),
                clock: terms.clock.as_deref(),
                rated: terms.rated,
                options: options.as_deref(),
            },
        )
        .await
    }

    /// Sets up a table and posts its challenge, open seat or first board.
    pub(crate) async fn open(&self, request: &Request, wish: Wish<'_>) -> Result<Reply, Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let Some(line) = self.catalog.find(wish.game) else {
            return Err(Trouble::Said(voice.unknown_game(Quote::new(wish.game))));
        };
        let rules = self.rules_here(request).await?;
        let usual = rules.clock.as_deref().filter(|clock| takes_clock(line, clock));
        let mut said = wish.said();
        said.clock = said.clock.or(usual);
        said.rated = said.rated.or(rules.casual.then_some(false));
        let terms =
            TableTerms::settle(line, said).map_err(|fault| Trouble::Terms(line.info, fault))?;
        self.set_up(request, terms, None).await
    }

    /// Sets up a table on settled terms; it begins as `start` says, or as the terms do.
    pub(crate) async fn set_up(
        &self,
        request: &Request,
        terms: TableTerms,
        start: Option<Header>,
    ) -> Result<Reply, Trouble> {
        if terms.customs.anonymous {
            return self.seek(request, terms).await;
        }
        self.check_limits(request).await?;
        self.check_rights(request).await?;
        self.check_threads(request).await?;
        self.check_watching(request, &terms).await?;
        self.may_ask(request, &terms.against).await?;
        let Some(line) = self.catalog.find(&terms.game) else {
            return Err(Trouble::Broken(format!("no game {} in the catalog", terms.game)));
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
                    Trouble::Terms(line.info, crate::table::TermsFault::Rules(say))
                }
                other => Trouble::Broken(other.to_string()),
            })?;
            let by = Some(request.interaction);
            let stored = Box::pin(self.commit(by, decided, None, Some(request.place))).await;
            let acted = match stored {
                Ok(acted) => acted,
                // The name was taken: another one.
                Err(Trouble::Conflict) => continue,
                Err(trouble) => return Err(trouble),
            };
            return Box::pin(self.opened(request, acted)).await;
        }
    }

    async fn opened(&self, request: &Request, acted: Acted) -> Result<Reply, Trouble> {
        if acted.begins {
            return self.after(request, acted, None).await;
        }
        let id = acted.table.sheet().id;
        let message = self.presenter_for(&acted.table).await.invitation();
        let letter = self.challenge_letter(&acted.table).await;
        let purpose = Some(Purpose::Invitation(id));
        let mut reply = if request.in_private() {
            let voice = self.words.voice(&request.who.locale);
            let channel = request.place.channel;
            let post = Post::Send { channel, message, purpose, nonce: format!("i{id}") };
            let answer = Answer::Update(Message::private(voice.posted()));
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

    async fn check_limits(&self, request: &Request) -> Result<(), Trouble> {
        let voice = self.words.voice(&request.who.locale);
        let rules = self.rules_here(request).await?;
        self.check_channel(request, &rules)?;
        let most = self.policy.games_per_person;
        if self.store.open_games_of(request.who.id).await? >= most {
            return Err(Trouble::Said(voice.too_many_yours(i64::from(most))));
        }
        let Some(guild) = request.place.guild else { return Ok(()) };
        if let Some(each) = rules.games_each
            && self.store.open_games_of_in(request.who.id, guild).await? >= each
        {
            return Err(Trouble::Said(voice.too_many_yours(i64::from(each))));
        }
        let most = self.policy.games_per_guild.min(rules.games.unwrap_or(u32::MAX));
        if self.store.open_games_in(guild).await? >= most {
            return Err(Trouble::Said(voice.too_many_here(i64::from(most))));
        }
        Ok(())
    }

    /// Who sits down or accepts may not have too many games either; this one counts.
    async fn check_guest(&self, request: &Request, id: TableId) -> Result<(), Trouble> {
        let most = self.policy.games_per_person;
        let seated = !self.look(id).await?.sheet().seats_of(request.who.id).is_empty();
        let others = self.store.open_games_of(request.who.id).await?;
        if others.saturating_sub(u32::from(seated)) >= most {
            let voice = self.words.voice(&request.who.locale);
            return Err(Trouble::Said(voice.too_many_yours(i64::from(most))));
        }
        Ok(())
    }

    /// Accept, decline, withdraw, join, use the computer.
    pub(crate) async fn answer_invitation(
        &self,
        request: &Request,
        press: &PressId,
        id: TableId,
    ) -> Result<Reply, Trouble> {
        if matches!(press.press, Press::Accept | Press::Join) {
            self.check_guest(request, id).await?;
        }
        if self.look(id).await?.is_lobby() {
            return self.press_lobby(request, press, id).await;
        }
        let revision = match press.state {
            State::Terms(revision) => Some(revision),
            _ => None,
        };
        if matches!(press.press, Press::Accept | Press::Join) {
            self.may_sit(request, id).await?;
        }
        let intent = match press.press {
            Press::Accept => Intent::Accept { revision },
            Press::Decline => Intent::Decline,
            Press::Join => Intent::Join { name: request.who.name.clone() },
            Press::AddComputer => {
                let Some(level) = press.arg.parse().ok() else {
                    return self.ask_level(request, id).await;
                };
                Intent::UseComputer { level }
            }
            _ => Intent::Withdraw,
        };
        if request.place.channel == self.look(id).await?.sheet().venue.channel
            && !matches!(intent, Intent::Decline | Intent::Withdraw)
        {
            self.check_rights(request).await?;
        }
        let acted = self.act_of(request, id, &intent).await?;
        // While seats are free the message still invites.
        let settled = self.public_presenter(&acted.table).invitation();
        // A level is chosen, and what failed is tried again, in a private message; the invitation
        // stands elsewhere.
        let invitation = self.store.message(id, MessageRole::Invitation).await?;
        let elsewhere = invitation
            .filter(|at| Some(at.message) != request.pressed.map(|pressed| pressed.message));
        let edit = elsewhere.map(|at| Delivery {
            outbox: 0,
            post: Post::Edit { channel: at.channel, id: at.message, message: settled.clone() },
        });
        let answer = match &edit {
            Some(_) => {
                Answer::Update(Message::private(self.words.voice(&request.who.locale).done()))
            }
            None => Answer::Update(settled),
        };
        let mut reply = if acted.begins {
            self.after(request, acted, Some(answer)).await?
        } else {
            Reply::of(answer)
        };
        reply.then.splice(0..0, edit);
        Ok(reply)
    }

    pub(crate) async fn ask_level(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let voice = self.words.voice(&request.who.locale);
        if table.sheet().host != request.who.id {
            let presenter = self.usual(voice, &table);
            return Err(Trouble::Said(voice.not_your_invitation(host_name(&presenter))));
        }
        let mut message = Message::private(voice.which_level());
        let state = State::Terms(table.sheet().revision);
        let button = |level: u8| Button {
            label: voice.plain().label_level(i64::from(level)),
            does: Does::Press(PressId::at(Press::AddComputer, id, state, level.to_string())),
            style: ButtonStyle::Rest,
            enabled: true,
        };
        message.rows = vec![
            Row::Buttons((1..=4).map(button).collect()),
            Row::Buttons((5..=8).map(button).collect()),
        ];
        Ok(Reply::of(Answer::Message(message, None)))
    }

    /// Rematch: a challenge with sides swapped, or at once against the computer.
    pub(crate) async fn rematch(&self, request: &Request, id: TableId) -> Result<Reply, Trouble> {
        let table = self.look(id).await?;
        let terms = rematch(table.sheet(), request.who.id)
            .map_err(|refused| Trouble::Refused(id, refused))?;
        self.set_up(request, terms, None).await
    }

    /// Refuses a second game to watch: searches take the time of others' games.
    pub(crate) async fn check_watching(
        &self,
        request: &Request,
        terms: &TableTerms,
    ) -> Result<(), Trouble> {
        if terms.customs.watch.is_none() || self.store.watched_by(request.who.id).await? == 0 {
            return Ok(());
        }
        Err(Trouble::Said(self.words.voice(&request.who.locale).watch_one()))
    }
}
