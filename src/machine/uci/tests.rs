use super::tongue::Uci;
use crate::machine::engine::talk;

fn talk(lines: &str) -> String {
    talk::talk(&Uci, lines)
}

#[track_caller]
fn check(lines: &str, parts: &[&str]) {
    talk::check(&Uci, lines, parts);
}

#[test]
fn it_introduces_itself() {
    check("uci\nisready\n", &["id name Patt", "option name Hash", "uciok", "readyok"]);
}

#[test]
fn a_search_is_answered_with_a_move() {
    check("position startpos moves e2e4\ngo depth 3\n", &["info depth 1", " pv ", "bestmove "]);
    check("go nodes 500\nisready\n", &["bestmove "]);
    check("go infinite\nisready\nstop\n", &["readyok", "bestmove "]);
    check("go infinite\nposition startpos\nquit\n", &["bestmove "]);
    check("go movetime 20\n", &["bestmove "]);
    check("go wtime 100 btime 100\n", &["bestmove "]);
}

#[test]
fn a_mate_is_found_and_told() {
    let back_rank = "position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\ngo depth 4\n";
    check(back_rank, &["score mate 1", "bestmove a1a8"]);
    let over = "position startpos moves f2f3 e7e5 g2g4 d8h4\n";
    check(&format!("{over}go depth 3\n"), &["bestmove (none)"]);
    check(&format!("{over}d\n"), &["Result: Checkmate: Black wins."]);
}

#[test]
fn a_mate_is_looked_for_even_where_one_move_is_legal() {
    let forced = "position fen 8/1p1p1pRp/NP1P1P1k/4p3/4P1P1/K1p5/P1P5/8 b - - 0 1\n";
    check(&format!("{forced}go nodes 60000\n"), &["score mate -6", "bestmove b7a6"]);
}

#[test]
fn lines_are_counted() {
    check("go perft 3\n", &["a2a3: 380", "Nodes searched: 8902"]);
    check("go perft 1\n", &["e2e4: 1", "Nodes searched: 20"]);
    check("go perft 0\n", &["Nodes searched: 1"]);
}

#[test]
fn games_speak_in_sentences_and_never_by_their_keys() {
    let stalemate = "setoption name UCI_Variant value stalemate\n";
    let starchess = "setoption name UCI_Variant value starchess\n";
    let xiangqi = "setoption name UCI_Variant value xiangqi\n";
    let stuck = "position fen 2N1P/1b2r/pBp2/n3n/r1PNR[RBb] b 2/0 0\n";
    for lines in [
        "position startpos moves f2f3 e7e5 g2g4 d8h4\nd\n".to_owned(),
        "position startpos moves e2e5\n".to_owned(),
        "position fen 8/8/8 w - - 0 1\n".to_owned(),
        "position fen 8/8/8/8/8/8/8/8 w - - 0 1\n".to_owned(),
        "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1\nd\n".to_owned(),
        "setoption name UCI_Chess960 value perhaps\n".to_owned(),
        format!("{stalemate}{stuck}d\n"),
        format!("{stalemate}position startpos moves pass\n"),
        format!("{starchess}position fen 1/2/3/4 [] w - 0 1\n"),
        format!("{starchess}d\n"),
        format!("{xiangqi}position startpos moves h3e4\n"),
        format!("{xiangqi}position startpos moves a2a3\n"),
        format!("{xiangqi}position fen 9/9/9 x\n"),
    ] {
        let said = talk(&lines);
        for line in said.lines() {
            let text = ["info string ", "Note: ", "Result: "];
            let Some(text) = text.iter().find_map(|start| line.strip_prefix(start)) else {
                continue;
            };
            let sentence = text.contains(' ') && !text.contains('_');
            let key = text.split(' ').next().is_some_and(|word| {
                word.contains([':', '-']) && !word.chars().any(char::is_uppercase)
            });
            assert!(sentence && !key, "{lines}: {line}");
        }
    }
}

