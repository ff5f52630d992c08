//! What the sandbox refuses, request by request, as tables: spoken to with plain HTTP.

use patt::sandbox::{Handle, Id, Options, Sandbox, permissions};
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};
use std::time::Duration;

/// A sandbox without a bot, and a client that speaks for one.
struct House {
    sandbox: Sandbox,
    client: Client,
    ada: Id,
    games: Id,
}

impl House {
    async fn open() -> Self {
        let clock = patt::sandbox::Clock::frozen();
        let options = Options { clock, ..Options::default() };
        let sandbox = Sandbox::start(options).await.expect("a free port");
        let client = Client::builder().no_proxy().build().expect("a client");
        let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
        let house = Self { sandbox, client, ada, games };
        let command = json!([{ "name": "play", "description": "Plays" }]);
        let path = format!("/applications/{}/commands", house.sandbox.bot());
        assert_eq!(house.send(Method::PUT, &path, &command).await.0, 200);
        house
    }

    async fn send(&self, method: Method, path: &str, body: &Value) -> (u16, Value) {
        let url = format!("{}/api/v10{path}", self.sandbox.url());
        let token = format!("Bot {}", self.sandbox.token());
        let request = self.client.request(method, url).header("authorization", token);
        let answer = request.json(body).send().await.expect("an answer");
        let status = answer.status().as_u16();
        (status, answer.json().await.unwrap_or(Value::Null))
    }

    /// Posts to the games channel: the status and code.
    async fn post(&self, body: &Value) -> (u16, u64) {
        let path = format!("/channels/{}/messages", self.games);
        code(self.send(Method::POST, &path, body).await)
    }

    /// A command of Ada's and the paths to answer it.
    async fn interaction(&self) -> (Handle, String, String) {
        let sent = self.sandbox.command(self.ada, self.games, "play", Value::Null).await;
        let sent = sent.expect("the command is there");
        let callback = self.callback(&sent);
        let webhook = format!("/webhooks/{}/{}", self.sandbox.bot(), self.token(&sent));
        (sent, callback, webhook)
    }

    fn token(&self, sent: &Handle) -> String {
        self.sandbox.interaction_token(sent.id).expect("just made")
    }

    /// Where an interaction is answered.
    fn callback(&self, sent: &Handle) -> String {
        format!("/interactions/{}/{}/callback", sent.id, self.token(sent))
    }
}

fn code((status, body): (u16, Value)) -> (u16, u64) {
    (status, body["code"].as_u64().unwrap_or(0))
}

fn row(buttons: &[Value]) -> Value {
    json!([{ "type": 1, "components": buttons }])
}

fn button(id: &str) -> Value {
    json!({ "type": 2, "style": 1, "label": id, "custom_id": id })
}

#[tokio::test]
async fn yes_is_understood_in_all_of_discords_ways() {
    let house = House::open().await;
    let answer = json!({ "type": 4, "data": { "content": "Yes" } });
    for (said, expect) in
        [("true", 200), ("True", 200), ("1", 200), ("false", 204), ("0", 204), ("", 204)]
    {
        let (_, callback, _) = house.interaction().await;
        let path = format!("{callback}?with_response={said}");
        let (status, _) = house.send(Method::POST, &path, &answer).await;
        assert_eq!(status, expect, "{said}");
    }
}

#[tokio::test]
async fn forms_with_labels_and_menus_are_filled_in() {
    let house = House::open().await;
    let (_, callback, _) = house.interaction().await;
    let entry = |value: &str| json!({ "label": value, "value": value });
    let menu = json!({
        "type": 3, "custom_id": "side", "options": [entry("white"), entry("black")],
    });
    let input = json!({ "type": 4, "custom_id": "name", "style": 1 });
    let label =
        |text: &str, component: Value| json!({ "type": 18, "label": text, "component": component });
    let form = |parts: Value| {
        let data = json!({ "custom_id": "form", "title": "A form", "components": parts });
        json!({ "type": 9, "data": data })
    };
    let twice = form(json!([label("Side", menu.clone()), label("Side", menu.clone())]));
    assert_eq!(code(house.send(Method::POST, &callback, &twice).await), (400, 50_035));
    let whole = form(json!([label("Side", menu), label("Name", input)]));
    assert_eq!(house.send(Method::POST, &callback, &whole).await.0, 204);
    let submit =
        async |fields: Value| house.sandbox.submit(house.ada, "form", fields).await.is_ok();
    assert!(!submit(json!({ "side": "red", "name": "Ada" })).await);
    assert!(!submit(json!({ "side": "white" })).await);
    assert!(submit(json!({ "side": ["white"], "name": "Ada" })).await);
}

