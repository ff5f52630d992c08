-- Processes that play in this house together, each until it has to say so again.
CREATE TABLE processes (
    token INTEGER NOT NULL PRIMARY KEY,
    name  TEXT    NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;

-- What one of them alone does at a time, and until when no other one does it.
CREATE TABLE leases (
    what  TEXT    NOT NULL PRIMARY KEY,
    token INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Which of them thinks about the computer's move at a table, where that takes long, and until when no
-- other one begins to.
CREATE TABLE thinking (
    table_id INTEGER NOT NULL PRIMARY KEY,
    token    INTEGER NOT NULL,
    until    INTEGER NOT NULL
) STRICT;
CREATE INDEX thinking_by_token ON thinking (token);
CREATE INDEX thinking_by_until ON thinking (until);
