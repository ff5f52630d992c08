-- The one who stands for all who had themselves erased: he hosts what they hosted and did what they
-- did. Discord gives nobody the number 0.
INSERT INTO people (id, name, seen) VALUES (0, '', 0);

-- Whom somebody does not want to play with.
CREATE TABLE blocks (
    person  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    name    TEXT    NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT;

-- Whom direct messages do not reach; `told` once he knows.
CREATE TABLE closed_directs (
    person INTEGER NOT NULL PRIMARY KEY,
    at     INTEGER NOT NULL,
    told   INTEGER NOT NULL
) STRICT;

-- Copies of what settings say, for leaderboards to leave out.
CREATE TABLE unlisted_people (
    person INTEGER NOT NULL PRIMARY KEY
) STRICT;

CREATE TABLE unlisted_guilds (
    guild INTEGER NOT NULL PRIMARY KEY
) STRICT;

INSERT INTO unlisted_people (person)
    SELECT person FROM user_settings WHERE settings LIKE '%"hidden":true%';
INSERT INTO unlisted_guilds (guild)
    SELECT guild FROM guild_settings WHERE settings LIKE '%"private-board":true%';
