-- What schema 9 changed, in the house that the schemas before it left: the computer's levels are ten.
-- Never edited.

INSERT INTO results (table_id, seat, person, game, guild, pool, level, verdict, place, score, rated, at, forfeit) VALUES
    (4, 0, 1, 'race', 5, 'computer', 10, 'lost', 2, NULL, 0, 1400, 0);
