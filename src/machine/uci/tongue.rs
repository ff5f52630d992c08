//! How the engine answers in UCI.

use super::{grammar, options};
use crate::ai::value;
use crate::catalog::Catalog;
use crate::machine::engine::command::Command;
use crate::machine::engine::settings::{Change, Settings, spoken};
use crate::machine::engine::speech::Speech;
use crate::machine::engine::tongue::{Best, Known, Report, Tongue};

/// The Universal Chess Interface.
pub(in crate::machine) struct Uci;

impl Tongue for Uci {
    fn settings(&self, catalog: Catalog, seed: u64) -> Option<Settings> {
        Some(Settings::new(spoken(catalog).next()?, seed))
    }

    fn read(&self, line: &str, _settings: &Settings) -> Result<Option<Command>, String> {
        grammar::parse(line)
    }

    fn introduction(&self, catalog: Catalog, settings: &Settings) -> Vec<String> {
        let mut lines = vec![
            concat!("id name Patt ", env!("CARGO_PKG_VERSION")).to_owned(),
            "id author the Patt authors".to_owned(),
        ];
        lines.extend(options::describe(catalog, settings));
        lines.push("uciok".to_owned());
        lines
    }

    fn set(
        &self,
        catalog: Catalog,
        speech: &Speech,
        settings: &mut Settings,
        name: &str,
        value: &str,
    ) -> Result<Change, String> {
        options::set(catalog, speech, settings, name, value)
    }

    fn report(&self, report: &Report) -> String {
        let Report { nth, depth, nodes, pace, line, .. } = report;
        let (score, line) = (score(report.value), line.join(" "));
        let Some(pace) = pace else {
            return format!("info depth {depth} score {score} nodes {nodes} pv {line}");
        };
        let multipv = nth.map_or_else(String::new, |nth| format!("multipv {nth} "));
        format!(
            "info depth {depth} seldepth {} {multipv}score {score} nodes {nodes} \
             nps {} hashfull {} time {} pv {line}",
            pace.seldepth,
            pace.per_second(*nodes),
            pace.full,
            pace.spent.as_millis(),
        )
    }

    fn best(&self, Best { m, answer, .. }: &Best) -> String {
        match (m, answer) {
            (Some(m), Some(answer)) => format!("bestmove {m} ponder {answer}"),
            (Some(m), None) => format!("bestmove {m}"),
            (None, _) => "bestmove (none)".to_owned(),
        }
    }

    fn remark(&self, text: &str) -> String {
        format!("info string {text}")
    }

    fn known(&self, known: Option<&Known>) -> String {
        match known {
            Some(Known { m, value, depth }) => {
                self.remark(&format!("{m} was found at depth {depth}, score {}", score(*value)))
            }
            None => self.remark("nothing is remembered of that position"),
        }
    }

    fn idle(&self) -> Option<&'static str> {
        None
    }

    fn farewell(&self) -> Option<&'static str> {
        None
    }
}

/// A value as the interface writes it.
fn score(worth: i32) -> String {
    match value::plies_to_end(worth) {
        Some(plies) if plies > 0 => format!("mate {}", (plies + 1) / 2),
        Some(plies) => format!("mate {}", plies / 2),
        None => format!("cp {worth}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::value::{LOST, WON, from_node};

    #[test]
    fn mates_are_counted_in_moves() {
        for (worth, text) in [
            (12, "cp 12"),
            (from_node(WON, 1), "mate 1"),
            (from_node(WON, 3), "mate 2"),
            (from_node(LOST, 2), "mate -1"),
            (LOST, "mate 0"),
        ] {
            assert_eq!(score(worth), text);
        }
    }
}
