//! The root: iterative deepening over the moves there are.

use super::late::reduction;
use super::line::DEEPEST;
use super::numbers as by;
use super::plan::Found;
use super::tree::Tree;
use crate::ai::proof::{Hunt, Verdict};
use crate::ai::{Limits, Search, Which, value};

/// A move at the root with what the last depth found.
#[derive(Clone, Copy)]
struct Root<M> {
    m: M,
    /// Its value if it is known, else less than any.
    value: i32,
}

/// With fewer positions than these to visit all of them are judged, none is spent on a hunt.
const AMPLE: u64 = 50_000;
/// So many plies beyond the depth of the search a mate is hunted for.
const BEYOND: u8 = 3;
/// Who is so much ahead may soon mate, or be mated by who gave so much for it.
const AHEAD: i32 = 100;
/// The hunt of each side may visit one position for so many of the search where somebody is ahead,
/// and for so many where nobody is.
const SHARES: [u64; 2] = [5, 8];
/// A hunt ends after so many positions: what it learns of each is kept.
const MOST_HUNTED: u64 = 500_000;

const UNKNOWN: i32 = -value::INFINITE;

impl<B: Search> Tree<'_, B> {
    /// Searches deeper and deeper until a limit is met, reporting after each depth. The choice is
    /// `among` these moves, or all, if there are none.
    pub(super) fn deepen(
        mut self,
        among: &[B::Move],
        report: &dyn Fn(&Found<B::Move>),
    ) -> Found<B::Move> {
        let mut found = Found {
            moves: Vec::new(),
            line: Vec::new(),
            others: Vec::new(),
            depth: 0,
            seldepth: 0,
            nodes: 0,
            full: 0,
        };
        let mut roots = self.roots();
        self.chosen = !among.is_empty();
        if self.chosen {
            roots.retain(|root| among.contains(&root.m));
        }
        if roots.is_empty() {
            return found;
        }
        let many = self.watch.lines().clamp(1, roots.len());
        let deepest = self.plan.limits.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST as u32 - 20);
        let turn = self.board.turn();
        let mut hunts = [turn, turn.other()].map(|winner| Hunt::new(self.board.clone(), winner));
        for depth in 1..=deepest {
            self.depth = depth;
            self.seldepth = 0;
            let guess = found.moves.first().map_or(0, |&(_, value)| value);
            self.aspire(&mut roots, guess);
            if !self.stopped || roots[0].value > UNKNOWN {
                self.gather(&roots, &mut found);
            } else if found.moves.is_empty() {
                self.glance(&roots[0], &mut found);
            }
            if many > 1 && !self.stopped {
                self.next_best(&mut roots, many, &mut found);
            }
            found.nodes = self.nodes;
            if self.stopped {
                break;
            }
            found.depth = depth;
            found.full = self.table.full();
            report(&found);
            if self.hunts() && self.hunt(&mut hunts, &mut found, report) {
                break;
            }
            if self.content(&roots, depth) || self.watch.enough() || self.watch.stop() {
                break;
            }
        }
        found
    }

    /// Whether the search hunts for mates besides. Where only a move is wanted depth wins more games than mates
    /// that come a little sooner.
    fn hunts(&self) -> bool {
        let Limits { nodes, depth } = self.plan.limits;
        let ample = depth.is_none() && nodes.is_none_or(|nodes| nodes >= AMPLE);
        B::MATES
            && self.watch.weighs()
            && ample
            && !self.chosen
            && self.plan.margin == 0
            && self.watch.lines() <= 1
    }

    /// Hunts for a mate of either side, or for a shorter one than was found, as long as is fit after
    /// this depth; whether nothing more can be learnt.
    fn hunt(
        &mut self,
        hunts: &mut [Hunt<B>; 2],
        found: &mut Found<B::Move>,
        report: &dyn Fn(&Found<B::Move>),
    ) -> bool {
        let ahead = found.moves.first().is_some_and(|&(_, value)| value.abs() >= AHEAD);
        let share = SHARES[usize::from(!ahead)];
        for hunt in hunts {
            let known = found.moves.first().and_then(|&(_, value)| value::plies_to_end(value));
            let own = hunt.winner() == self.board.turn();
            let Some(known) = known else {
                // A little deeper than the search itself; an own win takes an odd number of plies.
                let plies = self.depth as u8 + BEYOND;
                let plies = plies + u8::from((plies % 2 == 1) != own);
                let fit = self.nodes / share;
                if self.hunt_within(hunt, plies, fit, found, report) == Some(true) {
                    return self.shorten(hunt, MOST_HUNTED, found, report);
                }
                continue;
            };
            if own == (known > 0) {
                return self.shorten(hunt, self.nodes / 2, found, report);
            }
        }
        false
    }

    /// Hunts for ever shorter mates; whether there is none, or no more is to be looked for.
    fn shorten(
        &mut self,
        hunt: &mut Hunt<B>,
        fit: u64,
        found: &mut Found<B::Move>,
        report: &dyn Fn(&Found<B::Move>),
    ) -> bool {
        while let Some(known) =
            found.moves.first().and_then(|&(_, value)| value::plies_to_end(value))
        {
            let plies = (known.unsigned_abs() as u8).saturating_sub(2);
            match self.hunt_within(hunt, plies, fit, found, report) {
                Some(true) => {}
                Some(false) => return true,
                None => return fit == MOST_HUNTED,
            }
        }
        false
    }

    /// Hunts for a mate within so many plies, visiting no more than `fit` positions in all hunts of
    /// this kind; whether there is one, which is then what was found, or `None` if that stays open.
    fn hunt_within(
        &mut self,
        hunt: &mut Hunt<B>,
        plies: u8,
        fit: u64,
        found: &mut Found<B::Move>,
        report: &dyn Fn(&Found<B::Move>),
    ) -> Option<bool> {
        let before = hunt.nodes;
        let spare = self.plan.limits.nodes.map_or(u64::MAX, |most| most.saturating_sub(self.nodes));
        let most = fit.min(MOST_HUNTED).min(before.saturating_add(spare));
        let verdict = hunt.within(plies, most, self.watch);
        self.nodes += hunt.nodes - before;
        found.nodes = self.nodes;
        match verdict {
            Verdict::Proven(found_in) => {
                let line = hunt.line(plies);
                let &first = line.first()?;
                let own = hunt.winner() == self.board.turn();
                let end = if own { value::WON } else { value::LOST };
                found.moves = vec![(first, value::from_node(end, found_in.into()))];
                found.line = line;
                report(found);
                Some(true)
            }
            Verdict::Refuted => Some(false),
            Verdict::Open => None,
        }
    }

    /// Searches the best of the moves that are left, again and again; those found before stay out.
    fn next_best(&mut self, roots: &mut [Root<B::Move>], many: usize, found: &mut Found<B::Move>) {
        let mut others = Vec::with_capacity(many - 1);
        for nth in 1..many {
            let guess = found.others.get(nth - 1).map_or(0, |&(_, value)| value);
            self.aspire(&mut roots[nth..], guess);
            if self.stopped {
                return;
            }
            others.push((self.line_of(&roots[nth]), roots[nth].value));
        }
        found.others = others;
    }

    /// What is known of a move before anything was searched.
    fn glance(&self, root: &Root<B::Move>, found: &mut Found<B::Move>) {
        found.moves = vec![(root.m, self.board.evaluate(self.board.turn()))];
        found.line = vec![root.m];
    }

    /// Whether another depth can teach nothing, or is out of reach.
    fn content(&self, roots: &[Root<B::Move>], depth: u32) -> bool {
        let alone = roots.len() == 1 && depth >= 8 && !self.watch.weighs();
        // Lines are cut short, so a shorter mate may hide for a while.
        let patience = if self.hunts() { 4 } else { 2 };
        let settled = value::plies_to_end(roots[0].value)
            .is_some_and(|plies| plies.unsigned_abs() * patience <= depth);
        alone || settled || self.spent()
    }

    fn roots(&mut self) -> Vec<Root<B::Move>> {
        let first = self.table.get(self.board.hash(), 0).and_then(|known| known.best);
        self.board.generate(Which::All, &mut self.moves);
        self.score(0, first);
        let mut roots = Vec::with_capacity(self.moves.len());
        while let Some(picked) = self.pick(roots.len(), 0, true) {
            roots.push(Root { m: picked.m, value: UNKNOWN });
        }
        self.moves.clear();
        // Somebody who sees no move at all looks again.
        let seen = |tree: &mut Self, root: &Root<B::Move>| !tree.overlooks(0, root.m);
        if self.plan.sight.is_dim() && roots.iter().any(|root| seen(self, root)) {
            roots.retain(|root| seen(self, root));
        }
        roots
    }

    /// One depth, in a window around the last value that is widened until it fits.
    fn aspire(&mut self, roots: &mut [Root<B::Move>], guess: i32) {
        let narrow = self.depth >= 5 && self.plan.margin == 0 && guess.abs() < value::FORCED;
        let mut width = by::WINDOW;
        let mut window = if narrow {
            (guess - width, guess + width)
        } else {
            (-value::INFINITE, value::INFINITE)
        };
        let mut depth = self.depth as i32;
        loop {
            let found = self.try_roots(roots, depth, window);
            if self.stopped {
                return;
            }
            if found <= window.0 {
                window.1 = i32::midpoint(window.0, window.1);
                window.0 = (found - width).max(-value::INFINITE);
                depth = self.depth as i32;
            } else if found >= window.1 {
                window.1 = (found + width).min(value::INFINITE);
                // That it is better is plain, and how much better is found sooner.
                depth -= i32::from(depth > 1 && found < value::FORCED);
            } else {
                return;
            }
            width = width.saturating_add(width / 4 + 1);
        }
    }

    /// Searches every move at the root; sorts those of known value to the front.
    fn try_roots(
        &mut self,
        roots: &mut [Root<B::Move>],
        depth: i32,
        (alpha, beta): (i32, i32),
    ) -> i32 {
        self.width = beta - alpha;
        for root in roots.iter_mut() {
            root.value = UNKNOWN;
        }
        self.lines.clear(0);
        let known = self.table.get(self.board.hash(), 0);
        self.plies[0].eval = self.stand(0, known).map(|(_, stand)| stand);
        self.plies[1].killers = [None, None];
        let mut best = UNKNOWN;
        for (nth, root) in roots.iter_mut().enumerate() {
            let floor = if nth == 0 { alpha } else { alpha.max(best - self.plan.margin) };
            // With a margin, values that equal the floor are wanted too.
            let floor = if self.plan.margin > 0 && nth > 0 { floor - 1 } else { floor };
            let m = root.m;
            let deeper = depth - 1;
            let noisy = self.board.noisy(m);
            self.plies[0].tried = nth as i32 + 1;
            let (undo, turned) = self.enter_move(0, m);
            let mut found = 0;
            let mut wide = nth == 0;
            if !wide {
                let late = depth >= 3 && nth >= 2 && !noisy;
                // Every move here has been valued before, so the order is better than in the tree.
                let less = if late { reduction(depth as usize, nth) - 1024 } else { 0 };
                let reduced = (less / 1024).clamp(0, (deeper - 1).max(0));
                found = self.below(turned, 0, deeper - reduced, (floor, floor + 1), true);
                if found > floor && reduced > 0 && !self.stopped {
                    found = self.below(turned, 0, deeper, (floor, floor + 1), true);
                }
                wide = found > floor;
            }
            if wide && !self.stopped {
                found = self.below(turned, 0, deeper, (floor, beta), false);
            }
            self.board.unmake(m, undo);
            if self.stopped {
                break;
            }
            if nth == 0 || found > floor {
                root.value = found;
            }
            if found > best {
                best = found;
                if found > alpha {
                    self.lines.put(0, m);
                }
                if found >= beta {
                    break;
                }
            }
        }
        // Stable: moves of unknown value keep their order behind the known ones.
        roots.sort_by_key(|root| std::cmp::Reverse(root.value));
        best
    }

    fn gather(&self, roots: &[Root<B::Move>], found: &mut Found<B::Move>) {
        let best = roots[0].value;
        let near =
            |root: &&Root<B::Move>| root.value > UNKNOWN && root.value >= best - self.plan.margin;
        if self.stopped && self.plan.margin > 0 {
            // A soft choice needs values of one depth; those of the last one stand.
            if !found.moves.is_empty() {
                return;
            }
        }
        found.moves = roots.iter().filter(near).map(|root| (root.m, root.value)).collect();
        found.line = self.line_of(&roots[0]);
        found.seldepth = self.seldepth as u32;
    }

    /// The line that was searched last, if it begins with this move. Where the search was cut short there is
    /// none but the move itself, and what the table knows goes on from there.
    fn line_of(&self, root: &Root<B::Move>) -> Vec<B::Move> {
        let line = self.lines.at(0);
        if line.len() > 1 && line.first() == Some(&root.m) {
            return line.to_vec();
        }
        let (mut board, mut line) = (self.board.clone(), Vec::new());
        let mut next = Some(root.m);
        while let Some(m) = next {
            board.make(m);
            line.push(m);
            let over =
                line.len() >= self.depth as usize || board.ended(false, board.turn()).is_some();
            let known = if over { None } else { self.table.get(board.hash(), line.len()) };
            next = known.and_then(|known| known.best).filter(|&m| is_legal(&board, m));
        }
        line
    }
}

/// Whether a move that the table knows is one here.
fn is_legal<B: Search>(board: &B, m: B::Move) -> bool {
    board.legal(m).unwrap_or_else(|| {
        let mut moves = Vec::new();
        board.generate(Which::All, &mut moves);
        moves.contains(&m)
    })
}
