//! Moving pictures, looked at by program.

use image::AnimationDecoder as _;
use image::codecs::gif::GifDecoder;
use patt::render::{Painter, Style, Theme};
use patt::rules::Seat;

use super::{look, themed, views};

#[test]
fn a_moving_picture_shows_just_the_boards() {
    let painter = Painter::new();
    for (theme, below) in [(Theme::default(), Seat::FIRST), (Theme::Slate, Seat::SECOND)] {
        let style = Style { below, ..themed(theme) };
        let views = views::game(80);
        let film = painter.film(&views, &style).expect("drawable views");
        assert_eq!(film, painter.film(&views, &style).expect("drawable views"), "the same bytes");
        assert!(film.gif.len() < 2_000_000, "{} bytes", film.gif.len());
        let frames = GifDecoder::new(std::io::Cursor::new(&film.gif)).expect("a GIF file");
        let frames = frames.into_frames().collect_frames().expect("sound frames");
        assert_eq!(frames.len(), 81);
        let stands = |nth: usize| frames[nth].delay().numer_denom_ms().0;
        // A minute for all of them, and a little longer for the first and the last.
        assert_eq!([stands(0), stands(1), stands(80)], [1_500, 740, 3_000]);
        for (view, frame) in views.iter().zip(&frames) {
            let board = look(&painter.board(view, &style).expect("a drawable view"));
            let shown = image::DynamicImage::ImageRgba8(frame.buffer().clone()).into_rgb8();
            assert!(shown == board, "a frame differs from its board");
        }
        if let Ok(folder) = std::env::var("PATT_LOOK") {
            std::fs::write(format!("{folder}/{}.gif", theme.key()), &film.gif).unwrap();
        }
    }
}

#[test]
fn positions_that_stay_the_same_make_no_frame() {
    let views = views::game(1);
    let still = [views[0].clone(), views[0].clone(), views[1].clone(), views[1].clone()];
    let film = Painter::new().film(&still, &Style::default()).expect("drawable views");
    let frames = GifDecoder::new(std::io::Cursor::new(&film.gif)).expect("a GIF file");
    let frames = frames.into_frames().collect_frames().expect("sound frames");
    let stands: Vec<_> = frames.iter().map(|frame| frame.delay().numer_denom_ms().0).collect();
    assert_eq!(stands, [2_500, 4_000]);
    assert!(Painter::new().film(&[], &Style::default()).is_err());
}
