//! What a picture costs, beside drawing the same board as one SVG document, in one interleaved run:
//! a new picture must take at most a sixth of that processor time, a repeated one a fiftieth, and
//! no picture of 720 pixels more than 40 kB. A moving picture of 80 half-moves must take at most a
//! sixth of what its boards would take as SVG, less than a second, and less than 2 MB. Ends with
//! status 1 otherwise.

#[path = "../tests/render/views.rs"]
mod views;

use std::hint::black_box;
use std::process::ExitCode;
use std::time::Duration;

use cpu_time::ThreadTime;
use image::ImageEncoder as _;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use patt::render::{Painter, Picture, Scene, Size, Style, Theme};
use patt::rules::{Cell, Mark, View};

const BOARDS: [&str; 8] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
    "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R",
    "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1",
    "r2q1rk1/1bp1bppp/p1np1n2/1p2p3/4P3/1BP2N1P/PP1P1PP1/RNBQR1K1",
    "r1b1k2r/ppp2ppp/2n5/4P3/2Pq4/2P1B3/P4bPP/R2QKB1R",
    "rnbqk2r/pp2ppbp/2pp1np1/8/3PP3/2N1BP2/PPPQ2PP/R3KBNR",
    "2rq1rk1/pb2bppp/1pn1pn2/3p4/3P4/2NBPN2/PP2QPPP/R1BR2K1",
    "r4rk1/1bqnbppp/pp1ppn2/8/2PNP3/1PN1B3/P2QBPPP/2RR2K1",
];
const WARM: usize = 64;
const MEASURED: usize = 192;
const REPEATS: u32 = 200;

/// The `nth` of many different views: a board with a last move, a check, a chosen man and targets.
fn view(nth: usize) -> View {
    let mut view = views::squares(BOARDS[nth % BOARDS.len()]);
    let men = view.men.clone();
    let man = |step: usize| men[(nth / BOARDS.len() * step + nth) % men.len()].cell;
    let king = men.iter().find(|man| man.figure == patt::rules::Figure::King);
    view.marks.extend(king.map(|king| (king.cell, Mark::Check)));
    view.marks.push((man(3), Mark::LastMove));
    view.marks.push((man(7), Mark::Selected));
    view.marks.push((man(11), Mark::Capture));
    let empty = (0..64)
        .map(|n| Cell::new(n % 8, n / 8))
        .filter(|cell| men.iter().all(|man| man.cell != *cell));
    let targets = empty.skip(nth % 5).step_by(3).take(8);
    view.marks.extend(targets.map(|cell| (cell, Mark::Target)));
    view
}

fn whole(painter: &Painter, view: &View, style: Style) -> Vec<u8> {
    let svg = painter.svg(&Scene::from(view), &style).expect("a drawable view");
    let side = style.size.width();
    let pixels = painter.raster(&svg, side, side);
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Fast, FilterType::Adaptive)
        .write_image(&pixels, side, side, image::ExtendedColorType::Rgba8)
        .expect("writing to memory");
    file
}

fn timed<T>(work: impl FnOnce() -> T) -> (Duration, T) {
    let start = ThreadTime::now();
    let result = black_box(work());
    (start.elapsed(), result)
}

fn median<T: Ord + Copy>(values: &mut [T]) -> T {
    values.sort_unstable();
    values[values.len() / 2]
}

/// Measures one style; whether it keeps the bounds.
fn measure(style: Style) -> bool {
    let painter = Painter::new();
    let draw = |view: &View| -> Picture { painter.board(view, &style).expect("a drawable view") };
    let (first, _) = timed(|| draw(&views::busy()));
    let (mut svg, mut new, mut again) = (Vec::new(), Vec::new(), Vec::new());
    let (mut svg_bytes, mut bytes) = (Vec::new(), Vec::new());
    for nth in 0..WARM + MEASURED {
        let view = view(nth);
        let (new_time, picture) = timed(|| draw(&view));
        if nth < WARM {
            continue;
        }
        let (svg_time, file) = timed(|| whole(&painter, &view, style));
        let (repeated, ()) = timed(|| (0..REPEATS).for_each(|_| drop(black_box(draw(&view)))));
        svg.push(svg_time);
        new.push(new_time);
        again.push(repeated / REPEATS);
        svg_bytes.push(file.len());
        bytes.push(picture.png.len());
    }
    let most = bytes.iter().copied().max().unwrap_or(0);
    let [svg, new, again] = [&mut svg, &mut new, &mut again].map(|times| median(times));
    let share = |time: Duration| svg.as_secs_f64() / time.as_secs_f64();
    println!(
        "{:>8} {:>4} px | whole SVG {svg:>9.3?} {:>6} B | new {new:>9.3?} = 1/{:.1}, {:>5} B, most \
         {most:>5} B | repeated {again:>8.2?} = 1/{:.0} | first of all {first:.1?}",
        style.theme.key(),
        style.size.width(),
        median(&mut svg_bytes),
        share(new),
        median(&mut bytes),
        share(again),
    );
    share(new) >= 6.0 && share(again) >= 50.0 && (style.size == Size::Large || most <= 40_000)
}

/// Measures a moving picture of 80 half-moves; whether it keeps the bounds.
fn film(style: Style) -> bool {
    let views = views::game(80);
    let painter = Painter::new();
    let draw = || painter.film(&views, &style).expect("drawable views");
    let (first, film) = timed(draw);
    let mut again: Vec<_> = (0..5).map(|_| timed(draw).0).collect();
    let again = median(&mut again);
    let (svg, ()) =
        timed(|| views.iter().for_each(|view| drop(black_box(whole(&painter, view, style)))));
    let share = svg.as_secs_f64() / again.as_secs_f64();
    println!(
        "{:>8} {:>4} px | 81 whole SVGs {svg:>9.3?} | moving picture {again:>9.3?} = 1/{share:.1}, \
         {:>7} B | first of all {first:.1?}",
        style.theme.key(),
        style.size.width(),
        film.gif.len(),
    );
    share >= 6.0 && first < Duration::from_secs(1) && film.gif.len() < 2_000_000
}

fn main() -> ExitCode {
    let mut kept = true;
    for theme in Theme::ALL {
        kept &= film(Style { theme, ..Style::default() });
    }
    for size in Size::ALL {
        for theme in Theme::ALL {
            kept &= measure(Style { theme, size, ..Style::default() });
        }
    }
    if kept {
        ExitCode::SUCCESS
    } else {
        eprintln!(
            "a bound is broken: new 1/6, repeated 1/50, 40 kB at 720 px; moving picture 1/6, 1 s, 2 MB"
        );
        ExitCode::FAILURE
    }
}
