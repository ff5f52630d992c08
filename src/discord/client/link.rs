//! Which Discord there is, and who the bot is there.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use serenity::http::{Http, HttpBuilder};
use serenity::model::permissions::Permissions;
use tokio_util::task::TaskTracker;

use super::Ended;
use crate::catalog::Catalog;
use crate::config::DISCORD;
use crate::discord::Timing;
use crate::discord::avatars::Avatars;
use crate::discord::endpoint::Endpoint;
use crate::discord::rest::{Fault, Method, Rest, Route};
use crate::message::Sharing;
use crate::watch::Signs;

/// Which Discord to play on.
#[derive(Clone)]
pub enum Target {
    /// The real one.
    Real {
        /// The bot's token.
        token: String,
        /// The origin that its requests go to: [`DISCORD`], or that of a proxy, such as
        /// `http://127.0.0.1:8080`, that keeps the limits of all processes of the bot together.
        api: String,
    },
    /// A stand-in on this machine.
    Sandbox {
        /// Where it listens.
        address: SocketAddr,
        /// The token it knows.
        token: String,
    },
}

/// Which messages the bot hears of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hears {
    /// Direct messages only.
    Direct,
    /// Those of servers as well. Discord then tells of every message there, though without a word of
    /// those that are not for the bot.
    #[default]
    Everywhere,
}

/// A bot that Discord knows.
pub struct Link {
    target: Target,
    hears: Hears,
    rest: Rest,
    application: u64,
    timing: Timing,
    tasks: TaskTracker,
    /// Who is told whether there is a connection.
    signs: Arc<Signs>,
    /// How long to wait before asking again, while Discord is down at the start.
    pauses: &'static [Duration],
    endpoint: Option<Endpoint>,
    shared: Option<Shared>,
    /// Whether others answer what comes in.
    only_sends: bool,
}

/// A gateway that several processes share.
pub(super) struct Shared {
    /// How they agree on it.
    pub(super) sharing: Arc<dyn Sharing>,
    /// Of how many shards it is, if that is not left to Discord.
    pub(super) total: Option<u32>,
}

/// What the bot may do on a server: see a place and what was written there, write there and in its
/// threads, open one for a game, with pictures and lists. What was written is read where nobody knows
/// whether a post of its own has arrived.
const RIGHTS: Permissions = Permissions::VIEW_CHANNEL
    .union(Permissions::READ_MESSAGE_HISTORY)
    .union(Permissions::SEND_MESSAGES)
    .union(Permissions::CREATE_PUBLIC_THREADS)
    .union(Permissions::SEND_MESSAGES_IN_THREADS)
    .union(Permissions::ATTACH_FILES)
    .union(Permissions::EMBED_LINKS);

impl Target {
    fn token(&self) -> &str {
        match self {
            Self::Real { token, .. } | Self::Sandbox { token, .. } => {
                let token = token.trim();
                token.strip_prefix("Bot ").unwrap_or(token)
            }
        }
    }

    /// Where pictures of people lie.
    fn shelf(&self) -> String {
        match self {
            Self::Real { .. } => "https://cdn.discordapp.com".to_owned(),
            // A stand-in for Discord keeps them itself.
            Self::Sandbox { address, .. } => format!("http://{address}"),
        }
    }

    const fn through_proxies(&self) -> bool {
        matches!(self, Self::Real { .. })
    }

    fn origin(&self) -> String {
        match self {
            Self::Real { api, .. } => api.clone(),
            Self::Sandbox { address, .. } => format!("http://{address}"),
        }
    }

    /// Whether somebody else keeps the limit of all requests of the bot.
    fn counted_elsewhere(&self) -> bool {
        matches!(self, Self::Real { api, .. } if api != DISCORD)
    }
}

/// How fast a bot sends, of which others may be a part.
pub struct SharedPace(Rest);

impl SharedPace {
    /// From now on so many processes send for the same bot, this one among them: each keeps to its part of
    /// Discord's limit of all requests.
    pub fn shared_by(&self, processes: u32) {
        self.0.shared_by(processes);
    }
}

impl Link {
    /// What the bot asks to be allowed where it is invited, a bit for each right as Discord has them.
    pub const RIGHTS: u64 = RIGHTS.bits();

