//! What the features of every game have to hold.

use super::Features;
use crate::ai::Searchable;
use crate::rules::Rng;

/// Both perspectives of a game's board.
pub(crate) fn perspectives<G>(game: &G) -> [<G::Board as Features>::Perspective; 2]
where
    G: Searchable<Board: Features>,
{
    let mut perspectives = [G::Board::BLANK; 2];
    game.board().features(&mut perspectives);
    perspectives
}

/// Games at random stay within the codes, the buckets, and the weights that a sum can hold.
pub(crate) fn games_stay_within_the_codes<G: Searchable<Board: Features>>() {
    let mut rng = Rng::new(2);
    for _ in 0..20 {
        let mut game = G::new(&G::Options::default(), 2, &mut rng).expect("the usual options");
        while let Some(seat) = game.status().acting().only() {
            for perspective in perspectives(&game) {
                let codes = perspective.as_ref().iter().filter(|code| **code != 0);
                assert!(codes.clone().all(|&code| usize::from(code) <= G::Board::CODES));
                let heaviest = (codes.count() + 1) * usize::from(G::Board::HEAVIEST.unsigned_abs());
                assert!(i16::try_from(heaviest).is_ok(), "{heaviest}");
            }
            assert!(game.board().bucket() < G::Board::BUCKETS);
            game.apply(seat, rng.pick(&game.moves(seat)).expect("somebody is to move"));
        }
    }
}

/// Where sides are exchanged, so are perspectives.
pub(crate) fn sides_see_alike<G: Searchable<Board: Features>>(one: &str, other: &str) {
    let seen = |text: &str| {
        let game = G::from_text(&mut G::Options::default(), text).expect("a position");
        perspectives(&game).map(|perspective| perspective.as_ref().to_vec())
    };
    let [first, second] = seen(one);
    assert_ne!(first, second, "{one}");
    assert_eq!(seen(other), [second, first], "{other}");
}
