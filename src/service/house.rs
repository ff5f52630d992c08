//! The house: everything the service works with, and the ways in.

use std::collections::{HashMap, HashSet};
use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use tokio::sync::Notify;
use tokio::sync::mpsc::UnboundedSender;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use super::app::App;
use super::lists::{GamesPage, HistoryPage, LeadersPage};
use super::minds::Minds;
use super::pool::Pool;
use super::tables::Tables;
use super::thinkers::Thinkers;
use super::tongue::Tongues;
use super::trouble::Trouble;
use super::{Answer, Command, Delivery, Posted, Purpose, Reply, Request};
use crate::catalog::Catalog;
use crate::render::Painter;
use crate::rules::Rng;
use crate::store::Store;
use crate::table::{ChannelId, MessageId, PersonId, Span, TableId, Time, Waits};
use crate::words::Words;

/// How long after a board was brought down it is not brought down again.
const BRING_DOWN: Span = Span::MINUTE;
/// How long the end waits for what is done in the background.
const LAST_ACTS: Duration = Duration::from_millis(400);

/// What the house may do and how long it waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Policy {
    /// Open games and challenges a person may have at once.
    pub games_per_person: u32,
    /// Open games and challenges a server may have at once.
    pub games_per_guild: u32,
    /// How long a challenge or open seat stands, in milliseconds.
    pub challenge_stands: i64,
    /// How long the computer may think about one move, in milliseconds.
    pub think: u64,
    /// How many megabytes one search may remember positions in.
    pub hash: usize,
    /// How long a move of a game that is only watched stays before the next one, in milliseconds.
    pub watch_pace: u64,
    /// How long every answer of the referee of a hidden game takes, in milliseconds.
    pub referee: u64,
    /// How long games wait in which nobody moves.
    pub waits: Waits,
}

/// What a house is made of.
pub struct Parts {
    /// The games.
    pub catalog: Catalog,
    /// The sentences.
    pub words: Arc<Words>,
    /// The file the games live in.
    pub store: Store,
    /// The threads that search.
    pub pool: Pool,
    /// What it may do.
    pub policy: Policy,
    /// The clock.
    pub clock: Arc<dyn Fn() -> Time + Send + Sync>,
    /// The seed of all chance: table names, lots, start positions.
    pub seed: u64,
    /// Where deliveries go that answer no interaction.
    pub outgoing: UnboundedSender<Delivery>,
}

/// The application. Clones share it.
#[derive(Clone)]
pub struct Service(Arc<House>);

/// What a service works with; known inside this room only.
pub struct House {
    pub(super) catalog: Catalog,
    pub(super) words: Arc<Words>,
    pub(super) store: Store,
    pub(super) painter: Painter,
    pub(super) pool: Pool,
    pub(super) policy: Policy,
    pub(super) tables: Tables,
    pub(super) thinkers: Thinkers,
    /// The computers' brains in hidden games.
    pub(super) minds: Arc<Minds>,
    /// What is spoken in the places of tables.
    pub(super) tongues: Tongues,
    /// What servers said they speak, whatever their managers chose.
    pub(super) servers: Tongues,
    /// Who has yet to hear that direct messages do not reach him.
    untold: Mutex<HashSet<PersonId>>,
    /// Wakes whoever waits for the next thing that falls due, if something falls due sooner.
    pub(super) sooner: Notify,
    /// When he wakes by himself; unknown while he is at work.
    pub(super) wakes: Mutex<Option<Time>>,
    /// When the house last noted that it is at work.
    pub(super) beaten: Mutex<Option<Time>>,
    /// Who waits for the analysis of a game.
    pub(super) analyses: Mutex<HashMap<TableId, Vec<Request>>>,
    /// The computer's turns that are played in the background.
    pub(super) tasks: TaskTracker,
    /// Wakes whoever only lets time pass, when the end has come.
    pub(super) ending: CancellationToken,
    /// When the board of a table was last brought down.
    brought_down: Mutex<HashMap<TableId, Time>>,
    clock: Arc<dyn Fn() -> Time + Send + Sync>,
    chance: Mutex<Rng>,
    outgoing: UnboundedSender<Delivery>,
}

impl Deref for Service {
    type Target = House;

    fn deref(&self) -> &House {
        &self.0
    }
}

impl House {
    pub(super) fn now(&self) -> Time {
        (self.clock)()
    }

    pub(super) fn random(&self) -> u64 {
        self.chance.lock().unwrap_or_else(PoisonError::into_inner).next()
    }

