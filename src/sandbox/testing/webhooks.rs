//! Interactions over HTTP, signed, to several addresses in turn.

use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::Value;

use crate::sandbox::lock::locked;

/// Where interactions go instead of the gateway, if anywhere.
#[derive(Debug, Default)]
pub struct Webhooks(Mutex<Option<Arc<Addresses>>>);

/// What is said of an address that answers otherwise than it should.
type Complain = Box<dyn Fn(&str) + Send + Sync>;

/// Addresses of processes of the bot.
pub struct Addresses {
    pub urls: Vec<String>,
    /// Every so many interactions one goes to two addresses; none if this is 0.
    doubled: usize,
    client: reqwest::Client,
    complain: Complain,
    next: AtomicUsize,
}

impl fmt::Debug for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.urls).finish()
    }
}

/// The key of the sandbox's only application.
pub fn key() -> SigningKey {
    SigningKey::from_bytes(&[42; 32])
}

pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        write!(text, "{byte:02x}").expect("a String takes all text");
        text
    })
}

impl Addresses {
    /// Addresses of which none has got anything yet.
    pub fn new(
        urls: Vec<String>,
        doubled: usize,
        client: reqwest::Client,
        complain: Complain,
    ) -> Self {
        Self { urls, doubled, client, complain, next: AtomicUsize::new(0) }
    }

    /// Sends a body there; the status of the answer, and what it says.
    ///
    /// # Errors
    /// If nobody answers.
    pub async fn send(
        &self,
        url: &str,
        body: &str,
        spoilt: bool,
    ) -> Result<(u16, String), reqwest::Error> {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let stamp = now.as_secs().to_string();
        let mut signature = key().sign(format!("{stamp}{body}").as_bytes()).to_bytes();
        signature[0] ^= u8::from(spoilt);
        let answer = self
            .client
            .post(url)
            .header("X-Signature-Ed25519", hex(&signature))
            .header("X-Signature-Timestamp", stamp)
            .header("Content-Type", "application/json")
            .body(body.to_owned())
            .send()
            .await?;
        Ok((answer.status().as_u16(), answer.text().await?))
    }

    /// Sends a body to the address of this number, or to the next one where somebody listens, as load
    /// balancers do.
    async fn hand(&self, nth: usize, body: &str) {
        for url in self.urls.iter().cycle().skip(nth % self.urls.len()).take(self.urls.len()) {
            match self.send(url, body, false).await {
                Ok((202, _)) => return,
                Ok((status, said)) => {
                    (self.complain)(&format!("an interaction was answered {status}: {said}"));
                    return;
                }
                Err(error) if error.is_connect() => {}
                // A process that ended over it answers nothing: the person is told that it failed.
                Err(_) => return,
            }
        }
    }
}

impl Webhooks {
    /// From now on they go to these addresses, or to the gateway if there are none.
    pub fn set(&self, to: Option<Addresses>) {
        *locked(&self.0) = to.map(Arc::new);
    }

    /// Sends an interaction, if that is where they go.
    pub fn take(&self, interaction: &Value) -> bool {
        let Some(to) = locked(&self.0).clone() else { return false };
        let nth = to.next.fetch_add(1, Ordering::SeqCst);
        let twice = to.doubled > 0 && nth % to.doubled == to.doubled - 1;
        for also in 0..=usize::from(twice) {
            let (to, body) = (Arc::clone(&to), interaction.to_string());
            tokio::spawn(async move { to.hand(nth + also, &body).await });
        }
        true
    }
}
