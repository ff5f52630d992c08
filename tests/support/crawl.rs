//! Somebody who presses all that can be pressed.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use patt::sandbox::Id;
use serde_json::{Map, Value};

use super::done::Done;
use super::house::House;

/// A person before some messages, who presses every button in them and in what comes of it, chooses
/// from every menu and fills in every form.
pub struct Crawl<'a> {
    pub house: &'a House,
    pub who: Id,
    /// The codes of ids that are left alone.
    pub left_alone: &'a [&'a str],
    /// How many ids of one code are tried.
    pub of_a_kind: usize,
    /// How often something is pressed in all.
    pub most: usize,
}

impl Crawl<'_> {
    /// Goes through these messages; `look` sees what was pressed and each answer.
    pub async fn through(&self, open: Vec<Value>, mut look: impl FnMut(&str, &Done)) {
        let mut open: VecDeque<_> = open.into();
        let (mut tried, mut kinds) = (BTreeSet::new(), BTreeMap::<String, usize>::new());
        while let Some(message) = open.pop_front() {
            let Some(id) = message["id"].as_str().and_then(|id| id.parse().ok()).map(Id) else {
                continue;
            };
            for thing in things(&message) {
                let Some(pressed) = thing["custom_id"].as_str() else { continue };
                let code = pressed.get(1..3).unwrap_or_default().to_owned();
                let count = kinds.entry(code.clone()).or_default();
                let enough = *count >= self.of_a_kind || tried.len() >= self.most;
                let left = self.left_alone.contains(&code.as_str()) || thing["disabled"] == true;
                if enough || left || !tried.insert(pressed.to_owned()) {
                    continue;
                }
                *count += 1;
                let values: Vec<_> = thing["options"].as_array().into_iter().flatten().collect();
                let value = values.last().and_then(|entry| entry["value"].as_str());
                let sandbox = &self.house.sandbox;
                let asked = match (thing["type"].as_u64(), value) {
                    (Some(2), _) => sandbox.press(self.who, id, pressed).await,
                    (Some(3), Some(value)) => sandbox.choose(self.who, id, pressed, &[value]).await,
                    _ => continue,
                };
                // The message may have changed since it was seen.
                let Ok(asked) = asked else { continue };
                let done = self.house.answered(asked).await;
                look(pressed, &done);
                if let patt::sandbox::Replied::Modal(form) = &done.replied {
                    let sent = self.house.submit(self.who, form, filled(form)).await;
                    look(pressed, &sent);
                    open.push_back(sent.message().clone());
                }
                open.push_back(done.message().clone());
            }
        }
    }
}

/// The buttons and menus of a message.
fn things(message: &Value) -> Vec<Value> {
    let rows = message["components"].as_array().into_iter().flatten();
    rows.flat_map(|row| row["components"].as_array().cloned().unwrap_or_default()).collect()
}

/// A form whose fields are as full as they may be.
fn filled(form: &Value) -> Value {
    let rows = form["components"].as_array().into_iter().flatten();
    let fields = rows.filter_map(|row| {
        let input = &row["components"][0];
        let most = input["max_length"].as_u64().unwrap_or(10) as usize;
        let text: String = "*_~`|>[王](#)".chars().cycle().take(most).collect();
        Some((input["custom_id"].as_str()?.to_owned(), text.into()))
    });
    Value::Object(fields.collect::<Map<_, _>>())
}
