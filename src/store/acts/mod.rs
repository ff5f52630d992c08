//! One act, one transaction: what changes with it, and what came of it.

mod books;
mod limits;
mod table_rows;

use std::sync::Arc;

use self::books::Ended;
pub use self::limits::OpenLimit;
use crate::rules::{Ladder, Outcome, SeatSet};
use crate::store::claims::{TurnJob, interactions, jobs};
use crate::store::database::{Store, StorePolicy};
use crate::store::db::{Db, Ending};
use crate::store::error::StoreError;
use crate::store::fault::FaultKind;
use crate::store::people::seekers;
use crate::store::tables::boards::{self, NewBoard, SpentBoard};
use crate::store::tables::outbox::{self, NewPost};
use crate::store::tables::threads::GameThread;
use crate::store::tables::{self, threads};
use crate::table::TableMessage;
use crate::table::ratings::Judged;
use crate::table::{Decided, Due, InactivityPolicy, PersonId, TableRecord, Time};

/// All that changes with one act.
#[derive(Clone, Debug, Default)]
pub struct Change {
    /// When.
    pub at: Time,
    /// The number of the interaction that asked for it: it is carried out once only.
    pub interaction: Option<u64>,
    /// The table.
    pub table: Option<TableChange>,
    /// What is to be posted because of it.
    pub outbox: Vec<NewPost>,
    /// Messages that belong to a table from now on.
    pub messages: Vec<TableMessage>,
    /// The board that Discord has.
    pub board: Option<NewBoard>,
    /// What the computer thought of its position at this table.
    pub thought: Option<i32>,
    /// The thread that the game is to have.
    pub thread: Option<GameThread>,
    /// Two people whose waiting for a partner ends with it.
    pub paired: Option<[PersonId; 2]>,
    /// How many games may be open afterwards, if it opens one or somebody sits down.
    pub limits: Vec<OpenLimit>,
    /// Until when this process thinks about the turn of the computer that it makes; else others may begin at once.
    pub thinks: Option<Time>,
}

impl Change {
    /// A change of nothing yet.
    #[must_use]
    pub fn at(at: Time) -> Self {
        Self { at, ..Self::default() }
    }
}

/// What changes at a table.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The table afterwards; its log holds only the new entries.
    record: TableRecord,
    /// The table before, without log and marks; `None` if it is new.
    before: Option<Arc<TableRecord>>,
    /// How many entries it has in all.
    entries: u32,
    /// The number of the first new mark.
    marks: usize,
    /// What falls due from now on.
    due: Vec<Due>,
    /// Who is to act, as far as everybody may know.
    turn: SeatSet,
    /// Whether the computer is to act.
    computer: bool,
    /// What becomes of the jobs of a game with computers.
    job: Option<TurnJob>,
    /// The outcome and the number of moves, if it ended now.
    finish: Option<(Outcome, usize)>,
    /// What the leaderboard of its game counts.
    ladder: Ladder,
    /// Whether it began from a position that somebody chose.
    set_up: bool,
}

impl TableChange {
    /// What a decision changes.
    #[must_use]
    pub fn of(decided: &Decided) -> Self {
        let table = &decided.table;
        let entries = table.record().log.len() as u32;
        let record = table.record().with_log(decided.entries().to_vec(), decided.marks().to_vec());
        let finish = table.outcome().filter(|_| decided.ends());
        let computer = table.computer_to_act().is_some();
        let job = (!table.record().computers().is_empty()).then(|| TurnJob {
            position: table.position_number(),
            wanted: computer.then(|| table.is_watched()),
        });
        Self {
            record,
            before: table.in_store(),
            entries,
            marks: decided.marks_from,
            due: table.due(&InactivityPolicy::default()),
            turn: table.turn(),
            computer,
            job,
            finish: finish.map(|outcome| (outcome, table.moves_made())),
            ladder: table.info().ladder,
            set_up: decided.ends() && table.is_set_up(),
        }
    }

