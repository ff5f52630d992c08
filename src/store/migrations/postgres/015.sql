-- Made from the schema of files: tests compare.
CREATE TABLE owner (
    one   BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    name  TEXT COLLATE "C"    NOT NULL,
    token BIGINT NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL
);
