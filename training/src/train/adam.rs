//! Adam with decay of weights (Loshchilov and Hutter 2019).

use super::model::Model;

const FIRST: f32 = 0.9;
const SECOND: f32 = 0.999;

/// What Adam remembers.
pub struct Adam<const WIDTH: usize> {
    first: Model<WIDTH>,
    second: Model<WIDTH>,
    steps: i32,
    decay: f32,
}

impl<const WIDTH: usize> Adam<WIDTH> {
    /// Nothing yet. Weights decay by this part of the rate a step.
    pub fn new(model: &Model<WIDTH>, decay: f32) -> Self {
        let blank = model.zeroed();
        Self { first: blank.clone(), second: blank, steps: 0, decay }
    }

    /// Moves a model down a slope that is a sum over so many positions.
    pub fn step(&mut self, model: &mut Model<WIDTH>, slope: &Model<WIDTH>, rate: f32, of: usize) {
        self.steps += 1;
        let part = 1.0 / of as f32;
        let (one, two) = (1.0 - FIRST.powi(self.steps), 1.0 - SECOND.powi(self.steps));
        let change = |weight: &mut f32, slope: f32, a: &mut f32, b: &mut f32, most: f32| {
            let slope = slope * part;
            *a = FIRST * *a + (1.0 - FIRST) * slope;
            *b = SECOND * *b + (1.0 - SECOND) * slope * slope;
            let down = (*a / one) / ((*b / two).sqrt() + 1e-8) + self.decay * *weight;
            *weight = (*weight - rate * down).clamp(-most, most);
        };
        model.moved(slope, &mut self.first, &mut self.second, &change);
    }
}
