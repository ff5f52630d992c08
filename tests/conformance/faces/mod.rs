//! Faces: of an anonymous game nobody learns who plays it before it is over, and nobody but those
//! who do that it is there. Two play at random; at every moment each of them, a bystander and the
//! manager of the server try every command, completion, button, menu and form, and all that they are
//! sent is searched. What an outsider is answered of the game is what they are answered of none.

mod search;

use patt::catalog::{CATALOG, Catalog, Entry};
use patt::discord::custom_id;
use patt::message::{
    App as _, Command, Entered, FieldValue, Ground, Person, PersonKind, Place, Posting, Request,
    Rights,
};
use patt::sandbox::{Id, Replied};
use patt::table::{ChannelId, GuildId, PersonId, TableId, Time};
use serde_json::{Value, json};

use crate::games::GAMES;
use crate::support::crawl::Crawl;
use crate::support::done::Done;
use crate::support::house::{House, buttons, content};
use search::{Heard, Log, found, texts};

/// Every kind of id that was ever posted.
const POSTED: &str = include_str!("../../../src/discord/custom_id/posted.txt");

/// What ends a game, leaves it or plays in it: the players here do that themselves.
const LEFT_ALONE: [&str; 7] = ["ry", "ab", "er", "fe", "mv", "an", "lq"];

/// How many buttons and menus somebody tries at a moment, in all and of one sort.
const PRESSES: usize = 60;
const OF_A_KIND: usize = 4;

const DAY: i64 = 24 * 60 * 60_000;

/// A running game, those who play it and those who look on from outside.
struct Scene {
    house: House,
    players: [Id; 2],
    outsiders: [(Id, bool); 2],
    table: TableId,
    /// Of the direct requests, so that each has a number of its own.
    asked: std::cell::Cell<u64>,
}

/// Games of two hidden sides, which may be anonymous, with their catalogs.
fn games() -> Vec<(&'static Entry, Catalog)> {
    let fit = |catalog: Catalog| {
        let all = catalog.iter().map(move |entry| (entry, catalog));
        all.filter(|(entry, _)| entry.info.whispers && entry.info.seats == (2, 2))
    };
    fit(CATALOG).chain(fit(GAMES)).collect()
}

/// The table that a message's buttons lead to.
fn table_of(message: &Value) -> Option<TableId> {
    texts(message).into_iter().find_map(|text| {
        let mut parts = text.split('.');
        let code = parts.next().filter(|code| code.len() == 3 && code.starts_with('1'))?;
        parts.next().filter(|_| !code.is_empty())?.parse().ok()
    })
}

impl Scene {
    /// Bea and Cid begin the game, by the queue or by a challenge; Ada manages the server, and Dan is
    /// anybody.
    async fn begin(entry: &'static Entry, catalog: Catalog, anonymous: bool) -> Self {
        let house = House::start(catalog).await;
        let (bea, cid, slug) = (house.bea, house.cid, entry.info.slug);
        let dan = house.sandbox.add_person("Dan");
        let letter = if anonymous {
            let terms = json!({ "game": slug, "options": "anonymous", "clock": "period 24 h" });
            let asked = house.command(bea, "play", terms.clone()).await;
            asked.writes(bea, "You are waiting for a partner").await;
            let asked = house.command(cid, "play", terms).await;
            asked.writes(cid, "Referee to").await
        } else {
            let terms = json!({
                "game": slug, "opponent": cid.to_string(), "clock": "period 24 h",
            });
            let asked = house.command(bea, "play", terms).await;
            let begun = house.press(cid, asked.message(), "Accept").await;
            begun.shows(bea, "stay private until the end").await
        };
        house.quiet().await;
        let table = table_of(&letter).expect("a letter about a table");
        let outsiders = [(house.ada, true), (dan, false)];
        Self { house, players: [bea, cid], outsiders, table, asked: (1 << 40).into() }
    }

    fn partner(&self, who: Id) -> Id {
        if who == self.players[0] { self.players[1] } else { self.players[0] }
    }

    /// What a person is called, and their number.
    fn face(&self, who: Id) -> Vec<String> {
        let people = self.house.sandbox.people();
        let name = people.iter().find(|person| person.id == who).map(|person| person.name.clone());
        name.into_iter().chain([who.to_string()]).collect()
    }

