//! The middle of the sandbox: the world behind its lock, and everybody who wants news of it.

use super::clock::Clock;
use super::faults::Faults;
use super::lock::locked;
use super::log::Log;
use super::options::{Options, Oracle};
use super::sessions::Sessions;
use super::state::{ANSWER_WITHIN, Act, Event, Id, Impossible, Journal, Mark, World};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::{broadcast, watch};

/// How many events a page may lag behind before it must load anew.
const PAGE_BACKLOG: usize = 1024;

/// Shared by all requests, connections and the driver.
pub struct Hub {
    /// Where the sandbox listens.
    pub address: SocketAddr,
    /// The token that the bot must show.
    pub token: String,
    /// The time.
    pub clock: Clock,
    /// Faults that tests ordered.
    pub faults: Faults,
    /// The requests so far.
    pub log: Log,
    /// A second opinion on every request.
    pub oracle: Option<Arc<dyn Oracle>>,
    /// How often the bot must give a sign of life.
    pub heartbeat: Duration,
    /// Intents beyond the free ones that the application has been granted.
    pub privileged_intents: bool,
    /// Events for the pages, as JSON texts.
    pub pages: broadcast::Sender<String>,
    sessions: Mutex<Sessions>,
    world: Mutex<World>,
    version: watch::Sender<u64>,
    in_flight: AtomicUsize,
}

impl Hub {
    /// The hub of a sandbox that listens at `address`.
    pub fn new(address: SocketAddr, token: String, options: Options) -> Self {
        let mut world = World::new(format!("http://{address}"), options.clock.now());
        world.journal = Journal::new(options.journal);
        Self {
            address,
            token,
            faults: Faults::default(),
            log: Log::default(),
            oracle: options.oracle,
            heartbeat: options.heartbeat,
            privileged_intents: options.privileged_intents,
            pages: broadcast::Sender::new(PAGE_BACKLOG),
            sessions: Mutex::default(),
            world: Mutex::new(world),
            version: watch::Sender::new(0),
            in_flight: AtomicUsize::new(0),
            clock: options.clock,
        }
    }

    /// Reads or changes the world; what it has to tell goes out before the lock is released, so
    /// that everybody hears events in the order in which they happened.
    pub fn with<T>(&self, work: impl FnOnce(&mut World) -> T) -> T {
        let mut world = locked(&self.world);
        world.now = self.clock.now();
        let result = work(&mut world);
        for event in std::mem::take(&mut world.outbox) {
            match event {
                // Without a page open nobody listens, which is no error.
                Event::Page(event) => drop(self.pages.send(event.to_string())),
                Event::Gateway(name, data) => locked(&self.sessions).dispatch(name, &data),
            }
        }
        drop(world);
        self.version.send_modify(|version| *version += 1);
        result
    }

    /// Reads the world without anybody being told.
    pub fn peek<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        let mut world = locked(&self.world);
        world.now = self.clock.now();
        look(&world)
    }

    /// The gateway sessions. Never call [`Hub::with`] while holding them.
    pub fn sessions(&self) -> MutexGuard<'_, Sessions> {
        locked(&self.sessions)
    }

    /// A receiver that wakes at every change of the world.
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Tells everybody that waits to look again.
    pub fn nudge(&self) {
        self.version.send_modify(|version| *version += 1);
    }

    /// The present moment in what was said and asked for.
    pub fn mark(&self) -> Mark {
        self.peek(|world| self.mark_in(world))
    }

    fn mark_in(&self, world: &World) -> Mark {
        Mark { told: world.journal.count(), asked: self.log.count() }
    }

    /// Lets a person act, and starts the three seconds of the bot; the moment before is told too.
    ///
    /// # Errors
    /// [`Impossible`] if nobody could do that.
    pub fn act(self: &Arc<Self>, who: Id, channel: Id, act: Act) -> Result<(Id, Mark), Impossible> {
        let (id, mark, made) = self.with(|world| {
            let mark = self.mark_in(world);
            let id = world.act(who, channel, act)?;
            Ok::<_, Impossible>((id, mark, world.now))
        })?;
        let hub = Arc::downgrade(self);
        let clock = self.clock.clone();
        tokio::spawn(async move {
            clock.reach(made + ANSWER_WITHIN).await;
            if let Some(hub) = hub.upgrade() {
                hub.with(|world| world.expire(id));
            }
        });
        Ok((id, mark))
    }

    /// Notes whether the bot is connected.
    pub fn connection_changed(&self) {
        let online = self.sessions().any_live();
        self.with(|world| {
            if world.bot.online != online {
                world.bot.online = online;
                world.page(None, json!({ "type": "bot", "online": online }));
            }
        });
    }

    /// Counts a request as running until the guard is dropped.
    pub fn running(self: &Arc<Self>) -> Running {
        self.in_flight.fetch_add(1, Ordering::SeqCst);
        self.nudge();
        Running(Arc::clone(self))
    }

    /// How many requests are running.
    pub fn in_flight(&self) -> usize {
        self.in_flight.load(Ordering::SeqCst)
    }

    /// The address of the gateway.
    pub fn gateway_url(&self) -> String {
        format!("ws://{}/gateway", self.address)
    }

    /// The state that the page starts from.
    pub fn page_state(&self) -> Value {
        self.with(|world| {
            let people: Vec<Value> = world.people.iter().map(super::people::Person::card).collect();
            let channels: Vec<Value> =
                world.channels.values().map(super::state::Channel::card).collect();
            json!({
                "me": null, "people": people, "channels": channels,
                "bot": {
                    "id": world.bot.id, "name": world.bot.name, "online": world.bot.online,
                },
                "guild": world.guild_card(),
                "commands": world.commands(),
            })
        })
    }
}

/// A request that is running.
pub struct Running(Arc<Hub>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.in_flight.fetch_sub(1, Ordering::SeqCst);
        self.0.nudge();
    }
}
