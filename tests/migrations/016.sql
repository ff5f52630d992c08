-- What schema 16 added to the house that the schemas before it left: a process of several was killed while it
-- thought. Never edited.

INSERT INTO processes (token, name, since, until) VALUES (7, 'process 2 on board', 7, 900);
INSERT INTO leases (what, token, until) VALUES ('housekeeping', 7, 900);
INSERT INTO thinking (table_id, token, until) VALUES (4, 7, 900);
