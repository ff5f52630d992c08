//! Interactions over HTTP, signed as Discord signs them, to one address or several in turn.

use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use ed25519_dalek::{Signer as _, SigningKey};
use reqwest::Client;
use reqwest::header::{CONTENT_TYPE, HeaderValue};
use serde_json::Value;

use super::lock::locked;

/// Where interactions go instead of the gateway, if anywhere.
#[derive(Debug, Default)]
pub struct Webhooks(Mutex<Option<Arc<Addresses>>>);

/// What is said of an address that answers otherwise than it should.
pub type Complain = Box<dyn Fn(&str) + Send + Sync>;

/// Addresses of processes of the bot.
pub struct Addresses {
    pub urls: Vec<String>,
    /// Every so many interactions one goes to two addresses; none if this is 0.
    pub doubled: usize,
    pub client: Client,
    /// Where the sandbox itself is.
    pub home: String,
    pub complain: Complain,
    /// How many interactions have gone out.
    pub next: AtomicUsize,
}

impl fmt::Debug for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.urls).finish()
    }
}

/// How an address has answered.
pub struct Said {
    /// The status; 0 if there was none.
    pub status: u16,
    kind: Option<HeaderValue>,
    body: Bytes,
}

impl Said {
    pub fn is_pong(&self) -> bool {
        let body = serde_json::from_slice::<Value>(&self.body);
        self.status == 200 && body.is_ok_and(|body| body["type"] == 1)
    }

    pub fn told(&self) -> String {
        format!("{}: {}", self.status, String::from_utf8_lossy(&self.body))
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
    /// Sends a body there, with a wrong signature if it is to be `spoilt`.
    pub async fn send(&self, url: &str, body: &str, spoilt: bool) -> Said {
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
            Ok(answer) => {
                let status = answer.status().as_u16();
                let kind = answer.headers().get(CONTENT_TYPE).cloned();
                Said { status, kind, body: answer.bytes().await.unwrap_or_default() }
            }
            Err(error) => {
                let body = error.without_url().to_string();
                Said { status: 0, kind: None, body: body.into() }
            }
        }
    }

    /// Sends an interaction, and takes the answer if it is there at once.
    async fn deliver(&self, url: &str, interaction: &Value) {
        let said = self.send(url, &interaction.to_string(), false).await;
        match said.status {
            // The answer comes by the callback.
            202 => {}
            // A process that is gone answers nothing: the person is told that it failed.
            0 => tracing::warn!("{url} got no interaction: {}", said.told()),
            200 => {
                let text = |key: &str| interaction[key].as_str().unwrap_or_default();
                let callback = format!(
                    "{}/api/v10/interactions/{}/{}/callback",
                    self.home,
                    text("id"),
                    text("token")
                );
                let mut answer = self.client.post(callback).body(said.body);
                if let Some(kind) = said.kind {
                    answer = answer.header(CONTENT_TYPE, kind);
                }
                // What is wrong with it is told where it comes in.
                drop(answer.send().await);
            }
            _ => (self.complain)(&format!("an interaction was answered {}", said.told())),
        }
    }
}

impl Webhooks {
    /// From now on they go to these addresses, or to the gateway if there are none.
    pub fn set(&self, to: Option<Addresses>) {
        *locked(&self.0) = to.map(Arc::new);
    }

    /// Whether that is where interactions go.
    pub fn are_set(&self) -> bool {
        locked(&self.0).is_some()
    }

    /// Sends an interaction, if that is where they go.
    pub fn take(&self, interaction: &Value) -> bool {
        let Some(to) = locked(&self.0).clone() else { return false };
        let nth = to.next.fetch_add(1, Ordering::SeqCst);
        let twice = to.doubled > 0 && nth % to.doubled == to.doubled - 1;
        for also in 0..=usize::from(twice) {
            let (to, interaction) = (Arc::clone(&to), interaction.clone());
            let url = to.urls[(nth + also) % to.urls.len()].clone();
            tokio::spawn(async move { to.deliver(&url, &interaction).await });
        }
        true
    }
}
