-- What schema 2 added, in the house that the schemas before it left. Never edited.

INSERT INTO blocks (person, blocked, name, at) VALUES (1, 3, 'Cid', 1300);
INSERT INTO closed_directs (person, at, told) VALUES (2, 1300, 0);
INSERT INTO unlisted_people (person) VALUES (2);
INSERT INTO unlisted_guilds (guild) VALUES (7);
