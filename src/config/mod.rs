//! `config.toml` and the environment: unknown keys are errors.
//!
//! Every key has a default and stands in `config.toml.example`. The environment wins over the file.
//! The token never appears in what is printed or logged.

mod error;
mod file;
mod key;
mod place;
mod token;

pub use error::ConfigError;
pub use file::{
    Clocks, Computer, DISCORD, Discord, Duties, Gateway, Http, Limits, Log, Sandbox, Watch,
};
pub use key::PublicKey;
pub(crate) use key::bytes_of_hex;
pub use place::{Password, Place};
pub use token::{BadToken, Token};

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use file::File;

/// The file that is read when no other is named.
pub(crate) const USUAL_FILE: &str = "config.toml";

/// What is said of a gateway that is shared.
const SHARED: &str = "yes: shards are shared with the others in this database";

/// Everything that can be configured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// The file it came from, if there was one.
    pub file: Option<PathBuf>,
    /// The bot's token; without one the sandbox is started.
    pub token: Option<Token>,
    /// The database for real servers.
    pub database: Place,
    /// The one for whatever is started, if the environment names one.
    pub everywhere: Option<Place>,
    /// The password of a database on a server.
    pub password: Option<Password>,
    /// For how many seconds a start waits for a server, or for another process that still has it.
    pub database_wait: u32,
    /// What Discord is asked for.
    pub discord: Discord,
    /// Interactions over HTTP, if they come that way.
    pub http: Option<Http>,
    /// The gateway, if they come that way.
    pub gateway: Gateway,
    /// What this process does.
    pub duties: Duties,
    /// The sandbox.
    pub sandbox: Sandbox,
    /// The computer as an opponent.
    pub computer: Computer,
    /// What one person or server may use up.
    pub limits: Limits,
    /// Clocks, and games without one.
    pub clocks: Clocks,
    /// What operators see.
    pub watch: Watch,
    /// What is logged.
    pub log: Log,
}

impl Config {
    /// The configuration of this process: its environment, and the file that `PATT_CONFIG` names or
    /// `config.toml` in the working folder if there is one.
    ///
    /// # Errors
    /// The first fault, with its place and what to write instead.
    pub fn load() -> Result<Self, ConfigError> {
        Self::read(&|name| std::env::var(name).ok())
    }

