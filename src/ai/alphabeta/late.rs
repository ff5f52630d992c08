//! What late moves are spared: those that hardly matter are left out or searched less deep.

use std::sync::LazyLock;

use super::history::grab;
use super::numbers as by;
use super::order::Picked;
use super::site::Site;
use super::tree::Tree;
use crate::ai::Search;

/// The reductions by depth and number of the move.
static REDUCTIONS: LazyLock<Vec<[i32; 64]>> = LazyLock::new(|| {
    let reduction = |depth: usize, nth: usize| {
        let (depth, nth) = (depth as f64, nth as f64);
        (depth.ln() * nth.ln() / by::REDUCED_DIVISOR * 1024.0) as i32
    };
    (0..64)
        .map(|depth| {
            std::array::from_fn(|nth| if depth * nth == 0 { 0 } else { reduction(depth, nth) })
        })
        .collect()
});

/// How much less deep the nth move of a node is searched at this depth, before anything else is known, in
/// 1024ths of a ply.
pub(super) fn reduction(depth: usize, nth: usize) -> i32 {
    REDUCTIONS[depth.min(63)][nth.min(63)]
}

/// How much better than usual a move has done before.
pub(super) fn promise<M>(picked: &Picked<M>) -> i32 {
    picked.done.in_all() - by::USUAL_HISTORY
}

impl<B: Search> Tree<'_, B> {
    /// The reduction by depth, number and window alone, in 1024ths of a ply.
    fn usual_reduction(&self, site: &Site, tried: i32, (alpha, beta): (i32, i32)) -> i32 {
        let product = reduction(site.depth as usize, tried as usize + 1);
        let share = ((beta - alpha) * 1024 / self.width).min(1024);
        let falling = !site.improving && product > by::REDUCED_FALLING_FROM;
        product + by::REDUCED - share + 1024 * i32::from(falling)
    }

    /// Whether a move that is not late is yet not worth trying.
    pub(super) fn hopeless(
        &self,
        site: &Site,
        tried: i32,
        window: (i32, i32),
        picked: &Picked<B::Move>,
    ) -> bool {
        let (m, alpha) = (picked.m, window.0);
        let left = (site.depth - 1 - self.usual_reduction(site, tried, window) / 1024).max(0);
        let checks = self.gives_check(picked);
        if picked.noisy || checks {
            return (picked.noisy && !checks && self.too_far_below(site, left, alpha, m))
                || !self.board.gains(m, -by::LOSS * site.depth);
        }
        let done = picked.done;
        let futile = |stand: i32| {
            let history = done.in_all() / by::FUTILITY_BY_HISTORY;
            stand + by::FUTILITY + by::FUTILITY_BY_DEPTH * left + history <= alpha
        };
        (left <= by::HISTORY_DEPTH && done.after() < -by::HISTORY * (site.depth - 1))
            || (left <= by::FUTILITY_DEPTH && site.stand.is_some_and(futile))
            || !self.board.gains(m, -(by::QUIET_LOSS * left + by::QUIET_LOSS_BY_DEPTH) * left)
    }

    /// Whether what a noisy move takes does not bring the position near the window.
    fn too_far_below(&self, site: &Site, left: i32, alpha: i32, m: B::Move) -> bool {
        if site.pv || left > by::NOISY_FUTILITY_DEPTH {
            return false;
        }
        let (Some(stand), Some(prey)) = (site.stand, self.board.prey(m)) else { return false };
        let history = self.history.noisy(grab(&self.board, m)) / by::NOISY_FUTILITY_BY_HISTORY;
        let margin = by::NOISY_FUTILITY + by::NOISY_FUTILITY_BY_DEPTH * left;
        stand + margin + prey + history < alpha
    }

    /// How many plies less deep a move that was made is searched at first; one more if below 0. `None` if
    /// it is not to be reduced.
    pub(super) fn reduced(
        &self,
        site: &Site,
        tried: i32,
        window: (i32, i32),
        picked: &Picked<B::Move>,
        deeper: i32,
    ) -> Option<i32> {
        let Site { ply, depth, pv, led, cut, .. } = *site;
        let before = ply.checked_sub(1).map_or(0, |ply| self.plies[ply].tried);
        if depth < 2 || (led && picked.noisy && !(cut && before > 1)) {
            return None;
        }
        let mut reduced = self.usual_reduction(site, tried, window)
            + by::REDUCED_CUT * i32::from(cut)
            + by::REDUCED_TACTICAL * i32::from(site.tactical)
            + by::REDUCED_REFUTED * i32::from(self.plies[ply + 1].cutoffs > by::REFUTED)
            - by::KEPT_LED * i32::from(led && !site.failing)
            - by::KEPT_CHECK * i32::from(self.board.in_check())
            - by::KEPT_SINGULAR * i32::from(self.plies[ply].singular)
            - by::KEPT_SAVING * i32::from(depth > by::KEPT_SAVING_DEPTH && picked.saves > 0)
            - 1024 * i32::from(before > by::KEPT_LATE);
        if pv {
            reduced -= 1024 + 1024 * by::KEPT_PV / (3 + depth);
        }
        let much = if (8..19).contains(&depth) {
            by::REDUCED_BY_HISTORY_DEEP
        } else {
            by::REDUCED_BY_HISTORY
        };
        reduced -= promise(picked) * 1024 / much;
        Some(reduced.div_euclid(1024).clamp(-1, (deeper - 1).max(0)))
    }
}
