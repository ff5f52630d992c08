//! Where a database is.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use postgres::Config;
use postgres::config::Host;

/// Where a database is.
#[derive(Clone, Debug)]
pub enum Database {
    /// In a file of `SQLite`.
    File(PathBuf),
    /// On a server of `PostgreSQL`.
    Server(Box<Config>),
}

/// How the address of a database on a server begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

impl FromStr for Database {
    type Err = String;

    /// The database that somebody has named: an address such as `postgres://patt@localhost/patt`, or
    /// else a file.
    fn from_str(text: &str) -> Result<Self, String> {
        if !SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            return Ok(Self::File(text.into()));
        }
        let mut config: Config =
            text.parse().map_err(|error: postgres::Error| error.to_string())?;
        config.application_name("patt");
        Ok(Self::Server(Box::new(config)))
    }
}

impl Database {
    /// The same with this password, if it is on a server.
    #[must_use]
    pub fn with_password(mut self, password: &str) -> Self {
        if let Self::Server(config) = &mut self {
            config.password(password);
        }
        self
    }

    /// What to look after if it cannot be used.
    pub(in crate::store) const fn advice(&self) -> &'static str {
        match self {
            Self::File(_) => "check the path and its rights, or set PATT_DATABASE to another file",
            Self::Server(_) => {
                "check that the server runs, the address in PATT_DATABASE, and the user's rights"
            }
        }
    }
}

/// The file, or the address without its password.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = match self {
            Self::File(path) => return write!(f, "{}", path.display()),
            Self::Server(config) => config,
        };
        f.write_str("postgres://")?;
        if let Some(user) = config.get_user() {
            write!(f, "{user}@")?;
        }
        for (nth, host) in config.get_hosts().iter().enumerate() {
            let comma = if nth > 0 { "," } else { "" };
            match host {
                Host::Tcp(name) => write!(f, "{comma}{name}")?,
                Host::Unix(folder) => write!(f, "{comma}{}", folder.display())?,
            }
            if let Some(port) = config.get_ports().get(nth).or(config.get_ports().first()) {
                write!(f, ":{port}")?;
            }
        }
        write!(f, "/{}", config.get_dbname().unwrap_or_default())
    }
}

impl From<&Path> for Database {
    fn from(path: &Path) -> Self {
        Self::File(path.to_owned())
    }
}

impl From<&PathBuf> for Database {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}
