-- What schema 3 added, in the house that the schemas before it left. Never edited.

INSERT INTO drafts (id, person, draft, changed) VALUES
    (1, 1, '{"game":"race","against":"anyone","stranger":false,"seats":null,"side":"random","clock":null,"rated":true,"options":"goal 20","amends":null}', 1200);

INSERT INTO thoughts (table_id, ply, value) VALUES
    (4, 0, -35);
