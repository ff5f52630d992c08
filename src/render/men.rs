//! The men as SVG: the drawings of `assets/pieces`, dyed for a side.

use std::fmt::Write;

use super::theme::{Theme, army};
use crate::rules::{Figure, Side};

/// The ink the drawings are written in; lines in it take the army's colour.
const INK: &str = "#2B2623";

/// The drawing of a figure: a form, which is a union of closed shapes, and lines on it.
struct Drawing {
    form: &'static str,
    lines: &'static str,
}

fn drawing(figure: Figure) -> Option<Drawing> {
    let file = match figure {
        Figure::King => include_str!("../../assets/pieces/staunton/king.svg"),
        Figure::Queen => include_str!("../../assets/pieces/staunton/queen.svg"),
        Figure::Rook => include_str!("../../assets/pieces/staunton/rook.svg"),
        Figure::Bishop => include_str!("../../assets/pieces/staunton/bishop.svg"),
        Figure::Knight => include_str!("../../assets/pieces/staunton/knight.svg"),
        Figure::Pawn => include_str!("../../assets/pieces/staunton/pawn.svg"),
        Figure::Advisor | Figure::Elephant | Figure::Cannon => return None,
    };
    Some(Drawing { form: group(file, "form")?, lines: group(file, "lines")? })
}

/// What stands inside the group with this id. Our drawings nest no groups.
fn group(file: &'static str, id: &str) -> Option<&'static str> {
    let (_, rest) = file.split_once(&format!("<g id=\"{id}\""))?;
    let (_, rest) = rest.split_once('>')?;
    rest.split_once("</g>").map(|(inside, _)| inside)
}

/// Whether there is a drawing of `figure`.
pub(super) fn drawn(figure: Figure) -> bool {
    drawing(figure).is_some()
}

/// The definition that men of `side` refer to, once a document.
pub(super) fn definition(side: Side) -> String {
    let (key, army) = (side.key(), army(side));
    format!(
        "<linearGradient id=\"{key}\" gradientUnits=\"userSpaceOnUse\" x1=\"25\" x2=\"80\" \
         y1=\"0\" y2=\"0\"><stop offset=\"0.25\" stop-color=\"{}\"/><stop offset=\"1\" \
         stop-color=\"{}\"/></linearGradient>",
        army.bright, army.deep
    )
}

/// A man in a box of 100 by 100. A figure without a drawing leaves the box empty.
pub(super) fn man(figure: Figure, side: Side, theme: Theme) -> String {
    let Some(Drawing { form, lines }) = drawing(figure) else { return String::new() };
    let (key, army) = (side.key(), army(side));
    let mut svg = String::from("<g stroke-linejoin=\"round\">");
    if let Some(halo) = theme.colours().halo.filter(|_| side == Side::Black) {
        let _ = write!(svg, "<g fill=\"{halo}\" stroke=\"{halo}\" stroke-width=\"8.8\">{form}</g>");
    }
    let ink = army.ink;
    // The outline lies wholly outside the body, as the body is painted over its inner half.
    let _ = write!(svg, "<g fill=\"{ink}\" stroke=\"{ink}\" stroke-width=\"6\">{form}</g>");
    let _ = write!(svg, "<g fill=\"url(#{key})\">{form}</g>");
    let line = army.line.to_string();
    let lines = lines.replace(INK, &line);
    let _ = write!(
        svg,
        "<g fill=\"none\" stroke=\"{line}\" stroke-width=\"2.4\" stroke-linecap=\"round\">{lines}</g></g>"
    );
    svg
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_man_of_chess_has_a_form_and_lines() {
        for figure in &Figure::ALL[..6] {
            let drawing = drawing(*figure).expect("a drawing with both groups");
            assert!(drawing.form.contains("<path"), "{figure:?}");
            assert!(drawing.lines.contains("79.2"), "{figure:?} stands on the common base");
            assert!(!drawing.form.contains("<g") && !drawing.lines.contains("<g"), "{figure:?}");
        }
    }
}