#[tokio::test]
async fn forms_beyond_the_limits_are_refused() {
    let house = House::open().await;
    let text = |length: usize| "x".repeat(length);
    let label = |change: &dyn Fn(&mut Value)| {
        let input = json!({ "type": 4, "custom_id": "i", "style": 1 });
        let mut label = json!({ "type": 18, "label": "l", "component": input });
        change(&mut label);
        label
    };
    let place = |more: Value| {
        label(&|label| {
            label["component"] = json!({ "type": 19, "custom_id": "f" });
            for (key, value) in more.as_object().expect("an object") {
                label["component"][key] = value.clone();
            }
        })
    };
    let menu = |entries: usize, more: Value| {
        let entries: Vec<Value> =
            (0..entries).map(|n| json!({ "label": "a", "value": n.to_string() })).collect();
        label(&|label| {
            label["component"] = json!({ "type": 3, "custom_id": "m", "options": entries });
            for (key, value) in more.as_object().expect("an object") {
                label["component"][key] = value.clone();
            }
        })
    };
    let one = |part: Value| json!({ "custom_id": "f", "title": "t", "components": [part] });
    let many = |count: usize| {
        let parts: Vec<Value> = (0..count)
            .map(|n| label(&|label| label["component"]["custom_id"] = n.to_string().into()))
            .collect();
        json!({ "custom_id": "f", "title": "t", "components": parts })
    };
    let titled = |title: String| {
        let mut form = many(1);
        form["title"] = title.into();
        form
    };
    let described = |text: String| one(label(&|label| label["description"] = text.clone().into()));
    let cases = [
        (many(5), true),
        (many(6), false),
        (many(0), false),
        (titled(text(45)), true),
        (titled(text(46)), false),
        (titled(text(0)), false),
        (one(label(&|label| label["label"] = text(45).into())), true),
        (one(label(&|label| label["label"] = text(46).into())), false),
        (described(text(100)), true),
        (described(text(101)), false),
        (described(text(0)), false),
        (one(label(&|label| label["component"]["label"] = "twice".into())), false),
        (one(label(&|label| label["component"] = button("b"))), false),
        (one(label(&|label| label["component"] = Value::Null)), false),
        (one(json!({ "type": 19, "custom_id": "f" })), false),
        (one(json!({ "type": 1, "components": [{ "type": 19, "custom_id": "f" }] })), false),
        (one(place(json!({}))), true),
        (one(place(json!({ "min_values": 0, "max_values": 10, "required": false }))), true),
        (one(place(json!({ "max_values": 11 }))), false),
        (one(place(json!({ "max_values": 0 }))), false),
        (one(place(json!({ "min_values": 2 }))), false),
        (one(place(json!({ "custom_id": text(101) }))), false),
        (one(place(json!({ "placeholder": "x" }))), false),
        (one(menu(25, json!({ "max_values": 25, "min_values": 0, "required": false }))), true),
        (one(menu(26, json!({}))), false),
        (one(menu(0, json!({}))), false),
        (one(menu(2, json!({ "max_values": 3 }))), false),
    ];
    for (form, taken) in cases {
        let (_, callback, _) = house.interaction().await;
        let answer = json!({ "type": 9, "data": form });
        let expect = if taken { (204, 0) } else { (400, 50_035) };
        let got = code(house.send(Method::POST, &callback, &answer).await);
        assert_eq!(got, expect, "{form}");
    }
}

#[tokio::test]
async fn files_are_put_into_forms() {
    let house = House::open().await;
    let (_, callback, _) = house.interaction().await;
    let place = |name: &str, most: u64, required: bool| {
        let least = u64::from(required);
        json!({ "type": 18, "label": name, "component": {
            "type": 19, "custom_id": name, "min_values": least, "max_values": most,
            "required": required,
        } })
    };
    let form = json!({ "type": 9, "data": {
        "custom_id": "form", "title": "A form",
        "components": [place("one", 1, true), place("more", 2, false)],
    } });
    assert_eq!(house.send(Method::POST, &callback, &form).await.0, 204);
    let file = |name: &str| json!({ "filename": name, "content": format!("text of {name}") });
    let submit =
        async |fields: Value| house.sandbox.submit(house.ada, "form", fields).await.is_ok();
    assert!(!submit(json!({})).await);
    assert!(!submit(json!({ "one": [] })).await);
    assert!(!submit(json!({ "one": "a text" })).await);
    assert!(!submit(json!({ "one": { "filename": "a" } })).await);
    assert!(!submit(json!({ "one": [file("a"), file("b")] })).await);
    assert!(!submit(json!({ "one": file("a"), "more": [file("b"), file("c"), file("d")] })).await);
    assert!(!submit(json!({ "one": file("a"), "more": [file("b"), 5] })).await);
    assert!(submit(json!({ "one": file("a"), "more": [file("b"), file("c")] })).await);
}

