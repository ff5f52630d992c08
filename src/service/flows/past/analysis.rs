//! Analysis of finished games: the computer's opinion of every position, formed in the background,
//! kept in the store.

use std::sync::{Arc, PoisonError};

use serde_json::json;

use crate::message::{Answer, Message, Reply, Request, TurningPress, TurningTurn};
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::jobs::{Care, Turned};
use crate::service::core::replay::broken;
use crate::store::{JobKey, JobKind};
use crate::table::{Opinion, Phase, Table, TableId};

impl Service {
    /// Analyse: the opinion if it is there, else a message that tells how far it is and becomes
    /// the opinion.
    pub(crate) async fn analyse(&self, request: &Request, id: TableId) -> Result<Reply, Error> {
        let table = self.looked_back_on(request, id).await?;
        let voice = self.voice(request);
        if !table.may_be_analysed() {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        let last = self.replay_seen_by(request, &table)?.last();
        if last == 0 {
            return Err(Error::Said(voice.analysis_not_here()));
        }
        if let Some(opinion) = self.kept_opinion(&table).await? {
            return Ok(Reply::private(self.opinion(request, &table, &opinion).await?));
        }
        let first = {
            let mut wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            let waiting = wanted.entry(id).or_default();
            waiting.push(request.clone());
            waiting.len() == 1
        };
        if first {
            let service = self.for_the_background();
            self.tasks.spawn(async move { service.form_opinion(id).await });
        }
        Ok(Reply::private(Message::private(voice.analysis_progress(0, last as i64))))
    }

    /// A game that is over. One that was reopened is not, whatever was said of it before.
    async fn looked_back_on(&self, request: &Request, id: TableId) -> Result<Arc<Table>, Error> {
        let table = self.look(id).await?;
        if matches!(table.record().phase, Phase::Over(_)) {
            return Ok(table);
        }
        Err(Error::Said(self.voice(request).analysis_running()))
    }

    /// The opinion of a game as it stands, if it is kept.
    async fn kept_opinion(&self, table: &Table) -> Result<Option<Opinion>, Error> {
        let kept = self.store.analysis(table.record().id).await?;
        let (entries, scale) = (table.live_entries().count(), table.line().scale);
        Ok(kept.filter(|opinion| opinion.holds(entries, scale)))
    }

    /// Forms the opinion of a game and tells everybody who waits for it.
    async fn form_opinion(&self, id: TableId) {
        let formed = self.formed_by_somebody(id).await;
        let waiting = {
            let mut wanted = self.analyses.lock().unwrap_or_else(PoisonError::into_inner);
            wanted.remove(&id).unwrap_or_default()
        };
        for request in waiting {
            let told = match &formed {
                Ok((table, Some(opinion))) => self.opinion(&request, table, opinion).await,
                Ok((_, None)) => {
                    let voice = self.voice(&request);
                    Err(Error::Said(voice.analysis_not_here()))
                }
                Err(error) => Err(Error::Broken(format!("an analysis: {error:?}"))),
            };
            let message = match told {
                Ok(message) => message,
                Err(error) => match self.reply_to_error(&request, error).await.answer {
                    Answer::Message(message, _)
                    | Answer::Update(message)
                    | Answer::Fleeting(message) => message,
                    Answer::Modal(_) | Answer::Choices(_) | Answer::Silence => continue,
                },
            };
            self.change_answer(&request, message);
        }
    }

    /// The opinion of a game, formed here or by whoever of the house thinks.
    async fn formed_by_somebody(
        &self,
        id: TableId,
    ) -> Result<(Arc<Table>, Option<Opinion>), Error> {
        let table = self.look(id).await?;
        let of = table.live_entries().count();
        let version = u32::try_from(of).unwrap_or(u32::MAX);
        let key = JobKey { table: id, kind: JobKind::Analyse, version };
        if !self.store.has_jobs() {
            let formed = self.form(&table, key).await?;
            return Ok((table, formed));
        }
        // It would have been shown if it were there.
        self.store.forget_answer(key).await?;
        let hears = |at| self.tell_progress(id, at as usize, of);
        let formed = match self.job(key, Care::default(), hears).await? {
            Turned::Ended => return Err(Error::Broken("it was given up".to_owned())),
            Turned::Answered(_) => self.kept_opinion(&table).await?,
            Turned::Here(working) => {
                let formed = tokio::select! {
                    () = working.lost.cancelled() => None,
                    formed = self.form(&table, key) => Some(formed?),
                };
                if self.pool.is_closed() {
                    return Err(Error::Broken("the process ends".to_owned()));
                }
                let answer = json!(formed.as_ref().is_some_and(Option::is_some));
                self.store.answer_job(key, answer, false, self.now()).await?;
                formed.flatten()
            }
        };
        Ok((table, formed))
    }

    /// Forms the opinion of a game for whoever asked for it; whether there is one of such a game, and nothing if the
    /// game is another by now.
    pub(crate) async fn formed(&self, table: &Table, key: JobKey) -> Result<Option<bool>, Error> {
        if u32::try_from(table.live_entries().count()) != Ok(key.version) {
            return Ok(None);
        }
        let formed = self.form(table, key).await?.is_some();
        if formed && self.kept_opinion(table).await?.is_none() {
            return Err(Error::Broken("an analysis was not kept".to_owned()));
        }
        Ok(Some(formed))
    }

    /// A turning point of a game whose opinion is there.
    pub(crate) async fn turning(
        &self,
        request: &Request,
        id: TableId,
        press: TurningPress,
    ) -> Result<Reply, Error> {
        let table = self.looked_back_on(request, id).await?;
        let gone = || Error::Said(self.voice(request).analysis_gone());
        let Some(Opinion::Two(analysis)) = self.kept_opinion(&table).await? else {
            return Err(gone());
        };
        let presenter = self.presenter_of(request, &table).await;
        let replay = self.replay_seen_by(request, &table)?;
        let below = presenter.own_below(request, false);
        let shown = presenter.turning(&replay, &analysis, press.nth, below);
        let message = shown.map_err(|refusal| broken(&table, &refusal))?.ok_or_else(gone)?;
        Ok(match press.turn {
            TurningTurn::Open => Reply::private(message),
            TurningTurn::Earlier | TurningTurn::Later => Reply::update(message),
        })
    }

    /// The opinion as a message. Of a game of several whose computer tells no chances it is told who
    /// was ahead on the board.
    pub(crate) async fn opinion(
        &self,
        request: &Request,
        table: &Table,
        opinion: &Opinion,
    ) -> Result<Message, Error> {
        let presenter = self.presenter_of(request, table).await;
        let replay = self.replay_seen_by(request, table)?;
        let told = match opinion {
            Opinion::Two(analysis) => presenter.opinion(&replay, analysis),
            Opinion::Many(chances) if chances.are_told() => presenter.chances(&replay, chances),
            Opinion::Many(_) => presenter.who_was_ahead(&replay),
            Opinion::Pair(pair) => presenter.possible(&replay, pair),
        };
        told.map_err(|refusal| broken(table, &refusal))
    }
}
