//! What the search of a node teaches about moves.

use super::history::grab;
use super::numbers as by;
use super::order::{Picked, Queue};
use super::site::Site;
use super::tree::Tree;
use crate::ai::Search;

/// What a refutation at this depth is worth.
fn bonus(depth: i32) -> i32 {
    (by::BONUS * depth - by::BONUS).clamp(0, by::BONUS_MOST)
}

impl<B: Search> Tree<'_, B> {
    /// Learns from a move that refuted its node: it is promising, those tried in vain are not, and neither
    /// is the one before, if it was among the first that were tried.
    pub(super) fn learn_refutation(
        &mut self,
        site: &Site,
        queue: &Queue<B::Move>,
        &Picked { m, noisy, .. }: &Picked<B::Move>,
    ) {
        let bonus = bonus(site.depth);
        let past = self.past(site.ply);
        if noisy {
            self.history.learn_noisy(grab(&self.board, m), bonus);
        } else {
            self.history.learn(self.board.slot(m), past, bonus);
            self.history.set_counter(past, m);
            let killers = &mut self.plies[site.ply].killers;
            if killers[0] != Some(m) {
                *killers = [Some(m), killers[0]];
            }
        }
        for at in queue.picked() {
            let vain = self.moves[at];
            if vain == m || !self.marks[at].searched {
                continue;
            }
            if self.board.noisy(vain) {
                self.history.learn_noisy(grab(&self.board, vain), -bonus);
            } else if !noisy {
                self.history.learn(self.board.slot(vain), past, -bonus);
            }
        }
        let early = |ply: usize| self.plies[ply].tried <= 1 + i32::from(self.plies[ply].known);
        if site.ply.checked_sub(1).is_some_and(early) {
            self.learn_before(site.ply, -self::bonus(site.depth + 1));
        }
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
        if let (Some(then), Some(slot), false) = (before.eval, before.slot, before.noisy) {
            let bonus = -by::BETTERED * (stand + then);
            self.history.learn_alone(slot, bonus.clamp(-by::BETTERED_MOST, by::BETTERED_MOST));
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
        if let (Some(slot), false) = (self.plies[before].slot, self.plies[before].noisy) {
            self.history.learn_after(slot, self.past(before), bonus);
        }
    }
}
