-- Moments are milliseconds since 1970. Discord's numbers fit 63 bits. JSON is the house's own and
-- only grows. Booleans are 0 or 1. Only `entries` is the truth about a game; what `tables` says of
-- turn and outcome is there so that no list has to replay one.

CREATE TABLE people (
    id      INTEGER NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;

CREATE TABLE tables (
    id       INTEGER NOT NULL PRIMARY KEY,
    guild    INTEGER,
    channel  INTEGER NOT NULL,
    host     INTEGER NOT NULL REFERENCES people (id),
    game     TEXT    NOT NULL,
    terms    TEXT    NOT NULL,
    header   TEXT    NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('waiting', 'playing', 'over', 'off')),
    phase    TEXT    NOT NULL,
    lapses   INTEGER,
    turn     INTEGER NOT NULL,
    computer INTEGER NOT NULL,
    rated    INTEGER NOT NULL,
    outcome  TEXT,
    entries  INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    version  INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_channel ON tables (channel, state);
CREATE INDEX tables_by_guild ON tables (guild, state);
CREATE INDEX tables_by_state ON tables (state, lapses);

CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT    NOT NULL CHECK (kind IN ('person', 'computer', 'free', 'erased')),
    person   INTEGER REFERENCES people (id),
    level    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE entries (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ply      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    by       TEXT    NOT NULL CHECK (by IN ('person', 'computer', 'clock', 'host')),
    person   INTEGER REFERENCES people (id),
    act      TEXT    NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT;

CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id),
    game     TEXT    NOT NULL,
    guild    INTEGER,
    pool     TEXT    NOT NULL CHECK (pool IN ('people', 'computer')),
    level    INTEGER,
    verdict  TEXT    NOT NULL CHECK (verdict IN ('won', 'drawn', 'lost')),
    place    INTEGER NOT NULL,
    score    INTEGER,
    rated    INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX results_by_person ON results (person, game, pool, at);
CREATE INDEX results_by_guild ON results (guild, game, pool);
CREATE INDEX results_by_game ON results (game, pool);

CREATE TABLE ratings (
    person     INTEGER NOT NULL REFERENCES people (id),
    game       TEXT    NOT NULL,
    value      REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT;

CREATE INDEX ratings_by_game ON ratings (game, value);

CREATE TABLE rating_history (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    person    INTEGER NOT NULL REFERENCES people (id),
    game      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    before    REAL    NOT NULL,
    value     REAL    NOT NULL,
    deviation REAL    NOT NULL,
    PRIMARY KEY (table_id, person)
) STRICT;

CREATE INDEX rating_history_by_person ON rating_history (person, game, at);

CREATE TABLE user_settings (
    person   INTEGER NOT NULL PRIMARY KEY,
    settings TEXT    NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;

CREATE TABLE guild_settings (
    guild    INTEGER NOT NULL PRIMARY KEY,
    settings TEXT    NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;

CREATE TABLE messages (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    role     TEXT    NOT NULL CHECK (role IN ('invitation', 'board')),
    channel  INTEGER NOT NULL,
    message  INTEGER NOT NULL,
    PRIMARY KEY (table_id, role)
) STRICT;

CREATE TABLE outbox (
    id       INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER REFERENCES tables (id),
    purpose  TEXT    NOT NULL,
    payload  TEXT    NOT NULL,
    due      INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    created  INTEGER NOT NULL
) STRICT;

CREATE INDEX outbox_by_due ON outbox (due);
CREATE INDEX outbox_by_table ON outbox (table_id, purpose);

CREATE TABLE interactions (
    id INTEGER NOT NULL PRIMARY KEY,
    at INTEGER NOT NULL
) STRICT;

CREATE INDEX interactions_by_time ON interactions (at);
