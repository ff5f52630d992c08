//! The file `config.toml`, key by key.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::ConfigError;
use super::key::PublicKey;
use super::place::{NO_PASSWORD, Place};

/// The whole file.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub(super) struct File {
    #[serde(rename = "token_file")]
    pub(super) token: Option<PathBuf>,
    #[serde(deserialize_with = "place")]
    pub(super) database: String,
    #[serde(rename = "database_password_file")]
    pub(super) password: Option<PathBuf>,
    #[serde(deserialize_with = "within::<_, 0, 3600>")]
    pub(super) database_wait: u32,
    pub(super) discord: Discord,
    pub(super) http: Option<Http>,
    pub(super) gateway: Gateway,
    pub(super) duties: Duties,
    pub(super) sandbox: Sandbox,
    pub(super) computer: Computer,
    pub(super) limits: Limits,
    pub(super) clocks: Clocks,
    pub(super) watch: Watch,
    pub(super) log: Log,
}

/// Where Discord is.
pub const DISCORD: &str = "https://discord.com";

/// Where Discord is, and what it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Discord {
    /// The origin that requests go to: Discord's own, or that of a proxy that keeps its limits.
    #[serde(deserialize_with = "origin")]
    pub api: String,
    /// Whether the bot hears of messages in servers, and not of direct ones alone.
    pub server_messages: bool,
}

/// Interactions over HTTP instead of the gateway.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(deny_unknown_fields)]
pub struct Http {
    /// Where it listens for Discord's requests.
    #[serde(deserialize_with = "address")]
    pub listen: SocketAddr,
    /// The key that tells whether they are Discord's.
    pub public_key: PublicKey,
    /// For how many seconds it goes on answering when it is told to end, and says meanwhile that it is not ready.
    #[serde(default = "drains", deserialize_with = "within::<_, 0, 60>")]
    pub drain_seconds: u32,
}

/// Whoever looks every second or two has noticed by then.
const fn drains() -> u32 {
    3
}

/// The gateway, which several processes may share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Gateway {
    /// Whether this process has its shards beside others with the same database, instead of all of them alone.
    pub together: bool,
    /// Of how many shards it is then; 0 is as many as Discord recommends.
    #[serde(deserialize_with = "within::<_, 0, 10_000>")]
    pub shards: u32,
}

/// What a process does in a house with a database on a server, where others may do the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Duties {
    /// Whether it answers what people do.
    pub front: bool,
    /// Whether it thinks for the computer.
    pub worker: bool,
    /// Whether it does what falls due, posts what waits and keeps the database in order.
    pub keeper: bool,
}

impl Duties {
    /// All of them.
    pub const ALL: Self = Self { front: true, worker: true, keeper: true };

    /// Those that are named, in any order.
    pub(super) fn named(text: &str) -> Option<Self> {
        let mut duties = Self { front: false, worker: false, keeper: false };
        for word in text.split([',', ' ']).filter(|word| !word.is_empty()) {
            match word {
                "front" => duties.front = true,
                "worker" => duties.worker = true,
                "keeper" => duties.keeper = true,
                _ => return None,
            }
        }
        Some(duties)
    }
}

impl Default for Duties {
    fn default() -> Self {
        Self::ALL
    }
}

impl fmt::Display for Duties {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = [(self.front, "front"), (self.worker, "worker"), (self.keeper, "keeper")];
        let words: Vec<_> = named.iter().filter(|(on, _)| *on).map(|(_, word)| *word).collect();
        f.write_str(&words.join(","))
    }
}

/// The sandbox.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Sandbox {
    /// The port of its page on this machine; 0 takes any that is free.
    pub port: u16,
    /// Its database.
    pub database: PathBuf,
}

