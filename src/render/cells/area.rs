//! Places in a picture.

/// A rectangle in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Area {
    pub x: u32,
    pub y: u32,
    pub width: u32,
    pub height: u32,
}

impl Area {
    /// Its middle.
    pub fn middle(self) -> (f64, f64) {
        let middle = |start: u32, length: u32| f64::from(start) + f64::from(length) / 2.0;
        (middle(self.x, self.width), middle(self.y, self.height))
    }
}
