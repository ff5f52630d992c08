//! What a node comes to before its moves are tried.

use super::known::{Bound, Known};
use super::numbers as by;
use super::site::Site;
use super::tree::Tree;
use crate::ai::{Search, Which, value};

impl<B: Search> Tree<'_, B> {
    /// Ends a node early where it is plain enough: far above the window, far below it, or above it
    /// even after a pass or, looking less deep, far above by a noisy move.
    pub(super) fn shortcut(
        &mut self,
        site: &Site,
        (alpha, beta): (i32, i32),
        known: Option<Known<B::Move>>,
    ) -> Option<i32> {
        let Site { ply, depth, eval, improving, .. } = *site;
        let promise = ply.checked_sub(1).map_or(0, |before| self.plies[before].promise);
        let margin = by::REVERSE_FUTILITY * (depth - i32::from(improving))
            + promise / by::REVERSE_FUTILITY_BY_HISTORY;
        let calm = beta.abs() < value::FORCED;
        if alpha < value::FORCED && eval < alpha - by::RAZOR - by::RAZOR_BY_DEPTH * depth * depth {
            let found = self.quiesce(ply, alpha, alpha + 1);
            if found <= alpha || self.stopped {
                return Some(found);
            }
        }
        if calm && !site.led && depth <= by::REVERSE_FUTILITY_DEPTH && eval - margin.max(0) >= beta
        {
            return Some(eval);
        }
        let found = self.after_pass(site, beta);
        if found.is_some() || self.stopped {
            return found;
        }
        let enough = beta + by::PROBCUT - by::PROBCUT_IMPROVING * i32::from(improving);
        let unlikely = known.is_some_and(|it| it.depth >= depth - 3 && it.value < enough);
        let tries = calm && depth >= by::PROBCUT_DEPTH && !unlikely && !self.plan.sight.is_dim();
        if tries { self.far_above(site, enough, known) } else { None }
    }

    /// The value if it is above the window even after a pass.
    fn after_pass(&mut self, site: &Site, beta: i32) -> Option<i32> {
        let Site { ply, depth, stand, eval, .. } = *site;
        // Neither after a pass nor after a move that mostly does well.
        let bars = |before: usize| {
            self.plies[before].made.is_none() || self.plies[before].promise >= by::NULL_HISTORY
        };
        let barred = ply.checked_sub(1).is_some_and(bars);
        let from = beta + by::NULL_FROM - by::NULL_FROM_BY_DEPTH * depth;
        let promising = stand.is_some_and(|stand| stand >= from && stand <= eval);
        // Whoever is not mated even after a pass is not mated.
        if beta >= value::FORCED || depth < 3 || eval < beta || barred || !promising {
            return None;
        }
        let undo = self.board.make_null()?;
        self.plies[ply].made = None;
        let reduced = depth
            - by::NULL
            - depth / by::NULL_BY_DEPTH
            - ((eval - beta) / by::NULL_BY_VALUE).min(by::NULL_BY_VALUE_MOST);
        let found = self.below(true, ply, reduced, (beta - 1, beta), !site.cut);
        self.board.unmake_null(undo);
        let holds = found >= beta && !self.stopped;
        holds.then_some(if found >= value::FORCED { beta } else { found })
    }

    /// `ProbCut` (Buro 1995): the value if a noisy move brings at least `enough`, searched four plies
    /// less deep.
    fn far_above(
        &mut self,
        site: &Site,
        enough: i32,
        known: Option<Known<B::Move>>,
    ) -> Option<i32> {
        let Site { ply, depth, eval, .. } = *site;
        let base = self.moves.len();
        self.board.generate(Which::Noisy, &mut self.moves);
        self.score(base, known.and_then(|known| known.best));
        let mut at = base;
        let mut far = None;
        while let Some(picked) = self.pick(at, ply, true) {
            at += 1;
            if picked.losing() || !self.board.gains(picked.m, enough - eval) {
                continue;
            }
            let (undo, turned) = self.enter_move(ply, picked.m);
            let window = (enough - 1, enough);
            let mut found = self.below(turned, ply, 0, window, !site.cut);
            if found >= enough && !self.stopped {
                found = self.below(turned, ply, depth - 4, window, !site.cut);
            }
            self.board.unmake(picked.m, undo);
            if self.stopped {
                break;
            }
            if found >= enough {
                let eval = site.judged;
                let (bound, best) = (Bound::Lower, Some(picked.m));
                let known = Known { best, value: found, eval, depth: depth - 3, bound, pv: false };
                self.table.put(self.board.hash(), ply, known);
                far = Some(found);
                break;
            }
        }
        self.moves.truncate(base);
        far
    }

    /// How many plies more the move of the table is worth: one or two where it stands out, one or two less
    /// where others seem to do as well. If even without it the node is far above the window, `Err`
    /// gives its value.
    pub(super) fn singular(
        &mut self,
        site: &Site,
        known: Option<Known<B::Move>>,
        (alpha, beta): (i32, i32),
    ) -> Result<i32, i32> {
        self.plies[site.ply].singular = false;
        let Some(known) = known else { return Ok(0) };
        let telling = site.ply > 0
            && site.depth >= by::SINGULAR_DEPTH + 2 * i32::from(site.pv)
            && known.depth >= site.depth - 3
            && matches!(known.bound, Bound::Lower | Bound::Exact)
            && known.value.abs() < value::FORCED
            && site.ply < 2 * self.depth as usize;
        let Some(best) = known.best.filter(|_| telling) else { return Ok(0) };
        let worse = by::SINGULAR + by::SINGULAR_LED * i32::from(site.led && !site.pv);
        let below = known.value - worse * site.depth / 16;
        self.plies[site.ply].without = Some(best);
        let found = self.node(site.ply, (site.depth - 1) / 2, below - 1, below, site.cut);
        self.plies[site.ply].without = None;
        if found < below {
            self.plies[site.ply].singular = !site.tactical;
            return Ok(1 + i32::from(!site.pv && found < below - by::SINGULAR_TWICE));
        }
        if below >= beta && !site.pv {
            return Err(below);
        }
        let enough = known.value >= beta;
        let vain = known.value <= alpha && known.value <= found;
        Ok(if enough { -2 } else { -i32::from(vain) })
    }
}
