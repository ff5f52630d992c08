//! Quiescence: follows noisy moves until a position may be judged as it stands.

use super::known::{Bound, Known, bettered};
use super::line::DEEPEST;
use super::numbers as by;
use super::order::Picked;
use super::tree::Tree;
use crate::ai::{Search, Which, value};

/// What a node of quiescence knows before its first move.
struct Calm {
    ply: usize,
    /// Where its moves begin on the stack.
    base: usize,
    /// How many moves may be followed.
    width: usize,
    /// The value as it stands; none in check.
    stand: Option<i32>,
    /// The same, bettered by what the table knows; in check less than any.
    best: i32,
}

/// What following the moves of a node came to.
struct Followed<M> {
    best: i32,
    /// The move that raised alpha, if one did.
    choice: Option<M>,
    /// Whether a move was overlooked.
    missed: bool,
}

impl<B: Search> Tree<'_, B> {
    /// The value of a position once nothing is hanging, within the window.
    pub(super) fn quiesce(&mut self, ply: usize, alpha: i32, beta: i32) -> i32 {
        self.calm_down(ply, (alpha, beta), B::FOLLOWED, true)
    }

    /// The same, trying no more than `width` moves here and, after each, one less; quiet checks, too,
    /// if they are wanted.
    fn calm_down(
        &mut self,
        ply: usize,
        (alpha, beta): (i32, i32),
        width: usize,
        checks: bool,
    ) -> i32 {
        self.lines.clear(ply);
        if self.enter(ply) {
            return 0;
        }
        let seat = self.board.turn();
        if let Some(end) = self.board.ended(false, seat) {
            return value::from_node(end, ply);
        }
        let in_check = self.board.in_check();
        if ply >= DEEPEST || !self.plan.sight.exchanges {
            return self.judge(ply, in_check, seat);
        }
        // What was judged without quiet checks does not stand for what is judged with them.
        let depth = if checks || !B::MATES { 0 } else { -1 };
        let key = self.board.hash();
        let known = self.table.get(key, ply);
        if beta - alpha == 1
            && let Some(known) = known
            && known.decides(depth, alpha, beta)
        {
            return known.value;
        }
        let first = known.and_then(|known| known.best);
        let (judged, stand) = self.stand(ply, known).unzip();
        let best = stand.map_or(-value::INFINITE, |stand| bettered(stand, known));
        if best >= beta {
            return best;
        }
        let base = self.moves.len();
        self.followed(in_check, checks);
        if in_check && self.moves.len() == base {
            let end = self.board.ended(true, seat).unwrap_or(value::LOST);
            return value::from_node(end, ply);
        }
        self.score(base, first);
        let calm = Calm { ply, base, width, stand, best };
        let Followed { best, choice, missed } = self.follow(&calm, (alpha, beta));
        self.moves.truncate(base);
        if self.stopped {
            return 0;
        }
        if self.plan.sight.is_dim() {
            // In check, and no way out was seen: it stays as it stands.
            return if missed && best <= -value::FORCED { self.board.evaluate(seat) } else { best };
        }
        let (bound, eval) = (Bound::of(best, beta, best > alpha), judged.unwrap_or(0));
        let known = Known { best: choice, value: best, eval, depth, bound, pv: false };
        self.table.put(key, ply, known);
        best
    }

    /// Follows the moves of a node.
    fn follow(&mut self, calm: &Calm, (alpha, beta): (i32, i32)) -> Followed<B::Move> {
        let &Calm { ply, base, width, stand, mut best } = calm;
        let mut alpha = alpha.max(best);
        let mut choice = None;
        let mut at = base;
        let mut tried = 0;
        let mut missed = false;
        let mut evasions = 0;
        while let Some(picked) = self.pick(at, ply, true) {
            at += 1;
            if self.overlooks(ply, picked.m) {
                missed = true;
                continue;
            }
            if best > -value::FORCED {
                if tried >= width || evasions >= by::EVASIONS {
                    break;
                }
                let most = self.most_of(ply, stand, &picked, tried, alpha);
                best = best.max(most.unwrap_or(best));
                if most.is_some() || self.is_vain(&picked) {
                    continue;
                }
                evasions += usize::from(stand.is_none() && !picked.noisy);
            }
            tried += 1;
            let (undo, turned) = self.enter_move(ply, picked.m);
            let narrower = width.saturating_sub(1).max(1);
            let found = if turned {
                -self.calm_down(ply + 1, (-beta, -alpha), narrower, false)
            } else {
                self.calm_down(ply + 1, (alpha, beta), narrower, false)
            };
            self.board.unmake(picked.m, undo);
            if self.stopped {
                break;
            }
            if found > best {
                best = found;
                if found > alpha {
                    alpha = found;
                    choice = Some(picked.m);
                    self.lines.put(ply, picked.m);
                }
                if found >= beta {
                    break;
                }
            }
        }
        Followed { best, choice, missed }
    }

    /// The most that a move can bring, if that is not enough or if enough others were followed.
    fn most_of(
        &self,
        ply: usize,
        stand: Option<i32>,
        picked: &Picked<B::Move>,
        tried: usize,
        alpha: i32,
    ) -> Option<i32> {
        let m = picked.m;
        let (stand, prey) = (stand?, self.board.prey(m)?);
        let answers =
            self.made(ply, 1).is_some_and(|made| self.board.answers(m, made.context.slot::<B>()));
        if answers || self.gives_check(picked) {
            return None;
        }
        if tried >= by::FOLLOWED {
            return Some(-value::INFINITE);
        }
        let most = stand + by::DELTA;
        if most + prey <= alpha {
            return Some(most + prey);
        }
        (most <= alpha && !self.board.gains(m, 1)).then_some(most)
    }

    /// Whether a move need not be followed: it loses material, or is quiet and has done badly.
    fn is_vain(&self, picked: &Picked<B::Move>) -> bool {
        (!picked.noisy && picked.done.bad()) || !self.board.gains(picked.m, 0)
    }

    /// The moves to follow: all in check, else the noisy ones, and the quiet ones that give check, if
    /// they are wanted and the board can tell.
    fn followed(&mut self, in_check: bool, checks: bool) {
        self.board.generate(if in_check { Which::All } else { Which::Noisy }, &mut self.moves);
        if in_check || !checks || !B::MATES {
            return;
        }
        let base = self.moves.len();
        self.board.generate(Which::All, &mut self.moves);
        let mut kept = base;
        for at in base..self.moves.len() {
            let m = self.moves[at];
            if self.board.checks(m) == Some(true) && !self.board.noisy(m) {
                self.moves[kept] = m;
                kept += 1;
            }
        }
        self.moves.truncate(kept);
    }

    /// The value as it stands; a mate is seen even so.
    fn judge(&mut self, ply: usize, in_check: bool, seat: crate::rules::Seat) -> i32 {
        if in_check {
            let base = self.moves.len();
            self.board.generate(Which::All, &mut self.moves);
            let stuck = self.moves.len() == base;
            self.moves.truncate(base);
            if stuck && let Some(end) = self.board.ended(true, seat) {
                return value::from_node(end, ply);
            }
        }
        self.board.evaluate(seat)
    }
}
