-- Threads of games: under which channel, and how far it has come. The thread itself is where the
-- game is played, while it is open.

CREATE TABLE threads (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    parent   INTEGER NOT NULL,
    state    TEXT    NOT NULL CHECK (state IN ('wanted', 'open', 'gone')),
    touched  INTEGER NOT NULL
) STRICT;

CREATE INDEX threads_by_time ON threads (state, touched);

-- Games whose place cannot be written in, and since when.

CREATE TABLE lost_venues (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    since    INTEGER NOT NULL
) STRICT;

-- People who play a seat together; its own sitter among them says that the seat is open for more.

CREATE TABLE mates (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id),
    PRIMARY KEY (table_id, seat, person)
) STRICT;

CREATE INDEX mates_by_person ON mates (person);
