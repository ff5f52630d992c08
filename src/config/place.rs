//! Where games are kept: a file, or a server whose password stands elsewhere.

use std::fmt;
use std::path::{Path, PathBuf};

/// How the address of a database on a server begins.
const SCHEMES: [&str; 2] = ["postgres://", "postgresql://"];

/// Why an address with a password is refused.
pub(super) const NO_PASSWORD: &str = "a password does not belong into an address that others may read: \
     put it into the environment as PATT_DATABASE_PASSWORD, or into a file that \
     database_password_file or PATT_DATABASE_PASSWORD_FILE names";

/// Where games are kept.
#[derive(Clone, PartialEq, Eq)]
pub enum Place {
    /// In a file, made when it is not there.
    File(PathBuf),
    /// On a server of `PostgreSQL`, by its address.
    Server(String),
}

impl Place {
    /// The place that somebody has named; files are seen from `folder`.
    #[must_use]
    pub fn named(text: &str, folder: &Path) -> Self {
        let text = text.trim();
        if SCHEMES.iter().any(|scheme| text.starts_with(scheme)) {
            Self::Server(text.to_owned())
        } else {
            Self::File(folder.join(text))
        }
    }

    /// Whether a password stands in it.
    #[must_use]
    pub fn has_password(&self) -> bool {
        matches!(self, Self::Server(address) if without_password(address) != *address)
    }
}

/// The file, or the address without its password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Server(address) => f.write_str(&without_password(address)),
        }
    }
}

impl fmt::Debug for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Place({self})")
    }
}

/// An address without what stands between its user and its host, and without settings that say a
/// password.
fn without_password(address: &str) -> String {
    let (scheme, rest) = address.split_once("://").unwrap_or(("", address));
    let (rest, settings) = rest.split_once('?').unwrap_or((rest, ""));
    // Whatever signs a password has, the last such sign ends it.
    let rest = match rest.rsplit_once('@') {
        Some((user, host)) => {
            format!("{}@{host}", user.split_once(':').map_or(user, |(user, _)| user))
        }
        None => rest.to_owned(),
    };
    let settings: Vec<_> = settings
        .split('&')
        .filter(|setting| !setting.is_empty() && !setting.contains("password"))
        .collect();
    let mark = if settings.is_empty() { "" } else { "?" };
    format!("{scheme}://{rest}{mark}{}", settings.join("&"))
}

/// A password: shown only by [`Password::reveal`].
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// The password that stands in a file or variable, without the end of its line.
    pub(super) fn new(text: &str) -> Self {
        Self(text.trim_end_matches(['\r', '\n']).to_owned())
    }

    /// The password itself, for the connection to the database.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(secret)")
    }
}