#[test]
fn ranks_count_from_zero_in_the_dialect_of_xiangqi() {
    let start = "Fen: rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b";
    for greeting in [
        "ucicyclone\n",
        "setoption name Protocol value ucicyclone\n",
        "setoption name UCI_Variant value xiangqi\nsetoption name Protocol value ucicyclone\n",
        "setoption name Protocol value ucicyclone\nsetoption name UCI_Variant value xiangqi\n",
    ] {
        check(&format!("{greeting}position startpos moves h2e2\nd\n"), &[start]);
    }
    let cyclone = "ucicyclone\n";
    check(cyclone, &["option name Protocol type combo", "uciok"]);
    check(&format!("{cyclone}startpos moves h2e2 h9g7\ngo depth 3\n"), &[" pv ", "bestmove "]);
    let mate = "fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 r\ngo depth 4\n";
    check(&format!("{cyclone}{mate}"), &["score mate 1 ", "pv b0b9", "bestmove b0b9"]);
    check(&format!("{cyclone}go perft 1\n"), &["a0a1: 1", "Nodes searched: 44"]);
    check(&format!("{cyclone}go searchmoves a0a1 depth 2\n"), &["bestmove a0a1"]);
    check(&format!("{cyclone}position startpos moves h3e3\n"), &["\"h3e3\" is not possible: "]);
    // A game whose ranks nobody counts so stays as it is.
    let chess = "setoption name UCI_Variant value chess\nposition startpos moves e2e4\nd\n";
    check(&format!("{cyclone}{chess}"), &["Fen: rnbqkbnr/pppppppp/8/8/4P3"]);
    let back = "setoption name Protocol value uci\nposition startpos moves h3e3\nd\n";
    check(&format!("{cyclone}{back}"), &[start]);
    check("setoption name Protocol value morse\n", &["info string there is no protocol morse"]);
}

#[test]
fn positions_are_shown_as_they_are() {
    check("position startpos moves e2e4 e7e5\nd\n", &["Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/"]);
    let castling = "setoption name UCI_Chess960 value true\n\
        position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves e1h1\nd\n";
    check(castling, &["Fen: r3k2r/8/8/8/8/8/8/R4RK1 b"]);
}

#[test]
fn what_cannot_be_done_is_said_and_changes_nothing() {
    let start = "Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w";
    for (line, part) in [
        ("dance", "info string unknown command: dance"),
        ("position", "info string position needs"),
        ("go searchmoves e2e5 depth 1", "info string e2e5 is no move to choose"),
        ("setoption name Hash value lots", "info string Hash needs a number"),
        ("setoption name Hash value 99999999", "info string Hash needs a number"),
        ("setoption name Colour value red", "info string there is no option Colour"),
        ("setoption name UCI_Variant value checkers", "info string there is no variant checkers"),
        ("\u{0}\u{7f} \u{ff}", "info string "),
    ] {
        check(&format!("{line}\nd\n"), &[part, start]);
    }
}

#[test]
fn after_a_refused_position_there_is_none() {
    for (line, why) in [
        ("position startpos moves e2e5", "info string \"e2e5\" is not possible: a pawn"),
        ("position startpos moves e2e4 e7e5 hello", "info string hello is no move"),
        ("position fen 8/8/8 w - - 0 1", "info string "),
    ] {
        let refused = [why, "info string there is no position", "bestmove (none)"];
        check(&format!("{line}\ngo depth 2\n"), &refused);
        check(&format!("{line}\nd\ngo perft 1\n"), &[why, "no position", "no position"]);
        check(&format!("{line}\nposition startpos\ngo depth 2\n"), &[why, "bestmove "]);
    }
}

#[test]
fn every_search_is_answered_whatever_words_it_came_with() {
    for line in [
        "go depth 3 foo",
        "go bar depth 3",
        "go depth many",
        "go nodes",
        "go mate 2",
        "go mate",
        "go searchmoves e2e4 depth 3",
        "go searchmoves depth 2",
        "go movetime",
        "joho go nodes 50",
    ] {
        let said = talk(&format!("debug on\nregister later\n{line}\nisready\n"));
        assert_eq!(said.matches("bestmove ").count(), 1, "{line}:\n{said}");
    }
}

