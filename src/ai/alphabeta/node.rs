//! One node of the tree, above quiescence.

use super::known::{Bound, Known, bettered};
use super::late::promise;
use super::line::DEEPEST;
use super::numbers as by;
use super::order::Picked;
use super::site::Site;
use super::tree::Tree;
use crate::ai::{Search, value};

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
        if alpha < value::DRAW && self.board.can_repeat() {
            alpha = value::DRAW;
            if alpha >= beta {
                return alpha;
            }
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
        if !pv && let Some(found) = self.remembered(ply, depth, (alpha, beta), known) {
            return found;
        }
        let first = known.and_then(|known| known.best);
        let mut site = self.survey(ply, depth, (pv, cut), known);
        let stand = site.stand;
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
        if first.is_none() && without.is_none() && !in_check {
            // The order is a guess: look less deep, and come back with a move.
            site.depth -= if pv && depth >= by::UNKNOWN_PV_DEPTH {
                by::UNKNOWN_PV
            } else if cut && depth >= by::UNKNOWN_CUT_DEPTH {
                by::UNKNOWN_CUT
            } else {
                0
            };
            if site.depth <= 0 {
                return self.quiesce(ply, alpha, beta);
            }
        }
        let extension = match self.singular(&site, known, (alpha, beta)) {
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
        if without.is_none() && choice.is_none() {
            self.learn_failure(&site, alpha, best);
            // The move before it was good: this belongs to its line.
            site.led |= site.depth > 3 && ply.checked_sub(1).is_some_and(|up| self.plies[up].led);
        }
        if without.is_none() && !self.plan.sight.is_dim() {
            let bound = Bound::of(best, beta, choice.is_some());
            if let Some(stand) = stand
                && bound.tells(best, stand)
                && best.abs() < value::FORCED
                && !choice.is_some_and(|choice| self.board.noisy(choice))
            {
                self.learn_error(ply, site.depth, stand, best);
            }
            let eval = site.judged;
            let known =
                Known { best: choice, value: best, eval, depth: site.depth, bound, pv: site.led };
            self.table.put(key, ply, known);
        }
        best
    }

    /// The value of a node of which enough is known: by a search as deep that found it, or a deeper one that
    /// bounds it.
    fn remembered(
        &mut self,
        ply: usize,
        depth: i32,
        (alpha, beta): (i32, i32),
        known: Option<Known<B::Move>>,
    ) -> Option<i32> {
        let known = known?;
        let deep = depth + i32::from(known.bound != Bound::Exact);
        if !known.decides(deep, alpha, beta) {
            return None;
        }
        if let Some(m) = known.best {
            self.learn_known(ply, depth, m, known.value >= beta);
        }
        Some(known.value)
    }

    /// What is known of a node before its first move; it learns from the move that led there.
    fn survey(
        &mut self,
        ply: usize,
        depth: i32,
        (pv, cut): (bool, bool),
        known: Option<Known<B::Move>>,
    ) -> Site {
        let (judged, stand) = self.stand(ply, known).unzip();
        self.plies[ply].eval = stand;
        self.plies[ply].known = known.is_some();
        if let (Some(stand), None) = (stand, self.plies[ply].without) {
            self.learn_change(ply, stand);
        }
        self.plies[ply + 1].killers = [None, None];
        self.plies[ply + 2].cutoffs = 0;
        self.plies[ply + 2].promise = 0;
        let earlier = |by: usize| ply.checked_sub(by).and_then(|ply| self.plies[ply].eval);
        let then = earlier(2).or_else(|| earlier(4));
        let first = known.and_then(|known| known.best);
        let led = pv || known.is_some_and(|known| known.pv);
        if self.plies[ply].without.is_none() {
            self.plies[ply].led = led;
        }
        Site {
            ply,
            depth,
            pv,
            led,
            cut,
            improving: stand.is_some_and(|now| then.is_none_or(|then| now > then)),
            stand,
            judged: judged.unwrap_or(0),
            // What the table knows is a better guess than the bare evaluation where its bound allows.
            eval: stand.map_or(0, |stand| bettered(stand, known)),
            tactical: first.is_some_and(|first| self.board.noisy(first)),
            failing: pv && known.is_some_and(|known| known.fails(depth)),
        }
    }

    /// Tries the moves of a node. `None` if the search must end.
    fn try_moves(
        &mut self,
        site: &Site,
        window: (i32, i32),
        first: Option<B::Move>,
        extension: i32,
    ) -> Option<Tried<B::Move>> {
        let mut site = *site;
        let ply = site.ply;
        let (mut alpha, beta) = window;
        let without = self.plies[ply].without;
        let sparse = self.board.sparse();
        let mut best = None;
        let mut choice = None;
        let mut missed = false;
        let mut tried = 0;
        let mut late = false;
        let mut queue = self.queue(first);
        while let Some(picked) = self.next(&mut queue, ply, !late) {
            if Some(picked.m) == without {
                continue;
            }
            if self.overlooks(ply, picked.m) {
                missed = true;
                continue;
            }
            if best.is_some_and(|best| best > -value::FORCED) && !sparse {
                late = late || site.is_late(tried);
                let spared = late && !picked.noisy;
                if spared || self.hopeless(&site, tried, (alpha, beta), &picked) {
                    tried += 1;
                    continue;
                }
            }
            self.note_searched(&queue);
            self.plies[ply].tried = tried + 1;
            let (undo, turned) = self.enter_move(ply, picked.m);
            let more = if Some(picked.m) == first { extension } else { 0 };
            let more = if more == 0 { self.check_extension(&site) } else { more };
            let deeper = site.depth - 1 + more;
            let so_far = (tried, best.unwrap_or(alpha));
            let found = self.try_one(&site, &picked, so_far, turned, deeper, (alpha, beta));
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
                        if found < beta && (2..6).contains(&site.depth) {
                            // Something good was found: what follows is less likely to be better.
                            site.depth -= 1;
                        }
                    }
                }
                if found >= beta {
                    self.plies[ply].cutoffs += 1;
                    self.learn_refutation(&site, &queue, &picked, found - beta);
                    break;
                }
            }
        }
        self.end(&queue);
        (!self.stopped).then_some(Tried { best, choice, missed })
    }

    /// How many plies more the move just made is worth, if it gives check in a deep search.
    fn check_extension(&self, site: &Site) -> i32 {
        let decided = site.stand.is_some_and(|stand| stand.abs() > by::CHECKED);
        let deep = site.depth > by::CHECKED_DEPTH && site.ply < 2 * self.depth as usize;
        i32::from(deep && decided && self.board.in_check())
    }

    /// Searches one move already made: the first with the whole window, later ones less deep and only
    /// as far as they prove better. `best` is what the moves before it came to.
    pub(super) fn try_one(
        &mut self,
        site: &Site,
        picked: &Picked<B::Move>,
        (tried, best): (i32, i32),
        turned: bool,
        deeper: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        let Site { ply, pv, cut, .. } = *site;
        if tried == 0 {
            return self.below(turned, ply, deeper, (alpha, beta), !pv && !cut);
        }
        let narrow = (alpha, alpha + 1);
        let reduced = self.reduced(site, tried, (alpha, beta), picked, deeper);
        let less = reduced.unwrap_or(0);
        self.plies[ply].promise = promise(picked);
        let mut found = self.below(turned, ply, deeper - less, narrow, reduced.is_some() || !cut);
        if found > alpha && less > 0 && !self.stopped {
            // Much better than hoped is worth a ply more, hardly better than the best one less.
            let far = found > alpha + by::DEEPER + by::DEEPER_BY_REDUCTION * less;
            let more = i32::from(far) - i32::from(found < best + deeper / 2);
            if more + less > 0 {
                found = self.below(turned, ply, deeper + more, narrow, !cut);
            }
            if !self.stopped {
                self.learn_again(ply, deeper + more, found > alpha);
            }
        }
        if found > alpha && found < beta && pv && !self.stopped {
            found = self.below(turned, ply, deeper, (alpha, beta), false);
        }
        found
    }
}