    /// The slash commands that take a table, without it, and their options that are completed.
    fn commands(&self) -> Vec<(String, Value, Vec<String>)> {
        let mut commands = Vec::new();
        for command in self.house.sandbox.commands() {
            let options = command["options"].as_array().cloned().unwrap_or_default();
            if !options.iter().any(|option| option["name"] == "table") {
                continue;
            }
            let needed = options.iter().filter(|option| option["required"] == true);
            let needed = needed.filter_map(|option| option["name"].as_str());
            let needed = needed.filter(|name| *name != "table");
            let said = needed.map(|name| (name.to_owned(), "e2e4".into())).collect();
            let completed = options.iter().filter(|option| option["autocomplete"] == true);
            let completed = completed.filter_map(|option| option["name"].as_str());
            let name = command["name"].as_str().unwrap_or_default().to_owned();
            commands.push((name, Value::Object(said), completed.map(str::to_owned).collect()));
        }
        assert!(commands.len() >= 8, "{commands:?}");
        commands
    }

    async fn completed(&self, who: Id, name: &str, options: Value, option: &str) -> String {
        let mut options = options;
        if options[option].is_null() {
            options[option] = "".into();
        }
        let asked =
            self.house.sandbox.autocomplete(who, self.house.channel, name, options, option).await;
        match asked.expect("a person can do that").answer().await {
            Ok(Replied::Choices(choices)) => Value::from(choices).to_string(),
            other => format!("{other:?}"),
        }
    }

    /// All that an outsider is answered of a table, by the way they asked.
    async fn outside(&self, who: Id, manager: bool, table: TableId) -> Vec<(String, String)> {
        let id = table.to_string();
        let mut answers = Vec::new();
        for (name, said, completed) in self.commands() {
            let mut options = said.clone();
            options["table"] = id.clone().into();
            let done = self.house.command(who, &name, options.clone()).await;
            answers.push((format!("/{name}"), self.heard(&done).all()));
            for option in completed.iter().filter(|option| *option != "table") {
                let lines = self.completed(who, &name, options.clone(), option).await;
                answers.push((format!("/{name} {option}:"), lines));
            }
        }
        for line in POSTED.lines() {
            let (kind, text) = line.split_once(' ').expect("a kind and a text");
            let parts: Vec<_> = text.split('.').collect();
            let named = if parts[1] == "-" { continue } else { parts[1] };
            let text = text.replacen(named, &id, 1);
            let entered =
                || Entered::from_iter([("t".to_owned(), FieldValue::Text("e2e4".to_owned()))]);
            let command = match kind {
                "button" => Command::Press(custom_id::read(&text).expect("an id")),
                "menu" => Command::Choose(custom_id::read(&text).expect("an id"), vec!["1".into()]),
                "form" => Command::Submit(custom_id::read(&text).expect("an id"), entered()),
                "people" => {
                    Command::Pick(custom_id::read(&text).expect("an id"), self.person(who, false))
                }
                other => panic!("a {other} at a table"),
            };
            let request = self.request(who, manager, command);
            let reply = self.house.service.handle(request).await;
            answers.push((text.replace(&id, "TABLE"), format!("{reply:?}")));
        }
        for (_, answer) in &mut answers {
            *answer = answer.replace(&id, "TABLE");
        }
        answers
    }

    fn person(&self, who: Id, manager: bool) -> Person {
        Person {
            id: PersonId(who.0),
            name: self.face(who).remove(0),
            kind: PersonKind::Human,
            manager,
            moderator: manager,
            locale: "en-US".to_owned(),
        }
    }

    fn request(&self, who: Id, manager: bool, command: Command) -> Request {
        self.asked.set(self.asked.get() + 1);
        Request {
            interaction: self.asked.get(),
            at: Time(0),
            who: self.person(who, manager),
            place: Place {
                channel: ChannelId(self.house.channel.0),
                parent: None,
                guild: Some(GuildId(1)),
                ground: Ground::Channel,
                posting: Posting::Free,
                may_thread: false,
                threading: Rights::default(),
                reads: true,
            },
            server_locale: None,
            pressed: None,
            command,
        }
    }

