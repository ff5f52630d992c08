//! Boards that are judged by another evaluation than their own.

use std::fs;

use patt::ai::net::{self, Accumulators, Features, Net};
use patt::ai::{PARTS, Search, Which};
use patt::rules::Seat;

/// Who says what a board is worth.
pub enum Judge<B> {
    /// The board itself, as the program plays.
    Own,
    /// A network.
    Net(Box<dyn Judging<B>>),
}

/// A network, of whatever width.
pub trait Judging<B>: Send {
    /// See [`Accumulators::value`].
    fn value(&self, board: &B, turn: Seat) -> i32;
    /// The same for another thread.
    fn again(&self) -> Box<dyn Judging<B>>;
}

impl<B: Features + 'static, const WIDTH: usize> Judging<B> for Accumulators<B, WIDTH> {
    fn value(&self, board: &B, turn: Seat) -> i32 {
        self.value(board, turn)
    }
    fn again(&self) -> Box<dyn Judging<B>> {
        Box::new(self.clone())
    }
}

impl<B> Clone for Judge<B> {
    fn clone(&self) -> Self {
        match self {
            Self::Own => Self::Own,
            Self::Net(net) => Self::Net(net.again()),
        }
    }
}

impl<B: Features + 'static> Judge<B> {
    /// `own`, or the file of a network.
    ///
    /// # Errors
    /// If there is no such file, or it is made for something else.
    pub fn named(name: &str) -> Result<Self, String> {
        if name == "own" {
            return Ok(Self::Own);
        }
        let bytes = fs::read(name).map_err(|error| format!("{name}: {error}"))?;
        let wrong = |fault: net::Fault| format!("{name}: {fault}");
        let width = net::width(&bytes).map_err(wrong)?;
        let judging = of_width!(width, WIDTH => Ok(judging::<B, WIDTH>(&bytes)))?;
        judging.map(Self::Net).map_err(wrong)
    }

    /// What the board is worth to the seat to move by a network; `None` without one.
    pub fn value(&self, board: &B, turn: Seat) -> Option<i32> {
        match self {
            Self::Own => None,
            Self::Net(net) => Some(net.value(board, turn)),
        }
    }
}

fn judging<B: Features + 'static, const WIDTH: usize>(
    bytes: &[u8],
) -> Result<Box<dyn Judging<B>>, net::Fault> {
    // Kept to the end of the program: there are two at most.
    let net = Box::leak(Box::new(Net::read::<B>(bytes)?));
    Ok(Box::new(Accumulators::<B, WIDTH>::new(net)))
}

/// A board with its judge.
#[derive(Clone)]
pub struct Judged<B> {
    board: B,
    judge: Judge<B>,
}

impl<B: Features + Clone> Judged<B> {
    /// A board to be judged so.
    pub fn new(board: B, judge: &Judge<B>) -> Self {
        Self { board, judge: judge.clone() }
    }
}

impl<B: Search + Features> Search for Judged<B> {
    type Move = B::Move;
    type Undo = B::Undo;
    const SLOTS: usize = B::SLOTS;
    const PATHS: usize = B::PATHS;
    const TAKEN: usize = B::TAKEN;
    const FOLLOWED: usize = B::FOLLOWED;
    const MATES: bool = B::MATES;

    fn evaluate(&self, seat: Seat) -> i32 {
        let turn = self.board.turn();
        match self.judge.value(&self.board, turn) {
            None => self.board.evaluate(seat),
            Some(value) if seat == turn => value,
            Some(value) => -value,
        }
    }

    fn turn(&self) -> Seat {
        self.board.turn()
    }
    fn generate(&self, which: Which, out: &mut Vec<B::Move>) {
        self.board.generate(which, out);
    }
    fn make(&mut self, m: B::Move) -> B::Undo {
        self.board.make(m)
    }
    fn unmake(&mut self, m: B::Move, undo: B::Undo) {
        self.board.unmake(m, undo);
    }
    fn hash(&self) -> u64 {
        self.board.hash()
    }
    fn ended(&self, stuck: bool, seat: Seat) -> Option<i32> {
        self.board.ended(stuck, seat)
    }
    fn noisy(&self, m: B::Move) -> bool {
        self.board.noisy(m)
    }
    fn rank(&self, m: B::Move) -> i32 {
        self.board.rank(m)
    }
    fn gains(&self, m: B::Move, least: i32) -> bool {
        self.board.gains(m, least)
    }
    fn prey(&self, m: B::Move) -> Option<i32> {
        self.board.prey(m)
    }
    fn saves(&self, m: B::Move) -> i32 {
        self.board.saves(m)
    }
    fn answers(&self, m: B::Move, slot: usize) -> bool {
        self.board.answers(m, slot)
    }
    fn parts(&self) -> [Option<u64>; PARTS] {
        self.board.parts()
    }
    fn legal(&self, m: B::Move) -> Option<bool> {
        self.board.legal(m)
    }
    fn sparse(&self) -> bool {
        self.board.sparse()
    }
    fn slot(&self, m: B::Move) -> usize {
        self.board.slot(m)
    }
    fn path(&self, m: B::Move) -> usize {
        self.board.path(m)
    }
    fn can_repeat(&self) -> bool {
        self.board.can_repeat()
    }
    fn taken(&self, m: B::Move) -> usize {
        self.board.taken(m)
    }
    fn in_check(&self) -> bool {
        self.board.in_check()
    }
    fn checks(&self, m: B::Move) -> Option<bool> {
        self.board.checks(m)
    }
    fn idle(&self, m: B::Move) -> i32 {
        self.board.idle(m)
    }
    fn make_null(&mut self) -> Option<B::Undo> {
        self.board.make_null()
    }
    fn unmake_null(&mut self, undo: B::Undo) {
        self.board.unmake_null(undo);
    }
    fn shared(&self) -> bool {
        self.board.shared()
    }
    fn young(&self) -> bool {
        self.board.young()
    }
}
