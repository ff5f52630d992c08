-- In which order those who share a seat came: other databases keep no order of rows.
ALTER TABLE mates ADD COLUMN nth INTEGER NOT NULL DEFAULT 0;
UPDATE mates SET nth = rowid;
