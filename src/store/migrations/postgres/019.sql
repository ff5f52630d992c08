-- Made from the schema of files: tests compare.
CREATE TABLE shards (
    shard  BIGINT NOT NULL PRIMARY KEY,
    total  BIGINT NOT NULL,
    wanted BIGINT NOT NULL,
    token  BIGINT,
    until  BIGINT NOT NULL
);
CREATE INDEX shards_by_token ON shards (token);
CREATE TABLE shard_fronts (
    token BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE TABLE identifies (
    bucket BIGINT NOT NULL PRIMARY KEY,
    token  BIGINT NOT NULL,
    free   BIGINT NOT NULL
);
UPDATE oldest_program SET version = 17;
