-- What schema 10 added to the house that the schemas before it left, stopped while it was counting the
-- games of before: Ada is filled, Bea is not. Never edited.

INSERT INTO tallies (person, other, game, pool, won, drawn, lost, rated, scores, points, best, forfeits,
    counted, counted_points, counted_best, counted_forfeits, beaten, streak, run, longest, last) VALUES
    (1, 0, 'race', 'people', 1, 0, 0, 1, 0, 0, NULL, 0, 0, 0, NULL, 0, NULL, 'won', 1, 1, 1004),
    (1, 0, 'race', 'computer', 0, 0, 1, 0, 0, 0, NULL, 0, 0, 0, NULL, 0, NULL, 'lost', 1, 0, 1400);

INSERT INTO tally_guilds (person, other, game, pool, guild) VALUES
    (1, 0, 'race', 'people', 5),
    (1, 0, 'race', 'computer', 5);

INSERT INTO standings (game, board, place, step, first, second, third, person, other, until) VALUES
    ('race', 'rating', 5, 2585, 1662.3108925690601, 0, 0, 1, 0, NULL),
    ('race', 'rating', 0, 2585, 1662.3108925690601, 0, 0, 1, 0, NULL),
    ('race', 'computer', 5, 524257, 0.0, 0, 1, 1, 0, NULL),
    ('race', 'computer', 0, 524257, 0.0, 0, 1, 1, 0, NULL);

INSERT INTO standing_steps (game, board, place, step, people) VALUES
    ('race', 'rating', 5, 2585, 1),
    ('race', 'rating', 0, 2585, 1),
    ('race', 'computer', 5, 524257, 1),
    ('race', 'computer', 0, 524257, 1);

INSERT INTO seat_wins (game, place, games, first, second) VALUES
    ('race', 5, 1, 1, 0),
    ('race', 0, 1, 1, 0);

INSERT INTO past (person, other, ended, table_id, game, guild) VALUES
    (1, 0, 1004, 1, 'race', 5),
    (1, 2, 1004, 1, 'race', 5);

UPDATE filled SET upto = 1;
UPDATE seats SET over = 1 WHERE table_id = 1 AND person = 1;