    /// What an outsider finds out about the game: an answer that differs from that about no game, or
    /// the table or a player in a list.
    async fn found_outside(&self, who: Id, manager: bool) -> Vec<String> {
        let none = TableId::of_bits(u64::from(self.table.bits()) ^ 0b1010);
        let (real, other) =
            (self.outside(who, manager, self.table).await, self.outside(who, manager, none).await);
        let differ = real.iter().zip(&other).filter(|(one, other)| one != other);
        let mut leaks: Vec<_> = differ
            .map(|((asked, one), (_, other))| format!("{asked}: {one}\nnot {other}"))
            .collect();
        let [first, second] = self.players;
        let mut faces = [self.face(first), self.face(second)].concat();
        faces.push(self.table.to_string());
        let lists = [
            ("games", json!({})),
            ("games", json!({ "scope": "channel" })),
            ("games", json!({ "scope": "server" })),
            ("history", json!({})),
            ("privacy", json!({})),
        ];
        for (name, options) in lists {
            let done = self.house.command(who, name, options).await;
            leaks.extend(
                found(&self.heard(&done).all(), &faces).map(|face| format!("/{name}: {face}")),
            );
        }
        // Whoever is named by the asker may be named in the answer, and nobody with them.
        for (named, other) in [(first, second), (second, first)] {
            let mut faces = self.face(other);
            faces.push(self.table.to_string());
            for name in ["profile", "history"] {
                let asked = json!({ "player": named.to_string() });
                let done = self.house.command(who, name, asked).await;
                let heard = self.heard(&done).all();
                leaks.extend(found(&heard, &faces).map(|face| format!("/{name}: {face}")));
            }
        }
        leaks
    }

    /// What a player finds out about the partner, by every way that is open to them.
    async fn found_by(&self, who: Id) -> Vec<String> {
        let house = &self.house;
        let faces = self.face(self.partner(who));
        let mut leaks = Vec::new();
        let mut heard = Vec::new();
        for place in [house.channel, house.sandbox.dm(who)] {
            let table = self.table.to_string();
            for (name, mut options, completed) in self.commands() {
                for option in &completed {
                    let lines = self.completed(who, &name, options.clone(), option).await;
                    leaks.extend(
                        found(&lines, &faces).map(|face| format!("/{name} {option}: {face}")),
                    );
                }
                options["table"] = table.clone().into();
                if name != "move" {
                    heard.push((
                        format!("/{name}"),
                        house.command_in(place, who, &name, options).await,
                    ));
                }
            }
            for (name, options) in
                [("games", json!({})), ("history", json!({})), ("privacy", json!({}))]
            {
                heard.push((format!("/{name}"), house.command_in(place, who, name, options).await));
            }
        }
        let mut open = Vec::new();
        for (asked, done) in heard {
            leaks.extend(
                found(&self.heard(&done).all(), &faces).map(|face| format!("{asked}: {face}")),
            );
            open.push(done.message().clone());
        }
        let letters = house.sandbox.messages(house.sandbox.dm(who), who);
        for letter in &letters {
            let text = self.heard_in(letter).all();
            leaks.extend(found(&text, &faces).map(|face| format!("a letter: {face}")));
        }
        open.extend(letters);
        let crawl =
            Crawl { house, who, left_alone: &LEFT_ALONE, of_a_kind: OF_A_KIND, most: PRESSES };
        crawl
            .through(open, |pressed, done| {
                let text = self.heard(done).all();
                leaks.extend(found(&text, &faces).map(|face| format!("{pressed}: {face}")));
            })
            .await;
        leaks
    }

    /// All that an answer holds.
    fn heard(&self, done: &Done) -> Heard {
        match &done.replied {
            Replied::Modal(form) => Heard::of(form, &[]),
            Replied::Choices(lines) => Heard::of(&Value::from(lines.clone()), &[]),
            Replied::Message(message) | Replied::Edited(message) | Replied::Thinking(message) => {
                self.heard_in(message)
            }
            Replied::Noted => Heard::default(),
        }
    }

    fn heard_in(&self, message: &Value) -> Heard {
        let id = message["id"].as_str().and_then(|id| id.parse().ok()).map(Id);
        let files: Option<Vec<_>> =
            id.map(|id| (0..2).filter_map(|nth| self.house.sandbox.file(id, nth)).collect());
        Heard::of(message, &files.unwrap_or_default())
    }

