//! A net while it learns: the same as [`Net`], with weights of full precision and
//! gradient descent (Adam, Kingma and Ba 2015).

use std::thread;

use crate::bot::{Features, HIDDEN, Net, exp};
use crate::rules::Rng;

/// A position, as somebody sees it, and what came of it.
#[derive(Clone)]
pub struct Lesson {
    /// The features that are not 0.
    features: Vec<(u16, i8)>,
    /// What that seat got, or may expect, from 0 to 1.
    target: f32,
}

impl Lesson {
    /// Something to learn.
    pub fn new(features: &Features, target: f32) -> Lesson {
        Lesson { features: features.iter().map(|(place, value)| (place as u16, value as i8)).collect(), target }
    }
}

/// What gradient descent works on: as many numbers as the net has.
#[derive(Clone)]
struct Numbers {
    weights: Vec<[f32; HIDDEN]>,
    output: [f32; HIDDEN],
    bias: f32,
}

impl Numbers {
    fn zero(inputs: usize) -> Numbers {
        Numbers { weights: vec![[0.0; HIDDEN]; inputs], output: [0.0; HIDDEN], bias: 0.0 }
    }

    fn iter_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.weights.iter_mut().flatten().chain(&mut self.output).chain([&mut self.bias])
    }

    fn iter(&self) -> impl Iterator<Item = &f32> {
        self.weights.iter().flatten().chain(&self.output).chain([&self.bias])
    }
}

/// A net that learns.
#[derive(Clone)]
pub struct Student {
    numbers: Numbers,
    /// The mean of the numbers over the last steps, which is better than any of
    /// them (Polyak and Juditsky 1992).
    mean: Numbers,
    momentum: Numbers,
    spread: Numbers,
    steps: i32,
}

/// Over so many steps the mean of the numbers is taken.
const STEPS_OF_A_MEAN: f32 = 400.0;

const UNIT: f32 = 1.0 / Features::ONE as f32;

impl Student {
    /// One that knows nothing.
    pub fn new(inputs: usize, rng: &mut Rng) -> Student {
        let mut noise = |size: f32| ((rng.bits() >> 40) as f32 / (1 << 23) as f32 - 1.0) * size;
        let mut numbers = Numbers::zero(inputs);
        for weight in numbers.weights.iter_mut().flatten() {
            *weight = noise(0.15);
        }
        for weight in &mut numbers.output {
            *weight = noise(0.3);
        }
        let mean = numbers.clone();
        Student { numbers, mean, momentum: Numbers::zero(inputs), spread: Numbers::zero(inputs), steps: 0 }
    }

    /// Learns from lessons at once, in steps of this size. Returns the mean
    /// cross-entropy before the step.
    pub fn learn(&mut self, lessons: &[&Lesson], rate: f32) -> f32 {
        // Always two halves, whatever the machine: sums depend on their order.
        let (first, second) = lessons.split_at(lessons.len() / 2);
        let ((one, loss_one), (other, loss_other)) = thread::scope(|scope| {
            let other = scope.spawn(|| self.gradient(second));
            (self.gradient(first), other.join().expect("no thread panics"))
        });
        self.steps += 1;
        let scale = 1.0 / lessons.len() as f32;
        let (fade, long_fade) = (0.9_f32, 0.999_f32);
        let fresh = 1.0 - fade.powi(self.steps);
        let long_fresh = 1.0 - long_fade.powi(self.steps);
        let gradients = one.iter().zip(other.iter()).map(|(one, other)| (one + other) * scale);
        let state = self.momentum.iter_mut().zip(self.spread.iter_mut());
        for ((number, (momentum, spread)), gradient) in self.numbers.iter_mut().zip(state).zip(gradients) {
            *momentum = fade * *momentum + (1.0 - fade) * gradient;
            *spread = long_fade * *spread + (1.0 - long_fade) * gradient * gradient;
            *number -= rate * (*momentum / fresh) / ((*spread / long_fresh).sqrt() + 1e-8);
        }
        // Early on the mean must not remember the beginning for too long.
        let share = (1.0 / (1.0 + self.steps as f32 / 4.0)).max(1.0 / STEPS_OF_A_MEAN);
        for (mean, number) in self.mean.iter_mut().zip(self.numbers.iter()) {
            *mean += share * (number - *mean);
        }
        (loss_one + loss_other) * scale
    }

    fn gradient(&self, lessons: &[&Lesson]) -> (Numbers, f32) {
        let mut gradient = Numbers::zero(self.numbers.weights.len());
        let mut loss = 0.0;
        for lesson in lessons {
            let mut sums = [0.0_f32; HIDDEN];
            for &(place, value) in &lesson.features {
                let value = f32::from(value) * UNIT;
                for (sum, weight) in sums.iter_mut().zip(&self.numbers.weights[usize::from(place)]) {
                    *sum += value * weight;
                }
            }
            let mut log_odds = self.numbers.bias;
            for (sum, weight) in sums.iter().zip(&self.numbers.output) {
                log_odds += sum.max(0.0) * weight;
            }
            let chance = 1.0 / (1.0 + exp(-log_odds));
            let sure = chance.clamp(1e-6, 1.0 - 1e-6);
            loss -= lesson.target * sure.ln() + (1.0 - lesson.target) * (1.0 - sure).ln();
            let error = chance - lesson.target;
            gradient.bias += error;
            let mut back = [0.0_f32; HIDDEN];
            for unit in 0..HIDDEN {
                gradient.output[unit] += error * sums[unit].max(0.0);
                back[unit] = if 0.0 < sums[unit] { error * self.numbers.output[unit] } else { 0.0 };
            }
            for &(place, value) in &lesson.features {
                let value = f32::from(value) * UNIT;
                for (weight, back) in gradient.weights[usize::from(place)].iter_mut().zip(&back) {
                    *weight += value * back;
                }
            }
        }
        (gradient, loss)
    }

    /// The net as it is now.
    pub fn net(&self) -> Net {
        rounded(&self.numbers)
    }

    /// The net as it was on average of late, which is steadier.
    pub fn mean_net(&self) -> Net {
        rounded(&self.mean)
    }
}

/// The net as it plays: every unit's weights are rounded to a byte, and what a
/// byte stands for is moved to the unit's output.
fn rounded(numbers: &Numbers) -> Net {
    let largest: [f32; HIDDEN] =
        std::array::from_fn(|unit| numbers.weights.iter().map(|row| row[unit].abs()).fold(1e-6, f32::max));
    let rows: Vec<[i8; HIDDEN]> = numbers
        .weights
        .iter()
        .map(|row| std::array::from_fn(|unit| (row[unit] / largest[unit] * 127.0).round() as i8))
        .collect();
    let output = std::array::from_fn(|unit| numbers.output[unit] * largest[unit] / 127.0 * UNIT);
    Net::new(&rows, output, numbers.bias)
}
