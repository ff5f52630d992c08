//! The weights of a network, and the file they come in.
//!
//! The file: the eight bytes [`MAGIC`]; version, width, rows, buckets and scale as `u32`; then weights
//! as `i16`: bias of the hidden units, their rows; for each bucket own half, other half; at last a bias
//! for each bucket as `i32`. All numbers are little-endian.

use thiserror::Error;

use super::Shown;

/// A hidden unit that is fully on: inputs are in parts of it.
pub const WHOLE: i16 = 255;
/// Output weights are in parts of it.
pub const SHARP: i16 = 64;

const MAGIC: &[u8; 8] = b"pattnet\n";
const VERSION: u32 = 1;
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

/// The width that a file says it has.
///
/// # Errors
/// If it is no file of weights.
pub fn width(bytes: &[u8]) -> Result<usize, Fault> {
    Ok(head(bytes)?[1] as usize)
}

fn head(bytes: &[u8]) -> Result<[u32; 5], Fault> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(Fault::Foreign)?;
    let (numbers, _) = rest.as_chunks::<4>();
    let first: &[[u8; 4]; 5] = numbers.first_chunk().ok_or(Fault::Foreign)?;
    Ok(first.map(u32::from_le_bytes))
}

impl<const WIDTH: usize> Net<WIDTH> {
    /// The largest row weight: 64 rows of it and the bias stay within 16 bits.
    pub const MOST: i16 = 500;
    /// The largest output weight: with a hidden unit fully on it stays within 16 bits.
    pub const MOST_OUT: i16 = 127;

    /// A network that finds everything level.
    #[must_use]
    pub fn blank<B: Shown>(scale: i32) -> Self {
        let output = Output { own: [0; WIDTH], other: [0; WIDTH], bias: 0 };
        Self {
            bias: [0; WIDTH],
            rows: vec![[0; WIDTH]; B::rows()].into(),
            outputs: vec![output; B::BUCKETS].into(),
            scale,
        }
    }

    /// Reads a file of weights for a board.
    ///
    /// # Errors
    /// If it is not made for this board and width, or its weights could overflow.
    pub fn read<B: Shown>(bytes: &[u8]) -> Result<Self, Fault> {
        let [version, width, rows, buckets, scale] = head(bytes)?;
        for (what, found, wanted) in [
            ("version", version, VERSION),
            ("width", width, WIDTH as u32),
            ("rows", rows, B::rows() as u32),
            ("buckets", buckets, B::BUCKETS as u32),
        ] {
            if found != wanted {
                return Err(Fault::Other { what, found, wanted });
            }
        }
        let mut net = Self::blank::<B>(scale as i32);
        let wanted = net.length();
        if bytes.len() != wanted {
            return Err(Fault::Length { found: bytes.len(), wanted });
        }
        let (body, biases) = bytes[HEAD..].split_at(wanted - HEAD - 4 * B::BUCKETS);
        let mut weights = body.as_chunks::<2>().0.iter().map(|&pair| i16::from_le_bytes(pair));
        let mut fill = |to: &mut [i16; WIDTH], most: i16| {
            to.iter_mut().zip(&mut weights).for_each(|(to, weight)| *to = weight);
            to.iter().all(|weight| weight.unsigned_abs() <= most.unsigned_abs())
        };
        let mut small = fill(&mut net.bias, Self::MOST);
        for row in &mut net.rows {
            small &= fill(row, Self::MOST);
        }
        let biases = biases.as_chunks::<4>().0;
        for (output, &bias) in net.outputs.iter_mut().zip(biases) {
            small &= fill(&mut output.own, Self::MOST_OUT);
            small &= fill(&mut output.other, Self::MOST_OUT);
            output.bias = i32::from_le_bytes(bias);
        }
        if small { Ok(net) } else { Err(Fault::Large) }
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

    fn length(&self) -> usize {
        let wide = 1 + self.rows.len() + 2 * self.outputs.len();
        HEAD + 2 * WIDTH * wide + 4 * self.outputs.len()
    }
}