    /// Looks at or changes who has yet to hear that direct messages do not reach him.
    pub(super) fn untold<T>(&self, look: impl FnOnce(&mut HashSet<PersonId>) -> T) -> T {
        look(&mut self.untold.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether the board of a table may be brought down now; if so, it may not again for a minute.
    pub(super) fn brings_down(&self, table: TableId) -> bool {
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
    pub(super) fn send(&self, delivery: Delivery) {
        if self.outgoing.send(delivery).is_err() {
            tracing::debug!("a delivery after the end of the connection stays in the outbox");
        }
    }
}

impl Service {
    /// Opens the house.
    #[must_use]
    pub fn new(parts: Parts) -> Self {
        let Parts { catalog, words, store, pool, policy, clock, seed, outgoing } = parts;
        Self(Arc::new(House {
            catalog,
            words,
            store,
            painter: Painter::new(),
            pool,
            policy,
            tables: Tables::default(),
            thinkers: Thinkers::default(),
            minds: Arc::default(),
            tongues: Tongues::default(),
            servers: Tongues::default(),
            untold: Mutex::default(),
            sooner: Notify::new(),
            wakes: Mutex::default(),
            beaten: Mutex::default(),
            analyses: Mutex::default(),
            tasks: TaskTracker::new(),
            ending: CancellationToken::new(),
            brought_down: Mutex::default(),
            clock,
            chance: Mutex::new(Rng::new(seed)),
            outgoing,
        }))
    }

    /// Draws beforehand what nearly every board needs, so that the first person does not wait for
    /// it. Takes some tens of milliseconds of work; to be called before the connection is opened.
    pub fn warm(&self) {
        self.painter.warm();
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

    async fn reply(&self, request: &Request) -> Result<Reply, Trouble> {
        match &request.command {
            Command::Play(terms) => self.play(request, terms).await,
            Command::Move { text, table } => self.typed_move(request, text, *table).await,
            Command::Board { flip, table } => self.board(request, *flip, *table).await,
            Command::Moves { piece, table } => self.moves(request, piece.as_deref(), *table).await,
            Command::Resign { table } => self.resign_ask(request, *table).await,
            Command::Draw { after, table } => self.draw(request, after.as_deref(), *table).await,
            Command::Takeback { table } => self.takeback(request, *table).await,
            Command::Hint { table } => self.hint(request, *table).await,
            Command::Games { scope, game } => {
                self.games(request, &GamesPage { scope: *scope, game: game.clone(), page: 1 }).await
            }
            Command::Leaderboard { game, scope } => {
                self.leaders(request, &LeadersPage::asked(game, *scope)).await
            }
            Command::Profile { player, game } => {
                self.profile(request, player.as_ref(), game.as_deref()).await
            }
            Command::History { player, opponent, game } => {
                let (player, opponent) = (player.as_ref(), opponent.as_ref());
                let page = HistoryPage::asked(request, player, opponent, game.as_deref());
                self.history(request, &page).await
            }
            Command::Replay { table, step } => self.replay(request, *table, *step).await,
            Command::Export { table, form } => self.export(request, *table, form.as_deref()).await,
            Command::Import { game, file, text } => {
                self.import(request, game, file.as_ref(), text.as_deref()).await
            }
            Command::Rules { game, page } => self.rules(request, game, page.as_deref()).await,
            Command::Settings { scope } => self.settings_command(request, *scope).await,
            Command::Privacy => self.privacy(request).await,
            Command::Help => Ok(self.help(request)),
            Command::Press(id) => self.press(request, id).await,
            Command::Choose(id, values) => self.choose(request, id, values).await,
            Command::Pick(id, person) => self.person_picked(request, id, person).await,
            Command::Submit(id, fields) => self.submit(request, id, fields).await,
            Command::Complete { command, option, typed } => {
                Ok(self.complete(request, command, option, typed).await)
            }
        }
    }
}

impl App for Service {
    async fn handle(&self, mut request: Request) -> Reply {
        self.hear(&mut request).await;
        let mut reply = match self.reply(&request).await {
            Ok(reply) => reply,
            Err(_) if matches!(request.command, Command::Complete { .. }) => {
                Reply { answer: Answer::Choices(Vec::new()), then: Vec::new() }
            }
            Err(trouble) => self.excuse(&request, trouble).await,
        };
        self.remark(&request, &mut reply).await;
        self.greet(&request, &mut reply).await;
        reply
    }

    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId) {
        self.note_message(purpose, channel, message).await;
    }

    async fn closed(&self, person: PersonId, about: Option<TableId>) {
        self.note_closed(person, about).await;
    }

    async fn threaded(&self, table: TableId, thread: Option<ChannelId>) {
        if let Err(trouble) = self.thread_opened(table, thread).await {
            tracing::error!(%table, ?trouble, "a game did not move into its thread");
        }
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.note_delivery(outbox, posted).await;
    }
}
