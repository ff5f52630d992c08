use std::sync::Mutex;

use ed25519_dalek::{Signer as _, SigningKey};
use reqwest::{Client, RequestBuilder};

use super::*;

/// Discord, with a key of its own, and what came through to the bot.
struct Discord {
    key: SigningKey,
    client: Client,
    url: String,
    taken: Arc<Mutex<Vec<u64>>>,
}

impl Discord {
    async fn new() -> Self {
        let key = SigningKey::from_bytes(&[7; 32]);
        let public = PublicKey(key.verifying_key().to_bytes());
        let endpoint = Endpoint::open("127.0.0.1:0".parse().unwrap(), public).await.unwrap();
        let url = format!("http://{}{PATH}", endpoint.address().unwrap());
        let taken: Arc<Mutex<Vec<u64>>> = Arc::default();
        let takes = Arc::clone(&taken);
        let take = move |one: Inbound| takes.lock().unwrap().push(one.ticket.id);
        tokio::spawn(async move { endpoint.serve(take).await.unwrap() });
        Self { key, client: Client::builder().no_proxy().build().unwrap(), url, taken }
    }

    fn signature(&self, timestamp: &str, body: &[u8]) -> String {
        let signature = self.key.sign(&[timestamp.as_bytes(), body].concat());
        format!("{signature:x}")
    }

    fn request(
        &self,
        signature: &str,
        timestamp: &str,
        body: impl Into<Vec<u8>>,
    ) -> RequestBuilder {
        self.client
            .post(&self.url)
            .header("X-Signature-Ed25519", signature)
            .header("X-Signature-Timestamp", timestamp)
            .header("Content-Type", "application/json")
            .body(body.into())
    }

    async fn sends_at(&self, at: u64, body: &str) -> u16 {
        let at = at.to_string();
        let signature = self.signature(&at, body.as_bytes());
        self.request(&signature, &at, body).send().await.unwrap().status().as_u16()
    }

    fn taken(&self) -> Vec<u64> {
        self.taken.lock().unwrap().clone()
    }
}

/// A command as Discord sends it.
fn command(id: u64) -> String {
    json!({
        "id": id.to_string(), "application_id": "1000", "type": 2, "token": "secret", "version": 1,
        "locale": "en-US", "guild_id": "5", "guild_locale": "en-US", "channel_id": "6",
        "channel": { "id": "6", "type": 0, "guild_id": "5", "permissions": "0" },
        "app_permissions": "0", "entitlements": [], "authorizing_integration_owners": {}, "context": 0,
        "attachment_size_limit": 1000,
        "member": {
            "user": { "id": "7", "username": "ada", "discriminator": "0", "avatar": null },
            "roles": [], "joined_at": "2026-01-01T00:00:00Z", "deaf": false, "mute": false,
            "flags": 0, "permissions": "0",
        },
        "data": { "id": "9", "name": "games", "type": 1 },
    })
    .to_string()
}

