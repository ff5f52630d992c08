//! Posts and edits that answer no interaction: one lane a channel, so that what is said first
//! stands first, and each lane goes at the pace Discord allows there.

mod direct;
mod threads;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio_util::task::TaskTracker;

use super::answers::Answers;
use super::inbound::Ask;
use super::payload::{self, Payload};
use super::rest::{Fault, Method, Rest, Route};
use super::timing::Timing;
use crate::message::{App, Delivery, Message, Post, Posted, Purpose, Refused};
use crate::table::{ChannelId, MessageId};

/// Carries posts and edits to channels. Cheap to clone.
pub struct Courier<A>(Arc<Inner<A>>);

struct Inner<A> {
    app: Arc<A>,
    rest: Rest,
    timing: Timing,
    tasks: TaskTracker,
    /// What waits, by channel. A channel has a lane exactly while somebody works on it.
    lanes: Mutex<HashMap<ChannelId, VecDeque<Job>>>,
    directs: direct::Directs,
    /// The private answers that may still change.
    answers: Answers,
}

/// Something to do in a channel.
#[derive(Debug)]
enum Job {
    Send { message: Box<Message>, nonce: String, teller: Teller },
    Change { id: MessageId, change: Change, tellers: Vec<Teller> },
}

/// What a message changes to.
#[derive(Debug)]
enum Change {
    Edit(Box<Message>),
    Strip,
}

/// Who hears how it went.
#[derive(Debug)]
enum Teller {
    /// The number in the outbox, and what the message is to its table.
    Outbox(u64, Option<Purpose>),
    Waiting(oneshot::Sender<Posted>),
}

impl<A> Clone for Courier<A> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<A: App> Courier<A> {
    /// A courier that works on `tasks`.
    pub fn new(app: Arc<A>, rest: Rest, timing: Timing, tasks: TaskTracker) -> Self {
        Self(Arc::new(Inner {
            app,
            rest,
            timing,
            tasks,
            lanes: Mutex::default(),
            directs: direct::Directs::default(),
            answers: Answers::default(),
        }))
    }

    /// Carries out a delivery and reports it to the application.
    ///
    /// An edit that still waits gives way to a newer one of the same message.
    pub fn deliver(&self, delivery: Delivery) {
        let teller = Teller::Outbox(delivery.outbox, None);
        match delivery.post {
            Post::Send { channel, message, nonce, purpose } => {
                let teller = Teller::Outbox(delivery.outbox, purpose);
                self.queue(channel, Job::Send { message: Box::new(message), nonce, teller });
            }
            Post::Edit { channel, id, message } => {
                let change = Change::Edit(Box::new(message));
                self.queue(channel, Job::Change { id, change, tellers: vec![teller] });
            }
            // Without an interaction there is nobody to tell.
            Post::Whisper { .. } => tracing::debug!("a whisper without an interaction"),
            Post::Direct { person, about, message, nonce } => {
                let outbox = delivery.outbox;
                self.write_to(direct::Letter { outbox, person, about, message, nonce });
            }
            Post::Thread(post) => self.thread(post),
            Post::Amend { interaction, message } => self.amend(interaction, message),
            Post::Strip { channel, id } => {
                self.queue(
                    channel,
                    Job::Change { id, change: Change::Strip, tellers: vec![teller] },
                );
            }
        }
    }

    /// Remembers how the private answer to an interaction can be changed later.
    pub fn remember(&self, ask: &Ask) {
        self.0.answers.remember(ask);
    }

    /// Changes a private answer. Amendments of one answer go out in order; a newer one takes the
    /// place of one that waits.
    fn amend(&self, interaction: u64, message: Message) {
        if self.0.answers.amend(interaction, message) == Some(true) {
            self.released(interaction);
        }
    }

    /// The answer was given: what it shall change to goes out from now on.
    pub fn released(&self, interaction: u64) {
        let courier = self.clone();
        self.0.tasks.spawn(async move {
            while let Some((answer, message)) = courier.0.answers.next(interaction) {
                let route =
                    Route::Original { application: answer.application, token: &answer.token };
                let payload = payload::edit(&message);
                if let Err(fault) = courier.persist(Method::PATCH, route, &payload).await {
                    tracing::warn!(%fault, "an amended answer was lost");
                }
            }
        });
    }

    /// Posts a message and tells how it went.
    pub async fn post(&self, channel: ChannelId, message: Message, nonce: String) -> Posted {
        let (teller, told) = oneshot::channel();
        self.queue(
            channel,
            Job::Send { message: Box::new(message), nonce, teller: Teller::Waiting(teller) },
        );
        told.await.unwrap_or(Posted::Failed)
    }

    /// Edits a message and tells how it went.
    pub async fn edit(&self, channel: ChannelId, id: MessageId, message: Message) -> Posted {
        let (teller, told) = oneshot::channel();
        let tellers = vec![Teller::Waiting(teller)];
        self.queue(channel, Job::Change { id, change: Change::Edit(Box::new(message)), tellers });
        told.await.unwrap_or(Posted::Failed)
    }

