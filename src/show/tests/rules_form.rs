//! The form for the rules of a game: what it asks, and what its answers say.

use insta::assert_snapshot;

use crate::catalog::CATALOG;
use crate::message::{Entered, FieldValue, FormField, Input, Modal};
use crate::rules::{GameInfo, OptionMap, options};
use crate::show::panel::rules_form::{rules_form, rules_said};
use crate::show::testing::{de, en};
use crate::table::TableOptions;
use crate::words::{Voice, Words};

fn info(slug: &str) -> &'static GameInfo {
    CATALOG.find(slug).expect("a game").info
}

fn form(voice: Voice<'_>, slug: &str, said: &str) -> Modal {
    rules_form(voice, info(slug), 7, said)
}

fn typed(field: &Input) -> (String, FieldValue) {
    (field.name.clone(), FieldValue::Text(field.value.clone()))
}

/// What comes back of a form that is sent as it opened.
fn sent(form: &Modal) -> Entered {
    let field = |field: &FormField| match field {
        FormField::Text(field) => typed(field),
        FormField::Select(select) => {
            let chosen = select.entries.iter().filter(|entry| entry.chosen);
            let chosen = chosen.map(|entry| entry.value.clone()).collect();
            (select.name.clone(), FieldValue::Chosen(chosen))
        }
        FormField::Files(place) => (place.name.clone(), FieldValue::Files(Vec::new())),
    };
    form.fields.iter().map(field).collect()
}

/// What was entered where something is chosen and something typed.
fn entered(chosen: &[(&str, &[&str])], said: &[(&str, &str)]) -> Entered {
    let chosen = chosen.iter().map(|(name, values)| {
        let values = values.iter().map(|&value| value.to_owned()).collect();
        ((*name).to_owned(), FieldValue::Chosen(values))
    });
    let said =
        said.iter().map(|&(name, text)| (name.to_owned(), FieldValue::Text(text.to_owned())));
    chosen.chain(said).collect()
}

/// What options mean, whatever way they are written.
fn meant(info: &GameInfo, said: &str) -> (TableOptions, Result<OptionMap, String>) {
    let (own, of_game) = TableOptions::take(said);
    let given = options::parse(info.options, &of_game);
    let settled = given.and_then(|given| options::settle(info.options, &given));
    (own, settled.map_err(|refusal| refusal.to_string()))
}

