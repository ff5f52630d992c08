//! Waiting for a partner whom nobody knows: joining the queue and leaving it.

use serde_json::json;

use crate::message::{Answer, Message, Reply, Request, Row};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::outbox::SEEK;
use crate::service::delivery::queue::IN_FLIGHT;
use crate::show::queue::leave_button;
use crate::store::{NewPost, OpenOf, Seeker};
use crate::table::{Against, SideWish, TableTerms};
use crate::words::Term;

impl Service {
    /// Puts the asker into the queue, if a direct message reaches them.
    pub(crate) async fn seek(&self, request: &Request, terms: TableTerms) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let most = self.policy.games_per_person;
        if self.store.open_games(OpenOf::Person(request.who.id)).await? >= most {
            return Err(Error::Said(voice.too_many_yours(i64::from(most))));
        }
        let terms = TableTerms { against: Against::Anyone, side: SideWish::Random, ..terms };
        let Some(line) = self.catalog.find(&terms.game) else {
            return Err(Error::Broken(format!("no game {} in the catalog", terms.game)));
        };
        // That their messages were closed once says nothing of now.
        self.store.direct_open(request.who.id).await?;
        let (person, now) = (request.who.id, self.now());
        let seeker = Seeker { person, name: request.who.name.clone(), terms };
        let post = NewPost {
            table: None,
            purpose: SEEK.to_owned(),
            payload: json!(person.0),
            due: now.plus(IN_FLIGHT),
            replaces: false,
        };
        let sought = self.store.seek(request.interaction, seeker.clone(), post, now).await?;
        let outbox = sought.ok_or(Error::Again)?;
        let game = Term(voice.title(line.info));
        let mut told = Message::private(voice.seek_sent(game));
        told.rows.push(Row::Buttons(vec![leave_button(voice)]));
        let answer =
            if request.in_private() { Answer::Update(told) } else { Answer::Message(told, None) };
        let letter = self.seek_letter(&seeker, outbox).await;
        Ok(Reply { answer, then: letter.into_iter().collect() })
    }

    /// The asker wants to wait no longer.
    pub(crate) async fn leave_queue(&self, request: &Request) -> Result<Reply, Error> {
        let voice = self.voice(request);
        let waited = self.store.leave_queue(request.who.id).await?;
        let text = if waited { voice.seek_left() } else { voice.seek_not() };
        Ok(Reply::update(Message::private(text)))
    }
}
