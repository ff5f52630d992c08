//! What games say, in words: alt texts, text boards, ends, refusals.

use crate::games::{CLAN, GAMES, VEIL};
use patt::catalog::{AnyGame, CATALOG, Entry};
use patt::rules::{Act, OptionMap, Outcome, Refusal, Rng, Say, Seat, Viewer};
use patt::words::{ALT_MOST, Name, Words};

fn words() -> Words {
    Words::load(GAMES).expect("the messages are Fluent")
}

fn game(entry: &Entry, start: &str, moves: &[(u8, &str)]) -> Box<dyn AnyGame> {
    let header = (entry.adopt)(&OptionMap::new(), entry.info.seats.0, start).expect("a position");
    let mut game = (entry.open)(&header).expect("a game");
    for &(seat, text) in moves {
        game.act(&Act::Move { seat: Seat(seat), text: text.to_owned() }).expect("a move");
    }
    game
}

const CHECKED: &str = "5 80 a 3 3 -/-/- - Kaa1,Rab5,Kbb3,Kce5,Rcd1";

#[test]
fn a_picture_is_told_in_words() {
    let words = words();
    let game = game(&CLAN, CHECKED, &[(0, "b5b4")]);
    let alt = words.voice("en-US").alt(CLAN.info, &game.seen(Viewer::Seat(Seat(0))).view(), None);
    assert_eq!(
        alt,
        "Clan, Black to move, move 5. White played b5 to b4. Check: White attacks your king. \
         White: king a1, rook b4. Black: king b3. Red: king e5, rook d1."
    );
}

#[test]
fn a_hidden_game_tells_only_what_is_seen() {
    let words = words();
    let game = game(&VEIL, "Kb1Ra1Rd1 Kc5Ra5Rd5 w 0 30", &[]);
    let alt =
        |language, viewer| words.voice(language).alt(VEIL.info, &game.seen(viewer).view(), None);
    assert_eq!(
        alt("en", Viewer::Seat(Seat(1))),
        "Veil, your pieces only, White to play. Enemy men: 3. Black: king c5, rooks a5 d5."
    );
    assert_eq!(alt("fr", Viewer::Public), "Veil, your pieces only, White to play.");
    assert_eq!(
        alt("de", Viewer::Seat(Seat(1))),
        "Veil, nur deine Figuren, Weiß am Zug. Enemy men: 3. Schwarz: König c5, Türme a5 d5."
    );
}

#[test]
fn a_long_alt_text_says_where_the_rest_is() {
    let words = words();
    let mut view = game(&CLAN, CHECKED, &[]).seen(Viewer::Public).view();
    view.notes = vec![Say::new("exposes"); 60];
    let alt = words.voice("en").alt(CLAN.info, &view, None);
    assert!(
        alt.chars().count() <= ALT_MOST
            && alt.ends_with("For the full text press More, then As text.")
    );
}

#[test]
fn a_view_is_told_line_by_line_under_a_board() {
    let words = words();
    let view = game(&VEIL, "Kb1Ra1Rd1 Kc5Ra5Rd5 w 0 30", &[]).seen(Viewer::Seat(Seat(0))).view();
    let text = |most| words.voice("en").as_text(VEIL.info, &view, None, "R K . R", most);
    let told = "```\nR K . R\n```\nVeil, your pieces only, White to play.\n\
                Enemy men: 3.\nWhite: king b1, rooks a1 d1.";
    assert_eq!(text(200), told);
    assert_eq!(text(40).chars().count(), 40);
}

#[test]
fn ends_and_refusals_are_sentences() {
    let words = words();
    let voice = words.voice("en");
    let names = |seat: Seat| Name::new(["Ada", "B*a", "Cid"][seat.index()]).to_string();
    let end = |entry: &Entry, outcome: &Outcome| voice.end(entry.info, outcome, &names);
    let won = |how| Outcome::win(Seat::SECOND, Say::new(how));
    assert_eq!(end(&VEIL, &won("mate")), "Mate: B\\*a wins.");
    assert_eq!(end(&VEIL, &won("checkmate")), "Checkmate: B\\*a wins.");
    assert_eq!(end(&VEIL, &won("gone-end")), "Ada resigned: B\\*a wins.");
    assert_eq!(end(&VEIL, &Outcome::draw(2, Say::new("bare"))), "Bare kings: a draw.");
    assert_eq!(end(&CLAN, &Outcome::draw(3, Say::new("fifty_moves"))), "Draw by the 50-move rule.");
    assert_eq!(end(&CLAN, &won("odd-end")), "odd-end", "what has no words is said by its key");

    assert_eq!(
        voice.impossible(VEIL.info, "a1_a9", &Say::new("impossible"), &names),
        "\"a1\\_a9\" is not possible: you cannot try that now."
    );
    assert_eq!(voice.claim_label(CLAN.info, "standstill"), "Claim: standstill");

    let given = serde_json::json!({ "size": 12 });
    let refusal = (CLAN.roll)(given.as_object().expect("a map"), 3, &mut Rng::new(1)).unwrap_err();
    assert_eq!(
        voice.refusal(CLAN.info, &refusal, &names),
        "\"12\" is not possible for size in Clan; choose from 5–7."
    );
    let refusal = Refusal::new("not-a-move");
    let text = "That is not a move in this position.";
    assert_eq!(voice.refusal(CLAN.info, &refusal, &names), text);
}

#[test]
fn sentences_name_commands_as_their_readers_see_them() {
    let commands = patt::discord::commands::registration(CATALOG);
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    for language in words.languages() {
        let known: Vec<_> = commands
            .as_array()
            .expect("a list")
            .iter()
            .map(|command| {
                command["name_localizations"][language].as_str().or(command["name"].as_str())
            })
            .map(Option::unwrap_or_default)
            .collect();
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/src/words/");
        let files = std::fs::read_dir(format!("{folder}{language}")).expect("a folder a language");
        let mut texts: Vec<_> = files
            .map(|file| std::fs::read_to_string(file.expect("readable").path()).expect("readable"))
            .collect();
        let own = CATALOG.iter().flat_map(|entry| entry.info.words);
        texts.extend(own.filter(|(code, _)| *code == language).map(|&(_, text)| text.to_owned()));
        for text in &texts {
            for (at, _) in text.match_indices('/') {
                let begins = text[..at].ends_with(|c: char| c.is_whitespace() || c == '`');
                let rest = &text[at + 1..];
                let name = &rest[..rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len())];
                let fits = name.is_empty() || known.contains(&name);
                assert!(!begins || fits, "{language}: no command is called /{name}");
            }
        }
    }
}

#[test]
fn what_somebody_typed_is_told_back_in_short() {
    let words = Words::load(CATALOG).expect("the messages are Fluent");
    let typed = "*wild* ".repeat(900);
    for entry in CATALOG.iter() {
        for (key, field) in [("option-unknown", "option"), ("no-such-sentence", "text")] {
            let refusal = Refusal(Say::new(key).with(field, typed.as_str()));
            for language in words.languages() {
                let voice = words.voice(language);
                for voice in [voice, voice.plain()] {
                    let said = voice.refusal(entry.info, &refusal, &|_| String::new());
                    assert!(said.contains("wild"), "{said}");
                    assert!(said.chars().count() < 500, "{said}");
                }
            }
        }
    }
}
