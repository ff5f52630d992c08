-- What people bring in and ask for beside their games. Imports share the names of tables, but are
-- kept apart: no list, no rating and no clock ever sees them.

CREATE TABLE imports (
    id     INTEGER NOT NULL PRIMARY KEY,
    person INTEGER NOT NULL,
    game   TEXT    NOT NULL,
    record TEXT    NOT NULL,
    at     INTEGER NOT NULL
) STRICT;

CREATE INDEX imports_by_person ON imports (person, at);

-- The computer's opinion of finished games: a cache that may be dropped at any time.
CREATE TABLE analyses (
    table_id INTEGER NOT NULL PRIMARY KEY,
    form     INTEGER NOT NULL,
    analysis TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

-- What a person answers at once if the others play as expected: a line a row.
CREATE TABLE if_thens (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    person   INTEGER NOT NULL,
    nth      INTEGER NOT NULL,
    position INTEGER NOT NULL,
    moves    TEXT    NOT NULL,
    PRIMARY KEY (table_id, person, nth)
) STRICT;
