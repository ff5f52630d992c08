//! The courier: lanes of posts and edits, and who hears how each went.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tracing::{Instrument as _, Span};

use super::conversations::Conversations;
use super::lane::{Change, Job, Teller, given_up, join, make_room, outcome};
use super::overtaken::Decided;
use super::said::Said;
use super::spent::{Heap, Spent};
use super::tokens::{Part, Tokens};
use super::{found, owed};
use crate::discord::answers::Answers;
use crate::discord::inbound::Ticket;
use crate::discord::payload::{self, Payload};
use crate::discord::rest::{Fault, Method, Patience, Rest, Route};
use crate::discord::timing::Timing;
use crate::message::{App, Message, Posted, Purpose, Refused, Stands};
use crate::table::{ChannelId, MessageId};
use crate::watch::spans::{self, Outcome};

/// Carries posts and edits to channels. Cheap to clone.
pub struct Courier(pub(super) Arc<Inner>);

/// What the clones of a courier share.
pub(super) struct Inner {
    pub(super) app: Arc<dyn App>,
    pub(super) rest: Rest,
    pub(super) timing: Timing,
    pub(super) tasks: TaskTracker,
    /// What waits, by channel. A channel has a lane exactly while somebody works on it.
    lanes: Mutex<HashMap<ChannelId, VecDeque<Job>>>,
    pub(super) conversations: Conversations,
    /// The private answers that may still change.
    answers: Answers,
    /// The messages that can be changed by the token of an interaction.
    tokens: Tokens,
    /// What messages say by now.
    said: Said,
    /// Which of its changes was decided last.
    decided: Decided,
    /// The boards that are not the newest any more.
    pub(super) heap: Heap,
    /// Cancelled when the end has come: what is done at leisure is left to the next start.
    pub(super) ending: CancellationToken,
}

impl Clone for Courier {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// What was found in a channel before something is posted there.
struct Standing {
    /// The message that is what was to be posted.
    same: Option<MessageId>,
    /// The newest of the boards before it that nobody knew.
    older: Option<MessageId>,
}

impl Courier {
    /// A courier that works on `tasks`.
    pub(crate) fn new(app: Arc<dyn App>, rest: Rest, timing: Timing, tasks: TaskTracker) -> Self {
        Self(Arc::new(Inner {
            app,
            rest,
            timing,
            tasks,
            lanes: Mutex::default(),
            conversations: Conversations::default(),
            answers: Answers::default(),
            tokens: Tokens::default(),
            said: Said::default(),
            decided: Decided::default(),
            heap: Heap::default(),
            ending: CancellationToken::new(),
        }))
    }

    /// The end has come: what has time is not begun any more.
    pub(crate) fn close(&self) {
        self.0.ending.cancel();
    }

    /// Remembers how the private answer to an interaction can be changed later.
    pub(crate) fn remember(&self, ticket: &Ticket) {
        self.0.answers.remember(ticket);
    }

    /// A message can be changed by the token of this interaction from now on.
    pub(crate) fn can_change(&self, ticket: &Ticket, message: MessageId, part: Part) {
        self.0.tokens.note(ticket, message, part);
        self.changes_elsewhere(message);
    }

    /// A message is changed by somebody else.
    pub(crate) fn changes_elsewhere(&self, message: MessageId) {
        self.0.said.forget(message);
    }

    /// Changes a private answer. Amendments of one answer go out in order; a newer one takes the
    /// place of one that waits.
    pub(super) fn edit_answer(&self, interaction: u64, message: Message) {
        if self.0.answers.edit_answer(interaction, message) == Some(true) {
            self.released(interaction);
        }
    }

    /// Keeps an interaction in mind whose answer was given.
    pub(crate) fn stay_in_touch(&self, ticket: &Ticket) {
        self.remember(ticket);
        self.released(ticket.id);
    }

