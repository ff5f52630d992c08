//! Interactions over HTTP, signed as Discord signs them, to one address or several in turn.

use std::fmt::{self, Write as _};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::body::Bytes;
use ed25519_dalek::{Signer as _, SigningKey};
use reqwest::Client;
use reqwest::header::{CONTENT_TYPE, HeaderValue};
use serde_json::{Value, json};

use super::Sandbox;
use super::lock::locked;

/// Where interactions go instead of the gateway, if anywhere.
#[derive(Debug, Default)]
pub struct Webhooks(Mutex<Option<Arc<Addresses>>>);

/// What is said of an address that answers otherwise than it should.
type Complain = Box<dyn Fn(&str) + Send + Sync>;

/// Addresses of processes of the bot.
struct Addresses {
    urls: Vec<String>,
    /// Every so many interactions one goes to two addresses; none if this is 0.
    doubled: usize,
    client: Client,
    /// Where the sandbox itself is.
    home: String,
    complain: Complain,
    next: AtomicUsize,
}

impl fmt::Debug for Addresses {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.urls).finish()
    }
}

/// How an address has answered.
struct Said {
    status: u16,
    kind: Option<HeaderValue>,
    body: Bytes,
}

impl Said {
    fn is_pong(&self) -> bool {
        let body = serde_json::from_slice::<Value>(&self.body);
        self.status == 200 && body.is_ok_and(|body| body["type"] == 1)
    }

    fn told(&self) -> String {
        format!("{}: {}", self.status, String::from_utf8_lossy(&self.body))
    }
}

/// The key of the sandbox's only application.
fn key() -> SigningKey {
    SigningKey::from_bytes(&[42; 32])
}

fn hex(bytes: &[u8]) -> String {
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
    async fn send(&self, url: &str, body: &str, spoilt: bool) -> Result<Said, reqwest::Error> {
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

impl Sandbox {
    /// The public key of the sandbox's application, in hexadecimal digits.
    pub fn public_key(&self) -> String {
        hex(key().verifying_key().as_bytes())
    }

    /// From now on interactions go to these addresses in turn instead of the gateway, every `doubled`th to
    /// two of them (none if that is 0). As Discord does when an address is entered it looks first whether
    /// they know its signature from a wrong one.
    ///
    /// # Errors
    /// What is wrong with an address.
    pub async fn deliver_to(&self, urls: Vec<String>, doubled: usize) -> Result<(), String> {
        if urls.is_empty() {
            return Err("there is no address".to_owned());
        }
        let hub = Arc::downgrade(&self.hub);
        let complain = move |what: &str| {
            if let Some(hub) = hub.upgrade() {
                hub.complain(what);
            }
        };
        let client = Client::builder().no_proxy().build().map_err(|error| error.to_string())?;
        let to = Addresses {
            urls,
            doubled,
            client,
            home: format!("http://{}", self.hub.address),
            complain: Box::new(complain),
            next: AtomicUsize::new(0),
        };
        let id = self.hub.peek(|world| world.bot.id);
        let ask = json!({
            "id": id, "application_id": id, "type": 1, "token": "-", "version": 1,
        });
        for url in &to.urls {
            let told =
                |error: reqwest::Error| format!("{url} does not answer: {}", error.without_url());
            let good = to.send(url, &ask.to_string(), false).await.map_err(told)?;
            if !good.is_pong() {
                return Err(format!("{url} does not answer a PING ({})", good.told()));
            }
            let bad = to.send(url, &ask.to_string(), true).await.map_err(told)?;
            if bad.status != 401 {
                return Err(format!("{url} takes a wrong signature ({})", bad.told()));
            }
        }
        *locked(&self.hub.webhooks.0) = Some(Arc::new(to));
        self.hub.connection_changed();
        Ok(())
    }

    /// The same, as soon as somebody answers there.
    pub async fn deliver_patiently(&self, urls: &[String]) {
        let mut told = String::new();
        while let Err(why) = self.deliver_to(urls.to_vec(), 0).await {
            if why != told {
                tracing::warn!("{why}; it is tried every second");
                told = why;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
        }
    }

    /// Interactions go to the gateway again, where nobody may be.
    #[cfg(feature = "testing")]
    pub fn deliver_to_gateway(&self) {
        *locked(&self.hub.webhooks.0) = None;
        self.hub.connection_changed();
    }
}
