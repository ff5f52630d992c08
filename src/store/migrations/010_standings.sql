-- What lists show, kept so that no list adds up what was ever played. All of it follows from results,
-- seats, tables, ratings and who is unlisted, and can be counted anew from those at any time.

-- How somebody fared in a game: one person where `other` is 0, or two people together, the smaller
-- number first. `scores` to `forfeits` are of all games, `counted` and its kin of those that a
-- leaderboard of scores counts. A result without a score adds to neither. `streak` is how the last
-- game went and `run` how many went so in a row, `longest` the most that were won in a row, and
-- `last` the moment of the last.
CREATE TABLE tallies (
    person           INTEGER NOT NULL,
    other            INTEGER NOT NULL,
    game             TEXT    NOT NULL,
    pool             TEXT    NOT NULL,
    won              INTEGER NOT NULL,
    drawn            INTEGER NOT NULL,
    lost             INTEGER NOT NULL,
    rated            INTEGER NOT NULL,
    scores           INTEGER NOT NULL,
    points           INTEGER NOT NULL,
    best             INTEGER,
    forfeits         INTEGER NOT NULL,
    counted          INTEGER NOT NULL,
    counted_points   INTEGER NOT NULL,
    counted_best     INTEGER,
    counted_forfeits INTEGER NOT NULL,
    beaten           INTEGER,
    streak           TEXT    NOT NULL,
    run              INTEGER NOT NULL,
    longest          INTEGER NOT NULL,
    last             INTEGER NOT NULL,
    PRIMARY KEY (person, other, game, pool)
) STRICT, WITHOUT ROWID;

CREATE INDEX tallies_by_other ON tallies (other) WHERE other <> 0;

-- On which servers they played it; 0 for private chats.
CREATE TABLE tally_guilds (
    person INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    pool   TEXT    NOT NULL,
    guild  INTEGER NOT NULL,
    PRIMARY KEY (person, other, game, pool, guild)
) STRICT, WITHOUT ROWID;

CREATE INDEX tally_guilds_by_guild ON tally_guilds (guild);

-- Who stands on which leaderboard, with what it orders by: a row for each place where they are
-- listed, which is a server, or 0 for everywhere. `step` is the order in coarse. `until` is the moment
-- from which on they stand elsewhere, though nobody played: when their rating becomes uncertain.
CREATE TABLE standings (
    game   TEXT    NOT NULL,
    board  TEXT    NOT NULL,
    place  INTEGER NOT NULL,
    step   INTEGER NOT NULL,
    first  REAL    NOT NULL,
    second INTEGER NOT NULL,
    third  INTEGER NOT NULL,
    person INTEGER NOT NULL,
    other  INTEGER NOT NULL,
    until  INTEGER,
    PRIMARY KEY (person, other, game, board, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX standings_in_order
    ON standings (game, board, place, step, first DESC, second DESC, third, person, other);
CREATE INDEX standings_by_end ON standings (until) WHERE until IS NOT NULL;

-- How many stand on each step of a leaderboard, so that no place is found by counting all before it.
CREATE TABLE standing_steps (
    game   TEXT    NOT NULL,
    board  TEXT    NOT NULL,
    place  INTEGER NOT NULL,
    step   INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (game, board, place, step)
) STRICT, WITHOUT ROWID;

-- How the first two seats fared in rated games between people, on a server or (0) everywhere but on
-- the servers that keep their leaderboards to themselves.
CREATE TABLE seat_wins (
    game   TEXT    NOT NULL,
    place  INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    first  INTEGER NOT NULL,
    second INTEGER NOT NULL,
    PRIMARY KEY (place, game)
) STRICT, WITHOUT ROWID;

-- Finished games of a person where `other` is 0, and with each other person who sat there.
CREATE TABLE past (
    person   INTEGER NOT NULL,
    other    INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    game     TEXT    NOT NULL,
    guild    INTEGER,
    PRIMARY KEY (person, other, ended DESC, table_id)
) STRICT, WITHOUT ROWID;

-- One row: up to which person the tables above are filled. Whoever comes after that is counted while
-- the bot runs; what they play meanwhile is counted with the rest.
CREATE TABLE filled (
    one  INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    upto INTEGER NOT NULL
) STRICT;

INSERT INTO filled (one, upto)
SELECT 1, CASE WHEN EXISTS (SELECT 1 FROM tables WHERE state = 'over')
    OR EXISTS (SELECT 1 FROM results) THEN -9223372036854775807 ELSE 9223372036854775807 END;

-- Whether the game is over for good, so that open games are found among somebody's many finished ones.
ALTER TABLE seats ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
DROP INDEX seats_by_person;
CREATE INDEX seats_by_person ON seats (person, over);

DROP INDEX tables_by_channel;
CREATE INDEX tables_by_channel ON tables (channel, state, changed DESC);
DROP INDEX tables_by_state;
CREATE INDEX tables_by_state ON tables (state, computer, changed);
CREATE INDEX tables_by_host ON tables (host, state);

-- Nobody reads results of all people any more.
DROP INDEX results_by_game;
DROP INDEX results_by_guild;

-- What an erasure and an export ask for.
CREATE INDEX drafts_by_person ON drafts (person);
CREATE INDEX if_thens_by_person ON if_thens (person, table_id, nth);
CREATE INDEX blocks_by_blocked ON blocks (blocked);
CREATE INDEX closed_directs_untold ON closed_directs (told) WHERE told = 0;
