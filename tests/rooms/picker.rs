//! The picker as a person meets it: screen after screen, from the pressed id alone.

use crate::games::{CHESS, CLAN, VEIL, WIDE};
use patt::catalog::{AnyGame, Catalog, Entry};
use patt::picker::{
    Aim, BUTTONS_MOST, Does, Drawn, LINES_MOST, Pick, PickStage, Picked, Picker, complete, half,
    near, pick,
};
use patt::rules::{Cell, Mark, Notation, OptionMap, PieceKind, Seat, Viewer};
use patt::words::Words;

const HOUSE: Catalog = Catalog(&[CHESS, CLAN, VEIL, WIDE]);
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CROWD: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
const QUEEN: &str = "7k/8/8/3Q4/8/8/7P/K7 w - - 0 1";
const PROMOTION: &str = "3r2k1/4P3/8/8/8/8/8/R3K2R w KQ - 0 1";

struct Bench {
    words: Words,
    game: Box<dyn AnyGame>,
}

impl Bench {
    fn new(entry: &Entry, position: &str) -> Self {
        let seats = entry.info.seats.0;
        let header = (entry.adopt)(&OptionMap::new(), seats, position).expect("a position");
        let game = (entry.open)(&header).expect("a game");
        Self { words: Words::load(HOUSE).expect("Fluent"), game }
    }

    fn picker(&self, always_ask: bool) -> Picker<'_> {
        let usual = self.game.info().usual;
        Picker {
            seen: self.game.seen(Viewer::Seat(Seat::FIRST)),
            voice: self.words.voice("en"),
            notation: usual,
            always_ask,
            aim: Aim::Play,
            drawn: Drawn::default(),
        }
    }

    fn pick(&self, pressed: Picked<'_>) -> Option<Pick> {
        pick(&self.picker(false), pressed)
    }
}

fn labels(pick: &Pick) -> Vec<&str> {
    pick.buttons.iter().map(|button| button.label.as_str()).collect()
}

/// Presses the buttons with these labels, one after the other.
fn press(bench: &Bench, path: &[&str]) -> (Pick, Option<String>) {
    let mut screen = bench.pick(Picked::Start).expect("a first screen");
    for label in path {
        let found = screen.buttons.iter().find(|button| button.label == *label);
        let does = found.unwrap_or_else(|| panic!("no {label} in {:?}", labels(&screen)));
        screen = match &does.does {
            Does::Start => bench.pick(Picked::Start),
            Does::Step(arg) => bench.pick(Picked::Step(arg)),
            Does::Band(arg) => bench.pick(Picked::Band(arg)),
            Does::Claim { .. } => panic!("a move is picked to be played"),
            Does::Play(text) => return (screen.clone(), Some(text.clone())),
        }
        .expect("a next screen");
    }
    (screen, None)
}

#[test]
fn a_move_is_three_presses() {
    let bench = Bench::new(&CHESS, START);
    let (men, _) = press(&bench, &[]);
    let expect = ["P a2", "N b1", "P b2", "P c2", "P d2", "P e2", "P f2", "N g1", "P g2", "P h2"];
    assert_eq!((men.stage, labels(&men)), (PickStage::Man, expect.to_vec()));
    assert_eq!(men.back, None);
    assert!(men.marks.iter().all(|(_, mark)| *mark == Mark::Movable), "{:?}", men.marks);
    assert_eq!(men.marks.len(), 10);
    let (targets, _) = press(&bench, &["N g1"]);
    assert_eq!((targets.stage, labels(&targets)), (PickStage::Target, vec!["f3", "h3"]));
    assert_eq!(targets.title, "Where should the knight on g1 go?");
    assert_eq!(targets.back, Some(Does::Start));
    let marks = [
        (Cell::new(5, 2), Mark::Target),
        (Cell::new(6, 0), Mark::Selected),
        (Cell::new(7, 2), Mark::Target),
    ];
    assert_eq!(targets.marks, marks);
    assert_eq!(press(&bench, &["N g1", "f3"]).1.as_deref(), Some("g1f3"));
}

