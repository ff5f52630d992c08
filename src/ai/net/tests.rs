use fearless_simd::{Level, Simd};

use super::*;
use crate::rules::{Rng, Seat};

const WIDTH: usize = 96;

/// A board of twenty lamps of three colours; who sits second sees them from the other end.
#[derive(Clone, Debug)]
struct Lamps([u8; 20]);

impl Features for Lamps {
    type Perspective = [u8; 20];
    const BLANK: [u8; 20] = [0; 20];
    const CODES: usize = 3;
    const COUNTS: usize = 4;
    const BUCKETS: usize = 2;

    fn features(&self, perspectives: &mut [[u8; 20]; 2], counts: &mut [Counts; 2]) {
        *perspectives = [self.0; 2];
        perspectives[1].reverse();
        // What hangs together: two lamps of a kind side by side.
        for (perspective, counts) in perspectives.iter().zip(counts) {
            for pair in perspective.windows(2).filter(|pair| pair[0] == pair[1]) {
                counts.add(pair[0].into());
            }
        }
    }

    fn bucket(&self) -> usize {
        usize::from(self.0[0] > 1)
    }
}

fn drawn(rng: &mut Rng) -> Net<WIDTH> {
    let mut net = Net::blank::<Lamps>(400);
    let mut draw = |most: i16| (rng.below(2 * most as usize + 1) as i16) - most;
    net.bias.fill_with(|| draw(100));
    net.rows.as_flattened_mut().fill_with(|| draw(100));
    net.counts.as_flattened_mut().fill_with(|| draw(100));
    for output in &mut net.outputs {
        output.own.fill_with(|| draw(MOST_OUT));
        output.other.fill_with(|| draw(MOST_OUT));
        output.bias = draw(1_000).into();
    }
    net
}

/// The same in floating point and from nothing.
fn slowly(net: &Net<WIDTH>, lamps: &Lamps, turn: Seat) -> f64 {
    let output = &net.outputs[lamps.bucket()];
    let half = |seat: Seat, weights: &[i16; WIDTH]| {
        let (mut perspectives, mut counts) = ([Lamps::BLANK; 2], [Counts::NONE; 2]);
        lamps.features(&mut perspectives, &mut counts);
        let (perspective, counts) = (perspectives[seat.index()], counts[seat.index()]);
        let unit = |unit: usize| {
            let lit = perspective.iter().enumerate().filter(|(_, code)| **code != 0);
            let rows = lit.map(|(place, &code)| net.rows[Lamps::row(place, code)][unit]);
            let counted = counts.rows().iter().filter(|_| unit < COUNTING);
            let counted = counted.map(|&row| net.counts[usize::from(row)][unit]);
            let sum = f64::from(net.bias[unit]) + rows.chain(counted).map(f64::from).sum::<f64>();
            let on = sum.clamp(0.0, WHOLE.into()) / f64::from(WHOLE);
            on * on * f64::from(weights[unit]) / f64::from(SHARP)
        };
        (0..WIDTH).map(unit).sum::<f64>()
    };
    let bias = f64::from(output.bias) / f64::from(WHOLE) / f64::from(SHARP);
    let sum = half(turn, &output.own) + half(turn.other(), &output.other) + bias;
    sum * f64::from(net.scale)
}

#[test]
fn eyes_that_have_seen_much_judge_as_arithmetic_does() {
    let mut rng = Rng::new(5);
    let net: &'static Net<WIDTH> = Box::leak(Box::new(drawn(&mut rng)));
    let accumulators = Accumulators::<Lamps, WIDTH>::new(net);
    let mut lamps = Lamps([0; 20]);
    let mut widest = 0.0_f64;
    for nth in 0..2_000 {
        // Some lamps change, now and then all.
        for _ in 0..if nth % 50 == 0 { 100 } else { 3 } {
            lamps.0[rng.below(20)] = rng.below(4) as u8;
        }
        let turn = if rng.below(2) == 0 { Seat::FIRST } else { Seat::SECOND };
        let (quick, slow) = (accumulators.value(&lamps, turn), slowly(net, &lamps, turn));
        assert!((f64::from(quick) - slow).abs() < 2.0, "{quick} {slow}");
        assert_eq!(Accumulators::<Lamps, WIDTH>::new(net).value(&lamps, turn), quick);
        widest = widest.max(slow.abs());
    }
    assert!(widest > 500.0, "{widest}");
}

/// The kinds of vectors that this machine has; the oldest one first.
fn levels() -> Vec<Level> {
    let widest = Level::new();
    let mut levels = vec![Level::baseline(), widest];
    #[cfg(target_arch = "x86_64")]
    levels.extend(
        [widest.as_sse4_2().map(Simd::level), widest.as_avx2().map(Simd::level)]
            .into_iter()
            .flatten(),
    );
    levels
}

#[test]
fn a_board_is_worth_the_same_whatever_vectors_there_are() {
    let mut rng = Rng::new(7);
    let net: &'static Net<WIDTH> = Box::leak(Box::new(drawn(&mut rng)));
    let all = levels().into_iter().map(|level| Accumulators::<Lamps, WIDTH>::by(level, net));
    let all: Vec<_> = all.collect();
    let mut lamps = Lamps([0; 20]);
    for _ in 0..500 {
        lamps.0[rng.below(20)] = rng.below(4) as u8;
        let mut values = all.iter().map(|accumulators| accumulators.value(&lamps, Seat::SECOND));
        let oldest = values.next();
        assert!(values.all(|value| Some(value) == oldest), "{lamps:?}");
    }
}

#[test]
fn no_value_is_a_forced_end() {
    let mut net: Net<WIDTH> = Net::blank::<Lamps>(2_000_000);
    net.outputs[0].bias = 1_000_000;
    let accumulators = Accumulators::<Lamps, WIDTH>::new(Box::leak(Box::new(net)));
    let value = accumulators.value(&Lamps([1; 20]), Seat::FIRST);
    assert!(value > 20_000 && value < crate::ai::value::FORCED, "{value}");
}
