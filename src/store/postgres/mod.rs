//! `PostgreSQL`: a database on a server.

mod driver;
mod open;

pub(in crate::store) use self::driver::Postgres;
pub(in crate::store) use self::open::{Server, apart};
