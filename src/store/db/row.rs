//! What comes out of statements.

use crate::store::error::StoreError;
use crate::store::fault::Fault;
use crate::table::{ChannelId, GuildId, MessageId, PersonId, TableId, Time};

/// A value in a row.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) enum Value {
    Null,
    Int(i64),
    Real(f64),
    Text(String),
    Bytes(Vec<u8>),
}

/// A row, by the numbers of its columns from 0 on.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::store) struct Row(Vec<Value>);

impl Row {
    pub(in crate::store) const fn new(values: Vec<Value>) -> Self {
        Self(values)
    }

    /// What stands in a column.
    ///
    /// # Errors
    /// If there is no such column or it holds something of another type.
    pub(in crate::store) fn get<T: FromValue>(&self, column: usize) -> Result<T, StoreError> {
        let value = self.0.get(column).ok_or_else(|| Fault::other("a row has too few columns"))?;
        T::from_value(value).ok_or_else(|| {
            Fault::other(format!("column {column} holds {value:?}, which was not expected")).into()
        })
    }

    /// All columns.
    pub(in crate::store) fn values(&self) -> &[Value] {
        &self.0
    }
}

/// What can be read from a column.
pub(in crate::store) trait FromValue: Sized {
    /// `None` if the value is of another type or out of range.
    fn from_value(value: &Value) -> Option<Self>;
}

macro_rules! whole {
    ($($type:ty),*) => {
        $(impl FromValue for $type {
            fn from_value(value: &Value) -> Option<Self> {
                if let Value::Int(whole) = value { (*whole).try_into().ok() } else { None }
            }
        })*
    };
}

whole!(i64, i32, u32, u8);

impl FromValue for u64 {
    fn from_value(value: &Value) -> Option<Self> {
        i64::from_value(value).map(|column| column as Self)
    }
}

macro_rules! number {
    ($($type:ident),*) => {
        $(impl FromValue for $type {
            fn from_value(value: &Value) -> Option<Self> {
                FromValue::from_value(value).map(Self)
            }
        })*
    };
}

number!(PersonId, ChannelId, GuildId, MessageId, Time);

impl FromValue for TableId {
    fn from_value(value: &Value) -> Option<Self> {
        u64::from_value(value).map(Self::of_bits)
    }
}

impl FromValue for bool {
    fn from_value(value: &Value) -> Option<Self> {
        i64::from_value(value).map(|whole| whole != 0)
    }
}

impl FromValue for f64 {
    fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::Real(real) => Some(*real),
            Value::Int(whole) => Some(*whole as Self),
            Value::Null | Value::Text(_) | Value::Bytes(_) => None,
        }
    }
}

impl FromValue for String {
    fn from_value(value: &Value) -> Option<Self> {
        if let Value::Text(text) = value { Some(text.clone()) } else { None }
    }
}

impl FromValue for Vec<u8> {
    fn from_value(value: &Value) -> Option<Self> {
        if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None }
    }
}

impl<T: FromValue> FromValue for Option<T> {
    fn from_value(value: &Value) -> Option<Self> {
        match value {
            Value::Null => Some(None),
            other => T::from_value(other).map(Some),
        }
    }
}
