//! SVG to palette indices.

use std::sync::{Arc, LazyLock};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::fontdb::Source;
use resvg::usvg::{Options, Tree};

use super::mask::Mask;
use crate::render::look::colour::Rgb;
use crate::render::look::font;
use crate::render::look::palette::Palette;

/// The one raster of the program.
pub(crate) static RASTER: LazyLock<Raster> = LazyLock::new(Raster::new);

/// Draws SVG documents. It reads nothing but the fonts it carries.
pub(crate) struct Raster {
    options: Options<'static>,
}

impl Raster {
    fn new() -> Self {
        let mut options = Options { font_family: "Noto Sans".to_owned(), ..Options::default() };
        let fonts = options.fontdb_mut();
        for file in font::FILES {
            fonts.load_font_source(Source::Binary(Arc::new(file)));
        }
        Self { options }
    }

    /// The pixels of a document of our own making.
    pub fn pixels(&self, svg: &str, width: u32, height: u32) -> Pixmap {
        let tree = Tree::from_str(svg, &self.options).expect("our own drawings are well-formed");
        let mut pixmap = Pixmap::new(width, height).expect("pictures have an area");
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        pixmap
    }

    /// The colours of an opaque document.
    pub fn colours(&self, svg: &str, width: u32, height: u32) -> Vec<Rgb> {
        let pixmap = self.pixels(svg, width, height);
        let colour = |pixel: &PremultipliedColorU8| Rgb([pixel.red(), pixel.green(), pixel.blue()]);
        pixmap.pixels().iter().map(colour).collect()
    }

    /// The indices of an opaque document.
    pub fn indices(&self, svg: &str, width: u32, height: u32, palette: &Palette) -> Arc<[u8]> {
        let mut nearest = palette.finder();
        let colours = self.colours(svg, width, height);
        colours.into_iter().map(|colour| nearest.find(colour)).collect()
    }
}

impl Raster {
    /// A text of one line, shaped as its script wants it.
    pub(super) fn text(&self, text: &str, font: u32) -> Mask {
        // Strokes may reach out on all sides.
        let (left, baseline, height) = (font / 2, font * 5 / 4, font * 7 / 4);
        let body = format!(
            "<text x=\"{left}\" y=\"{baseline}\" font-family=\"Noto Sans\" font-weight=\"700\" \
             font-size=\"{font}\">{}</text>",
            font::escaped(text)
        );
        let tree = Tree::from_str(&document(WIDEST, height, &body), &self.options)
            .expect("our own drawings are well-formed");
        let wide = tree.root().bounding_box().width().ceil().clamp(0.0, WIDEST as f32) as u32;
        let mut pixmap = Pixmap::new(wide + 2 * left + 1, height).expect("pictures have an area");
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        Mask::of(&pixmap, (left as i32, baseline as i32), wide)
    }
}

/// The most pixels that a text is wide.
const WIDEST: u32 = 4_000;

/// A document of this size around `body`.
pub(crate) fn document(width: u32, height: u32, body: &str) -> String {
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\">{body}</svg>"
    )
}
