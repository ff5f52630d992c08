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
    pub async fn send(&self, url: &str, body: &str, spoilt: bool) -> (u16, String) {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let stamp = now.as_secs().to_string();
        let mut signature = key().sign(format!("{stamp}{body}").as_bytes()).to_bytes();
        signature[0] ^= u8::from(spoilt);
        let sent = self
            .client
            .post(url)
            .header("X-Signature-Ed25519", hex(&signature))
            .header("X-Signature-Timestamp", stamp)
            .header("Content-Type", "application/json")
            .body(body.to_owned())
            .send()
            .await;
        match sent {
            Ok(answer) => (answer.status().as_u16(), answer.text().await.unwrap_or_default()),
            Err(error) => (0, error.to_string()),
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
            let url = to.urls[(nth + also) % to.urls.len()].clone();
            tokio::spawn(async move {
                let (status, said) = to.send(&url, &body, false).await;
                // A process that is gone answers nothing: the person is told that it failed.
                if status != 202 && status != 0 {
                    (to.complain)(&format!("an interaction was answered {status}: {said}"));
                }
            });
        }
        true
    }
}
