//! The text form of a [`PressId`]: what a button, menu or form carries through Discord.
//!
//! ```text
//! id    = ver act "." table "." state ["." arg]      at most 100 characters
//! ver   = "1"      act = two lower-case letters      table = six Crockford base-32 signs or "-"
//! state = "p" n | "o" n | "t" n | "q" n | "-"        n in base 36
//! arg   = the rest; no control characters, at most 80 characters
//! ```

use crate::message::{Press, PressId, State};
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
pub fn write(id: &PressId) -> String {
    let table = id.table.map_or_else(|| "-".to_owned(), |table| table.to_string());
    let arg: String = id.arg.chars().filter(|c| !c.is_control()).take(MOST_ARG).collect();
    let dot = if arg.is_empty() { "" } else { "." };
    format!("{VERSION}{}.{table}.{}{dot}{arg}", id.press.code(), write_state(id.state))
}

/// Reads an id.
///
/// # Errors
/// [`NotAnId::Stale`] if another version wrote it, [`NotAnId::Foreign`] for any other text.
pub fn read(text: &str) -> Result<PressId, NotAnId> {
    if text.chars().count() > MOST || text.chars().any(char::is_control) {
        return Err(NotAnId::Foreign);
    }
    let mut parts = text.splitn(4, '.');
    let mut part = || parts.next().ok_or(NotAnId::Foreign);
    let (head, table, state) = (part()?, part()?, part()?);
    let arg = parts.next();

    let (version, act) = head.split_at_checked(1).ok_or(NotAnId::Foreign)?;
    if !version.starts_with(|c: char| c.is_ascii_alphanumeric()) || !is_act(act) {
        return Err(NotAnId::Foreign);
    }
    if !version.starts_with(VERSION) {
        return Err(NotAnId::Stale);
    }
    let press = Press::ALL.iter().copied().find(|press| press.code() == act);
    let press = press.ok_or(NotAnId::Stale)?;
    let arg = match arg {
        None => "",
        Some("") => return Err(NotAnId::Foreign),
        Some(arg) if arg.chars().count() > MOST_ARG => return Err(NotAnId::Foreign),
        Some(arg) => arg,
    };
    Ok(PressId { press, table: read_table(table)?, state: read_state(state)?, arg: arg.to_owned() })
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

fn write_state(state: State) -> String {
    match state {
        State::Position(n) => format!("p{}", base36(n)),
        State::Offer(n) => format!("o{}", base36(n)),
        State::Terms(n) => format!("t{}", base36(n)),
        State::Own(n) => format!("q{}", base36(n)),
        State::None => "-".to_owned(),
    }
}

fn read_state(text: &str) -> Result<State, NotAnId> {
    if text == "-" {
        return Ok(State::None);
    }
    let (kind, digits) = text.split_at_checked(1).ok_or(NotAnId::Foreign)?;
    let n = u32::from_str_radix(digits, 36).map_err(|_| NotAnId::Foreign)?;
    if base36(n) != digits {
        return Err(NotAnId::Foreign);
    }
    match kind {
        "p" => Ok(State::Position(n)),
        "o" => Ok(State::Offer(n)),
        "t" => Ok(State::Terms(n)),
        "q" => Ok(State::Own(n)),
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
mod tests {
    use super::*;

    fn table() -> TableId {
        "K7QF2M".parse().unwrap()
    }

    fn check(text: &str, expect: &PressId) {
        assert_eq!(read(text).as_ref(), Ok(expect), "{text}");
        assert_eq!(write(expect), text);
    }

    #[test]
    fn the_examples_of_the_flows_read_and_write() {
        let at = |press, state, arg: &str| PressId::at(press, table(), state, arg);
        check("1mv.K7QF2M.p1k.g1f3", &at(Press::Play, State::Position(56), "g1f3"));
        check("1pb.K7QF2M.p2a.Q@.k-m", &at(Press::PickBand, State::Position(82), "Q@.k-m"));
        check("1mv.K7QF2M.p2a.aa999-zz998", &at(Press::Play, State::Position(82), "aa999-zz998"));
        check("1tm.K7QF2M.p1k", &at(Press::Typed, State::Position(56), ""));
        check("1ty.K7QF2M.p1k.Nf6", &at(Press::Type, State::Position(56), "Nf6"));
        check("1da.K7QF2M.o3", &at(Press::DrawAccept, State::Offer(3), ""));
        check("1mv.K7QF2M.q1c.e7e8q", &at(Press::Play, State::Own(48), "e7e8q"));
        check("1rv.K7QF2M.-", &at(Press::OwnView, State::None, ""));
        check("1rp.K7QF2M.-.57", &at(Press::Replay, State::None, "57"));
        check("1lb.-.-.chess.s.3", &PressId::free(Press::Leaderboard, "chess.s.3"));
    }

    #[test]
    fn every_press_survives_every_state() {
        let numbers = [0, 1, 35, 36, 46_655, u32::MAX];
        let states = numbers
            .into_iter()
            .flat_map(|n| [State::Position(n), State::Offer(n), State::Terms(n), State::Own(n)])
            .chain([State::None]);
        for state in states {
            for &press in Press::ALL {
                for arg in ["", "g1f3", "ein Wort, mit Blank", "..", &"x".repeat(MOST_ARG)] {
                    for table in [None, Some(table()), Some(TableId::of_bits(0))] {
                        let id = PressId { press, table, state, arg: arg.to_owned() };
                        let text = write(&id);
                        assert!(text.chars().count() <= MOST, "{text}");
                        assert_eq!(read(&text), Ok(id), "{text}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_does_not_fit_is_cut_and_still_reads() {
        let id = PressId::free(Press::Type, format!("a\nb\u{7}{}", "ü".repeat(200)));
        let back = read(&write(&id)).unwrap();
        assert_eq!(back.arg, format!("ab{}", "ü".repeat(78)));
    }

    #[test]
    fn other_texts_are_told_apart() {
        use NotAnId::{Foreign, Stale};
        let long = format!("1mv.-.-.{}", "x".repeat(MOST_ARG + 1));
        for (text, expect) in [
            ("0mv.K7QF2M.p1k.g1f3", Stale),
            ("2mv.K7QF2M.p1k.g1f3", Stale),
            ("1zz.K7QF2M.p1k", Stale),
            ("", Foreign),
            ("1", Foreign),
            ("1mv", Foreign),
            ("1mv.-", Foreign),
            ("1mv.-.", Foreign),
            ("1mv.-.-.", Foreign),
            ("1MV.-.-", Foreign),
            ("1mvv.-.-", Foreign),
            ("ümv.-.-", Foreign),
            ("1mü.-.-", Foreign),
            ("1mv.k7qf2m.-", Foreign),
            ("1mv.K7QF2.-", Foreign),
            ("1mv.K7QF2I.-", Foreign),
            ("1mv.-.x1", Foreign),
            ("1mv.-.p", Foreign),
            ("1mv.-.p01", Foreign),
            ("1mv.-.pK", Foreign),
            ("1mv.-.p+1", Foreign),
            ("1mv.-.pzzzzzzz", Foreign),
            ("1mv.-.-.a\nb", Foreign),
            (long.as_str(), Foreign),
        ] {
            assert_eq!(read(text), Err(expect), "{text}");
        }
    }
}