    /// The pauses of a bot that starts while Discord is down: five minutes in all.
    pub const PAUSES: &'static [Duration] = &[
        Duration::from_secs(1),
        Duration::from_secs(2),
        Duration::from_secs(5),
        Duration::from_secs(10),
        Duration::from_secs(20),
        Duration::from_secs(40),
        Duration::from_mins(1),
        Duration::from_mins(1),
        Duration::from_mins(1),
        Duration::from_mins(1),
    ];

    /// Asks Discord who the bot is, and once more after each of these pauses while it is down.
    ///
    /// # Errors
    /// If the token is refused or Discord cannot be reached for that long.
    pub async fn open_patiently(
        target: Target,
        pauses: &'static [Duration],
    ) -> Result<Self, Ended> {
        let mut left = pauses.iter();
        loop {
            match (Self::open(target.clone()).await, left.next()) {
                (Err(ended @ Ended::Unreachable(_)), Some(pause)) => {
                    tracing::warn!("{ended}; trying again in {pause:?}");
                    tokio::time::sleep(*pause).await;
                }
                (opened, _) => return Ok(Self { pauses, ..opened? }),
            }
        }
    }

    /// Asks Discord who the bot is.
    ///
    /// # Errors
    /// If the token is refused or Discord cannot be reached.
    pub async fn open(target: Target) -> Result<Self, Ended> {
        let (origin, counted_elsewhere) = (target.origin(), target.counted_elsewhere());
        let rest = Rest::new(&origin, target.token(), target.through_proxies(), counted_elsewhere)
            .map_err(|_| Ended::BadToken)?;
        let body = rest.json(Method::GET, Route::Application, None).await.map_err(|fault| {
            if fault.bad_token() { Ended::BadToken } else { Ended::Unreachable(fault.to_string()) }
        })?;
        let application = body["id"].as_str().and_then(|id| id.parse().ok());
        let application = application
            .ok_or_else(|| Ended::Unreachable("it does not say who the bot is".to_owned()))?;
        let (timing, tasks) = (Timing::DISCORD, TaskTracker::new());
        let hears = Hears::default();
        let signs = Arc::default();
        let (pauses, endpoint, shared, only_sends) = (&[], None, None, false);
        Ok(Self {
            target,
            hears,
            rest,
            application,
            timing,
            tasks,
            signs,
            pauses,
            endpoint,
            shared,
            only_sends,
        })
    }

    /// Registers the commands if Discord has others; says whether it did.
    ///
    /// # Errors
    /// If Discord refuses or does not answer.
    pub async fn register(&self, catalog: Catalog) -> Result<bool, Fault> {
        let mut left = self.pauses.iter();
        loop {
            let registered = crate::discord::register(&self.rest, self.application, catalog).await;
            match (registered, left.next()) {
                (Err(fault), Some(pause)) if fault.passes() => {
                    tracing::warn!(%fault, "the commands are not registered; again in {pause:?}");
                    tokio::time::sleep(*pause).await;
                }
                (settled, _) => return settled,
            }
        }
    }

    /// The link with which somebody puts the bot on a server or on their account.
    #[must_use]
    pub fn invitation(&self) -> String {
        format!(
            "https://discord.com/oauth2/authorize?client_id={}&scope=bot+applications.commands&permissions={}",
            self.application,
            RIGHTS.bits()
        )
    }

    /// The same bot hearing of these messages.
    #[must_use]
    pub const fn hearing(mut self, hears: Hears) -> Self {
        self.hears = hears;
        self
    }

    /// The same bot answering what comes to this endpoint, without a connection to the gateway.
    #[must_use]
    pub fn listening(mut self, endpoint: Endpoint) -> Self {
        self.endpoint = Some(endpoint);
        self
    }

    /// The same bot with a share of the connections to the gateway, of which each process of the bot has some. There
    /// are `total` of them, or as many as Discord recommends.
    #[must_use]
    pub fn together(mut self, sharing: Arc<dyn Sharing>, total: Option<u32>) -> Self {
        self.shared = Some(Shared { sharing, total });
        self
    }

    /// The same bot sending only what the application posts by itself: other processes answer what comes in.
    #[must_use]
    pub const fn only_sending(mut self) -> Self {
        self.only_sends = true;
        self
    }

    /// The same bot showing here whether it is connected.
    #[must_use]
    pub fn showing(mut self, signs: Arc<Signs>) -> Self {
        self.signs = signs;
        self
    }

    /// The same with other deadlines than Discord's: a test that must not depend on how busy its
    /// machine is has all the time in the world.
    #[must_use]
    pub fn at_pace(mut self, timing: Timing) -> Self {
        self.timing = timing;
        self
    }

    /// How fast it sends, to be told of other processes while it runs.
    #[must_use]
    pub fn pace(&self) -> SharedPace {
        SharedPace(self.rest.clone())
    }

    /// What is being answered and delivered, as long as the bot runs. For tests that wait until
    /// nothing is under way any more: a delivery is among it from when it was taken up.
    #[must_use]
    pub fn under_way(&self) -> TaskTracker {
        self.tasks.clone()
    }

    /// Where it listens, if it does; from then on it is the caller's.
    pub(super) const fn take_endpoint(&mut self) -> Option<Endpoint> {
        self.endpoint.take()
    }

    /// How it shares the gateway, if it does; from then on it is the caller's.
    pub(super) const fn take_shared(&mut self) -> Option<Shared> {
        self.shared.take()
    }

    pub(super) const fn only_sends(&self) -> bool {
        self.only_sends
    }

    pub(super) fn signs(&self) -> Arc<Signs> {
        Arc::clone(&self.signs)
    }

    pub(super) const fn hears(&self) -> Hears {
        self.hears
    }

    pub(super) const fn pauses(&self) -> &'static [Duration] {
        self.pauses
    }

    pub(super) const fn timing(&self) -> Timing {
        self.timing
    }

    /// What people look like there.
    pub(super) fn avatars(&self) -> Avatars {
        Avatars::new(&self.target.shelf(), self.target.through_proxies())
    }

    pub(super) const fn rest(&self) -> &Rest {
        &self.rest
    }

    /// serenity's way to the gateway.
    pub(super) fn gateway(&self) -> Http {
        let http = HttpBuilder::new(self.target.token()).application_id(self.application.into());
        match &self.target {
            Target::Real { api, .. } if api == DISCORD => http.build(),
            // With its limiter on, serenity would go to the real Discord all the same.
            Target::Real { .. } | Target::Sandbox { .. } => {
                http.proxy(self.target.origin()).ratelimiter_disabled(true).build()
            }
        }
    }
}
