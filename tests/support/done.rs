//! What an act brings. Every wait of a scene begins at an act.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use patt::sandbox::{Id, Mark, Replied, Request, Sandbox};
use serde_json::Value;

use super::house::{components, content, id_of};

/// An act, its answer and all that is said from the moment of the act on.
///
/// Scenes wait for messages here and nowhere else. So nothing that was there before can be taken for
/// what an act brings, and an act that follows another one at once does not hide what that one brings.
#[derive(Clone)]
pub struct Done {
    /// The answer.
    pub replied: Replied,
    sandbox: Arc<Sandbox>,
    place: Id,
    since: Mark,
}

impl Deref for Done {
    type Target = Replied;

    fn deref(&self) -> &Replied {
        &self.replied
    }
}

impl fmt::Debug for Done {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.replied.fmt(f)
    }
}

impl Done {
    /// Something that happened in a place after this mark and is answered nothing.
    pub fn new(sandbox: &Arc<Sandbox>, place: Id, since: Mark) -> Self {
        Self { replied: Replied::Noted, sandbox: Arc::clone(sandbox), place, since }
    }

    /// Whether this button of the answer is there and cannot be pressed.
    pub fn is_off(&self, label: &str) -> bool {
        components(self.message()).any(|one| one["label"] == label && one["disabled"] == true)
    }

    /// What it brings in some other place.
    pub fn at(&self, place: Id) -> Self {
        Self { place, ..self.clone() }
    }

    /// The message that says this, once the person sees it: a new one, or one that has come to say
    /// so; not the word to the mover, which goes away.
    pub async fn shows(&self, who: Id, said: &str) -> Value {
        self.waits(who, &format!("{said:?}"), |message| content(message).contains(said)).await
    }

    /// The same of any other thing that a message comes to be.
    pub async fn shows_where(&self, who: Id, wanted: impl Fn(&Value) -> bool) -> Value {
        self.waits(who, "that", wanted).await
    }

    /// The direct message to a person that says this.
    pub async fn writes(&self, who: Id, said: &str) -> Value {
        self.at(self.sandbox.dm(who)).shows(who, said).await
    }

    /// Waits until anything is said to a person or changed before their eyes.
    pub async fn goes_on(&self, who: Id) {
        let told = self.sandbox.until_told(self.place, who, self.since).await;
        told.unwrap_or_else(|fault| panic!("nothing was said ({fault})"));
    }

    /// Waits until Discord was asked for this.
    pub async fn asks(&self, wanted: impl Fn(&Request) -> bool) {
        let some = |requests: &[Request]| requests.iter().any(&wanted);
        let asked = self.sandbox.until_requests(self.since, some).await;
        asked.unwrap_or_else(|fault| panic!("it was never asked for ({fault})"));
    }

    /// The message, if it is there already.
    pub fn shown(&self, who: Id, wanted: impl Fn(&Value) -> bool) -> Option<Value> {
        self.sandbox.new_since(self.place, who, self.since, wanted)
    }

    /// Everything that the person got to read since, in every version that a message had.
    pub fn told(&self, who: Id) -> Vec<String> {
        let told = self.sandbox.told_since(self.place, who, self.since);
        told.iter().map(|message| content(message).to_owned()).collect()
    }

    /// The form that was answered.
    pub fn form(&self) -> &Value {
        match &self.replied {
            Replied::Modal(form) => form,
            other => panic!("no form: {other:?}"),
        }
    }

    async fn waits(&self, who: Id, what: &str, wanted: impl Fn(&Value) -> bool) -> Value {
        let word = self.replied.is_private() && self.replied.content().starts_with("You played");
        let answer = self.replied.id().filter(|_| word);
        let other = |message: &Value| answer.is_none_or(|answer| answer != id_of(message));
        let wanted = |message: &Value| other(message) && wanted(message);
        match self.sandbox.until(self.place, who, self.since, wanted).await {
            Ok(message) => message,
            Err(fault) => {
                let told = self.sandbox.told_since(self.place, who, self.since);
                let stands = self.sandbox.messages(self.place, who);
                let [told, stands] = [&told, &stands]
                    .map(|list| list.iter().map(content).collect::<Vec<_>>().join("\n"));
                let complaints = self.sandbox.take_complaints();
                panic!(
                    "nobody said {what} ({fault}).\nSaid since the act:\n{told}\n\
                     All that stands there:\n{stands}\n{complaints:#?}"
                )
            }
        }
    }
}