#[test]
fn many_men_are_chosen_by_their_kinds_first() {
    let bench = Bench::new(&CHESS, CROWD);
    let (kinds, _) = press(&bench, &[]);
    let expect = ["K e1", "Q d1", "R h1", "B c4", "Knight (2)", "Pawn (6)"];
    assert_eq!((kinds.stage, labels(&kinds)), (PickStage::Kind, expect.to_vec()));
    assert_eq!((kinds.back, kinds.marks.len()), (None, 12), "all that can move are marked");
    let (knights, _) = press(&bench, &["Knight (2)"]);
    assert_eq!((knights.stage, labels(&knights)), (PickStage::Man, vec!["N b1", "N f3"]));
    assert_eq!((knights.back, knights.marks.len()), (Some(Does::Start), 2));
    let (targets, _) = press(&bench, &["Knight (2)", "N b1"]);
    assert_eq!(labels(&targets), ["a3", "c3"]);
    assert_eq!(targets.back, Some(Does::Step("N".to_owned())));
    // Of a kind with one man there is nothing more to choose.
    let (targets, _) = press(&bench, &["Q d1"]);
    assert_eq!((labels(&targets), &targets.back), (vec!["e2"], &Some(Does::Start)));
    assert_eq!(press(&bench, &["Pawn (6)", "P d2", "d4"]).1.as_deref(), Some("d2d4"));
}

#[test]
fn buttons_lie_as_the_picture_does() {
    let bench = Bench::new(&CHESS, CROWD);
    let drawn = Drawn { turned: true, ..Drawn::default() };
    let screen = |picked| {
        let picker = Picker { drawn, ..bench.picker(false) };
        let screen = pick(&picker, picked).expect("a screen");
        screen.buttons.into_iter().map(|button| button.label).collect::<Vec<_>>()
    };
    let pawns = ["P h2", "P g2", "P d2", "P c2", "P b2", "P a2"];
    assert_eq!(screen(Picked::Step("P")), pawns);
    assert_eq!(screen(Picked::Step("c4")).first().map(String::as_str), Some("x f7"));
    let bench = Bench::new(&CHESS, QUEEN);
    let picker = Picker { drawn, ..bench.picker(false) };
    let bands = pick(&picker, Picked::Step("d5")).expect("bands");
    assert_eq!(labels(&bands), ["h-e (11)", "d-a (16)"]);
    assert_eq!(bands.buttons[0].does, Does::Band("d5.e-h".to_owned()));
}

#[test]
fn men_are_called_as_they_are_drawn() {
    let bench = Bench::new(&CHESS, START);
    let sign = |figure, _| (figure == PieceKind::Knight).then_some('馬');
    let picker = Picker { drawn: Drawn { sign, ..Drawn::default() }, ..bench.picker(false) };
    let men = pick(&picker, Picked::Step("N")).expect("a screen");
    assert_eq!(labels(&men), ["馬 b1", "馬 g1"]);
    let bench = Bench::new(&CHESS, CROWD);
    let picker = Picker { drawn: picker.drawn, ..bench.picker(false) };
    let kinds = pick(&picker, Picked::Start).expect("a screen");
    assert_eq!(labels(&kinds)[4..], ["馬 (2)", "Pawn (6)"]);
}

#[test]
fn few_moves_are_shown_themselves() {
    let bench = Bench::new(&CHESS, "7k/8/8/8/8/8/5q2/7K w - - 0 1");
    assert_eq!(bench.pick(Picked::Start), None, "stalemate: nothing to pick");
    let bench = Bench::new(&CHESS, "7k/8/8/8/8/5q2/8/7K w - - 0 1");
    let (moves, _) = press(&bench, &[]);
    assert_eq!((moves.stage, labels(&moves)), (PickStage::Move, vec!["Kg1", "Kh2"]));
    assert_eq!(press(&bench, &["Kh2"]).1.as_deref(), Some("h1h2"));
}

#[test]
fn a_queen_in_the_open_is_banded() {
    let bench = Bench::new(&CHESS, QUEEN);
    let (bands, _) = press(&bench, &["Q d5"]);
    assert_eq!((bands.stage, labels(&bands)), (PickStage::Band, vec!["a-d (16)", "e-h (11)"]));
    assert_eq!(bands.bands.len(), 2);
    let (targets, _) = press(&bench, &["Q d5", "a-d (16)"]);
    assert_eq!(targets.buttons.len(), 16);
    assert_eq!(targets.back, Some(Does::Step("d5".to_owned())));
    assert_eq!(targets.only.as_ref(), bands.bands.first());
    assert_eq!(press(&bench, &["Q d5", "e-h (11)", "h5"]).1.as_deref(), Some("d5h5"));
}

