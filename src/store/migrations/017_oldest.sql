-- The oldest program that may use this database: one that was made for this schema, or any later one.
-- Each later step says it anew.
CREATE TABLE oldest_program (
    one     INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    version INTEGER NOT NULL
) STRICT;
INSERT INTO oldest_program (one, version) VALUES (1, 17);
