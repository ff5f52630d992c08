//! Whether Discord has signed a request: Ed25519 over the moment and the body, as its documentation says
//! under "Validating Security Request Headers".

use ed25519_dalek::{Signature, VerifyingKey};

use crate::config::{PublicKey, bytes_of_hex};

/// Knows Discord's signatures for one application.
pub(super) struct Verifier(VerifyingKey);

impl Verifier {
    /// One with this key; none if no such key exists.
    pub(super) fn of(key: PublicKey) -> Option<Self> {
        VerifyingKey::from_bytes(&key.0).ok().map(Self)
    }

    /// Whether this is Discord's signature, in hexadecimal digits, of this moment and body. A signature that
    /// is written in another way than Discord writes it is none.
    pub(super) fn signed(&self, signature: &str, timestamp: &str, body: &[u8]) -> bool {
        let Some(signature) = bytes_of_hex(signature) else { return false };
        let message = [timestamp.as_bytes(), body].concat();
        self.0.verify_strict(&message, &Signature::from_bytes(&signature)).is_ok()
    }
}
