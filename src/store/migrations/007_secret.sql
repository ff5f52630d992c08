-- Games whose players do not know each other, and games that both win or lose together.

-- Who waits for a partner, on which terms. Nobody is let in before a direct message has reached him.
CREATE TABLE seekers (
    person  INTEGER NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    terms   TEXT    NOT NULL,
    reached INTEGER NOT NULL,
    since   INTEGER NOT NULL
) STRICT;

CREATE INDEX seekers_by_terms ON seekers (terms, reached, since);

-- Whether the person gave the game up or let his time run out.
ALTER TABLE results ADD COLUMN forfeit INTEGER NOT NULL DEFAULT 0;
