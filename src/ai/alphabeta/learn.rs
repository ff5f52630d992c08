//! What the search of a node teaches about moves.

use super::history::{grab, way};
use super::numbers as by;
use super::order::{Picked, Queue};
use super::site::Site;
use super::tree::{Made, Ply, Tree};
use crate::ai::Search;

/// What a refutation at this depth is worth.
fn bonus(depth: i32) -> i32 {
    ((by::BONUS_BY_SQUARE * depth + by::BONUS_BY_DEPTH) * depth - by::BONUS_LESS)
        .min(by::BONUS_MOST)
}

impl<B: Search> Tree<'_, B> {
    /// Learns from a move that refuted its node, as its value was `above` the window: it is promising, those
    /// tried in vain are not, and neither is the one before, if it was tried first after the move of the table,
    /// or as a killer.
    pub(super) fn learn_refutation(
        &mut self,
        site: &Site,
        queue: &Queue<B::Move>,
        &Picked { m, noisy, .. }: &Picked<B::Move>,
        above: i32,
    ) {
        let ply = site.ply;
        let most = bonus(site.depth + 1);
        let past = self.past(ply);
        let bonus = if above > by::BONUS_GROWS { most } else { bonus(site.depth) };
        if noisy {
            self.history.learn_noisy(grab(&self.board, m), most);
        } else {
            self.refutes(ply, m, bonus);
        }
        for at in queue.picked() {
            let vain = self.moves[at];
            if vain == m || !self.marks[at].searched {
                continue;
            }
            if self.board.noisy(vain) {
                self.history.learn_noisy(grab(&self.board, vain), -most);
            } else if !noisy {
                self.history.learn(way(&self.board, vain), past, -bonus);
            }
        }
        let first = |before: &Ply<B::Move>| {
            before.tried == 1 + i32::from(before.known)
                || before.made.is_some_and(|made| made.killer)
        };
        if ply.checked_sub(1).is_some_and(|before| first(&self.plies[before])) {
            self.learn_before(ply, -most);
        }
    }

    /// A quiet move refutes the node at `ply`.
    fn refutes(&mut self, ply: usize, m: B::Move, bonus: i32) {
        let past = self.past(ply);
        self.history.learn(way(&self.board, m), past, bonus);
        self.history.set_counter(past, m);
        let killers = &mut self.plies[ply].killers;
        if killers[0] != Some(m) {
            *killers = [Some(m), killers[0]];
        }
    }

    /// Learns from the move of the table where its value is enough: it is promising if it refutes its node,
    /// and the one before, if it was among the first two, is not; otherwise it is not.
    pub(super) fn learn_known(&mut self, ply: usize, depth: i32, m: B::Move, refutes: bool) {
        let quiet = !self.board.noisy(m);
        if refutes {
            if quiet {
                self.refutes(ply, m, bonus(depth));
            }
            if ply.checked_sub(1).is_some_and(|before| self.plies[before].tried <= 2) {
                self.learn_before(ply, -bonus(depth + 1));
            }
        } else if quiet {
            let past = self.past(ply);
            self.history.learn(way(&self.board, m), past, -bonus(depth));
        }
    }

    /// Learns from a move made at `ply` that was searched again, so deep, after it had turned out better than
    /// hoped: whether it still is. A noisy one teaches a sixth of that.
    pub(super) fn learn_again(&mut self, ply: usize, depth: i32, better: bool) {
        let Some(made) = self.plies[ply].made else { return };
        let bonus = if better { bonus(depth) } else { -bonus(depth) };
        let bonus = if made.context.noisy::<B>() { bonus / 6 } else { bonus };
        self.history.learn_after(made.context.slot::<B>(), self.past(ply), bonus);
    }

    /// Learns from a node where no move was good enough: the quiet move that led there is promising.
    pub(super) fn learn_failure(&mut self, site: &Site, alpha: i32, best: i32) {
        let Site { ply, depth, pv, cut, .. } = *site;
        if depth < 5 && !pv {
            return;
        }
        let plain = pv || cut || best < alpha - by::PLAIN * depth;
        self.learn_before(ply, bonus(depth) * if plain { 2 } else { 1 });
    }

    /// Learns from how much the quiet move that led to a node changed what the position is worth as it
    /// stands.
    pub(super) fn learn_change(&mut self, ply: usize, stand: i32) {
        let Some(before) = ply.checked_sub(1).map(|ply| self.plies[ply]) else { return };
        let quiet = before.made.filter(|made| !made.context.noisy::<B>());
        if let (Some(then), Some(made)) = (before.eval, quiet) {
            let bonus = -by::BETTERED * (stand + then);
            self.history.learn_alone(made.path, bonus.clamp(-by::BETTERED_MOST, by::BETTERED_MOST));
        }
    }

    /// Learns how far the position at `ply`, expected to be worth `stand`, was off by a search of this depth.
    pub(super) fn learn_error(&mut self, ply: usize, depth: i32, stand: i32, found: i32) {
        let places = self.places(ply);
        self.history.corrections.learn(places, depth, found - stand);
    }

    /// Rewards or punishes the quiet move that led to `ply` after the moves before it.
    fn learn_before(&mut self, ply: usize, bonus: i32) {
        let Some(before) = ply.checked_sub(1) else { return };
        if let Some(Made { context, .. }) = self.plies[before].made
            && !context.noisy::<B>()
        {
            self.history.learn_after(context.slot::<B>(), self.past(before), bonus);
        }
    }
}
