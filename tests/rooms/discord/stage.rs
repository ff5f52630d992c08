//! A scripted application, the room under test and the sandbox around it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use patt::catalog::CATALOG;
use patt::discord::{Ended, Hears, Link, Target, run};
use patt::message::{
    Answer, App, AtTable, Button, ButtonStyle, Command, Delivery, FormId, Input, Menu, MenuEntry,
    MenuId, MenuOffers, Message, Modal, PickPress, Picture, Post, Posted, Press, Purpose, RawId,
    Reply, Request, Row, Sharing, TablePress, TypedId as _, Version,
};
use patt::sandbox::{Id, Mark, Options, Replied, Sandbox};
use patt::table::{ChannelId, MessageId, PersonId, TableId};
use patt::words::Words;
use serde_json::{Value, json};
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::support;

/// The head of a PNG: enough for whoever looks at the size.
const PIXEL: &[u8] = &[
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, b'I', b'H', b'D', b'R', 0, 0, 0,
    7, 0, 0, 0, 5, 8, 0, 0, 0, 0, 0x67, 0x2b, 0x5d, 0x1f,
];

const PATIENCE: Duration = Duration::from_secs(20);

/// In a reply: the channel of the request.
pub const HERE: Id = Id(0);

/// The post that another process has taken.
pub const TAKEN: u64 = 99;

type Script = dyn Fn(&Command) -> (Duration, Reply) + Send + Sync;

/// The application of these tests.
struct FakeApp {
    script: Box<Script>,
    heard: watch::Sender<Vec<String>>,
    asked: watch::Sender<u32>,
}

impl FakeApp {
    fn new(script: impl Fn(&Command) -> (Duration, Reply) + Send + Sync + 'static) -> Self {
        let (heard, asked) = (watch::Sender::default(), watch::Sender::default());
        Self { script: Box::new(script), heard, asked }
    }
}

#[async_trait::async_trait]
impl App for FakeApp {
    async fn handle(&self, request: Request) -> Reply {
        self.asked.send_modify(|asked| *asked += 1);
        let (work, mut reply) = (self.script)(&request.command);
        tokio::time::sleep(work).await;
        for delivery in &mut reply.then {
            if let Post::Send { channel, .. } = &mut delivery.post
                && channel.0 == HERE.0
            {
                *channel = request.place.channel;
            }
        }
        reply
    }

    async fn answered(&self, purpose: Purpose, channel: ChannelId, message: MessageId) {
        let kind = match purpose {
            Purpose::Board(..) => "Board",
            Purpose::Line(..) => "Line",
            Purpose::Invitation(_) => "Invitation",
        };
        self.hear(format!("answered {kind} {} {}", channel.0, message.0));
    }

    async fn owes(&self, outbox: u64) -> bool {
        outbox != TAKEN
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.hear(format!("delivered {outbox} {posted:?}"));
    }
}

impl FakeApp {
    fn hear(&self, what: String) {
        self.heard.send_modify(|heard| heard.push(what));
    }
}

pub struct Stage {
    pub sandbox: Sandbox,
    pub ada: Id,
    pub bea: Id,
    pub channel: Id,
    app: Arc<FakeApp>,
    outgoing: Sender<Delivery>,
    stop: CancellationToken,
    under_way: TaskTracker,
    bot: JoinHandle<Result<(), Ended>>,
}

pub async fn sandbox() -> Sandbox {
    sandbox_with(Options::default()).await
}

async fn sandbox_with(options: Options) -> Sandbox {
    let options = Options { oracle: support::oracle::oracle(), ..options };
    Sandbox::start(options).await.expect("a port is free")
}

/// Asks the sandbox at `address` who the bot with this token is.
pub async fn open(address: SocketAddr, token: &str) -> Result<Link, Ended> {
    Link::open(Target::Sandbox { address, token: token.to_owned() }).await
}

impl Stage {
    /// A bot that is connected and answers as `script` says.
    pub async fn start(
        script: impl Fn(&Command) -> (Duration, Reply) + Send + Sync + 'static,
    ) -> Self {
        Self::start_in(Options::default(), script).await
    }

    /// The same in a sandbox with these options.
    pub async fn start_in(
        options: Options,
        script: impl Fn(&Command) -> (Duration, Reply) + Send + Sync + 'static,
    ) -> Self {
        let app = FakeApp::new(script);
        Self::on(sandbox_with(options).await, Arc::new(app), Hears::Everywhere).await
    }

