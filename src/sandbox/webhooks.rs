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
    ///
    /// # Errors
    /// If nobody answers.
    pub async fn send(&self, url: &str, body: &str, spoilt: bool) -> Result<Said, reqwest::Error> {
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
        let status = answer.status().as_u16();
        let kind = answer.headers().get(CONTENT_TYPE).cloned();
        Ok(Said { status, kind, body: answer.bytes().await? })
    }

    /// Sends an interaction to the address of this number, or to the next one where somebody listens, as load
    /// balancers do, and takes the answer if it is there at once.
    async fn deliver(&self, nth: usize, interaction: &Value) {
        let body = interaction.to_string();
        for url in self.urls.iter().cycle().skip(nth % self.urls.len()).take(self.urls.len()) {
            match self.send(url, &body, false).await {
                Ok(said) => return self.take(said, interaction).await,
                Err(error) => {
                    let nobody = error.is_connect();
                    tracing::warn!("{url} got no interaction: {}", error.without_url());
                    if !nobody {
                        // A process that ended over it answers nothing: the person is told that it failed.
                        return;
                    }
                }
            }
        }
    }

    async fn take(&self, said: Said, interaction: &Value) {
        match said.status {
            // The answer comes by the callback.
            202 => {}
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
            tokio::spawn(async move { to.deliver(nth + also, &interaction).await });
        }
        true
    }
}
