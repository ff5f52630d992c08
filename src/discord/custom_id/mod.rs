//! The text form of a [`RawId`]: what a button, menu or form carries through Discord.
//!
//! ```text
//! id    = ver act "." table "." state ["." arg]      at most 100 characters
//! ver   = "1"      act = two lower-case letters      table = six Crockford base-32 signs or "-"
//! state = "p" n | "o" n | "t" n | "q" n | "-"        n in base 36
//! arg   = the rest; no control characters, at most 80 characters
//! ```

use crate::message::{RawId, TypedId, Version};
use crate::table::TableId;

/// The most characters of an id that Discord takes.
pub const MOST: usize = 100;
/// The most characters of the argument.
pub const MOST_ARG: usize = 80;

const VERSION: char = '1';

/// Why a text is no id of today.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotAnId {
    /// It was made by another version of the bot, or names an act that is no more.
    #[error("that button was made by an older version")]
    Stale,
    /// It was never an id of ours.
    #[error("that button is not one of ours")]
    Foreign,
}

/// Writes an id. An argument is cut at 80 characters and loses its control characters, so that
/// what comes out is always an id Discord takes.
#[must_use]
pub fn write(id: &impl TypedId) -> String {
    let RawId { code, table, version, arg } = id.wire();
    let table = table.map_or_else(|| "-".to_owned(), |table| table.to_string());
    let arg: String = arg.chars().filter(|c| !c.is_control()).take(MOST_ARG).collect();
    let dot = if arg.is_empty() { "" } else { "." };
    format!("{VERSION}{code}.{table}.{}{dot}{arg}", write_version(version))
}

/// Reads an id.
///
/// # Errors
/// [`NotAnId::Stale`] if another version wrote it or no such thing exists any more,
/// [`NotAnId::Foreign`] for any other text.
pub fn read<I: TypedId>(text: &str) -> Result<I, NotAnId> {
    I::of_wire(&parts(text)?).ok_or(NotAnId::Stale)
}

/// The parts of an id.
fn parts(text: &str) -> Result<RawId, NotAnId> {
    if text.chars().count() > MOST || text.chars().any(char::is_control) {
        return Err(NotAnId::Foreign);
    }
    let mut parts = text.splitn(4, '.');
    let mut part = || parts.next().ok_or(NotAnId::Foreign);
    let (head, table, version) = (part()?, part()?, part()?);
    let arg = parts.next();

    let (made_by, act) = head.split_at_checked(1).ok_or(NotAnId::Foreign)?;
    if !made_by.starts_with(|c: char| c.is_ascii_alphanumeric()) || !is_act(act) {
        return Err(NotAnId::Foreign);
    }
    if !made_by.starts_with(VERSION) {
        return Err(NotAnId::Stale);
    }
    let arg = match arg {
        None => "",
        Some("") => return Err(NotAnId::Foreign),
        Some(arg) if arg.chars().count() > MOST_ARG => return Err(NotAnId::Foreign),
        Some(arg) => arg,
    };
    let (table, version) = (read_table(table)?, read_version(version)?);
    Ok(RawId { code: act.to_owned(), table, version, arg: arg.to_owned() })
}

fn is_act(text: &str) -> bool {
    text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_lowercase())
}

/// Only the canonical spelling, so that no two texts are one id.
fn read_table(text: &str) -> Result<Option<TableId>, NotAnId> {
    if text == "-" {
        return Ok(None);
    }
    let table: TableId = text.parse().map_err(|_| NotAnId::Foreign)?;
    if table.to_string() == text { Ok(Some(table)) } else { Err(NotAnId::Foreign) }
}

fn write_version(version: Version) -> String {
    match version {
        Version::Position(n) => format!("p{}", base36(n)),
        Version::Offer(n) => format!("o{}", base36(n)),
        Version::Terms(n) => format!("t{}", base36(n)),
        Version::Own(n) => format!("q{}", base36(n)),
        Version::None => "-".to_owned(),
    }
}

fn read_version(text: &str) -> Result<Version, NotAnId> {
    if text == "-" {
        return Ok(Version::None);
    }
    let (kind, digits) = text.split_at_checked(1).ok_or(NotAnId::Foreign)?;
    let n = u32::from_str_radix(digits, 36).map_err(|_| NotAnId::Foreign)?;
    if base36(n) != digits {
        return Err(NotAnId::Foreign);
    }
    match kind {
        "p" => Ok(Version::Position(n)),
        "o" => Ok(Version::Offer(n)),
        "t" => Ok(Version::Terms(n)),
        "q" => Ok(Version::Own(n)),
        _ => Err(NotAnId::Foreign),
    }
}

/// A number in base 36, lower case, without leading zeros.
pub(super) fn base36(n: impl Into<u64>) -> String {
    let mut n: u64 = n.into();
    let mut digits = Vec::new();
    loop {
        digits.push(char::from_digit((n % 36) as u32, 36).unwrap_or('0'));
        n /= 36;
        if n == 0 {
            return digits.into_iter().rev().collect();
        }
    }
}

#[cfg(test)]
mod tests;
