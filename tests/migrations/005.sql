-- What schema 5 added, in the house that the schemas before it left. Never edited.

INSERT INTO threads (table_id, parent, state, touched) VALUES (2, 6, 'open', 1600);
INSERT INTO lost_venues (table_id, since) VALUES (4, 1600);
INSERT INTO mates (table_id, seat, person) VALUES (2, 0, 1);
