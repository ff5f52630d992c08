-- What schema 7 added, in the house that the schemas before it left. Never edited.

INSERT INTO seekers (person, name, terms, reached, since) VALUES
    (1, 'Ada', '{"game":"race","options":{},"seats":2,"against":"anyone","side":"random","clock":{"kind":"none"},"rated":true}', 1, 1400);

UPDATE results SET forfeit = 1 WHERE table_id = 1 AND seat = 1;
