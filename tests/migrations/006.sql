-- What schema 6 added, in the house that the schemas before it left. Never edited.

INSERT INTO imports (id, person, game, record, at) VALUES
    (77, 1, 'race', '{"header":{"game":"race","rules":2,"options":{"goal":20,"odd":false},"seats":2,"start":"20 0 0 2"},"acts":[{"move":{"seat":0,"text":"1"}}],"tags":[["White","Ada"]]}', 1300);

INSERT INTO analyses (table_id, form, analysis, at) VALUES
    (1, 1, '{"values":[0,0],"best":[]}', 1301);

INSERT INTO if_thens (table_id, person, nth, position, moves) VALUES
    (2, 1, 0, 1, '["1","2"]');
