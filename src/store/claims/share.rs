//! How many shards are whose: as even as can be, and nobody gives one away whom it would not make so.

/// What a process does about how many shards it has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Share {
    /// So many it gives back.
    pub(super) leave: usize,
    /// So many more it may take, if there are any that nobody has.
    pub(super) room: usize,
}

/// The share of the process at place `me`, when each has so many of `total` shards. All see the same counts in the
/// same order, so that of several that have one more than others just those give one back that have to.
pub(super) fn share(total: usize, counts: &[usize], me: usize) -> Share {
    let (least, over) = (total / counts.len(), total % counts.len());
    // `over` of them have one more than the least.
    let most = least + usize::from(over > 0);
    let mine = counts[me];
    let has_more = |count: &&usize| over > 0 && **count >= most;
    let too_many = counts.iter().filter(has_more).count().saturating_sub(over);
    let nth = counts[..me].iter().filter(has_more).count();
    let one_less = has_more(&&mine) && nth < too_many;
    let others = counts.iter().enumerate().filter(|(nth, count)| *nth != me && has_more(count));
    let may_have = if others.count() < over { most } else { least };
    Share {
        leave: mine.saturating_sub(most) + usize::from(one_less),
        room: may_have.saturating_sub(mine),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_is_even() {
        let check = |total, counts: &[usize], expect: &[(usize, usize)]| {
            let all = (0..counts.len()).map(|me| share(total, counts, me));
            let all: Vec<_> = all.map(|share| (share.leave, share.room)).collect();
            assert_eq!(all, expect, "{total} of {counts:?}");
        };
        check(1, &[0], &[(0, 1)]);
        check(1, &[0, 0], &[(0, 1), (0, 1)]);
        check(1, &[0, 1], &[(0, 0), (0, 0)]);
        check(4, &[4, 0], &[(2, 0), (0, 2)]);
        check(5, &[5, 0], &[(2, 0), (0, 2)]);
        check(5, &[3, 2], &[(0, 0), (0, 0)]);
        check(5, &[2, 2], &[(0, 1), (0, 1)]);
        check(4, &[2, 2, 0], &[(1, 0), (0, 0), (0, 1)]);
        check(2, &[1, 1, 0], &[(0, 0), (0, 0), (0, 0)]);
        check(5, &[2, 2, 0], &[(0, 0), (0, 0), (0, 1)]);
    }

    /// Whoever comes and goes, all come to rest with an even share, and no shard is without a process.
    #[test]
    fn everybody_comes_to_rest() {
        for total in 1..=7 {
            for fronts in 1..=4 {
                for begins in 0..fronts {
                    let mut counts = vec![0; fronts];
                    counts[begins] = total;
                    for _ in 0..20 {
                        for me in 0..fronts {
                            let free = total - counts.iter().sum::<usize>();
                            let Share { leave, room } = share(total, &counts, me);
                            assert!(leave == 0 || room == 0, "{counts:?}");
                            counts[me] = counts[me] - leave + room.min(free);
                        }
                    }
                    let (least, most) = (total / fronts, total.div_ceil(fronts));
                    assert_eq!(counts.iter().sum::<usize>(), total, "{counts:?}");
                    assert!(counts.iter().all(|has| (least..=most).contains(has)), "{counts:?}");
                }
            }
        }
    }
}
