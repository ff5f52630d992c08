-- Made from the schema of files: tests compare.
CREATE TABLE processes (
    token BIGINT NOT NULL PRIMARY KEY,
    name  TEXT COLLATE "C"    NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE leases (
    what  TEXT COLLATE "C"    NOT NULL PRIMARY KEY,
    token BIGINT NOT NULL,
    until BIGINT NOT NULL
);
CREATE TABLE thinking (
    table_id BIGINT NOT NULL PRIMARY KEY,
    token    BIGINT NOT NULL,
    until    BIGINT NOT NULL
);
CREATE INDEX thinking_by_token ON thinking (token);
CREATE INDEX thinking_by_until ON thinking (until);
