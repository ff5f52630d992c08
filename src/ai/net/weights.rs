//! The weights of a network, and the file they come in.
//!
//! The file: the eight bytes [`MAGIC`]; version, width, rows, buckets and scale as `u32`; then weights
//! as `i16`: bias of the hidden units, their rows; for each bucket own half, other half; at last a bias
//! for each bucket as `i32`. All numbers are little-endian.

use thiserror::Error;

use super::Features;

/// A hidden unit that is fully on: inputs are in parts of it.
pub const WHOLE: i16 = 255;
/// Output weights are in parts of it.
pub const SHARP: i16 = 64;

const MAGIC: &[u8; 8] = b"pattnet\n";
const VERSION: u32 = 1;
/// What the numbers of the head are, but for the scale at its end.
const NUMBERS: [&str; 4] = ["version", "width", "rows", "buckets"];
/// Bytes before the weights.
const HEAD: usize = 8 + 5 * 4;

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
    /// It has another length than its head says.
    #[error("the file of weights is {found} bytes long, not {wanted}")]
    Length {
        /// How long it is.
        found: usize,
        /// How long it should be.
        wanted: usize,
    },
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

/// What is wrong with a file of weights for a network of this shape, with the heaviest weight that a
/// row may have. Quick enough to be asked when the
/// program is built:
///
/// ```
/// use patt::ai::net::{Fault, fault};
///
/// const _: () = assert!(matches!(fault(b"no such file", 32, (1, 500), 1), Some(Fault::Foreign)));
/// ```
#[must_use]
pub const fn fault(
    bytes: &[u8],
    width: usize,
    (rows, heaviest): (usize, i16),
    buckets: usize,
) -> Option<Fault> {
    if !begins(bytes) {
        return Some(Fault::Foreign);
    }
    let wanted = [VERSION, width as u32, rows as u32, buckets as u32];
    let mut nth = 0;
    while nth < wanted.len() {
        let (what, found, wanted) = (NUMBERS[nth], number(bytes, nth), wanted[nth]);
        if found != wanted {
            return Some(Fault::Other { what, found, wanted });
        }
        nth += 1;
    }
    let outputs = HEAD + 2 * width * (1 + rows);
    let wanted = outputs + (4 * width + 4) * buckets;
    if bytes.len() != wanted {
        return Some(Fault::Length { found: bytes.len(), wanted });
    }
    let mut at = HEAD;
    let mut sum = 0;
    while at < wanted - 4 * buckets {
        let weight = i16::from_le_bytes([bytes[at], bytes[at + 1]]);
        let most = if at < outputs { heaviest } else { MOST_OUT };
        if at >= outputs {
            // Each bucket has an own half and another.
            let before = if (at - outputs).is_multiple_of(4 * width) { 0 } else { sum };
            sum = before + weight.unsigned_abs() as u32;
        }
        if weight > most || weight < -most || sum > MOST_IN_ALL {
            return Some(Fault::Large);
        }
        at += 2;
    }
    None
}

impl<const WIDTH: usize> Net<WIDTH> {
    /// A network that finds everything level.
    #[must_use]
    pub fn blank<B: Features>(scale: i32) -> Self {
        let output = Output { own: [0; WIDTH], other: [0; WIDTH], bias: 0 };
        Self {
            bias: [0; WIDTH],
            rows: vec![[0; WIDTH]; B::ROWS].into(),
            outputs: vec![output; B::BUCKETS].into(),
            scale,
        }
    }

    /// Reads a file of weights for a board.
    ///
    /// # Errors
    /// If it is not made for this board and width, or its weights could overflow; see [`fault`].
    pub fn read<B: Features>(bytes: &[u8]) -> Result<Self, Fault> {
        if let Some(fault) = fault(bytes, WIDTH, (B::ROWS, B::HEAVIEST), B::BUCKETS) {
            return Err(fault);
        }
        let mut net = Self::blank::<B>(number(bytes, 4) as i32);
        let (body, biases) = bytes[HEAD..].split_at(bytes.len() - HEAD - 4 * B::BUCKETS);
        let mut weights = body.as_chunks::<2>().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut fill = |to: &mut [i16; WIDTH]| {
            to.iter_mut().zip(&mut weights).for_each(|(to, weight)| *to = weight);
        };
        fill(&mut net.bias);
        net.rows.iter_mut().for_each(&mut fill);
        for (output, &bias) in net.outputs.iter_mut().zip(biases.as_chunks::<4>().0) {
            fill(&mut output.own);
            fill(&mut output.other);
            output.bias = i32::from_le_bytes(bias);
        }
        Ok(net)
    }

    /// The file.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        let (rows, buckets) = (self.rows.len() as u32, self.outputs.len() as u32);
        for number in [VERSION, WIDTH as u32, rows, buckets, self.scale as u32] {
            bytes.extend(number.to_le_bytes());
        }
        let outputs = self.outputs.iter().flat_map(|output| [&output.own, &output.other]);
        for row in std::iter::once(&self.bias).chain(&self.rows).chain(outputs) {
            bytes.extend(row.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        bytes.extend(self.outputs.iter().flat_map(|output| output.bias.to_le_bytes()));
        bytes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of sixteen lamps.
    struct Lamps;

    impl Features for Lamps {
        type Perspective = [u8; 16];
        const BLANK: [u8; 16] = [0; 16];
        const CODES: usize = 3;
        const BUCKETS: usize = 2;

        fn features(&self, _sights: &mut [[u8; 16]; 2]) {}

        fn bucket(&self) -> usize {
            1
        }
    }

    #[test]
    fn what_was_written_reads_back_and_what_is_broken_is_refused() {
        let mut net: Net<16> = Net::blank::<Lamps>(400);
        net.bias[3] = -7;
        net.rows[47][15] = Lamps::HEAVIEST;
        net.outputs[1].other[0] = -MOST_OUT;
        net.outputs[1].bias = -70_000;
        let bytes = net.write();
        assert_eq!(width(&bytes), Ok(16));
        assert_eq!(Net::read::<Lamps>(&bytes), Ok(net.clone()));
        let wide = Fault::Other { what: "width", found: 16, wanted: 32 };
        assert_eq!(Net::<32>::read::<Lamps>(&bytes), Err(wide));
        let short = Fault::Length { found: bytes.len() - 1, wanted: bytes.len() };
        assert_eq!(Net::<16>::read::<Lamps>(&bytes[..bytes.len() - 1]), Err(short));
        assert_eq!(Net::<16>::read::<Lamps>(&bytes[1..]), Err(Fault::Foreign));
        net.outputs[1].other[0] -= 1;
        assert_eq!(Net::<16>::read::<Lamps>(&net.write()), Err(Fault::Large));
    }

    #[test]
    fn weights_that_could_overflow_only_together_are_refused() {
        let mut net: Net<256> = Net::blank::<Lamps>(400);
        for output in &mut net.outputs {
            output.own = [MOST_OUT; 256];
            output.other[0] = -MOST_OUT;
        }
        assert!(Net::<256>::read::<Lamps>(&net.write()).is_ok());
        net.outputs[1].other[..8].fill(MOST_OUT);
        assert_eq!(Net::<256>::read::<Lamps>(&net.write()), Err(Fault::Large));
    }
}
