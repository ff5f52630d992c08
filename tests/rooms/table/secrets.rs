//! Hidden games: what nobody is told, and what each saw.

use patt::rules::{Notation, Offer, Rng, Seat, SeatSet, Viewer};
use patt::table::{Against, By, ClockTerms, Intent, Pace, Phase, Refused, Span, TableTerms};

use super::{ACCEPT, ADA, BEA, Played, bea, offer, play, terms};
use crate::games;

#[test]
fn a_hidden_game_tells_nobody_that_he_has_moved() {
    let clock = ClockTerms::Period { length: Span::DAY, pace: Pace::AtEnd };
    let terms = TableTerms { game: "veil".into(), clock, ..terms(bea()) };
    let mut table = Played::with(&games::VEIL, terms);
    table.does(BEA, &ACCEPT);
    let first = SeatSet::one(Seat::FIRST);
    while table.0.game().status().acting() == first {
        let choices = table.0.seen(Viewer::Seat(Seat::FIRST)).choices(Notation(0));
        table.does(ADA, &play(&choices[0].text));
    }
    assert_eq!(table.0.turn(), first, "the period runs on for all to see");
    assert_eq!(table.0.mover(ADA, None), Err(Refused::PeriodRuns));
    assert_eq!(table.0.mover(BEA, None), Err(Refused::NotYourTurn { whose: first }));
    assert!(table.0.heard().iter().all(|heard| !heard.notice.to.reaches(Seat::SECOND)));
    table.by(By::Clock, &Intent::HandOver);
    assert_eq!(table.0.turn(), SeatSet::one(Seat::SECOND));
    assert!(matches!(table.tries(By::Clock, &Intent::HandOver), Err(Refused::Rules(_))));
    table.check(BEA, &offer(Offer::Takeback), &Refused::NoTakebacks);
}

#[test]
fn looking_back_on_a_secret_game_shows_each_what_he_saw() {
    for seed in 0..20 {
        let mut rng = Rng::new(seed);
        // Handed over at the end of the period, so that each change is seen by itself.
        let clock = ClockTerms::Period { length: Span::DAY, pace: Pace::AtEnd };
        let terms = TableTerms { game: "veil".into(), clock, ..terms(Against::Alone) };
        let mut table = Played::with(&games::VEIL, terms);
        let viewers = [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Public];
        // What each saw while it happened, and when it changed.
        let mut seen = viewers.map(|viewer| vec![table.0.seen(viewer).view()]);
        while table.0.record().phase == Phase::Playing {
            let before = viewers.map(|viewer| table.0.replay(viewer).unwrap().last());
            let acting = table.0.game().status().acting().iter().next();
            let decided = if let Some(seat) = acting {
                let choices = table.0.seen(Viewer::Seat(seat)).choices(Notation::CANONICAL);
                let text = rng.pick(&choices).unwrap().text.clone();
                table.does(ADA, &play(&text))
            } else {
                table.by(By::Host, &Intent::HandOver)
            };
            if decided.ends() {
                break;
            }
            for ((viewer, seen), before) in viewers.into_iter().zip(&mut seen).zip(before) {
                let view = table.0.seen(viewer).view();
                let reel = table.0.replay(viewer).unwrap();
                assert_eq!(reel.at(reel.last()).unwrap().view(), view, "the last moment is now");
                if acting.is_some() && viewer.seat() != acting {
                    assert_eq!(reel.last(), before, "a try shows nobody else a step");
                }
                if seen.last() != Some(&view) {
                    seen.push(view);
                }
                let frames = reel.frames(Notation::CANONICAL).unwrap();
                let mut views: Vec<_> = frames.into_iter().map(|frame| frame.view).collect();
                views.dedup();
                assert_eq!(&views, seen, "just what he saw, in that order");
            }
        }
        let all = table.0.replay(Viewer::Everything).unwrap();
        assert_eq!(all.last(), table.0.live_entries().count());
    }
}
