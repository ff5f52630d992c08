//! What a program may set in UCI.

use crate::ai::{Level, Strength};
use crate::catalog::Catalog;
use crate::machine::engine::settings::{Change, HASH, Ranks, Settings, from_zero, spin, spoken};
use crate::machine::engine::speech::Speech;
use crate::rules::{Kind, OptionSpec};

/// The most lines.
const LINES: usize = 64;
/// The skill that means no handicap: one more than the highest level.
pub(super) const FREE: u8 = Level::MOST + 1;
/// The dialects: the usual one, and the one with ranks from 0.
const DIALECTS: [(&str, Ranks); 2] = [("uci", Ranks::One), ("ucicyclone", Ranks::Zero)];

/// The lines that describe all settings.
pub(super) fn describe(catalog: Catalog, settings: &Settings) -> Vec<String> {
    let (usual, most) = HASH;
    let [one, zero] = DIALECTS.map(|(name, _)| name);
    let mut lines = vec![
        format!("option name Protocol type combo default {one} var {one} var {zero}"),
        format!("option name Hash type spin default {usual} min 1 max {most}"),
        "option name Clear Hash type button".to_owned(),
        "option name Threads type spin default 1 min 1 max 1".to_owned(),
        "option name Ponder type check default false".to_owned(),
        format!("option name MultiPV type spin default 1 min 1 max {LINES}"),
        format!("option name Skill Level type spin default {FREE} min 1 max {FREE}"),
        "option name Seed type spin default 0 min 0 max 2147483647".to_owned(),
    ];
    let mut variants =
        format!("option name UCI_Variant type combo default {}", settings.entry.info.slug);
    for entry in spoken(catalog) {
        variants.push_str(" var ");
        variants.push_str(entry.info.slug);
    }
    lines.push(variants);
    let mut names: Vec<_> = spoken(catalog)
        .flat_map(|entry| entry.info.options.iter().filter_map(|spec| spec.uci))
        .collect();
    names.sort_unstable();
    names.dedup();
    lines.extend(names.iter().map(|name| format!("option name {name} type check default false")));
    lines
}

/// Sets one; says what is no longer meant.
///
/// # Errors
/// A sentence that says what is wrong; nothing is changed.
pub(super) fn set(
    catalog: Catalog,
    speech: &Speech,
    settings: &mut Settings,
    name: &str,
    value: &str,
) -> Result<Change, String> {
    match name.to_ascii_lowercase().as_str() {
        "protocol" => return dialect(catalog, settings, value),
        "hash" => settings.megabytes = (spin(name, value, HASH.1 as u64)? as usize).max(1),
        // The brain is made anew.
        "clear hash" => {}
        "multipv" => {
            settings.lines = (spin(name, value, LINES as u64)? as usize).max(1);
            return Ok(Change::Nothing);
        }
        // The interface says by `go ponder` when to think in the other side's time.
        "ponder" => return Ok(Change::Nothing),
        "threads" => {
            spin(name, value, 1)?;
            return Ok(Change::Nothing);
        }
        "skill level" => {
            let skill = spin(name, value, FREE.into())? as u8;
            settings.strength = Level::new(skill).map_or(Strength::Full, Strength::Level);
        }
        "seed" => settings.seed = spin(name, value, i32::MAX as u64)?,
        "uci_variant" => {
            let found = spoken(catalog).find(|entry| entry.info.slug == value);
            settings.choose(found.ok_or_else(|| format!("there is no variant {value}"))?);
            return Ok(Change::Game);
        }
        _ => return set_of_game(speech, settings, name, value),
    }
    Ok(Change::Brain)
}

/// Chooses a dialect. One with ranks from 0 is about a game whose ranks may be counted so.
fn dialect(catalog: Catalog, settings: &mut Settings, value: &str) -> Result<Change, String> {
    let found = DIALECTS.iter().find(|(name, _)| *name == value);
    let (_, ranks) = found.ok_or_else(|| format!("there is no protocol {value}"))?;
    settings.ranks = *ranks;
    if settings.ranks == Ranks::Zero
        && !from_zero(settings.entry)
        && let Some(entry) = spoken(catalog).find(|entry| from_zero(entry))
    {
        settings.choose(entry);
        return Ok(Change::Game);
    }
    Ok(Change::Nothing)
}

fn set_of_game(
    speech: &Speech,
    settings: &mut Settings,
    name: &str,
    value: &str,
) -> Result<Change, String> {
    let info = settings.entry.info;
    let named = |spec: &&OptionSpec| spec.uci.is_some_and(|uci| uci.eq_ignore_ascii_case(name));
    let spec = info.options.iter().find(named);
    let spec = spec.ok_or_else(|| format!("there is no option {name}"))?;
    // The interface only has checks; a check on an option of another kind asks for its first word.
    let meant = match (spec.kind, value) {
        (Kind::Whole { or: [word, ..], .. } | Kind::Word([_, word, ..]), "true") => word,
        (Kind::Whole { or: [_, ..], .. } | Kind::Word([_, _, ..]), "false") => {
            settings.options.remove(spec.key);
            return Ok(Change::Game);
        }
        _ => value,
    };
    let value = spec.value(meant).map_err(|refusal| speech.refusal(info, &refusal))?;
    settings.options.insert(spec.key.to_owned(), value);
    Ok(Change::Game)
}
