-- What people are found by: names in every area, corrections of misspellings, browse lists, counts. All of it is
-- derived. The end of an import fills it (worker/origin/import/finding.ts); the triggers at the end update it at once
-- when a person, a residence, an address or a property is hidden or shown again. Positions count up from 1 and never
-- change: a hidden person leaves a gap, so a page of a list is an index range and no list ever has to be counted.

-- Every name, once for each area the person is found in, so that a search is one index range whatever the area.
CREATE TABLE base_search_name (
  area TEXT NOT NULL,                -- '' anywhere; 'OR': lives or lived in that state; '17': in the place with that id
  last_key TEXT NOT NULL, first_key TEXT NOT NULL,
  born INTEGER NOT NULL,             -- latest possible birth date, 19790402; 0 if unknown or dead
  person_key INTEGER NOT NULL,
  kind TEXT NOT NULL,                -- as in base_person_name
  middle_key TEXT NOT NULL,
  home INTEGER NOT NULL,             -- id of the place the person is shown with; 0 for none
  is_here INTEGER NOT NULL,          -- 2: lives in the area; 1: is shown with a place in it; 0: lived there before
  is_shown INTEGER NOT NULL,
  PRIMARY KEY (area, last_key, first_key, born, person_key, kind)
) WITHOUT ROWID;
CREATE INDEX base_search_name_first
  ON base_search_name (area, first_key, last_key, born, person_key, kind, middle_key, home, is_here, is_shown);

-- People by their own name and the state they are shown with, for names of more people than a search reads.
-- state_code '' is all states; first_key '' a last name alone, last_key '' a first name alone.
CREATE TABLE base_name_count (
  last_key TEXT NOT NULL, first_key TEXT NOT NULL, state_code TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (last_key, first_key, state_code)
) WITHOUT ROWID;

-- Every first and last name. people: whose own name it is. name: as one of them writes it, '' if there are none.
CREATE TABLE base_name_word (
  kind TEXT NOT NULL CHECK (kind IN ('first', 'last')),
  word TEXT NOT NULL, name TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (kind, word)
) WITHOUT ROWID;
-- Names by what is left of them without a letter or two (shared/people/names/spelling.ts).
CREATE TABLE base_name_deletion (
  kind TEXT NOT NULL, deletion TEXT NOT NULL, word TEXT NOT NULL,
  PRIMARY KEY (kind, deletion, word)
) WITHOUT ROWID;
-- The names and places with the most people for each beginning of one to three letters. word: the id, for a place.
CREATE TABLE base_suggestion (
  kind TEXT NOT NULL CHECK (kind IN ('first', 'last', 'place')),
  prefix TEXT NOT NULL, rank INTEGER NOT NULL, word TEXT NOT NULL,
  PRIMARY KEY (kind, prefix, rank)
) WITHOUT ROWID;

-- Last names in alphabetical order. partial: directoryKey in shared/urls/segments.ts; people whose last name it cannot
-- spell are in no directory. position: within the letter.
CREATE TABLE base_directory_name (
  key INTEGER PRIMARY KEY,
  letter TEXT NOT NULL, position INTEGER NOT NULL,
  partial TEXT NOT NULL, name TEXT NOT NULL, people INTEGER NOT NULL, updated TEXT
);
CREATE UNIQUE INDEX base_directory_name_letter ON base_directory_name (letter, position);
CREATE UNIQUE INDEX base_directory_name_partial ON base_directory_name (partial);
CREATE TABLE base_directory_letter (letter TEXT PRIMARY KEY, names INTEGER NOT NULL, people INTEGER NOT NULL) WITHOUT ROWID;
-- The people of a last name, by first name.
CREATE TABLE base_directory_person (
  partial TEXT NOT NULL, position INTEGER NOT NULL,
  person_key INTEGER NOT NULL, home INTEGER NOT NULL, is_shown INTEGER NOT NULL,
  PRIMARY KEY (partial, position)
) WITHOUT ROWID;
CREATE INDEX base_directory_person_key ON base_directory_person (person_key);
CREATE TABLE base_directory_state (
  partial TEXT NOT NULL, state_code TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (partial, state_code)
) WITHOUT ROWID;
-- The most common first names of a last name.
CREATE TABLE base_directory_first (
  partial TEXT NOT NULL, first_key TEXT NOT NULL, name TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (partial, first_key)
) WITHOUT ROWID;

