//! Shards of the gateway, where several processes share it: which has which, and who may begin a session just now.

use super::share::{Share, share};
use crate::store::database::{Store, Term};
use crate::store::db::{Db, params};
use crate::store::error::StoreError;
use crate::table::{Span, Time};

/// Of how many shards a process wants the gateway to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShardWish {
    /// Of so many, as somebody has set.
    Exactly(u32),
    /// Of no fewer, as Discord recommends.
    AtLeast(u32),
}

impl ShardWish {
    const fn number(self) -> u32 {
        let (Self::Exactly(number) | Self::AtLeast(number)) = self;
        number
    }
}

/// Which shards a process has.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShardShare {
    /// Of so many.
    pub total: u32,
    /// Those that it goes on with, or begins with.
    pub keep: Vec<u32>,
    /// Those that it has to give back as soon as it has ended them: others want their share, or there shall be
    /// another number of shards.
    pub leave: Vec<u32>,
}

/// How long after a session has begun in a bucket the next one may, in milliseconds: Discord takes one in five
/// seconds.
const APART: i64 = 5_000;

struct Shard {
    number: u32,
    total: u32,
    wanted: u32,
    /// Who has it just now.
    whose: Option<i64>,
}

impl Store {
    /// Says that this process wants a share of the gateway, goes on with the shards that it has until then, and
    /// takes up to `most` that nobody has if its share is more. A `wish` is what it says of their number at first;
    /// as soon as all that were begun under another number are given back, there are so many.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_shards(
        &self,
        wish: Option<ShardWish>,
        most: usize,
        now: Time,
        until: Time,
    ) -> Result<ShardShare, StoreError> {
        self.write_until(now, until, move |db, Term { token, now, until }| {
            let fronts = fronts(db, token, now, until)?;
            if let Some(wish) = wish {
                want(db, wish)?;
            }
            let mut shards = shards(db, token, now)?;
            if changes(&shards) && shards.iter().all(|shard| shard.whose.is_none()) {
                divide(db, shards[0].wanted)?;
                shards = self::shards(db, token, now)?;
            }
            let leave = if changes(&shards) {
                usize::MAX
            } else {
                let has =
                    |front: &i64| shards.iter().filter(|shard| shard.whose == Some(*front)).count();
                let counts: Vec<usize> = fronts.iter().map(has).collect();
                let me = fronts.iter().position(|front| *front == token).unwrap_or_default();
                let Share { leave, room } = share(shards.len(), &counts, me);
                let free = shards.iter_mut().filter(|shard| shard.whose.is_none());
                free.take(room.min(most)).for_each(|shard| shard.whose = Some(token));
                leave
            };
            let mine = shards.iter().filter(|shard| shard.whose == Some(token));
            let mine: Vec<u32> = mine.map(|shard| shard.number).collect();
            for &number in &mine {
                let text = "UPDATE shards SET token = ?2, until = ?3 WHERE shard = ?1";
                db.run(text, params![number, token, until])?;
            }
            // The last ones: whoever comes takes the first that nobody has.
            let keep = mine.len().saturating_sub(leave);
            let total = shards.first().map_or(0, |shard| shard.total);
            Ok(ShardShare { total, keep: mine[..keep].to_vec(), leave: mine[keep..].to_vec() })
        })
        .await
    }

    /// This process has ended these shards: others may take them at once.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_shards(&self, numbers: Vec<u32>) -> Result<(), StoreError> {
        let token = self.token();
        let text = "UPDATE shards SET token = NULL, until = 0 WHERE shard = ?1 AND token = ?2";
        self.write(move |db| {
            numbers.iter().try_for_each(|number| db.execute(text, params![number, token]))
        })
        .await
    }

    /// This process has ended all its shards and wants no share any longer.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn leave_gateway(&self) -> Result<(), StoreError> {
        let token = self.token();
        self.write(move |db| give_back(db, token)).await
    }

    /// Nothing, if this process may begin a session in this bucket of Discord's now and until then, or for as long
    /// as it has not said that it has [`identified`](Store::identified), and nobody else; else how long to wait
    /// before asking again.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn claim_identify(
        &self,
        bucket: u32,
        now: Time,
        until: Time,
    ) -> Result<Option<Span>, StoreError> {
        self.write_until(now, until, move |db, Term { token, now, until }| {
            let taken = "INSERT INTO identifies (bucket, token, free) VALUES (?1, ?2, ?3)
                 ON CONFLICT (bucket) DO UPDATE SET token = excluded.token, free = excluded.free
                 WHERE identifies.free <= ?4";
            if db.wrote(taken, params![bucket, token, until.plus(APART), now])? {
                return Ok(None);
            }
            let free = "SELECT free FROM identifies WHERE bucket = ?1";
            let free: i64 = db.value(free, params![bucket])?;
            Ok(Some(Span(free.saturating_sub(now.0))))
        })
        .await
    }

    /// The session in this bucket has begun, or has not: five seconds from now the next one may.
    ///
    /// # Errors
    /// If the database fails.
    pub async fn identified(&self, bucket: u32, now: Time) -> Result<(), StoreError> {
        let token = self.token();
        let text = "UPDATE identifies SET free = ?3 WHERE bucket = ?1 AND token = ?2";
        self.write_at(now, move |db, now| db.execute(text, params![bucket, token, now.plus(APART)]))
            .await
    }
}