    /// The same change, with this falling due afterwards instead of what usually would.
    #[must_use]
    pub(crate) fn with_due(self, due: Vec<Due>) -> Self {
        Self { due, ..self }
    }
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq)]
pub enum Committed {
    /// It is on the disk.
    Done(Done),
    /// This interaction was carried out before; nothing was changed.
    Again,
    /// The table has changed since it was loaded, or its name is taken; nothing was changed. Load it
    /// again and decide anew.
    Conflict,
    /// Too many games would be open; nothing was changed.
    TooMany(OpenLimit),
}

/// What came of a change.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Done {
    /// The version of the table now, for [`Table::stored`](crate::table::Table::stored).
    pub version: u32,
    /// The numbers of the new posts, in order.
    pub outbox: Vec<u64>,
    /// Whether what one of them takes the place of may stand already, or not.
    pub in_doubt: bool,
    /// What the game's end meant for the books, if it ended by the rules.
    pub judged: Option<Judged>,
    /// The board that is not the table's any longer.
    pub spent: Option<SpentBoard>,
}

impl Store {
    /// Carries out a change in one transaction. When it answers, the change is on the disk.
    ///
    /// # Errors
    /// If the database fails; then nothing was changed.
    pub async fn commit(&self, change: Change) -> Result<Committed, StoreError> {
        self.decides(change.at)?;
        let policy = self.policy();
        let me = Actor { token: self.token(), jobs: self.has_jobs() };
        self.write_or_drop(move |db| match carry_out(db, &change, policy, me) {
            Ok(Committed::Done(done)) => Ok(Ending::Keep(Committed::Done(done))),
            Ok(other) => Ok(Ending::Drop(other)),
            Err(StoreError::Sql(fault)) if fault.kind() == FaultKind::Double => {
                Ok(Ending::Drop(Committed::Conflict))
            }
            Err(error) => Err(error),
        })
        .await
    }
}

/// Who carries out an act.
#[derive(Clone, Copy)]
struct Actor {
    token: i64,
    /// Whether jobs are rows.
    jobs: bool,
}

fn carry_out(
    db: &Db,
    change: &Change,
    policy: StorePolicy,
    me: Actor,
) -> Result<Committed, StoreError> {
    if let Some(interaction) = change.interaction
        && !interactions::is_new(db, interaction, change.at)?
    {
        return Ok(Committed::Again);
    }
    let mut done = Done::default();
    if let Some(people) = change.paired
        && !seekers::pair(db, people)?
    {
        return Ok(Committed::Conflict);
    }
    if let Some(table) = &change.table {
        let open = limits::counted(db, &change.limits)?;
        if !table_rows::write(db, table, change)? {
            return Ok(Committed::Conflict);
        }
        if let Some(limit) = limits::exceeded(db, &change.limits, &open)? {
            return Ok(Committed::TooMany(limit));
        }
        done.version = table.record.version + 1;
        if let Some(job) = table.job.filter(|_| me.jobs) {
            let thinks = change.thinks.map(|until| (me.token, until));
            jobs::turn(db, table.record.id, job, change.at, thinks)?;
        }
        if let Some((outcome, moves)) = &table.finish {
            let (ladder, set_up, moves, at) = (table.ladder, table.set_up, *moves, change.at);
            let ended = Ended { record: &table.record, outcome, ladder, set_up, moves, at };
            done.judged = Some(books::write(db, &ended, policy)?);
        }
    }
    if let Some(thread) = &change.thread {
        threads::set(db, thread)?;
    }
    for post in &change.outbox {
        let inserted = outbox::insert(db, post, change.at, Some(me.token))?;
        done.outbox.push(inserted.id);
        done.in_doubt |= inserted.in_doubt;
    }
    for message in &change.messages {
        tables::set_message(db, message)?;
    }
    if let Some(board) = &change.board {
        done.spent = boards::shown(db, board, change.at, me.jobs)?;
    }
    Ok(Committed::Done(done))
}
