-- What schema 13 added to the house that the schemas before it left: a board that waits and says which
-- position it shows. Never edited.

UPDATE outbox SET position = 3 WHERE id = 1;
