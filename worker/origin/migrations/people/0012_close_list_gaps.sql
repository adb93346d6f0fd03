-- A page of a list is a hundred entries that are shown, so nothing tells where somebody was taken off. Positions stay
-- fixed; what follows counts, for blocks of them, how many shown entries come before. A page is then found by one row a
-- level, however deep it is, and hiding an entry writes the blocks after it in the three blocks around it alone.

-- level 1: blocks of 10 positions, 2: of 500, 3: of 25,000. block: its number, from 0. parent: the block of the next level
-- that it is part of; 0 at the top. before: shown entries in the parent before this block. Lists of one page have none.
CREATE TABLE base_list_block (
  list TEXT NOT NULL CHECK (list IN ('letter', 'name', 'place', 'properties')),
  key NOT NULL,                      -- of the list: a letter, a last name as paths spell it, or the id of a place
  level INTEGER NOT NULL, parent INTEGER NOT NULL, before INTEGER NOT NULL, block INTEGER NOT NULL,
  PRIMARY KEY (list, key, level, parent, before, block)
) WITHOUT ROWID;
CREATE VIEW list_block AS SELECT list, key, level, parent, before, block FROM base_list_block;

-- Every list with positions.
CREATE VIEW base_list_entry AS
  SELECT 'letter' AS list, letter AS key, position, people > 0 AS is_shown FROM base_directory_name
  UNION ALL SELECT 'name', partial, position, is_shown FROM base_directory_person
  UNION ALL SELECT 'place', place_id, position, is_shown FROM base_place_person
  UNION ALL SELECT 'properties', place_id, position, is_shown FROM base_place_property;
-- The blocks of lists of which nothing is hidden, as an import makes them.
CREATE VIEW base_list_block_source AS
  SELECT e.list, e.key, s.level, (e.position - 1) / s.above AS parent, (e.position - 1) % s.above AS before,
         (e.position - 1) / s.size AS block
  FROM base_list_entry e
  CROSS JOIN (SELECT 1 AS level, 10 AS size, 500 AS above UNION ALL SELECT 2, 500, 25000
              UNION ALL SELECT 3, 25000, 1000000000000) s
  WHERE (e.position - 1) % s.size = 0
    AND EXISTS (SELECT 1 FROM base_list_entry l WHERE l.list = e.list AND l.key = e.key AND l.position = 101);

-- Inserting an entry here, with 1 or -1 for shown or hidden, counts it.
CREATE VIEW list_entry_changed AS SELECT NULL AS list, NULL AS key, NULL AS position, NULL AS change WHERE 0;
CREATE TRIGGER list_entry_counted INSTEAD OF INSERT ON list_entry_changed
BEGIN
  UPDATE base_list_block SET before = before + NEW.change
  WHERE list = NEW.list AND key = NEW.key AND level = 1 AND parent = (NEW.position - 1) / 500
    AND block > (NEW.position - 1) / 10;
  UPDATE base_list_block SET before = before + NEW.change
  WHERE list = NEW.list AND key = NEW.key AND level = 2 AND parent = (NEW.position - 1) / 25000
    AND block > (NEW.position - 1) / 500;
  UPDATE base_list_block SET before = before + NEW.change
  WHERE list = NEW.list AND key = NEW.key AND level = 3 AND parent = 0 AND block > (NEW.position - 1) / 25000;
END;
CREATE TRIGGER directory_person_listed AFTER UPDATE OF is_shown ON base_directory_person
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  INSERT INTO list_entry_changed (list, key, position, change)
  VALUES ('name', NEW.partial, NEW.position, NEW.is_shown - OLD.is_shown);
END;
CREATE TRIGGER directory_name_listed AFTER UPDATE OF people ON base_directory_name
WHEN (OLD.people > 0) <> (NEW.people > 0)
BEGIN
  INSERT INTO list_entry_changed (list, key, position, change)
  VALUES ('letter', NEW.letter, NEW.position, (NEW.people > 0) - (OLD.people > 0));
END;
CREATE TRIGGER place_person_listed AFTER UPDATE OF is_shown ON base_place_person
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  INSERT INTO list_entry_changed (list, key, position, change)
  VALUES ('place', NEW.place_id, NEW.position, NEW.is_shown - OLD.is_shown);
END;
CREATE TRIGGER place_property_listed AFTER UPDATE OF is_shown ON base_place_property
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  INSERT INTO list_entry_changed (list, key, position, change)
  VALUES ('properties', NEW.place_id, NEW.position, NEW.is_shown - OLD.is_shown);
END;

-- A database that has people already has had some of them hidden.
INSERT INTO base_list_block (list, key, level, parent, before, block)
SELECT list, key, level, parent, before, block FROM base_list_block_source;
INSERT INTO list_entry_changed (list, key, position, change)
SELECT list, key, position, -1 FROM base_list_entry WHERE is_shown = 0;
