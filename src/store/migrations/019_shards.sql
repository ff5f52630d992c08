-- Shards of the gateway, where several processes share it: of how many, of how many there shall be as soon as nobody
-- has any, who has which, and until when. On a server alone.
CREATE TABLE shards (
    shard  INTEGER NOT NULL PRIMARY KEY,
    total  INTEGER NOT NULL,
    wanted INTEGER NOT NULL,
    token  INTEGER,
    until  INTEGER NOT NULL
) STRICT;
CREATE INDEX shards_by_token ON shards (token);

-- Which processes want a share of them, each until it has to say so again.
CREATE TABLE shard_fronts (
    token INTEGER NOT NULL PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT;

-- Who may begin a session in a bucket of Discord's just now, and when the next one may.
CREATE TABLE identifies (
    bucket INTEGER NOT NULL PRIMARY KEY,
    token  INTEGER NOT NULL,
    free   INTEGER NOT NULL
) STRICT;

-- It only adds: programs of schema 17 and later go on.
UPDATE oldest_program SET version = 17;