#[test]
fn a_promotion_asks_what_the_pawn_becomes() {
    let bench = Bench::new(&CHESS, PROMOTION);
    let (targets, _) = press(&bench, &["P e7"]);
    assert_eq!(labels(&targets), ["x d8", "e8"]);
    let (kinds, _) = press(&bench, &["P e7", "x d8"]);
    assert_eq!(kinds.stage, PickStage::Suffix);
    assert_eq!(labels(&kinds), ["Queen", "Rook", "Bishop", "Knight"]);
    assert_eq!(kinds.back, Some(Does::Step("e7".to_owned())));
    assert_eq!(press(&bench, &["P e7", "x d8", "Knight"]).1.as_deref(), Some("e7d8n"));
    let (king, _) = press(&bench, &["K e1"]);
    assert!(labels(&king).contains(&"Castle kingside (Kg1)"), "{:?}", labels(&king));
}

#[test]
fn every_worst_case_stays_within_its_presses() {
    let check = |position: &str, moves: usize, presses: usize| {
        let bench = Bench::new(&WIDE, position);
        let mut reached = Vec::new();
        let start = bench.pick(Picked::Start).expect("a screen");
        let mut open = vec![(start, 1)];
        while let Some((screen, depth)) = open.pop() {
            assert!((1..=BUTTONS_MOST).contains(&screen.buttons.len()), "{position}");
            assert!(depth <= presses, "{position}: deeper than {presses}");
            for button in screen.buttons {
                assert!(button.label.chars().count() <= 24, "{}", button.label);
                let next = match &button.does {
                    Does::Start | Does::Claim { .. } => None,
                    Does::Step(arg) => bench.pick(Picked::Step(arg)),
                    Does::Band(arg) => {
                        assert!(arg.len() <= 64, "{arg}");
                        bench.pick(Picked::Band(arg))
                    }
                    Does::Play(text) => {
                        reached.push(text.clone());
                        continue;
                    }
                };
                open.push((next.expect("a screen"), depth + 1));
            }
        }
        reached.sort_unstable();
        reached.dedup();
        assert_eq!(reached.len(), moves, "{position}");
    };
    check("squares 8 8 4", 256, 3);
    check("squares 10 10 4", 400, 3);
    check("squares 26 21 1", 546, 4);
    check("diagonal 96 2", 768, 4);
    check("diagonal 19 5", 380, 3);
}

#[test]
fn a_cautioned_move_is_asked_before_it_is_played() {
    let bench = Bench::new(&CLAN, "5 80 a 3 3 -/-/- - Kaa1,Rab5,Rae5,Kbc3,Kce1");
    let (question, _) = press(&bench, &["K a1", "b2"]);
    assert_eq!(question.stage, PickStage::Confirm);
    assert_eq!(question.title, "Your king could be taken then.\nPlay a1b2?");
    assert_eq!(labels(&question), ["Play a1b2"]);
    assert_eq!(question.back, Some(Does::Step("a1".to_owned())));
    assert_eq!(question.asked.as_deref(), Some("a1b2"));
    assert_eq!(press(&bench, &["K a1", "b2", "Play a1b2"]).1.as_deref(), Some("a1b2"));
    assert_eq!(press(&bench, &["K a1", "a2"]).1.as_deref(), Some("a1a2"));

    let asked = pick(&bench.picker(true), Picked::Step("a1")).expect("a screen");
    assert!(asked.buttons.iter().all(|button| matches!(button.does, Does::Step(_))));
}

#[test]
fn forged_and_stale_presses_lead_nowhere() {
    let bench = Bench::new(&CHESS, START);
    for arg in ["e4", "g1.g5", "..", "é", "g1.f3.f3", "K", "a1"] {
        assert_eq!(bench.pick(Picked::Step(arg)), None, "{arg}");
    }
    for arg in ["z-z", "h-a", "a1", "-", "g1.a-b", "Q@.k-m", ""] {
        assert_eq!(bench.pick(Picked::Band(arg)), None, "{arg}");
    }
    let spectator = Picker { seen: bench.game.seen(Viewer::Public), ..bench.picker(false) };
    assert_eq!(pick(&spectator, Picked::Start), None);
}

