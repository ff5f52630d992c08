-- What schema 15 added to the house that the schemas before it left: a process has had it, and ended. Never
-- edited.

INSERT INTO owner (one, name, token, since, until) VALUES (1, 'process 1 on board', 7, 900, 930);