    /// One that has a share of the gateway.
    pub async fn sharing(
        sharing: Arc<dyn Sharing>,
        total: Option<u32>,
        script: impl Fn(&Command) -> (Duration, Reply) + Send + Sync + 'static,
    ) -> Self {
        let app = FakeApp::new(script);
        let sandbox = sandbox_with(Options::default()).await;
        Self::with(sandbox, Arc::new(app), |link| link.together(sharing, total)).await
    }

    async fn on(sandbox: Sandbox, app: Arc<FakeApp>, hears: Hears) -> Self {
        Self::with(sandbox, app, |link| link.hearing(hears)).await
    }

    async fn with(
        sandbox: Sandbox,
        app: Arc<FakeApp>,
        as_wanted: impl FnOnce(Link) -> Link,
    ) -> Self {
        let link = open(sandbox.address(), sandbox.token()).await.expect("the sandbox is there");
        let link = as_wanted(link);
        link.register(CATALOG).await.expect("the commands are fit");
        let words = Arc::new(Words::load(CATALOG).expect("the messages are Fluent"));
        let (outgoing, deliveries) = channel(1_000);
        let (stop, under_way) = (CancellationToken::new(), link.under_way());
        let bot = tokio::spawn(run(link, app.clone(), words, deliveries, stop.clone()));
        sandbox.ready().await.expect("the bot connects");
        let people = sandbox.people();
        let channel = sandbox.channels()[0];
        let (ada, bea) = (people[0].id, people[1].id);
        Self { sandbox, ada, bea, channel, app, outgoing, stop, under_way, bot }
    }

    /// Stops the bot and starts another one in the same sandbox.
    pub async fn restart(self) -> Self {
        self.restart_hearing(Hears::Everywhere).await
    }

    /// The same with one that hears of these messages.
    pub async fn restart_hearing(self, hears: Hears) -> Self {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        self.sandbox.online(false).await.expect("the bot is gone");
        Self::on(self.sandbox, self.app, hears).await
    }

    /// Ends all; whatever was wrong with a request fails the test.
    pub async fn end(self) {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        assert_eq!(self.sandbox.take_complaints(), [""; 0]);
    }

    /// The same; nothing of it was cut off.
    pub async fn end_with_nothing_left(self) {
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        assert!(self.under_way.is_empty(), "{} are not finished", self.under_way.len());
    }

    pub fn stop(&self) {
        self.stop.cancel();
    }

    /// How the bot ended by itself.
    pub async fn ended(self) -> Result<(), Ended> {
        timeout(PATIENCE, self.bot).await.expect("the bot ends").expect("no panic")
    }

    pub async fn command(&self, who: Id, name: &str, options: Value) -> Replied {
        let asked = self.sandbox.command(who, self.channel, name, options).await;
        asked.expect("a person can do that").answer().await.expect("an answer in time")
    }

    pub async fn press(&self, who: Id, message: Id, button: &str) -> Replied {
        let pressed = self.sandbox.press(who, message, button).await;
        pressed.expect("a person can do that").answer().await.expect("an answer in time")
    }

    /// The message of this text, once it is there after the mark.
    pub async fn until_content(&self, since: Mark, content: &str) -> Value {
        let wanted = |message: &Value| message["content"] == content;
        let found = self.sandbox.until(self.channel, self.ada, since, wanted).await;
        found.expect("such a message")
    }

    pub fn deliver(&self, delivery: Delivery) {
        self.outgoing.try_send(delivery).expect("the bot runs");
    }

    pub fn deliver_all(&self, deliveries: impl IntoIterator<Item = Delivery>) {
        deliveries.into_iter().for_each(|delivery| self.deliver(delivery));
    }

    /// What the application has heard.
    pub fn told(&self) -> Vec<String> {
        self.app.heard.borrow().clone()
    }

    /// Waits until the application has heard something that begins so.
    pub async fn heard(&self, what: &str) {
        self.heard_times(what, 1).await;
    }

    /// Waits until it has heard that often.
    pub async fn heard_times(&self, what: &str, times: usize) {
        let mut heard = self.app.heard.subscribe();
        let enough = |heard: &Vec<String>| {
            heard.iter().filter(|line| line.starts_with(what)).count() >= times
        };
        let waited = timeout(PATIENCE, heard.wait_for(enough)).await.map(drop);
        assert!(waited.is_ok(), "never heard {what}: {:?}", *self.app.heard.borrow());
    }

