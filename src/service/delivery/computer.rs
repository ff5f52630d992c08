//! The computer's turns: it is asked in the background and answers like any guest.

use std::time::{Duration, Instant};

use tracing::Instrument as _;

use crate::message::{Delivery, Post};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::computer::{Pondered, overtaken};
use crate::service::core::errors::Error;
use crate::table::MessageRole;
use crate::table::TableId;
use crate::watch::spans::{self, Outcome};

/// How long after the person's move the board with the computer's answer still replaces the one that
/// said it was thinking, in milliseconds.
const EDITS: u128 = 60_000;

impl Service {
    /// Lets the computer answer, if it is its turn. Waits `patience` milliseconds for the answer;
    /// if it takes longer, the answer is posted when it comes.
    pub(crate) async fn computer_answers(
        &self,
        mut acted: Acted,
        patience: u64,
    ) -> Result<Acted, Error> {
        let until = tokio::time::Instant::now() + Duration::from_millis(patience);
        while let Some(seat) = acted.table.computer_to_act() {
            let thinking = self.think(&acted.table, seat);
            let Ok(thought) = tokio::time::timeout_at(until, thinking).await else {
                self.answer_later(acted.table.record().id);
                break;
            };
            if self.pool.is_closed() {
                break;
            }
            let played = match thought? {
                Pondered::Overtaken => None,
                Pondered::Thought(thought) => {
                    match self.computer_plays(&acted.table, seat, thought).await {
                        Err(error) if overtaken(&error) => None,
                        played => Some(played?),
                    }
                }
            };
            let Some(played) = played else {
                // Whoever was faster shows what is so now.
                acted.overtaken = true;
                break;
            };
            acted = played.after(&acted);
        }
        Ok(acted)
    }

    /// Takes up the computer's turn at a table, in the background.
    pub(crate) fn answer_later(&self, id: TableId) {
        let service = self.for_the_background();
        let span = spans::turn();
        let inside = span.clone();
        let turn = async move {
            let answered = service.answer_alone(id).await;
            spans::ended(&inside, Outcome::of(&answered));
            if let Err(error) = answered {
                tracing::error!(table = %id, ?error, "the computer's turn was lost");
            }
        };
        self.tasks.spawn(turn.instrument(span));
    }

    async fn answer_alone(&self, id: TableId) -> Result<(), Error> {
        if self.look(id).await?.is_watched() {
            return self.play_watched(id).await;
        }
        let began = Instant::now();
        let mut before: Option<Acted> = None;
        loop {
            let table = self.look(id).await?;
            let Some(seat) = table.computer_to_act() else { return Ok(()) };
            let thought = self.think(&table, seat).await?;
            // A search that was stopped has no answer worth playing; the next start takes it up.
            if self.pool.is_closed() {
                return Ok(());
            }
            let Pondered::Thought(thought) = thought else { continue };
            let acted = match self.computer_plays(&table, seat, thought).await {
                Ok(acted) => acted,
                // The person resigned or took back meanwhile.
                Err(error) if overtaken(&error) => continue,
                Err(error) => return Err(error),
            };
            let acted = match &before {
                Some(before) => acted.after(before),
                None => acted,
            };
            if acted.table.computer_to_act().is_some() {
                before = Some(acted);
                continue;
            }
            self.show_answer(&acted, began.elapsed().as_millis()).await?;
        }
    }

    /// Shows the board after the computer's move: in the place of the one that said it was
    /// thinking, or below if that is long ago or the game is over.
    async fn show_answer(&self, acted: &Acted, took: u128) -> Result<(), Error> {
        let id = acted.table.record().id;
        if !acted.shows() {
            self.tell_time(id, acted.table.position_number()).await;
            return Ok(());
        }
        if let Some(then) = self.told_privately(acted, None).await? {
            for delivery in then {
                self.send(delivery);
            }
            return Ok(());
        }
        let shown = self.store.message(id, MessageRole::Board).await?;
        match shown {
            Some(at) if took < EDITS && !acted.ends && acted.fallen.is_empty() => {
                let presenter = self.presenter_for(&acted.table).await;
                let message = presenter.newest(acted.judged.as_ref());
                let purpose = Some(presenter.purpose());
                let post = Post::Edit { channel: at.channel, id: at.message, message, purpose };
                self.send(Delivery { outbox: acted.outbox, post });
            }
            _ => self.post_board(acted).await,
        }
        Ok(())
    }

    /// A board is seen: if it is one of a game that is watched, the next move is thought about.
    pub(crate) async fn watch_on(&self, id: TableId) {
        let goes_on = match self.hold(id).await {
            Ok(held) => held
                .as_ref()
                .is_some_and(|table| table.is_watched() && table.computer_to_act().is_some()),
            Err(_) => false,
        };
        if goes_on {
            self.answer_later(id);
        }
    }
}
