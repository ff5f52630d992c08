//! A whole house in a sandbox: the service, the store and the Discord room, played as people play.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use patt::catalog::Catalog;
use patt::discord::{Ended, Link, Target, run};
use patt::sandbox::{Handle, Id, Options, Replied, Sandbox};
use patt::service::{Dependencies, Policy, Pool, Service};
use patt::store::{self, Store};
use patt::table::{Time, Waits};
use patt::words::Words;
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::mpsc::unbounded_channel;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::oracle::oracle;

/// A house, the people before it, and its clock.
pub struct House {
    pub sandbox: Sandbox,
    pub service: Service,
    pub channel: Id,
    pub ada: Id,
    pub bea: Id,
    pub cid: Id,
    catalog: Catalog,
    policy: Policy,
    clock: Arc<AtomicI64>,
    folder: TempDir,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), Ended>>,
}

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
    waits: Waits::USUAL,
};

fn open(
    catalog: Catalog,
    file: &Path,
    clock: &Arc<AtomicI64>,
    policy: Policy,
) -> (Service, Arc<Words>, Deliveries) {
    let words = Arc::new(Words::load(catalog).expect("the messages are Fluent"));
    let (outgoing, deliveries) = unbounded_channel();
    let now = Arc::clone(clock);
    let time = Time(clock.load(Ordering::Relaxed));
    let store = Store::open(file, store::Policy::default(), time).expect("the folder is ours");
    let service = Service::new(Dependencies {
        catalog,
        words: Arc::clone(&words),
        store,
        pool: Pool::new(1).expect("there is a thread"),
        policy,
        clock: Arc::new(move || Time(now.load(Ordering::Relaxed))),
        seed: 7,
        outgoing,
    });
    (service, words, deliveries)
}

type Deliveries = tokio::sync::mpsc::UnboundedReceiver<patt::message::Delivery>;

impl House {
    /// A house with these games.
    pub async fn start(catalog: Catalog) -> Self {
        Self::start_with(catalog, POLICY).await
    }

    /// A house with these games, in which a search may last as long as it likes.
    pub async fn patient(catalog: Catalog) -> Self {
        Self::start_with(catalog, Policy { think: 600_000, ..POLICY }).await
    }

    /// A house whose referee takes his time for every answer.
    pub async fn deliberate(catalog: Catalog) -> Self {
        Self::start_with(catalog, Policy { referee: 60, ..POLICY }).await
    }

    async fn start_with(catalog: Catalog, policy: Policy) -> Self {
        let options = Options { oracle: oracle(), ..Options::default() };
        let sandbox = Sandbox::start(options).await.expect("a port is free");
        // Scenes play in the channel; those about threads let the bot open them.
        sandbox.channels().into_iter().for_each(|channel| sandbox.no_threads(channel));
        let folder = TempDir::new().expect("there is room");
        let clock = Arc::new(AtomicI64::new(1_800_000_000_000));
        Self::on(sandbox, catalog, policy, folder, clock).await
    }

    async fn on(
        sandbox: Sandbox,
        catalog: Catalog,
        policy: Policy,
        folder: TempDir,
        clock: Arc<AtomicI64>,
    ) -> Self {
        let (service, words, deliveries) =
            open(catalog, &folder.path().join("patt.db"), &clock, policy);
        let target =
            Target::Sandbox { address: sandbox.address(), token: sandbox.token().to_owned() };
        let link = Link::open(target).await.expect("the sandbox is there");
        link.register(catalog).await.expect("the commands are fit");
        service.take_up().await.expect("the store is ours");
        let stop = CancellationToken::new();
        let app = Arc::new(service.clone());
        let bot = tokio::spawn(run(link, app, words, deliveries, stop.clone()));
        sandbox.ready().await.expect("the bot connects");
        let people = sandbox.people();
        let channel = sandbox.channels()[0];
        let [ada, bea, cid] = [0, 1, 2].map(|nth: usize| people[nth].id);
        Self { sandbox, service, channel, ada, bea, cid, catalog, policy, clock, folder, stop, bot }
    }

    /// The process ends in good order, and another one begins.
    pub async fn restart(self) -> Self {
        self.restart_after(async |_| {}).await
    }

