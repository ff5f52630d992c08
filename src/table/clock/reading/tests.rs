use super::*;
use crate::rules::{Offer, Withdrawal};
use crate::table::PersonId;

const A: Seat = Seat::FIRST;
const B: Seat = Seat::SECOND;
const MIN: i64 = Span::MINUTE.0;

/// What happens to a clock; moments are minutes.
#[derive(Clone, Copy, Debug)]
enum Event {
    Told(Seat, i64),
    Move(Seat, i64),
    /// The host moves, as the rules force it.
    Forced(Seat, i64),
    Takeback(i64),
    Offer(Seat, i64),
    HandOver(i64),
    Mark(Mark, i64),
}
use Event::{Forced, HandOver, Mark as Marks, Move, Offer as Asks, Takeback, Told};

fn clock(terms: &str, events: &[Event]) -> Clock {
    let mut clock = Clock::new(ClockTerms::typed(terms).unwrap(), 2);
    let time = |minutes: i64| Time(minutes * MIN);
    let text = String::new;
    let host = By::Host;
    for event in events {
        let (by, at, act, turns) = match *event {
            Told(seat, at) => {
                let mark = Mark::Told { position: 0, seats: SeatSet::one(seat) };
                clock.mark(&Marked { ply: 0, at: time(at), by: host, mark });
                continue;
            }
            Marks(mark, at) => {
                clock.mark(&Marked { ply: 0, at: time(at), by: host, mark });
                continue;
            }
            Move(seat, at) => (By::Person(PersonId(1)), at, Act::Move { seat, text: text() }, true),
            Forced(seat, at) => (host, at, Act::Move { seat, text: text() }, true),
            Takeback(at) => (host, at, Act::Takeback { to: 0 }, true),
            Asks(seat, at) => {
                (By::Person(PersonId(1)), at, Act::Offer { seat, what: Offer::Draw }, false)
            }
            HandOver(at) => (By::Clock, at, Act::HandOver, true),
        };
        clock.entry(&Entry { ply: 0, at: time(at), by, act }, turns);
    }
    clock
}

/// What both have left at a moment, and when the first clock runs out, in minutes.
fn check(terms: &str, events: &[Event], now: i64, left: [i64; 2], flag: Option<(Seat, i64)>) {
    let clock = clock(terms, events);
    let now = Time(now * MIN);
    let got = [A, B].map(|seat| clock.left(seat, now).unwrap().0 / MIN);
    assert_eq!(got, left, "{terms}: {events:?}");
    let next = clock.next_flag().map(|(seat, at)| (seat, at.0 / MIN));
    assert_eq!(next, flag, "{terms}: {events:?}");
}

const PAUSE: Mark = Mark::Stopped { stop: Stop::Pause, until: Time(1000 * MIN) };

#[test]
fn a_limit_is_fresh_every_move() {
    let limit = "60 min a move";
    check(limit, &[], 500, [60, 60], None);
    check(limit, &[Told(A, 10)], 30, [40, 60], Some((A, 70)));
    check(limit, &[Told(A, 10)], 99, [0, 60], Some((A, 70)));
    check(limit, &[Told(A, 10), Move(A, 50)], 99, [60, 60], None);
    check(limit, &[Told(A, 10), Move(A, 50), Told(B, 55)], 65, [60, 50], Some((B, 115)));
    // Told again, by an edited board: the first word counts.
    check(limit, &[Told(A, 10), Told(A, 40)], 30, [40, 60], Some((A, 70)));
    // An offer is no move.
    check(limit, &[Told(A, 10), Asks(A, 20)], 30, [40, 60], Some((A, 70)));
}

#[test]
fn what_a_limit_lacks_comes_out_of_the_bank() {
    let banked = "60 min a move + 30 min bank";
    check(banked, &[Told(A, 0)], 70, [20, 90], Some((A, 90)));
    check(banked, &[Told(A, 0), Move(A, 70), Told(B, 70)], 80, [80, 80], Some((B, 160)));
    check(banked, &[Told(A, 0), Move(A, 50), Told(B, 70)], 80, [90, 80], Some((B, 160)));
}

#[test]
fn a_bank_runs_down_and_grows_with_moves() {
    let live = "30 min + 2 min";
    check(live, &[Told(A, 0)], 10, [20, 30], Some((A, 30)));
    check(live, &[Told(A, 0), Move(A, 10)], 99, [22, 30], None);
    check(live, &[Told(A, 0), Move(A, 10), Told(B, 11)], 21, [22, 20], Some((B, 41)));
    // Forced moves take no time and bring none.
    check(
        live,
        &[Told(A, 0), Move(A, 10), Forced(B, 10), Told(A, 12)],
        14,
        [20, 30],
        Some((A, 34)),
    );
    // A takeback ends the turn of the one who waited: their time is gone, without a move.
    check(live, &[Told(A, 0), Move(A, 10), Told(B, 10), Takeback(15)], 15, [22, 25], None);
}

