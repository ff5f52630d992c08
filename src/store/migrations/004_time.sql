-- What bears on clocks, and what falls due. `due` is replaced with every act at its table, in the
-- same transaction; it can be reckoned anew from sheet and marks at any time.

CREATE TABLE marks (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    nth      INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    by       TEXT    NOT NULL CHECK (by IN ('person', 'computer', 'clock', 'host')),
    person   INTEGER REFERENCES people (id),
    mark     TEXT    NOT NULL,
    PRIMARY KEY (table_id, nth)
) STRICT;

CREATE TABLE due (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    kind     TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, kind)
) STRICT;

CREATE INDEX due_by_time ON due (at);

CREATE TABLE holidays (
    person INTEGER NOT NULL REFERENCES people (id),
    since  INTEGER NOT NULL,
    until  INTEGER NOT NULL,
    PRIMARY KEY (person, since)
) STRICT;

-- One row: when the house was last seen at work.
CREATE TABLE alive (
    one INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;

INSERT INTO due (table_id, kind, at)
SELECT id, 'lapse', lapses FROM tables WHERE state = 'waiting' AND lapses IS NOT NULL;

-- Games that run have no clock yet: nobody moves for 14 days.
INSERT INTO due (table_id, kind, at)
SELECT id, 'neglect', changed + 14 * 86400000 FROM tables WHERE state = 'playing';

DROP INDEX tables_by_state;
ALTER TABLE tables DROP COLUMN lapses;
CREATE INDEX tables_by_state ON tables (state);
