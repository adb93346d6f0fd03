-- Three kinds of call read more rows the more people there are: a search by one name alone, a phone number with open
-- digits, and the lists of related people. Here is what bounds them. The end of an import fills what is derived from
-- people (worker/origin/import/finding.ts); this file fills it for a database that already has some.

-- The finished list of a search for a common name anywhere, kept once it was read (worker/origin/search/kept-list-store.ts).
-- A list is deleted in the transaction that hides, shows or moves anyone who may be in it, and made anew when next asked
-- for. While it is being made, `filling` is a random text that only its maker knows, and nobody reads the row: if the
-- row is gone when the maker is done, somebody has been hidden in between, and nothing is kept.
CREATE TABLE name_list (
  words TEXT NOT NULL PRIMARY KEY,   -- as typed, shared/people/names/name-key.ts
  filling TEXT, filling_since INTEGER, -- milliseconds since 1970
  total INTEGER, exact_total INTEGER, is_cut INTEGER,
  states TEXT, cities TEXT,          -- JSON arrays of [value, people]
  births TEXT,                       -- JSON array of birth dates, as in base_search_name
  pages TEXT                         -- JSON array of pages; a page is an array of names as a search reads them
);
-- Whoever is in a list has a first or last name that starts with one of its forms.
CREATE TABLE name_list_form (form TEXT NOT NULL, words TEXT NOT NULL, PRIMARY KEY (form, words)) WITHOUT ROWID;

-- Inserting a name here deletes every list that may contain it.
CREATE VIEW name_list_outdated AS SELECT NULL AS name WHERE 0;
CREATE TRIGGER name_list_outdated_by INSTEAD OF INSERT ON name_list_outdated
BEGIN
  -- Beginnings of two letters or more sort between the first two and the name itself.
  DELETE FROM name_list WHERE words IN (
    SELECT f.words FROM name_list_form f WHERE f.form = substr(NEW.name, 1, 1)
    UNION ALL
    SELECT f.words FROM name_list_form f
    WHERE f.form >= substr(NEW.name, 1, 2) AND f.form <= NEW.name AND substr(NEW.name, 1, length(f.form)) = f.form);
END;
CREATE TRIGGER name_list_changed AFTER UPDATE OF is_shown, home, is_here ON base_search_name
WHEN NEW.area = '' AND (OLD.is_shown <> NEW.is_shown OR OLD.home <> NEW.home OR OLD.is_here <> NEW.is_here)
BEGIN
  INSERT INTO name_list_outdated (name) VALUES (NEW.last_key), (NEW.first_key);
END;
CREATE TRIGGER name_list_extended AFTER INSERT ON base_search_name
WHEN NEW.area = ''
BEGIN
  INSERT INTO name_list_outdated (name) VALUES (NEW.last_key), (NEW.first_key);
END;

-- Every number that anyone shown has, once, with the facts of the line confirmed last: for numbers with open digits.
CREATE TABLE base_shown_number (
  number TEXT PRIMARY KEY, line_type TEXT NOT NULL, city TEXT, state_code TEXT
) WITHOUT ROWID;
CREATE VIEW shown_number AS SELECT number, line_type, city, state_code FROM base_shown_number;
-- What base_shown_number must contain right now. Nobody under 18 is imported; if somebody is, their number is not shown
-- before the next import.
CREATE VIEW shown_number_source AS
  SELECT number, line_type, city, state_code FROM (
    SELECT f.number, f.line_type, l.city, l.state_code,
           ROW_NUMBER() OVER (PARTITION BY f.number ORDER BY COALESCE(f.last_seen, '') DESC, f.person_key) AS rank
    FROM base_phone f
    JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
    LEFT JOIN place l ON l.id = f.place_id
    WHERE f.suppressed_at IS NULL AND (p.birth_year IS NULL OR p.birth_year * 10000 + COALESCE(p.birth_month, 12) * 100
      + CASE WHEN p.birth_month IS NULL THEN 31 ELSE COALESCE(p.birth_day, 31) END
      <= CAST(strftime('%Y%m%d', 'now') AS INTEGER) - 180000))
  WHERE rank = 1;
INSERT INTO base_shown_number (number, line_type, city, state_code)
SELECT number, line_type, city, state_code FROM shown_number_source ORDER BY number;

