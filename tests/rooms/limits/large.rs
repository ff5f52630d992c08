//! The largest table of every game, played through the sandbox by people of the longest names: every
//! command, button, menu and form, in every language. The sandbox refuses what Discord refuses; what
//! it does not look at is held here.

use patt::catalog::{CATALOG, Entry};
use patt::rules::{Kind, OptionMap, Rng};
use patt::sandbox::{Id, Replied};
use patt::words::Words;
use serde_json::{Value, json};

use crate::support::crawl::Crawl;
use crate::support::house::{House, id_of};
use crate::support::party::suggestion;

/// Signs that grow behind backslashes, and some that take more bytes than others.
const NAME: &str = "*_~`|>[](#)-<王棋大師將軍象牙塔🀄＊＊";

/// What ends a table before all was seen, erases somebody or changes what all see.
const LEFT_ALONE: [&str; 8] = ["ry", "ab", "er", "fe", "sv", "rs", "lv", "wd"];

/// How many moves are made before everything is looked at.
const MOVES: usize = 8;

/// The name of the nth person: 32 characters.
fn name(nth: usize) -> String {
    let name: String = nth.to_string().chars().chain(NAME.chars().cycle()).take(32).collect();
    assert_eq!(name.chars().count(), 32);
    name
}

/// As many options as go together, each at its largest or last value, as they are typed.
fn options(entry: &Entry) -> String {
    let seats = entry.info.seats.1;
    let (mut chosen, mut typed) = (OptionMap::new(), Vec::new());
    for spec in entry.info.options {
        let (value, text): (Value, Option<String>) = match spec.kind {
            Kind::Word(words) => {
                let Some(word) = words.last() else { continue };
                ((*word).into(), Some((*word).to_owned()))
            }
            Kind::Whole { max, .. } => (max.into(), Some(max.to_string())),
            Kind::Flag => (true.into(), None),
            Kind::Line { .. } => continue,
        };
        let mut tried = chosen.clone();
        tried.insert(spec.key.to_owned(), value);
        if (entry.roll)(&tried, seats, &mut Rng::new(1)).is_ok() {
            chosen = tried;
            let words = [Some(spec.key.replace('_', " ")), text];
            typed.push(words.into_iter().flatten().collect::<Vec<_>>().join(" "));
        }
    }
    typed.join(", ")
}

/// The enabled button of a message with this code.
fn coded(message: &Value, code: &str) -> Option<String> {
    let rows = message["components"].as_array().into_iter().flatten();
    let things = rows.flat_map(|row| row["components"].as_array().into_iter().flatten());
    let mut ids = things.filter_map(|thing| thing["custom_id"].as_str());
    ids.find(|id| id.get(1..3) == Some(code)).map(str::to_owned)
}

struct Large {
    entry: &'static Entry,
    house: House,
    people: Vec<Id>,
    onlooker: Id,
}

impl Large {
    async fn begin(entry: &'static Entry, locale: &str) -> Self {
        let house = House::start(CATALOG).await;
        let seats = entry.info.seats.1;
        let people: Vec<_> =
            (0..usize::from(seats)).map(|nth| house.sandbox.add_person(&name(nth))).collect();
        let onlooker = house.sandbox.add_person(&name(9));
        house.sandbox.server_speaks(locale);
        people.iter().chain([&onlooker]).for_each(|&who| house.sandbox.speaks(who, locale));
        let mut terms = json!({ "game": entry.info.slug, "options": options(entry) });
        if seats == 2 {
            terms["opponent"] = people[1].to_string().into();
        } else {
            terms["seats"] = seats.into();
        }
        let large = Self { entry, house, people, onlooker };
        let asked = large.house.command(large.people[0], "play", terms).await;
        let message = asked.message().clone();
        for &who in &large.people[1..] {
            for code in ["ac", "jn"] {
                large.coded(who, &message, code).await;
            }
        }
        large.coded(large.people[0], &message, "go").await;
        large.house.quiet().await;
        large
    }

    /// Presses the button of this code, if the message has it still.
    async fn coded(&self, who: Id, message: &Value, code: &str) {
        let now = self.house.sandbox.message(id_of(message));
        if let Some(id) = coded(&now, code) {
            let asked = self.house.sandbox.press(who, id_of(message), &id).await;
            self.house.answered(asked.expect("the button is there")).await;
        }
    }

    /// Everybody plays what is suggested, so often in all.
    async fn plays(&self, moves: usize) {
        let mut made = 0;
        for round in 0..moves * 4 {
            for &who in &self.people {
                if made >= moves {
                    return;
                }
                let Some(mut text) = suggestion(&self.house, who, "", round).await else {
                    continue;
                };
                for _ in 0..3 {
                    let done = self.house.play(who, &text).await;
                    if !done.is_private() {
                        made += 1;
                        break;
                    }
                    let Some(more) = suggestion(&self.house, who, &text, round).await else {
                        break;
                    };
                    text = more;
                }
                if self.entry.info.whispers {
                    // The turn passes with its period.
                    self.house.pass(24 * 60 * 60_000).await;
                }
            }
        }
    }