    fn queue(&self, channel: ChannelId, job: Job) {
        let mut lanes = self.lanes();
        if let Some(lane) = lanes.get_mut(&channel) {
            join(lane, job);
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
            let (posted, tellers) = match job {
                Job::Send { message, nonce, teller } => {
                    (self.send(channel, &message, &nonce).await, vec![teller])
                }
                Job::Change { id, change, tellers } => {
                    (self.change(channel, id, &change).await, tellers)
                }
            };
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
    }

    fn next(&self, channel: ChannelId) -> Option<Job> {
        let mut lanes = self.lanes();
        let job = lanes.get_mut(&channel).and_then(VecDeque::pop_front);
        if job.is_none() {
            lanes.remove(&channel);
        }
        job
    }

    async fn send(&self, channel: ChannelId, message: &Message, nonce: &str) -> Posted {
        let payload = payload::post(message, nonce);
        let sent = self.persist(Method::POST, Route::Messages(channel.0), &payload).await;
        match sent {
            Ok(body) => match super::message_id(&body) {
                Some(id) => Posted::Done(channel, id),
                None => Posted::Failed,
            },
            Err(fault) => given_up("post", channel, &fault),
        }
    }

    async fn change(&self, channel: ChannelId, id: MessageId, change: &Change) -> Posted {
        let payload = match change {
            Change::Edit(message) => payload::edit(message),
            Change::Strip => payload::strip(),
        };
        let route = Route::Message(channel.0, id.0);
        let mut sent = self.persist(Method::PATCH, route, &payload).await;
        if let Err(fault) = &sent
            && fault.posted() == Posted::Refused(Refused::Archived)
            && self.reopen(channel).await
        {
            sent = self.persist(Method::PATCH, route, &payload).await;
        }
        match sent {
            Ok(_) => Posted::Done(channel, id),
            Err(fault) => given_up("edit", channel, &fault),
        }
    }

    /// Opens an archived thread again; says whether that worked.
    async fn reopen(&self, thread: ChannelId) -> bool {
        let payload = Payload::plain(json!({ "archived": false }));
        self.persist(Method::PATCH, Route::Channel(thread.0), &payload).await.is_ok()
    }

    async fn persist(
        &self,
        method: Method,
        route: Route<'_>,
        payload: &Payload,
    ) -> Result<Value, Fault> {
        self.0.rest.persist(method, route, payload, &self.0.timing.gaps).await
    }

    fn lanes(&self) -> MutexGuard<'_, HashMap<ChannelId, VecDeque<Job>>> {
        self.0.lanes.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn given_up(what: &str, channel: ChannelId, fault: &Fault) -> Posted {
    tracing::warn!(channel = channel.0, %fault, "{what} given up");
    fault.posted()
}

/// Puts a job at the end of a lane; it takes the place of a change of the same message.
fn join(lane: &mut VecDeque<Job>, job: Job) {
    let Job::Change { id, mut change, tellers: newer } = job else {
        lane.push_back(job);
        return;
    };
    let waits =
        lane.iter().position(|job| matches!(job, Job::Change { id: old, .. } if *old == id));
    let mut tellers = Vec::new();
    if let Some(Job::Change { change: older, tellers: heard, .. }) =
        waits.and_then(|nth| lane.remove(nth))
    {
        tellers = heard;
        if let (Change::Strip, Change::Edit(mut message)) = (&change, older) {
            message.rows.clear();
            change = Change::Edit(message);
        }
    }
    tellers.extend(newer);
    lane.push_back(Job::Change { id, change, tellers });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::message::Row;

    fn edit(id: u64, text: &str, outbox: u64) -> Job {
        let rows = vec![Row::Buttons(Vec::new())];
        let message = Message { content: text.to_owned(), rows, ..Message::default() };
        let tellers = vec![Teller::Outbox(outbox, None)];
        Job::Change { id: MessageId(id), change: Change::Edit(Box::new(message)), tellers }
    }

    fn strip(id: u64, outbox: u64) -> Job {
        let tellers = vec![Teller::Outbox(outbox, None)];
        Job::Change { id: MessageId(id), change: Change::Strip, tellers }
    }

    fn send(outbox: u64) -> Job {
        let teller = Teller::Outbox(outbox, None);
        Job::Send { message: Box::default(), nonce: "n".to_owned(), teller }
    }

    fn check(jobs: impl IntoIterator<Item = Job>, expect: &[&str]) {
        let mut lane = VecDeque::new();
        for job in jobs {
            join(&mut lane, job);
        }
        let got: Vec<_> = lane
            .iter()
            .map(|job| match job {
                Job::Send { teller, .. } => format!("send {teller:?}"),
                Job::Change { id, change: Change::Strip, tellers } => {
                    format!("strip {} {tellers:?}", id.0)
                }
                Job::Change { id, change: Change::Edit(message), tellers } => {
                    let rows = message.rows.len();
                    format!("edit {} {} {rows} {tellers:?}", id.0, message.content)
                }
            })
            .collect();
        assert_eq!(got, expect);
    }

    #[test]
    fn the_newest_edit_wins_and_everybody_hears() {
        check(
            [edit(1, "a", 1), edit(1, "b", 2)],
            &["edit 1 b 1 [Outbox(1, None), Outbox(2, None)]"],
        );
        check([edit(1, "a", 1), strip(1, 2)], &["edit 1 a 0 [Outbox(1, None), Outbox(2, None)]"]);
        check([strip(1, 1), edit(1, "b", 2)], &["edit 1 b 1 [Outbox(1, None), Outbox(2, None)]"]);
        check([strip(1, 1), strip(1, 2)], &["strip 1 [Outbox(1, None), Outbox(2, None)]"]);
        check(
            [edit(1, "a", 1), edit(2, "b", 2)],
            &["edit 1 a 1 [Outbox(1, None)]", "edit 2 b 1 [Outbox(2, None)]"],
        );
        check(
            [edit(1, "a", 1), send(2), strip(1, 3), send(4)],
            &[
                "send Outbox(2, None)",
                "edit 1 a 0 [Outbox(1, None), Outbox(3, None)]",
                "send Outbox(4, None)",
            ],
        );
    }
}
