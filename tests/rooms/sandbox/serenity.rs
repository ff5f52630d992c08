//! An unmodified serenity client against the sandbox: what a bot does, from end to end.

use crate::support;
use patt::sandbox::{
    Fault, Id, Impossible, Options, Replied, Request, Sandbox, Unanswered, permissions,
};
use serde_json::{Value, json};
use serenity::all::{
    ActionRowComponent, ButtonStyle, ChannelId, Client, CommandInteraction, CommandOptionType,
    ComponentInteraction, ComponentInteractionDataKind, Context, CreateActionRow, CreateAttachment,
    CreateAutocompleteResponse, CreateButton, CreateCommand, CreateCommandOption, CreateInputText,
    CreateInteractionResponse, CreateInteractionResponseFollowup, CreateInteractionResponseMessage,
    CreateMessage, CreateModal, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
    CreateThread, EditInteractionResponse, EditMessage, EventHandler, GatewayIntents, HttpBuilder,
    InputTextStyle, Interaction, Ready, ShardManager, async_trait,
};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// The smallest PNG: one pixel.
const PIXEL: &[u8] = &[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0,
    7, 0, 0, 0, 5, 8, 0, 0, 0, 0, 0x67, 0x2b, 0x5d, 0x1f,
];

struct Bot;

type Outcome = serenity::Result<()>;

#[async_trait]
impl EventHandler for Bot {
    async fn ready(&self, context: Context, _ready: Ready) {
        let option = |kind, name: &str| CreateCommandOption::new(kind, name, "What it says");
        let commands = vec![
            CreateCommand::new("play")
                .description("Shows a picture with buttons")
                .add_option(option(CommandOptionType::String, "move").set_autocomplete(true))
                .add_option(option(CommandOptionType::User, "opponent"))
                .add_option(
                    option(CommandOptionType::Integer, "level").min_int_value(1).max_int_value(8),
                ),
            CreateCommand::new("think").description("Takes its time"),
            CreateCommand::new("whisper").description("Answers privately"),
            CreateCommand::new("sleep").description("Never answers"),
            CreateCommand::new("twice").description("Answers twice"),
            CreateCommand::new("thread").description("Opens a thread"),
            CreateCommand::new("letter").description("Writes a direct message"),
        ];
        let done = serenity::all::Command::set_global_commands(&context.http, commands).await;
        done.expect("the commands are registered");
    }

    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        let done = match &interaction {
            Interaction::Command(command) => answer(&context, command).await,
            Interaction::Autocomplete(command) => suggest(&context, command).await,
            Interaction::Component(component) => press(&context, component).await,
            Interaction::Modal(modal) => {
                let ActionRowComponent::InputText(input) = &modal.data.components[0].components[0]
                else {
                    return;
                };
                let said = format!("typed {}", input.value.clone().unwrap_or_default());
                let message = CreateInteractionResponseMessage::new().content(said);
                modal
                    .create_response(
                        &context.http,
                        CreateInteractionResponse::UpdateMessage(message),
                    )
                    .await
            }
            _ => Ok(()),
        };
        if let Err(error) = done {
            let failed = CreateMessage::new().content(format!("failed: {error}"));
            let channel = match &interaction {
                Interaction::Command(command) => command.channel_id,
                Interaction::Component(component) => component.channel_id,
                _ => return,
            };
            // A test that waits for this message sees whether it came.
            drop(channel.send_message(&context.http, failed).await);
        }
    }
}

fn picture(name: &str, alt: &str) -> CreateAttachment {
    CreateAttachment::bytes(PIXEL, name).description(alt)
}

fn rows() -> Vec<CreateActionRow> {
    let menu = CreateSelectMenuKind::String {
        options: ["one", "two"].map(|name| CreateSelectMenuOption::new(name, name)).to_vec(),
    };
    let people = CreateSelectMenuKind::User { default_users: None };
    vec![
        CreateActionRow::Buttons(vec![
            CreateButton::new("edit").label("Edit").style(ButtonStyle::Primary),
            CreateButton::new("later").label("Later"),
            CreateButton::new("type").label("Type"),
            CreateButton::new("off").label("Off").disabled(true),
        ]),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("menu", menu)),
        CreateActionRow::SelectMenu(CreateSelectMenu::new("people", people)),
    ]
}