/// Who wants a share, this process among them.
fn fronts(db: &Db, token: i64, now: Time, until: Time) -> Result<Vec<i64>, StoreError> {
    db.run(
        "INSERT INTO shard_fronts (token, until) VALUES (?1, ?2)
         ON CONFLICT (token) DO UPDATE SET until = excluded.until",
        params![token, until],
    )?;
    db.run("DELETE FROM shard_fronts WHERE until <= ?1", params![now])?;
    db.column("SELECT token FROM shard_fronts ORDER BY token", params![])
}

/// Notes how many shards there shall be.
fn want(db: &Db, wish: ShardWish) -> Result<(), StoreError> {
    let number = wish.number();
    let wanted: Option<u32> = db.first("SELECT MAX(wanted) FROM shards", params![])?.flatten();
    match (wanted, wish) {
        (None, _) => divide(db, number),
        (Some(wanted), ShardWish::AtLeast(_)) if wanted >= number => Ok(()),
        (Some(_), _) => {
            db.execute("UPDATE shards SET wanted = ?1 WHERE wanted <> ?1", params![number])
        }
    }
}

/// From now on there are so many, and nobody has one.
fn divide(db: &Db, total: u32) -> Result<(), StoreError> {
    db.run("DELETE FROM shards", params![])?;
    let text =
        "INSERT INTO shards (shard, total, wanted, token, until) VALUES (?1, ?2, ?2, NULL, 0)";
    (0..total).try_for_each(|number| db.execute(text, params![number, total]))
}

/// All of them. What has run out and nobody else has taken is still whose it was for itself.
fn shards(db: &Db, token: i64, now: Time) -> Result<Vec<Shard>, StoreError> {
    let text = "SELECT shard, total, wanted, token, until FROM shards ORDER BY shard";
    db.list(text, params![], |row| {
        let (whose, until): (Option<i64>, Time) = (row.get(3)?, row.get(4)?);
        Ok(Shard {
            number: row.get(0)?,
            total: row.get(1)?,
            wanted: row.get(2)?,
            whose: whose.filter(|whose| until > now || *whose == token),
        })
    })
}

/// Whether there shall be another number of shards.
fn changes(shards: &[Shard]) -> bool {
    shards.iter().any(|shard| shard.wanted != shard.total)
}

/// What this process has of the gateway the others may take at once.
pub(super) fn give_back(db: &Db, token: i64) -> Result<(), StoreError> {
    db.run("UPDATE shards SET token = NULL, until = 0 WHERE token = ?1", params![token])?;
    db.execute("DELETE FROM shard_fronts WHERE token = ?1", params![token])
}
