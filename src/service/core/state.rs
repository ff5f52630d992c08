//! Everything the service works with, and the ways in.

use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::sync::mpsc::Sender;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::catalog::Catalog;
use crate::message::{Delivery, Portraits, Request};
use crate::render::Painter;
use crate::rules::Rng;
use crate::service::core::brains::BrainCache;
use crate::service::core::held::Held;
use crate::service::core::languages::Languages;
use crate::service::core::newer::Newer;
use crate::service::core::outgoing::Outgoing;
use crate::service::core::pool::SearchPool;
use crate::service::core::searches::Searches;
use crate::service::core::settings::SeenSettings;
use crate::service::core::tables::Tables;
use crate::service::core::touch::InTouch;
use crate::service::core::working::Jobs;
use crate::store::{Duties, Store};
use crate::table::{InactivityPolicy, PersonId, Span, Table, TableId, Time};
use crate::words::Words;

/// How long after a board was brought down it is not brought down again.
const BRING_DOWN: Span = Span::MINUTE;

/// How long the end waits for what is done in the background.
const LAST_ACTS: Duration = Duration::from_millis(400);

/// What the service may do and how long it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Open games and challenges a person may have at once.
    pub games_per_person: u32,
    /// Open games and challenges a server may have at once.
    pub games_per_guild: u32,
    /// How long a challenge or open seat stands, in milliseconds.
    pub challenge_stands: i64,
    /// How long a person waits for the computer's answer before their own move is shown without it,
    /// in milliseconds.
    pub patience: u64,
    /// How long the computer may think about one move, in milliseconds.
    pub think: u64,
    /// How many megabytes one search may remember positions in.
    pub hash: usize,
    /// How long a move of a game that is only watched stays before the next one, in milliseconds.
    pub watch_pace: u64,
    /// How long every answer of the referee of a hidden game takes, in milliseconds.
    pub referee: u64,
    /// How long games wait in which nobody moves.
    pub waits: InactivityPolicy,
}

/// What a service is made of.
pub struct Dependencies {
    /// The games.
    pub catalog: Catalog,
    /// The sentences.
    pub words: Arc<Words>,
    /// The file the games live in.
    pub store: Store,
    /// The threads that search.
    pub pool: SearchPool,
    /// What it may do.
    pub policy: Policy,
    /// The clock.
    pub clock: Arc<dyn Fn() -> Time + Send + Sync>,
    /// The seed of all chance: table names, lots, start positions.
    pub seed: u64,
    /// Where deliveries go that answer no interaction; one that finds no room comes again from the
    /// outbox.
    pub outgoing: Sender<Delivery>,
}

/// The application. Clones share its state.
///
/// A request is carried out by a service of its own (`Service::for_a_request`), which reads what each
/// person and server has chosen at most once, and finds no table that the asker may not know of.
#[derive(Clone)]
pub struct Service {
    state: Arc<State>,
    seen: Option<Arc<SeenSettings>>,
    /// Whose request it carries out; nobody's in the background.
    asker: Option<PersonId>,
}

/// What a service works with; known inside this room only.
pub struct State {
    pub(crate) catalog: Catalog,
    pub(crate) words: Arc<Words>,
    pub(crate) store: Store,
    pub(crate) painter: Painter,
    pub(crate) pool: SearchPool,
    pub(crate) policy: Policy,
    pub(crate) tables: Tables,
    pub(crate) searches: Searches,
    /// What this process does in its house; all of it unless it was told otherwise.
    pub(crate) duties: OnceLock<Duties>,
    /// What this process thinks about.
    pub(crate) jobs: Jobs,
    /// Wakes whoever takes jobs: there may be one, or a thread for one.
    pub(crate) more_jobs: Notify,
    /// Which posts are this process's to send.
    pub(crate) held: Held,
    /// The interactions over which something was to be stored a moment ago.
    pub(crate) acts: Held,
    /// The computers' brains in hidden games.
    pub(crate) brains: Arc<BrainCache>,
    /// What is spoken in the places of tables.
    pub(crate) languages: Languages,
    /// What servers said they speak, whatever their managers chose.
    pub(crate) servers: Languages,
    /// Who has yet to hear that direct messages do not reach them.
    untold: Mutex<HashSet<PersonId>>,
    /// Who is at a hidden game right now.
    pub(crate) in_touch: InTouch,
    /// Wakes whoever waits for the next thing that falls due, if something falls due sooner.
    pub(crate) sooner: Notify,
    /// When they wake by themselves; unknown while they are at work.
    pub(crate) wakes: Mutex<Option<Time>>,
    /// When it was last noted that it is at work.
    pub(crate) beaten: Mutex<Option<Time>>,
    /// Who waits for the analysis of a game.
    pub(crate) analyses: Mutex<HashMap<TableId, Vec<Request>>>,
    /// The computer's turns that are played in the background.
    pub(crate) tasks: TaskTracker,
    /// Wakes whoever only lets time pass, when the end has come.
    pub(crate) ending: CancellationToken,
    /// Where pictures of people come from, once that is known.
    pub(crate) portraits: OnceLock<Arc<dyn Portraits>>,
    /// What stands below boards.
    pub(crate) newer: Newer,
    /// When the board of a table was last brought down.
    brought_down: Mutex<HashMap<TableId, Time>>,
    clock: Arc<dyn Fn() -> Time + Send + Sync>,
    chance: Mutex<Rng>,
    outgoing: Outgoing,
}

