-- What schema 14 added to the house that the schemas before it left: a second person shares a seat, and
-- came after the first. Never edited.

INSERT INTO mates (table_id, seat, person, nth) VALUES (2, 0, 2, 9);
