//! What the features of every game have to hold.

use super::{Counts, Features};
use crate::ai::Searchable;
use crate::rules::Rng;

/// Both perspectives of a game's board, and what is counted for each.
pub(crate) fn perspectives<G>(game: &G) -> ([<G::Board as Features>::Perspective; 2], [Counts; 2])
where
    G: Searchable<Board: Features>,
{
    let (mut perspectives, mut counts) = ([G::Board::BLANK; 2], [Counts::NONE; 2]);
    game.board().features(&mut perspectives, &mut counts);
    (perspectives, counts)
}

/// Games at random stay within the codes, the buckets, and the weights that a sum can hold.
pub(crate) fn games_stay_within_the_codes<G: Searchable<Board: Features>>() {
    let mut rng = Rng::new(2);
    for _ in 0..20 {
        let mut game = G::new(&G::Options::default(), 2, &mut rng).expect("the usual options");
        while let Some(seat) = game.status().acting().only() {
            board_stays_within_the_codes(&game);
            game.apply(seat, rng.pick(&game.moves(seat)).expect("somebody is to move"));
        }
    }
}

/// One board does.
pub(crate) fn board_stays_within_the_codes<G: Searchable<Board: Features>>(game: &G) {
    let (perspectives, counts) = perspectives(game);
    for (perspective, counts) in perspectives.iter().zip(&counts) {
        assert!(counts.rows().iter().all(|&row| usize::from(row) < G::Board::COUNTS));
        let codes = perspective.as_ref().iter().filter(|code| **code != 0);
        assert!(codes.clone().all(|&code| usize::from(code) <= G::Board::CODES));
        let told = codes.count() + counts.rows().len() + 1;
        let heaviest = told * usize::from(G::Board::HEAVIEST.unsigned_abs());
        assert!(i16::try_from(heaviest).is_ok(), "{heaviest}");
    }
    assert!(game.board().bucket() < G::Board::BUCKETS);
}

/// Where sides are exchanged, so are perspectives.
pub(crate) fn sides_see_alike<G: Searchable<Board: Features>>(one: &str, other: &str) {
    let seen = |text: &str| {
        let game = G::from_text(&mut G::Options::default(), text).expect("a position");
        let (perspectives, counts) = perspectives(&game);
        let seen = perspectives.iter().zip(&counts);
        seen.map(|(perspective, counts)| {
            let mut counted = counts.rows().to_vec();
            counted.sort_unstable();
            (perspective.as_ref().to_vec(), counted)
        })
        .collect::<Vec<_>>()
    };
    let mut exchanged = seen(one);
    assert_ne!(exchanged[0], exchanged[1], "{one}");
    exchanged.reverse();
    assert_eq!(seen(other), exchanged, "{other}");
}