    /// The configuration with these environment variables.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub(crate) fn read(variable: &dyn Fn(&str) -> Option<String>) -> Result<Self, ConfigError> {
        let variable = |name| variable(name).filter(|value: &String| !value.trim().is_empty());
        let named = variable("PATT_CONFIG").map(PathBuf::from);
        let path = named.clone().unwrap_or_else(|| USUAL_FILE.into());
        let (file, found) = if named.is_some() || path.exists() {
            (File::parse(&path, &read(&path, "PATT_CONFIG")?)?, Some(path.clone()))
        } else {
            (File::default(), None)
        };
        let folder = path.parent().unwrap_or(Path::new(""));
        let mut config = Self {
            file: found,
            token: token(&variable, file.token.map(|named| folder.join(named)))?,
            database: Place::named(&file.database, folder),
            everywhere: variable("PATT_DATABASE").map(|text| Place::named(&text, Path::new(""))),
            password: password(&variable, file.password.map(|named| folder.join(named)))?,
            database_wait: file.database_wait,
            discord: file.discord,
            http: file.http,
            gateway: file.gateway,
            duties: file.duties,
            sandbox: Sandbox { database: folder.join(&file.sandbox.database), ..file.sandbox },
            computer: file.computer,
            limits: file.limits,
            clocks: file.clocks,
            watch: file.watch,
            log: file.log,
        };
        if let Some(port) = variable("PATT_SANDBOX_PORT") {
            let (name, allowed) = ("PATT_SANDBOX_PORT", "a port from 0 to 65535");
            config.sandbox.port =
                port.trim().parse().map_err(|_| ConfigError::Variable { name, allowed })?;
        }
        if let Some(duties) = variable("PATT_DUTIES") {
            let (name, allowed) = ("PATT_DUTIES", "some of front, worker and keeper");
            config.duties =
                Duties::named(&duties).ok_or(ConfigError::Variable { name, allowed })?;
        }
        if let Some(listen) = variable("PATT_WATCH") {
            let (name, allowed) = ("PATT_WATCH", "an address and a port, such as 127.0.0.1:9090");
            let read =
                listen.trim().parse().map_err(|_| ConfigError::Variable { name, allowed })?;
            config.watch.listen = Some(read);
        }
        if let Some(origin) = variable("PATT_TRACES") {
            let (name, allowed) = ("PATT_TRACES", "an origin, such as http://127.0.0.1:4318");
            let read = file::origin_of(origin.trim());
            config.watch.traces = Some(read.ok_or(ConfigError::Variable { name, allowed })?);
        }
        if let Some(filter) = variable("PATT_LOG") {
            if !file::is_filter(&filter) {
                let (name, allowed) = ("PATT_LOG", file::FILTERS);
                return Err(ConfigError::Variable { name, allowed });
            }
            config.log.filter = filter;
        }
        config.can_do()?;
        Ok(config)
    }

    /// The same configuration for a process that only thinks.
    ///
    /// # Errors
    /// If its database is a file, which belongs to one process.
    pub fn for_worker(mut self) -> Result<Self, ConfigError> {
        self.duties = Duties { front: false, worker: true, keeper: false };
        self.can_do()?;
        Ok(self)
    }

    /// Whether this process only thinks.
    #[must_use]
    pub fn only_thinks(&self) -> bool {
        self.duties == Duties { front: false, worker: true, keeper: false }
    }

    /// Nothing, if its duties can be done by a process among others.
    fn can_do(&self) -> Result<(), ConfigError> {
        let Duties { front, worker, keeper } = self.duties;
        let server = matches!(&self.everywhere, Some(Place::Server(_)))
            || self.everywhere.is_none() && matches!(&self.database, Place::Server(_));
        if self.gateway.together && (!server || self.http.is_some()) {
            let why = if server {
                "with the part [http] nothing comes by the gateway: leave one of the two out"
            } else {
                "a file belongs to one process, which has the gateway alone: leave together out, or name a \
                 database on a PostgreSQL server"
            };
            return Err(ConfigError::Gateway { why });
        }
        if self.watch.traces.is_some() && !cfg!(feature = "traces") {
            let why = "this Patt was built without traces: leave traces and PATT_TRACES out, or build it with \
                       --features traces";
            return Err(ConfigError::Watch { why });
        }
        let why = if !(front || worker || keeper) {
            "a process without any of them does nothing: leave front, worker or keeper on"
        } else if self.duties != Duties::ALL && !server {
            "a file belongs to one process, which has to do everything: leave front, worker and keeper on, \
             or name a database on a PostgreSQL server"
        } else if front != keeper && self.http.is_none() && !self.gateway.together {
            "on the gateway one process is front and keeper both: leave both on, let several share the gateway, by \
             the part [gateway], or let Discord send what people do over HTTP, by the part [http]; processes that \
             only think may stand beside either"
        } else {
            return Ok(());
        };
        Err(ConfigError::Duties { why })
    }

    /// The database of this configuration: the sandbox's own while there is no token, but where one only thinks,
    /// which needs none.
    #[must_use]
    pub fn store(&self) -> Place {
        match &self.everywhere {
            Some(place) => place.clone(),
            None if self.token.is_some() || self.only_thinks() => self.database.clone(),
            None => Place::File(self.sandbox.database.clone()),
        }
    }

    /// Where the sandbox keeps its people and channels: beside the file with the games that they play, or
    /// where that would be.
    #[must_use]
    pub fn world(&self) -> PathBuf {
        match self.store() {
            Place::File(path) => path.with_extension("world"),
            Place::Server(_) => self.sandbox.database.with_extension("world"),
        }
    }

    /// What `patt check-config` says: every setting as it is in force; of the token only whether
    /// there is one.
    #[must_use]
    pub fn report(&self) -> String {
        let Self { file, token, password, discord, http, .. } = self;
        let Self { sandbox, computer, limits, clocks, watch, log, .. } = self;
        let known = if password.is_some() { "there is one" } else { "none" };
        let mut text = match file {
            Some(path) => format!("{} is fine.\n", path.display()),
            None => format!("There is no {USUAL_FILE}; everything is as usual.\n"),
        };
        let threads = match computer.threads {
            0 => "one less than processors".to_owned(),
            some => some.to_string(),
        };
        let listens = watch.listen.map_or("nowhere".to_owned(), |at| at.to_string());
        let shared = match (http, self.gateway.together, self.gateway.shards) {
            (Some(_), _, _) => ["off: interactions come over HTTP".to_owned(), "-".to_owned()],
            (None, false, _) => ["no: one process has all of it".to_owned(), "-".to_owned()],
            (None, true, 0) => [SHARED.to_owned(), "0: as many as Discord recommends".to_owned()],
            (None, true, some) => [SHARED.to_owned(), some.to_string()],
        };
        let [together, shards] = shared;
        let goes = if token.is_some() { "there is one: Discord" } else { "none: the sandbox" };
        let lines = [
            ("token", goes.to_owned()),
            ("database", self.store().to_string()),
            ("database_password", known.to_owned()),
            ("database_wait", self.database_wait.to_string()),
            ("discord.api", discord.api.clone()),
            ("discord.server_messages", discord.server_messages.to_string()),
            ("http.listen", http.map_or("off: the gateway".to_owned(), |on| on.listen.to_string())),
            ("http.public_key", http.map_or("-".to_owned(), |on| on.public_key.to_string())),
            ("http.drain_seconds", http.map_or("-".to_owned(), |on| on.drain_seconds.to_string())),
            ("gateway.together", together),
            ("gateway.shards", shards),
            ("duties.front", self.duties.front.to_string()),
            ("duties.worker", self.duties.worker.to_string()),
            ("duties.keeper", self.duties.keeper.to_string()),
            ("sandbox.port", sandbox.port.to_string()),
            ("computer.threads", threads),
            ("computer.hash_mb", computer.hash_mb.to_string()),
            ("computer.think_ms", computer.think_ms.to_string()),
            ("limits.games_per_person", limits.games_per_person.to_string()),
            ("limits.games_per_server", limits.games_per_server.to_string()),
            ("limits.challenge_hours", limits.challenge_hours.to_string()),
            ("limits.rated_per_pair_per_day", limits.rated_per_pair_per_day.to_string()),
            ("clocks.reminder_percent", clocks.reminder_percent.to_string()),
            ("clocks.holiday_days", clocks.holiday_days.to_string()),
            ("clocks.claim_days", clocks.claim_days.to_string()),
            ("clocks.close_days_later", clocks.close_days_later.to_string()),
            ("watch.listen", listens),
            ("watch.traces", watch.traces.clone().unwrap_or_else(|| "nowhere".to_owned())),
            ("watch.traces_percent", watch.traces_percent.to_string()),
            ("log.filter", log.filter.clone()),
        ];
        for (key, value) in lines {
            writeln!(text, "{key:<30} {value}").expect("a String takes all text");
        }
        text
    }
}

