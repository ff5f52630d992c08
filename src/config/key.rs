//! The public key of an application.

use std::fmt;

use serde::de::{Error, Unexpected};
use serde::{Deserialize, Deserializer};

/// The public key of an application, with which Discord's signatures are checked. No secret.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PublicKey(pub(crate) [u8; 32]);

/// What stands for a key.
const WANTED: &str =
    "the 64 digits of Public Key on the page General Information of the developer portal";

impl PublicKey {
    /// The key that these 64 hexadecimal digits stand for.
    #[must_use]
    pub fn of_hex(digits: &str) -> Option<Self> {
        bytes_of_hex(digits.trim()).map(Self)
    }
}

/// The bytes that hexadecimal digits stand for, if there are as many as are wanted.
pub(crate) fn bytes_of_hex<const N: usize>(digits: &str) -> Option<[u8; N]> {
    let digits: Vec<u8> =
        digits.chars().map(|digit| Some(digit.to_digit(16)? as u8)).collect::<Option<_>>()?;
    if digits.len() != 2 * N {
        return None;
    }
    let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect();
    bytes.try_into().ok()
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'de> Deserialize<'de> for PublicKey {
    fn deserialize<D: Deserializer<'de>>(value: D) -> Result<Self, D::Error> {
        let text = String::deserialize(value)?;
        let key = Self::of_hex(&text);
        key.ok_or_else(|| D::Error::invalid_value(Unexpected::Str(&text), &WANTED))
    }
}

#[cfg(test)]
impl serde::Serialize for PublicKey {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
