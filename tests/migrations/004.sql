-- What schema 4 added, in the house that the schemas before it left. Never edited.

INSERT INTO marks (table_id, nth, ply, at, by, person, mark) VALUES
    (2, 0, 0, 1006, 'host', NULL, '"begun"'),
    (2, 1, 1, 1007, 'host', NULL, '{"told":{"position":1,"seats":2}}'),
    (4, 0, 0, 1010, 'host', NULL, '"begun"');

INSERT INTO holidays (person, since, until) VALUES
    (1, 2000, 3000);

INSERT INTO alive (one, at) VALUES
    (1, 4000);
