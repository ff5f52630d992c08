//! The middle of the sandbox: the world behind its lock, and everybody who wants news of it.

use super::clock::{Clock, Millis};
use super::faults::Faults;
use super::keep::{Keeper, Unkept};
use super::lock::locked;
use super::options::{Draw, Options, Oracle, Stop};
use super::rest::Limits;
use super::sessions::Sessions;
use super::state::permissions::NAMED;
use super::state::{ANSWER_WITHIN, Act, Event, Id, Impossible, World};
#[cfg(feature = "testing")]
use super::testing::Records;
use super::webhooks::Webhooks;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;
use tokio::sync::broadcast;

/// How many events a page may lag behind before it must load anew.
const PAGE_BACKLOG: usize = 1024;

/// Shared by all requests and connections.
pub struct Hub {
    /// Where the sandbox listens.
    pub address: SocketAddr,
    /// The token that the bot must show.
    pub token: String,
    pub clock: Clock,
    /// A second opinion on every request.
    pub oracle: Option<Arc<dyn Oracle>>,
    /// How often the bot must give a sign of life.
    pub heartbeat: Duration,
    /// Intents beyond the free ones that the application has been granted.
    pub privileged_intents: bool,
    /// Events for the pages, as JSON texts.
    pub pages: broadcast::Sender<String>,
    sessions: Mutex<Sessions>,
    /// Where interactions go instead, if anywhere.
    pub webhooks: Webhooks,
    world: Mutex<World>,
    /// Writes down what changes, where the world outlives the process. Taken with the world held.
    keeper: Option<Mutex<Keeper>>,
    /// Draws avatars.
    pub portrait: Option<Draw>,
    /// What there is to be shown.
    pub tour: Vec<Stop>,
    /// Requests that are to go wrong.
    pub faults: Faults,
    /// Counts requests, where there may not be more of them than Discord takes.
    pub limits: Option<Limits>,
    /// What tests read.
    #[cfg(feature = "testing")]
    pub testing: Records,
}

impl Hub {
    /// The hub of a sandbox that listens at `address`.
    ///
    /// # Errors
    /// [`Unkept`] if the folder of the options cannot be used.
    pub fn new(address: SocketAddr, token: String, options: Options) -> Result<Self, Unkept> {
        let mut world = World::new(
            format!("http://{address}"),
            options.clock.now(),
            options.portrait.is_some(),
        );
        let mut keeper = None;
        if let Some(folder) = &options.folder {
            let (mut opened, saved) = Keeper::open(folder)?;
            if let Some(saved) = saved {
                world.restore(saved);
                world.keep_bounds();
            }
            opened.begin(&world)?;
            keeper = Some(Mutex::new(opened));
        }
        world.reads_all = options.privileged_intents;
        world.rights = options.rights;
        world.starts = options.starts;
        Ok(Self {
            address,
            token,
            oracle: options.oracle,
            heartbeat: options.heartbeat,
            privileged_intents: options.privileged_intents,
            pages: broadcast::Sender::new(PAGE_BACKLOG),
            sessions: Mutex::default(),
            webhooks: Webhooks::default(),
            world: Mutex::new(world),
            keeper,
            portrait: options.portrait,
            tour: options.tour,
            faults: Faults::default(),
            limits: options.limits.then(Limits::default),
            clock: options.clock,
            #[cfg(feature = "testing")]
            testing: Records::default(),
        })
    }

    /// Reads or changes the world; what it has to tell goes out before the lock is released, so
    /// that everybody hears events in the order in which they happened.
    pub fn with<T>(&self, work: impl FnOnce(&mut World) -> T) -> T {
        let mut world = locked(&self.world);
        world.now = self.clock.now();
        let result = work(&mut world);
        if self.keeper.is_some() && !world.touched.is_empty() {
            world.keep_bounds();
        }
        // Nobody hears of what is not written down.
        let touched = std::mem::take(&mut world.touched);
        if let Some(keeper) = &self.keeper {
            locked(keeper).note(&world, &touched);
        }
        for event in std::mem::take(&mut world.outbox) {
            match event {
                // Without a page open nobody listens, which is no error.
                Event::Page(event) => drop(self.pages.send(event.to_string())),
                Event::Gateway(news)
                    if news.name == "INTERACTION_CREATE" && self.webhooks.take(&news.data) => {}
                Event::Gateway(news) => locked(&self.sessions).dispatch(&news),
            }
        }
        drop(world);
        #[cfg(feature = "testing")]
        self.testing.nudge();
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

    /// Lets a person act, and starts the three seconds of the bot.
    ///
    /// # Errors
    /// [`Impossible`] if nobody could do that.
    pub fn act(self: &Arc<Self>, who: Id, channel: Id, act: Act) -> Result<Id, Impossible> {
        let (id, made) = self.with(|world| {
            let id = world.act(who, channel, act)?;
            Ok::<_, Impossible>((id, world.now))
        })?;
        self.expire_later(id, made);
        Ok(id)
    }

    /// Lets an interaction fail that is not answered three seconds after it was `made`.
    pub fn expire_later(self: &Arc<Self>, id: Id, made: Millis) {
        let hub = Arc::downgrade(self);
        let clock = self.clock.clone();
        tokio::spawn(async move {
            clock.reach(made + ANSWER_WITHIN).await;
            if let Some(hub) = hub.upgrade() {
                hub.with(|world| world.expire(id));
            }
        });
    }

    /// Notes that a request of the bot is wrong; a test fails for it.
    #[cfg_attr(
        not(feature = "testing"),
        expect(clippy::unused_self, reason = "only tests keep what is complained of")
    )]
    pub fn complain(&self, complaint: &str) {
        tracing::warn!(complaint, "a request of the bot is wrong");
        #[cfg(feature = "testing")]
        self.testing.log.complain(complaint.to_owned());
    }

    /// Notes whether the bot is connected.
    pub fn connection_changed(&self) {
        let online = self.webhooks.are_set() || self.sessions().any_live();
        self.with(|world| {
            if world.bot.online != online {
                world.bot.online = online;
                world.page(None, json!({ "type": "bot", "online": online }));
            }
        });
    }

    /// Tells the pages how many requests are still to go wrong.
    pub fn faults_changed(&self) {
        let left = self.faults.left();
        self.with(|world| world.page(None, json!({ "type": "faults", "left": left })));
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
                world.channels.values().map(|place| place.card(world.rights)).collect();
            let rights: Vec<Value> =
                NAMED.iter().map(|(key, name, _)| json!({ "key": key, "name": name })).collect();
            json!({
                "me": null, "people": people, "channels": channels,
                "bot": {
                    "id": world.bot.id, "name": world.bot.name, "online": world.bot.online,
                },
                "guild": world.guild_card(),
                "rights": rights,
                "faults": self.faults.left(),
                "tour": self.tour.len(),
                "commands": world.commands(),
            })
        })
    }
}
