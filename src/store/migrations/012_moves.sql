-- What a move writes is little.

-- All that falls due at a table in one row, as a move changes them together; `at` is the first.
CREATE TABLE dues (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    at       INTEGER NOT NULL,
    lapse    INTEGER,
    flag     INTEGER,
    resume   INTEGER,
    wake     INTEGER,
    remind   INTEGER,
    neglect  INTEGER,
    close    INTEGER
) STRICT;

INSERT INTO dues (table_id, at, lapse, flag, resume, wake, remind, neglect, close)
SELECT table_id, MIN(at),
    MAX(CASE WHEN kind = 'lapse' THEN at END), MAX(CASE WHEN kind = 'flag' THEN at END),
    MAX(CASE WHEN kind = 'resume' THEN at END), MAX(CASE WHEN kind = 'wake' THEN at END),
    MAX(CASE WHEN kind = 'remind' THEN at END), MAX(CASE WHEN kind = 'neglect' THEN at END),
    MAX(CASE WHEN kind = 'close' THEN at END)
FROM due GROUP BY table_id;

DROP TABLE due;
ALTER TABLE dues RENAME TO due;
CREATE INDEX due_by_time ON due (at);

-- Which position a board shows that waits to be posted. Those that wait already are void as soon as
-- any board is shown, and posted anew if none is.
ALTER TABLE outbox ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
