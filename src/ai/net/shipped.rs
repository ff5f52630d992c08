//! Networks that are part of the program.

use std::marker::PhantomData;
use std::sync::OnceLock;

use super::{Accumulators, Features, Net, fault};

/// A network whose file is part of the program: checked when that is built, read when somebody first
/// needs it. For statics.
pub struct Shipped<B, const WIDTH: usize> {
    file: &'static [u8],
    net: OnceLock<Net<WIDTH>>,
    board: PhantomData<fn(B)>,
}

impl<B: Features, const WIDTH: usize> Shipped<B, WIDTH> {
    /// The network in a file.
    ///
    /// # Panics
    /// If it is for another board or width, or its weights could overflow: of a static, the program is
    /// then not built.
    #[must_use]
    pub const fn new(file: &'static [u8]) -> Self {
        assert!(fault(file, WIDTH, (B::ROWS, B::COUNTS, B::HEAVIEST), B::BUCKETS).is_none());
        Self { file, net: OnceLock::new(), board: PhantomData }
    }

    /// Accumulators of an empty board.
    ///
    /// # Panics
    /// Never: [`new`](Self::new) has checked the file.
    pub fn accumulators(&'static self) -> Accumulators<B, WIDTH> {
        let read = || Net::read::<B>(self.file).expect("the file was checked");
        Accumulators::new(self.net.get_or_init(read))
    }
}
