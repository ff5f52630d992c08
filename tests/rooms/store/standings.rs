//! What lists show is what was played, whatever happened: ten thousand random acts through the
//! store's own doors, counted anew by `check_database` and by statements that add up every result.

use patt::store::{Checked, Database, Reach, StoreError, check_database};
use patt::table::lists::{Board, Page};
use patt::table::ratings::RatingPool;
use patt::table::{GuildId, PersonId, Time};
use rusqlite::{Connection, params};

use super::town::{APART, DAY, PEOPLE, Town};

impl Town {
    fn check(&self) -> Checked {
        check_database(self.store.database(), Time(self.now)).unwrap()
    }

    fn assert_as_counted(&self) {
        assert_eq!(self.check().faults, [""; 0], "after {:?}", self.done);
    }

    /// A connection of our own, to look at results as they are.
    fn look(&self) -> Connection {
        Connection::open(self.folder.path().join("patt.db")).unwrap()
    }

    /// Every leaderboard of every place is the one that adds up all results.
    async fn assert_boards(&self) {
        if matches!(self.store.database(), Database::Server(_)) {
            // There only the store itself looks.
            return;
        }
        let db = self.look();
        let mut rows = 0;
        for game in ["race", "veil", "clan"] {
            for place in [None, Some(5), Some(6), Some(7)] {
                for board in [
                    Board::Rating,
                    Board::Score(RatingPool::People),
                    Board::Score(RatingPool::Computer),
                    Board::Computer,
                ] {
                    rows += self.assert_board(&db, game, place, board).await;
                }
            }
        }
        assert!(rows > 10, "only {rows} rows were compared");
    }

    async fn assert_board(
        &self,
        db: &Connection,
        game: &str,
        place: Option<i64>,
        board: Board,
    ) -> usize {
        let expected = summed_up(db, game, place, board, self.now);
        let reach = place.map_or(Reach::Everywhere, |guild| Reach::Guild(GuildId(guild as u64)));
        let mut shown = Vec::new();
        for number in 0.. {
            let page = Page::number(number, 4);
            let asker = PersonId(APART * 3);
            let now = Time(self.now);
            let page = self.store.leaderboard(game.into(), board, reach, asker, page, now);
            let page = page.await.unwrap();
            assert_eq!(page.total as usize, expected.len(), "{game} {place:?} {board:?}");
            let own = expected.iter().position(|row| row.0 == asker.0 as i64);
            assert_eq!(page.own.map(|row| row.rank as usize), own.map(|nth| nth + 1));
            if page.rows.is_empty() {
                break;
            }
            for row in page.rows {
                assert_eq!(row.rank as usize, shown.len() + 1);
                let (mean, best) = row.scores.unzip();
                let person = row.person.0 as i64;
                let counts = [row.won, row.drawn, row.lost, row.counted, row.forfeits];
                shown.push((person, counts, mean, best, row.beaten));
            }
        }
        assert_eq!(shown, expected, "{game} {place:?} {board:?}");
        shown.len()
    }
}

type Summed = (i64, [u32; 5], Option<f64>, Option<i32>, Option<u8>);

/// A leaderboard as it was before anything was kept for it: all results added up.
fn summed_up(
    db: &Connection,
    game: &str,
    place: Option<i64>,
    board: Board,
    now: i64,
) -> Vec<Summed> {
    let (pool, listed, order) = match board {
        Board::Rating => (
            "people",
            "t.here = 1 AND t.rated > 0",
            "CASE WHEN g.deviation * g.deviation + g.volatility * g.volatility
                 * 173.7178 * 173.7178 * (?4 - g.at) * 0.21436 / 86400000.0 >= 12100.0
                 THEN 1 ELSE 0 END, g.value DESC, t.person",
        ),
        Board::Score(company) => {
            let people = company == RatingPool::People;
            let pool = if people { "people" } else { "computer" };
            (pool, "t.here = 1 AND t.mean IS NOT NULL", "t.mean DESC, t.best DESC, t.person")
        }
        Board::Computer => {
            ("computer", "t.here = 1", "COALESCE(t.beaten, 0) DESC, t.won DESC, t.lost, t.person")
        }
    };
    let text = format!(
        "WITH tallies AS (
            SELECT r.person AS person,
                SUM(CASE WHEN r.verdict = 'won' THEN 1 ELSE 0 END) AS won,
                SUM(CASE WHEN r.verdict = 'drawn' THEN 1 ELSE 0 END) AS drawn,
                SUM(CASE WHEN r.verdict = 'lost' THEN 1 ELSE 0 END) AS lost,
                SUM(r.rated) AS rated,
                AVG(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN CAST(r.score AS REAL) END) AS mean,
                MAX(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS best,
                COUNT(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.score END) AS counted,
                SUM(CASE WHEN r.rated = 1 OR ?2 = 'computer' THEN r.forfeit ELSE 0 END) AS forfeits,
                MAX(CASE WHEN r.verdict = 'won' THEN r.level END) AS beaten,
                MAX(CASE WHEN r.guild = ?3 THEN 1
                    WHEN ?3 IS NULL AND NOT EXISTS
                        (SELECT 1 FROM unlisted_guilds k WHERE k.guild = r.guild) THEN 1
                    ELSE 0 END) AS here
            FROM results r
            WHERE r.game = ?1 AND r.pool = ?2
                AND NOT EXISTS (SELECT 1 FROM unlisted_people u WHERE u.person = r.person)
            GROUP BY r.person
        )
        SELECT t.person, t.won, t.drawn, t.lost, t.counted, t.forfeits, t.mean, t.best, t.beaten
        FROM tallies t LEFT JOIN ratings g ON g.person = t.person AND g.game = ?1
        WHERE {listed} AND ?4 > 0 ORDER BY {order}"
    );
    let mut found = db.prepare(&text).unwrap();
    let rows = found.query_map(params![game, pool, place, now as f64], |row| {
        let counts = [row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?, row.get(5)?];
        Ok((row.get(0)?, counts, row.get(6)?, row.get(7)?, row.get(8)?))
    });
    rows.unwrap().map(Result::unwrap).collect()
}

