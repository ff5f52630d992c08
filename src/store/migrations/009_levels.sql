-- The computer has ten levels now, and the first of them are weaker than any was. Games and books keep
-- the strength that was played against: old is a level of eight, new the nearest of ten.
CREATE TABLE levels_of_ten (old INTEGER NOT NULL PRIMARY KEY, new INTEGER NOT NULL) STRICT;
INSERT INTO levels_of_ten (old, new) VALUES
    (1, 6), (2, 7), (3, 7), (4, 8), (5, 8), (6, 9), (7, 9), (8, 9);

UPDATE seats SET level = (SELECT new FROM levels_of_ten WHERE old = level) WHERE level IS NOT NULL;
UPDATE results SET level = (SELECT new FROM levels_of_ten WHERE old = level) WHERE level IS NOT NULL;

-- A rematch asks for the terms of the game before.
UPDATE tables SET terms = json_set(terms, '$.against.computer.level',
    (SELECT new FROM levels_of_ten WHERE old = json_extract(terms, '$.against.computer.level')))
WHERE json_extract(terms, '$.against.computer.level') BETWEEN 1 AND 8;
UPDATE tables SET terms = json_set(terms, '$.customs.watch',
    (SELECT new FROM levels_of_ten WHERE old = json_extract(terms, '$.customs.watch')))
WHERE json_extract(terms, '$.customs.watch') BETWEEN 1 AND 8;
UPDATE tables SET terms = json_set(terms, '$.customs.computers',
    (SELECT new FROM levels_of_ten WHERE old = json_extract(terms, '$.customs.computers')))
WHERE json_extract(terms, '$.customs.computers') BETWEEN 1 AND 8;

DROP TABLE levels_of_ten;
