//! What goes into statements.

use crate::table::{ChannelId, GuildId, MessageId, PersonId, TableId, Time};

/// A value on its way into a statement.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::store) enum Param<'a> {
    Null,
    Int(i64),
    Real(f64),
    Text(&'a str),
    Bytes(&'a [u8]),
}

/// What can go into a statement.
pub(in crate::store) trait AsParam {
    fn param(&self) -> Param<'_>;
}

/// The values of `?1`, `?2` and so on.
pub(in crate::store) type Params<'a> = &'a [&'a dyn AsParam];

/// The values of a statement, each of its own type.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$(&$value as &dyn $crate::store::db::AsParam),*]
    };
}
pub(in crate::store) use params;

macro_rules! whole {
    ($($type:ty),*) => {
        $(impl AsParam for $type {
            fn param(&self) -> Param<'_> {
                Param::Int(i64::from(*self))
            }
        })*
    };
}

whole!(i64, i32, u32, u8, bool);

/// Discord's numbers and the columns' differ in the sign bit only, which Discord never uses.
impl AsParam for u64 {
    fn param(&self) -> Param<'_> {
        Param::Int(*self as i64)
    }
}

macro_rules! number {
    ($($type:ty),*) => {
        $(impl AsParam for $type {
            fn param(&self) -> Param<'_> {
                self.0.param()
            }
        })*
    };
}

number!(PersonId, ChannelId, GuildId, MessageId, Time);

impl AsParam for TableId {
    fn param(&self) -> Param<'_> {
        Param::Int(self.bits().into())
    }
}

impl AsParam for f64 {
    fn param(&self) -> Param<'_> {
        Param::Real(*self)
    }
}

impl AsParam for str {
    fn param(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl AsParam for String {
    fn param(&self) -> Param<'_> {
        Param::Text(self)
    }
}

impl AsParam for Vec<u8> {
    fn param(&self) -> Param<'_> {
        Param::Bytes(self)
    }
}

impl<T: AsParam + ?Sized> AsParam for &T {
    fn param(&self) -> Param<'_> {
        (**self).param()
    }
}

impl<T: AsParam> AsParam for Option<T> {
    fn param(&self) -> Param<'_> {
        self.as_ref().map_or(Param::Null, AsParam::param)
    }
}
