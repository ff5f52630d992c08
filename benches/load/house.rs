//! The bot and the loopback Discord on which people play.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use patt::catalog::CATALOG;
use patt::discord::{Link, Target, run};
use patt::sandbox::{Options, Sandbox};
use patt::service::{Dependencies, OUTGOING, Policy, SearchPool, Service};
use patt::store::{self, Store};
use patt::table::{InactivityPolicy, Time};
use patt::words::Words;
use tempfile::TempDir;
use tokio::sync::mpsc::channel;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::Outcome;

/// A bot at work.
pub struct House {
    pub sandbox: Arc<Sandbox>,
    pub store: Store,
    stop: CancellationToken,
    bot: JoinHandle<Result<(), patt::discord::Ended>>,
    _folder: TempDir,
}

pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

impl House {
    /// Begins; `limits` says whether Discord's limits on requests hold.
    pub async fn start(limits: bool) -> Outcome<Self> {
        let folder = tempfile::tempdir()?;
        let words = Arc::new(Words::load(CATALOG)?);
        let (outgoing, deliveries) = channel(OUTGOING);
        let file = folder.path().join("load.db");
        let store = Store::open(&file, store::StorePolicy::default(), now())?;
        let service = Service::new(Dependencies {
            catalog: CATALOG,
            words: Arc::clone(&words),
            store: store.clone(),
            pool: SearchPool::new(1)?,
            policy: Policy {
                games_per_person: 1_000,
                games_per_guild: 100_000,
                challenge_stands: 3_600_000,
                patience: 1_200,
                think: 1_000,
                hash: 16,
                watch_pace: 2_000,
                referee: 300,
                waits: InactivityPolicy::default(),
            },
            clock: Arc::new(now),
            seed: 7,
            outgoing,
        });
        service.warm();
        let sandbox = Arc::new(Sandbox::start(Options { limits, ..Options::default() }).await?);
        let (address, token) = (sandbox.address(), sandbox.token().to_owned());
        let link = Link::open(Target::Sandbox { address, token }).await?;
        link.register(CATALOG).await.map_err(|fault| fault.to_string())?;
        let stop = CancellationToken::new();
        let bot = tokio::spawn(run(link, Arc::new(service), words, deliveries, stop.clone()));
        sandbox.ready().await?;
        Ok(Self { sandbox, store, stop, bot, _folder: folder })
    }

    /// Ends, and says what the loopback Discord found wrong.
    pub async fn end(self) -> Outcome<()> {
        self.stop.cancel();
        self.bot.await??;
        for complaint in self.sandbox.take_complaints() {
            println!("complaint: {complaint}");
        }
        Ok(())
    }
}
