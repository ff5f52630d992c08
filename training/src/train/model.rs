//! The network in floating point.

use patt::ai::net::{COUNTING, Features, MOST_OUT, Net, Output, SHARP, WHOLE};
use patt::rules::Rng;

use super::samples::{Rows, Samples};

/// The same shape as [`Net`]; also the shape of a slope and of what Adam remembers.
#[derive(Clone)]
pub struct Model<const WIDTH: usize> {
    bias: [f32; WIDTH],
    rows: Vec<[f32; WIDTH]>,
    /// Of what is counted, for the first units; it comes after the rows of places.
    counts: Vec<[f32; COUNTING]>,
    /// For each bucket the own half, the other half.
    outputs: Vec<[[f32; WIDTH]; 2]>,
    biases: Vec<f32>,
    /// The largest weight of a row.
    heaviest: f32,
}

impl<const WIDTH: usize> Model<WIDTH> {
    /// The largest weight of an output.
    pub const MOST_OUT: f32 = MOST_OUT as f32 / SHARP as f32;

    /// All zero.
    pub fn blank<B: Features>() -> Self {
        Self {
            bias: [0.0; WIDTH],
            rows: vec![[0.0; WIDTH]; B::ROWS],
            counts: vec![[0.0; COUNTING]; B::COUNTS],
            outputs: vec![[[0.0; WIDTH]; 2]; B::BUCKETS],
            biases: vec![0.0; B::BUCKETS],
            heaviest: f32::from(B::HEAVIEST) / f32::from(WHOLE),
        }
    }

    /// Weights at random, small enough that no unit is stuck.
    pub fn drawn<B: Features>(rng: &mut Rng) -> Self {
        let mut model = Self::blank::<B>();
        let mut draw = |most: f32| most * (rng.below(20_001) as f32 / 10_000.0 - 1.0);
        model.bias.iter_mut().for_each(|weight| *weight = 0.25);
        model.rows.iter_mut().flatten().for_each(|weight| *weight = draw(0.1));
        model.counts.iter_mut().flatten().for_each(|weight| *weight = draw(0.1));
        let most = 1.0 / (WIDTH as f32).sqrt();
        let output = [(); 2].map(|()| std::array::from_fn(|_| draw(most)));
        model.outputs.fill(output);
        model
    }

    /// Takes over the weights of a network that is no wider. Units that it has not keep what was drawn,
    /// and count for nothing until they have learned.
    ///
    /// # Errors
    /// If it is wider.
    pub fn begin<const FROM: usize>(&mut self, net: &Net<FROM>) -> Result<(), String> {
        if FROM > WIDTH {
            return Err(format!("{FROM} units do not fit into {WIDTH}"));
        }
        let take = |own: &mut [f32; WIDTH], weights: &[i16; FROM], unit: i16| {
            for (own, &weight) in own.iter_mut().zip(weights) {
                *own = f32::from(weight) / f32::from(unit);
            }
        };
        take(&mut self.bias, &net.bias, WHOLE);
        for (own, row) in self.rows.iter_mut().zip(&net.rows) {
            take(own, row, WHOLE);
        }
        for (own, row) in self.counts.iter_mut().zip(&net.counts) {
            *own = row.map(|weight| f32::from(weight) / f32::from(WHOLE));
        }
        let outputs = self.outputs.iter_mut().zip(&mut self.biases).zip(&net.outputs);
        for ((halves, bias), output) in outputs {
            *halves = [[0.0; WIDTH]; 2];
            let [own, other] = halves;
            take(own, &output.own, SHARP);
            take(other, &output.other, SHARP);
            *bias = output.bias as f32 / (f32::from(WHOLE) * f32::from(SHARP));
        }
        Ok(())
    }

    /// The same shape, all zero.
    pub fn zeroed(&self) -> Self {
        Self {
            bias: [0.0; WIDTH],
            rows: vec![[0.0; WIDTH]; self.rows.len()],
            counts: vec![[0.0; COUNTING]; self.counts.len()],
            outputs: vec![[[0.0; WIDTH]; 2]; self.outputs.len()],
            biases: vec![0.0; self.biases.len()],
            heaviest: self.heaviest,
        }
    }

    /// Adds a slope.
    pub fn add(&mut self, other: &Self) {
        add(&mut self.bias, &other.bias);
        add(self.rows.as_flattened_mut(), other.rows.as_flattened());
        add(self.counts.as_flattened_mut(), other.counts.as_flattened());
        let outputs = self.outputs.as_flattened_mut().as_flattened_mut();
        add(outputs, other.outputs.as_flattened().as_flattened());
        add(&mut self.biases, &other.biases);
    }

    /// One step of Adam; see [`Adam`](super::adam::Adam).
    pub fn moved(
        &mut self,
        slope: &Self,
        first: &mut Self,
        second: &mut Self,
        change: &impl Fn(&mut f32, f32, &mut f32, &mut f32, f32),
    ) {
        let heaviest = self.heaviest;
        let part = |own: &mut [f32], slope: &[f32], a: &mut [f32], b: &mut [f32], most: f32| {
            for (((own, slope), a), b) in own.iter_mut().zip(slope).zip(a).zip(b) {
                change(own, *slope, a, b, most);
            }
        };
        part(&mut self.bias, &slope.bias, &mut first.bias, &mut second.bias, heaviest);
        part(
            self.rows.as_flattened_mut(),
            slope.rows.as_flattened(),
            first.rows.as_flattened_mut(),
            second.rows.as_flattened_mut(),
            heaviest,
        );
        part(
            self.counts.as_flattened_mut(),
            slope.counts.as_flattened(),
            first.counts.as_flattened_mut(),
            second.counts.as_flattened_mut(),
            heaviest,
        );
        part(
            self.outputs.as_flattened_mut().as_flattened_mut(),
            slope.outputs.as_flattened().as_flattened(),
            first.outputs.as_flattened_mut().as_flattened_mut(),
            second.outputs.as_flattened_mut().as_flattened_mut(),
            Self::MOST_OUT,
        );
        part(&mut self.biases, &slope.biases, &mut first.biases, &mut second.biases, 100.0);
    }

