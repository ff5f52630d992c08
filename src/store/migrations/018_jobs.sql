-- What is to be thought about: a hint, a turn of the computer, an analysis, each of one state of one game.
-- Who has taken it, and until when nobody else does; how far it is; what was found. On a server alone: whoever
-- has a file alone knows all that from the games. (`thinking` of the schema before is for processes of the version
-- before, which may still run.)
CREATE TABLE jobs (
    table_id INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    version  INTEGER NOT NULL,
    urgency  INTEGER NOT NULL,
    asked    INTEGER NOT NULL,
    token    INTEGER,
    until    INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    progress INTEGER NOT NULL,
    answer   TEXT,
    PRIMARY KEY (table_id, kind, version)
) STRICT, WITHOUT ROWID;
CREATE INDEX jobs_waiting ON jobs (urgency, asked) WHERE answer IS NULL;
CREATE INDEX jobs_answered ON jobs (until) WHERE answer IS NOT NULL;
CREATE INDEX jobs_by_token ON jobs (token);

-- Which process thought last at a hidden game, and so knows best what it believed there.
CREATE TABLE brains (
    table_id INTEGER NOT NULL PRIMARY KEY,
    token    INTEGER NOT NULL,
    until    INTEGER NOT NULL
) STRICT;
CREATE INDEX brains_by_until ON brains (until);

-- What a process does: front, worker, keeper.
ALTER TABLE processes ADD COLUMN duties TEXT NOT NULL DEFAULT 'front worker keeper';

-- Whose a post is that is on its way.
ALTER TABLE outbox ADD COLUMN token INTEGER;

-- It only adds: programs of schema 17 and later go on.
UPDATE oldest_program SET version = 17;
