//! Laying tiles: at a glance while many are left, looking ahead at the last ones.

mod ahead;
mod glance;

pub(super) use self::ahead::{Ahead, LAST};
pub(super) use self::glance::choices;