#[tokio::test]
async fn messages_beyond_the_limits_are_refused() {
    let house = House::open().await;
    let long = |length: usize| "x".repeat(length);
    let embed = |key: &str, length: usize| json!({ "embeds": [{ key: long(length) }] });
    let rows = |count: usize| {
        let rows: Vec<Value> =
            (0..count).map(|n| row(&[button(&n.to_string())])[0].clone()).collect();
        json!({ "components": rows })
    };
    let entries = |count: usize| {
        let entries: Vec<Value> =
            (0..count).map(|n| json!({ "label": "a", "value": n.to_string() })).collect();
        json!({ "components": row(&[json!({ "type": 3, "custom_id": "m", "options": entries })]) })
    };
    let one = |button: Value| json!({ "components": row(&[button]) });
    let many = |count: usize| {
        let buttons: Vec<Value> = (0..count).map(|n| button(&n.to_string())).collect();
        json!({ "components": row(&buttons) })
    };
    let fine = (200, 0);
    let form = (400, 50035);
    let cases = [
        (json!({ "content": long(2000) }), fine),
        (json!({ "content": long(2001) }), form),
        (json!({ "content": "" }), (400, 50006)),
        (json!({ "content": "  " }), (400, 50006)),
        (json!({}), (400, 50006)),
        (json!({ "contents": "misspelt" }), form),
        (json!({ "content": "x", "flags": 64 }), form),
        (json!({ "content": "x", "nonce": long(26) }), form),
        (embed("title", 256), fine),
        (embed("title", 257), form),
        (embed("description", 4096), fine),
        (embed("description", 4097), form),
        (json!({ "embeds": [{ "description": long(4000) }, { "description": long(2001) }] }), form),
        (json!({ "embeds": [{ "color": 1 }] }), form),
        (rows(5), fine),
        (rows(6), form),
        (many(5), fine),
        (many(6), form),
        (entries(25), fine),
        (entries(26), form),
        (entries(0), form),
        (json!({ "components": row(&[button("a"), button("a")]) }), form),
        (one(json!({ "type": 2, "style": 1, "label": "no id" })), form),
        (one(json!({ "type": 2, "style": 9, "label": "x", "custom_id": "x" })), form),
        (one(json!({ "type": 2, "style": 5, "label": "x", "custom_id": "x" })), form),
        (one(json!({ "type": 2, "style": 5, "label": "x", "url": "https://example.org" })), fine),
        (one(json!({ "type": 2, "style": 1, "custom_id": "x" })), form),
        (one(json!({ "type": 2, "style": 1, "custom_id": "x", "label": long(81) })), form),
        (one(json!({ "type": 2, "style": 1, "custom_id": long(101), "label": "x" })), form),
        (json!({ "components": [{ "type": 10, "content": "without the flag" }] }), form),
        (json!({ "flags": 32768, "components": [{ "type": 10, "content": "with it" }] }), fine),
        (json!({ "flags": 32768, "content": "x" }), form),
        (json!({ "content": "x", "attachments": [{ "id": 0 }] }), form),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": ["users"], "users": ["1"] } }),
            form,
        ),
        (
            json!({ "content": "x", "allowed_mentions": { "parse": [], "users": [house.ada] } }),
            fine,
        ),
    ];
    for (body, expect) in cases {
        assert_eq!(house.post(&body).await, expect, "{body}");
    }
}

