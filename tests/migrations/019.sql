-- What schema 19 added to the house that the schemas before it left: two processes share the gateway, and one begins a
-- session. Never edited.

INSERT INTO shards (shard, total, wanted, token, until) VALUES (0, 2, 2, 7, 900), (1, 2, 2, 8, 900);
INSERT INTO shard_fronts (token, until) VALUES (7, 900), (8, 900);
INSERT INTO identifies (bucket, token, free) VALUES (0, 7, 901);
