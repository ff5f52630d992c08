//! Interactions over HTTP, signed, to several addresses in turn.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{SystemTime, UNIX_EPOCH};

use ed25519_dalek::{Signer as _, SigningKey};
use serde_json::{Value, json};

use crate::sandbox::Sandbox;
use crate::sandbox::hub::Hub;
use crate::sandbox::lock::locked;

/// Where interactions go instead of the gateway, if anywhere.
#[derive(Debug, Default)]
pub struct Webhooks(Mutex<Option<Arc<Addresses>>>);

#[derive(Debug)]
struct Addresses {
    urls: Vec<String>,
    next: AtomicUsize,
    /// Every so many interactions one goes to two addresses; none if this is 0.
    doubled: usize,
    client: reqwest::Client,
    hub: Weak<Hub>,
}

/// The key of the sandbox's only application.
fn key() -> SigningKey {
    SigningKey::from_bytes(&[42; 32])
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl Addresses {
    /// Sends a body there; the status of the answer, and what it says.
    async fn send(&self, url: &str, body: &str, spoilt: bool) -> (u16, String) {
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
                if let Some(hub) = to.hub.upgrade().filter(|_| status != 202 && status != 0) {
                    hub.complain(&format!("an interaction was answered {status}: {said}"));
                }
            });
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
        let hub = Arc::downgrade(&self.hub);
        let client = reqwest::Client::builder().no_proxy().build().map_err(|e| e.to_string())?;
        let to = Addresses { urls, next: AtomicUsize::new(0), doubled, client, hub };
        let id = self.hub.with(|world| world.bot.id);
        let ask = json!({
            "id": id, "application_id": id, "type": 1, "token": "-", "version": 1,
        });
        for url in &to.urls {
            let good = to.send(url, &ask.to_string(), false).await;
            if good != (200, r#"{"type":1}"#.to_owned()) {
                return Err(format!("{url} does not answer a PING: {good:?}"));
            }
            let bad = to.send(url, &ask.to_string(), true).await;
            if bad.0 != 401 {
                return Err(format!("{url} takes a wrong signature: {bad:?}"));
            }
        }
        *locked(&self.hub.testing.webhooks.0) = Some(Arc::new(to));
        self.hub.with(|world| world.bot.online = true);
        Ok(())
    }

    /// Interactions go to the gateway again, where nobody may be.
    pub fn deliver_to_gateway(&self) {
        *locked(&self.hub.testing.webhooks.0) = None;
        self.hub.connection_changed();
    }
}
