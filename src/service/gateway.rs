//! How processes share the gateway: by rows of their database, and in its time.

use std::time::Duration;

use async_trait::async_trait;

use crate::message::{BEGINS, LEASE, Shards, Sharing, Total};
use crate::service::Service;
use crate::store::{ShardShare, ShardWish, StoreError};
use crate::table::Time;

#[async_trait]
impl Sharing for Service {
    async fn share(&self, total: Option<Total>, most: usize) -> Result<Shards, String> {
        let wish = total.map(|total| match total {
            Total::Set(number) => ShardWish::Exactly(number),
            Total::Recommended(number) => ShardWish::AtLeast(number),
        });
        let (now, until) = self.now_and_in(LEASE);
        let share = self.store.claim_shards(wish, most, now, until).await;
        share
            .map(|ShardShare { total, keep, leave }| Shards { total, keep, leave })
            .map_err(|error| told(&error))
    }

    async fn leave(&self, shards: Vec<u32>) -> Result<(), String> {
        self.store.leave_shards(shards).await.map_err(|error| told(&error))
    }

    async fn end(&self) -> Result<(), String> {
        self.store.leave_gateway().await.map_err(|error| told(&error))
    }

    async fn may_begin(&self, bucket: u32) -> Result<Option<Duration>, String> {
        let (now, until) = self.now_and_in(BEGINS);
        let wait =
            self.store.claim_identify(bucket, now, until).await.map_err(|error| told(&error))?;
        Ok(wait.map(|wait| Duration::from_millis(wait.0.try_into().unwrap_or_default())))
    }

    async fn begun(&self, bucket: u32) -> Result<(), String> {
        self.store.identified(bucket, self.now()).await.map_err(|error| told(&error))
    }
}

impl Service {
    fn now_and_in(&self, long: Duration) -> (Time, Time) {
        let now = self.now();
        (now, now.plus(long.as_millis().try_into().unwrap_or(i64::MAX)))
    }
}

fn told(error: &StoreError) -> String {
    error.to_string()
}
