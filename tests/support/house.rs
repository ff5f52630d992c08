//! A whole house in a sandbox: the service, the store and the Discord room, played as people play.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use patt::catalog::Catalog;
use patt::discord::{Link, Pace, Timing};
use patt::render::portrait;
use patt::sandbox::{Clock, Handle, Id, Impossible, Mark, Options, Sandbox};
use patt::service::{Policy, Service};
use patt::store::{self, Duties, Store};
use patt::table::{InactivityPolicy, Time};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_util::task::TaskTracker;

use super::done::Done;
use super::oracle::oracle;
use super::process::{Process, Start, Ways};
use super::server::server;

/// A house, the people before it, and its clock.
///
/// People act by its methods; whatever they wait for begins at the [`Done`] of an act.
pub struct House {
    pub sandbox: Arc<Sandbox>,
    pub service: Service,
    pub channel: Id,
    pub ada: Id,
    pub bea: Id,
    pub cid: Id,
    pub(super) catalog: Catalog,
    pub(super) policy: Policy,
    pub(super) clock: Arc<AtomicI64>,
    pub(super) folder: TempDir,
    began: Mark,
    pub(super) ways: Ways,
    /// The first is whose service is looked at.
    pub(super) processes: Vec<Process>,
}

/// How long a scene waits, by the wall clock, before it gives up.
const PATIENCE: Duration = Duration::from_mins(1);

/// Longer than any scene takes.
const NEVER: Duration = Duration::from_hours(24);

/// No answer is ever late, however busy the machine is, and what failed is tried again at once: what
/// people read must not depend on either.
pub const UNHURRIED: Timing = Timing {
    guard: NEVER,
    complete: NEVER,
    again: Duration::ZERO,
    young: NEVER,
    late: NEVER,
    settled: Duration::ZERO,
    stale: NEVER,
    stuck: NEVER,
    gaps: [Duration::ZERO; 3],
    apart: Duration::ZERO,
    pace: Pace { burst: 1, gap: Duration::ZERO },
};

/// The policy of these houses.
const POLICY: Policy = Policy {
    games_per_person: 20,
    games_per_guild: 100,
    challenge_stands: 3_600_000,
    patience: 1_200,
    think: 2_000,
    hash: 4,
    watch_pace: 100,
    referee: 0,
    waits: InactivityPolicy::USUAL,
};

impl House {
    /// A house with these games.
    pub async fn start(catalog: Catalog) -> Self {
        Self::start_with(catalog, POLICY).await
    }

    /// A house with these games, in which a search may last as long as it likes.
    pub async fn patient(catalog: Catalog) -> Self {
        Self::start_with(catalog, Policy { think: 600_000, ..POLICY }).await
    }

    /// A house whose referee takes their time for every answer.
    pub async fn deliberate(catalog: Catalog) -> Self {
        Self::start_with(catalog, Policy { referee: 60, ..POLICY }).await
    }

    /// A house whose sandbox is kept beside the games; see [`House::restart_all`].
    pub async fn kept(catalog: Catalog) -> Self {
        let folder = TempDir::new().expect("there is room");
        let sandbox = Self::sandbox(Some(world(&folder))).await;
        Self::begin(sandbox, catalog, POLICY, folder, Ways::of_tests()).await
    }

    /// A house to which interactions come over HTTP.
    pub async fn over_http(catalog: Catalog) -> Self {
        Self::by(catalog, Ways::http(1, 0)).await
    }

    /// The same with a process that goes on answering for so long when it is told to end.
    pub async fn draining(catalog: Catalog, drains: Duration) -> Self {
        Self::by(catalog, Ways::Http { fronts: 1, doubled: 0, drains }).await
    }

    async fn by(catalog: Catalog, ways: Ways) -> Self {
        let folder = TempDir::new().expect("there is room");
        let sandbox = Self::sandbox(None).await;
        Self::begin(sandbox, catalog, POLICY, folder, ways).await
    }

    /// A house of several processes on a server, to which interactions go over HTTP in turn, every seventh to
    /// two of them; none where `PostgreSQL` is not installed.
    pub async fn of_fronts(catalog: Catalog, fronts: usize) -> Option<Self> {
        Self::of_processes(catalog, Ways::http(fronts, 7)).await
    }

    /// A house of two processes on a server, both of which get every so many interactions; none where
    /// `PostgreSQL` is not installed.
    pub async fn of_doubles(catalog: Catalog, doubled: usize) -> Option<Self> {
        Self::of_processes(catalog, Ways::http(2, doubled)).await
    }