impl Deref for Service {
    type Target = State;

    fn deref(&self) -> &State {
        &self.state
    }
}

impl State {
    pub(crate) fn now(&self) -> Time {
        (self.clock)()
    }

    pub(crate) fn random(&self) -> u64 {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner).next()
    }

    /// Looks at or changes who has yet to hear that direct messages do not reach them.
    pub(crate) fn untold<T>(&self, look: impl FnOnce(&mut HashSet<PersonId>) -> T) -> T {
        look(&mut self.untold.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether the board of a table may be brought down now; if so, it may not again for a minute.
    pub(crate) fn brings_down(&self, table: TableId) -> bool {
        let now = self.now();
        let mut last = self.brought_down.lock().unwrap_or_else(PoisonError::into_inner);
        last.retain(|_, at| Span::between(*at, now) < BRING_DOWN);
        let free = !last.contains_key(&table);
        if free {
            last.insert(table, now);
        }
        free
    }

    /// Sends something that answers no interaction.
    pub(crate) fn send(&self, delivery: Delivery) {
        self.outgoing.send(delivery);
    }
}

impl Service {
    /// Makes one.
    #[must_use]
    pub fn new(parts: Dependencies) -> Self {
        let Dependencies { catalog, words, store, pool, policy, clock, seed, outgoing } = parts;
        let state = State {
            catalog,
            words,
            store,
            painter: Painter::new(),
            pool,
            policy,
            tables: Tables::default(),
            searches: Searches::default(),
            duties: OnceLock::new(),
            jobs: Jobs::default(),
            more_jobs: Notify::new(),
            held: Held::default(),
            acts: Held::default(),
            brains: Arc::default(),
            languages: Languages::default(),
            servers: Languages::default(),
            untold: Mutex::default(),
            in_touch: InTouch::default(),
            sooner: Notify::new(),
            wakes: Mutex::default(),
            beaten: Mutex::default(),
            analyses: Mutex::default(),
            tasks: TaskTracker::new(),
            ending: CancellationToken::new(),
            portraits: OnceLock::new(),
            newer: Newer::default(),
            brought_down: Mutex::default(),
            clock,
            chance: Mutex::new(Rng::new(seed)),
            outgoing: Outgoing::new(outgoing),
        };
        Self { state: Arc::new(state), seen: None, asker: None }
    }

    /// The same application with these duties only, in a house on a server in which others have the rest. To be said
    /// before it does anything.
    #[must_use]
    pub fn with_duties(self, duties: Duties) -> Self {
        self.duties.get_or_init(|| duties);
        self
    }

    /// The same application for one request of this person, as long as it takes and no longer.
    pub(crate) fn for_a_request(&self, asker: PersonId) -> Self {
        Self { state: Arc::clone(&self.state), seen: Some(Arc::default()), asker: Some(asker) }
    }

    /// The same application for what goes on in the background, after the request that began it.
    pub(crate) fn for_the_background(&self) -> Self {
        Self { state: Arc::clone(&self.state), seen: None, asker: None }
    }

    /// Whose request is carried out, if it is anybody's.
    pub(crate) const fn asker(&self) -> Option<PersonId> {
        self.asker
    }

    /// Whether a table is there for whoever asks: of one whose faces are veiled nobody hears but
    /// those who sit at it.
    pub(crate) fn finds(&self, table: &Table) -> bool {
        self.asker.is_none_or(|asker| table.record().is_there_for(asker))
    }

    /// What the present request has read of people's and servers' choices; nothing outside of requests.
    pub(crate) fn seen(&self) -> Option<&SeenSettings> {
        self.seen.as_deref()
    }

    /// Draws beforehand what nearly every board needs, so that the first person does not wait for
    /// it. Takes some tens of milliseconds of work; to be called before the connection is opened.
    pub fn warm(&self) {
        self.painter.warm();
    }

    /// What is done in the background: the computer's turns, analyses, what was left undone at the
    /// last end. For tests that wait until nothing is under way any more.
    #[must_use]
    pub fn under_way(&self) -> TaskTracker {
        self.tasks.clone()
    }

    /// Ends what is done in the background: searches stop, and what they were for is taken up after
    /// the next start; an answer that was found already is stored first. Takes less than half a
    /// second; to be called after the last interaction.
    pub async fn close(&self) {
        self.pool.close();
        self.ending.cancel();
        self.tasks.close();
        if tokio::time::timeout(LAST_ACTS, self.tasks.wait()).await.is_err() {
            tracing::warn!("a turn of the computer was not finished in time");
        }
    }
}
