-- What the page of a place says besides its people: first letters of last names, numbers, streets and area codes.

-- From the gazetteer, as place is: the area codes in use in a place, the most used first.
CREATE TABLE place_area_code (
  place_id INTEGER NOT NULL, rank INTEGER NOT NULL, area_code TEXT NOT NULL,
  PRIMARY KEY (place_id, rank)
) WITHOUT ROWID;
-- The places of an area code with the most people, made at the end of an import: it says nothing about any number.
CREATE TABLE area_place (
  area_code TEXT NOT NULL, rank INTEGER NOT NULL, place_id INTEGER NOT NULL,
  PRIMARY KEY (area_code, rank)
) WITHOUT ROWID;
CREATE INDEX place_zip_by_place ON place_zip (place_id, zip5);

-- How many people of a place have a last name with this first letter, in the order of base_place_person: '' before A,
-- '~' after Z.
CREATE TABLE base_place_letter (
  place_id INTEGER NOT NULL, letter TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (place_id, letter)
) WITHOUT ROWID;
CREATE VIEW place_letter AS SELECT place_id, letter, people FROM base_place_letter WHERE people > 0;
CREATE TRIGGER place_person_lettered AFTER UPDATE OF is_shown ON base_place_person
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  UPDATE base_place_letter SET people = people + NEW.is_shown - OLD.is_shown
  WHERE place_id = NEW.place_id AND letter = (
    SELECT CASE WHEN p.last_key < 'a' THEN '' WHEN p.last_key < '{' THEN substr(p.last_key, 1, 1) ELSE '~' END
    FROM base_person p WHERE p.key = NEW.person_key);
END;

-- landlines: different numbers that a public directory lists for people who are shown with the place. Pages say these
-- numbers in tens.
CREATE TABLE base_place_figure (
  place_id INTEGER PRIMARY KEY, landlines INTEGER NOT NULL, streets INTEGER NOT NULL
);
CREATE VIEW place_figure AS SELECT place_id, landlines, streets FROM base_place_figure;
-- The streets of a place with the most homes, none with few: what is said of a street must not tell of one home.
CREATE TABLE place_street (
  place_id INTEGER NOT NULL, rank INTEGER NOT NULL, street TEXT NOT NULL, homes INTEGER NOT NULL,
  PRIMARY KEY (place_id, rank)
) WITHOUT ROWID;

-- Every listed landline with the places that it counts for: where somebody who has it is shown.
CREATE VIEW place_landline AS
  SELECT e.place_id, f.number, f.person_key
  FROM base_phone f CROSS JOIN base_place_person e ON e.person_key = f.person_key
  WHERE f.is_listed = 1 AND f.line_type = 'Landline' AND f.suppressed_at IS NULL AND e.is_shown = 1;
-- Inserting a line here, with 1 or -1 for gained or lost, counts its number, unless others there have it as well.
CREATE VIEW place_landline_changed AS SELECT NULL AS place_id, NULL AS number, NULL AS person_key, NULL AS change WHERE 0;
CREATE TRIGGER place_landline_counted INSTEAD OF INSERT ON place_landline_changed
BEGIN
  UPDATE base_place_figure SET landlines = landlines + NEW.change
  WHERE place_id = NEW.place_id AND NOT EXISTS (
    SELECT 1 FROM place_landline n
    WHERE n.number = NEW.number AND n.place_id = NEW.place_id AND n.person_key <> NEW.person_key);
END;
CREATE TRIGGER place_person_landlines AFTER UPDATE OF is_shown ON base_place_person
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  INSERT INTO place_landline_changed (place_id, number, person_key, change)
  SELECT NEW.place_id, f.number, f.person_key, NEW.is_shown - OLD.is_shown FROM base_phone f
  WHERE f.person_key = NEW.person_key AND f.is_listed = 1 AND f.line_type = 'Landline' AND f.suppressed_at IS NULL;
END;
CREATE TRIGGER listed_phone_added AFTER INSERT ON base_phone
WHEN NEW.is_listed = 1 AND NEW.line_type = 'Landline' AND NEW.suppressed_at IS NULL
BEGIN
  INSERT INTO place_landline_changed (place_id, number, person_key, change)
  SELECT e.place_id, NEW.number, NEW.person_key, 1 FROM base_place_person e
  WHERE e.person_key = NEW.person_key AND e.is_shown = 1;
END;
CREATE TRIGGER listed_phone_changed AFTER UPDATE OF is_listed, line_type, suppressed_at ON base_phone
WHEN (OLD.is_listed = 1 AND OLD.line_type = 'Landline' AND OLD.suppressed_at IS NULL)
  <> (NEW.is_listed = 1 AND NEW.line_type = 'Landline' AND NEW.suppressed_at IS NULL)
BEGIN
  INSERT INTO place_landline_changed (place_id, number, person_key, change)
  SELECT e.place_id, NEW.number, NEW.person_key,
         CASE WHEN NEW.is_listed = 1 AND NEW.line_type = 'Landline' AND NEW.suppressed_at IS NULL THEN 1 ELSE -1 END
  FROM base_place_person e WHERE e.person_key = NEW.person_key AND e.is_shown = 1;
END;
CREATE TRIGGER listed_phone_removed AFTER DELETE ON base_phone
WHEN OLD.is_listed = 1 AND OLD.line_type = 'Landline' AND OLD.suppressed_at IS NULL
BEGIN
  INSERT INTO place_landline_changed (place_id, number, person_key, change)
  SELECT e.place_id, OLD.number, OLD.person_key, -1 FROM base_place_person e
  WHERE e.person_key = OLD.person_key AND e.is_shown = 1;
END;

-- A database that has people already. Its area codes come with the next import.
INSERT INTO base_place_letter (place_id, letter, people)
SELECT e.place_id, CASE WHEN p.last_key < 'a' THEN '' WHEN p.last_key < '{' THEN substr(p.last_key, 1, 1) ELSE '~' END, SUM(e.is_shown)
FROM base_place_person e CROSS JOIN base_person p ON p.key = e.person_key GROUP BY 1, 2;
INSERT INTO base_place_figure (place_id, landlines, streets)
SELECT l.id, 0, COALESCE(a.streets, 0) FROM place l
LEFT JOIN (SELECT place_id, COUNT(DISTINCT street) AS streets FROM base_address GROUP BY 1) a ON a.place_id = l.id;
UPDATE base_place_figure SET landlines = n.numbers
FROM (SELECT place_id, COUNT(DISTINCT number) AS numbers FROM place_landline GROUP BY 1) n WHERE n.place_id = base_place_figure.place_id;
INSERT INTO place_street (place_id, rank, street, homes)
SELECT place_id, rank, street, homes FROM (
  SELECT place_id, street, COUNT(*) AS homes, ROW_NUMBER() OVER (PARTITION BY place_id ORDER BY COUNT(*) DESC, street) AS rank
  FROM base_address GROUP BY place_id, street HAVING COUNT(*) >= 10)
WHERE rank <= 6;