    /// The same, with something done to the store in between.
    pub async fn restart_after(self, between: impl AsyncFnOnce(&Store)) -> Self {
        let Self { sandbox, service, catalog, policy, clock, folder, stop, bot, .. } = self;
        stop.cancel();
        bot.await.expect("no panic").expect("an orderly end");
        service.close().await;
        drop(service);
        sandbox.online(false).await.expect("the bot is gone");
        let (file, now) = (folder.path().join("patt.db"), clock.load(Ordering::Relaxed));
        let store = Store::open(&file, store::Policy::default(), Time(now));
        let store = store.expect("nobody else has it");
        between(&store).await;
        drop(store);
        Self::on(sandbox, catalog, policy, folder, clock).await
    }

    /// Tells the process to end, and does not wait for it.
    pub fn begin_stopping(&self) {
        self.stop.cancel();
    }

    /// Ends all; whatever was wrong with a request fails the test.
    pub async fn end(self) {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        assert_eq!(self.sandbox.take_complaints(), [""; 0]);
    }

    /// The database.
    pub fn file(&self) -> PathBuf {
        self.folder.path().join("patt.db")
    }

    /// Lets time pass.
    pub async fn pass(&self, millis: i64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
        self.service.tick().await;
    }

    /// Lets time pass while nobody looks.
    pub fn pass_unseen(&self, millis: i64) {
        self.clock.fetch_add(millis, Ordering::Relaxed);
    }

    /// Whether a person sees a message that says this.
    pub fn said(&self, who: Id, what: &str) -> bool {
        self.sandbox.messages(self.channel, who).iter().any(|m| content(m).contains(what))
    }

    /// A command and its answer.
    pub async fn command(&self, who: Id, name: &str, options: Value) -> Replied {
        let asked = self.sandbox.command(who, self.channel, name, options).await;
        self.answered(asked.expect("a person can do that")).await
    }

    /// A button and its answer.
    pub async fn press(&self, who: Id, message: &Value, button: &str) -> Replied {
        let pressed = self.sandbox.press(who, id_of(message), button).await;
        let pressed = pressed.unwrap_or_else(|fault| panic!("{button}: {fault} in {message:#}"));
        self.answered(pressed).await
    }

    /// What a person reads in the end; where nothing comes in time, what was refused is told.
    async fn answered(&self, asked: Handle) -> Replied {
        match asked.finished().await {
            Ok(replied) => replied,
            Err(fault) => panic!("{fault}: {:#?}", self.sandbox.take_complaints()),
        }
    }

    /// The newest message that a person sees and that says this.
    pub async fn until(&self, who: Id, said: &str) -> Value {
        let wanted = |message: &Value| content(message).contains(said);
        match self.sandbox.until(self.channel, who, wanted).await {
            Ok(message) => message,
            Err(fault) => {
                let seen = self.sandbox.messages(self.channel, who);
                let texts: Vec<_> = seen.iter().map(content).collect();
                panic!("nobody said {said:?} ({fault}): {texts:#?}")
            }
        }
    }

    /// Waits until the house knows the numbers of all messages of a person's games: then its list of
    /// them has a link in every line.
    pub async fn noted(&self, who: Id) {
        for _ in 0..200 {
            let listed = self.command(who, "games", Value::Null).await;
            let text = listed.message()["embeds"][0]["description"].as_str().unwrap_or_default();
            if text.lines().all(|line| line.contains("/channels/")) {
                return;
            }
        }
        panic!("a message of a game was never noted");
    }

    /// Waits until the clock of a person's only game runs.
    pub async fn ticking(&self, who: Id) {
        for _ in 0..1000 {
            let listed = self.command(who, "games", Value::Null).await;
            let text = listed.message()["embeds"][0]["description"].as_str().unwrap_or_default();
            if text.contains("<t:") {
                return;
            }
        }
        panic!("a clock never began to run");
    }

    /// Plays a move by `/move`.
    pub async fn play(&self, who: Id, text: &str) -> Replied {
        self.command(who, "move", serde_json::json!({ "move": text })).await
    }

    /// Ada challenges Bea, who accepts; Ada moves first.
    pub async fn challenge(&self, game: &str, more: Value) -> Value {
        let mut options = serde_json::json!({
            "game": game, "opponent": self.bea.to_string(), "side": "me",
        });
        if let (Some(options), Value::Object(more)) = (options.as_object_mut(), more) {
            options.extend(more);
        }
        let asked = self.command(self.ada, "play", options).await;
        let asked = asked.message().clone();
        self.press(self.bea, &asked, "Accept").await;
        self.until(self.ada, "your move").await
    }
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
    let rows = message["components"].as_array().into_iter().flatten();
    let buttons = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    buttons.filter_map(|button| button["label"].as_str()).collect()
}