-- The people shown with a place, by last and first name, and its properties by street.
CREATE TABLE base_place_person (
  place_id INTEGER NOT NULL, position INTEGER NOT NULL,
  person_key INTEGER NOT NULL, is_shown INTEGER NOT NULL,
  PRIMARY KEY (place_id, position)
) WITHOUT ROWID;
CREATE INDEX base_place_person_key ON base_place_person (person_key);
CREATE TABLE base_place_property (
  place_id INTEGER NOT NULL, position INTEGER NOT NULL,
  property_key INTEGER NOT NULL, is_shown INTEGER NOT NULL,
  PRIMARY KEY (place_id, position)
) WITHOUT ROWID;
CREATE INDEX base_place_property_key ON base_place_property (property_key);
-- The most common last names of a place.
CREATE TABLE base_place_name (
  place_id INTEGER NOT NULL, last_key TEXT NOT NULL, name TEXT NOT NULL, people INTEGER NOT NULL,
  PRIMARY KEY (place_id, last_key)
) WITHOUT ROWID;
CREATE TABLE base_place_count (
  place_id INTEGER PRIMARY KEY, state_code TEXT NOT NULL, people INTEGER NOT NULL, properties INTEGER NOT NULL, updated TEXT
);
CREATE TABLE base_state_count (
  state_code TEXT PRIMARY KEY, people INTEGER NOT NULL, properties INTEGER NOT NULL
) WITHOUT ROWID;

-- Files of the sitemap: file n is the rows with keys above (n - 1) * 10,000, up to n * 10,000.
CREATE TABLE sitemap_file (
  list TEXT NOT NULL, file INTEGER NOT NULL, last_modified TEXT,
  PRIMARY KEY (list, file)
) WITHOUT ROWID;

-- What base_search_name must contain for each person right now: for the triggers, and to check an import against.
CREATE VIEW search_name_source AS
  SELECT a.area, n.last_key, n.first_key,
         CASE WHEN p.is_dead = 1 THEN 0
              ELSE COALESCE(p.birth_year * 10000 + COALESCE(p.birth_month, 12) * 100
                            + CASE WHEN p.birth_month IS NULL THEN 31 ELSE COALESCE(p.birth_day, 31) END, 0) END AS born,
         n.person_key, n.kind, n.middle_key,
         COALESCE(h.current_place_id, 0) AS home,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s JOIN place l ON l.id = s.place_id WHERE s.person_key = p.key AND s.is_current = 1
                             AND a.area IN ('', CAST(l.id AS TEXT), l.state_code)) THEN 2
              WHEN EXISTS (SELECT 1 FROM place l WHERE l.id = h.current_place_id
                             AND a.area IN ('', CAST(l.id AS TEXT), l.state_code)) THEN 1
              ELSE 0 END AS is_here,
         h.person_key IS NOT NULL AND (a.area = '' OR EXISTS (
           SELECT 1 FROM base_shown s JOIN place l ON l.id = s.place_id
           WHERE s.person_key = p.key AND a.area IN (CAST(l.id AS TEXT), l.state_code))) AS is_shown
  FROM (SELECT key AS person_key, '' AS area FROM base_person
        UNION ALL SELECT person_key, CAST(place_id AS TEXT) FROM base_person_place
        UNION ALL SELECT w.person_key, l.state_code FROM base_person_place w CROSS JOIN place l ON l.id = w.place_id
                  WHERE NOT EXISTS (SELECT 1 FROM base_person_place v CROSS JOIN place k ON k.id = v.place_id
                                    WHERE v.person_key = w.person_key AND v.place_id < w.place_id
                                      AND k.state_code = l.state_code)) a
  CROSS JOIN base_person p ON p.key = a.person_key
  CROSS JOIN base_person_name n ON n.person_key = a.person_key
  LEFT JOIN person h ON h.person_key = a.person_key;