#[test]
fn there_are_choices_where_there_is_something_to_choose() {
    assert_snapshot!(en(|voice| form(voice, "chess", "960 518, takebacks")), @"
    a form: **Rules of this game: Chess**
    ☰ What else applies (choose any)
    Chess960 (Fischer random: the back ranks in another order, at random or by number (0 to 959).)
    **Takebacks: moves may be taken back if all agree, even where the game is rated.**
    Watch: the computer plays every side and you look on.
    ✎ Position Starts from a position of your own, written as a FEN; such games are not rated. (at most 100, may stay empty, grey: ):
    ✎ Anything else, separated by commas What is typed here goes before what is chosen above. (at most 400, may stay empty, grey: For example 960): 960 518
    where only text can be read:
    ✎ Options, separated by commas (at most 400, may stay empty, grey: For example 960): 960 518, takebacks
    ✎ Position (at most 100, may stay empty, grey: ):
    ");
    assert_snapshot!(en(|voice| form(voice, "stalemate", "size 6, may pass, nonsense")), @r#"
    a form: **Rules of this game: StaleMate**
    ☰ Size (choose one) How many squares a side of the board has, 5 to 10; 6 is the most even, 8 the classic look.
    Board 5 × 5
    **Board 6 × 6**
    Board 7 × 7
    Board 8 × 8
    Board 9 × 9
    Board 10 × 10
    ☰ Points (choose one) What counts beside the pawns kept: threats, safe pieces, both, the board, or nothing.
    **Points for threats**
    Points for safe pieces
    Points for threats and safe pieces
    Points for pawns only
    Points for pieces on the board
    ☰ Replacing (choose one) Whether a pawn may replace any own piece, or only where a pawn could be placed.
    **Pawns replace any own piece**
    Pawns replace only where they could be placed
    ☰ What else applies (choose any)
    No passing while a pawn can replace (Whoever can only replace must do so; with "pass allowed" they may pass.)
    Takebacks: moves may be taken back if all agree, even where the game is rated.
    Watch: the computer plays every side and you look on.
    ✎ Anything else, separated by commas What is typed here goes before what is chosen above. (at most 400, may stay empty, grey: For example 5x5): nonsense
    where only text can be read:
    ✎ Options, separated by commas (at most 400, may stay empty, grey: For example 5x5): size 6, may pass, nonsense
    "#);
    assert_snapshot!(en(|voice| form(voice, "tile-chess", "borders 9x9, mad blood lust")), @"
    a form: **Rules of this game: Tile Chess**
    ☰ Pawns (choose one) How many each seat has, 0 to 8. Usually 8 for two seats, 6 for three, 4 for more.
    **As usual**
    No pawns
    1 pawn each
    2 pawns each
    3 pawns each
    4 pawns each
    5 pawns each
    6 pawns each
    7 pawns each
    8 pawns each
    ☰ Blood Lust (choose one) Whoever can capture must; in Mad Blood Lust, others lose a tile of their own.
    No Blood Lust
    Blood Lust
    **Mad Blood Lust**
    ☰ Layout (choose one) Players lay tiles in turn, or all but kings are dealt: a rectangle or spiral.
    **Players lay the tiles**
    Random layout: rectangle
    Random layout: spiral
    ☰ What else applies (choose any)
    Fast set (One king, queen, rook, bishop and knight each; 3 pawns for two seats, else 4.)
    Friendly Fire (Own tiles, but not the king, may be captured too.)
    Sudden Death (No check is announced, and kings may be taken. Every clock brings this.)
    Grid (Whether the picture shows the lines between cells.)
    Takebacks: moves may be taken back if all agree, even where the game is rated.
    Random seats: sides and turn order are drawn at the start.
    Limit of 3 days a move: after that the others may end the game or let the computer play on.
    Watch: the computer plays every side and you look on.
    Threats told after every move (Whether threats are told after every move, as checks are, or only on your own board.)
    ✎ Anything else, separated by commas What is typed here goes before what is chosen above. (at most 400, may stay empty, grey: For example pawns 0): borders 9x9
    where only text can be read:
    ✎ Options, separated by commas (at most 400, may stay empty, grey: For example pawns 0): blood lust mad
    ✎ Borders (at most 30, may stay empty, grey: ): 9x9
    ");
    assert_snapshot!(de(|voice| form(voice, "xiangqi", "")), @"
    a form: **Regeln dieser Partie: Xiangqi**
    ☰ Wiederholung (choose one) Dauerschach und -jagd verlieren oder sind verboten, nur Schach, Remis, nichts.
    **Wiederholung: asiatische Regeln**
    Wiederholung: Dauerschach und Dauerverfolgung sind verboten
    Wiederholung: immer Remis
    Wiederholung: nur Dauerschach verliert
    Wiederholung: keine Regel
    ☰ Was sonst gilt (choose any)
    Zugrücknahme: Züge können zurückgenommen werden, wenn alle zustimmen, auch in gewerteten Partien.
    Zuschauen: Der Computer spielt alle Seiten, und du siehst zu.
    ✎ Stellung Eigene Anfangsstellung als FEN; solche Partien werden nicht gewertet. (at most 110, may stay empty, grey: ):
    ✎ Alles andere, durch Kommas getrennt Was hier steht, gilt vor dem, was oben gewählt ist. (at most 400, may stay empty, grey: Zum Beispiel repetition ban):
    where only text can be read:
    ✎ Optionen, durch Kommas getrennt (at most 400, may stay empty, grey: Zum Beispiel repetition ban):
    ✎ Stellung (at most 110, may stay empty, grey: ):
    ");
}

#[test]
fn a_form_that_is_sent_as_it_opened_changes_nothing() {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    for (slug, said) in [
        ("chess", ""),
        ("chess", "960"),
        ("chess", "960 518, takebacks"),
        ("chess", "fen 4k3/8/8/8/8/8/8/4K2R w K - 0 1, watch 5, limit 9 days"),
        ("chess", "nonsense, 960"),
        ("xiangqi", "limit 60, repetition ban"),
        ("starchess", "random, men KRBNQ-RQBNK"),
        ("stalemate", "size 6, may pass, replace earned, scoring both"),
        ("stalemate", "size 12, size 6"),
        ("tile-chess", "pawns 4, fast, mad blood lust, borders 9x9, turns 3, threats always"),
        ("tile-chess", "random seats, limit 3 days, layout spiral, no progress"),
        ("secret-stallmate", "any free, handover at once, anonymous"),
    ] {
        let info = info(slug);
        for voice in words.languages().map(|language| words.voice(language)) {
            let form = rules_form(voice, info, 7, said);
            let of_text = form.typed.iter().map(typed).collect();
            for entered in [sent(&form), of_text] {
                let after = rules_said(voice, info, &entered, said);
                assert_eq!(meant(info, &after), meant(info, said), "{slug}: {said} - {after}");
            }
        }
    }
}

#[test]
fn every_form_has_room_for_what_is_typed() {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    for entry in CATALOG.iter().filter(|entry| !entry.info.options.is_empty()) {
        let form = rules_form(words.voice("en"), entry.info, 7, "");
        assert!((1..=5).contains(&form.fields.len()), "{}", entry.info.slug);
        assert!(matches!(form.fields.last(), Some(FormField::Text(_))), "{}", entry.info.slug);
    }
}

#[test]
fn what_is_chosen_is_said_and_what_is_typed_goes_before_it() {
    let said = |slug: &str, entered: Entered, before: &str| {
        en_said(|voice| rules_said(voice, info(slug), &entered, before))
    };
    let check = |slug: &str, entered: Entered, expect: &str| {
        assert_eq!(said(slug, entered, "takebacks"), expect);
    };
    let size = |typed: &str| {
        let chosen: [(&str, &[&str]); 2] = [("o.size", &["6"]), ("s", &["forced_replace"])];
        entered(&chosen, &[("o", typed)])
    };
    check("stalemate", size(""), "size 6");
    check("stalemate", size("size 7"), "size 7");
    check("stalemate", size("Größe 7, nonsense"), "size 7, nonsense");
    // What is on unless something else is said is switched off.
    check("stalemate", entered(&[("o.size", &["8"]), ("s", &[])], &[]), "forced replace false");
    check(
        "tile-chess",
        entered(
            &[("o.pawns", &["-"]), ("o.blood_lust", &["mad"]), ("s", &["fast", "takebacks"])],
            &[("o", "borders 9x9")],
        ),
        "blood lust mad, fast, takebacks, borders 9x9",
    );
    check("chess", entered(&[("s", &["chess960"])], &[("o", ""), ("l", "")]), "chess960 random");
    check("chess", entered(&[("s", &["chess960"])], &[("o", "960 5")]), "960 5");
    check("chess", entered(&[("s", &["watch", "nobody"])], &[("l", "8/8")]), "watch, fen 8/8");
    // Where only text can be read, all is typed.
    check("chess", entered(&[], &[("o", "960"), ("l", "8/8")]), "960, fen 8/8");
    check("chess", entered(&[], &[("o", ""), ("l", "")]), "");
    // What was lost on the way changes nothing.
    check("chess", Entered::default(), "takebacks");
}

/// A text in English.
fn en_said(say: impl Fn(Voice<'_>) -> String) -> String {
    say(Words::load(CATALOG).expect("the messages are Fluent").voice("en"))
}
