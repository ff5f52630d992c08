//! The soft choice: among moves nearly as good as the best, the better ones more often.

use super::value;
use crate::rules::Rng;

/// Picks one of `moves` whose value is within `margin` of the best. The chance of a move falls with
/// the square of what it loses; the best move is always likeliest. Who has lost by force holds out as
/// long as they can: then only the best is picked. `None` if there are no moves.
///
/// ```
/// use patt::ai::soft;
/// use patt::rules::Rng;
///
/// let moves = [("e4", 30), ("d4", 28), ("a4", -20)];
/// assert_eq!(soft::pick(&moves, 0, &mut Rng::new(1)), Some(("e4", 30)));
/// let mut rng = Rng::new(1);
/// let picked: Vec<_> = (0..50).filter_map(|_| soft::pick(&moves, 10, &mut rng)).collect();
/// assert!(picked.contains(&("d4", 28)) && !picked.contains(&("a4", -20)));
/// ```
pub fn pick<M: Copy>(moves: &[(M, i32)], margin: i32, rng: &mut Rng) -> Option<(M, i32)> {
    let &(_, best) = moves.iter().max_by_key(|&&(_, value)| value)?;
    let margin = if best <= -value::FORCED { 0 } else { margin };
    let weight = |value: i32| {
        let spare = u64::try_from(margin + 1 - (best - value)).unwrap_or(0);
        spare * spare
    };
    let lots: Vec<_> = moves.iter().map(|&(m, value)| ((m, value), weight(value))).collect();
    draw(&lots, rng)
}

/// Draws a lot; each comes as often as its weight says. `None` if none has any.
pub fn draw<T: Copy>(lots: &[(T, u64)], rng: &mut Rng) -> Option<T> {
    let total: u64 = lots.iter().map(|lot| lot.1).sum();
    let mut left = rng.below(usize::try_from(total).ok().filter(|&total| total > 0)?) as u64;
    let drawn = lots.iter().find(|&&(_, weight)| {
        let found = left < weight;
        left = left.saturating_sub(weight);
        found
    });
    drawn.map(|lot| lot.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_moves_within_the_margin_are_picked_and_the_best_most_often() {
        let moves = [('a', 30), ('b', 50), ('c', 9), ('d', 45)];
        let mut rng = Rng::new(1);
        let mut count = |margin| {
            let mut counts = [0; 4];
            for _ in 0..1000 {
                let (m, _) = pick(&moves, margin, &mut rng).unwrap();
                counts[m as usize - 'a' as usize] += 1;
            }
            counts
        };
        assert_eq!(count(0), [0, 1000, 0, 0]);
        let [a, b, c, d] = count(30);
        assert!(b > d && d > a && a > 0 && c == 0, "{a} {b} {c} {d}");
        assert_eq!(pick::<char>(&[], 5, &mut rng), None);
        let lost = [('a', value::LOST + 2), ('b', value::LOST + 6), ('c', value::LOST + 4)];
        assert!((0..50).all(|_| pick(&lost, 30, &mut rng) == Some(lost[1])));
    }
}