-- What searches read: nobody who is hidden, and no count that is 0.
CREATE VIEW search_name AS
  SELECT area, last_key, first_key, born, person_key, kind, middle_key, home, is_here,
         (SELECT p.id FROM base_person p WHERE p.key = person_key) AS person_id
  FROM base_search_name WHERE is_shown = 1;
CREATE VIEW name_count AS SELECT last_key, first_key, state_code, people FROM base_name_count WHERE people > 0;
CREATE VIEW name_word AS SELECT kind, word, name, people FROM base_name_word;
CREATE VIEW name_deletion AS SELECT kind, deletion, word FROM base_name_deletion;
CREATE VIEW suggestion AS SELECT kind, prefix, rank, word FROM base_suggestion;
CREATE VIEW directory_letter AS SELECT letter, names, people FROM base_directory_letter WHERE people > 0;
CREATE VIEW directory_name AS
  SELECT key, letter, position, partial, name, people, updated FROM base_directory_name WHERE people > 0;
CREATE VIEW directory_person AS SELECT partial, position, person_key, home FROM base_directory_person WHERE is_shown = 1;
CREATE VIEW directory_state AS SELECT partial, state_code, people FROM base_directory_state WHERE people > 0;
CREATE VIEW directory_first AS SELECT partial, first_key, name, people FROM base_directory_first WHERE people > 0;
CREATE VIEW place_person AS SELECT place_id, position, person_key FROM base_place_person WHERE is_shown = 1;
CREATE VIEW place_property AS SELECT place_id, position, property_key FROM base_place_property WHERE is_shown = 1;
CREATE VIEW place_name AS SELECT place_id, last_key, name, people FROM base_place_name WHERE people > 0;
CREATE VIEW place_count AS SELECT place_id, state_code, people, properties, updated FROM base_place_count;
CREATE VIEW state_count AS SELECT state_code, people, properties FROM base_state_count;

-- Inserting a person here refreshes their rows: INSERT INTO finding_refresh (person_key) ...
CREATE VIEW finding_refresh AS SELECT NULL AS person_key WHERE 0;
CREATE TRIGGER finding_refresh_person INSTEAD OF INSERT ON finding_refresh
BEGIN
  UPDATE base_search_name SET home = s.home, is_here = s.is_here, is_shown = s.is_shown
  FROM (SELECT * FROM search_name_source WHERE person_key = NEW.person_key) s
  WHERE base_search_name.area = s.area AND base_search_name.last_key = s.last_key AND base_search_name.first_key = s.first_key
    AND base_search_name.born = s.born AND base_search_name.person_key = s.person_key AND base_search_name.kind = s.kind;
  UPDATE base_directory_person
  SET is_shown = EXISTS (SELECT 1 FROM person p WHERE p.person_key = NEW.person_key),
      home = COALESCE((SELECT p.current_place_id FROM person p WHERE p.person_key = NEW.person_key), 0)
  WHERE person_key = NEW.person_key;
  UPDATE base_place_person
  SET is_shown = EXISTS (SELECT 1 FROM person p WHERE p.person_key = NEW.person_key AND p.current_place_id = place_id)
  WHERE person_key = NEW.person_key;
END;

CREATE TRIGGER person_hidden AFTER UPDATE OF suppressed_at ON base_person
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL)
BEGIN
  INSERT INTO finding_refresh (person_key) VALUES (NEW.key);
END;
CREATE TRIGGER residence_hidden AFTER UPDATE OF suppressed_at ON base_residence
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL)
BEGIN
  INSERT INTO finding_refresh (person_key) VALUES (NEW.person_key);
END;
CREATE TRIGGER address_hidden AFTER UPDATE OF suppressed_at ON base_address
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL)
BEGIN
  INSERT INTO finding_refresh (person_key) SELECT person_key FROM base_residence WHERE address_key = NEW.key;
  UPDATE base_place_property
  SET is_shown = EXISTS (SELECT 1 FROM base_property y WHERE y.key = property_key AND y.suppressed_at IS NULL)
                 AND NEW.suppressed_at IS NULL
  WHERE property_key IN (SELECT y.key FROM base_property y WHERE y.address_key = NEW.key);
