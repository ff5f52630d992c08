//! A house of several processes, looked at one by one.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use patt::catalog::Catalog;
use patt::sandbox::Sandbox;
use patt::service::Service;
use patt::store::Store;
use patt::table::Time;

use super::house::House;
use super::process::{Process, Start, Ways};
use super::server::server;

impl House {
    /// The application of a process.
    pub fn service_of(&self, nth: usize) -> &Service {
        &self.processes[nth].service
    }

    /// The store of a process.
    pub fn store_of(&self, nth: usize) -> &Store {
        &self.processes[nth].store
    }

    /// The address of its database on the server, for another program.
    pub fn address(&self) -> String {
        let server = server().expect("it is on a server");
        server.address_of(&self.folder.path().join("patt.db").to_string_lossy())
    }

    /// What time it is in the house.
    pub fn now(&self) -> Time {
        Time(self.clock.load(Ordering::Relaxed))
    }

    /// A worker takes what there is to think about; how much.
    pub async fn work(&self, nth: usize) -> usize {
        self.processes[nth].service.take_jobs().await.expect("the store is open")
    }

    /// A process is told to end, and has not yet.
    pub fn told_to_end(&self, nth: usize) {
        self.processes[nth].is_to_end();
    }

    /// A process is killed, and the others go on.
    pub async fn kill(&mut self, nth: usize) {
        self.processes.remove(nth).kill().await;
    }

    /// A house whose processes share the gateway on a server; none where `PostgreSQL` is not installed. What the
    /// gateway says of sessions is set before they ask.
    pub async fn of_shards(
        catalog: Catalog,
        processes: usize,
        total: u32,
        before: impl FnOnce(&Arc<Sandbox>),
    ) -> Option<Self> {
        Self::of_processes_with(catalog, Ways::Shards { processes, total }, before).await
    }

    /// One more process of this number beside the others.
    async fn one_more(&self, nth: usize, ways: Ways) -> Process {
        let Self { sandbox, catalog, policy, clock, .. } = self;
        let (catalog, policy) = (*catalog, *policy);
        let start = Start { sandbox, catalog, policy, clock, ways, nth };
        let database = self.ways.database(&self.folder.path().join("patt.db"));
        start.process(database).await.0
    }

    /// One more process, for which there shall be so many shards.
    pub async fn add(&mut self, total: u32) {
        let nth = self.processes.len();
        let process = self.one_more(nth, Ways::Shards { processes: 2, total }).await;
        self.processes.push(process);
    }

    /// The shards that a process has by the rows.
    pub async fn shards_of(&self, nth: usize) -> Vec<u32> {
        let now = self.now();
        let share = self.store_of(nth).claim_shards(None, 0, now, now.plus(15_000)).await;
        share.expect("the server is there").keep
    }

    /// Lets time pass until just these shards are connected, and the processes have even shares of them.
    pub async fn rests(&self, shards: &[(u64, u64)]) {
        let rest = async {
            loop {
                let mut all = Vec::new();
                for nth in 0..self.processes.len() {
                    all.push(self.shards_of(nth).await);
                }
                let counts = all.iter().map(Vec::len);
                let even = counts.clone().max() <= counts.min().map(|least| least + 1);
                let mut named: Vec<u64> = all.concat().into_iter().map(u64::from).collect();
                named.sort_unstable();
                let has_all = named.iter().copied().eq(shards.iter().map(|shard| shard.0));
                if even && has_all && self.sandbox.shards() == shards {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
                self.clock.fetch_add(50, Ordering::Relaxed);
            }
        };
        let waited = tokio::time::timeout(Duration::from_mins(1), rest).await;
        waited.unwrap_or_else(|_| panic!("there are {:?}", self.sandbox.shards()));
    }

    /// Waits until just these shards are connected, while the house's clock stands still.
    pub async fn has_shards(&self, shards: &[(u64, u64)]) {
        let there = async {
            while self.sandbox.shards() != shards {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        let waited = tokio::time::timeout(Duration::from_mins(1), there).await;
        waited.unwrap_or_else(|_| panic!("there are {:?}, not {shards:?}", self.sandbox.shards()));
    }

    /// A process ends in good order, and the others go on.
    pub async fn end_of(&mut self, nth: usize) {
        self.processes.remove(nth).end().await;
    }
}