/// The computer as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Computer {
    /// How many searches run at the same time; 0 is one less than there are processors.
    #[serde(deserialize_with = "within::<_, 0, 256>")]
    pub threads: u32,
    /// Memory for each search, in megabytes.
    #[serde(deserialize_with = "within::<_, 1, 4096>")]
    pub hash_mb: u32,
    /// The longest thought about a move, in milliseconds.
    #[serde(deserialize_with = "within::<_, 50, 60_000>")]
    pub think_ms: u32,
}

/// What one person or server may use up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Open games and challenges of one person.
    #[serde(deserialize_with = "within::<_, 1, 1000>")]
    pub games_per_person: u32,
    /// Open games and challenges in one server.
    #[serde(deserialize_with = "within::<_, 1, 100_000>")]
    pub games_per_server: u32,
    /// How many hours a challenge or an open seat waits.
    #[serde(deserialize_with = "within::<_, 1, 720>")]
    pub challenge_hours: u32,
    /// How many rated games of the same kind a pair may play within a day.
    #[serde(deserialize_with = "within::<_, 0, 100>")]
    pub rated_per_pair_per_day: u32,
}

/// Clocks, and games without one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// The part of a turn that is left when its player is reminded, in hundredths.
    #[serde(deserialize_with = "within::<_, 5, 90>")]
    pub reminder_percent: u32,
    /// How many days a year a person's slow clocks may stand still.
    #[serde(deserialize_with = "within::<_, 0, 365>")]
    pub holiday_days: u32,
    /// After how many days without a move those who wait may end a game without a clock.
    #[serde(deserialize_with = "within::<_, 1, 365>")]
    pub claim_days: u32,
    /// How many days later it is closed.
    #[serde(deserialize_with = "within::<_, 1, 365>")]
    pub close_days_later: u32,
}

/// What operators see.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Watch {
    /// Where figures and the state of the house are to be had; nowhere if not told.
    #[serde(deserialize_with = "some_address")]
    pub listen: Option<SocketAddr>,
    /// The origin of the collector that takes traces; nobody does if not told.
    #[serde(deserialize_with = "some_origin")]
    pub traces: Option<String>,
    /// How many traces of a hundred are sent.
    #[serde(deserialize_with = "within::<_, 1, 100>")]
    pub traces_percent: u32,
}

/// What is logged.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(serde::Serialize))]
#[serde(default, deny_unknown_fields)]
pub struct Log {
    /// Which events, as `tracing` writes filters.
    #[serde(deserialize_with = "filter")]
    pub filter: String,
}

impl Default for File {
    fn default() -> Self {
        Self {
            token: None,
            database: "patt.db".into(),
            password: None,
            database_wait: 60,
            discord: Discord::default(),
            http: None,
            gateway: Gateway::default(),
            duties: Duties::default(),
            sandbox: Sandbox::default(),
            computer: Computer::default(),
            limits: Limits::default(),
            clocks: Clocks::default(),
            watch: Watch::default(),
            log: Log::default(),
        }
    }
}

impl Default for Discord {
    fn default() -> Self {
        Self { api: DISCORD.to_owned(), server_messages: true }
    }
}

impl Default for Sandbox {
    fn default() -> Self {
        Self { port: 4207, database: "sandbox.db".into() }
    }
}

impl Default for Computer {
    fn default() -> Self {
        Self { threads: 0, hash_mb: 16, think_ms: 2000 }
    }
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            games_per_person: 30,
            games_per_server: 1000,
            challenge_hours: 24,
            rated_per_pair_per_day: 6,
        }
    }
}

impl Default for Clocks {
    fn default() -> Self {
        Self { reminder_percent: 25, holiday_days: 21, claim_days: 14, close_days_later: 14 }
    }
}

impl Default for Watch {
    fn default() -> Self {
        Self { listen: None, traces: None, traces_percent: 100 }
    }
}

impl Default for Log {
    fn default() -> Self {
        Self { filter: "info".to_owned() }
    }
}

