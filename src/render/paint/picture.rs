//! A finished picture.

use std::sync::Arc;

/// A picture as a file, with its size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The PNG file: no alpha, of indexed colours unless people's own pictures are on it; shared with
    /// what is kept of it.
    pub png: Arc<[u8]>,
    /// Its width in pixels.
    pub width: u32,
    /// Its height in pixels.
    pub height: u32,
}
