-- What a finished game leaves behind is small.

-- Entries, marks and thoughts of a game that is over for some time: a byte that says in which form,
-- and the rest in that form.
CREATE TABLE folded (
    table_id INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    game     BLOB    NOT NULL
) STRICT;

-- Whether that was done; a game without any such row has no row there either.
ALTER TABLE tables ADD COLUMN folded INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_unfolded ON tables (state, changed) WHERE folded = 0;

-- Whom a folded game names beside its host and those who sit there, for an erasure to find.
CREATE TABLE traces (
    person   INTEGER NOT NULL,
    table_id INTEGER NOT NULL,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;
