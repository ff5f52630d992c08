//! How the engine answers in UCCI.

use super::{grammar, options};
use crate::ai::value;
use crate::catalog::Catalog;
use crate::machine::engine::command::Command;
use crate::machine::engine::settings::{Change, Ranks, Settings, Unit, from_zero, spoken};
use crate::machine::engine::speech::Speech;
use crate::machine::engine::tongue::{Best, Known, Report, Tongue};

/// The score of a mate here and now; those to come are worth less by their plies.
const MATE: i32 = 30_000;

/// The Universal Chinese Chess Protocol.
pub(in crate::machine) struct Ucci;

impl Tongue for Ucci {
    fn settings(&self, catalog: Catalog, seed: u64) -> Option<Settings> {
        let entry = spoken(catalog).find(|entry| from_zero(entry))?;
        let usual = Settings::new(entry, seed);
        Some(Settings { ranks: Ranks::Zero, unit: Unit::Seconds, ..usual })
    }

    fn read(&self, line: &str, settings: &Settings) -> Result<Option<Command>, String> {
        grammar::parse(line, settings.unit)
    }

    fn introduction(&self, _catalog: Catalog, _settings: &Settings) -> Vec<String> {
        let mut lines = vec![
            concat!("id name Patt ", env!("CARGO_PKG_VERSION")).to_owned(),
            "id author the Patt authors".to_owned(),
        ];
        lines.extend(options::describe());
        lines.push("ucciok".to_owned());
        lines
    }

    fn set(
        &self,
        _catalog: Catalog,
        _speech: &Speech,
        settings: &mut Settings,
        name: &str,
        value: &str,
    ) -> Result<Change, String> {
        options::set(settings, name, value)
    }

    fn report(&self, Report { depth, value, nodes, pace, line, .. }: &Report) -> String {
        let (score, line) = (score(*value), line.join(" "));
        let time = pace
            .as_ref()
            .map_or_else(String::new, |pace| format!("time {} ", pace.spent.as_millis()));
        format!("info {time}nodes {nodes} depth {depth} score {score} pv {line}")
    }

    fn best(&self, Best { m, answer, draw }: &Best) -> String {
        let Some(m) = m else { return "nobestmove".to_owned() };
        let mut line = format!("bestmove {m}");
        if let Some(answer) = answer {
            line.push_str(" ponder ");
            line.push_str(answer);
        }
        if *draw {
            line.push_str(" draw");
        }
        line
    }

    fn remark(&self, text: &str) -> String {
        format!("info message {text}")
    }

    fn known(&self, known: Option<&Known>) -> String {
        let Some(Known { m, value, depth }) = known else { return "pophash".to_owned() };
        let value = score(*value);
        format!(
            "pophash bestmove {m} lowerbound {value} depth {depth} upperbound {value} depth {depth}"
        )
    }

    fn idle(&self) -> Option<&'static str> {
        Some("nobestmove")
    }

    fn farewell(&self) -> Option<&'static str> {
        Some("bye")
    }
}

/// A value as the protocol writes it: a number in any case.
fn score(worth: i32) -> i32 {
    match value::plies_to_end(worth) {
        Some(plies) if worth > 0 => MATE - plies,
        Some(plies) => -MATE - plies,
        None => worth,
    }
}

#[cfg(test)]
mod unit {
    use super::*;
    use crate::ai::value::{LOST, WON, from_node};

    #[test]
    fn mates_are_numbers_by_their_plies() {
        for (worth, number) in
            [(12, 12), (from_node(WON, 3), 29_997), (from_node(LOST, 2), -29_998), (LOST, -30_000)]
        {
            assert_eq!(score(worth), number);
        }
    }
}
