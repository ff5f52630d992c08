//! What a typed move costs late in a long game, against early in one.
//!
//! ```text
//! cargo bench --bench moves
//! ```
//!
//! One person plays both sides of a long chess game by `/move`: request, decision, transaction, picture
//! and answer, without Discord. What is counted is the processor time of the whole process, and what
//! matters is the ratio: a move must not cost more because many were played before it.

use std::error::Error;
use std::sync::Arc;
use std::time::Duration;

use cpu_time::ProcessTime;
use patt::catalog::{CATALOG, Entry};
use patt::message::{
    Answer, App as _, Command, Ground, Person, PersonKind, Place, Posting, Reply, Request, Rights,
    Terms,
};
use patt::rules::{Act, Notation, OptionMap, Rng, Viewer};
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{self, Store};
use patt::table::{ChannelId, GuildId, InactivityPolicy, PersonId, Time};
use patt::words::Words;
use tokio::sync::mpsc::channel;

/// The plies around which it is measured, and how many on each side.
const EARLY: usize = 20;
const LATE: usize = 400;
const AROUND: usize = 10;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// The moves of a chess game of more than 400 plies, by lot.
fn long_game() -> Outcome<Vec<String>> {
    let chess: &Entry = CATALOG.find("chess").ok_or("no chess")?;
    for seed in 0..500 {
        let mut rng = Rng::new(seed);
        let header = (chess.roll)(&OptionMap::new(), 2, &mut rng).map_err(|why| why.to_string())?;
        let mut game = (chess.open)(&header).map_err(|why| why.to_string())?;
        let mut moves = Vec::new();
        while let Some(seat) = game.status().acting().iter().next() {
            let choices = game.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
            let Some(choice) = rng.pick(&choices) else { break };
            let text = choice.text.clone();
            game.act(&Act::Move { seat, text: text.clone() }).map_err(|why| why.to_string())?;
            moves.push(text);
            if moves.len() > LATE + AROUND {
                return Ok(moves);
            }
        }
    }
    Err("no game was long enough".into())
}

fn request(number: u64, command: Command) -> Request {
    Request {
        interaction: number,
        at: Time(0),
        who: Person {
            id: PersonId(1),
            name: "Ada".to_owned(),
            kind: PersonKind::Human,
            manager: false,
            moderator: false,
            locale: "en-US".to_owned(),
        },
        place: Place {
            channel: ChannelId(2),
            parent: None,
            guild: Some(GuildId(3)),
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

fn said(reply: &Reply) -> &str {
    match &reply.answer {
        Answer::Message(message, _) | Answer::Update(message) | Answer::Fleeting(message) => {
            &message.content
        }
        Answer::Modal(_) | Answer::Choices(_) | Answer::Silence => "",
    }
}

/// The processor time of each move.
async fn play(service: &Service, moves: &[String]) -> Outcome<Vec<Duration>> {
    let alone = Person { ..request(0, Command::Help).who };
    let terms = Terms { game: Some("chess".to_owned()), opponent: Some(alone), ..Terms::default() };
    service.handle(request(1, Command::Play(terms))).await;
    let mut times = Vec::with_capacity(moves.len());
    for (number, text) in (2..).zip(moves) {
        let played = Command::Move { text: text.clone(), table: None };
        let from = ProcessTime::now();
        let reply = service.handle(request(number, played)).await;
        times.push(from.elapsed());
        if !said(&reply).contains("to move") && times.len() + 1 < moves.len() {
            return Err(format!("{text}: {}", said(&reply)).into());
        }
    }
    Ok(times)
}

fn around(times: &[Duration], ply: usize) -> f64 {
    let mut some: Vec<_> = times[ply - AROUND..ply + AROUND].to_vec();
    some.sort_unstable();
    some[AROUND].as_secs_f64() * 1_000.0
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let moves = long_game()?;
    let folder = tempfile::tempdir()?;
    let clock = || Time(1_700_000_000_000);
    let store =
        Store::open(&folder.path().join("moves.db"), store::StorePolicy::default(), clock())?;
    let (outgoing, _deliveries) = channel(OUTGOING);
    let service = Service::new(Dependencies {
        catalog: CATALOG,
        words: Arc::new(Words::load(CATALOG)?),
        store: store.clone(),
        pool: SearchPool::new(1)?,
        policy: Policy {
            games_per_person: 10,
            games_per_guild: 10,
            challenge_stands: 3_600_000,
            patience: 1_200,
            think: 1_000,
            hash: 16,
            watch_pace: 2_000,
            referee: 300,
            waits: InactivityPolicy::default(),
        },
        clock: Arc::new(clock),
        seed: 7,
        outgoing,
    });
    service.warm();
    let times = play(&service, &moves).await?;
    let (early, late) = (around(&times, EARLY), around(&times, LATE));
    println!("ply {EARLY}: {early:.2} ms, ply {LATE}: {late:.2} ms, ratio {:.2}", late / early);
    service.close().await;
    store.close().await;
    Ok(())
}
