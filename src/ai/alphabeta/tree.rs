//! What one search carries through its tree.

use super::correction::{Place, places};
use super::history::{Context, History, Past};
use super::known::Known;
use super::line::{DEEPEST, Lines};
use super::order::Mark;
use super::plan::Plan;
use super::table::Table;
use crate::ai::{Search, Watch, value};

/// A move that is being tried.
#[derive(Clone, Copy)]
pub(super) struct Made {
    pub(super) path: usize,
    pub(super) context: Context,
    /// Whether it is the killer that refuted a sibling last.
    pub(super) killer: bool,
}

/// What a node leaves for its children and siblings.
#[derive(Clone, Copy)]
pub(super) struct Ply<M> {
    /// The quiet moves that last refuted a sibling.
    pub(super) killers: [Option<M>; 2],
    /// The move being tried here; none while it is a pass.
    pub(super) made: Option<Made>,
    /// How much better than usual the last late move here has done before, if it was quiet.
    pub(super) promise: i32,
    /// The value as it stands; none in check.
    pub(super) eval: Option<i32>,
    /// A move left out, to see how the others do without it.
    pub(super) without: Option<M>,
    /// How many of the nodes here, since their grandparent, were refuted.
    pub(super) cutoffs: u32,
    /// How many moves were tried here, with the one being tried.
    pub(super) tried: i32,
    /// Whether the table knew the position.
    pub(super) known: bool,
    /// Whether it stands on a principal variation, or has stood on one.
    pub(super) led: bool,
    /// Whether the move of the table is quiet and stands out.
    pub(super) singular: bool,
}

impl<M> Ply<M> {
    const NEW: Self = Self {
        killers: [None, None],
        made: None,
        promise: 0,
        eval: None,
        without: None,
        cutoffs: 0,
        tried: 0,
        known: false,
        led: false,
        singular: false,
    };
}

/// One search under way.
pub(super) struct Tree<'a, B: Search> {
    pub(super) board: B,
    pub(super) plan: &'a Plan,
    pub(super) watch: &'a dyn Watch,
    pub(super) table: &'a mut Table<B::Move>,
    pub(super) history: &'a mut History<B>,
    pub(super) moves: Vec<B::Move>,
    pub(super) scores: Vec<i32>,
    /// What else is known of each of the moves.
    pub(super) marks: Vec<Mark>,
    pub(super) plies: Vec<Ply<B::Move>>,
    pub(super) lines: Lines<B::Move>,
    pub(super) nodes: u64,
    pub(super) seldepth: usize,
    pub(super) depth: u32,
    /// How wide the window at the root is.
    pub(super) width: i32,
    pub(super) stopped: bool,
    /// Whether only some moves may be chosen.
    pub(super) chosen: bool,
    shared: bool,
}

impl<'a, B: Search> Tree<'a, B> {
    pub(super) fn new(
        board: B,
        plan: &'a Plan,
        watch: &'a dyn Watch,
        table: &'a mut Table<B::Move>,
        history: &'a mut History<B>,
    ) -> Self {
        Self {
            shared: board.shared(),
            board,
            plan,
            watch,
            table,
            history,
            moves: Vec::with_capacity(4096),
            scores: Vec::with_capacity(4096),
            marks: Vec::with_capacity(4096),
            plies: vec![Ply::NEW; DEEPEST + 3],
            lines: Lines::new(),
            nodes: 0,
            seldepth: 0,
            depth: 0,
            width: 1,
            stopped: false,
            chosen: false,
        }
    }

    /// Counts a node; whether the search must end before it. The first depth is finished whoever
    /// watches, unless they count exactly, so that there is a move to play.
    pub(super) fn enter(&mut self, ply: usize) -> bool {
        let later = self.depth > 1;
        if self.stopped || (later || self.watch.exact()) && self.spent() {
            self.stopped = true;
            return true;
        }
        self.nodes += 1;
        self.seldepth = self.seldepth.max(ply);
        self.stopped = later && self.nodes.is_multiple_of(1024) && self.watch.stop();
        self.stopped
    }

    /// Whether all positions that may be visited were.
    pub(super) fn spent(&self) -> bool {
        self.plan.limits.nodes.is_some_and(|most| self.nodes >= most)
    }

    /// Makes a move at `ply`; gives what to unmake it with, and whether values turn their sign.
    pub(super) fn enter_move(&mut self, ply: usize, m: B::Move) -> (B::Undo, bool) {
        let seat = self.board.turn();
        self.plies[ply].made = Some(Made {
            path: self.board.path(m),
            context: Context::of(&self.board, m),
            killer: self.plies[ply].killers[0] == Some(m),
        });
        let undo = self.board.make(m);
        (undo, !self.shared && self.board.turn() != seat)
    }

    /// Whether a weak player would not see this move at `ply`.
    pub(super) fn overlooks(&mut self, ply: usize, m: B::Move) -> bool {
        let sight = self.plan.sight;
        if !sight.is_dim() {
            return false;
        }
        let hidden = self.board.hidden(m);
        let undo = self.board.make(m);
        let overlooked = sight.overlooks(&self.board, hidden, ply);
        self.board.unmake(m, undo);
        overlooked
    }

    /// The value of this position as it stands for the seat to move, as the board or the table judges it and
    /// corrected by experience; none in check. The table keeps it.
    pub(super) fn stand(
        &mut self,
        ply: usize,
        known: Option<Known<B::Move>>,
    ) -> Option<(i32, i32)> {
        if self.board.in_check() {
            return None;
        }
        let judged = known.map_or_else(|| self.board.evaluate(self.board.turn()), |it| it.eval);
        if known.is_none() && self.plies[ply].without.is_none() && !self.plan.sight.is_dim() {
            self.table.put(self.board.hash(), ply, Known::judged(judged));
        }
        Some((judged, self.corrected(ply, judged)))
    }

    /// What a position that is `judged` so as it stands is likely to be worth.
    fn corrected(&self, ply: usize, judged: i32) -> i32 {
        let corrected = judged + self.history.corrections.expect(self.places(ply));
        corrected.clamp(1 - value::FORCED, value::FORCED - 1)
    }

    /// Where errors of the position at `ply` are remembered.
    pub(super) fn places(&self, ply: usize) -> impl Iterator<Item = Place> + use<B> {
        let slot = |by| Some(self.made(ply, by)?.context.slot::<B>() as u64);
        let [last, before] = [1, 2].map(slot);
        let moves = last.zip(before).map(|(last, before)| last * B::SLOTS as u64 + before);
        places(self.board.parts().into_iter().chain([moves]), self.board.turn())
    }

    /// The moves before `ply` that history keeps apart.
    pub(super) fn past(&self, ply: usize) -> Past {
        [1, 2, 4, 6].map(|by| self.made(ply, by).map(|made| made.context))
    }

    /// The move that was made so many plies before `ply`, unless it was a pass or before the root.
    pub(super) fn made(&self, ply: usize, by: usize) -> Option<Made> {
        self.plies[ply.checked_sub(by)?].made
    }
}