    /// Sends a private message to whoever made an interaction, once: nothing guards it against
    /// doubles.
    pub(super) fn follow(&self, outbox: u64, interaction: u64, message: Message) {
        let courier = self.clone();
        let span = spans::delivery("follow");
        let sending = async move {
            if !courier.0.app.owes(outbox).await {
                return spans::ended(&Span::current(), Outcome::Dropped);
            }
            let lost = match courier.0.answers.address(interaction) {
                Some(answer) => {
                    let route =
                        Route::FollowUps { application: answer.application, token: &answer.token };
                    let message = Message { private: true, pings: Vec::new(), ..message };
                    let payload = payload::new_message(&message);
                    let rest = &courier.0.rest;
                    rest.send(Method::POST, route, &payload, Patience::SEND).await.is_err()
                }
                None => true,
            };
            let outcome = if lost { Outcome::Refused } else { Outcome::Done };
            spans::ended(&Span::current(), outcome);
            if lost {
                tracing::warn!("a private message did not arrive");
                let lost = Posted::Refused(Refused::OutOfReach);
                courier.0.app.delivered(outbox, lost).await;
            }
        };
        self.0.tasks.spawn(sending.instrument(span));
    }

    /// The answer was given: what it shall change to goes out from now on.
    pub(crate) fn released(&self, interaction: u64) {
        let courier = self.clone();
        let sending = async move {
            while let Some((answer, message)) = courier.0.answers.next(interaction) {
                let route =
                    Route::Original { application: answer.application, token: &answer.token };
                let payload = payload::edit(&message);
                if let Err(fault) = courier.persist(Method::PATCH, route, &payload).await {
                    tracing::warn!(%fault, "an amended answer was lost");
                }
            }
        };
        self.0.tasks.spawn(sending.in_current_span());
    }

    /// Posts a message and tells how it went.
    pub(crate) async fn post(
        &self,
        channel: ChannelId,
        message: Message,
        nonce: String,
        stands: Stands,
    ) -> Posted {
        let (teller, told) = oneshot::channel();
        self.queue(channel, Job::send(message, nonce, stands, Teller::Waiting(teller)));
        told.await.unwrap_or(Posted::Failed)
    }

    /// Edits a message and tells how it went.
    pub(crate) async fn edit(&self, channel: ChannelId, id: MessageId, message: Message) -> Posted {
        let (teller, told) = oneshot::channel();
        let change = Change::Edit(Box::new(message));
        self.queue(channel, Job::change(id, change, Teller::Waiting(teller)));
        told.await.unwrap_or(Posted::Failed)
    }

    /// Puts something at the end of the lane of a channel.
    pub(super) fn queue(&self, channel: ChannelId, job: Job) {
        let mut lanes = self.lanes();
        if let Some(lane) = lanes.get_mut(&channel) {
            let given_up = make_room(lane);
            join(lane, job);
            drop(lanes);
            if let Some(job) = given_up {
                tracing::warn!(channel = channel.0, "too much waits for a channel");
                spans::ended(job.span(), Outcome::Failed);
                self.tell_later(job.tellers(), Posted::Failed);
            }
            return;
        }
        lanes.insert(channel, VecDeque::from([job]));
        drop(lanes);
        let courier = self.clone();
        self.0.tasks.spawn(async move { courier.work(channel).await });
    }

    /// Works on a lane until it is empty.
    async fn work(&self, channel: ChannelId) {
        while let Some(job) = self.next(channel) {
            let span = job.span().clone();
            self.carry(channel, job).instrument(span).await;
        }
    }

    /// Does what was next in a lane.
    async fn carry(&self, channel: ChannelId, job: Job) {
        match job {
            Job::Send { teller, span, .. } if !owed::owes(&*self.0.app, &teller).await => {
                spans::ended(&span, Outcome::Dropped);
            }
            Job::Send { message, nonce, stands, teller, .. } => {
                let posted = self.send(channel, &message, &nonce, stands, &teller).await;
                self.tell(vec![teller], posted).await;
            }
            Job::Change { id, change: change @ Change::Edit(_), tellers, span } => {
                let mut owed = Vec::new();
                for teller in tellers {
                    if owed::owes(&*self.0.app, &teller).await {
                        owed.push(teller);
                    }
                }
                if owed.is_empty() {
                    spans::ended(&span, Outcome::Dropped);
                } else {
                    self.change(channel, id, &change, owed).await;
                }
            }
            // Who takes the buttons from a board twice harms nobody.
            Job::Change { id, change, tellers, .. } => {
                self.change(channel, id, &change, tellers).await;
            }
        }
    }

