//! Two processes of a bot behind a proxy that keeps the limit of all requests: the origin that `api`
//! names in the configuration.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::response::Response;
use patt::catalog::CATALOG;
use patt::discord::{Ended, Link, Target, run};
use patt::message::{App, Delivery, Posted, Reply};
use patt::sandbox::{Id, Sandbox};
use patt::words::Words;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{Sender, channel};
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::stage::{post, sandbox};

const EACH: usize = 40;

/// A proxy in front of the sandbox: what counts passes one by one, and waits in it.
struct Proxy {
    to: String,
    client: reqwest::Client,
    turn: Semaphore,
    passed: AtomicUsize,
}

impl Proxy {
    async fn start(sandbox: &Sandbox) -> (Arc<Self>, SocketAddr) {
        let proxy = Arc::new(Self {
            to: sandbox.url(),
            client: reqwest::Client::builder().no_proxy().build().expect("a client"),
            turn: Semaphore::new(1),
            passed: AtomicUsize::new(0),
        });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port is free");
        let address = listener.local_addr().expect("it has one");
        let router = Router::new().fallback(Self::pass).with_state(Arc::clone(&proxy));
        tokio::spawn(async move { axum::serve(listener, router).await });
        (proxy, address)
    }

    async fn pass(State(proxy): State<Arc<Self>>, request: Request) -> Response {
        let _turn = proxy.turn.acquire().await.expect("never closed");
        proxy.passed.fetch_add(1, Ordering::Relaxed);
        let (head, body) = request.into_parts();
        let body = to_bytes(body, 1 << 20).await.expect("a body");
        let mut asked = proxy.client.request(head.method, format!("{}{}", proxy.to, head.uri));
        for name in ["authorization", "content-type"] {
            if let Some(value) = head.headers.get(name) {
                asked = asked.header(name, value);
            }
        }
        let answered = asked.body(body).send().await.expect("the sandbox answers");
        let mut response = Response::builder().status(answered.status());
        if let Some(kind) = answered.headers().get("content-type") {
            response = response.header("content-type", kind);
        }
        let body = answered.bytes().await.expect("a body");
        response.body(Body::from(body)).expect("a response")
    }
}

/// Hears how deliveries went.
#[derive(Default)]
struct Hearing(watch::Sender<Vec<(u64, Posted)>>);

#[async_trait::async_trait]
impl App for Hearing {
    async fn handle(&self, _: patt::message::Request) -> Reply {
        unreachable!("nobody asks")
    }

    async fn answered(
        &self,
        _: patt::message::Purpose,
        _: patt::table::ChannelId,
        _: patt::table::MessageId,
    ) {
    }

    async fn delivered(&self, outbox: u64, posted: Posted) {
        self.0.send_modify(|heard| heard.push((outbox, posted)));
    }
}

/// A process of the bot.
struct Process {
    app: Arc<Hearing>,
    outgoing: Sender<Delivery>,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), Ended>>,
}

impl Process {
    async fn start(api: SocketAddr, token: &str) -> Self {
        let target = Target::Real { token: token.to_owned(), api: format!("http://{api}") };
        let link = Link::open(target).await.expect("the proxy is there");
        link.register(CATALOG).await.expect("the commands are fit");
        let words = Arc::new(Words::load(CATALOG).expect("the messages are Fluent"));
        let (app, stop) = (Arc::<Hearing>::default(), CancellationToken::new());
        let (outgoing, deliveries) = channel(1_000);
        let bot = tokio::spawn(run(link, app.clone(), words, deliveries, stop.clone()));
        Self { app, outgoing, stop, bot }
    }

    /// Ends when all has been delivered, and says how.
    async fn end(self) -> Vec<(u64, Posted)> {
        let mut heard = self.app.0.subscribe();
        let all = heard.wait_for(|heard| heard.len() == EACH).await;
        let all = all.expect("the bot runs").clone();
        self.stop.cancel();
        self.bot.await.expect("no panic").expect("an orderly end");
        all
    }
}

#[tokio::test]
async fn two_processes_post_through_a_proxy_and_nothing_goes_around_it() {
    let sandbox = sandbox().await;
    let (proxy, api) = Proxy::start(&sandbox).await;
    let channels: Vec<Id> =
        (0..EACH / 4).map(|nth| sandbox.add_channel(&format!("c{nth}"))).collect();
    let first = Process::start(api, sandbox.token()).await;
    let second = Process::start(api, sandbox.token()).await;
    for (process, name) in [(&first, "first"), (&second, "second")] {
        for nth in 0..EACH {
            let text = format!("{name} {nth}");
            let mut delivery = post(nth as u64 + 1, channels[nth % channels.len()], &text);
            if let patt::message::Post::Send { nonce, .. } = &mut delivery.post {
                *nonce = text;
            }
            process.outgoing.try_send(delivery).expect("the bot runs");
        }
    }
    for process in [first, second] {
        let mut heard = process.end().await;
        heard.sort_unstable_by_key(|(outbox, _)| *outbox);
        assert!(heard.iter().all(|(_, posted)| matches!(posted, Posted::Done(..))), "{heard:?}");
        let boxes = heard.iter().map(|(outbox, _)| *outbox as usize);
        assert!(boxes.eq(1..=EACH), "each once");
    }
    let ada = sandbox.people()[0].id;
    let stand = channels.iter().map(|channel| sandbox.messages(*channel, ada).len());
    assert_eq!(stand.sum::<usize>(), 2 * EACH);
    assert_eq!(sandbox.requests().len(), proxy.passed.load(Ordering::Relaxed));
    assert_eq!(sandbox.take_complaints(), [""; 0]);
}
