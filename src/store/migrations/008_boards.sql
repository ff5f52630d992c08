-- What the board of a table shows, so that one message can change with every move.

-- What the board before it showed last, as a position number: the moves since then stand in this one.
ALTER TABLE messages ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
-- What it shows, as a position number.
ALTER TABLE messages ADD COLUMN position INTEGER NOT NULL DEFAULT 0;
-- When it was posted.
ALTER TABLE messages ADD COLUMN posted INTEGER NOT NULL DEFAULT 0;