#[test]
fn the_choice_is_among_the_moves_named() {
    for (moves, best) in [("a2a3", "a2a3"), ("a2a3 h2h4 nonsense", "h2h4")] {
        let said = talk(&format!("go searchmoves {moves} depth 4\n"));
        let first = said.lines().last().unwrap();
        assert!(moves.contains(best) && first.starts_with("bestmove "), "{said}");
        let played = first.split(' ').nth(1).unwrap();
        assert!(moves.split(' ').any(|one| one == played), "{said}");
    }
    // Not the rook that hangs, when only the king may move.
    let hanging = "position fen 4k3/8/8/3r4/8/8/8/3RK3 w - - 0 1\n";
    check(&format!("{hanging}go searchmoves e1e2 e1f2 depth 3\n"), &["bestmove e1"]);
    for slug in ["xiangqi", "starchess", "stalemate"] {
        let set = format!("setoption name UCI_Variant value {slug}\n");
        let listed = talk(&format!("{set}go perft 1\n"));
        let one = listed.lines().nth(2).and_then(|line| line.split(": ").next()).unwrap();
        check(&format!("{set}go searchmoves {one} nodes 2000\n"), &[&format!("bestmove {one}")]);
    }
}

#[test]
fn as_many_lines_are_told_as_asked_for() {
    let said = talk("setoption name MultiPV value 3\ngo depth 4\n");
    let deepest: Vec<_> = said.lines().filter(|line| line.starts_with("info depth 4 s")).collect();
    assert!(deepest.len() >= 3, "{said}");
    let firsts: Vec<_> = (1..=3)
        .map(|nth| {
            let line = deepest.iter().find(|line| line.contains(&format!("multipv {nth} ")));
            let line = line.unwrap_or_else(|| panic!("line {nth}:\n{said}"));
            line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap().to_owned()
        })
        .collect();
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2], "{said}");
    assert!(said.contains(&format!("bestmove {}", firsts[0])), "{said}");
    let few = "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1\ngo depth 3\n";
    check(&format!("setoption name MultiPV value 64\n{few}"), &["multipv 3 ", "bestmove "]);
}

#[test]
fn no_more_positions_are_visited_than_allowed() {
    for most in [1, 2, 7, 50, 1_000] {
        let said = talk(&format!("go nodes {most}\n"));
        let last = said.lines().filter_map(|line| line.split(" nodes ").nth(1)).next_back();
        let nodes: u64 = last.unwrap().split(' ').next().unwrap().parse().unwrap();
        assert!((1..=most).contains(&nodes), "{most}: {said}");
    }
}

#[test]
fn a_mate_is_looked_for_and_found_or_not() {
    let two = "position fen kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1\n";
    check(&format!("{two}go mate 2\n"), &["score mate 2", "bestmove a1a6"]);
    check(&format!("{two}go mate 1\n"), &["info string no mate in 1", "bestmove "]);
    check("go mate 2\n", &["info string no mate in 2", "bestmove "]);
    let xiangqi = "setoption name UCI_Variant value xiangqi\n";
    let one = "position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1\n";
    check(&format!("{xiangqi}{one}go mate 3\n"), &["score mate 1", "bestmove b1b10"]);
}

#[test]
fn thinking_in_the_others_time_is_answered_after_the_hit() {
    for (told, nothing) in [
        ("go ponder movetime 30\nisready\nponderhit\n", "movetime"),
        ("go ponder wtime 500 btime 500\nisready\nponderhit\n", "clock"),
        ("go ponder depth 2\nisready\nponderhit\n", "depth"),
        ("go ponder depth 2\nisready\nstop\n", "stop"),
    ] {
        let said = talk(told);
        let (ready, best) = (said.find("readyok").unwrap(), said.find("bestmove").unwrap());
        assert!(ready < best && said.matches("bestmove").count() == 1, "{nothing}: {said}");
    }
    check("ponderhit\nisready\n", &["readyok"]);
}