    /// Whether a change of a message comes after one that was decided later.
    pub(super) fn is_overtaken(&self, message: MessageId, outbox: u64) -> bool {
        self.0.decided.is_overtaken(message, outbox)
    }

    /// Tells how something went, and waits for nobody.
    pub(super) fn tell_later(&self, tellers: Vec<Teller>, posted: Posted) {
        let courier = self.clone();
        self.0.tasks.spawn(async move { courier.tell(tellers, posted).await });
    }

    /// Tells how something went.
    pub(super) async fn tell(&self, tellers: Vec<Teller>, posted: Posted) {
        spans::ended(&Span::current(), outcome(posted));
        for teller in tellers {
            match teller {
                Teller::Outbox(outbox, purpose) => {
                    if let (Posted::Done(channel, id), Some(purpose)) = (posted, purpose) {
                        self.0.app.answered(purpose, channel, id).await;
                    }
                    self.0.app.delivered(outbox, posted).await;
                }
                // Nobody waits any more: the process is ending.
                Teller::Waiting(waiting) => drop(waiting.send(posted)),
            }
        }
    }

    fn next(&self, channel: ChannelId) -> Option<Job> {
        let mut lanes = self.lanes();
        let job = lanes.get_mut(&channel).and_then(VecDeque::pop_front);
        if job.is_none() {
            lanes.remove(&channel);
        }
        job
    }

    async fn send(
        &self,
        channel: ChannelId,
        message: &Message,
        nonce: &str,
        stands: Stands,
        teller: &Teller,
    ) -> Posted {
        let (payload, above) = match stands {
            Stands::No => (payload::post(message, nonce), None),
            // Discord knows a nonce for some minutes only.
            Stands::Perhaps { after } => (payload::post(message, nonce), Some(after)),
            Stands::Below(board) => (payload::edit(message), Some(Some(board))),
        };
        let mut below = None;
        if let Some(after) = above {
            match self.standing(channel, after, &payload, teller.purpose()).await {
                Ok(Standing { same: Some(id), .. }) => return Posted::Done(channel, id),
                Ok(Standing { same: None, older }) => below = older,
                // It is looked for later: nothing is to stand twice.
                Err(fault) if fault.passes() => return given_up("look", channel, &fault),
                Err(fault) => {
                    tracing::info!(channel = channel.0, %fault, "a channel is not read");
                }
            }
        }
        if let Stands::Below(board) = stands {
            let board = below.unwrap_or(board);
            let tellers = std::slice::from_ref(teller);
            return self.change_counted(channel, board, &payload, false, tellers).await;
        }
        let sent = self.persist(Method::POST, Route::Messages(channel.0), &payload).await;
        match sent {
            Ok(body) => match crate::discord::message_id(&body) {
                Some(id) => Posted::Done(channel, id),
                None => Posted::Failed,
            },
            Err(fault) => given_up("post", channel, &fault),
        }
    }

    /// The message of a channel that is what this would become, if it stands there. The boards before
    /// it that stand there unknown become known, so that their buttons go when the next one is.
    async fn standing(
        &self,
        channel: ChannelId,
        after: Option<MessageId>,
        payload: &Payload,
        purpose: Option<Purpose>,
    ) -> Result<Standing, Fault> {
        let newest = found::newest(&self.0.rest, channel).await?;
        if newest.is_empty() && after.is_some() {
            // Bots that were invited long ago were not given it; Discord shows them nothing.
            let lacks = "nothing is seen in a channel, so a board may stand there twice: \
                is Read Message History missing?";
            tracing::warn!(channel = channel.0, "{lacks}");
        }
        let id = |message: &Value| {
            crate::discord::message_id(message)
                .filter(|id| after.is_none_or(|after| id.0 >= after.0))
        };
        let unknown =
            newest.iter().filter(|message| id(message).is_some_and(|id| Some(id) != after));
        let last = found::tell_older(&*self.0.app, channel, unknown, payload, purpose).await;
        let same = |message: &&Value| payload::is_same(message, &payload.body);
        Ok(Standing { same: newest.iter().filter(same).find_map(id), older: last })
    }

