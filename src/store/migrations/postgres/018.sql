-- Made from the schema of files: tests compare.
CREATE TABLE jobs (
    table_id BIGINT NOT NULL,
    kind     TEXT COLLATE "C"    NOT NULL,
    version  BIGINT NOT NULL,
    urgency  BIGINT NOT NULL,
    asked    BIGINT NOT NULL,
    token    BIGINT,
    until    BIGINT NOT NULL,
    tries    BIGINT NOT NULL,
    progress BIGINT NOT NULL,
    answer   TEXT COLLATE "C",
    PRIMARY KEY (table_id, kind, version)
);
CREATE INDEX jobs_waiting ON jobs (urgency, asked) WHERE answer IS NULL;
CREATE INDEX jobs_answered ON jobs (until) WHERE answer IS NOT NULL;
CREATE INDEX jobs_by_token ON jobs (token);
CREATE TABLE brains (
    table_id BIGINT NOT NULL PRIMARY KEY,
    token    BIGINT NOT NULL,
    until    BIGINT NOT NULL
);
CREATE INDEX brains_by_until ON brains (until);
ALTER TABLE processes ADD COLUMN duties TEXT COLLATE "C" NOT NULL DEFAULT 'front worker keeper';
ALTER TABLE outbox ADD COLUMN token BIGINT;
UPDATE oldest_program SET version = 17;
