//! One node of the tree, above quiescence.

use std::sync::LazyLock;

use super::history::grab;
use super::line::DEEPEST;
use super::numbers as by;
use super::order::{Picked, SKIPPED};
use super::table::{Bound, Known};
use super::tree::Tree;
use crate::ai::{Search, Which, value};

/// The reductions by depth and number of the move.
static REDUCTIONS: LazyLock<Vec<[i32; 64]>> = LazyLock::new(|| {
    let reduction = |depth: usize, nth: usize| {
        let (depth, nth) = (depth as f64, nth as f64);
        by::REDUCED + (depth.ln() * nth.ln() / by::REDUCED_DIVISOR * 1024.0) as i32
    };
    (0..64)
        .map(|depth| {
            std::array::from_fn(|nth| if depth * nth == 0 { 0 } else { reduction(depth, nth) })
        })
        .collect()
});

/// How much less deep the nth move of a node is searched at this depth, in 1024ths of a ply.
pub(super) fn reduction(depth: usize, nth: usize) -> i32 {
    REDUCTIONS[depth.min(63)][nth.min(63)]
}

/// What a node knows before its first move.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "six independent facts, read by name")]
pub(super) struct Site {
    pub(super) ply: usize,
    pub(super) depth: i32,
    pub(super) pv: bool,
    /// Whether it stands on a principal variation, or has stood on one.
    pub(super) led: bool,
    pub(super) cut: bool,
    pub(super) in_check: bool,
    pub(super) improving: bool,
    /// The value as it stands, bettered by what the table knows; 0 in check.
    pub(super) eval: i32,
    /// Whether the move of the table is noisy.
    pub(super) tactical: bool,
}

/// What trying the moves of a node came to.
struct Tried<M> {
    /// The best value, if any move was tried.
    best: Option<i32>,
    /// The move that raised alpha, if one did.
    choice: Option<M>,
    /// Whether a move was overlooked.
    missed: bool,
}

