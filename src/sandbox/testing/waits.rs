//! Waiting without sleeping, and never for something that has been there before.
//!
//! Whoever waits for a message names a [`Mark`], a moment that was noted before the act whose outcome
//! is awaited. Only what became so after it counts: an older message that would do as well does not,
//! not even if something else of it changes, such as its buttons.

use super::log::Request;
use crate::sandbox::Sandbox;
use crate::sandbox::hub::Hub;
use crate::sandbox::state::{Id, Mark, Stage, Told, World};
use serde_json::Value;
use std::collections::BTreeMap;
use std::time::Duration;

/// How long a test waits, by the wall clock, before it gives up.
pub(super) const PATIENCE: Duration = Duration::from_mins(1);

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unanswered {
    /// The three seconds passed: the person reads that the interaction failed.
    #[error("the bot did not answer in time: the interaction failed")]
    Failed,
    /// The test has waited long enough.
    #[error("nothing came within {PATIENCE:?}")]
    Nothing,
}

impl Hub {
    /// Waits until `look` finds something.
    pub(super) async fn until<T>(
        &self,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Unanswered> {
        let mut changes = self.testing.changes();
        let found = async {
            loop {
                changes.borrow_and_update();
                // Looking must not count as a change, or every look would wake the next.
                if let Some(found) = self.peek(&mut look) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        tokio::time::timeout(PATIENCE, found).await.map_err(|_| Unanswered::Nothing)
    }
}

/// What a person got to see in a channel after a mark, version by version.
fn told(world: &World, channel: Id, person: Id, since: Mark) -> impl Iterator<Item = &Told> {
    let seen = world.channels.get(&channel).is_some_and(|place| world.sees(person, place));
    let to_them = move |told: &&Told| {
        seen && told.channel == channel && told.only_for.is_none_or(|only| only == person)
    };
    world.journal.since(since).iter().filter(to_them)
}

/// The newest message that came to satisfy `wanted` after a mark and does so now; else the newest that
/// did for a while, as it was then.
fn new(
    world: &World,
    channel: Id,
    person: Id,
    since: Mark,
    wanted: &impl Fn(&Value) -> bool,
) -> Option<Value> {
    let mut found = BTreeMap::new();
    for told in told(world, channel, person, since) {
        let before = || world.journal.before(told).is_some_and(|before| wanted(&before.shown));
        // One that is satisfied still has only changed in other ways.
        if wanted(&told.shown) && (found.contains_key(&told.id) || !before()) {
            found.insert(told.id, told);
        }
    }
    let stands = |id| {
        let place = world.channels.get(&channel)?;
        place.messages.contains_key(&id).then(|| world.journal.versions(id).next())?
    };
    let now = found.keys().rev().filter_map(|&id| stands(id)).find(|now| wanted(&now.shown));
    now.or_else(|| found.pop_last().map(|(_, told)| told)).map(|told| told.shown.clone())
}

impl Sandbox {
    /// The present moment: what is said and asked for from now on is new.
    pub fn mark(&self) -> Mark {
        self.hub.peek(|world| self.hub.testing.mark(world))
    }

    /// Waits until a message that the person sees in the channel comes to satisfy `wanted` after the
    /// mark, because it is new or because it was changed so; the newest such message is returned.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if none comes.
    pub async fn until(
        &self,
        channel: Id,
        as_person: Id,
        since: Mark,
        wanted: impl Fn(&Value) -> bool,
    ) -> Result<Value, Unanswered> {
        self.hub.until(|world| new(world, channel, as_person, since, &wanted)).await
    }

    /// The same without waiting: the message if it is there by now.
    pub fn new_since(
        &self,
        channel: Id,
        as_person: Id,
        since: Mark,
        wanted: impl Fn(&Value) -> bool,
    ) -> Option<Value> {
        self.hub.peek(|world| new(world, channel, as_person, since, &wanted))
    }

    /// Waits until anything is said to the person in the channel after the mark, or changed there.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if nothing is.
    pub async fn until_told(
        &self,
        channel: Id,
        as_person: Id,
        since: Mark,
    ) -> Result<(), Unanswered> {
        self.hub.until(|world| told(world, channel, as_person, since).next().map(drop)).await
    }

    /// Everything that the person got to see in the channel after the mark, oldest first; a message
    /// that was changed is there once for each of its versions.
    pub fn told_since(&self, channel: Id, as_person: Id, since: Mark) -> Vec<Value> {
        self.hub.peek(|world| {
            told(world, channel, as_person, since).map(|told| told.shown.clone()).collect()
        })
    }

    /// Waits until the requests that were answered after the mark satisfy `wanted`.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if they never do.
    pub async fn until_requests(
        &self,
        since: Mark,
        wanted: impl Fn(&[Request]) -> bool,
    ) -> Result<(), Unanswered> {
        self.hub.until(|_| wanted(&self.hub.testing.log.since(since)).then_some(())).await
    }

    /// Waits until the bot is connected and has registered commands.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if that does not happen.
    pub async fn ready(&self) -> Result<(), Unanswered> {
        let ready =
            |world: &World| (world.bot.online && !world.commands().is_empty()).then_some(());
        self.hub.until(ready).await
    }

    /// Waits until the bot is connected, or no longer is.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if that does not happen.
    pub async fn online(&self, online: bool) -> Result<(), Unanswered> {
        self.hub.until(|world| (world.bot.online == online).then_some(())).await
    }

    /// Waits until a request is running.
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if none comes.
    pub async fn busy(&self) -> Result<(), Unanswered> {
        self.hub.until(|_| (self.hub.testing.in_flight() > 0).then_some(())).await
    }

    /// Waits until no request is running and no interaction waits for an answer.
    ///
    /// What the bot does of itself between two requests cannot be seen from here: wait for its
    /// outcome with [`Sandbox::until`].
    ///
    /// # Errors
    /// [`Unanswered::Nothing`] if it never gets quiet.
    pub async fn settle(&self) -> Result<(), Unanswered> {
        self.hub.until(|world| self.settled(world).then_some(())).await
    }

    /// Whether no request is running and no interaction waits for an answer.
    pub fn is_settled(&self) -> bool {
        self.hub.peek(|world| self.settled(world))
    }

    fn settled(&self, world: &World) -> bool {
        let open = |stage: &Stage| matches!(stage, Stage::Waiting | Stage::Thinking(_));
        let waits = world.interactions.values().any(|i| i.alive(world.now) && open(&i.stage));
        !waits && self.hub.testing.in_flight() == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sandbox::Options;
    use crate::sandbox::state::Draft;
    use serde_json::json;

    /// A channel in which the bot has said something with a button below.
    struct Scene {
        sandbox: Sandbox,
        channel: Id,
        person: Id,
    }

    impl Scene {
        async fn open() -> Self {
            let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
            let (channel, person) = (sandbox.channels()[0], sandbox.people()[0].id);
            Self { sandbox, channel, person }
        }

        fn post(&self, content: &str) -> Id {
            let button = json!({ "type": 2, "style": 1, "label": "Go", "custom_id": "go" });
            let draft = Draft {
                content: content.to_owned(),
                components: vec![json!({ "type": 1, "components": [button] })],
                ..Draft::default()
            };
            let post = |world: &mut World| world.post(self.channel, world.bot.id, draft);
            self.sandbox.hub.with(post).expect("there is a channel")
        }

        fn change(&self, id: Id, content: Option<&str>, buttons: bool) {
            self.sandbox.hub.with(|world| {
                let place = world.channels.get_mut(&self.channel).expect("there is a channel");
                let message = place.messages.get_mut(&id).expect("there is a message");
                if let Some(content) = content {
                    content.clone_into(&mut message.content);
                }
                if !buttons {
                    message.components.clear();
                }
                world.tell_message(self.channel, id, "update");
            });
        }

        fn found(&self, since: Mark, said: &str) -> Option<Value> {
            let wanted = |message: &Value| message["content"].as_str() == Some(said);
            self.sandbox.new_since(self.channel, self.person, since, wanted)
        }
    }

    #[tokio::test]
    async fn an_old_message_is_not_new_whatever_else_of_it_changes() {
        let scene = Scene::open().await;
        let old = scene.post("It is your turn");
        let since = scene.sandbox.mark();
        assert_eq!(scene.found(since, "It is your turn"), None);
        // As an old board loses its buttons a little after the new one came.
        scene.change(old, None, false);
        assert_eq!(scene.found(since, "It is your turn"), None);
        let new = scene.post("It is your turn");
        let found = scene.found(since, "It is your turn").expect("it is there");
        assert_eq!(Id::of(&found["id"]), Some(new));
        assert_eq!(scene.found(scene.sandbox.mark(), "It is your turn"), None);
    }

    #[tokio::test]
    async fn a_message_that_says_something_else_now_is_new() {
        let scene = Scene::open().await;
        let lobby = scene.post("2 of 3");
        let since = scene.sandbox.mark();
        scene.change(lobby, Some("3 of 3"), true);
        let full = scene.found(since, "3 of 3").expect("it was changed");
        assert_eq!(Id::of(&full["id"]), Some(lobby));
        // What it said before is new again once it says so again.
        assert_eq!(scene.found(since, "2 of 3"), None);
        scene.change(lobby, Some("2 of 3"), true);
        assert!(scene.found(since, "2 of 3").is_some());
        // What it said in between was there to be read; what it is now is returned where it fits.
        assert_eq!(scene.found(since, "3 of 3").expect("it said so")["content"], "3 of 3");
        scene.change(lobby, None, false);
        assert_eq!(scene.found(since, "2 of 3").expect("it says so")["components"], json!([]));
    }

    #[tokio::test]
    async fn a_wait_that_begins_late_finds_what_came_meanwhile() {
        let scene = Scene::open().await;
        scene.post("played e4");
        let since = scene.sandbox.mark();
        let second = scene.post("played e4");
        let wanted = |message: &Value| message["content"] == "played e4";
        let found = scene.sandbox.until(scene.channel, scene.person, since, wanted).await;
        assert_eq!(Id::of(&found.expect("it is there")["id"]), Some(second));
        let told = scene.sandbox.told_since(scene.channel, scene.person, since);
        assert_eq!(told.len(), 1, "{told:#?}");
        assert!(scene.sandbox.is_settled());
    }

    #[tokio::test]
    async fn a_button_is_pressed_as_it_was_only_where_that_is_said() {
        let scene = Scene::open().await;
        let id = scene.post("Go?");
        scene.change(id, None, false);
        let Scene { sandbox, person, .. } = &scene;
        assert!(sandbox.press(*person, id, "Go").await.is_err());
        assert!(sandbox.press_stale(*person, id, "Stop").await.is_err(), "it never had that");
        assert!(sandbox.press_stale(*person, id, "Go").await.is_ok());
    }
}
