-- Which of several processes on one server decides what falls due, since when, and until when at least.
CREATE TABLE owner (
    one   INTEGER NOT NULL PRIMARY KEY CHECK (one = 1),
    name  TEXT    NOT NULL,
    token INTEGER NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL
) STRICT;
