//! Where interactions go: to the gateway, or over HTTP to several processes of the bot.

use std::sync::Arc;

use serde_json::json;

use super::webhooks::{Addresses, hex, key};
use crate::sandbox::Sandbox;

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
        let complain = move |what: &str| {
            if let Some(hub) = hub.upgrade() {
                hub.complain(what);
            }
        };
        let client = reqwest::Client::builder().no_proxy().build().map_err(|e| e.to_string())?;
        let to = Addresses::new(urls, doubled, client, Box::new(complain));
        let id = self.hub.with(|world| world.bot.id);
        let ask = json!({
            "id": id, "application_id": id, "type": 1, "token": "-", "version": 1,
        });
        for url in &to.urls {
            let told = |error: reqwest::Error| format!("{url} does not answer: {error}");
            let good = to.send(url, &ask.to_string(), false).await.map_err(told)?;
            if good != (200, r#"{"type":1}"#.to_owned()) {
                return Err(format!("{url} does not answer a PING: {good:?}"));
            }
            let bad = to.send(url, &ask.to_string(), true).await.map_err(told)?;
            if bad.0 != 401 {
                return Err(format!("{url} takes a wrong signature: {bad:?}"));
            }
        }
        self.hub.testing.webhooks.set(Some(to));
        self.hub.with(|world| world.bot.online = true);
        Ok(())
    }

    /// Interactions go to the gateway again, where nobody may be.
    pub fn deliver_to_gateway(&self) {
        self.hub.testing.webhooks.set(None);
        self.hub.connection_changed();
    }
}
