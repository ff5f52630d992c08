-- Games that are being put together: what a setup panel holds, until it is posted or forgotten.

CREATE TABLE drafts (
    id      INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
    person  INTEGER NOT NULL,
    draft   TEXT    NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX drafts_by_time ON drafts (changed);

-- What the computer thought of its position at its turns, from its own side, in hundredths of a pawn
-- or whatever its game counts in: by it the computer judges draw offers and knows when to give up.

CREATE TABLE thoughts (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    ply      INTEGER NOT NULL,
    value    INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT;
