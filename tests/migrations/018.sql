-- What schema 18 added to the house that the schemas before it left: a worker thinks about a turn of a hidden game,
-- and a front has a post on its way. Never edited.

INSERT INTO jobs (table_id, kind, version, urgency, asked, token, until, tries, progress, answer)
VALUES (4, 'think', 1, 1, 800, 7, 900, 1, 0, NULL);
INSERT INTO brains (table_id, token, until) VALUES (4, 7, 900);
UPDATE processes SET duties = 'worker' WHERE token = 7;
UPDATE outbox SET token = 8;
