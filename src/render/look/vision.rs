//! How eyes tell colours apart, for the tests.

use super::colour::Rgb;

/// Eyes to look with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Eyes {
    Usual,
    Protan,
    Deutan,
    Tritan,
    Grey,
}

impl Eyes {
    pub const COLOURED: [Self; 4] = [Self::Usual, Self::Protan, Self::Deutan, Self::Tritan];

    /// What these eyes make of linear light (Machado, Oliveira and Fernandes 2009, full strength).
    fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Self::Usual => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Self::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Self::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Self::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
            Self::Grey => [[0.2126, 0.7152, 0.0722]; 3],
        }
    }

    fn see(self, colour: Rgb) -> [f64; 3] {
        let light = linear(colour);
        self.matrix().map(|row| {
            let sum: f64 = row.iter().zip(light).map(|(weight, light)| weight * light).sum();
            sum.clamp(0.0, 1.0)
        })
    }
}

fn linear(colour: Rgb) -> [f64; 3] {
    colour.0.map(|channel| {
        let value = f64::from(channel) / 255.0;
        if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    })
}

/// The contrast of two colours as web guidelines reckon it, 1 to 21.
pub(crate) fn contrast(a: Rgb, b: Rgb) -> f64 {
    let luminance = |colour| {
        let [red, green, blue] = linear(colour);
        0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05
    };
    let (a, b) = (luminance(a), luminance(b));
    a.max(b) / a.min(b)
}

fn lab(light: [f64; 3]) -> [f64; 3] {
    let [r, g, b] = light;
    let xyz = [
        (0.412_456 * r + 0.357_576 * g + 0.180_438 * b) / 0.950_47,
        0.212_673 * r + 0.715_152 * g + 0.072_175 * b,
        (0.019_334 * r + 0.119_192 * g + 0.950_304 * b) / 1.088_83,
    ];
    let [x, y, z] =
        xyz.map(
            |value: f64| {
                if value > 0.008_856 { value.cbrt() } else { 7.787 * value + 16.0 / 116.0 }
            },
        );
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The distance of two colours (CIEDE2000) to these eyes.
pub(crate) fn apart(a: Rgb, b: Rgb, eyes: Eyes) -> f64 {
    let ([l1, a1, b1], [l2, a2, b2]) = (lab(eyes.see(a)), lab(eyes.see(b)));
    let chroma = f64::midpoint(a1.hypot(b1), a2.hypot(b2)).powi(7);
    let stretch = 1.0 + 0.5 * (1.0 - (chroma / (chroma + 25f64.powi(7))).sqrt());
    let (a1, a2) = (a1 * stretch, a2 * stretch);
    let (c1, c2) = (a1.hypot(b1), a2.hypot(b2));
    let hue = |a: f64, b: f64| b.atan2(a).to_degrees().rem_euclid(360.0);
    let (h1, h2) = (hue(a1, b1), hue(a2, b2));
    let grey = c1 * c2 < 1e-12;
    let mut turn = if grey { 0.0 } else { h2 - h1 };
    if turn > 180.0 {
        turn -= 360.0;
    } else if turn < -180.0 {
        turn += 360.0;
    }
    let dh = 2.0 * (c1 * c2).sqrt() * (turn / 2.0).to_radians().sin();
    let (l, c) = (f64::midpoint(l1, l2), f64::midpoint(c1, c2));
    let h = if grey {
        h1 + h2
    } else if (h1 - h2).abs() <= 180.0 {
        f64::midpoint(h1, h2)
    } else {
        (f64::midpoint(h1, h2) + 180.0).rem_euclid(360.0)
    };
    let cos = |degrees: f64| degrees.to_radians().cos();
    let t = 1.0 - 0.17 * cos(h - 30.0) + 0.24 * cos(2.0 * h) + 0.32 * cos(3.0 * h + 6.0)
        - 0.2 * cos(4.0 * h - 63.0);
    let sl = 1.0 + 0.015 * (l - 50.0).powi(2) / (20.0 + (l - 50.0).powi(2)).sqrt();
    let (sc, sh) = (1.0 + 0.045 * c, 1.0 + 0.015 * c * t);
    let turn = 30.0 * (-((h - 275.0) / 25.0).powi(2)).exp();
    let rc = 2.0 * (c.powi(7) / (c.powi(7) + 25f64.powi(7))).sqrt();
    let rt = -(2.0 * turn).to_radians().sin() * rc;
    let (dl, dc, dh) = ((l2 - l1) / sl, (c2 - c1) / sc, dh / sh);
    (dl * dl + dc * dc + dh * dh + rt * dc * dh).max(0.0).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::look::theme::Theme;

    #[track_caller]
    fn check(a: Rgb, b: Rgb, expect: [f64; 5]) {
        let eyes = [Eyes::Usual, Eyes::Protan, Eyes::Deutan, Eyes::Tritan, Eyes::Grey];
        for (eyes, expect) in eyes.into_iter().zip(expect) {
            let apart = apart(a, b, eyes);
            assert!((apart - expect).abs() < 1.0, "{a} {b} {eyes:?}: {apart:.1} not {expect}");
        }
    }

    /// The figures the design was made with, reckoned by other means.
    #[test]
    fn distances_agree_with_the_design() {
        let looks = [Theme::Linden, Theme::Slate, Theme::Contrast];
        let [linden, slate, contrast] = looks.map(Theme::colours);
        check(linden.selected[1], linden.square[1], [34.0, 35.0, 38.0, 42.0, 2.0]);
        check(linden.last[1], linden.square[1], [14.0, 13.0, 11.0, 6.0, 5.0]);
        check(slate.check, slate.square[1], [37.0, 29.0, 39.0, 41.0, 10.0]);
        check(contrast.last[1], contrast.selected[1], [38.0, 18.0, 25.0, 50.0, 7.0]);
    }
}
