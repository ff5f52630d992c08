//! One act at a table: decide under its lock, store, remember.

use super::outbox::Waits;
use super::tables::Held;
use super::trouble::Trouble;
use super::{Place, Request, Service};
use crate::store::{Change, Committed, NewPost, TableChange};
use crate::table::ratings::Judged;
use crate::table::{By, Decided, Entry, Intent, Refused, Table, TableId, Time};

/// How long a post may be on its way before the house posts it anew, in milliseconds.
const IN_FLIGHT: i64 = 30_000;

/// An act that is on the disk.
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about what happened")]
pub(super) struct Acted {
    /// The table afterwards.
    pub table: Table,
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
    /// The number of the question to the others in the outbox; 0 if there is none.
    pub asked: u64,
    /// Whether the game that began gets a thread, in which its board is shown.
    pub in_thread: bool,
    /// Whether something else happened before this could be shown, and shows itself.
    pub overtaken: bool,
}

impl Acted {
    /// The same as what happened in one go with the act before it.
    pub fn after(self, before: &Self) -> Self {
        let outbox = if self.outbox == 0 { before.outbox } else { self.outbox };
        Self { begins: before.begins, in_thread: before.in_thread, outbox, ..self }
    }

    /// Whether the public board changes. In a hidden game a try leaves it as it is: whether it
    /// was one, and what came of it, is the seat's own affair until the period is handed over.
    pub fn shows(&self) -> bool {
        self.outbox != 0 || !self.table.info().hidden
    }
}

impl Service {
    /// The table under its lock, loaded if need be.
    ///
    /// # Errors
    /// If there is no such table or the store fails.
    pub(super) async fn hold(&self, id: TableId) -> Result<Held, Trouble> {
        let mut held = self.tables.hold(id).await;
        if held.is_none() {
            *held = Some(self.load(id).await?);
        }
        Ok(held)
    }

    /// A copy of the table as it is now.
    pub(super) async fn look(&self, id: TableId) -> Result<Table, Trouble> {
        let held = self.hold(id).await?;
        held.clone().ok_or_else(|| Trouble::Broken("a held table is empty".to_owned()))
    }

    async fn load(&self, id: TableId) -> Result<Table, Trouble> {
        let Some(sheet) = self.store.load(id).await? else {
            let import = self.load_import(id).await?;
            return import.ok_or_else(|| Trouble::NoTable(id.to_string()));
        };
        let Some(line) = self.catalog.find(&sheet.header.game) else {
            return Err(Trouble::Broken(format!("no game {} in the catalog", sheet.header.game)));
        };
        let table = Table::restore(line, sheet).map_err(|refusal| {
            Trouble::Broken(format!("the record of {id} does not replay: {}", refusal.0.text()))
        })?;
        self.learn_tongue(&table).await;
        Ok(table)
    }

    /// Carries out what `by` wants of a table. When it answers, the act is on the disk.
    ///
    /// # Errors
    /// If the table refuses, the interaction was carried out before, or the store fails; nothing
    /// was changed.
    pub(super) async fn act(
        &self,
        interaction: Option<u64>,
        id: TableId,
        by: By,
        intent: &Intent,
    ) -> Result<Acted, Trouble> {
        self.act_by(interaction, id, None, |table, now| table.decide(intent, by, now)).await
    }