    async fn of_processes(catalog: Catalog, ways: Ways) -> Option<Self> {
        Self::of_processes_with(catalog, ways, |_| {}).await
    }

    /// The same with something done to the sandbox before.
    pub(super) async fn of_processes_with(
        catalog: Catalog,
        ways: Ways,
        before: impl FnOnce(&Arc<Sandbox>),
    ) -> Option<Self> {
        server()?;
        let folder = TempDir::new().expect("there is room");
        let sandbox = Self::sandbox(None).await;
        before(&sandbox);
        Some(Self::begin(sandbox, catalog, POLICY, folder, ways).await)
    }

    /// A house of processes with these duties on a server, in which nobody waits for the computer's answer before
    /// the board is shown without it; none where `PostgreSQL` is not installed. Workers work when they are told.
    pub async fn of_duties(catalog: Catalog, duties: &'static [Duties]) -> Option<Self> {
        server()?;
        let folder = TempDir::new().expect("there is room");
        let sandbox = Self::sandbox(None).await;
        let policy = Policy { patience: 0, ..POLICY };
        Some(Self::begin(sandbox, catalog, policy, folder, Ways::Duties(duties)).await)
    }

    async fn start_with(catalog: Catalog, policy: Policy) -> Self {
        let folder = TempDir::new().expect("there is room");
        Self::begin(Self::sandbox(None).await, catalog, policy, folder, Ways::of_tests()).await
    }

    async fn sandbox(folder: Option<PathBuf>) -> Arc<Sandbox> {
        // Its time stands still, so that no interaction grows old. The bot may do what the link with
        // which it is invited asks for, and no more.
        let options = Options {
            oracle: oracle(),
            clock: Clock::frozen(),
            rights: Link::RIGHTS,
            folder,
            portrait: Some(portrait::draw),
            ..Options::default()
        };
        Arc::new(Sandbox::start(options).await.expect("a port is free"))
    }

    async fn begin(
        sandbox: Arc<Sandbox>,
        catalog: Catalog,
        policy: Policy,
        folder: TempDir,
        ways: Ways,
    ) -> Self {
        // Scenes play in the channel; those about threads let the bot open them.
        sandbox.channels().into_iter().for_each(|channel| sandbox.no_threads(channel));
        let clock = Arc::new(AtomicI64::new(1_800_000_000_000));
        let began = sandbox.mark();
        Self::on(sandbox, began, catalog, policy, folder, clock, ways).await
    }

    async fn on(
        sandbox: Arc<Sandbox>,
        began: Mark,
        catalog: Catalog,
        policy: Policy,
        folder: TempDir,
        clock: Arc<AtomicI64>,
        ways: Ways,
    ) -> Self {
        let database = ways.database(&folder.path().join("patt.db"));
        let (mut processes, mut urls) = (Vec::new(), Vec::new());
        for nth in 0..ways.processes() {
            let start = Start { sandbox: &sandbox, catalog, policy, clock: &clock, ways, nth };
            let (process, url) = start.process(database.clone()).await;
            processes.push(process);
            urls.extend(url);
        }
        if ways.are_http() {
            let doubled = if let Ways::Http { doubled, .. } = ways { doubled } else { 0 };
            sandbox.deliver_to(urls, doubled).await.expect("every process knows the signature");
        }
        sandbox.ready().await.expect("the bot connects");
        let people = sandbox.people();
        let channel = sandbox.channels()[0];
        let [ada, bea, cid] = [0, 1, 2].map(|nth: usize| people[nth].id);
        let service = processes[0].service.clone();
        Self {
            sandbox,
            service,
            channel,
            ada,
            bea,
            cid,
            catalog,
            policy,
            clock,
            folder,
            began,
            ways,
            processes,
        }
    }

    /// The process ends in good order, and another one begins; see [`House::began`].
    pub async fn restart(self) -> Self {
        self.restart_after(async |_| {}).await
    }

    /// The same, with something done to the store in between.
    pub async fn restart_after(mut self, between: impl AsyncFnOnce(&Store)) -> Self {
        let began = self.sandbox.mark();
        self.close().await;
        let Self { sandbox, catalog, policy, clock, folder, ways, .. } = self;
        sandbox.online(false).await.expect("the bot is gone");
        let (file, now) = (folder.path().join("patt.db"), clock.load(Ordering::Relaxed));
        let store = Store::open(ways.database(&file), store::StorePolicy::default(), Time(now));
        let store = store.expect("nobody else has it");
        between(&store).await;
        store.close().await;
        Self::on(sandbox, began, catalog, policy, folder, clock, ways).await
    }