    /// Waits until the application was asked something.
    pub async fn asked(&self) {
        let mut asked = self.app.asked.subscribe();
        let some = timeout(PATIENCE, asked.wait_for(|&asked| asked > 0)).await;
        assert!(some.is_ok(), "nothing was asked");
    }

    /// Opens a thread, as the bot may.
    pub async fn thread(&self, name: &str) -> Id {
        let url = format!("{}/api/v10/channels/{}/threads", self.sandbox.url(), self.channel);
        let client = reqwest::Client::builder().no_proxy().build().expect("a client");
        let request = client.post(url).json(&json!({ "name": name, "type": 11 }));
        let request = request.header("authorization", format!("Bot {}", self.sandbox.token()));
        let body: Value = request.send().await.expect("sent").json().await.expect("JSON");
        Id::of(&body["id"]).expect("a thread has a number")
    }
}

fn table() -> TableId {
    "K7QF2M".parse().expect("a name")
}

fn press(press: TablePress) -> Press {
    Press::At(AtTable { table: table(), version: Version::Position(5), press })
}

pub fn private(text: &str) -> Message {
    Message::private(text)
}

pub fn only(answer: Answer) -> Reply {
    Reply { answer, then: Vec::new() }
}

fn button(label: &str, does: TablePress) -> Button {
    Button::new(label.to_owned(), press(does), ButtonStyle::Main)
}

/// A board for all to see, with buttons and a menu.
pub fn board() -> Reply {
    let entry = |label: &str| MenuEntry {
        label: label.to_owned(),
        value: label.to_lowercase(),
        description: String::new(),
        chosen: false,
    };
    let menu = Menu {
        placeholder: "Colours".to_owned(),
        offers: MenuOffers::Entries(
            MenuId::Where { table: table() },
            vec![entry("Brown"), entry("Blue")],
        ),
    };
    let message = Message {
        content: "<@2>, your move".to_owned(),
        pings: vec![PersonId(2)],
        picture: Some(Picture { png: PIXEL.into(), alt: "White: king e1".to_owned() }),
        rows: vec![
            Row::Buttons(vec![
                button("Move", TablePress::Pick(PickPress::Open)),
                button("Type a move", TablePress::Type(String::new())),
            ]),
            Row::Menu(menu),
        ],
        ..Message::default()
    };
    only(Answer::Message(message, Some(Purpose::Board(table(), 0))))
}

pub fn form() -> Modal {
    let id = FormId::Move { table: table(), version: Version::Position(5) };
    let field = Input {
        name: "t".to_owned(),
        label: "Your move".to_owned(),
        description: String::new(),
        placeholder: "Nf3".to_owned(),
        value: String::new(),
        max: 60,
        long: false,
        required: true,
    };
    Modal::of_text(id, "Your move".to_owned(), vec![field])
}

/// What was pressed, chosen or sent, in short.
pub fn press_of(command: &Command) -> String {
    match command {
        Command::Press(press) => {
            let RawId { code, table, version, arg } = press.wire();
            let table = table.map(|table| table.to_string()).unwrap_or_default();
            format!("pressed {code} {table} {version:?} {arg}")
        }
        Command::Choose(menu, values) => {
            format!("chosen {} {}", menu.wire().code, values.join(" "))
        }
        Command::Submit(form, entered) => {
            format!("sent {} t={}", form.wire().code, entered.text("t"))
        }
        other => format!("{other:?}"),
    }
}

pub fn letter(outbox: u64, person: Id, text: &str) -> Delivery {
    let message = Message { content: text.to_owned(), ..Message::default() };
    let nonce = format!("l{outbox}");
    let post = Post::Direct { person: PersonId(person.0), about: None, message, nonce };
    Delivery { outbox, post }
}

pub fn post(outbox: u64, channel: Id, text: &str) -> Delivery {
    let message = Message { content: text.to_owned(), ..Message::default() };
    let nonce = format!("n{outbox}");
    let post = Post::Send { channel: ChannelId(channel.0), message, purpose: None, nonce };
    Delivery { outbox, post }
}

pub fn strip(outbox: u64, channel: Id, message: Id) -> Delivery {
    let post =
        Post::Spend { channel: ChannelId(channel.0), id: MessageId(message.0), message: None };
    Delivery { outbox, post }
}
