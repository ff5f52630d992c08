//! A typed move, whatever way it is said: as the person sees moves written, with the letters of their
//! language or of another, in any notation of the game, or in words.

use super::Picker;
use super::letters::{Bend, plain, respelled};
use super::phrase::{phrase, said_whole};
use crate::catalog::Choice;
use crate::rules::Unread;

/// Reads a typed move; gives its canonical text.
///
/// A text that is written so in the person's own notation is that move. Else letters are those of
/// their language, then those of the game, then those of other languages; a text that means a legal
/// move in one of them is read, whatever it would mean in another. Last come words.
///
/// # Errors
/// If the text is unknown, ambiguous, or no legal move in any way.
pub fn read(picker: &Picker<'_>, typed: &str) -> Result<String, Unread> {
    let typed = plain(typed.trim());
    let choices = picker.seen.choices(picker.notation);
    if let Some(shown) = as_shown(&choices, &typed) {
        return Ok(shown.text.clone());
    }
    let mut why = None;
    for text in spellings(picker, &typed) {
        match picker.seen.read(&text, picker.notation) {
            Err(Unread::Unknown) => {}
            Err(Unread::Illegal(say)) => why = why.or(Some(say)),
            // Legal, or one of several legal ones.
            told @ (Ok(_) | Err(Unread::Ambiguous(_))) => return told,
        }
    }
    match (in_words(picker, &choices, &typed), why) {
        // What was written as a move is refused as it was written.
        (Err(Unread::Unknown | Unread::Illegal(_)), Some(why)) => Err(Unread::Illegal(why)),
        (told, _) => told,
    }
}

/// The move that the person's notation writes like this, marks of check and capture aside.
fn as_shown<'a>(choices: &'a [Choice], typed: &str) -> Option<&'a Choice> {
    let bare =
        |text: &str| plain(text).trim_end_matches(['+', '#', '!', '?']).replace(['x', ' '], "");
    let typed = bare(typed);
    let mut same = choices.iter().filter(|choice| bare(&choice.written) == typed);
    same.next().filter(|_| same.next().is_none())
}

/// The ways to spell a text with the letters that games know, in the order in which they count.
pub(super) fn spellings(picker: &Picker<'_>, typed: &str) -> Vec<String> {
    let (info, geometry) = (picker.seen.info(), picker.seen.view().geometry);
    let bent = |voice, bend| respelled(voice, info, geometry, typed, bend);
    let mut texts = Vec::new();
    texts.extend(bent(picker.voice, Bend::Columns));
    texts.push(typed.to_owned());
    texts.extend(bent(picker.voice, Bend::Pieces));
    for voice in picker.voice.all().skip(1) {
        texts
            .extend([Bend::Columns, Bend::Pieces].into_iter().filter_map(|bend| bent(voice, bend)));
    }
    let mut once = Vec::new();
    for text in texts {
        if !once.contains(&text) {
            once.push(text);
        }
    }
    once
}

