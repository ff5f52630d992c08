//! How the bot's answer to an interaction comes along, and who is told.

use super::ids::Id;
use super::interaction::{Answer, Sort, Stage};
use super::touched::Touched;
use super::world::World;
use serde_json::{Value, json};

impl World {
    /// The bot's silence of three seconds: the person is told that the interaction failed.
    pub fn expire(&mut self, id: Id) {
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        if interaction.stage != Stage::Waiting {
            return;
        }
        interaction.stage = Stage::Failed;
        self.tell_answer(id, "failed", json!({}));
    }

    /// Records an answer and tells the person's pages.
    pub fn answer(&mut self, id: Id, answer: Answer) {
        let (kind, more) = match &answer {
            Answer::Message(_) | Answer::Edited(_) | Answer::Noted => ("ok", json!({})),
            Answer::Modal(modal) => ("modal", json!({ "modal": modal })),
            Answer::Choices(choices) => ("choices", json!({ "choices": choices })),
        };
        let Some(interaction) = self.interactions.get_mut(&id) else { return };
        interaction.stage = Stage::Answered(answer);
        self.tell_answer(id, kind, more);
    }

    /// Tells a person's pages how an interaction went.
    pub fn tell_answer(&mut self, id: Id, kind: &str, mut event: Value) {
        let Some(interaction) = self.interactions.get(&id) else { return };
        if interaction.sort != Sort::Autocomplete {
            self.touched.push(Touched::Interaction(id));
        }
        let person = interaction.person;
        event["type"] = json!("answer");
        event["interaction_id"] = json!(id);
        event["person_id"] = json!(person);
        event["kind"] = json!(kind);
        self.page(Some(person), event);
    }
}