#[test]
fn half_a_move_opens_the_picker_there() {
    let check = |bench: &Bench, typed: &str, expect: Option<&str>| {
        assert_eq!(half(&bench.picker(false), typed).as_deref(), expect, "{typed}");
    };
    let bench = Bench::new(&CHESS, START);
    check(&bench, "g1", Some("g1"));
    check(&bench, "N", Some("N"));
    check(&bench, "knight", Some("N"));
    check(&bench, "Q", None);
    check(&bench, "e4", None);
    check(&bench, "", None);
    let knights = bench.pick(Picked::Step("N")).expect("a screen");
    assert_eq!(labels(&knights), ["N b1", "N g1"]);
    let bench = Bench::new(&WIDE, "squares 8 8 4");
    check(&bench, "q@", Some("Q@"));
    let bands = bench.pick(Picked::Step("Q@")).expect("a screen");
    assert_eq!(bands.stage, PickStage::Band);
}

#[test]
fn completion_shows_the_best_first_and_says_what_is_left_out() {
    let bench = Bench::new(&CHESS, START);
    let check = |typed: &str, expect: &[&str]| {
        let lines = complete(&bench.picker(false), typed);
        let shown: Vec<_> = lines.iter().map(|(line, _)| line.as_str()).collect();
        assert_eq!(shown, expect, "{typed}");
    };
    check("Nf3", &["Nf3 - knight g1 to f3"]);
    check("nf3", &["Nf3 - knight g1 to f3"]);
    check("g1f3", &["Nf3 - knight g1 to f3"]);
    check(
        "N",
        &[
            "Na3 - knight b1 to a3",
            "Nc3 - knight b1 to c3",
            "Nf3 - knight g1 to f3",
            "Nh3 - knight g1 to h3",
        ],
    );
    check("e", &["e3 - pawn e2 to e3", "e4 - pawn e2 to e4"]);
    check("Nf6", &["Nf3 - knight g1 to f3"]);
    check("zzz", &["No move starts like this; clear the text to see them all."]);
    assert_eq!(complete(&bench.picker(false), "").len(), 20);
    assert_eq!(complete(&bench.picker(false), "Nf3")[0].1, "g1f3");

    let black = Picker { seen: bench.game.seen(Viewer::Seat(Seat::SECOND)), ..bench.picker(false) };
    let waits = vec![("It is not your move now.".to_owned(), "e5".to_owned())];
    assert_eq!(complete(&black, "e5"), waits);
}

#[test]
fn many_moves_are_completed_man_by_man() {
    let bench = Bench::new(&CHESS, QUEEN);
    let lines = complete(&bench.picker(false), "");
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[0].0, "King a1: a2, b1, b2");
    assert!(lines[1].0.starts_with("Queen d5: a2, a5, a8, "), "{lines:?}");
    assert!(lines[1].0.ends_with('…') && lines[1].0.chars().count() <= 100);
    assert_eq!(lines[1].1, "d5", "half a move");

    let bench = Bench::new(&WIDE, "squares 8 8 4");
    let lines = complete(&bench.picker(false), "Q@");
    assert_eq!(lines.len(), LINES_MOST);
    assert_eq!(lines[24], ("40 more: keep typing".to_owned(), "Q@".to_owned()));
}

#[test]
fn refused_texts_find_their_neighbours() {
    let bench = Bench::new(&CHESS, START);
    let check = |typed: &str, expect: &[&str]| {
        let near = near(&bench.picker(false), typed);
        let written: Vec<_> = near.iter().map(|(_, written)| written.as_str()).collect();
        assert_eq!(written, expect, "{typed}");
    };
    check("Nf6", &["Nf3"]);
    check("e5", &["e3", "e4"]);
    check("g1g3", &["Nf3", "Nh3", "g3", "g4"]);
    check("completely else", &[]);
    check("", &[]);
}

#[test]
fn hidden_games_list_what_can_be_tried() {
    let bench = Bench::new(&VEIL, "Kb1Ra1Rd1 Kc5Ra5Rd5 w 0 30");
    let (targets, _) = press(&bench, &["R a1"]);
    assert_eq!(labels(&targets), ["a2", "a3", "a4", "a5"], "what stands there is not known");
    let picker = Picker { notation: Notation::CANONICAL, ..bench.picker(false) };
    assert_eq!(complete(&picker, "a1a5")[0].0, "a1a5 - rook a1 to a5");
}