#[tokio::test]
async fn commands_beyond_the_rules_are_refused() {
    let house = House::open().await;
    let path = format!("/applications/{}/commands", house.sandbox.bot());
    let option = |name: &str| json!({ "type": 3, "name": name, "description": "d" });
    let with = |options: Value| json!([{ "name": "a", "description": "d", "options": options }]);
    let required = json!({ "type": 3, "name": "b", "description": "d", "required": true });
    let fine = (200, 0);
    let form = (400, 50035);
    let many: Vec<Value> =
        (0..101).map(|n| json!({ "name": format!("c{n}"), "description": "d" })).collect();
    let heavy: Vec<Value> = (0..25)
        .map(|n| {
            let choices: Vec<Value> = (0..4)
                .map(|c| json!({ "name": format!("{c}{}", "n".repeat(90)), "value": format!("{c}") }))
                .collect();
            json!({ "type": 3, "name": format!("o{n}"), "description": "d", "choices": choices })
        })
        .collect();
    let cases = [
        (with(json!([option("a"), option("b")])), fine),
        (json!([{ "name": "Upper", "description": "d" }]), form),
        (json!([{ "name": "two words", "description": "d" }]), form),
        (json!([{ "name": "x" }]), form),
        (json!([{ "name": "Challenge to a game", "type": 2 }]), fine),
        (json!([{ "name": "Challenge", "type": 2, "description": "d" }]), form),
        (json!([{ "name": "x", "description": "d", "name_localizations": { "xx": "y" } }]), form),
        (json!([{ "name": "x", "description": "d", "name_localizations": { "de": "y" } }]), fine),
        (json!([{ "name": "x", "description": "d" }, { "name": "x", "description": "d" }]), form),
        (with(json!([option("a"), option("a")])), form),
        (with(json!([option("a"), required])), form),
        (with(Value::Array(heavy)), form),
        (Value::Array(many), (400, 30032)),
    ];
    for (body, expect) in cases {
        let told = body.to_string();
        let got = code(house.send(Method::PUT, &path, &body).await);
        assert_eq!(got, expect, "{}", told.chars().take(200).collect::<String>());
    }
}

#[tokio::test]
async fn answers_are_taken_once_in_time_and_of_the_right_kind() {
    let house = House::open().await;
    let message = json!({ "type": 4, "data": { "content": "hello" } });
    let modal = json!({ "type": 9, "data": { "custom_id": "f", "title": "t", "components": [
        { "type": 1, "components": [{ "type": 4, "custom_id": "i", "style": 1, "label": "l" }] },
    ] } });
    let patch = json!({ "content": "changed" });

    let (_, callback, webhook) = house.interaction().await;
    let original = format!("{webhook}/messages/@original");
    let early = code(house.send(Method::PATCH, &original, &patch).await);
    assert_eq!(early, (404, 10015), "not answered yet");
    for (body, expect) in [
        (json!({ "type": 7, "data": { "content": "x" } }), (400, 50035)),
        (json!({ "type": 8, "data": { "choices": [] } }), (400, 50035)),
        (json!({ "type": 4, "data": {} }), (400, 50006)),
        (json!({ "type": 4, "data": { "contents": "x" } }), (400, 50035)),
        (message.clone(), (204, 0)),
        (message.clone(), (400, 40060)),
        (modal.clone(), (400, 40060)),
    ] {
        let got = code(house.send(Method::POST, &callback, &body).await);
        assert_eq!(got, expect, "{body}");
    }
    let encoded = format!("{webhook}/messages/%40original");
    assert_eq!(code(house.send(Method::PATCH, &encoded, &patch).await), (200, 0));
    let empty = json!({ "content": "" });
    assert_eq!(code(house.send(Method::PATCH, &original, &empty).await), (400, 50006));
    house.sandbox.clock().advance(Duration::from_mins(15));
    assert_eq!(code(house.send(Method::PATCH, &original, &patch).await), (401, 50027));

    let (_, callback, _) = house.interaction().await;
    assert_eq!(code(house.send(Method::POST, &callback, &json!({ "type": 5 })).await), (204, 0));
    let after = code(house.send(Method::POST, &callback, &modal).await);
    assert_eq!(after, (400, 40060), "no form after a deferral");

    let (late, callback, _) = house.interaction().await;
    house.sandbox.clock().advance(Duration::from_secs(3));
    assert!(late.answer().await.is_err());
    assert_eq!(code(house.send(Method::POST, &callback, &message).await), (404, 10062));
    let strange = code(house.send(Method::POST, "/interactions/1/x/callback", &message).await);
    assert_eq!(strange, (404, 10062));
}

#[tokio::test]
async fn what_completes_an_option_is_of_its_type() {
    let house = House::open().await;
    let level = json!({ "type": 4, "name": "level", "description": "d", "autocomplete": true });
    let name = json!({ "type": 3, "name": "name", "description": "d", "autocomplete": true });
    let commands = json!([{ "name": "x", "description": "d", "options": [level, name] }]);
    let path = format!("/applications/{}/commands", house.sandbox.bot());
    assert_eq!(code(house.send(Method::PUT, &path, &commands).await), (200, 0));
    for (option, value, expect) in [
        ("level", json!("4"), (400, 50035)),
        ("level", json!(4.5), (400, 50035)),
        ("level", json!(4), (204, 0)),
        ("name", json!(4), (400, 50035)),
        ("name", json!(""), (400, 50035)),
        ("name", json!("4"), (204, 0)),
    ] {
        let typed = json!({ option: "4" });
        let sent = house.sandbox.autocomplete(house.ada, house.games, "x", typed, option).await;
        let callback = house.callback(&sent.expect("the command is there"));
        let body = json!({ "type": 8, "data": { "choices": [{ "name": "n", "value": value }] } });
        let got = code(house.send(Method::POST, &callback, &body).await);
        assert_eq!(got, expect, "{option} {value}");
    }
}

