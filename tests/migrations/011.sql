-- What schema 11 added to the house that the schemas before it left: where direct messages go.
-- Never edited.

INSERT INTO conversations (person, channel, begun) VALUES (1, 900, 1000);
