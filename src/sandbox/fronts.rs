//! Where interactions go: to the gateway, or over HTTP to one or several processes of the bot.

use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use std::time::Duration;

use reqwest::Client;
use serde_json::json;

use super::Sandbox;
use super::webhooks::{Addresses, hex, key};

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
        self.hub.webhooks.set(Some(to));
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
        self.hub.webhooks.set(None);
        self.hub.connection_changed();
    }
}