#[tokio::test]
async fn places_without_rights_or_closed_are_refused() {
    let house = House::open().await;
    let sandbox = &house.sandbox;
    let hello = json!({ "content": "hello" });
    let nonced = json!({ "content": "once", "nonce": "n", "enforce_nonce": true });
    let messages = format!("/channels/{}/messages", house.games);
    let (_, first) = house.send(Method::POST, &messages, &nonced).await;
    let (_, again) = house.send(Method::POST, &messages, &nonced).await;
    assert_eq!(first["id"], again["id"], "a nonce posts once");

    let id = first["id"].as_str().expect("an id").to_owned();
    let open = format!("{messages}/{id}/threads");
    let named = json!({ "name": "a thread" });
    assert_eq!(house.send(Method::POST, &open, &named).await.0, 201);
    assert_eq!(code(house.send(Method::POST, &open, &named).await), (400, 160_004));
    let thread: Id = id.parse().expect("an id");
    let inside = format!("/channels/{thread}/messages");
    let (_, post) = house.send(Method::POST, &inside, &hello).await;
    let edit = format!("{inside}/{}", post["id"].as_str().expect("an id"));
    sandbox.archive(thread, true);
    assert_eq!(code(house.send(Method::PATCH, &edit, &hello).await), (400, 50083));
    assert_eq!(code(house.send(Method::POST, &inside, &hello).await), (200, 0), "unfolds");
    assert_eq!(code(house.send(Method::PATCH, &edit, &hello).await), (200, 0));
    sandbox.lock(thread, true);
    assert_eq!(code(house.send(Method::POST, &inside, &hello).await), (403, 160_005));

    let direct = json!({ "recipient_id": house.ada });
    let (_, dm) = house.send(Method::POST, "/users/@me/channels", &direct).await;
    let dm = format!("/channels/{}/messages", dm["id"].as_str().expect("an id"));
    assert_eq!(code(house.send(Method::POST, &dm, &hello).await), (200, 0));
    sandbox.takes_messages(house.ada, false);
    assert_eq!(code(house.send(Method::POST, &dm, &hello).await), (403, 50007));

    let embed = json!({ "embeds": [{ "title": "t" }] });
    sandbox.deny(house.games, permissions::EMBED);
    assert_eq!(house.post(&embed).await, (403, 50013));
    sandbox.deny(house.games, permissions::SEND);
    assert_eq!(house.post(&hello).await, (403, 50013));
    sandbox.deny(house.games, permissions::VIEW);
    assert_eq!(house.post(&hello).await, (403, 50001));
    sandbox.allow(house.games, permissions::VIEW | permissions::SEND);
    let own = format!("{messages}/{id}");
    sandbox.delete_message(thread);
    assert_eq!(code(house.send(Method::PATCH, &own, &hello).await), (404, 10008));
    sandbox.kick();
    assert_eq!(house.post(&hello).await, (403, 50001));
    sandbox.invite();
    sandbox.delete_channel(house.games);
    assert_eq!(house.post(&hello).await, (404, 10003));
}

#[tokio::test]
async fn foreign_pages_and_tokens_are_turned_away() {
    let house = House::open().await;
    let url = house.sandbox.url();
    let check = |path: &'static str, header: (&'static str, &'static str), expect: StatusCode| {
        let request = house.client.get(format!("{url}{path}")).header(header.0, header.1);
        async move {
            let got = request.send().await.expect("an answer").status();
            assert_eq!(got, expect, "{path} {header:?}");
        }
    };
    check("/", ("accept", "text/html"), StatusCode::OK).await;
    check("/sandbox/state", ("accept", "*/*"), StatusCode::OK).await;
    check("/sandbox/state", ("host", "evil.example"), StatusCode::FORBIDDEN).await;
    check("/sandbox/state", ("origin", "http://evil.example"), StatusCode::FORBIDDEN).await;
    check("/gateway", ("origin", "http://evil.example"), StatusCode::FORBIDDEN).await;
    check("/api/v10/users/@me", ("authorization", "Bot x"), StatusCode::UNAUTHORIZED).await;
}