/// The token, from the first place that has one.
fn token(
    variable: &dyn Fn(&'static str) -> Option<String>,
    configured: Option<PathBuf>,
) -> Result<Option<Token>, ConfigError> {
    let named = variable("PATT_TOKEN_FILE").map(|path| (PathBuf::from(path), "PATT_TOKEN_FILE"));
    let configured = configured.map(|path| (path, "token_file"));
    let (text, from) = match (variable("PATT_TOKEN"), named.or(configured)) {
        (Some(text), _) => (text, "PATT_TOKEN".to_owned()),
        (None, Some((path, named))) => (read(&path, named)?, path.display().to_string()),
        (None, None) => return Ok(None),
    };
    text.parse().map(Some).map_err(|why| ConfigError::Token { from, why })
}

/// The password of the database, from the first place that has one.
fn password(
    variable: &dyn Fn(&'static str) -> Option<String>,
    configured: Option<PathBuf>,
) -> Result<Option<Password>, ConfigError> {
    let named = variable("PATT_DATABASE_PASSWORD_FILE").map(PathBuf::from);
    let named = named.map(|path| (path, "PATT_DATABASE_PASSWORD_FILE"));
    let named = named.or(configured.map(|path| (path, "database_password_file")));
    let text = match (variable("PATT_DATABASE_PASSWORD"), named) {
        (Some(text), _) => Some(text),
        (None, Some((path, named))) => Some(read(&path, named)?),
        (None, None) => variable("PGPASSWORD"),
    };
    Ok(text.as_deref().map(Password::new))
}

fn read(path: &Path, named: &'static str) -> Result<String, ConfigError> {
    fs::read_to_string(path).map_err(|error| ConfigError::Unreadable {
        path: path.to_owned(),
        why: error.to_string(),
        named,
    })
}

#[cfg(test)]
mod tests;
