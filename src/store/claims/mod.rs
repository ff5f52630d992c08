//! What processes that play in one house on a server do only one at a time: each takes it for a while, by
//! a row that says until when. Whoever ends in order gives back what it has; of whoever was killed or
//! stands still the others take it when that time is over, and no row needs to be cleared away by hand.
//!
//! A file belongs to one process. It takes all of this, too, and nobody is ever in its way.

mod leases;
mod processes;
mod thinking;

pub use self::leases::Lease;
