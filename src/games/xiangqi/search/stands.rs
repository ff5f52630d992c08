//! The positions that a search has gone through, and which of them have stood before.

/// A position on the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stand {
    pub key: u64,
    /// Whether its side to move is in check.
    pub check: bool,
    /// Half-moves since the last capture.
    pub clock: u16,
    /// How many positions before it could come back.
    pub back: u16,
    /// How often it has stood before.
    pub stood: u8,
    /// Where it stood last and the time before, in `stands`.
    pub earlier: [u16; 2],
}

/// Adds a position; `quiet` says that it came about without a capture.
pub(super) fn push(stands: &mut Vec<Stand>, key: u64, check: bool, clock: u16, quiet: bool) {
    let now = stands.len();
    let back = if quiet { stands.last().map_or(0, |stand| stand.back + 1) } else { 0 };
    let mut stand = Stand { key, check, clock, back, stood: 0, earlier: [0; 2] };
    for ago in (4..=usize::from(back)).step_by(2) {
        if stands[now - ago].key == key {
            if let Some(place) = stand.earlier.get_mut(usize::from(stand.stood)) {
                *place = (now - ago) as u16;
            }
            stand.stood += 1;
            if stand.stood == 2 {
                break;
            }
        }
    }
    stands.push(stand);
}
