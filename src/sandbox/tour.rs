//! "Show me around": what a person does at each stop, done for them through the front door.
//!
//! The sandbox knows nothing of what it shows: whoever starts it says which commands are sent, and
//! which buttons and menus of their answers are used.

use super::hub::Hub;
use super::options::{Step, Stop};
use super::state::{Act, Answer, Given, Id, Stage, World};
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;

/// How long the bot has for each step.
const PATIENCE: Duration = Duration::from_secs(20);

/// How long the private answers on the way stay.
const GLANCE: Duration = Duration::from_secs(1);

impl Hub {
    /// Leads a person round in a channel; the pages are told where it is and what went wrong.
    pub async fn show_around(self: Arc<Self>, person: Id, channel: Id) {
        let of = self.tour.len();
        let mut passed = Vec::new();
        for (at, stop) in (1..).zip(&self.tour) {
            let told = json!({ "at": at, "of": of, "title": stop.title });
            self.tell_tour(person, told.clone());
            if let Err(why) = self.visit(person, channel, stop, &mut passed).await {
                let mut told = told;
                told["failed"] = json!(why);
                self.tell_tour(person, told);
            }
        }
        // What led to the stops is seen for a moment and then dismissed.
        tokio::time::sleep(GLANCE).await;
        self.with(|world| {
            for id in passed {
                if world.message(channel, id).is_some_and(|message| message.only_for.is_some()) {
                    world.take_down(channel, id);
                }
            }
        });
        self.tell_tour(person, json!({ "at": of, "of": of, "done": true }));
    }

    fn tell_tour(&self, person: Id, mut event: Value) {
        event["type"] = json!("tour");
        self.with(|world| world.page(Some(person), event));
    }

    /// Does what leads to a stop; the answers on the way are `passed`.
    async fn visit(
        self: &Arc<Self>,
        person: Id,
        channel: Id,
        stop: &Stop,
        passed: &mut Vec<Id>,
    ) -> Result<(), String> {
        let mut last = None;
        for step in &stop.steps {
            let act = self.peek(|world| act(world, channel, last, step))?;
            // Whoever listens from here on hears of the answer.
            let mut news = self.pages.subscribe();
            let id = self.act(person, channel, act).map_err(|why| why.to_string())?;
            let answer = tokio::time::timeout(PATIENCE, self.answered(id, &mut news)).await;
            passed.extend(last);
            last = answer.map_err(|_| "no answer came".to_owned())??;
        }
        Ok(())
    }

    /// The message that answers an interaction, once there is one.
    async fn answered(&self, id: Id, news: &mut Receiver<String>) -> Result<Option<Id>, String> {
        loop {
            let stage = self.peek(|world| world.interactions.get(&id).map(|of| of.stage.clone()));
            match stage {
                Some(Stage::Waiting | Stage::Thinking(_)) => {}
                Some(Stage::Answered(Answer::Message(id) | Answer::Edited(id))) => {
                    return Ok(Some(id));
                }
                Some(Stage::Answered(Answer::Noted | Answer::Modal(_) | Answer::Choices(_))) => {
                    return Ok(None);
                }
                Some(Stage::Failed) | None => return Err("no answer came in time".to_owned()),
            }
            if matches!(news.recv().await, Err(RecvError::Closed)) {
                return Err("the sandbox ends".to_owned());
            }
        }
    }
}

/// What a step comes to after the last answer.
fn act(world: &World, channel: Id, last: Option<Id>, step: &Step) -> Result<Act, String> {
    let rows = || {
        let message = last.and_then(|id| Some((id, world.message(channel, id)?)));
        let (id, message) = message.ok_or("there is nothing to press")?;
        let items = message.components.iter().filter_map(|row| row["components"].as_array());
        Ok::<_, String>((id, items.flatten()))
    };
    let named = |item: &Value| item["custom_id"].as_str().map(str::to_owned);
    Ok(match step {
        Step::Command { name, options } => {
            let given = |(name, value): (&String, &Value)| Given {
                name: name.clone(),
                value: value.clone(),
            };
            Act::Command { name: name.clone(), options: options.iter().map(given).collect() }
        }
        Step::Press(labels) => {
            let (message, mut items) = rows()?;
            let label = |item: &Value| item["label"].as_str().map(str::to_owned);
            let wanted = |item: &&Value| label(item).is_some_and(|label| labels.contains(&label));
            let custom_id = items.find(wanted).and_then(named);
            let custom_id = custom_id.ok_or_else(|| format!("there is no button {labels:?}"))?;
            Act::Button { message, custom_id }
        }
        Step::Choose(value) => {
            let (message, mut items) = rows()?;
            let offers = |item: &&Value| {
                let mut offers = item["options"].as_array().into_iter().flatten();
                offers.any(|offer| offer["value"] == value.as_str())
            };
            let custom_id = items.find(offers).and_then(named);
            let custom_id = custom_id.ok_or_else(|| format!("no menu offers {value}"))?;
            Act::Select { message, custom_id, values: vec![value.clone()] }
        }
    })
}
