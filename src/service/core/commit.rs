//! One decision in one transaction.

use std::sync::Arc;

use crate::message::Place;
use crate::service::Service;
use crate::service::core::errors::Error;
use crate::service::core::outbox::Owed;
use crate::service::core::surely::surely;
use crate::store::{Change, Committed, NewBoard, NewPost, SpentBoard, TableChange};
use crate::table::ratings::Judged;
use crate::table::{By, Decided, Entry, Intent, Table};

/// How long a post may be on its way before the house posts it anew, in milliseconds.
pub(crate) const IN_FLIGHT: i64 = 30_000;

/// What is stored together with a decision.
#[derive(Clone, Copy, Default)]
pub(crate) struct With {
    /// The interaction that asked for it: it is carried out once only.
    pub interaction: Option<u64>,
    /// What the computer thought of its position.
    pub thought: Option<i32>,
    /// Where it was asked for.
    pub place: Option<Place>,
    /// The board that Discord has.
    pub board: Option<NewBoard>,
}

/// An act that is on the disk.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about what happened")]
pub(crate) struct Acted {
    /// The table afterwards.
    pub table: Arc<Table>,
    /// What was appended.
    pub entries: Vec<Entry>,
    /// Whether the game began with it.
    pub begins: bool,
    /// Whether the game ended with it.
    pub ends: bool,
    /// What the end meant for the books.
    pub judged: Option<Judged>,
    /// The number of the new board in the outbox; 0 if the public board stays.
    pub outbox: u64,
    /// Whether another process may have posted the board before this one, and nobody knows.
    pub in_doubt: bool,
    /// Who fell out of the game: the numbers of their posts in the outbox, and of the entries.
    pub fallen: Vec<(u64, u32)>,
    /// The number of the question to the others in the outbox; 0 if there is none.
    pub asked: u64,
    /// Whether the game that began gets a thread, in which its board is shown.
    pub in_thread: bool,
    /// Whether something else happened before this could be shown, and shows itself.
    pub overtaken: bool,
    /// The board that is not the table's any longer.
    pub spent: Option<SpentBoard>,
}

impl Acted {
    /// The same as what happened in one go with the act before it.
    pub fn after(self, before: &Self) -> Self {
        let outbox = if self.outbox == 0 { before.outbox } else { self.outbox };
        let fallen = [before.fallen.as_slice(), self.fallen.as_slice()].concat();
        let in_doubt = before.in_doubt || self.in_doubt;
        Self {
            begins: before.begins,
            in_thread: before.in_thread,
            outbox,
            in_doubt,
            fallen,
            ..self
        }
    }

    /// Whether the public board changes. In a hidden game a try leaves it as it is: whether it
    /// was one, and what came of it, is the seat's own affair until the period is handed over.
    pub fn shows(&self) -> bool {
        self.outbox != 0 || !self.table.secrecy().counts_by_seat()
    }
}

impl Service {
    /// Stores a decision.
    pub(crate) async fn commit(&self, decided: Decided, with: With) -> Result<Acted, Error> {
        let now = self.now();
        let mut decided = decided;
        if decided.begins() {
            let record = decided.table.record();
            for (person, until) in self.away_at(&record.people(), record.terms.clock).await {
                let away = Intent::Holiday { until: Some(until) };
                if let Ok(next) = decided.table.decide(&away, By::Person(person), now) {
                    decided.table = next.table;
                }
            }
        }
        let mut change = Change::at(now);
        change.interaction = with.interaction;
        change.board = with.board;
        change.limits = self.open_limits(&decided).await?;
        let due = self.due_of(&decided.table).await;
        change.table = Some(TableChange::of(&decided).with_due(due.clone()));
        change.thought = with.thought;
        change.thinks = self.thinks_at_once(&decided.table);
        let thinks = change.thinks.is_some();
        if let Some(place) = with.place.filter(|_| decided.begins() && !decided.ends()) {
            change.thread = self.thread_wished(place, &decided.table).await?;
        }
        let in_thread = change.thread.is_some();
        let waits = Owed::of(&decided);
        change.outbox.extend(waits.map(|waits| NewPost {
            table: Some(decided.table.record().id),
            purpose: waits.word().to_owned(),
            payload: waits.payload(&decided.table),
            due: now.plus(IN_FLIGHT),
            replaces: true,
        }));
        let fallen: Vec<u32> = Owed::fallen(&decided).collect();
        change.outbox.extend(fallen.iter().map(|&ply| NewPost {
            table: Some(decided.table.record().id),
            purpose: Owed::Fallen(ply).word().to_owned(),
            payload: Owed::Fallen(ply).payload(&decided.table),
            due: now.plus(IN_FLIGHT),
            replaces: false,
        }));
        match self.commit_surely(change).await? {
            Committed::Done(done) => {
                let moved = decided
                    .entries()
                    .iter()
                    .any(|entry| crate::table::changes_position(&entry.act));
                if moved || decided.ends() {
                    self.searches.disturb(decided.table.record().id);
                }
                if thinks {
                    self.jobs.took(Self::turn_of(&decided.table));
                } else if self.store.has_jobs() {
                    self.more_jobs.notify_one();
                }
                self.held.note(&done.outbox);
                let (begins, ends) = (decided.begins(), decided.ends());
                let entries = decided.entries().to_vec();
                self.wake_for(&due);
                let mut table = decided.table;
                table.stored(done.version);
                let mut posts = done.outbox.into_iter();
                let post = waits.and_then(|_| posts.next()).unwrap_or(0);
                let (outbox, asked) = match waits {
                    Some(Owed::Board) => (post, 0),
                    Some(_) => (0, post),
                    None => (0, 0),
                };
                Ok(Acted {
                    table: Arc::new(table),
                    entries,
                    begins,
                    ends,
                    judged: done.judged,
                    outbox,
                    in_doubt: done.in_doubt,
                    fallen: posts.zip(fallen).collect(),
                    asked,
                    in_thread,
                    overtaken: false,
                    spent: done.spent,
                })
            }
            Committed::Again => Err(Error::Again),
            Committed::Conflict => Err(Error::Conflict),
            Committed::TooMany(limit) => Err(Error::TooMany(limit)),
        }
    }

    /// Stores a change. If the database went away over what an interaction asks for, nobody knows whether it
    /// was done: it is tried again under the same number, by which it is carried out once at most.
    async fn commit_surely(&self, change: Change) -> Result<Committed, Error> {
        let Some(interaction) = change.interaction else {
            return Ok(self.store.commit(change).await?);
        };
        self.acts.note(&[interaction]);
        let stored = surely(|| self.store.commit(change.clone())).await;
        stored.map_err(
            |error| {
                if error.is_unclear() { Error::Unclear(error) } else { Error::Store(error) }
            },
        )
    }
}
