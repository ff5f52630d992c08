//! The weights of a network, and the file they come in.
//!
//! The file: the eight bytes [`MAGIC`]; version, width, rows, counts, buckets and scale as `u32`; then the weights:
//! bias of the hidden units, their rows, what is counted for the first [`COUNTING`] of them; for each bucket own half,
//! other half; at last a bias for each bucket as `i32`. A weight is one byte, -127 to 127; for any other the byte -128
//! and an `i16` stand. All numbers are little-endian.

use thiserror::Error;

use super::{COUNTING, Features};

/// A hidden unit that is fully on: inputs are in parts of it.
pub const WHOLE: i16 = 255;
/// Output weights are in parts of it.
pub const SHARP: i16 = 64;

const MAGIC: &[u8; 8] = b"pattnet\n";
const VERSION: u32 = 3;
/// What the numbers of the head are, but for the scale at its end.
const NUMBERS: [&str; 5] = ["version", "width", "rows", "counts", "buckets"];
/// Bytes before the weights.
const HEAD: usize = 8 + 6 * 4;

/// What is wrong with a file of weights.
#[derive(Clone, Copy, Debug, Error, PartialEq, Eq)]
pub enum Fault {
    /// It begins otherwise.
    #[error("this is no file of weights")]
    Foreign,
    /// It is of another version, or for another board or width.
    #[error("the weights are for something else: {what} is {found}, not {wanted}")]
    Other {
        /// Which number.
        what: &'static str,
        /// What it is.
        found: u32,
        /// What it should be.
        wanted: u32,
    },
    /// What is counted is told to more units than there are.
    #[error("what is counted needs {COUNTING} units, and there are {0}")]
    Narrow(usize),
    /// It ends before its last weight.
    #[error("the file of weights is broken off")]
    Short,
    /// It goes on after its last weight.
    #[error("something follows the last weight")]
    Long,
    /// A weight is so large that sums could overflow.
    #[error("a weight is too large")]
    Large,
}

/// How a bucket weighs the hidden units.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Output<const WIDTH: usize> {
    /// The units of the side to move.
    pub own: [i16; WIDTH],
    /// The units of the other side.
    pub other: [i16; WIDTH],
    /// What is added: in parts of [`WHOLE`] times [`SHARP`].
    pub bias: i32,
}

/// The weights of a network with `WIDTH` hidden units for each side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Net<const WIDTH: usize> {
    /// What a hidden unit begins with.
    pub bias: [i16; WIDTH],
    /// What each code in its place adds.
    pub rows: Box<[[i16; WIDTH]]>,
    /// What is added to the first units for what is counted.
    pub counts: Box<[[i16; COUNTING]]>,
    /// One for each bucket.
    pub outputs: Box<[Output<WIDTH>]>,
    /// The value in hundredths at which chances are e to 1.
    pub scale: i32,
}

/// The largest output weight: with a hidden unit fully on it stays within 16 bits.
pub const MOST_OUT: i16 = 127;

/// The largest sum of all weights of a bucket, whatever their signs: with all hidden units fully on it
/// stays within 32 bits.
const MOST_IN_ALL: u32 = i32::MAX as u32 / (WHOLE as u32 * WHOLE as u32);

/// The width that a file says it has.
///
/// # Errors
/// If it is no file of weights.
pub const fn width(bytes: &[u8]) -> Result<usize, Fault> {
    if begins(bytes) { Ok(number(bytes, 1) as usize) } else { Err(Fault::Foreign) }
}