END;
CREATE TRIGGER property_hidden AFTER UPDATE OF suppressed_at ON base_property
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL)
BEGIN
  UPDATE base_place_property
  SET is_shown = NEW.suppressed_at IS NULL
                 AND EXISTS (SELECT 1 FROM base_address a WHERE a.key = NEW.address_key AND a.suppressed_at IS NULL)
  WHERE property_key = NEW.key;
END;

-- Counts follow what is shown.
CREATE TRIGGER search_name_counted AFTER UPDATE OF is_shown, home ON base_search_name
WHEN NEW.area = '' AND NEW.kind = 'primary' AND (OLD.is_shown <> NEW.is_shown OR OLD.home <> NEW.home)
BEGIN
  UPDATE base_name_word SET people = people + NEW.is_shown - OLD.is_shown WHERE kind = 'last' AND word = NEW.last_key;
  UPDATE base_name_word SET people = people + NEW.is_shown - OLD.is_shown WHERE kind = 'first' AND word = NEW.first_key;
  UPDATE base_name_count SET people = people - 1
  WHERE OLD.is_shown = 1 AND last_key IN (NEW.last_key, '') AND first_key IN (NEW.first_key, '')
    AND state_code IN ('', (SELECT l.state_code FROM place l WHERE l.id = OLD.home));
  INSERT INTO base_name_count (last_key, first_key, state_code, people)
  SELECT n.last_key, n.first_key, s.state_code, 1
  FROM (SELECT '' AS state_code UNION ALL SELECT l.state_code FROM place l WHERE l.id = NEW.home) s
  CROSS JOIN base_name_count n
    ON n.last_key IN (NEW.last_key, '') AND n.first_key IN (NEW.first_key, '') AND n.state_code = ''
  WHERE NEW.is_shown = 1
  ON CONFLICT (last_key, first_key, state_code) DO UPDATE SET people = people + 1;
END;
CREATE TRIGGER directory_person_counted AFTER UPDATE OF is_shown, home ON base_directory_person
WHEN OLD.is_shown <> NEW.is_shown OR OLD.home <> NEW.home
BEGIN
  UPDATE base_directory_name SET people = people + NEW.is_shown - OLD.is_shown WHERE partial = NEW.partial;
  UPDATE base_directory_first SET people = people + NEW.is_shown - OLD.is_shown
  WHERE partial = NEW.partial AND first_key = (SELECT p.first_key FROM base_person p WHERE p.key = NEW.person_key);
  UPDATE base_directory_state SET people = people - 1
  WHERE OLD.is_shown = 1 AND partial = NEW.partial AND state_code = (SELECT l.state_code FROM place l WHERE l.id = OLD.home);
  INSERT INTO base_directory_state (partial, state_code, people)
  SELECT NEW.partial, l.state_code, 1 FROM place l WHERE l.id = NEW.home AND NEW.is_shown = 1
  ON CONFLICT (partial, state_code) DO UPDATE SET people = people + 1;
END;
CREATE TRIGGER directory_name_counted AFTER UPDATE OF people ON base_directory_name
WHEN OLD.people <> NEW.people
BEGIN
  UPDATE base_directory_letter
  SET people = people + NEW.people - OLD.people, names = names + (NEW.people > 0) - (OLD.people > 0)
  WHERE letter = NEW.letter;
END;
CREATE TRIGGER place_person_counted AFTER UPDATE OF is_shown ON base_place_person
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  UPDATE base_place_count SET people = people + NEW.is_shown - OLD.is_shown WHERE place_id = NEW.place_id;
  UPDATE base_place_name SET people = people + NEW.is_shown - OLD.is_shown
  WHERE place_id = NEW.place_id AND last_key = (SELECT p.last_key FROM base_person p WHERE p.key = NEW.person_key);
END;
CREATE TRIGGER place_property_counted AFTER UPDATE OF is_shown ON base_place_property
WHEN OLD.is_shown <> NEW.is_shown
BEGIN
  UPDATE base_place_count SET properties = properties + NEW.is_shown - OLD.is_shown WHERE place_id = NEW.place_id;
END;
CREATE TRIGGER place_counted AFTER UPDATE OF people, properties ON base_place_count
BEGIN
  UPDATE base_state_count
  SET people = people + NEW.people - OLD.people, properties = properties + NEW.properties - OLD.properties
  WHERE state_code = NEW.state_code;
END;
