//! Where the newest board comes: into the message that stands, or into a new one.
//!
//! While all whom it is for are there, one message changes with every move and calls nobody. It is
//! posted anew, and calls those who are to act, when somebody is not there; and anew but quietly when
//! it has gone out of sight, or has grown so old that Discord changes it only reluctantly. The
//! message before shrinks to a line of the moves it has shown.

use crate::message::{Delivery, Post, Purpose};
use crate::service::Service;
use crate::service::core::commit::Acted;
use crate::service::core::errors::Error;
use crate::show::presenter::Presenter;
use crate::store::StoreError;
use crate::table::ratings::Judged;
use crate::table::{MessageRole, ShownBoard, Span, Table};

/// A message older than this does not change any more: Discord takes few changes of those that are
/// older than an hour.
const CHANGES: Span = Span::MINUTE.times(50);

impl Service {
    /// The newest board, as the change of the message that stands if that may be, else as a new one;
    /// `nonce` guards the new one against doubles. Where `anew`, it is a new one in any case.
    pub(crate) async fn board_post(
        &self,
        presenter: &Presenter<'_>,
        judged: Option<&Judged>,
        nonce: String,
        anew: bool,
    ) -> Result<Post, StoreError> {
        let stands = if anew { None } else { self.changing_board(presenter.table).await? };
        let message = self.newest(presenter, judged).await;
        let purpose = Some(presenter.purpose());
        Ok(if let Some(ShownBoard { at, .. }) = stands {
            Post::Edit { channel: at.channel, id: at.message, message, purpose }
        } else {
            let channel = presenter.table.record().venue.channel;
            Post::Send { channel, message, purpose, nonce }
        })
    }

    /// The post of a newer board. Where another process may have posted the one before and was gone before it
    /// could tell, it is looked for, so that it does not stay as if it were the newest.
    pub(crate) async fn in_doubt(&self, acted: &Acted, post: Post) -> Post {
        if !acted.in_doubt {
            return post;
        }
        let stands = self.store.message(acted.table.record().id, MessageRole::Board).await;
        post.tried(stands.ok().flatten().map(|at| at.message), true)
    }

    /// The board of a table that stands and may change to the newest one.
    async fn changing_board(&self, table: &Table) -> Result<Option<ShownBoard>, StoreError> {
        let record = table.record();
        let watched = table.is_watched();
        if !watched && !self.is_calm(table).await {
            return Ok(None);
        }
        let stands = self.store.board(record.id).await?;
        Ok(stands.filter(|board| {
            let fresh = Span::between(board.posted, self.now()) < CHANGES
                && !self.newer.is_far_up(board.at.channel, board.at.message);
            watched || board.at.channel == record.venue.channel && fresh
        }))
    }

    /// Sends the newest board beside any interaction.
    pub(crate) async fn post_board(&self, acted: &Acted) {
        for change in self.retired_views(acted, None) {
            self.send(change);
        }
        if acted.table.is_anonymous() {
            let judged = acted.judged.as_ref();
            for letter in self.pair_letters(&acted.table, acted.outbox, judged).await {
                self.send(letter);
            }
            return;
        }
        if let Err(error) = self.close_thread(acted).await {
            tracing::error!(?error, "the thread of a game stays as it was");
        }
        for post in self.fallen_posts(acted).await {
            self.send(post);
        }
        let presenter = self.presenter_for(&acted.table).await;
        let nonce = presenter.board_nonce(acted.outbox);
        match self.board_post(&presenter, acted.judged.as_ref(), nonce, false).await {
            Ok(post) => {
                let post = self.in_doubt(acted, post).await;
                self.send(Delivery { outbox: acted.outbox, post });
            }
            // It waits in the outbox.
            Err(error) => tracing::error!(%error, "where a board stands is unknown"),
        }
        for letter in self.turn_letters(&acted.table, None).await {
            self.send(letter);
        }
    }

    /// The board that stands says what is so now. Nobody is pinged, and nothing if there is none.
    pub(crate) async fn board_anew(&self, table: &Table) -> Result<Option<Delivery>, Error> {
        self.stands_anew(table, true).await
    }

    /// The same where a new board waits to be posted all the same, to call whoever is to act.
    pub(crate) async fn line_anew(&self, table: &Table) -> Result<Option<Delivery>, Error> {
        self.stands_anew(table, false).await
    }

    async fn stands_anew(&self, table: &Table, newest: bool) -> Result<Option<Delivery>, Error> {
        let Some(at) = self.store.message(table.record().id, MessageRole::Board).await? else {
            return Ok(None);
        };
        let presenter = self.presenter_for(table).await.calling_nobody();
        let message = self.newest(&presenter, None).await;
        let line = Purpose::Line(table.record().id, table.public_position());
        let purpose = Some(if newest { presenter.purpose() } else { line });
        let post = Post::Edit { channel: at.channel, id: at.message, message, purpose };
        Ok(Some(Delivery { outbox: 0, post }))
    }

    /// The look for boards of a table of which nobody heard: a process that is killed right after it has posted or
    /// changed one tells nobody.
    pub(crate) async fn search_post(&self, table: &Table) -> Result<Option<Post>, StoreError> {
        let Some(at) = self.store.message(table.record().id, MessageRole::Board).await? else {
            return Ok(None);
        };
        let presenter = self.presenter_for(table).await.calling_nobody();
        let (message, purpose) = (self.newest(&presenter, None).await, presenter.purpose());
        Ok(Some(Post::Search { channel: at.channel, board: at.message, message, purpose }))
    }
}
