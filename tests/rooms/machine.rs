//! `patt rules` on games of several kinds: more than two seats, hidden information, notations.

use crate::games::{CHESS, CLAN, VEIL};
use patt::catalog::Catalog;
use patt::machine::rules::serve;
use serde_json::{Value, json};

const HOUSE: Catalog = Catalog(&[CHESS, CLAN, VEIL]);

fn ask(request: &Value) -> Value {
    let mut output = Vec::new();
    serve(HOUSE, request.to_string().as_bytes(), &mut output).expect("memory takes everything");
    serde_json::from_slice(&output).expect("an answer")
}

/// Asks and compares the fields that are expected; the others may be anything.
fn check(request: &Value, expect: &Value) {
    let answer = ask(request);
    for (name, value) in expect.as_object().expect("fields") {
        assert_eq!(&answer[name], value, "{request}: {answer}");
    }
}

#[test]
fn moves_may_be_written_in_any_notation() {
    check(
        &json!({ "variant": "chess", "moves": ["e4", "e7e5", "Nf3"], "parse": "Nc6",
                 "want": ["fen_after"] }),
        &json!({ "ok": true, "move": "b8c6",
                 "fen_after": "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2" }),
    );
    let faults = ask(&json!({ "variant": "chess", "moves": ["e4", "e5", "Kf6"] }));
    assert_eq!((&faults["error"]["kind"], &faults["error"]["at"]), (&json!("illegal"), &json!(2)));
    let rooks = "4k3/8/8/8/8/8/4K3/R6R w - - 0 1";
    let faults = ask(&json!({ "variant": "chess", "fen": rooks, "parse": "Rd1" }));
    assert_eq!(faults["error"]["kind"], "ambiguous");
    assert_eq!(faults["error"]["candidates"], json!(["a1d1", "h1d1"]));
    let over = json!({ "variant": "chess", "moves": ["f3", "e5", "g4", "Qh4", "a3"] });
    assert_eq!(ask(&over)["error"]["kind"], "game-over");
}

#[test]
fn perft_counts_every_depth() {
    check(
        &json!({ "variant": "chess", "want": ["perft"], "depth": 3 }),
        &json!({ "perft": { "1": 20, "2": 400, "3": 8902 } }),
    );
    check(
        &json!({ "variant": "clan", "options": { "players": 4 }, "want": ["perft"], "depth": 2 }),
        &json!({ "perft": { "1": 50, "2": 2400 } }),
    );
}

#[test]
fn a_game_without_facts_of_its_own_has_those_of_every_game() {
    let start = "5 80 a 3 3 -/-/- - Kaa1,Rab5,Kbb3,Kce5,Rcd1";
    check(
        &json!({ "variant": "clan", "position": start, "moves": ["Rb5xb3"],
                 "want": ["outcome", "must_skip", "views", "scores", "in_check", "final"] }),
        &json!({ "ok": true, "outcome": null, "must_skip": false, "scores": null,
                 "in_check": false,
                 "final": "5 80 c 4 0 -/-/- ba Kaa1,Rab3,Rcd1,Kce5" }),
    );
    let answer = ask(&json!({ "variant": "clan", "position": start, "want": ["notation"] }));
    let list = answer["notation"].as_array().expect("a list");
    assert!(list.contains(&json!({ "plain": "b5b3", "long": "Rb5xb3", "short": "Rxb3" })));
}

#[test]
fn events_are_judged_by_the_referee() {
    let start = "Kb1Ra1Rd1 Kc5Ra5Rd5 w 0 30";
    let events = json!([
        { "by": "black", "try": "a5a4" },
        { "by": "white", "try": "b1b9" },
        { "by": "white", "try": "b1b1" },
        { "by": "white", "try": "b1c2" },
        { "by": "white", "try": "a1a5" },
        { "by": "green", "try": "a1a5" },
        { "by": "black", "act": "dance" },
        { "by": "black", "act": "resign" },
        { "by": "black", "try": "c5c4" },
    ]);
    check(
        &json!({ "variant": "veil", "start_fen": start, "events": events,
                 "want": ["expect", "told_to_opponent", "scores", "outcome", "views"] }),
        &json!({
            "ok": true,
            "expect": [
                { "verdict": "not-your-turn", "told": [] },
                { "verdict": "malformed", "told": [] },
                { "verdict": "impossible", "told": ["impossible"] },
                { "verdict": "legal", "told": ["moved"] },
                { "verdict": "not-your-turn", "told": [] },
                { "verdict": "malformed", "told": [] },
                { "verdict": "malformed", "told": [] },
                { "verdict": "forfeit", "told": [] },
                { "verdict": "game-over", "told": [] },
            ],
            "told_to_opponent": { "white": [], "black": [["moved"]] },
            "scores": { "white": -1, "black": -1 },
            "outcome": { "winner": "white", "reason": "gone_end" },
            "views": { "white": "Kc2Ra1Rd1", "black": "Kc5Ra5Rd5" },
        }),
    );
}