#[test]
fn stopped_time_stands_still() {
    let limit = "60 min a move";
    check(limit, &[Told(A, 0), Marks(PAUSE, 20)], 900, [40, 60], None);
    check(
        limit,
        &[Told(A, 0), Marks(PAUSE, 20), Marks(Mark::Resumed, 100)],
        110,
        [30, 60],
        Some((A, 140)),
    );
    // The house slept past the end of the pause.
    check(
        limit,
        &[Told(A, 0), Marks(PAUSE, 20), Marks(Mark::Resumed, 2000)],
        2000,
        [0, 60],
        Some((A, 1040)),
    );
    // Twice.
    let twice = [
        Told(A, 0),
        Marks(PAUSE, 20),
        Marks(Mark::Resumed, 30),
        Marks(PAUSE, 40),
        Marks(Mark::Resumed, 50),
    ];
    check(limit, &twice, 60, [20, 60], Some((A, 80)));
    // A move ends it.
    check(
        limit,
        &[Told(A, 0), Marks(PAUSE, 20), Move(A, 30), Told(B, 30)],
        40,
        [60, 50],
        Some((B, 90)),
    );
    // Stopped before anybody was told.
    check(limit, &[Marks(PAUSE, 20), Told(A, 30)], 900, [60, 60], None);
    check(
        limit,
        &[Marks(PAUSE, 20), Told(A, 30), Marks(Mark::Resumed, 40)],
        50,
        [50, 60],
        Some((A, 100)),
    );
}

#[test]
fn a_gift_is_kept() {
    let gift = |to| Marks(Mark::Gift { to, time: Span::MINUTE.times(15) }, 5);
    check("60 min a move", &[Told(A, 0), gift(A)], 5, [70, 60], Some((A, 75)));
    check("60 min a move", &[Told(A, 0), gift(B)], 5, [55, 75], Some((A, 60)));
    check("30 min + 0 s", &[Told(A, 0), gift(A), Move(A, 10)], 10, [35, 30], None);
}

#[test]
fn holidays_count_for_slow_clocks_only() {
    let day = 24 * 60;
    let away = |seat, until: i64| Mark::Holiday { seat, until: Time(until * MIN) };
    let slow = "2 days a move";
    check(
        slow,
        &[Told(A, 0), Marks(away(A, 3 * day), day)],
        2 * day,
        [day, 2 * day],
        Some((A, 4 * day)),
    );
    check(
        slow,
        &[Told(A, 0), Marks(away(B, 3 * day), day)],
        day,
        [day, 2 * day],
        Some((A, 2 * day)),
    );
    // Back early.
    let back = [Told(A, 0), Marks(away(A, 3 * day), day), Marks(Mark::Back { seat: A }, 2 * day)];
    check(slow, &back, 2 * day, [day, 2 * day], Some((A, 3 * day)));
    check("60 min a move", &[Told(A, 0), Marks(away(A, 90), 10)], 20, [40, 60], Some((A, 60)));
    let held = clock(slow, &[Told(A, 0), Marks(away(A, 3 * day), day)]);
    assert_eq!(held.holiday(A, Time(2 * day * MIN)), Some(Time(3 * day * MIN)));
    assert_eq!(held.holiday(A, Time(3 * day * MIN)), None);
}

#[test]
fn periods_run_by_the_calendar() {
    let period = "period 60 min";
    let begun = Marks(Mark::Begun, 0);
    check(period, &[begun], 10, [50, 50], Some((A, 60)));
    // Delivery changes nothing.
    check(period, &[begun, Told(A, 30)], 40, [20, 20], Some((A, 60)));
    check(period, &[begun, HandOver(60)], 70, [50, 50], Some((A, 120)));
    let away = Marks(Mark::Outage { since: Time(20 * MIN) }, 50);
    check(period, &[begun, away], 50, [40, 40], Some((A, 90)));
    // The same absence told twice, the second time whole.
    let again = Marks(Mark::Outage { since: Time(20 * MIN) }, 55);
    check(period, &[begun, away, again], 55, [40, 40], Some((A, 95)));
    check("60 min a move", &[Told(A, 0), away], 50, [10, 60], Some((A, 60)));
}

#[test]
fn weekends_rest_where_it_was_agreed() {
    // 1970 began on a Thursday: Friday noon plus one day is Monday noon.
    let hour = 60;
    let friday = 36 * hour;
    let monday = (4 * 24 + 12) * hour;
    check(
        "1 day a move, weekends off",
        &[Told(A, friday)],
        friday,
        [24 * hour, 24 * hour],
        Some((A, monday)),
    );
}

#[test]
fn time_that_runs_backwards_takes_nothing() {
    let limit = "60 min a move";
    // Asked for a moment before the turn.
    check(limit, &[Told(A, 100)], 40, [60, 60], Some((A, 160)));
    // The machine's clock jumps back an hour between two moves: time stands until it has caught up.
    let jump = [Told(A, 100), Move(A, 130), Told(B, 71)];
    check(limit, &jump, 80, [60, 60], Some((B, 190)));
    check(limit, &jump, 135, [60, 55], Some((B, 190)));
    // The moves themselves are told of earlier moments than the turn.
    check("30 min + 0 s", &[Told(A, 100), Move(A, 40), Told(B, 41)], 110, [30, 20], Some((B, 130)));
    // A jump of years is believed: the later reading was the fault.
    let year = 365 * 24 * 60;
    let far = [Told(A, year), Move(A, year + 10), Told(B, 20)];
    check(limit, &far, 30, [60, 50], Some((B, 80)));
    for at in [i64::MIN / MIN, i64::MAX / MIN] {
        let wild = clock("5+3", &[Told(A, at), Move(A, -at), Told(B, at / 2), Move(B, 0)]);
        let left = wild.left(A, Time(i64::MAX)).unwrap();
        assert!(left >= Span::ZERO, "{left:?}");
    }
}

#[test]
fn only_who_was_told_runs() {
    let resigned = Act::Withdraw { seat: A, why: Withdrawal::Resigned };
    let mut clock = clock("5+3", &[Told(A, 0)]);
    clock.entry(&Entry { ply: 0, at: Time(MIN), by: By::Host, act: resigned }, true);
    assert_eq!(clock.next_flag(), None);
    assert!(!clock.begun());
    assert_eq!(Clock::new(ClockTerms::None, 2).left(A, Time(0)), None);
}
