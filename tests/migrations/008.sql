-- What schema 8 added, in the house that the schemas before it left. Never edited.

UPDATE messages SET since = 1, position = 2, posted = 1300 WHERE table_id = 2 AND role = 'board';