impl<B: Search> Tree<'_, B> {
    /// Searches the position after a move made at `ply` with the window of the mover.
    pub(super) fn below(
        &mut self,
        turned: bool,
        ply: usize,
        depth: i32,
        (alpha, beta): (i32, i32),
        cut: bool,
    ) -> i32 {
        if turned {
            -self.node(ply + 1, depth, -beta, -alpha, cut)
        } else {
            self.node(ply + 1, depth, alpha, beta, cut)
        }
    }

    /// The value of the position at `ply`, searched `depth` deep. Values outside the window are
    /// bounds. `cut` says that a value at or above `beta` is expected.
    pub(super) fn node(
        &mut self,
        ply: usize,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        cut: bool,
    ) -> i32 {
        let in_check = self.board.in_check();
        if in_check {
            // Nobody is judged in check.
            depth = depth.max(1);
        }
        if depth <= 0 || ply >= DEEPEST {
            return self.quiesce(ply, alpha, beta);
        }
        self.lines.clear(ply);
        if self.enter(ply) {
            return 0;
        }
        let seat = self.board.turn();
        if let Some(end) = self.board.ended(false, seat) {
            return value::from_node(end, ply);
        }
        alpha = alpha.max(value::from_node(value::LOST, ply));
        beta = beta.min(value::from_node(value::WON, ply + 1));
        if alpha >= beta {
            return alpha;
        }

        let pv = beta - alpha > 1;
        let key = self.board.hash();
        let without = self.plies[ply].without;
        let known = if without.is_some() { None } else { self.table.get(key, ply) };
        if !pv
            && let Some(known) = known
            && known.decides(depth, alpha, beta)
        {
            return known.value;
        }
        let first = known.and_then(|known| known.best);
        let stand = match (in_check, known) {
            (true, _) => None,
            (false, Some(known)) => Some(known.eval),
            (false, None) => Some(self.board.evaluate(seat)),
        };
        self.plies[ply].eval = stand;
        self.plies[ply + 1].killers = [None, None];
        self.plies[ply + 2].cutoffs = 0;
        let earlier = ply.checked_sub(2).and_then(|ply| self.plies[ply].eval);
        let improving = stand.zip(earlier).is_some_and(|(now, then)| now > then);
        // What the table knows is a better guess than the bare evaluation where its bound allows.
        let eval = match (stand, known) {
            (None, _) => 0,
            (Some(stand), Some(known)) => {
                let tells = match known.bound {
                    Bound::Exact => true,
                    Bound::Lower => known.value > stand,
                    Bound::Upper => known.value < stand,
                };
                if tells { known.value } else { stand }
            }
            (Some(stand), None) => stand,
        };
        let led = pv || known.is_some_and(|known| known.pv);
        let tactical = first.is_some_and(|first| self.board.noisy(first));
        let mut site = Site { ply, depth, pv, led, cut, in_check, improving, eval, tactical };
        if !pv
            && stand.is_some()
            && without.is_none()
            && let Some(found) = self.shortcut(&site, (alpha, beta), known)
        {
            return found;
        }
        if self.stopped {
            return 0;
        }
        // Without a move from the table the order is a guess: look less deep, and come back with one.
        if first.is_none() && depth >= 4 && (pv || cut) && without.is_none() {
            site.depth -= 1;
        }
        let extension = match self.singular(&site, known, beta) {
            Ok(extension) => extension,
            Err(found) => return found,
        };
        if self.stopped {
            return 0;
        }
        let found = self.try_moves(&site, (alpha, beta), first, extension);
        let Some(Tried { best, choice, missed }) = found else { return 0 };
        if missed {
            // What was not seen is taken to change nothing, and of what is unsure nothing is kept.
            let stand = stand.unwrap_or_else(|| self.board.evaluate(seat));
            return best.map_or(stand, |best| if in_check { best } else { best.max(stand) });
        }
        let Some(best) = best else {
            // Every move was left out, or there is none.
            if without.is_some() {
                return alpha;
            }
            let end = self.board.ended(true, seat).unwrap_or(value::DRAW);
            return value::from_node(end, ply);
        };
        if without.is_none() && !self.plan.sight.is_dim() {
            let bound = Bound::of(best, beta, choice.is_some());
            let eval = stand.unwrap_or(0);
            let known =
                Known { best: choice, value: best, eval, depth: site.depth, bound, pv: led };
            self.table.put(key, ply, known);
        }
        best
    }

    /// Tries the moves of a node. `None` if the search must end.
    fn try_moves(
        &mut self,
        site: &Site,
        window: (i32, i32),
        first: Option<B::Move>,
        extension: i32,
    ) -> Option<Tried<B::Move>> {
        let Site { ply, depth, .. } = *site;
        let (mut alpha, beta) = window;
        let base = self.moves.len();
        self.board.generate(Which::All, &mut self.moves);
        self.score(base, ply, first);
        let without = self.plies[ply].without;
        let past = self.past(ply);
        let mut best = None;
        let mut choice = None;
        let mut missed = false;
        let mut at = base;
        let mut tried = 0;
        while let Some(picked) = self.pick(at) {
            at += 1;
            let score = std::mem::replace(&mut self.scores[at - 1], SKIPPED);
            if Some(picked.m) == without {
                continue;
            }
            if self.overlooks(ply, picked.m) {
                missed = true;
                continue;
            }
            if best.is_some_and(|best| best > -value::FORCED)
                && self.hopeless(site, alpha, tried, &picked)
                && self.board.checks(picked.m) != Some(true)
            {
                tried += 1;
                continue;
            }
            self.scores[at - 1] = score;
            let (undo, turned) = self.enter_move(ply, picked.m);
            let deeper = depth - 1 + if Some(picked.m) == first { extension } else { 0 };
            let found = self.try_one(site, &picked, tried, turned, deeper, (alpha, beta));
            self.board.unmake(picked.m, undo);
            tried += 1;
            if self.stopped {
                break;
            }
            if best.is_none_or(|best| found > best) {
                best = Some(found);
                if found > alpha {
                    alpha = found;
                    choice = Some(picked.m);
                    if site.pv {
                        self.lines.put(ply, picked.m);
                    }
                }
                if found >= beta {
                    self.plies[ply].cutoffs += 1;
                    self.remember(site, base, at, &picked, past);
                    break;
                }
            }
        }
        self.moves.truncate(base);
        (!self.stopped).then_some(Tried { best, choice, missed })
    }

    /// Whether a late move is not worth trying.
    fn hopeless(&self, site: &Site, alpha: i32, tried: i32, picked: &Picked<B::Move>) -> bool {
        let Site { depth, pv, in_check, improving, eval, .. } = *site;
        // Where only a mate will do, what a move is worth tells nothing.
        if pv || in_check || alpha >= value::FORCED {
            return false;
        }
        if picked.noisy {
            return depth <= by::NOISY_LOSS_DEPTH
                && picked.losing()
                && !self.board.gains(picked.m, -by::NOISY_LOSS * depth);
        }
        let enough = (by::LATE + depth * depth) / if improving { 1 } else { 2 };
        (depth <= by::LATE_DEPTH && tried >= enough)
            || (depth <= by::FUTILITY_DEPTH
                && eval + by::FUTILITY + by::FUTILITY_BY_DEPTH * depth <= alpha)
            || (depth <= by::HISTORY_DEPTH && picked.score < -by::HISTORY * depth)
            || (depth <= by::QUIET_LOSS_DEPTH
                && !self.board.gains(picked.m, -by::QUIET_LOSS * depth))
    }

    /// Searches one move already made: the first with the whole window, later ones less deep and only
    /// as far as they prove better.
    fn try_one(
        &mut self,
        site: &Site,
        picked: &Picked<B::Move>,
        tried: i32,
        turned: bool,
        deeper: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let Site { ply, depth, pv, cut, improving, .. } = *site;
        if tried == 0 {
            return self.below(turned, ply, deeper, (alpha, beta), !pv && !cut);
        }
        let mut reduced = 0;
        if depth >= 3 && tried > 2 * i32::from(pv) {
            reduced = reduction(depth as usize, tried as usize);
            if picked.noisy {
                reduced = reduced * by::REDUCED_NOISY / 1024;
            } else {
                reduced -= picked.score.clamp(-24_000, 24_000) / by::REDUCED_BY_HISTORY;
                reduced += by::REDUCED_TACTICAL * i32::from(site.tactical);
            }
            reduced +=
                by::REDUCED_CUT * i32::from(cut) + by::REDUCED_FALLING * i32::from(!improving);
            if self.plies[ply + 1].cutoffs > by::REFUTED {
                reduced += by::REDUCED_REFUTED;
            }
            reduced -= by::KEPT_PV * i32::from(pv) + by::KEPT_LED * i32::from(site.led);
            if self.board.in_check() {
                reduced -= by::KEPT_CHECK;
            }
            reduced = (reduced / 1024).clamp(0, (deeper - 1).max(0));
        }
        let narrow = (alpha, alpha + 1);
        let mut found = self.below(turned, ply, deeper - reduced, narrow, true);
        if found > alpha && reduced > 0 && !self.stopped {
            // Much better than hoped is worth a ply more, hardly better one less.
            let more =
                i32::from(found > alpha + by::DEEPER) - i32::from(found < alpha + by::SHALLOWER);
            if more + reduced > 0 {
                found = self.below(turned, ply, deeper + more, narrow, !cut);
            }
        }
        if found > alpha && found < beta && pv && !self.stopped {
            found = self.below(turned, ply, deeper, (alpha, beta), false);
        }
        found
    }

    /// Learns from a move that refuted its node: it is promising, those tried in vain are not.
    fn remember(
        &mut self,
        site: &Site,
        base: usize,
        at: usize,
        picked: &Picked<B::Move>,
        past: super::history::Past,
    ) {
        let bonus = (by::BONUS * site.depth - 100).clamp(0, by::BONUS_MOST);
        if picked.noisy {
            self.history.learn_noisy(grab(&self.board, picked.m), bonus);
        } else {
            self.history.learn(self.board.slot(picked.m), past, bonus);
            self.history.set_counter(past, picked.m);
            let killers = &mut self.plies[site.ply].killers;
            if killers[0] != Some(picked.m) {
                *killers = [Some(picked.m), killers[0]];
            }
        }
        for i in (base..at - 1).filter(|&i| self.scores[i] != SKIPPED) {
            let m = self.moves[i];
            if self.board.noisy(m) {
                self.history.learn_noisy(grab(&self.board, m), -bonus);
            } else if !picked.noisy {
                self.history.learn(self.board.slot(m), past, -bonus);
            }
        }
    }
}