-- Inserting a number here looks up anew who has it.
CREATE VIEW shown_number_refresh AS SELECT NULL AS number WHERE 0;
CREATE TRIGGER shown_number_refreshed INSTEAD OF INSERT ON shown_number_refresh
BEGIN
  DELETE FROM base_shown_number WHERE number = NEW.number;
  INSERT INTO base_shown_number (number, line_type, city, state_code)
  SELECT s.number, s.line_type, s.city, s.state_code FROM shown_number_source s WHERE s.number = NEW.number;
END;
CREATE TRIGGER phone_owner_hidden AFTER UPDATE OF suppressed_at, birth_year, birth_month, birth_day ON base_person
BEGIN
  INSERT INTO shown_number_refresh (number) SELECT f.number FROM base_phone f WHERE f.person_key = NEW.key;
END;
CREATE TRIGGER phone_added AFTER INSERT ON base_phone
BEGIN
  INSERT INTO shown_number_refresh (number) VALUES (NEW.number);
END;
CREATE TRIGGER phone_changed AFTER UPDATE ON base_phone
BEGIN
  INSERT INTO shown_number_refresh (number) VALUES (OLD.number);
  INSERT INTO shown_number_refresh (number) VALUES (NEW.number);
END;
CREATE TRIGGER phone_removed AFTER DELETE ON base_phone
BEGIN
  INSERT INTO shown_number_refresh (number) VALUES (OLD.number);
END;

-- Neighbors: the houses of a street in the order of their numbers.
ALTER TABLE base_address ADD COLUMN house INTEGER GENERATED ALWAYS AS (CAST(house_number AS INTEGER)) VIRTUAL;
DROP INDEX base_address_street;
CREATE INDEX base_address_street ON base_address (place_id, street, house, id);
DROP VIEW address;
CREATE VIEW address AS
  SELECT a.key AS address_key, a.id, a.house_number, a.house, a.street, a.unit, a.street_key, a.place_id, a.zip5,
         a.latitude, a.longitude, a.usage
  FROM base_address a WHERE a.suppressed_at IS NULL;
-- Where people live now, as far as it may be shown; nothing says whether the people may be.
CREATE VIEW shown_home AS
  SELECT r.person_key, r.sort_order, r.address_key, a.id AS address_id, a.place_id, a.street, a.house
  FROM base_residence r JOIN base_address a ON a.key = r.address_key
  WHERE r.is_current = 1 AND r.suppressed_at IS NULL AND a.suppressed_at IS NULL;

-- Coworkers: the people of a company, or of a job, in one state, by name.
ALTER TABLE base_person ADD COLUMN home_state TEXT; -- of home_place_id; derived at the end of an import
UPDATE base_person SET home_state = (SELECT l.state_code FROM place l WHERE l.id = home_place_id)
WHERE home_place_id IS NOT NULL;
DROP INDEX base_person_company;
DROP INDEX base_person_job;
CREATE INDEX base_person_company ON base_person (company_name, home_state, last_key, first_key) WHERE company_name IS NOT NULL;
CREATE INDEX base_person_job ON base_person (job_title, home_state, last_key, first_key) WHERE job_title IS NOT NULL;
DROP VIEW person;
CREATE VIEW person AS
  SELECT p.key AS person_key, p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.first_key, p.last_key, p.akas,
         p.birth_year, p.birth_month, p.birth_day, p.is_dead, p.home_place_id, p.home_state,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id)
              THEN p.home_place_id
              ELSE (SELECT s.place_id FROM base_shown s WHERE s.person_key = p.key ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.fill_score, p.legacy_id, p.updated
  FROM base_person p WHERE p.suppressed_at IS NULL;

-- The related people of a person, kept from when they were first asked for (worker/origin/people/related-store.ts). Only
-- numbers: every read joins them to people and homes that may be shown, so a removal needs no trigger here.
CREATE TABLE related_people (
  person_id TEXT PRIMARY KEY,
  made_at INTEGER NOT NULL,          -- milliseconds since 1970
  place_id INTEGER,                  -- the person's current_place_id then
  address_key INTEGER,               -- the home whose neighbors are listed
  listed TEXT NOT NULL               -- JSON array of [list, person_key, place_id, address_key or null], in order
) WITHOUT ROWID;
