//! What loose tiles need of a palette.

use crate::render::boards::plane::colours as loose;
use crate::render::cells::tile::DIMMED;
use crate::render::look::{colour::Rgb, common};
use crate::rules::Side;

/// The colours of areas, which must come out exactly.
pub(super) fn flat() -> Vec<Rgb> {
    let mut flat = vec![
        loose::TABLE,
        loose::FRAME,
        loose::LINE,
        loose::LABEL,
        loose::CARD,
        loose::BANDED,
        loose::GOLD,
        loose::CHOICE,
        loose::CHOICE_RIM,
        loose::BURST,
        loose::BURST_EDGE,
        loose::CHECKED,
        common::THREAT_LINE,
        common::FLAG,
        common::FLAG_EDGE,
        common::FLAG_SIGN,
        common::BADGE,
        common::CROSS,
        Rgb::WHITE,
    ];
    let dyes = Side::ALL.map(loose::dye);
    flat.extend(dyes.iter().flat_map(|dye| [dye.face, dye.edge, dye.hatch, dye.man]));
    let dimmed = |colour: Rgb| colour.mix(loose::FRAME, DIMMED);
    flat.extend([loose::TABLE, loose::LINE].map(dimmed));
    flat.extend(dyes.iter().flat_map(|dye| [dye.face, dye.edge, dye.man].map(dimmed)));
    flat
}

/// Pairs of colours that meet, with how many steps to keep between them.
pub(super) fn ramps() -> Vec<(Rgb, Rgb, u8)> {
    let dimmed = |colour: Rgb| colour.mix(loose::FRAME, DIMMED);
    let mut ramps = vec![(loose::LABEL, loose::FRAME, 5), (loose::LABEL, loose::CARD, 4)];
    for dye in Side::ALL.map(loose::dye) {
        ramps.extend([
            (dye.man, dye.face, 9),
            (dye.edge, dye.face, 4),
            (dye.edge, loose::TABLE, 4),
            (dye.hatch, dye.face, 4),
            (loose::CHOICE_RIM, dye.face, 3),
            (loose::GOLD, dye.face, 3),
            (loose::GOLD, dye.edge, 2),
            (loose::CHOICE, dye.face, 3),
            (loose::CHOICE, dye.edge, 3),
            (loose::CHOICE_RIM, dye.man, 3),
            (loose::CHOICE, dye.man, 3),
            (loose::BURST_EDGE, dye.face, 3),
            (dimmed(dye.man), dimmed(dye.face), 2),
        ]);
    }
    ramps.extend([
        (loose::BURST, loose::BURST_EDGE, 5),
        (loose::CHECKED, loose::BURST, 8),
        (loose::CHOICE, loose::TABLE, 5),
        (loose::CHOICE, loose::BANDED, 3),
        (loose::CHOICE, loose::CHOICE_RIM, 4),
        (loose::CHOICE_RIM, loose::TABLE, 2),
        (loose::GOLD, loose::TABLE, 4),
        (loose::CHOICE, loose::CARD, 2),
        (common::CHECK_LINE, Rgb::WHITE, 3),
        (common::THREAT_LINE, Rgb::WHITE, 3),
        (Rgb::WHITE, loose::TABLE, 4),
        (common::FLAG, common::FLAG_EDGE, 2),
        (common::BADGE, Rgb::WHITE, 2),
        (common::CROSS, Rgb::WHITE, 2),
    ]);
    ramps
}
