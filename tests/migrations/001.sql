-- A small house as schema 1 left it: a finished rated game, one that runs, a challenge, one against
-- the computer, a waiting post and settings. Never edited: later schemas have to read it.

INSERT INTO people (id, name, seen) VALUES
    (1, 'Ada', 1000),
    (2, 'Bea', 1000);

INSERT INTO tables (id, guild, channel, host, game, terms, header, state, phase, lapses, turn, computer, rated, outcome, entries, created, changed, revision, version) VALUES
    (1, 5, 6, 1, 'race', '{"game":"race","options":{},"seats":2,"against":{"person":{"id":2,"name":"Bea"}},"side":"first","clock":{"kind":"none"},"rated":true}', '{"game":"race","rules":2,"options":{"goal":20,"odd":false},"seats":2,"start":"20 0 0 2"}', 'over', '{"over":"decided"}', NULL, 0, 0, 1, '{"by":0,"how":"left","places":[1,2],"scores":null}', 3, 1000, 1004, 1, 5),
    (2, 5, 6, 1, 'race', '{"game":"race","options":{},"seats":2,"against":{"person":{"id":2,"name":"Bea"}},"side":"first","clock":{"kind":"none"},"rated":false}', '{"game":"race","rules":2,"options":{"goal":20,"odd":false},"seats":2,"start":"20 0 0 2"}', 'playing', '"playing"', NULL, 2, 0, 0, NULL, 2, 1005, 1008, 1, 4),
    (3, 5, 6, 1, 'race', '{"game":"race","options":{},"seats":2,"against":{"person":{"id":2,"name":"Bea"}},"side":"first","clock":{"kind":"none"},"rated":false}', '{"game":"race","rules":2,"options":{"goal":20,"odd":false},"seats":2,"start":"20 0 0 2"}', 'waiting', '{"invited":{"guest":2,"until":1000000000}}', 1000000000, 0, 0, 0, NULL, 0, 1009, 1009, 0, 1),
    (4, 5, 6, 1, 'race', '{"game":"race","options":{},"seats":2,"against":{"computer":{"level":4}},"side":"first","clock":{"kind":"none"},"rated":false}', '{"game":"race","rules":2,"options":{"goal":20,"odd":false},"seats":2,"start":"20 0 0 2"}', 'playing', '"playing"', NULL, 2, 1, 0, NULL, 1, 1010, 1011, 0, 2);

INSERT INTO seats (table_id, seat, kind, person, level) VALUES
    (1, 0, 'person', 1, NULL),
    (1, 1, 'person', 2, NULL),
    (2, 0, 'person', 1, NULL),
    (2, 1, 'person', 2, NULL),
    (3, 0, 'person', 1, NULL),
    (3, 1, 'person', 2, NULL),
    (4, 0, 'person', 1, NULL),
    (4, 1, 'computer', NULL, 4);

INSERT INTO entries (table_id, ply, at, by, person, act) VALUES
    (1, 0, 1002, 'person', 1, '{"move":{"seat":0,"text":"1"}}'),
    (1, 1, 1003, 'person', 2, '{"move":{"seat":1,"text":"1"}}'),
    (1, 2, 1004, 'person', 2, '{"withdraw":{"seat":1,"why":"resigned"}}'),
    (2, 0, 1007, 'person', 1, '{"move":{"seat":0,"text":"1"}}'),
    (2, 1, 1008, 'person', 2, '{"offer":{"seat":1,"what":"draw"}}'),
    (4, 0, 1011, 'person', 1, '{"move":{"seat":0,"text":"2"}}');

INSERT INTO results (table_id, seat, person, game, guild, pool, level, verdict, place, score, rated, at) VALUES
    (1, 0, 1, 'race', 5, 'people', NULL, 'won', 1, NULL, 1, 1004),
    (1, 1, 2, 'race', 5, 'people', NULL, 'lost', 2, NULL, 1, 1004);

INSERT INTO ratings (person, game, value, deviation, volatility, games, at) VALUES
    (1, 'race', 1662.3108925690601, 290.31896252204893, 0.05999926959652241, 1, 1004),
    (2, 'race', 1337.6891074309399, 290.31896252204893, 0.05999926959652241, 1, 1004);

INSERT INTO rating_history (table_id, person, game, at, before, value, deviation) VALUES
    (1, 1, 'race', 1004, 1500.0, 1662.3108925690601, 290.31896252204893),
    (1, 2, 'race', 1004, 1500.0, 1337.6891074309399, 290.31896252204893);

INSERT INTO user_settings (person, settings, changed) VALUES
    (1, '{"theme":"slate","below":"own","notations":{},"pings":"channel","always-ask":false,"hidden":false}', 1200);

INSERT INTO guild_settings (guild, settings, changed) VALUES
    (5, '{"channels":[6],"private-board":false,"greeted":false}', 1200);

INSERT INTO messages (table_id, role, channel, message) VALUES
    (2, 'board', 6, 700);

INSERT INTO outbox (id, table_id, purpose, payload, due, tries, created) VALUES
    (1, 2, 'board', '{"position":3}', 10, 0, 1100);

INSERT INTO interactions (id, at) VALUES
    (9000, 1100);