fn in_words(picker: &Picker<'_>, choices: &[Choice], typed: &str) -> Result<String, Unread> {
    let view = picker.seen.view();
    let mut fitting = said_whole(picker, choices, typed);
    let said = phrase(picker, &view, typed);
    if let Some(said) = said.as_ref().filter(|_| fitting.is_empty()) {
        fitting = said.fitting(&view, choices);
    }
    match (&fitting[..], said) {
        ([choice], _) => Ok(choice.text.clone()),
        ([], None) => Err(Unread::Unknown),
        // The game knows why, if it is told in signs.
        ([], Some(said)) => match picker.seen.read(&said.signs(), picker.notation) {
            Err(why @ Unread::Illegal(_)) => Err(why),
            _ => Err(Unread::Unknown),
        },
        (several, _) => {
            Err(Unread::Ambiguous(several.iter().map(|choice| choice.text.clone()).collect()))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalog::{AnyGame, CATALOG};
    use crate::picker::{Aim, Drawn, half, near};
    use crate::rules::{Notation, OptionMap, Seat, Viewer};
    use crate::words::Words;

    /// A game at a position, and who types.
    struct Bench {
        words: Words,
        game: Box<dyn AnyGame>,
        locale: &'static str,
        notation: Option<&'static str>,
        seat: Seat,
    }

    impl Bench {
        fn new(slug: &str, position: &str) -> Self {
            let entry = CATALOG.find(slug).expect("a game");
            let header =
                (entry.adopt)(&OptionMap::new(), entry.info.seats.0, position).expect("a position");
            let game = (entry.open)(&header).expect("a game");
            let seat = game.status().acting().only().expect("one is to move");
            let words = Words::load(CATALOG).expect("Fluent");
            Self { words, game, locale: "en-US", notation: None, seat }
        }

        fn german(self) -> Self {
            Self { locale: "de", ..self }
        }

        fn chinese(self) -> Self {
            Self { locale: "zh-CN", ..self }
        }

        fn writing(self, key: &'static str) -> Self {
            Self { notation: Some(key), ..self }
        }

        fn picker(&self) -> Picker<'_> {
            let info = self.game.info();
            let notation: Notation = self.notation.map_or(info.usual, |key| info.notation(key));
            let voice = self.words.voice(self.locale);
            let seen = self.game.seen(Viewer::Seat(self.seat));
            Picker {
                seen,
                voice,
                notation,
                always_ask: false,
                aim: Aim::Play,
                drawn: Drawn::default(),
            }
        }

        #[track_caller]
        fn check(&self, texts: &[&str], expect: &str) {
            for text in texts {
                let got = match read(&self.picker(), text) {
                    Ok(text) => text,
                    Err(Unread::Unknown) => "?".to_owned(),
                    Err(Unread::Ambiguous(texts)) => texts.join(" "),
                    Err(Unread::Illegal(say)) => say.text(),
                };
                assert_eq!(got, expect, "{text}, {}", self.locale);
            }
        }
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// White may castle both ways, take on d5 with queen, pawn or bishop, and promote.
    const RICH: &str = "4k3/1P6/8/3n4/2P5/5B2/3Q4/R3K2R w KQ - 0 1";

    #[test]
    fn moves_are_read_in_words_of_every_language() {
        for bench in [Bench::new("chess", START), Bench::new("chess", START).german()] {
            let knight = [
                "Nf3",
                "Sf3",
                "♘f3",
                "♞ f3",
                "sf3",
                "knight f3",
                "Knight to f3",
                "move my knight to f3 please",
                "knight g1 to f3",
                "g1 to f3",
                "g1-f3",
                "horse f3",
                "Springer f3",
                "springer nach f3",
                "Springer von g1 auf f3.",
                "ziehe den Springer auf f3",
                "Pferd f3",
                "Sg1-f3",
            ];
            bench.check(&knight, "g1f3");
            bench.check(&["pawn e4", "pawn to e4", "Bauer e4", "e4", "e2 e4", "E2-E4"], "e2e4");
            bench.check(&["knight f6", "Springer f6", "Sf6"], "none-reaches:N,f6");
            bench.check(&["Läufer c4", "Laeufer c4", "Lc4"], "blocked:P,e2");
            bench.check(&["knight", "hello", "", "my friend", "e2-e4x", "knight knight"], "?");
        }
    }

    #[test]
    fn captures_castling_and_promotions_are_said_in_words() {
        for bench in [Bench::new("chess", RICH), Bench::new("chess", RICH).german()] {
            bench.check(&["bishop takes d5", "Läufer schlägt d5", "Lxd5", "bishop takes"], "f3d5");
            bench.check(&["pawn takes knight", "pawn captures d5", "Bauer nimmt d5"], "c4d5");
            bench.check(&["queen takes knight on d5", "Dame schlägt Springer", "Dxd5"], "d2d5");
            bench
                .check(&["castle short", "O-O", "0-0", "castle kingside", "kurze Rochade"], "e1g1");
            bench.check(&["castle long", "Rochade lang", "0-0-0", "große Rochade"], "e1c1");
            bench.check(&["castle", "Rochade", "rochiere"], "e1c1 e1g1");
            bench.check(&["promote to queen", "b8=Q", "b8=D", "b8D", "pawn b8 queen"], "b7b8q");
            bench.check(&["b8 Springer", "b8=S", "Bauer b8 wird Springer", "b8s"], "b7b8n");
        }
        let lone = Bench::new("chess", "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        lone.check(&["castle", "Rochade"], "e1g1");
    }

    #[test]
    fn what_is_shown_comes_before_what_else_it_may_mean() {
        // A bishop and a pawn may both go to b5.
        let both = "4k3/8/8/8/1P6/8/4B3/4K3 w - - 0 1";
        Bench::new("chess", both).check(&["Bb5"], "e2b5");
        Bench::new("chess", both).german().check(&["Bb5", "Bb5+", "Lb5"], "e2b5");
        let german = Bench::new("chess", both).german().writing("german");
        german.check(&["Bb5"], "b4b5");
        german.check(&["Lb5", "bishop b5"], "e2b5");
        // Only one of the two is legal.
        let pawn = Bench::new("chess", "4k3/8/8/8/1P6/8/8/2B1K3 w - - 0 1").german();
        pawn.check(&["Bb5", "b5"], "b4b5");
        pawn.check(&["Bd2", "Ld2"], "c1d2");
        // Capitals for columns, and a queen where a pawn might be meant.
        let queen = "4k3/8/8/8/8/8/3P4/3QK3 w - - 0 1";
        Bench::new("chess", queen).german().check(&["De2", "de2"], "d1e2");
        Bench::new("chess", queen).check(&["D4", "dd4", "d4"], "d2d4");
    }

    #[test]
    fn whole_notations_of_languages_are_read() {
        let bench = Bench::new("chess", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1").german();
        bench.check(&["Txa8+", "Txa8", "Turm schlägt a8", "T a1 x a8"], "a1a8");
        bench.check(&["Tad1", "Turm a d1", "rook a d1"], "a1d1");
        bench.check(&["Td1", "Turm d1"], "a1d1");
        bench.check(&["Ke2", "König e2", "Koenig nach e2"], "e1e2");
    }

    #[test]
    fn every_game_is_read_in_words() {
        let star = "1/2/KP3pr/NP2pq/BP1pb/QP2pn/RP3pk/2/1 [] w - 0 1";
        let star = Bench::new("starchess", star).german();
        star.check(&["P14", "B14", "pawn 14", "Bauer auf 14", "♙14"], "12-14");
        let hands = "1/2/1P3p1/1P2p1/1P1p1/1P2p1/1P3p1/2/1 [KQRBNkqrbn] w - 0 1";
        let hands = Bench::new("starchess", hands).german();
        hands.check(&["17B", "17L", "L17", "bishop 17", "Läufer auf 17"], "B@17");
        let tray = Bench::new("stalemate", "8/8/8/8/8/8/8/8[RRBBNNPPrrbbnnpp] w 0/0 0").german();
        tray.check(&["N@e4", "S@e4", "Se4", "♘e4", "Springer e4", "put a knight on e4"], "N@e4");
        tray.check(&["R@@a1"], "?");
        let tiles = "tc1 wk a P l53:1aK/2aR/1aN1bN1bK/aB1aP1bR/1bP1bP - - -";
        let tiles = Bench::new("tile-chess", tiles).german();
        tiles.check(&["n50-n51", "Bauer n50 nach n51", "pawn n50 to n51"], "n50-n51");
        let chariots = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        let chariots = Bench::new("xiangqi", chariots).german();
        let cannon = ["炮二平五", "C2.5", "h3e3", "Che3", "cannon h3 to e3", "Kanone h3 nach e3"];
        chariots.check(&cannon, "h3e3");
        chariots.check(&["horse g3", "knight g3", "Pferd g3", "Springer nach g3"], "h1g3");
    }

    #[test]
    fn moves_are_read_in_chinese() {
        for bench in [Bench::new("chess", START), Bench::new("chess", START).chinese()] {
            bench.check(&["马f3", "马 f3", "马走到f3", "马g1到f3", "把马跳到f3", "骑士f3"], "g1f3");
            bench.check(&["兵e4", "兵走e4", "e2到e4", "小兵e4"], "e2e4");
            bench.check(&["马马", "你好", "我的马"], "?");
        }
        let rich = Bench::new("chess", RICH).chinese();
        rich.check(&["象吃d5", "象xd5", "象吃马", "象f3吃d5"], "f3d5");
        rich.check(&["后吃马", "皇后吃d5", "后xd5"], "d2d5");
        rich.check(&["短易位", "王翼易位", "O-O"], "e1g1");
        rich.check(&["b8=后", "兵b8变后", "b8升后", "升变为后"], "b7b8q");
        let cannons = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
        let cannons = Bench::new("xiangqi", cannons).chinese();
        cannons.check(&["炮二平五", "炮2平5", "砲二平五", "炮h3到e3", "炮 h3 e3"], "h3e3");
        cannons.check(&["马二进三", "马g3", "馬g3"], "h1g3");
        cannons.check(&["相三进五", "相g1到e3", "象g1到e3"], "g1e3");
        cannons.check(&["帅五进一", "老将e2", "帅e2"], "e1e2");
        let tiles = "tc1 wk a P l53:1aK/2aR/1aN1bN1bK/aB1aP1bR/1bP1bP - - -";
        Bench::new("tile-chess", tiles).chinese().check(&["兵n50到n51"], "n50-n51");
    }

    #[test]
    fn a_piece_alone_opens_its_choice() {
        let check = |bench: &Bench, text: &str, expect: Option<&str>| {
            assert_eq!(half(&bench.picker(), text).as_deref(), expect, "{text}");
        };
        let en = Bench::new("chess", START);
        check(&en, "knight", Some("N"));
        check(&en, "Springer", Some("N"));
        check(&en, "S", Some("N"));
        check(&en, "knight g1", Some("g1"));
        check(&en, "g1", Some("g1"));
        check(&en, "bishop", None);
        check(&en, "knight a1", None);
        let de = Bench::new("chess", START).german();
        check(&de, "B", Some("P"));
        check(&de, "Springer auf b1", Some("b1"));
    }

    #[test]
    fn a_near_miss_offers_its_near_moves() {
        let check = |bench: &Bench, text: &str, expect: &[&str]| {
            let near = near(&bench.picker(), text);
            let written: Vec<_> = near.iter().map(|(_, written)| written.as_str()).collect();
            assert_eq!(written, expect, "{text}");
        };
        let de = Bench::new("chess", START).german();
        check(&de, "Sf4", &["Nf3"]);
        check(&de, "e2-e4x", &["e4", "e3"]);
        check(&de, "Springer f4", &["Nf3"]);
        let tray = Bench::new("stalemate", "8/8/8/8/8/8/8/8[RRBBNNPPrrbbnnpp] w 0/0 0");
        assert!(near(&tray.picker(), "R@@a1").iter().any(|(text, _)| text == "R@a1"));
    }
}