async fn answer(context: &Context, command: &CommandInteraction) -> Outcome {
    let http = &context.http;
    let plain = |text: &str| {
        CreateInteractionResponse::Message(CreateInteractionResponseMessage::new().content(text))
    };
    match command.data.name.as_str() {
        "play" => {
            let message = CreateInteractionResponseMessage::new()
                .content(format!("{} plays {:?}", command.user.name, command.data.options().len()))
                .add_file(picture("board.png", "a board"))
                .components(rows());
            command.create_response(http, CreateInteractionResponse::Message(message)).await
        }
        "think" => {
            command.defer(http).await?;
            let edit = EditInteractionResponse::new()
                .content("thought")
                .new_attachment(picture("board.png", "a thought"));
            command.edit_response(http, edit).await?;
            let more = CreateInteractionResponseFollowup::new().content("and more").ephemeral(true);
            command.create_followup(http, more).await.map(|_| ())
        }
        "whisper" => {
            let message = CreateInteractionResponseMessage::new().content("psst").ephemeral(true);
            command.create_response(http, CreateInteractionResponse::Message(message)).await?;
            command.get_response(http).await.map(|_| ())
        }
        "twice" => {
            command.create_response(http, plain("once")).await?;
            command.create_response(http, plain("twice")).await
        }
        "thread" => {
            command.create_response(http, plain("here")).await?;
            let starter = command.get_response(http).await?;
            let thread = command
                .channel_id
                .create_thread_from_message(http, starter.id, CreateThread::new("a thread"))
                .await?;
            thread.id.say(http, format!("hello <@{}>", command.user.id)).await.map(|_| ())
        }
        "letter" => {
            let private = command.user.create_dm_channel(http).await?;
            private.id.send_message(http, CreateMessage::new().content("a letter")).await?;
            command.create_response(http, plain("sent")).await
        }
        _ => Ok(()),
    }
}

async fn suggest(context: &Context, command: &CommandInteraction) -> Outcome {
    let typed = command.data.autocomplete().map(|option| option.value).unwrap_or_default();
    let choices = ["e2e4", "e2e3", "g1f3"].into_iter().filter(|text| text.starts_with(typed));
    let answer = choices.fold(CreateAutocompleteResponse::new(), |answer, text| {
        answer.add_string_choice(text, text)
    });
    command.create_response(&context.http, CreateInteractionResponse::Autocomplete(answer)).await
}

async fn press(context: &Context, component: &ComponentInteraction) -> Outcome {
    let said = match &component.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => format!("chose {values:?}"),
        ComponentInteractionDataKind::UserSelect { values } => format!("chose {}", values.len()),
        _ => "edited".to_owned(),
    };
    match component.data.custom_id.as_str() {
        "type" => {
            let input = CreateInputText::new(InputTextStyle::Short, "Your move", "move");
            let modal = CreateModal::new("form", "Type it")
                .components(vec![CreateActionRow::InputText(input)]);
            component.create_response(&context.http, CreateInteractionResponse::Modal(modal)).await
        }
        "later" => {
            component.defer(&context.http).await?;
            let edit = EditMessage::new().content("later");
            let channel = component.channel_id;
            channel.edit_message(&context.http, component.message.id, edit).await.map(|_| ())
        }
        _ => {
            let message = CreateInteractionResponseMessage::new()
                .content(said)
                .add_file(picture("board.png", "another board"));
            let answer = CreateInteractionResponse::UpdateMessage(message);
            component.create_response(&context.http, answer).await
        }
    }
}

/// A sandbox with the bot connected.
struct House {
    sandbox: Sandbox,
    ada: Id,
    bea: Id,
    games: Id,
    shards: Arc<ShardManager>,
    running: JoinHandle<()>,
}

impl House {
    async fn open() -> Self {
        Self::with(Options { oracle: support::oracle::oracle(), ..Options::default() }).await
    }

    async fn with(options: Options) -> Self {
        let sandbox = Sandbox::start(options).await.expect("a free port");
        let http = HttpBuilder::new(sandbox.token())
            .proxy(sandbox.url())
            .ratelimiter_disabled(true)
            .application_id(sandbox.bot().0.into())
            .build();
        let mut client =
            serenity::client::ClientBuilder::new_with_http(http, GatewayIntents::empty())
                .event_handler(Bot)
                .await
                .expect("a client");
        let shards = Arc::clone(&client.shard_manager);
        let running = tokio::spawn(async move { run(&mut client).await });
        sandbox.ready().await.expect("the bot connects and registers");
        let people = sandbox.people();
        let games = sandbox.channels()[0];
        Self { ada: people[0].id, bea: people[1].id, games, sandbox, shards, running }
    }

    /// A command of Ada's in the games channel.
    async fn command(&self, name: &str, options: Value) -> Replied {
        let sent = self.sandbox.command(self.ada, self.games, name, options).await;
        sent.expect("Ada can send it").answer().await.expect("an answer")
    }

    async fn close(self) {
        self.sandbox.settle().await.expect("it gets quiet");
        assert_eq!(self.sandbox.take_complaints(), Vec::<String>::new());
        self.shards.shutdown_all().await;
        self.running.await.expect("the client ends");
    }
}