    /// Changes a message: by a token if there is one, which costs nothing; else by a counted request,
    /// for which what is not the newest any more waits.
    async fn change(
        &self,
        channel: ChannelId,
        id: MessageId,
        change: &Change,
        mut tellers: Vec<Teller>,
    ) {
        // What waits to be done to it at leisure has no point any more.
        if let Some(older) = self.0.heap.take(id) {
            tellers.extend(older.tellers);
        }
        let payload = match change {
            Change::Edit(message) | Change::Spend(message) => payload::edit(message),
            Change::Strip => payload::strip(),
        };
        if self.0.app.is_alone() && self.0.said.is_last(id, &payload) {
            return self.tell(tellers, Posted::Done(channel, id)).await;
        }
        let posted = match self.change_by_token(channel, id, &payload, &tellers).await {
            Some(posted) => posted,
            None if matches!(change, Change::Edit(_)) => {
                self.change_counted(channel, id, &payload, false, &tellers).await
            }
            None => return self.change_at_leisure(Spent { channel, id, payload, tellers }).await,
        };
        self.tell(tellers, posted).await;
    }

    /// Changes a message by the token of an interaction, if that is possible.
    async fn change_by_token(
        &self,
        channel: ChannelId,
        id: MessageId,
        payload: &Payload,
        tellers: &[Teller],
    ) -> Option<Posted> {
        let token = self.0.tokens.of(id)?;
        match self.insist(token.route(id), payload, Patience::SEND, tellers).await {
            Ok(_) => {
                self.0.said.note(id, payload);
                Some(Posted::Done(channel, id))
            }
            Err(fault) if fault.posted() == Posted::Refused(Refused::MessageGone) => {
                Some(given_up("edit", channel, &fault))
            }
            Err(fault) if fault.passes() && !owed::owe_still(&*self.0.app, tellers).await => {
                owed::perhaps_stands(&*self.0.app, channel, id, tellers).await;
                Some(given_up("edit", channel, &fault))
            }
            Err(fault) => {
                tracing::info!(channel = channel.0, %fault, "a token is of no use");
                self.0.tokens.forget(id);
                None
            }
        }
    }

    /// Changes a message by a request that counts; `spare` says that it waits for room.
    pub(super) async fn change_counted(
        &self,
        channel: ChannelId,
        id: MessageId,
        payload: &Payload,
        spare: bool,
        tellers: &[Teller],
    ) -> Posted {
        let route = Route::Message(channel.0, id.0);
        let patience = if spare { Patience::SPARE } else { Patience::EDIT };
        let mut sent = self.insist(route, payload, patience, tellers).await;
        if let Err(fault) = &sent
            && fault.posted() == Posted::Refused(Refused::Archived)
            && self.reopen(channel).await
        {
            sent = self.insist(route, payload, patience, tellers).await;
        }
        match sent {
            Ok(_) => {
                self.0.said.note(id, payload);
                Posted::Done(channel, id)
            }
            Err(fault) => {
                if fault.passes() {
                    owed::perhaps_stands(&*self.0.app, channel, id, tellers).await;
                }
                given_up("edit", channel, &fault)
            }
        }
    }

    /// Changes something again and again while there is hope and it is still to be done.
    async fn insist(
        &self,
        route: Route<'_>,
        payload: &Payload,
        patience: Patience,
        tellers: &[Teller],
    ) -> Result<Value, Fault> {
        let rest = &self.0.rest;
        for gap in &self.0.timing.gaps {
            match rest.send(Method::PATCH, route, payload, patience).await {
                Err(fault) if fault.pause(*gap, patience).await => {
                    if !owed::owe_still(&*self.0.app, tellers).await {
                        return Err(fault);
                    }
                }
                settled => return settled,
            }
        }
        rest.send(Method::PATCH, route, payload, patience).await
    }

    /// Opens an archived thread again; says whether that worked.
    async fn reopen(&self, thread: ChannelId) -> bool {
        let payload = Payload::plain(json!({ "archived": false }));
        self.persist(Method::PATCH, Route::Channel(thread.0), &payload).await.is_ok()
    }

    /// Sends a request again and again while there is hope.
    pub(super) async fn persist(
        &self,
        method: Method,
        route: Route<'_>,
        payload: &Payload,
    ) -> Result<Value, Fault> {
        let gaps = &self.0.timing.gaps;
        self.0.rest.persist(method, route, payload, Patience::SEND, gaps).await
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<ChannelId, VecDeque<Job>>> {
        self.0.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