    /// The process ends together with its sandbox, and both begin again from what is kept.
    pub async fn restart_all(mut self) -> Self {
        self.close().await;
        let Self { sandbox, catalog, policy, clock, folder, ways, .. } = self;
        sandbox.online(false).await.expect("the bot is gone");
        drop(sandbox);
        let sandbox = Self::sandbox(Some(world(&folder))).await;
        let began = sandbox.mark();
        Self::on(sandbox, began, catalog, policy, folder, clock, ways).await
    }

    /// Ends all processes in good order.
    async fn close(&mut self) {
        for process in std::mem::take(&mut self.processes) {
            process.end().await;
        }
        if self.ways.are_http() {
            self.sandbox.deliver_to_gateway();
        }
    }

    /// What came since the process was told to end that was there before this one; for the first,
    /// since it began.
    pub fn began(&self) -> Done {
        self.since(self.began)
    }

    /// Tells the process to end, and does not wait for it.
    pub fn begin_stopping(&self) {
        self.processes.iter().for_each(|process| process.stop.cancel());
    }

    /// Ends all; whatever was wrong with a request fails the test.
    pub async fn end(mut self) {
        self.close().await;
        assert_eq!(self.sandbox.take_complaints(), [""; 0]);
    }

    /// What the store has run since this was asked last.
    pub fn ran(&self) -> store::Ran {
        self.processes[0].store.ran()
    }

    /// Waits until nothing is under way: every interaction is answered, everything that follows from
    /// the answers has come, and the house knows so. Only computers may be thinking still.
    pub async fn quiet(&self) {
        let quiet = async {
            loop {
                self.sandbox.settle().await.expect("every interaction is answered");
                // All runs on one thread: what was handed over just now is taken up meanwhile.
                tokio::task::yield_now().await;
                for process in &self.processes {
                    done(&process.under_way).await;
                }
                tokio::task::yield_now().await;
                let idle = self.processes.iter().all(|process| process.under_way.is_empty());
                if idle && self.sandbox.is_settled() {
                    break;
                }
            }
        };
        tokio::time::timeout(PATIENCE, quiet).await.expect("the house gets quiet");
    }

    /// Waits until no search goes on in the background, however slow the machine is: a search ends
    /// by its budget of positions and not by the clock.
    pub async fn searched(&self) {
        for process in &self.processes {
            done(&process.service.under_way()).await;
        }
    }

    /// Lets time pass, for a house that has done all it had to, until it has done what that brings.
    pub async fn pass(&self, millis: i64) -> Done {
        self.pass_unseen(millis).await;
        let since = self.sandbox.mark();
        for process in &self.processes {
            process.service.tick().await;
        }
        self.quiet().await;
        self.since(since)
    }

    /// Lets time pass while nobody looks.
    pub async fn pass_unseen(&self, millis: i64) {
        self.quiet().await;
        let now = millis + self.clock.fetch_add(millis, Ordering::Relaxed);
        for (nth, process) in self.processes.iter().enumerate() {
            self.ways.play(nth, &process.store, Time(now)).await;
        }
    }

    /// What comes from now on, whoever brings it.
    pub fn since_now(&self) -> Done {
        self.since(self.sandbox.mark())
    }

    fn since(&self, since: Mark) -> Done {
        Done::new(&self.sandbox, self.channel, since)
    }

    /// Whether a person sees a message that says this.
    pub fn said(&self, who: Id, what: &str) -> bool {
        self.sandbox.messages(self.channel, who).iter().any(|m| content(m).contains(what))
    }

    /// A command and its answer.
    pub async fn command(&self, who: Id, name: &str, options: Value) -> Done {
        self.command_in(self.channel, who, name, options).await
    }

    /// A message written by hand in a place, and what comes of it.
    pub fn say(&self, place: Id, who: Id, text: &str) -> Done {
        let since = self.sandbox.mark();
        self.sandbox.say(who, place, text).expect("a person can write that");
        Done::new(&self.sandbox, place, since)
    }

    /// An answer written by hand to a message, which mentions its author, and what comes of it.
    pub fn reply(&self, place: Id, who: Id, message: &Value, text: &str) -> Done {
        let since = self.sandbox.mark();
        let said = self.sandbox.reply(who, id_of(message), text, true);
        said.expect("a person can write that");
        Done::new(&self.sandbox, place, since)
    }

