//! What people paste, through `patt rules`.

use patt::catalog::CATALOG;
use patt::machine::rules::serve;
use serde_json::{Value, json};

#[path = "../support/pasted.rs"]
mod forms;

use forms::{Form, forms};

fn ask(request: &Value) -> Value {
    let mut output = Vec::new();
    serve(CATALOG, request.to_string().as_bytes(), &mut output).expect("memory takes everything");
    serde_json::from_slice(&output).expect("answers are JSON")
}

/// What is wrong with the answer to a form, if anything is.
fn fault(form: &Form) -> Option<String> {
    let request = json!({ "variant": form.game, "import": form.text, "want": ["outcome"] });
    let answer = ask(&request);
    let told = &answer["import"];
    let (games, said) = if answer["ok"] == true {
        (told["games"].as_u64().unwrap_or(0) as usize, told["remarks"].to_string())
    } else {
        let said = answer["error"]["message"].as_str().unwrap_or_default().to_owned();
        // Of several games the first may be one that cannot be read.
        let second = ask(&json!({ "variant": form.game, "import": form.text, "game": 2 }));
        (second["import"]["games"].as_u64().unwrap_or(0) as usize, said)
    };
    let moves: Vec<_> = told["moves"].as_array().into_iter().flatten().collect();
    let last = moves.last().and_then(|last| last.as_str()).map(str::to_owned);
    let fits = games == form.games
        && moves.len() == form.moves
        && last == form.last
        && form.said.as_ref().is_none_or(|what| said.contains(what))
        && (form.said.is_some() || said == "[]");
    (!fits)
        .then(|| format!("{}: {games} games, {} moves, {last:?}, {said}", form.name, moves.len()))
}

#[test]
fn every_pasted_form_gives_what_its_line_says() {
    let forms = forms();
    assert!(forms.len() >= 60, "only {}", forms.len());
    let faults: Vec<_> = forms.iter().filter_map(fault).collect();
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), forms.len(), faults.join("\n"));
}

#[test]
fn what_is_printed_can_be_pasted_back() {
    let typed = ["Q@@a1", "P*e4", "e2_e4", "a|b", "炮二平五", "17[B]", "x:y", "@everyone", "e4\\"];
    for entry in CATALOG.iter() {
        for text in typed {
            for field in ["parse", "import", "fen"] {
                let answer = ask(&json!({ "variant": entry.info.slug, field: text }));
                let message = answer["error"]["message"].as_str().unwrap_or_default();
                assert!(!message.contains(['\u{2060}', '\\']), "{field} {text:?}: {message}");
            }
        }
    }
    // Copied from a message, where signs are escaped and joined.
    let answer = ask(&json!({ "variant": "stalemate", "parse": "B@\u{2060}a1" }));
    assert_eq!(answer["move"], "B@a1");
    let answer = ask(&json!({ "variant": "chess", "moves": ["e4", "e5", "Q\u{2060}h5\\!"] }));
    assert_eq!(answer["ok"], true);
}

#[test]
fn a_pawn_takes_without_its_file_only_where_nothing_else_is_meant() {
    let check = |fen: &str, text: &str, expect: &str| {
        let answer = ask(&json!({ "variant": "chess", "fen": fen, "parse": text }));
        let told = answer["move"].as_str().or(answer["error"]["kind"].as_str());
        assert_eq!(told, Some(expect), "{fen} {text}");
    };
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", "e4d5");
    check("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "xd5", "e4d5");
    check("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "d5", "ambiguous");
    // The pawn behind the square cannot go there.
    check("4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "d5", "e4d5");
    check("4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "xd5", "e4d5");
    check("4k3/8/8/3p4/3PP3/8/8/4K3 w - - 0 1", "exd5", "e4d5");
    check("4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "c6", "d5c6");
    check("4k3/8/8/8/8/3P4/2P5/4K3 w - - 0 1", "xc4", "illegal");
    check("4k3/8/8/8/3p4/3P4/2P5/4K3 w - - 0 1", "c4", "c2c4");
    check("4k3/8/8/8/2p5/1P1P4/8/4K3 w - - 0 1", "c4", "ambiguous");
}
