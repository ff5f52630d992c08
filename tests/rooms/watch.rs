//! What is shipped for operators to look at: the dashboard, the alarms and what is said of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use patt::watch::series::{self, Kind, Series};
use serde_json::Value;

fn shipped(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The series that a text names; what looks like one and is none is a fault.
fn named(text: &str) -> BTreeSet<&'static str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let names = words.filter(|word| word.starts_with("patt_"));
    names.map(|name| of_name(name).unwrap_or_else(|| panic!("there is no {name}")).name).collect()
}

fn of_name(name: &str) -> Option<&'static Series> {
    series::ALL.iter().find(|series| {
        let part = name.strip_prefix(series.name);
        match series.kind {
            // A histogram alone is the name of no figure, but people speak of it.
            Kind::Histogram => {
                part.is_some_and(|part| ["", "_bucket", "_sum", "_count"].contains(&part))
            }
            Kind::Counter | Kind::Gauge => part == Some(""),
        }
    })
}

/// Every text of a JSON value under one of these keys.
fn texts<'a>(value: &'a Value, key: &str, found: &mut Vec<&'a Value>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if name == key {
                    found.push(field);
                }
                texts(field, key, found);
            }
        }
        Value::Array(items) => items.iter().for_each(|item| texts(item, key, found)),
        _ => {}
    }
}

#[test]
fn the_dashboard_shows_every_series_and_no_other() {
    let dashboard: Value =
        serde_json::from_str(&shipped("packaging/watch/dashboard.json")).unwrap();
    let mut targets = Vec::new();
    texts(&dashboard, "targets", &mut targets);
    let mut shown = BTreeSet::new();
    for target in targets.iter().flat_map(|targets| targets.as_array().unwrap()) {
        let (asked, legend) =
            (target["expr"].as_str().unwrap(), target["legendFormat"].as_str().unwrap());
        let series = named(asked);
        assert!(!series.is_empty(), "{asked}");
        // What a line is called by is a label of what it shows, and is kept by the question.
        for label in legend.split("{{").skip(1).map(|rest| rest.split("}}").next().unwrap()) {
            let has =
                |name: &&str| of_name(name).is_some_and(|series| series.labels.contains(&label));
            assert!(label == "instance" || series.iter().all(has), "{legend} of {asked}");
            assert!(
                asked.contains(&format!("by ({label})")) || asked.contains(&format!(", {label})")),
                "{asked}"
            );
        }
        shown.extend(series);
    }
    let all: BTreeSet<_> = series::ALL.iter().map(|series| series.name).collect();
    assert_eq!(shown, all);
}

#[test]
fn every_alarm_asks_for_series_that_are_there_and_is_explained() {
    let alarms = shipped("packaging/watch/alerts.yaml");
    let explained = shipped("docs/operating.md");
    let after = |key: &'static str| {
        alarms
            .lines()
            .filter_map(move |line| line.trim().trim_start_matches("- ").strip_prefix(key))
    };
    let names: Vec<_> = after("alert: ").collect();
    let asked: Vec<_> = after("expr: ").collect();
    assert!(names.len() == asked.len() && names.len() > 5, "{names:?}");
    for (name, asked) in names.iter().zip(asked) {
        assert!(!named(asked).is_empty() || *name == "PattGone", "{name}: {asked}");
        assert!(
            explained.contains(&format!("| `{name}` |")),
            "docs/operating.md is silent on {name}"
        );
    }
    let rows = explained.matches("| `Patt").count();
    assert_eq!(rows, names.len(), "docs/operating.md explains an alarm that is none");
    named(&explained);
}