    /// Every command, and every completion of what it takes.
    async fn commands(&self, who: Id) -> Vec<Value> {
        let mut answers = Vec::new();
        for command in self.house.sandbox.commands() {
            let name = command["name"].as_str().unwrap_or_default().to_owned();
            if command["type"] != 1 || matches!(name.as_str(), "play" | "import" | "move") {
                continue;
            }
            let options = command["options"].as_array().cloned().unwrap_or_default();
            let named = |option: &&Value| option["required"] == true;
            let mut said = json!({});
            for option in options.iter().filter(named) {
                let first = &option["choices"][0]["value"];
                let name = option["name"].as_str().unwrap_or_default();
                if !first.is_null() {
                    said[name] = first.clone();
                }
            }
            for option in options.iter().filter(|option| option["autocomplete"] == true) {
                let option = option["name"].as_str().unwrap_or_default();
                let mut typed = said.clone();
                typed[option] = "".into();
                let sandbox = &self.house.sandbox;
                let asked = sandbox.autocomplete(who, self.house.channel, &name, typed, option);
                let Ok(asked) = asked.await else { continue };
                if let Ok(Replied::Choices(lines)) = asked.answer().await
                    && let Some(value) = lines.last().map(|line| line["value"].clone())
                    && options.iter().any(|one| one["name"] == option && one["required"] == true)
                {
                    said[option] = value;
                }
            }
            if options
                .iter()
                .filter(named)
                .all(|one| !said[one["name"].as_str().unwrap_or("")].is_null())
            {
                let done = self.house.command(who, &name, said).await;
                answers.push(done.message().clone());
            }
        }
        answers
    }

    /// All that a person can do now, each answer within the limits.
    async fn everything(&self, who: Id) -> usize {
        let mut open = self.commands(who).await;
        let stands = self.house.sandbox.messages(self.house.channel, who);
        open.extend(stands.into_iter().rev().take(3));
        let crawl =
            Crawl { house: &self.house, who, left_alone: &LEFT_ALONE, of_a_kind: 3, most: 45 };
        let mut seen = 0;
        crawl.through(open, |_, _| seen += 1).await;
        self.house.quiet().await;
        seen
    }

    /// What the sandbox does not look at.
    fn held(&self) {
        let utf16 = |text: &Value| text.as_str().map_or(0, |text| text.encode_utf16().count());
        for request in self.house.sandbox.requests() {
            let body = if request.body["data"].is_object() {
                &request.body["data"]
            } else {
                &request.body
            };
            let within = utf16(&body["content"]) <= 2_000 && utf16(&body["nonce"]) <= 25;
            assert!(within, "{}: {body:#}", request.path);
            for file in body["attachments"].as_array().into_iter().flatten() {
                let named = (1..=100).contains(&utf16(&file["filename"]));
                assert!(named && utf16(&file["description"]) <= 1_024, "{file:#}");
            }
        }
        self.house.sandbox.forget_requests();
        assert_eq!(self.house.sandbox.take_complaints(), [""; 0]);
    }
}

async fn play_through(entry: &'static Entry, locale: &str) {
    let large = Large::begin(entry, locale).await;
    large.held();
    large.plays(MOVES).await;
    let mut seen = 0;
    for who in [large.people[0], large.onlooker] {
        seen += large.everything(who).await;
        large.held();
    }
    assert!(seen > 30, "{}: only {seen} presses", entry.info.slug);
    // The end, and all that can be done after it.
    for &who in &large.people[1..] {
        let options = Value::Null;
        let asked = large.house.command(who, "resign", options).await;
        large.coded(who, asked.message(), "ry").await;
    }
    large.house.quiet().await;
    large.everything(large.people[0]).await;
    large.held();
    large.house.end().await;
}

#[tokio::test]
async fn the_largest_table_of_every_game_keeps_to_the_limits_in_every_language() {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    for entry in CATALOG.iter() {
        for locale in words.languages() {
            play_through(entry, locale).await;
        }
    }
}

#[tokio::test]
async fn the_text_of_six_seats_arrives_whole() {
    let entry = CATALOG.iter().max_by_key(|entry| entry.info.seats.1).expect("there are games");
    let large = Large::begin(entry, "de").await;
    let board = large.house.command(large.people[0], "board", Value::Null).await;
    let text = coded(board.message(), "tx").expect("As text");
    let asked = large.house.sandbox.press(large.people[0], id_of(board.message()), &text).await;
    let told = large.house.answered(asked.expect("the button is there")).await;
    let file = large.house.sandbox.file(id_of(told.message()), 0);
    let whole = file.map_or_else(
        || told.content().to_owned(),
        |bytes| String::from_utf8(bytes).expect("it is text"),
    );
    // The notation ends it.
    assert!(whole.trim_end_matches(['`', '\n']).ends_with("mb,ff,sd"), "{told:?}");
    large.held();
    large.house.end().await;
}