const fn begins(bytes: &[u8]) -> bool {
    let mut at = 0;
    while at < MAGIC.len() {
        if bytes.len() < HEAD || bytes[at] != MAGIC[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// One of the numbers of the head.
const fn number(bytes: &[u8], nth: usize) -> u32 {
    let at = MAGIC.len() + 4 * nth;
    u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
}

/// What is wrong with a file of weights for a network of this shape: its width, how many rows it has for places and
/// for what is counted, with the heaviest weight that they may have, and its buckets. Quick enough to be asked when the
/// program is built:
///
/// ```
/// use patt::ai::net::{Fault, fault};
///
/// const _: () = assert!(matches!(fault(b"no such file", 32, (1, 0, 500), 1), Some(Fault::Foreign)));
/// ```
///
/// # Panics
/// If the heaviest weight is less than a byte holds, 127.
#[must_use]
pub const fn fault(
    bytes: &[u8],
    width: usize,
    (rows, counts, heaviest): (usize, usize, i16),
    buckets: usize,
) -> Option<Fault> {
    assert!(heaviest >= i8::MAX as i16, "a weight of one byte is not looked at");
    if !begins(bytes) {
        return Some(Fault::Foreign);
    }
    let wanted = [VERSION, width as u32, rows as u32, counts as u32, buckets as u32];
    let mut nth = 0;
    while nth < wanted.len() {
        let (what, found, wanted) = (NUMBERS[nth], number(bytes, nth), wanted[nth]);
        if found != wanted {
            return Some(Fault::Other { what, found, wanted });
        }
        nth += 1;
    }
    if counts > 0 && width < COUNTING {
        return Some(Fault::Narrow(width));
    }
    let (mut at, mut nth, mut sum) = (HEAD, 0, 0);
    // In steps as small as can be: there are hundreds of thousands.
    while nth < width * (1 + rows) + COUNTING * counts {
        if at >= bytes.len() {
            return Some(Fault::Short);
        }
        if bytes[at] == WIDE.cast_unsigned() {
            let Some(weight) = wide(bytes, at) else { return Some(Fault::Short) };
            if weight > heaviest || weight < -heaviest {
                return Some(Fault::Large);
            }
            at += 2;
        }
        at += 1;
        nth += 1;
    }
    nth = 0;
    while nth < 2 * width * buckets {
        let Some((weight, next)) = weight(bytes, at) else { return Some(Fault::Short) };
        // Each bucket has an own half and another.
        let before = if nth.is_multiple_of(2 * width) { 0 } else { sum };
        sum = before + weight.unsigned_abs() as u32;
        if weight > MOST_OUT || weight < -MOST_OUT || sum > MOST_IN_ALL {
            return Some(Fault::Large);
        }
        (at, nth) = (next, nth + 1);
    }
    let end = at + 4 * buckets;
    if bytes.len() < end {
        Some(Fault::Short)
    } else if bytes.len() > end {
        Some(Fault::Long)
    } else {
        None
    }
}

/// Stands before a weight that one byte does not hold.
const WIDE: i8 = i8::MIN;

/// The weight that stands there, and where the next one does.
const fn weight(bytes: &[u8], at: usize) -> Option<(i16, usize)> {
    if at >= bytes.len() {
        return None;
    }
    match bytes[at].cast_signed() {
        WIDE => match wide(bytes, at) {
            Some(weight) => Some((weight, at + 3)),
            None => None,
        },
        byte => Some((byte as i16, at + 1)),
    }
}

/// The weight behind a [`WIDE`] that stands there.
const fn wide(bytes: &[u8], at: usize) -> Option<i16> {
    if at + 2 >= bytes.len() {
        return None;
    }
    Some(i16::from_le_bytes([bytes[at + 1], bytes[at + 2]]))
}

/// Writes a weight.
fn put(bytes: &mut Vec<u8>, weight: i16) {
    match i8::try_from(weight) {
        Ok(byte) if byte != WIDE => bytes.push(byte.cast_unsigned()),
        _ => {
            bytes.push(WIDE.cast_unsigned());
            bytes.extend(weight.to_le_bytes());
        }
    }
}

impl<const WIDTH: usize> Net<WIDTH> {
    /// A network that finds everything level.
    #[must_use]
    pub fn blank<B: Features>(scale: i32) -> Self {
        let output = Output { own: [0; WIDTH], other: [0; WIDTH], bias: 0 };
        Self {
            bias: [0; WIDTH],
            rows: vec![[0; WIDTH]; B::ROWS].into(),
            counts: vec![[0; COUNTING]; B::COUNTS].into(),
            outputs: vec![output; B::BUCKETS].into(),
            scale,
        }
    }

    /// Reads a file of weights for a board.
    ///
    /// # Errors
    /// If it is not made for this board and width, or its weights could overflow; see [`fault`].
    pub fn read<B: Features>(bytes: &[u8]) -> Result<Self, Fault> {
        if let Some(fault) = fault(bytes, WIDTH, (B::ROWS, B::COUNTS, B::HEAVIEST), B::BUCKETS) {
            return Err(fault);
        }
        let mut net = Self::blank::<B>(number(bytes, 5) as i32);
        let mut at = HEAD;
        let mut fill = |to: &mut [i16]| {
            for to in to {
                (*to, at) = weight(bytes, at).ok_or(Fault::Short)?;
            }
            Ok(())
        };
        fill(&mut net.bias)?;
        fill(net.rows.as_flattened_mut())?;
        fill(net.counts.as_flattened_mut())?;
        for output in &mut net.outputs {
            fill(&mut output.own)?;
            fill(&mut output.other)?;
        }
        for (output, &bias) in net.outputs.iter_mut().zip(bytes[at..].as_chunks::<4>().0) {
            output.bias = i32::from_le_bytes(bias);
        }
        Ok(net)
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let shape = [WIDTH, self.rows.len(), self.counts.len(), self.outputs.len()];
        let numbers = [VERSION].into_iter().chain(shape.map(|number| number as u32));
        for number in numbers.chain([self.scale as u32]) {
            bytes.extend(number.to_le_bytes());
        }
        let outputs = self.outputs.iter().flat_map(|output| [&output.own, &output.other]);
        let rows = [&self.bias[..], self.rows.as_flattened(), self.counts.as_flattened()];
        for weights in rows.into_iter().chain(outputs.map(|half| &half[..])) {
            for &weight in weights {
                put(&mut bytes, weight);
            }
        }
        bytes.extend(self.outputs.iter().flat_map(|output| output.bias.to_le_bytes()));
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ai::net::Counts;

    /// A board of sixteen lamps, of which so many things are counted.
    struct Lamps<const COUNTS: usize>;

    impl<const COUNTS: usize> Features for Lamps<COUNTS> {
        type Perspective = [u8; 16];
        const BLANK: [u8; 16] = [0; 16];
        const CODES: usize = 3;
        const COUNTS: usize = COUNTS;
        const BUCKETS: usize = 2;

        fn features(&self, _sights: &mut [[u8; 16]; 2], _counts: &mut [Counts; 2]) {}

        fn bucket(&self) -> usize {
            1
        }
    }

    type Places = Lamps<0>;
    type Counted = Lamps<2>;

    #[test]
    fn what_was_written_reads_back_and_what_is_broken_is_refused() {
        let mut net: Net<16> = Net::blank::<Places>(400);
        net.bias[3] = -7;
        net.rows[47][15] = Places::HEAVIEST;
        net.rows[3][..6].copy_from_slice(&[127, 128, -127, -128, -129, -Places::HEAVIEST]);
        net.outputs[1].other[0] = -MOST_OUT;
        net.outputs[1].bias = -70_000;
        let bytes = net.write();
        assert_eq!(width(&bytes), Ok(16));
        assert_eq!(Net::read::<Places>(&bytes), Ok(net.clone()));
        let wide = Fault::Other { what: "width", found: 16, wanted: 32 };
        assert_eq!(Net::<32>::read::<Places>(&bytes), Err(wide));
        for end in HEAD..bytes.len() {
            assert_eq!(Net::<16>::read::<Places>(&bytes[..end]), Err(Fault::Short));
        }
        assert_eq!(Net::<16>::read::<Places>(&[&bytes[..], &[0]].concat()), Err(Fault::Long));
        assert_eq!(Net::<16>::read::<Places>(&bytes[1..]), Err(Fault::Foreign));
        net.outputs[1].other[0] -= 1;
        assert_eq!(Net::<16>::read::<Places>(&net.write()), Err(Fault::Large));
    }

    #[test]
    fn what_is_counted_is_kept_and_needs_as_many_units_as_are_told() {
        let mut net: Net<COUNTING> = Net::blank::<Counted>(400);
        net.counts[1][COUNTING - 1] = Counted::HEAVIEST;
        let bytes = net.write();
        assert_eq!(Net::read::<Counted>(&bytes), Ok(net.clone()));
        let none = Fault::Other { what: "counts", found: 2, wanted: 0 };
        assert_eq!(Net::<COUNTING>::read::<Places>(&bytes), Err(none));
        net.counts[1][0] = Counted::HEAVIEST + 1;
        assert_eq!(Net::<COUNTING>::read::<Counted>(&net.write()), Err(Fault::Large));
        let narrow = Net::<16>::blank::<Counted>(400).write();
        assert_eq!(Net::<16>::read::<Counted>(&narrow), Err(Fault::Narrow(16)));
    }

    #[test]
    fn weights_that_could_overflow_only_together_are_refused() {
        let mut net: Net<256> = Net::blank::<Places>(400);
        for output in &mut net.outputs {
            output.own = [MOST_OUT; 256];
            output.other[0] = -MOST_OUT;
        }
        assert!(Net::<256>::read::<Places>(&net.write()).is_ok());
        net.outputs[1].other[..8].fill(MOST_OUT);
        assert_eq!(Net::<256>::read::<Places>(&net.write()), Err(Fault::Large));
    }
}
