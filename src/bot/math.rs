//! The few functions that a search needs beyond the four operations, made of
//! those alone: every machine then rounds alike, and a bot plays the same move
//! everywhere. What the platforms offer under the same names differs in the last
//! bits.

/// e to the power of `x`, to about a millionth; beyond ±80 as if it were ±80.
pub fn exp(x: f32) -> f32 {
    const LN_2_HIGH: f32 = 0.693_359_4;
    const LN_2_LOW: f32 = -2.121_944_4e-4;
    let x = x.clamp(-80.0, 80.0);
    // The nearest whole number of halvings or doublings; positive before it is cut.
    let powers = (x * std::f32::consts::LOG2_E + 128.5) as i32 - 128;
    let rest = x - powers as f32 * LN_2_HIGH - powers as f32 * LN_2_LOW;
    // The series of the exponential function, which is short this near to 0.
    let series = 1.0
        + rest * (1.0 + rest * (0.5 + rest * (1.0 / 6.0 + rest * (1.0 / 24.0 + rest * (1.0 / 120.0 + rest / 720.0)))));
    series * f32::from_bits(((powers + 127) as u32) << 23)
}

/// From any number to a chance: 0 gives a half.
pub fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + exp(-x))
}

/// The number whose [`sigmoid`] is this chance, which lies strictly between 0
/// and 1; to about a ten-thousandth.
pub fn logit(chance: f32) -> f32 {
    // Newton's method on the sigmoid; it has long converged after so many steps.
    let mut x = 0.0_f32;
    for _ in 0..24 {
        let at = sigmoid(x);
        x += ((chance - at) / (at * (1.0 - at)).max(1e-6)).clamp(-1.0, 1.0);
    }
    x
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_exponential_function_is_right_to_a_millionth() {
        for step in -8_000..8_000 {
            let x = step as f32 / 100.0;
            let exact = f64::from(x).exp();
            assert!((f64::from(exp(x)) / exact - 1.0).abs() < 2e-6, "{x}");
        }
    }

    #[test]
    fn logit_and_sigmoid_undo_each_other() {
        for step in -80..=80 {
            let x = step as f32 / 10.0;
            assert!((logit(sigmoid(x)) - x).abs() < 0.02, "{x} became {}", logit(sigmoid(x)));
        }
    }
}