impl File {
    /// Reads the text of the file at `path`.
    pub(super) fn parse(path: &Path, text: &str) -> Result<Self, ConfigError> {
        toml::from_str(text).map_err(|error: toml::de::Error| {
            let start = error.span().map_or(0, |span| span.start.min(text.len()));
            let line = text.get(..start).map_or(1, |before| before.matches('\n').count() + 1);
            ConfigError::Line {
                path: path.to_owned(),
                line,
                text: shown(text.lines().nth(line - 1).unwrap_or_default().trim()),
                why: error.message().replace('\n', " "),
            }
        })
    }
}

/// A line as a fault may show it: whoever writes a token or a password where it does not belong shall not find it
/// in a log.
fn shown(line: &str) -> String {
    let (key, value) = line.split_once('=').unwrap_or((line, ""));
    let key_says = |word| key.to_lowercase().contains(word);
    let secret = key_says("token") || key_says("password") || value.contains("://");
    if secret && !key_says("api") && !value.is_empty() {
        return format!("{} = ...", key.trim());
    }
    line.to_owned()
}

/// A whole number between two others.
fn within<'de, D: Deserializer<'de>, const LEAST: u32, const MOST: u32>(
    value: D,
) -> Result<u32, D::Error> {
    struct Within<const LEAST: u32, const MOST: u32>;

    impl<const LEAST: u32, const MOST: u32> Visitor<'_> for Within<LEAST, MOST> {
        type Value = u32;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a whole number from {LEAST} to {MOST}")
        }

        fn visit_i64<E: Error>(self, value: i64) -> Result<u32, E> {
            let fits = u32::try_from(value).ok().filter(|fits| (LEAST..=MOST).contains(fits));
            fits.ok_or_else(|| E::invalid_value(Unexpected::Signed(value), &self))
        }
    }

    value.deserialize_i64(Within::<LEAST, MOST>)
}

/// A file, or an address without a password.
fn place<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let text = String::deserialize(value)?;
    if Place::named(&text, Path::new("")).has_password() {
        return Err(D::Error::custom(NO_PASSWORD));
    }
    Ok(text)
}

/// An address without a path, such as `https://discord.com`.
fn origin<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let text = String::deserialize(value)?;
    let wanted =
        "http:// or https:// with a host and perhaps a port, such as \"http://127.0.0.1:8080\"";
    origin_of(&text).ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &wanted))
}

/// The origin that this text names, and nothing beside it.
pub(super) fn origin_of(text: &str) -> Option<String> {
    let url = text.parse::<reqwest::Url>().ok().filter(|url| {
        let bare = url.path() == "/" && url.query().is_none() && url.username().is_empty();
        matches!(url.scheme(), "http" | "https") && url.has_host() && bare
    })?;
    Some(url.origin().ascii_serialization())
}

fn some_origin<'de, D: Deserializer<'de>>(value: D) -> Result<Option<String>, D::Error> {
    origin(value).map(Some)
}

fn address<'de, D: Deserializer<'de>>(value: D) -> Result<SocketAddr, D::Error> {
    let text = String::deserialize(value)?;
    let wanted = "an address of this machine and a port, such as \"127.0.0.1:8080\"";
    text.parse().map_err(|_| D::Error::invalid_value(Unexpected::Str(&text), &wanted))
}

fn some_address<'de, D: Deserializer<'de>>(value: D) -> Result<Option<SocketAddr>, D::Error> {
    address(value).map(Some)
}

/// What a filter may be.
pub(super) const FILTERS: &str =
    "error, warn, info, debug or trace, or finer, such as \"info,patt::service=debug\"";

/// Whether `tracing` can read this as a filter.
pub(super) fn is_filter(text: &str) -> bool {
    text.parse::<tracing_subscriber::filter::Targets>().is_ok()
}

fn filter<'de, D: Deserializer<'de>>(value: D) -> Result<String, D::Error> {
    let text = String::deserialize(value)?;
    if is_filter(&text) {
        Ok(text)
    } else {
        Err(D::Error::invalid_value(Unexpected::Str(&text), &FILTERS))
    }
}
