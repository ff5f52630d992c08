//! One node of the tree, above quiescence.

use std::sync::LazyLock;

use super::line::DEEPEST;
use super::order::Picked;
use super::table::{Bound, Known};
use super::tree::Tree;
use crate::ai::{Search, Which, value};

/// How much less deep the nth move of a node is searched, by depth and n, in 1024ths of a ply.
static REDUCTIONS: LazyLock<Vec<[i32; 64]>> = LazyLock::new(|| {
    let reduction = |depth: usize, nth: usize| {
        let (depth, nth) = (depth as f64, nth as f64);
        ((0.8 + depth.ln() * nth.ln() / 2.3) * 1024.0) as i32
    };
    (0..64)
        .map(|depth| {
            std::array::from_fn(|nth| if depth * nth == 0 { 0 } else { reduction(depth, nth) })
        })
        .collect()
});

/// What a node knows before its first move.
#[derive(Clone, Copy)]
#[expect(clippy::struct_excessive_bools, reason = "four independent facts, read by name")]
struct Site {
    ply: usize,
    depth: i32,
    pv: bool,
    cut: bool,
    in_check: bool,
    improving: bool,
    eval: i32,
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
            depth += 1;
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
        let mut site = Site { ply, depth, pv, cut, in_check, improving, eval };
        if !pv
            && stand.is_some()
            && without.is_none()
            && let Some(found) = self.shortcut(&site, alpha, beta)
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
            let bound = if best >= beta {
                Bound::Lower
            } else if choice.is_some() {
                Bound::Exact
            } else {
                Bound::Upper
            };
            let eval = stand.unwrap_or(0);
            let known = Known { best: choice, value: best, eval, depth: site.depth, bound };
            self.table.put(key, ply, known);
        }
        best
    }

    /// Ends a node early where it is plain enough: far above the window, far below it, or above it
    /// even after a pass.
    fn shortcut(&mut self, site: &Site, alpha: i32, beta: i32) -> Option<i32> {
        let Site { ply, depth, eval, improving, .. } = *site;
        let calm = beta.abs() < value::FORCED;
        if calm && depth <= 7 && eval - 80 * (depth - i32::from(improving)) >= beta {
            return Some(i32::midpoint(eval, beta));
        }
        if depth <= 3 && alpha < value::FORCED && eval + 250 * depth < alpha {
            let found = self.quiesce(ply, alpha, alpha + 1);
            if found <= alpha || self.stopped {
                return Some(found);
            }
        }
        let passed = ply > 0 && self.plies[ply - 1].slot.is_none();
        // Whoever is not mated even after a pass is not mated.
        let passes = beta < value::FORCED && depth >= 3 && eval >= beta && !passed;
        if passes {
            let undo = self.board.make_null()?;
            self.plies[ply].slot = None;
            let reduced = depth - 3 - depth / 4 - ((eval - beta) / 200).min(3);
            let found = self.below(true, ply, reduced, (beta - 1, beta), !site.cut);
            self.board.unmake_null(undo);
            if found >= beta && !self.stopped {
                return Some(if found >= value::FORCED { beta } else { found });
            }
        }
        None
    }

    /// Whether the move of the table stands out: then it is worth a ply more. If even without it the
    /// node is far above the window, `Err` gives its value.
    fn singular(
        &mut self,
        site: &Site,
        known: Option<Known<B::Move>>,
        beta: i32,
    ) -> Result<i32, i32> {
        let Some(known) = known else { return Ok(0) };
        let telling = site.ply > 0
            && site.depth >= 7
            && known.depth >= site.depth - 3
            && known.bound != Bound::Upper
            && known.value.abs() < value::FORCED
            && site.ply < 2 * self.depth as usize;
        let Some(best) = known.best.filter(|_| telling) else { return Ok(0) };
        let below = known.value - 2 * site.depth;
        self.plies[site.ply].without = Some(best);
        let found = self.node(
            site.ply,
            (site.depth - 1) / 2 - i32::from(site.in_check),
            below - 1,
            below,
            site.cut,
        );
        self.plies[site.ply].without = None;
        if found >= below && below >= beta && !site.pv {
            return Err(below);
        }
        Ok(i32::from(found < below))
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
            return depth <= 6 && picked.losing() && !self.board.gains(picked.m, -90 * depth);
        }
        let enough = (3 + depth * depth) / if improving { 1 } else { 2 };
        (depth <= 8 && tried >= enough)
            || (depth <= 6 && eval + 120 + 90 * depth <= alpha)
            || (depth <= 5 && picked.score < -3000 * depth)
            || (depth <= 7 && !self.board.gains(picked.m, -50 * depth))
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
            let row = REDUCTIONS[(depth as usize).min(63)];
            reduced = row[(tried as usize).min(63)];
            if picked.noisy {
                reduced /= 2;
            } else {
                reduced -= picked.score.clamp(-24_000, 24_000) / 10;
            }
            reduced += 1024 * (i32::from(cut) + i32::from(!improving) - i32::from(pv));
            if self.board.in_check() {
                reduced -= 1024;
            }
            reduced = (reduced / 1024).clamp(0, (deeper - 1).max(0));
        }
        let narrow = (alpha, alpha + 1);
        let mut found = self.below(turned, ply, deeper - reduced, narrow, true);
        if found > alpha && reduced > 0 && !self.stopped {
            found = self.below(turned, ply, deeper, narrow, !cut);
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
        let bonus = (170 * site.depth - 100).clamp(0, 1_700);
        let slot = self.board.slot(picked.m);
        if picked.noisy {
            self.history.learn_noisy(slot, bonus);
        } else {
            self.history.learn(slot, past, bonus);
            self.history.set_counter(past, picked.m);
            let killers = &mut self.plies[site.ply].killers;
            if killers[0] != Some(picked.m) {
                *killers = [Some(picked.m), killers[0]];
            }
        }
        for i in base..at - 1 {
            let m = self.moves[i];
            let slot = self.board.slot(m);
            if self.board.noisy(m) {
                self.history.learn_noisy(slot, -bonus);
            } else if !picked.noisy {
                self.history.learn(slot, past, -bonus);
            }
        }
    }
}