#[tokio::test]
async fn whoever_asks_whether_the_bot_is_there_is_told_so() {
    let discord = Discord::new().await;
    let ask = json!({ "id": "1", "application_id": "1000", "type": 1, "token": "t", "version": 1 });
    for _ in 0..2 {
        let (at, body) = (now().to_string(), ask.to_string());
        let signature = discord.signature(&at, body.as_bytes());
        let answer = discord.request(&signature, &at, body).send().await.unwrap();
        assert_eq!(answer.status(), 200);
        assert_eq!(answer.headers()["content-type"], "application/json");
        assert_eq!(answer.text().await.unwrap(), r#"{"type":1}"#);
    }
    // As Discord tries it when the address is entered.
    let wrong = discord.request(&"0".repeat(128), &now().to_string(), ask.to_string());
    assert_eq!(wrong.send().await.unwrap().status(), 401);
    assert!(discord.taken().is_empty());
}

#[tokio::test]
async fn an_interaction_comes_through_once() {
    let discord = Discord::new().await;
    for id in [11, 12] {
        assert_eq!(discord.sends_at(now(), &command(id)).await, 202);
        // The same request, and the same interaction signed anew.
        for at in [now(), now() - 1, now() + 1] {
            assert_eq!(discord.sends_at(at, &command(id)).await, 409);
        }
    }
    assert_eq!(discord.taken(), [11, 12]);
}

#[tokio::test]
async fn nothing_comes_through_that_discord_has_not_signed_just_now() {
    let discord = Discord::new().await;
    let (at, body) = (now(), command(11));
    let stamp = at.to_string();
    let signature = discord.signature(&stamp, body.as_bytes());
    let mut refused = 0;
    for nth in 0..250_usize {
        // A byte is another one: in the signature, the moment, the body.
        let flip = |text: &str| {
            let mut bytes = text.as_bytes().to_vec();
            let place = nth * 31 % bytes.len();
            bytes[place] = if bytes[place] == b'1' { b'2' } else { b'1' };
            String::from_utf8_lossy(&bytes).into_owned()
        };
        let short = body.len() - 1 - nth % body.len();
        let requests = [
            discord.request(&flip(&signature), &stamp, body.clone()),
            discord.request(&signature, &flip(&stamp), body.clone()),
            discord.request(&signature, &stamp, flip(&body)),
            discord.request(&signature, &stamp, &body.as_bytes()[..short]),
        ];
        for request in requests {
            assert_eq!(request.send().await.unwrap().status(), 401);
            refused += 1;
        }
    }
    assert_eq!(refused, 1_000);
    for stale in [at - WINDOW - 2, at + WINDOW + 60, 0, u64::MAX] {
        assert_eq!(discord.sends_at(stale, &body).await, 401, "{stale}");
    }
    // Without a signature, without a moment, in other digits than there are.
    let bare =
        |name: &'static str, value: &str| discord.client.post(&discord.url).header(name, value);
    for request in [
        bare("X-Signature-Ed25519", &signature),
        bare("X-Signature-Timestamp", &stamp),
        discord.request("", &stamp, body.clone()),
        discord.request(&"z".repeat(128), &stamp, body.clone()),
        discord.request(&format!("{signature}00"), &stamp, body.clone()),
        discord.request(&signature, "soon", body.clone()),
    ] {
        assert_eq!(request.body(body.clone()).send().await.unwrap().status(), 401);
    }
    assert!(discord.taken().is_empty());
    // None of it is in the way of the real one.
    assert_eq!(discord.sends_at(now(), &body).await, 202);
    assert_eq!(discord.taken(), [11]);
}

#[tokio::test]
async fn what_is_signed_and_no_interaction_is_refused() {
    let discord = Discord::new().await;
    for body in ["", "[]", "{}", "null", r#"{"type":99,"id":"1"}"#, r#"{"type":2}"#, "\u{0}"] {
        assert_eq!(discord.sends_at(now(), body).await, 400, "{body:?}");
    }
    assert_eq!(discord.sends_at(now(), &"[".repeat(100_000)).await, 400);
    assert_eq!(discord.sends_at(now(), &" ".repeat(MOST_BYTES + 1)).await, 413);
    assert_eq!(discord.client.get(&discord.url).send().await.unwrap().status(), 405);
    assert!(discord.taken().is_empty());
}

#[tokio::test]
async fn an_endpoint_needs_a_key_and_an_address() {
    let any = "127.0.0.1:0".parse().unwrap();
    // No point of the curve has this coordinate.
    let mut none = [0; 32];
    none[0] = 2;
    let no_key = Endpoint::open(any, PublicKey(none)).await.err().unwrap();
    assert!(no_key.to_string().contains("General Information"), "{no_key}");
    let key = PublicKey(SigningKey::from_bytes(&[7; 32]).verifying_key().to_bytes());
    let first = Endpoint::open(any, key).await.unwrap();
    let taken = Endpoint::open(first.address().unwrap(), key).await.err().unwrap();
    assert!(matches!(taken, NoEndpoint::Address(..)), "{taken}");
}
