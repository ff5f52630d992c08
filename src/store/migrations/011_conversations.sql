-- The channels of direct messages: opening many at once gets a bot shut out, so each is opened once.
CREATE TABLE conversations (
    person INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    begun INTEGER NOT NULL
) STRICT;
CREATE INDEX conversations_begun ON conversations (begun);
