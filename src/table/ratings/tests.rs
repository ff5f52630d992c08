use super::*;

const DAY: i64 = 86_400_000;

fn at(value: f64, deviation: f64) -> Rating {
    Rating { value, deviation, games: 20, at: Time(0), ..Rating::NEW }
}

fn check(players: &[Rating], places: &[u8], expect: &[(i32, i32)]) {
    let after = rate(players, places, Time(0));
    let shown: Vec<_> =
        after.iter().map(|new| (new.shown(), new.deviation.round() as i32)).collect();
    assert_eq!(shown, expect);
}

#[test]
fn games_for_two_change_both() {
    check(&[Rating::NEW, Rating::NEW], &[1, 2], &[(1662, 290), (1338, 290)]);
    check(&[Rating::NEW, Rating::NEW], &[1, 1], &[(1500, 290), (1500, 290)]);
    check(&[at(1700.0, 50.0), at(1500.0, 50.0)], &[1, 2], &[(1704, 51), (1496, 51)]);
    check(&[at(1700.0, 50.0), at(1500.0, 50.0)], &[2, 1], &[(1689, 51), (1511, 51)]);
}

#[test]
fn glickmans_own_example() {
    // The example of the paper, with its tau of 0.5: ours differs in the fourth digit only.
    let others = [at(1400.0, 30.0), at(1550.0, 100.0), at(1700.0, 300.0)];
    let me = Rating { deviation: 200.0, ..at(1500.0, 200.0) };
    let after = rate(&[me, others[0], others[1], others[2]], &[2, 3, 1, 1], Time(0));
    assert_eq!((after[0].shown(), after[0].deviation.round() as i32), (1464, 152));
}

#[test]
fn places_decide_among_many() {
    let after = rate(&[Rating::NEW; 4], &[1, 2, 2, 4], Time(0));
    assert!(after[0].value > after[1].value);
    assert_eq!(after[1].shown(), after[2].shown());
    assert!(after[2].value > after[3].value);
    assert!(after.iter().all(|new| new.games == 1));
}

#[test]
fn nothing_leaves_its_bounds() {
    let mut weak = at(405.0, 350.0);
    let mut strong = at(3990.0, 350.0);
    for _ in 0..200 {
        let after = rate(&[strong, weak], &[1, 2], Time(0));
        (strong, weak) = (after[0], after[1]);
    }
    assert!((400.0..=4000.0).contains(&weak.value) && (400.0..=4000.0).contains(&strong.value));
    assert!((45.0..=350.0).contains(&weak.deviation), "{}", weak.deviation);
    let upset = rate(&[at(400.0, 350.0), at(4000.0, 45.0)], &[1, 2], Time(0));
    assert!(upset[0].value <= 1100.0, "{}", upset[0].value);
}

#[test]
fn who_stays_away_becomes_uncertain() {
    let settled = at(1600.0, 60.0);
    let year = Time(365 * DAY);
    assert_eq!(settled.deviation_at(year).round() as i32, 110);
    assert!(!settled.provisional(Time(300 * DAY)) && settled.provisional(Time(370 * DAY)));
    assert!((Rating::NEW.deviation_at(year) - 350.0).abs() < f64::EPSILON);
    // A game after a year moves them more than a game today.
    let now = rate(&[settled, at(1600.0, 60.0)], &[1, 2], Time(0))[0].value;
    let later = rate(&[settled, at(1600.0, 60.0)], &[1, 2], year)[0].value;
    assert!(later > now + 10.0, "{later} {now}");
}
