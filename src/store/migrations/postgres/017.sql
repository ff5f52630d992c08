-- Made from the schema of files: tests compare.
CREATE TABLE oldest_program (
    one     BIGINT NOT NULL PRIMARY KEY CHECK (one = 1),
    version BIGINT NOT NULL
);
INSERT INTO oldest_program (one, version) VALUES (1, 17);
