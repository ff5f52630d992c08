//! What people look like: which picture Discord said they have, and the picture, fetched when it is
//! wanted and kept for a while. All of it is in memory only, so that after a start people are seen
//! without their picture until they do something.

use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use reqwest::redirect::Policy;
use reqwest::{Client, Response};
use serenity::model::channel::Message;
use tokio::sync::OnceCell;

use crate::discord::inbound::Inbound;
use crate::discord::rest::at_most;
use crate::message::{PortraitFile, Portraits};
use crate::table::PersonId;
use crate::watch::series::{self, Cache};

/// How long a picture may take.
const PATIENCE: Duration = Duration::from_secs(2);
/// The most bytes of one.
const MOST: usize = 256 << 10;
/// The pixels a side that are asked for.
const SIDE: u32 = 128;
/// The most people who are remembered, and the most bytes of their pictures.
const PEOPLE: usize = 10_000;
const BYTES: usize = 16 << 20;
/// How long a picture that could not be fetched is not tried again.
const PAUSE: Duration = Duration::from_mins(1);

/// The pictures of people.
pub(super) struct Avatars {
    /// None if no connection can be set up at all.
    client: Option<Client>,
    /// Where they lie.
    shelf: String,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    people: HashMap<PersonId, Avatar>,
    /// Counts how often somebody was met or looked for.
    clock: u64,
}

struct Avatar {
    hash: String,
    used: u64,
    file: Arc<OnceCell<Fetched>>,
}

/// How a fetch ended.
struct Fetched {
    file: Option<Arc<[u8]>>,
    at: Instant,
}

impl Avatars {
    /// Those that lie on this shelf, such as `https://cdn.discordapp.com`.
    pub fn new(shelf: &str, through_proxies: bool) -> Self {
        Self::with_patience(shelf, through_proxies, PATIENCE)
    }

    fn with_patience(shelf: &str, through_proxies: bool, patience: Duration) -> Self {
        // The bot's token stays at home.
        let mut client = Client::builder().redirect(Policy::none()).timeout(patience).user_agent(
            concat!("DiscordBot (https://discord.com, ", env!("CARGO_PKG_VERSION"), ")"),
        );
        if !through_proxies {
            client = client.no_proxy();
        }
        let client = client.build();
        if client.is_err() {
            tracing::warn!("pictures of people cannot be fetched; their initials are shown");
        }
        let shelf = shelf.trim_end_matches('/').to_owned();
        Self { client: client.ok(), shelf, known: Mutex::default() }
    }

    /// Remembers the pictures of those whom an interaction tells of.
    pub fn meet_in(&self, inbound: &Inbound) {
        for face in &inbound.faces {
            self.note(face.person, face.avatar.as_ref());
        }
    }

    /// Remembers the picture of whoever wrote a message.
    pub fn meet_author(&self, message: &Message) {
        let user = &message.author;
        if !user.bot {
            self.note(PersonId(user.id.get()), user.avatar.as_ref());
        }
    }

    /// Remembers which picture a person has.
    fn note(&self, person: PersonId, hash: Option<&impl Display>) {
        let mut known = self.known();
        match hash.map(ToString::to_string) {
            None => {
                known.people.remove(&person);
            }
            Some(hash) => known.meet(person, hash),
        }
    }

    fn known(&self) -> std::sync::MutexGuard<'_, Known> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    async fn picture(&self, person: PersonId) -> Option<Arc<[u8]>> {
        let client = self.client.as_ref()?;
        let (hash, file) = self.known().look_for(person)?;
        series::looked_up(Cache::Portraits, file.initialized());
        let address = format!("{}/avatars/{}/{hash}.png?size={SIDE}", self.shelf, person.0);
        // Whoever wants the same one meanwhile waits for it here.
        let fetched = file.get_or_init(async || Fetched {
            file: fetch(client, &address).await,
            at: Instant::now(),
        });
        let found = fetched.await.file.clone();
        self.known().make_room();
        found
    }
}

impl Portraits for Avatars {
    fn portrait(&self, person: PersonId) -> PortraitFile<'_> {
        Box::pin(self.picture(person))
    }

    fn forget(&self, person: PersonId) {
        self.known().people.remove(&person);
    }
}

impl Known {
    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn meet(&mut self, person: PersonId, hash: String) {
        let used = self.tick();
        match self.people.get_mut(&person) {
            Some(avatar) if avatar.hash == hash => avatar.used = used,
            _ => {
                self.people.insert(person, Avatar { hash, used, file: Arc::default() });
                if self.people.len() > PEOPLE {
                    let oldest = self.people.iter().min_by_key(|(_, avatar)| avatar.used);
                    if let Some(oldest) = oldest.map(|(&person, _)| person) {
                        self.people.remove(&oldest);
                    }
                }
            }
        }
    }

    /// Which picture a person has, and what holds it or will.
    fn look_for(&mut self, person: PersonId) -> Option<(String, Arc<OnceCell<Fetched>>)> {
        let used = self.tick();
        let avatar = self.people.get_mut(&person)?;
        avatar.used = used;
        let failed = |known: &Fetched| known.file.is_none() && known.at.elapsed() > PAUSE;
        if avatar.file.get().is_some_and(failed) {
            avatar.file = Arc::default();
        }
        Some((avatar.hash.clone(), Arc::clone(&avatar.file)))
    }

    /// Lets go of those pictures that nobody wanted for longest.
    fn make_room(&mut self) {
        let size = |avatar: &Avatar| {
            let file = avatar.file.get().and_then(|fetched| fetched.file.as_ref());
            file.map_or(0, |file| file.len())
        };
        let mut sum: usize = self.people.values().map(size).sum();
        while sum > BYTES {
            let full = self.people.values_mut().filter(|avatar| size(avatar) > 0);
            let Some(oldest) = full.min_by_key(|avatar| avatar.used) else { return };
            sum -= size(oldest);
            oldest.file = Arc::default();
        }
    }
}

async fn fetch(client: &Client, address: &str) -> Option<Arc<[u8]>> {
    let response = client.get(address).send().await;
    let mut response = match response.and_then(Response::error_for_status) {
        Ok(response) if is_picture(&response) => response,
        Ok(_) => {
            tracing::debug!("somebody's picture is none");
            return None;
        }
        Err(error) => {
            tracing::debug!(error = %error.without_url(), "somebody's picture could not be fetched");
            return None;
        }
    };
    match at_most(&mut response, MOST).await {
        Ok(Some(bytes)) => Some(bytes.into()),
        Ok(None) => {
            tracing::debug!("somebody's picture is too large");
            None
        }
        Err(error) => {
            tracing::debug!(error = %error.without_url(), "somebody's picture broke off");
            None
        }
    }
}

fn is_picture(response: &Response) -> bool {
    let kind = response.headers().get(reqwest::header::CONTENT_TYPE);
    kind.and_then(|kind| kind.to_str().ok()).is_some_and(|kind| kind.starts_with("image/"))
}

#[cfg(test)]
mod tests;
