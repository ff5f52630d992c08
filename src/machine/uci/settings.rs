//! What a program may set.

use crate::ai::{Level, Strength};
use crate::catalog::{Catalog, Entry};
use crate::rules::{Kind, OptionMap};

/// The settings of a session.
#[derive(Clone, Debug)]
pub(super) struct Settings {
    pub(super) entry: &'static Entry,
    pub(super) options: OptionMap,
    pub(super) strength: Strength,
    pub(super) megabytes: usize,
    /// How many of the best lines are told.
    pub(super) lines: usize,
    /// The seed of soft choices.
    pub(super) seed: u64,
}

/// The most megabytes of positions.
const HASH: usize = 1024;
/// The most lines.
const LINES: usize = 64;
/// The skill that means no handicap: one more than the highest level.
const FREE: u8 = Level::MOST + 1;

/// Whether the interface can speak of this game: two seats, nothing hidden.
fn speaks(entry: &Entry) -> bool {
    entry.info.seats == (2, 2) && !entry.info.hidden
}

impl Settings {
    /// The settings at the start; `None` if no game of the catalog can be played here.
    pub(super) fn new(catalog: Catalog, seed: u64) -> Option<Self> {
        let entry = catalog.iter().find(|entry| speaks(entry))?;
        Some(Self {
            entry,
            options: OptionMap::new(),
            strength: Strength::Full,
            megabytes: 16,
            lines: 1,
            seed,
        })
    }

    /// The lines that describe all settings.
    pub(super) fn describe(&self, catalog: Catalog) -> Vec<String> {
        let mut lines = vec![
            format!("option name Hash type spin default 16 min 1 max {HASH}"),
            "option name Clear Hash type button".to_owned(),
            "option name Threads type spin default 1 min 1 max 1".to_owned(),
            "option name Ponder type check default false".to_owned(),
            format!("option name MultiPV type spin default 1 min 1 max {LINES}"),
            format!("option name Skill Level type spin default {FREE} min 1 max {FREE}"),
            "option name Seed type spin default 0 min 0 max 2147483647".to_owned(),
        ];
        let slugs = catalog.iter().filter(|entry| speaks(entry)).map(|entry| entry.info.slug);
        let first = self.entry.info.slug;
        let mut variants = format!("option name UCI_Variant type combo default {first}");
        for slug in slugs {
            variants.push_str(" var ");
            variants.push_str(slug);
        }
        lines.push(variants);
        let mut names: Vec<_> = catalog
            .iter()
            .filter(|entry| speaks(entry))
            .flat_map(|entry| entry.info.options.iter().filter_map(|spec| spec.uci))
            .collect();
        names.sort_unstable();
        names.dedup();
        lines.extend(
            names.iter().map(|name| format!("option name {name} type check default false")),
        );
        lines
    }

    /// Sets one; says whether the game changed, so that its position is no longer meant.
    ///
    /// # Errors
    /// A sentence that says what is wrong; nothing is changed.
    pub(super) fn set(
        &mut self,
        catalog: Catalog,
        name: &str,
        value: &str,
    ) -> Result<bool, String> {
        let spin = |most: u64| match value.parse::<u64>() {
            Ok(number) if number <= most => Ok(number),
            _ => Err(format!("{name} needs a number up to {most}, not {value}")),
        };
        match name.to_ascii_lowercase().as_str() {
            "hash" => self.megabytes = (spin(HASH as u64)? as usize).max(1),
            "multipv" => self.lines = (spin(LINES as u64)? as usize).max(1),
            // The interface says by `go ponder` when to think in the other side's time; and setting
            // anything makes the brain anew.
            "ponder" | "clear hash" => {}
            "threads" => {
                spin(1)?;
            }
            "skill level" => {
                let skill = spin(FREE.into())? as u8;
                self.strength = Level::new(skill).map_or(Strength::Full, Strength::Level);
            }
            "seed" => self.seed = spin(i32::MAX as u64)?,
            "uci_variant" => {
                let found = catalog.iter().find(|entry| speaks(entry) && entry.info.slug == value);
                self.entry = found.ok_or_else(|| format!("there is no variant {value}"))?;
                self.options = OptionMap::new();
                return Ok(true);
            }
            _ => return self.set_of_game(name, value),
        }
        Ok(false)
    }

    fn set_of_game(&mut self, name: &str, value: &str) -> Result<bool, String> {
        let named = |spec: &&crate::rules::OptionSpec| {
            spec.uci.is_some_and(|uci| uci.eq_ignore_ascii_case(name))
        };
        let spec = self.entry.info.options.iter().find(named);
        let spec = spec.ok_or_else(|| format!("there is no option {name}"))?;
        // The interface only has checks; a check on an option of another kind asks for its first word.
        let meant = match (spec.kind, value) {
            (Kind::Whole { or: [word, ..], .. } | Kind::Word([_, word, ..]), "true") => word,
            (Kind::Whole { or: [_, ..], .. } | Kind::Word([_, _, ..]), "false") => {
                self.options.remove(spec.key);
                return Ok(true);
            }
            _ => value,
        };
        let value = spec.value(meant).map_err(|refusal| refusal.to_string())?;
        self.options.insert(spec.key.to_owned(), value);
        Ok(true)
    }
}