    fn sums(&self, rows: Rows<'_>) -> [f32; WIDTH] {
        let mut sums = self.bias;
        for row in rows {
            match row.checked_sub(self.rows.len()) {
                None => add(&mut sums, &self.rows[row]),
                Some(count) => add(&mut sums, &self.counts[count]),
            }
        }
        sums
    }

    fn out(&self, sums: &[[f32; WIDTH]; 2], bucket: usize) -> f32 {
        let halves = sums.iter().zip(&self.outputs[bucket]);
        let half = |(sums, weights): (&[f32; WIDTH], &[f32; WIDTH])| {
            let units = sums.iter().zip(weights);
            units.map(|(sum, weight)| sum.clamp(0.0, 1.0).powi(2) * weight).sum::<f32>()
        };
        halves.map(half).sum::<f32>() + self.biases[bucket]
    }

    /// The chance of the side to move.
    pub fn chance(&self, samples: &Samples, at: usize) -> f32 {
        let (own, other, bucket) = samples.rows(at);
        let out = self.out(&[self.sums(own), self.sums(other)], bucket);
        1.0 / (1.0 + (-out).exp())
    }

    /// The loss of some positions and its slope.
    pub fn learn(&self, samples: &Samples, some: &[u32], scale: f32, share: f32) -> (f64, Self) {
        let mut slope = self.zeroed();
        let mut loss = 0.0;
        for &at in some {
            let at = at as usize;
            let (own, other, bucket) = samples.rows(at);
            let sums = [self.sums(own.clone()), self.sums(other.clone())];
            let guess = 1.0 / (1.0 + (-self.out(&sums, bucket)).exp());
            let error = guess - samples.goal(at, scale, share);
            loss += f64::from(error * error);
            let out = 2.0 * error * guess * (1.0 - guess);
            slope.biases[bucket] += out;
            for (half, rows) in [own, other].into_iter().enumerate() {
                let mut back = [0.0; WIDTH];
                let weights = &self.outputs[bucket][half];
                let slopes = &mut slope.outputs[bucket][half];
                for unit in 0..WIDTH {
                    let sum = sums[half][unit];
                    let on = sum.clamp(0.0, 1.0);
                    slopes[unit] += out * on * on;
                    let open = if sum > 0.0 && sum < 1.0 { 2.0 * on } else { 0.0 };
                    back[unit] = out * weights[unit] * open;
                    slope.bias[unit] += back[unit];
                }
                for row in rows {
                    match row.checked_sub(self.rows.len()) {
                        None => add(&mut slope.rows[row], &back),
                        Some(count) => add(&mut slope.counts[count], &back),
                    }
                }
            }
        }
        (loss, slope)
    }

    /// The same in whole numbers.
    pub fn rounded<B: Features>(&self, scale: f32) -> Net<WIDTH> {
        let whole = |weight: &f32, unit: i16| (weight * f32::from(unit)).round() as i16;
        let mut net = Net::blank::<B>(scale.round() as i32);
        net.bias = self.bias.map(|weight| whole(&weight, WHOLE));
        for (to, row) in net.rows.iter_mut().zip(&self.rows) {
            *to = row.map(|weight| whole(&weight, WHOLE));
        }
        for (to, row) in net.counts.iter_mut().zip(&self.counts) {
            *to = row.map(|weight| whole(&weight, WHOLE));
        }
        for ((to, [own, other]), bias) in
            net.outputs.iter_mut().zip(&self.outputs).zip(&self.biases)
        {
            *to = Output {
                own: own.map(|weight| whole(&weight, SHARP)),
                other: other.map(|weight| whole(&weight, SHARP)),
                bias: (bias * f32::from(WHOLE) * f32::from(SHARP)).round() as i32,
            };
        }
        net
    }
}

/// Adds numbers to others, as many as there are of both.
fn add(to: &mut [f32], numbers: &[f32]) {
    to.iter_mut().zip(numbers).for_each(|(to, number)| *to += number);
}

#[cfg(test)]
mod tests {
    use patt::ai::Searchable;
    use patt::games::starchess::Starchess;

    use super::*;

    type Board = <Starchess as Searchable>::Board;

    #[test]
    fn a_network_to_begin_with_says_what_it_said_whatever_units_there_are_besides() {
        let net = Model::<16>::drawn::<Board>(&mut Rng::new(1)).rounded::<Board>(100.0);
        let mut model = Model::<32>::drawn::<Board>(&mut Rng::new(2));
        model.begin(&net).expect("16 units fit into 32");
        let wide = model.rounded::<Board>(100.0);
        assert_eq!(wide.bias[..16], net.bias);
        for (wide, row) in wide.rows.iter().zip(&net.rows) {
            assert_eq!(wide[..16], row[..]);
            assert!(wide[16..].iter().any(|&weight| weight != 0), "other units can learn");
        }
        for (wide, output) in wide.outputs.iter().zip(&net.outputs) {
            for (wide, half) in [(&wide.own, &output.own), (&wide.other, &output.other)] {
                assert_eq!(wide[..16], half[..]);
                assert_eq!(wide[16..], [0; 16]);
            }
            assert_eq!(wide.bias, output.bias);
        }
        let narrow = &mut Model::<16>::blank::<Board>();
        assert_eq!(narrow.begin(&wide), Err("32 units do not fit into 16".to_owned()));
    }
}