async fn run(client: &mut Client) {
    client.start().await.expect("the client runs");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_played_by_command_buttons_menus_and_forms() {
    let house = House::open().await;
    let House { sandbox, ada, bea, games, .. } = &house;
    let (ada, bea, games) = (*ada, *bea, *games);

    let played = house.command("play", json!({ "opponent": bea, "level": 3 })).await;
    assert_eq!(played.content(), "ada plays 2");
    let board = &played.message()["attachments"][0];
    assert_eq!(
        (&board["description"], &board["width"], &board["height"]),
        (&json!("a board"), &json!(7), &json!(5))
    );
    let message = played.id().expect("a message");
    assert_eq!(sandbox.file(message, 0).as_deref(), Some(PIXEL));

    let pressed = sandbox.press(bea, message, "Edit").await.expect("a button");
    let edited = pressed.answer().await.expect("an answer");
    assert_eq!(edited.content(), "edited");
    assert_eq!(edited.message()["attachments"].as_array().map(Vec::len), Some(1));
    assert_eq!(edited.message()["attachments"][0]["description"], "another board");
    assert_eq!(edited.message()["components"].as_array().map(Vec::len), Some(3), "rows stay");

    let chosen = sandbox.choose(ada, message, "menu", &["two"]).await.expect("a menu");
    assert_eq!(chosen.answer().await.expect("an answer").content(), "chose [\"two\"]");
    let person = sandbox.choose(ada, message, "people", &[&bea.to_string()]).await;
    assert_eq!(person.expect("a menu").answer().await.expect("an answer").content(), "chose 1");

    let form = sandbox.press(ada, message, "type").await.expect("a button");
    let Replied::Modal(modal) = form.answer().await.expect("an answer") else {
        panic!("no form");
    };
    assert_eq!(modal["title"], "Type it");
    let sent = sandbox.submit(ada, "form", json!({ "move": "Nf3" })).await.expect("a file format");
    assert_eq!(sent.answer().await.expect("an answer").content(), "typed Nf3");

    let later = sandbox.press(ada, message, "later").await.expect("a button");
    assert_eq!(later.answer().await.expect("an answer"), Replied::Noted);
    let edit = |message: &Value| message["content"] == "later";
    sandbox.until(games, bea, later.mark(), edit).await.expect("the edit");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn suggestions_come_while_typing() {
    let house = House::open().await;
    let typing =
        house.sandbox.autocomplete(house.ada, house.games, "play", json!({ "move": "e2" }), "move");
    let suggestions = typing.await.expect("an option").answer().await.expect("an answer");
    assert_eq!(suggestions.choices(), ["e2e4", "e2e3"]);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deferred_answer_is_filled_in_and_followed_up() {
    let house = House::open().await;
    let sent = house.sandbox.command(house.ada, house.games, "think", Value::Null).await;
    let sent = sent.expect("a command");
    assert_eq!(sent.finished().await.expect("an answer").content(), "thought");
    let more = |m: &Value| m["content"] == "and more";
    let private = house.sandbox.until(house.games, house.ada, sent.mark(), more).await;
    let private = private.expect("a follow-up");
    assert_eq!(private["only_for"], json!(house.ada));
    assert!(!house.sandbox.messages(house.games, house.bea).iter().any(more), "private");
    assert!(house.sandbox.pings().is_empty(), "filling in notifies nobody");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_answers_threads_and_letters_reach_the_right_people() {
    let house = House::open().await;
    let House { sandbox, ada, bea, games, .. } = &house;
    assert!(house.command("whisper", Value::Null).await.is_private());
    assert_eq!(sandbox.messages(*games, *bea).len(), 0);

    let since = sandbox.mark();
    house.command("thread", Value::Null).await;
    sandbox.settle().await.expect("quiet");
    sandbox
        .until_requests(since, |all| all.iter().any(|r| r.path.contains("/threads")))
        .await
        .expect("asked");
    let threaded = |message: &Value| message["thread"]["name"] == "a thread";
    sandbox.until(*games, *bea, since, threaded).await.expect("a thread");
    let thread = sandbox.threads()[0];
    let post = |message: &Value| message["content"] != "";
    sandbox.until(thread, *bea, since, post).await.expect("a post");
    let pings: Vec<Id> = sandbox.pings().iter().map(|ping| ping.person).collect();
    assert_eq!(pings, [*ada]);

    assert_eq!(house.command("letter", Value::Null).await.content(), "sent");
    let letters = sandbox.messages(sandbox.dm(*ada), *ada);
    assert_eq!(letters[0]["content"], "a letter");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_person_cannot_do_fails() {
    let house = House::open().await;
    let House { sandbox, ada, bea, games, .. } = &house;
    let message = house.command("play", Value::Null).await.id().expect("a message");
    let refusal = |done: Result<_, Impossible>| done.err();
    let off = sandbox.press(*ada, message, "Off").await;
    assert_eq!(refusal(off), Some(Impossible::Disabled("off".into())));
    let gone = sandbox.press(*ada, message, "Gone").await;
    assert_eq!(refusal(gone), Some(Impossible::NoComponent("Gone".into())));
    let strange = sandbox.choose(*ada, message, "menu", &["three"]).await;
    assert_eq!(refusal(strange), Some(Impossible::NotOffered("`three`".into())));
    let unknown = sandbox.command(*ada, *games, "nothing", Value::Null).await;
    assert_eq!(refusal(unknown), Some(Impossible::NoCommand("nothing".into())));
    let high = sandbox.command(*ada, *games, "play", json!({ "level": 9 })).await;
    assert!(matches!(high, Err(Impossible::Option { .. })));
    sandbox.hide(*games, *bea);
    let hidden = sandbox.press(*bea, message, "Edit").await;
    assert_eq!(refusal(hidden), Some(Impossible::NoChannel));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn silence_fails_after_three_seconds_of_the_sandbox_clock() {
    let house =
        House::with(Options { clock: patt::sandbox::Clock::frozen(), ..Options::default() }).await;
    let sent = house.sandbox.command(house.ada, house.games, "sleep", Value::Null).await;
    let sent = sent.expect("a command");
    assert_eq!(sent.now(), None);
    house.sandbox.clock().advance(Duration::from_secs(3));
    assert_eq!(sent.answer().await, Err(Unanswered::Failed));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answering_twice_is_refused() {
    let house = House::open().await;
    let since = house.sandbox.mark();
    assert_eq!(house.command("twice", Value::Null).await.content(), "once");
    let failed = |m: &Value| m["content"].as_str().is_some_and(|t| t.contains("already been"));
    let refused = house.sandbox.until(house.games, house.ada, since, failed).await;
    refused.expect("the second is refused");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_gateway_is_resumed_with_what_was_missed() {
    let house = House::open().await;
    let sandbox = &house.sandbox;
    for disturb in [Sandbox::cut_gateway as fn(&Sandbox), Sandbox::ask_reconnect, |sandbox| {
        sandbox.close_gateway(4000);
    }] {
        disturb(sandbox);
        // Sent while the bot may be away: it is replayed.
        let sent = sandbox.command(house.ada, house.games, "play", Value::Null).await;
        sent.expect("a command").answer().await.expect("an answer after the resume");
    }
    assert_eq!(sandbox.identified(), 1, "resumed, not identified anew");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn faults_reach_the_bot() {
    let house = House::open().await;
    let sandbox = &house.sandbox;
    for (fault, told) in [
        (Fault::Status(503), "as ordered"),
        (Fault::RateLimited { retry_after: Duration::from_secs(1), global: false }, "rate limited"),
        (Fault::Drop, "error"),
    ] {
        sandbox.faults().next(1, "POST", "/callback", fault);
        let seen = sandbox.messages(house.games, house.ada).len();
        let sent = sandbox.command(house.ada, house.games, "play", Value::Null).await;
        let since = sent.expect("a command").mark();
        let posted = |all: &[Request]| {
            all.iter().any(|r| r.method == "POST" && r.route.ends_with("/messages"))
        };
        sandbox.until_requests(since, posted).await.expect("the bot tells of it");
        let messages = sandbox.messages(house.games, house.ada);
        assert_eq!(messages.len(), seen + 1, "{told}: nothing but the bot's complaint");
        let said = messages[seen]["content"].as_str().unwrap_or_default().to_lowercase();
        assert!(said.starts_with("failed: ") && said.contains(told), "{told}: {said}");
    }
    let lost = Fault::LoseAnswer;
    sandbox.faults().next(1, "POST", "/callback", lost);
    let played = house.command("play", Value::Null).await;
    assert_eq!(played.content(), "ada plays 0", "carried out although the answer was lost");
    sandbox.clock().advance(Duration::from_secs(3));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_without_rights_refuses_posts_but_not_answers() {
    let house = House::open().await;
    let House { sandbox, games, .. } = &house;
    sandbox.deny(*games, permissions::SEND);
    assert_eq!(house.command("play", Value::Null).await.content(), "ada plays 0");
    let http =
        HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let post = || async { ChannelId::new(games.0).say(&http, "hello").await };
    let refused = |error: serenity::Error| error.to_string();
    assert_eq!(post().await.map_err(refused).err(), Some("Missing Permissions".into()));
    sandbox.deny(*games, permissions::VIEW);
    assert_eq!(post().await.map_err(refused).err(), Some("Missing Access".into()));
    sandbox.delete_channel(*games);
    assert_eq!(post().await.map_err(refused).err(), Some("Unknown Channel".into()));
    house.close().await;
}