    /// A command in some other place.
    pub async fn command_in(&self, place: Id, who: Id, name: &str, options: Value) -> Done {
        let asked = self.sandbox.command(who, place, name, options).await;
        self.answered(asked.expect("a person can do that")).await
    }

    /// A button and its answer. The message must have it still.
    pub async fn press(&self, who: Id, message: &Value, button: &str) -> Done {
        let pressed = self.sandbox.press(who, id_of(message), button).await;
        self.pressed(pressed, message, button).await
    }

    /// The press of a button that may have gone since the person looked, and its answer.
    pub async fn press_stale(&self, who: Id, message: &Value, button: &str) -> Done {
        assert!(buttons(message).contains(&button), "{button}: never seen in {message:#}");
        let pressed = self.sandbox.press_stale(who, id_of(message), button).await;
        self.pressed(pressed, message, button).await
    }

    async fn pressed(
        &self,
        pressed: Result<Handle, Impossible>,
        message: &Value,
        button: &str,
    ) -> Done {
        let pressed = pressed.unwrap_or_else(|fault| {
            let now = self.sandbox.message(id_of(message));
            panic!("{button}: {fault}. It was seen as {message:#} and is now {now:#}")
        });
        self.answered(pressed).await
    }

    /// Chooses a value from the menu of a message that offers it, or people from one of people.
    pub async fn choose(&self, who: Id, message: &Value, value: &str) -> Done {
        let mut menus = message["components"].as_array().into_iter().flatten();
        let id = menus.find_map(|row| {
            let menu = &row["components"][0];
            let mut offers = menu["options"].as_array().into_iter().flatten();
            let offered = menu["type"] == 5 || offers.any(|entry| entry["value"] == value);
            menu["custom_id"].as_str().filter(|_| offered)
        });
        let id = id.unwrap_or_else(|| panic!("no menu offers {value}: {message:#}"));
        let chosen = self.sandbox.choose(who, id_of(message), id, &[value]).await;
        self.answered(chosen.expect("a person can do that")).await
    }

    /// Fills in a form and sends it.
    pub async fn submit(&self, who: Id, form: &Value, fields: Value) -> Done {
        let id = form["custom_id"].as_str().expect("a form has an id");
        let sent = self.sandbox.submit(who, id, fields).await;
        self.answered(sent.expect("a person can do that")).await
    }

    /// What a person reads in the end; where nothing comes in time, what was refused is told.
    pub async fn answered(&self, asked: Handle) -> Done {
        match asked.finished().await {
            Ok(replied) => {
                let mut done = Done::new(&self.sandbox, asked.channel, asked.mark());
                done.replied = replied;
                done
            }
            Err(fault) => panic!("{fault}: {:#?}", self.sandbox.take_complaints()),
        }
    }

    /// Plays a move by `/move`.
    pub async fn play(&self, who: Id, text: &str) -> Done {
        self.command(who, "move", json!({ "move": text })).await
    }

    /// Ada challenges Bea, who accepts; Ada moves first.
    pub async fn challenge(&self, game: &str, more: Value) -> Value {
        let mut options = json!({ "game": game, "opponent": self.bea.to_string(), "side": "me" });
        if let (Some(options), Value::Object(more)) = (options.as_object_mut(), more) {
            options.extend(more);
        }
        let asked = self.command(self.ada, "play", options).await;
        self.press(self.bea, asked.message(), "Accept").await.shows(self.ada, "your move").await
    }
}

/// Where the sandbox of a kept house is.
fn world(folder: &TempDir) -> PathBuf {
    folder.path().join("patt.world")
}

/// The text of the embed of a message.
pub fn embed(message: &Value) -> &str {
    message["embeds"][0]["description"].as_str().unwrap_or_default()
}

/// The text of a message.
pub fn content(message: &Value) -> &str {
    message["content"].as_str().unwrap_or_default()
}

/// The id of a message.
pub fn id_of(message: &Value) -> Id {
    let id = message["id"].as_str().and_then(|id| id.parse().ok());
    Id(id.unwrap_or_else(|| panic!("no message: {message:#}")))
}

/// The labels of all buttons of a message.
pub fn buttons(message: &Value) -> Vec<&str> {
    components(message).filter_map(|button| button["label"].as_str()).collect()
}

/// All buttons and menus of a message.
pub fn components(message: &Value) -> impl Iterator<Item = &Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().into_iter().flatten())
}

/// Waits until all that is under way there has been done.
async fn done(tasks: &TaskTracker) {
    tasks.close();
    tasks.wait().await;
    tasks.reopen();
}
