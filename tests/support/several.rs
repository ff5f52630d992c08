//! A house of several processes, looked at one by one.

use std::sync::atomic::Ordering;

use patt::service::Service;
use patt::store::Store;
use patt::table::Time;

use super::house::House;
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

    /// A process ends in good order, and the others go on.
    pub async fn end_of(&mut self, nth: usize) {
        self.processes.remove(nth).end().await;
    }
}