    /// Whose period it is: they try what is suggested until something is accepted.
    async fn plays(&self, who: Id, nth: usize) {
        let dm = self.house.sandbox.dm(who);
        for try_ in 0..80 {
            let table = self.table.to_string();
            let options = json!({ "move": "", "table": table });
            let asked = self.house.sandbox.autocomplete(who, dm, "move", options, "move").await;
            let Ok(Replied::Choices(lines)) = asked.expect("a person can do that").answer().await
            else {
                panic!("no suggestions")
            };
            let values: Vec<_> = lines.iter().filter_map(|line| line["value"].as_str()).collect();
            let text = values[(nth * 7 + try_ * 3) % values.len()];
            let options = json!({ "move": text, "table": table });
            let done = self.house.command_in(dm, who, "move", options).await;
            if content(done.message()).contains("is accepted") {
                return;
            }
        }
        panic!("nothing was accepted");
    }

    /// Who has the period.
    async fn mover(&self) -> Id {
        let [first, second] = self.players;
        let options = json!({ "table": self.table.to_string() });
        let done =
            self.house.command_in(self.house.sandbox.dm(first), first, "board", options).await;
        if content(done.message()).contains("it is your period") { first } else { second }
    }

    /// Every leak that anybody finds at this moment.
    async fn leaks(&self) -> Vec<String> {
        let mut leaks = Vec::new();
        for (who, manager) in self.outsiders {
            leaks.extend(self.found_outside(who, manager).await);
        }
        for who in self.players {
            leaks.extend(self.found_by(who).await);
        }
        self.house.quiet().await;
        for request in self.house.sandbox.requests() {
            let mentioned = request.body.pointer("/allowed_mentions/users");
            let mentioned =
                mentioned.or_else(|| request.body.pointer("/data/allowed_mentions/users"));
            if mentioned.is_some_and(|users| users != &json!([])) {
                leaks.push(format!("{} pings {}", request.path, mentioned.unwrap_or(&Value::Null)));
            }
        }
        self.house.sandbox.forget_requests();
        leaks
    }
}

#[tokio::test]
async fn nobody_learns_who_plays_an_anonymous_game_nor_that_there_is_one() {
    let log = Log::begin();
    for (entry, catalog) in games() {
        let scene = Scene::begin(entry, catalog, true).await;
        scene.house.sandbox.forget_requests();
        for round in 0..3 {
            if round != 1 {
                let leaks = scene.leaks().await;
                assert!(leaks.is_empty(), "{}: {}", entry.info.slug, leaks.join("\n"));
            }
            let mover = scene.mover().await;
            scene.plays(mover, round).await;
            scene.house.pass(DAY).await;
        }
        let faces: Vec<_> = scene.players.iter().flat_map(|&who| scene.face(who)).collect();
        let noted = log.text();
        assert_eq!(found(&noted, &faces).collect::<Vec<_>>(), [""; 0], "in the log: {noted}");
        // At the end the partners are named to each other.
        let who = scene.mover().await;
        let dm = scene.house.sandbox.dm(who);
        let options = json!({ "table": scene.table.to_string() });
        let asked = scene.house.command_in(dm, who, "resign", options).await;
        let ended = scene.house.press(who, asked.message(), "Yes, resign").await;
        for who in scene.players {
            let end = ended.writes(who, "played together").await;
            for name in scene.players.map(|who| scene.face(who).remove(0)) {
                assert!(content(&end).contains(&name), "{end:#}");
            }
            assert!(!buttons(&end).is_empty());
        }
        scene.house.end().await;
    }
}

#[tokio::test]
async fn the_check_of_faces_finds_what_a_game_that_is_not_anonymous_tells() {
    for (entry, catalog) in games() {
        let scene = Scene::begin(entry, catalog, false).await;
        scene.house.sandbox.forget_requests();
        let (who, manager) = scene.outsiders[1];
        let leaks = scene.found_outside(who, manager).await;
        for way in ["/board", "/replay", "/moves", "1rv.TABLE", "/games"] {
            assert!(leaks.iter().any(|leak| leak.starts_with(way)), "{way}: {leaks:#?}");
        }
        let leaks = scene.found_by(scene.players[0]).await;
        for way in ["/games", "/board", "1"] {
            assert!(leaks.iter().any(|leak| leak.starts_with(way)), "{way}: {leaks:#?}");
        }
        scene.house.end().await;
    }
}
