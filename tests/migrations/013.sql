-- What schema 14 added to the house that the schemas before it left: its finished game is folded, and
-- names somebody who asked for it and sits there no more. Never edited.

INSERT INTO folded (table_id, game) VALUES
    (1, X'0178da6dcf410ec2201085e1bbbcf52c005df52ad005492785988201b49a86bb17eac244bbfb67f1bd64367028c973c6a0b520298422dc39e5184092b0192cf1c90643abccb6b4126450f8d5d3401ad48a91b4ecf8f2c5ea1ccb53ac3abefee2d5173725bbfe0dacee7df8c4d9cf81a7cfcc48586cbaf5575a16171fb32bc75577f27c4816');
DELETE FROM entries WHERE table_id = 1;
UPDATE tables SET folded = 1 WHERE id = 1;

INSERT INTO traces (person, table_id) VALUES (3, 1);