    /// The same for what a person wants who asks now: if the game begins with it, it gets a thread
    /// where he is, as the server wants it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub(super) async fn act_of(
        &self,
        request: &Request,
        id: TableId,
        intent: &Intent,
    ) -> Result<Acted, Trouble> {
        let by = By::Person(request.who.id);
        let decide = |table: &Table, now| table.decide(intent, by, now);
        let by = Some(request.interaction);
        Box::pin(self.act_at(by, id, None, Some(request.place), decide)).await
    }

    /// Carries out what `decide` makes of a table; it may be asked more than once. What the computer
    /// thought of its position is stored with it.
    ///
    /// # Errors
    /// As [`Service::act`].
    pub(super) async fn act_by(
        &self,
        interaction: Option<u64>,
        id: TableId,
        thought: Option<i32>,
        decide: impl FnMut(&Table, Time) -> Result<Decided, Refused> + Send,
    ) -> Result<Acted, Trouble> {
        Box::pin(self.act_at(interaction, id, thought, None, decide)).await
    }

    async fn act_at(
        &self,
        interaction: Option<u64>,
        id: TableId,
        thought: Option<i32>,
        place: Option<Place>,
        mut decide: impl FnMut(&Table, Time) -> Result<Decided, Refused> + Send,
    ) -> Result<Acted, Trouble> {
        let mut held = self.hold(id).await?;
        loop {
            let Some(table) = held.as_ref() else {
                *held = Some(self.load(id).await?);
                continue;
            };
            let decided = match decide(table, self.now()) {
                Ok(decided) => decided,
                Err(refused) => {
                    // Whoever came too late has found out that a clock ran out.
                    if refused == Refused::TimeIsUp {
                        self.wake();
                    }
                    return Err(Trouble::Refused(id, refused));
                }
            };
            match Box::pin(self.commit(interaction, decided, thought, place)).await {
                Ok(acted) => {
                    *held = Some(acted.table.clone());
                    return Ok(self.answer_as_expected(&mut held, acted).await);
                }
                // Somebody else wrote: decide anew on what is there now.
                Err(Trouble::Conflict) => *held = None,
                Err(trouble) => {
                    *held = None;
                    return Err(trouble);
                }
            }
        }
    }

    /// Stores a decision; `place` is where it was asked for.
    pub(super) async fn commit(
        &self,
        interaction: Option<u64>,
        decided: Decided,
        thought: Option<i32>,
        place: Option<Place>,
    ) -> Result<Acted, Trouble> {
        let now = self.now();
        let mut decided = decided;
        if decided.begins() {
            let sheet = decided.table.sheet();
            for (person, until) in self.away_at(&sheet.people(), sheet.terms.clock).await {
                let away = Intent::Holiday { until: Some(until) };
                if let Ok(next) = decided.table.decide(&away, By::Person(person), now) {
                    decided.table = next.table;
                }
            }
        }
        let mut change = Change::at(now);
        change.interaction = interaction;
        let due = self.due_of(&decided.table).await;
        change.table = Some(TableChange::of(&decided).with_due(due.clone()));
        change.thought = thought;
        if let Some(place) = place.filter(|_| decided.begins() && !decided.ends()) {
            change.thread = self.thread_wished(place, &decided.table).await?;
        }
        let in_thread = change.thread.is_some();
        let waits = Waits::of(&decided);
        change.outbox.extend(waits.map(|waits| NewPost {
            table: Some(decided.table.sheet().id),
            purpose: waits.word().to_owned(),
            payload: waits.payload(&decided.table),
            due: now.plus(IN_FLIGHT),
            replaces: true,
        }));
        match self.store.commit(change).await? {
            Committed::Done(done) => {
                let moved = decided
                    .entries()
                    .iter()
                    .any(|entry| crate::table::changes_position(&entry.act));
                if moved || decided.ends() {
                    self.thinkers.disturb(decided.table.sheet().id);
                }
                let (begins, ends) = (decided.begins(), decided.ends());
                let entries = decided.entries().to_vec();
                self.wake_for(&due);
                let mut table = decided.table;
                table.stored(done.version);
                let post = done.outbox.first().copied().unwrap_or(0);
                let (outbox, asked) = match waits {
                    Some(Waits::Board) => (post, 0),
                    Some(_) => (0, post),
                    None => (0, 0),
                };
                Ok(Acted {
                    table,
                    entries,
                    begins,
                    ends,
                    judged: done.judged,
                    outbox,
                    asked,
                    in_thread,
                    overtaken: false,
                })
            }
            Committed::Again => Err(Trouble::Again),
            Committed::Conflict => Err(Trouble::Conflict),
        }
    }
}

/// Whether a refusal only says that the same person has done it already.
pub(super) const fn is_repeat(trouble: &Trouble) -> bool {
    matches!(trouble, Trouble::Again | Trouble::Refused(_, Refused::DoublePress { .. }))
}