#[test]
fn a_line_goes_on_after_an_end_by_counting() {
    let dance = "g1f3 g8f6 f3g1 f6g8 ".repeat(6);
    check(&format!("position startpos moves {dance}\ngo depth 2\n"), &["bestmove "]);
    check(
        &format!("position startpos moves {dance} e2e4\nd\n"),
        &["Fen: rnbqkbnr/pppppppp/8/8/4P3"],
    );
    let dead = "position fen 7k/8/8/8/8/8/8/K7 w - - 0 1 moves a1a2\ngo depth 2\n";
    check(dead, &["bestmove h8"]);
    let spent = "position fen 7k/8/8/8/8/8/R7/K7 w - - 149 100 moves a2b2\ngo depth 2\n";
    check(spent, &["bestmove h8"]);
    let star = "setoption name UCI_Variant value starchess\n";
    let bare = "position fen 1/2/6/6/2K2/6/6k/2/1 [] w - 0 1\ngo depth 2\n";
    check(&format!("{star}{bare}"), &["bestmove "]);
    let mated = "position startpos moves f2f3 e7e5 g2g4 d8h4\ngo depth 2\n";
    check(mated, &["bestmove (none)"]);
}

#[test]
fn a_seed_and_a_node_budget_fix_the_answer() {
    let ask = || talk("setoption name Seed value 9\nsetoption name Skill Level value 3\ngo\n");
    let best = |said: String| said.lines().last().unwrap_or_default().to_owned();
    assert_eq!(best(ask()), best(ask()));
}

#[test]
fn another_game_is_played_after_its_slug() {
    let star = "setoption name UCI_Variant value starchess\n";
    check(&format!("{star}go perft 2\n"), &["B@17: 25", "Nodes searched: 625"]);
    let placed = "position startpos moves B@17 K@34\n";
    check(
        &format!("{star}{placed}d\n"),
        &["Fen: 1/2/1P3p1/1P2p1/BP1p1/1P2p1/1P3pk/2/1 [KQRNqrbn] w"],
    );
    check(&format!("{star}{placed}go nodes 300\n"), &["bestmove ", "@"]);
    let mate = "position fen 1/2/1N2K1k/6/5/6/7/2/1 [] w - 0 1\ngo depth 3\n";
    check(&format!("{star}{mate}"), &["score mate 1", "bestmove 5-3"]);
    let known = "position fen 1/2/1B5/6/2K2/6/6k/2/1 [] w - 0 1\ngo depth 1\n";
    check(&format!("{star}{known}"), &["score mate ", "bestmove "]);
}

#[test]
fn other_games_are_played_by_their_slug() {
    let xiangqi = "setoption name UCI_Variant value xiangqi\n";
    check(&format!("{xiangqi}go perft 3\n"), &["a1a2: ", "Nodes searched: 79666"]);
    check(&format!("{xiangqi}position startpos moves h3e3\nd\n"), &["Fen: rnbakabnr/9/1c5c1/"]);
    let mate = "position fen 4k4/R8/9/9/9/9/9/9/9/1R1K5 w - - 0 1\ngo depth 4\n";
    check(&format!("{xiangqi}{mate}"), &["score mate 1", "bestmove b1b10"]);
    let stuck = "position fen 3k5/9/4P4/9/9/9/9/9/9/4K4 w - - 0 1\ngo depth 4\n";
    check(&format!("{xiangqi}{stuck}"), &["score mate 1", "bestmove e8"]);
}

#[test]
fn men_are_placed_by_their_letters_and_passes_written_out() {
    let stalemate = "setoption name UCI_Variant value stalemate\n";
    check(&format!("{stalemate}go perft 2\n"), &["N@a1: ", "Nodes searched: 5796"]);
    let begun = "position startpos moves N@c2 R@d2\n";
    check(&format!("{stalemate}{begun}go nodes 500\n"), &["info depth ", "bestmove "]);
    let stuck = "position fen 2N1P/1b2r/pBp2/n3n/r1PNR[RBb] b 2/0 0\n";
    check(&format!("{stalemate}{stuck}go depth 3\n"), &["bestmove pass"]);
}
