//! Texts as people paste them, through `/import`.

use patt::catalog::CATALOG;
use serde_json::json;

use crate::support::house::House;
use crate::support::pasted::forms;

#[tokio::test]
async fn every_pasted_form_is_imported_or_answered_in_a_sentence() {
    let house = House::start(CATALOG).await;
    let mut faults = Vec::new();
    for form in forms() {
        let file = json!({ "filename": "pasted.txt", "content": form.text });
        let asked = json!({ "game": form.game, "file": file });
        // Of what a person brings at one moment no more are kept than fifty.
        house.pass(1_000).await;
        let told = house.command(house.ada, "import", asked).await;
        assert!(told.is_private(), "{told:?}");
        let text = told.content();
        let opened = match form.games {
            0 => !text.contains("Imported as #"),
            1 => {
                let last = format!("{} of {}", form.moves, form.moves);
                let hidden = form.game == "secret-stallmate";
                // Who gave up is a step of its own.
                let more = format!("{} of {}", form.moves + 1, form.moves + 1);
                let steps = hidden || text.contains(&last) || text.contains(&more);
                text.contains("Imported as #") && steps
            }
            _ => text.contains("of this file can be read"),
        };
        let plain = text.replace(['\\', '\u{2060}'], "");
        let said = form.said.as_ref().is_none_or(|what| plain.contains(what));
        if !(opened && said) {
            faults.push(format!("{}: {text}", form.name));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
    house.end().await;
}

#[tokio::test]
async fn a_game_of_several_is_chosen_from_a_menu() {
    let house = House::start(CATALOG).await;
    let several = forms().into_iter().find(|form| form.name == "several-games").expect("the form");
    let asked = json!({ "game": "chess", "text": several.text });
    let told = house.command(house.ada, "import", asked).await;
    assert!(told.content().contains("2 games of this file can be read"), "{told:?}");
    let options = &told.message()["components"][0]["components"][0]["options"];
    assert_eq!(options[0]["label"], "Ada - Bea", "{options:#}");
    assert_eq!(options[1]["label"], "Bea - Cid", "{options:#}");
    let second = options[1]["value"].as_str().expect("a value").to_owned();
    let house = house.restart().await;
    let page = house.choose(house.ada, told.message(), &second).await;
    assert!(page.content().contains("Bea - Cid"), "{page:?}");
    assert!(page.content().contains("3 of 3"), "{page:?}");
    house.end().await;
}
