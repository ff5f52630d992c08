//! What people can let happen to the bot from the page, without a test's help.

use patt::sandbox::{Options, Sandbox};
use serde_json::{Value, json};

/// A page and a bot, both by plain HTTP.
struct Both {
    sandbox: Sandbox,
    client: reqwest::Client,
}

impl Both {
    async fn open() -> Self {
        let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
        Self { sandbox, client: reqwest::Client::builder().no_proxy().build().expect("a client") }
    }

    /// A request of the page; its status.
    async fn happen(&self, what: Value) -> u16 {
        let url = format!("{}/sandbox/happen", self.sandbox.url());
        self.client.post(url).json(&what).send().await.expect("it answers").status().as_u16()
    }

    async fn state(&self) -> Value {
        let url = format!("{}/sandbox/state", self.sandbox.url());
        self.client.get(url).send().await.expect("it answers").json().await.expect("JSON")
    }

    /// A request of the bot: status and Discord's code.
    async fn bot(&self, method: &str, path: &str, body: Value) -> (u16, u64) {
        let method = method.parse().expect("a method");
        let asked = self
            .client
            .request(method, format!("{}/api/v10{path}", self.sandbox.url()))
            .header("authorization", self.bot_token());
        let asked = if body.is_null() { asked } else { asked.json(&body) };
        let answer = asked.send().await.expect("it answers");
        let status = answer.status().as_u16();
        let body: Value = answer.json().await.unwrap_or_default();
        (status, body["code"].as_u64().unwrap_or(0))
    }

    /// How many messages of a channel the bot is shown.
    async fn reads(&self, channel: &str) -> usize {
        let url = format!("{}/api/v10/channels/{channel}/messages", self.sandbox.url());
        let asked = self.client.get(url).header("authorization", self.bot_token());
        let shown: Vec<Value> =
            asked.send().await.expect("it answers").json().await.expect("a list");
        shown.len()
    }

    fn bot_token(&self) -> String {
        format!("Bot {}", self.sandbox.token())
    }

    async fn posts(&self, channel: &str) -> (u16, u64) {
        let path = format!("/channels/{channel}/messages");
        self.bot("POST", &path, json!({ "content": "hello" })).await
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rights_letters_and_the_server_are_taken_and_given_back() {
    let both = Both::open().await;
    let games = both.sandbox.channels()[0].to_string();
    let ada = both.sandbox.people()[0].id;
    let letters = both.sandbox.dm(ada).to_string();
    assert_eq!(both.posts(&games).await, (200, 0));

    let right = |right: &str, granted: bool| json!({ "what": "right", "channel_id": games, "right": right, "granted": granted });
    assert_eq!(both.happen(right("send", false)).await, 200);
    assert_eq!(both.posts(&games).await, (403, 50013));
    let allowed = both.state().await["channels"][0]["allowed"].clone();
    let has = |key: &str| allowed.as_array().is_some_and(|all| all.contains(&json!(key)));
    assert!(has("view") && !has("send") && !has("manage_threads"), "{allowed}");
    assert_eq!(both.happen(right("send", true)).await, 200);
    assert_eq!(both.posts(&games).await, (200, 0));
    assert_eq!(both.happen(right("fly", true)).await, 400);
    // What was written is not refused then, but not shown.
    assert_eq!(both.reads(&games).await, 2);
    assert_eq!(both.happen(right("history", false)).await, 200);
    assert_eq!(both.reads(&games).await, 0);

    let open = |open: bool| json!({ "what": "letters", "person_id": ada, "open": open });
    assert_eq!(both.happen(open(false)).await, 200);
    assert_eq!(both.posts(&letters).await, (403, 50007));
    assert_eq!(both.state().await["people"][0]["takes_messages"], false);
    assert_eq!(both.happen(open(true)).await, 200);
    assert_eq!(both.posts(&letters).await, (200, 0));

    assert_eq!(both.happen(json!({ "what": "server", "member": false })).await, 200);
    assert_eq!(both.posts(&games).await, (403, 50001));
    assert_eq!(both.state().await["guild"]["has_bot"], false);
    assert_eq!(both.happen(json!({ "what": "server", "member": true })).await, 200);
    assert_eq!(both.posts(&games).await, (200, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn threads_are_folded_and_locked() {
    let both = Both::open().await;
    let games = both.sandbox.channels()[0].to_string();
    let opened = json!({ "name": "a thread", "type": 11 });
    let path = format!("/channels/{games}/threads");
    assert_eq!(both.bot("POST", &path, opened).await, (201, 0));
    // The channel tells of a thread that begins at no message.
    let told = both.sandbox.messages(both.sandbox.channels()[0], both.sandbox.people()[0].id);
    let thread = both.sandbox.threads()[0].to_string();
    assert_eq!(
        (&told[0]["type"], &told[0]["content"], &told[0]["message_reference"]["channel_id"]),
        (&json!(18), &json!("a thread"), &json!(thread))
    );
    let set = |key: &str, on: bool| json!({ "what": "thread", "channel_id": thread, key: on });
    assert_eq!(both.happen(set("locked", true)).await, 200);
    assert_eq!(both.posts(&thread).await, (403, 160_005));
    assert_eq!(both.happen(set("locked", false)).await, 200);
    assert_eq!(both.happen(set("archived", true)).await, 200);
    assert_eq!(both.posts(&thread).await, (200, 0), "writing opens it again");
    let state = both.state().await;
    let channels = state["channels"].as_array().expect("a list");
    let card = channels.iter().find(|card| card["id"] == thread.as_str()).expect("it is there");
    assert_eq!(card["archived"], false);
    let other = json!({ "what": "thread", "channel_id": games, "locked": true });
    assert_eq!(both.happen(other).await, 400, "a channel is no thread");
}

#[tokio::test(flavor = "multi_thread")]
async fn as_many_answers_go_wrong_as_were_ordered() {
    let both = Both::open().await;
    let ask = || both.bot("GET", "/users/@me", Value::Null);
    let order =
        |fault: &str, times: u32| json!({ "what": "faults", "fault": fault, "times": times });
    assert_eq!(both.happen(order("down", 2)).await, 200);
    assert_eq!(both.happen(order("limited", 1)).await, 200);
    assert_eq!(both.state().await["faults"], 3);
    assert_eq!(ask().await.0, 503);
    assert_eq!(ask().await.0, 503);
    assert_eq!(ask().await.0, 429);
    assert_eq!((ask().await.0, &both.state().await["faults"]), (200, &json!(0)));
    assert_eq!(both.happen(order("down", 1_000_000)).await, 200);
    assert_eq!(both.state().await["faults"], 1000, "that is enough");
    assert_eq!(both.happen(json!({ "what": "faults" })).await, 200);
    assert_eq!(ask().await.0, 200);
    assert_eq!(both.happen(json!({ "what": "gateway", "how": "cut" })).await, 200);
    assert_ne!(both.happen(json!({ "what": "weather" })).await, 200);
}