#[tokio::test]
async fn standings_are_what_was_played_after_ten_thousand_acts() {
    let mut town = Town::new(20);
    for nth in 1..=10_000 {
        town.act().await;
        if nth % 50 == 0 {
            // Games of some days ago are folded meanwhile.
            town.housekeep().await;
        }
        if nth % 1_000 == 0 {
            town.assert_as_counted();
            town.assert_boards().await;
        }
    }
    for (what, least) in [
        ("an end of a game", 400),
        ("an erasure", 10),
        ("a person (un)listed", 50),
        ("a server (un)listed", 50),
        ("a game ended by force", 30),
        ("a game opened again", 5),
        ("a moved server", 50),
        ("an import", 50),
    ] {
        let times = town.done.get(what).copied().unwrap_or_default();
        assert!(times >= least, "{what} only {times} times: {:?}", town.done);
    }
    if matches!(town.store.database(), Database::File(_)) {
        let folded = "SELECT COUNT(*) FROM folded";
        let folded: u32 = town.look().query_row(folded, [], |row| row.get(0)).unwrap();
        assert!(folded > 300, "only {folded} games are folded");
    }
    // Two years later every rating is uncertain.
    town.now += 800 * DAY;
    town.assert_boards().await;
    town.assert_as_counted();
}

/// Makes a file as a version without standings left it.
fn unfill(town: &Town) {
    let db = town.look();
    for text in [
        "DELETE FROM tallies",
        "DELETE FROM tally_guilds",
        "DELETE FROM standings",
        "DELETE FROM standing_steps",
        "DELETE FROM seat_wins",
        "DELETE FROM past",
        "UPDATE seats SET over = 0",
        "UPDATE filled SET upto = -9223372036854775807",
    ] {
        db.execute(text, []).unwrap();
    }
    // People who never finished a game stand between those who did.
    for id in 1..=APART * (PEOPLE + 1) {
        let text = "INSERT INTO people (id, name, seen) VALUES (?1, '', 0) ON CONFLICT DO NOTHING";
        db.execute(text, [id as i64]).unwrap();
    }
}

#[tokio::test]
async fn an_old_file_is_filled_while_games_go_on() {
    let mut town = Town::in_file(21);
    for _ in 0..1_500 {
        town.act().await;
    }
    let before = town.store.profile(PersonId(APART)).await.unwrap();
    unfill(&town);
    assert_eq!(town.store.profile(PersonId(APART)).await.unwrap(), before, "counted on the spot");
    let board = |town: &Town| {
        let (game, page) = ("race".to_owned(), Page::number(0, 10));
        let (asker, now) = (PersonId(APART), Time(town.now));
        let store = town.store.clone();
        async move { store.leaderboard(game, Board::Rating, Reach::Everywhere, asker, page, now).await }
    };
    let mut steps = 0;
    while town.store.housekeep(Time(town.now)).await.unwrap() {
        steps += 1;
        assert!(matches!(board(&town).await, Err(StoreError::Counting)) || !town.check().filling);
        for _ in 0..40 {
            town.act().await;
        }
        town.assert_as_counted();
    }
    assert!(steps > 5, "{steps} steps are few to be interrupted in");
    assert!(!town.check().filling);
    town.assert_as_counted();
    town.assert_boards().await;
}

#[tokio::test]
async fn a_check_finds_what_is_wrong() {
    let mut town = Town::in_file(22);
    for _ in 0..400 {
        town.act().await;
    }
    town.assert_as_counted();
    for (text, says) in [
        ("UPDATE tallies SET rated = rated + 1", "tally"),
        ("DELETE FROM past WHERE other = 0", "finished games"),
        ("UPDATE standing_steps SET people = people + 1", "steps of leaderboards"),
        ("UPDATE seat_wins SET games = games + 1", "wins of seats"),
        ("DELETE FROM standings WHERE place = 0", "not Some"),
        ("INSERT INTO tally_guilds VALUES (77, 0, 'race', 'people', 5)", "servers of tallies"),
    ] {
        town.look().execute(text, []).unwrap();
        let faults = town.check().faults;
        assert!(faults.iter().any(|fault| fault.contains(says)), "{text}: {faults:?}");
    }
}
