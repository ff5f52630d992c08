//! The frozen generator of all chance in the rules and the search.

/// `SplitMix64` (Steele, Lea and Flood 2014). Frozen: its sequence never changes, so that a seed
/// means the same game for ever. Not for secrets.
///
/// ```
/// use patt::rules::Rng;
///
/// let (mut one, mut other) = (Rng::new(7), Rng::new(7));
/// for _ in 0..100 {
///     assert_eq!(one.below(6), other.below(6), "a seed means the same for ever");
/// }
/// let mut tiles = ["king", "queen", "rook"];
/// one.shuffle(&mut tiles);
/// assert!(one.pick(&tiles).is_some());
/// assert_eq!(one.pick::<u8>(&[]), None);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rng(u64);

impl Rng {
    /// A generator for this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// A number below `bound`, uniform (Lemire's multiply and reject).
    ///
    /// # Panics
    /// If `bound` is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        assert!(bound > 0, "no number is below 0");
        let bound = bound as u64;
        loop {
            let wide = u128::from(self.next()) * u128::from(bound);
            if wide as u64 >= bound.wrapping_neg() % bound {
                return (wide >> 64) as usize;
            }
        }
    }

    /// One of `items`, uniform; none if there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        (!items.is_empty()).then(|| &items[self.below(items.len())])
    }

    /// Puts `items` into a random order (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for end in (1..items.len()).rev() {
            items.swap(end, self.below(end + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_frozen() {
        let mut rng = Rng::new(1_234_567);
        assert_eq!(rng.next(), 6_457_827_717_110_365_317);
        assert_eq!(rng.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn below_reaches_every_number_and_no_other() {
        let mut rng = Rng::new(5);
        let mut seen = [0; 6];
        (0..600).for_each(|_| seen[rng.below(6)] += 1);
        assert!(seen.iter().all(|&count| (60..140).contains(&count)), "{seen:?}");
    }
}
