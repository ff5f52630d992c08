//! What an unmodified serenity client hears of messages that people write by hand.

use patt::sandbox::{Id, Impossible, Options, Sandbox};
use serenity::all::{
    ChannelId, Client, Context, EventHandler, GatewayIntents, HttpBuilder, Message, async_trait,
};
use serenity::client::ClientBuilder;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// Tells what it hears of people.
struct Ear(UnboundedSender<Message>);

#[async_trait]
impl EventHandler for Ear {
    async fn message(&self, _context: Context, message: Message) {
        if !message.author.bot {
            self.0.send(message).expect("the test listens");
        }
    }
}

/// A sandbox with a client that listens with these intents.
async fn listening(intents: GatewayIntents) -> (Sandbox, UnboundedReceiver<Message>) {
    let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
    let (told, heard) = unbounded_channel();
    let http =
        HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let client = ClientBuilder::new_with_http(http, intents).event_handler(Ear(told)).await;
    let mut client: Client = client.expect("a client");
    tokio::spawn(async move { client.start().await });
    sandbox.online(true).await.expect("the bot connects");
    (sandbox, heard)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_content_of_messages_is_for_whom_it_is_meant() {
    let (sandbox, mut heard) =
        listening(GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES).await;
    let (ada, games, bot) = (sandbox.people()[0].id, sandbox.channels()[0], sandbox.bot());
    let http =
        HttpBuilder::new(sandbox.token()).proxy(sandbox.url()).ratelimiter_disabled(true).build();
    let board = ChannelId::new(games.0).say(&http, "your move").await.expect("it may post");
    let board = Id(board.id.get());

    let mut check = async |said: Result<Id, Impossible>, content: &str, mentions: bool| {
        let id = said.expect("a person can write that");
        let message = heard.recv().await.expect("the client runs");
        assert_eq!(message.id.get(), id.0);
        assert_eq!(message.content, content);
        let mentioned = message.mentions.iter().any(|user| user.id.get() == bot.0);
        assert_eq!(mentioned, mentions, "{content}");
        message
    };
    let plain = check(sandbox.say(ada, games, "hello"), "", false).await;
    assert_eq!(plain.guild_id.map(|guild| guild.get() > 0), Some(true));
    assert!(plain.member.is_some(), "who wrote it is a member");
    let asked = format!("<@{bot}> Nf6");
    check(sandbox.say(ada, games, &asked), &asked, true).await;
    let answer = check(sandbox.reply(ada, board, "Nf6", true), "Nf6", true).await;
    assert_eq!(answer.referenced_message.map(|m| m.content), Some("your move".to_owned()));
    // An answer that does not mention is like any other message.
    let quiet = check(sandbox.reply(ada, board, "Nf6", false), "", false).await;
    assert_eq!(quiet.referenced_message.map(|m| m.content), Some("your move".to_owned()));
    let direct = check(sandbox.say(ada, sandbox.dm(ada), "Nf6"), "Nf6", false).await;
    assert_eq!(direct.guild_id, None);

    // Looking them up tells no more.
    let id = plain.id;
    let looked = ChannelId::new(games.0).message(&http, id).await.expect("it is there");
    assert_eq!(looked.content, "");
    let written = sandbox.message(Id(id.get()));
    assert_eq!(written["content"], "hello", "people read it");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_intents_nothing_is_heard() {
    let (sandbox, mut heard) = listening(GatewayIntents::DIRECT_MESSAGES).await;
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    sandbox.say(ada, games, &format!("<@{}> Nf6", sandbox.bot())).expect("people may write");
    sandbox.say(ada, sandbox.dm(ada), "only this").expect("people may write");
    assert_eq!(heard.recv().await.expect("the client runs").content, "only this");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_written_is_refused() {
    let sandbox = Sandbox::start(Options::default()).await.expect("a free port");
    let (ada, games) = (sandbox.people()[0].id, sandbox.channels()[0]);
    assert_eq!(sandbox.say(ada, games, " \n"), Err(Impossible::Wordless));
    assert_eq!(sandbox.say(ada, games, &"a".repeat(2001)), Err(Impossible::TooLong));
    assert_eq!(sandbox.reply(ada, Id(1), "hello", true), Err(Impossible::NoMessage));
    let said = sandbox.say(ada, games, "hello").expect("people may write");
    let answer = sandbox.reply(sandbox.people()[1].id, said, "hello", true).expect("possible");
    let pings: Vec<Id> = sandbox.pings().iter().map(|ping| ping.message).collect();
    assert_eq!(pings, [answer], "the answer rings");
}
