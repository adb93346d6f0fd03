-- Base tables hold what an import wrote; only worker/origin/import names them. Everything else reads the views below,
-- which leave out whoever and whatever is suppressed, so that no query can forget to.
-- Times: months are 'YYYY-MM'. Ids of people are opaque ('P' and 15 characters). suppressed_at is NULL or milliseconds since 1970.

CREATE TABLE place (
  id INTEGER PRIMARY KEY,
  city TEXT NOT NULL,
  city_key TEXT NOT NULL,            -- shared/people/name-key.ts: lower case, no diacritics, words separated by one space
  state_code TEXT NOT NULL,
  county TEXT,
  fips_code TEXT,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL
);
CREATE INDEX place_by_city ON place (city_key, state_code);
CREATE TABLE place_zip (zip5 TEXT PRIMARY KEY, place_id INTEGER NOT NULL) WITHOUT ROWID;

CREATE TABLE base_person (
  id TEXT PRIMARY KEY,
  first_name TEXT NOT NULL,
  middle_name TEXT,
  last_name TEXT NOT NULL,
  suffix TEXT,
  full_name TEXT NOT NULL,
  akas TEXT NOT NULL DEFAULT '[]',   -- JSON array of full names
  birth_year INTEGER, birth_month INTEGER, birth_day INTEGER,
  is_dead INTEGER NOT NULL DEFAULT 0,
  current_place_id INTEGER,
  job_title TEXT, company_name TEXT, company_domain TEXT, linkedin_url TEXT,
  fill_score INTEGER NOT NULL,
  legacy_id TEXT UNIQUE,             -- 44 characters, base64 of 32 bytes
  suppressed_at INTEGER
) WITHOUT ROWID;
CREATE INDEX base_person_by_place ON base_person (current_place_id);

-- One row per name a person can be found by. kind: 'primary', 'aka' (another full name), 'part' (half of a double last name).
CREATE TABLE base_person_name (
  last_key TEXT NOT NULL, first_key TEXT NOT NULL, middle_key TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL CHECK (kind IN ('primary', 'aka', 'part')),
  person_id TEXT NOT NULL,
  PRIMARY KEY (last_key, first_key, person_id, kind)
) WITHOUT ROWID;
CREATE INDEX base_person_name_first ON base_person_name (first_key, last_key);

-- Every place a person lives or lived in: what a search by place looks at.
CREATE TABLE base_person_place (
  person_id TEXT NOT NULL, place_id INTEGER NOT NULL, is_current INTEGER NOT NULL,
  PRIMARY KEY (person_id, place_id)
) WITHOUT ROWID;
CREATE INDEX base_person_place_place ON base_person_place (place_id, person_id);

CREATE TABLE base_address (
  id TEXT PRIMARY KEY,               -- 'A' and 11 characters
  house_number TEXT NOT NULL, street TEXT NOT NULL, unit TEXT,
  place_id INTEGER NOT NULL, zip5 TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL,
  pnp_id TEXT,                       -- property id; NULL where no property record exists
  suppressed_at INTEGER
) WITHOUT ROWID;

CREATE TABLE base_residence (
  person_id TEXT NOT NULL, address_id TEXT NOT NULL,
  is_current INTEGER NOT NULL, move_in TEXT, move_out TEXT,
  sort_order INTEGER NOT NULL,       -- 0 is the current one, then the latest first
  suppressed_at INTEGER,             -- this person's line only: a hidden address
  PRIMARY KEY (person_id, address_id)
) WITHOUT ROWID;
CREATE INDEX base_residence_address ON base_residence (address_id);

CREATE TABLE base_phone (
  person_id TEXT NOT NULL, number TEXT NOT NULL,  -- 10 digits
  line_type TEXT NOT NULL CHECK (line_type IN ('Mobile', 'Landline', 'Other')),
  is_listed INTEGER NOT NULL DEFAULT 0,           -- in a public directory; landlines only
  place_id INTEGER, sort_order INTEGER NOT NULL,  -- 0 is the primary one
  suppressed_at INTEGER,
  PRIMARY KEY (person_id, number)
) WITHOUT ROWID;
CREATE INDEX base_phone_number ON base_phone (number);

CREATE TABLE base_email (
  person_id TEXT NOT NULL, email TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('personal', 'business', 'company')),
  score INTEGER NOT NULL, is_primary INTEGER NOT NULL, sort_order INTEGER NOT NULL,
  suppressed_at INTEGER,
  PRIMARY KEY (person_id, email)
) WITHOUT ROWID;

-- Symmetric: both directions are stored. relation is seen from person_id: 'parent' says that the other is the parent.
CREATE TABLE base_relation (
  person_id TEXT NOT NULL, other_id TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('Relative', 'Associate')),
  relation TEXT NOT NULL CHECK (relation IN ('spouse', 'former-spouse', 'parent', 'child', 'sibling', 'associate')),
  sort_order INTEGER NOT NULL,
  PRIMARY KEY (person_id, other_id)
) WITHOUT ROWID;
CREATE INDEX base_relation_other ON base_relation (other_id);

CREATE TABLE base_property (
  pnp_id TEXT PRIMARY KEY, address_id TEXT NOT NULL,
  year_built INTEGER, bedrooms INTEGER, bathrooms REAL, living_sqft INTEGER,
  cstv_p50 REAL,                     -- forecast five-year appreciation, percent
  roi_score INTEGER,                 -- 0-100
  suppressed_at INTEGER
) WITHOUT ROWID;
CREATE TABLE base_ownership (
  person_id TEXT NOT NULL, pnp_id TEXT NOT NULL, is_current INTEGER NOT NULL,
  PRIMARY KEY (person_id, pnp_id)
) WITHOUT ROWID;

-- One public record. category: 'criminal', 'traffic', 'lien', 'judgment', 'bankruptcy', 'foreclosure', 'eviction', 'license'.
CREATE TABLE base_record (
  id TEXT PRIMARY KEY, person_id TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('criminal','traffic','lien','judgment','bankruptcy','foreclosure','eviction','license')),
  title TEXT NOT NULL, state_code TEXT NOT NULL, filed TEXT,
  suppressed_at INTEGER
) WITHOUT ROWID;
CREATE INDEX base_record_person ON base_record (person_id);

-- Short-lived numbers that stand for a person in printed and mailed links: 12 digits or more, random.
CREATE TABLE base_smartcheck (id TEXT PRIMARY KEY, person_id TEXT NOT NULL) WITHOUT ROWID;

-- What the data set is: seed, people, version, complete. A missing 'complete' is an interrupted import.
CREATE TABLE import_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- A residence that may be shown, with its place: of these alone a person's cities are told.
CREATE VIEW shown_residence AS
  SELECT r.person_id, r.is_current, r.sort_order, a.place_id
  FROM base_residence r JOIN base_address a ON a.id = r.address_id
  WHERE r.suppressed_at IS NULL AND a.suppressed_at IS NULL;
-- current_place_id: as imported while a residence there may be shown, else the latest place that may.
CREATE VIEW person AS
  SELECT p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.akas,
         p.birth_year, p.birth_month, p.birth_day, p.is_dead,
         CASE WHEN EXISTS (SELECT 1 FROM shown_residence s WHERE s.person_id = p.id AND s.place_id = p.current_place_id)
              THEN p.current_place_id
              ELSE (SELECT s.place_id FROM shown_residence s WHERE s.person_id = p.id ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.fill_score, p.legacy_id
  FROM base_person p WHERE p.suppressed_at IS NULL;
CREATE VIEW person_name AS
  SELECT n.* FROM base_person_name n JOIN base_person p ON p.id = n.person_id WHERE p.suppressed_at IS NULL;
CREATE VIEW person_place AS
  SELECT l.person_id, l.place_id,
         EXISTS (SELECT 1 FROM shown_residence s
                 WHERE s.person_id = l.person_id AND s.place_id = l.place_id AND s.is_current = 1) AS is_current
  FROM base_person_place l JOIN base_person p ON p.id = l.person_id AND p.suppressed_at IS NULL
  WHERE EXISTS (SELECT 1 FROM shown_residence s WHERE s.person_id = l.person_id AND s.place_id = l.place_id);
CREATE VIEW residence AS
  SELECT r.person_id, r.is_current, r.move_in, r.move_out, r.sort_order,
         a.id AS address_id, a.house_number, a.street, a.unit, a.zip5, a.latitude, a.longitude, y.pnp_id,
         l.city, l.state_code, l.county, y.roi_score
  FROM base_residence r
  JOIN base_person p ON p.id = r.person_id AND p.suppressed_at IS NULL
  JOIN base_address a ON a.id = r.address_id AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  LEFT JOIN base_property y ON y.pnp_id = a.pnp_id AND y.suppressed_at IS NULL
  WHERE r.suppressed_at IS NULL;
CREATE VIEW phone AS
  SELECT f.person_id, f.number, f.line_type, f.is_listed, f.sort_order, l.city, l.state_code
  FROM base_phone f
  JOIN base_person p ON p.id = f.person_id AND p.suppressed_at IS NULL
  LEFT JOIN place l ON l.id = f.place_id
  WHERE f.suppressed_at IS NULL;
CREATE VIEW email AS
  SELECT e.person_id, e.email, e.kind, e.score, e.is_primary, e.sort_order
  FROM base_email e JOIN base_person p ON p.id = e.person_id AND p.suppressed_at IS NULL
  WHERE e.suppressed_at IS NULL;
CREATE VIEW relation AS
  SELECT r.person_id, r.other_id, r.kind, r.relation, r.sort_order
  FROM base_relation r
  JOIN base_person p ON p.id = r.person_id AND p.suppressed_at IS NULL
  JOIN base_person o ON o.id = r.other_id AND o.suppressed_at IS NULL;
-- A property tells where it stands, so it goes with its address.
CREATE VIEW property AS
  SELECT y.pnp_id, y.address_id, y.year_built, y.bedrooms, y.bathrooms, y.living_sqft, y.cstv_p50, y.roi_score
  FROM base_property y JOIN base_address a ON a.id = y.address_id AND a.suppressed_at IS NULL
  WHERE y.suppressed_at IS NULL;
-- Nor is somebody said to own the home that is hidden on their own page.
CREATE VIEW ownership AS
  SELECT w.person_id, w.pnp_id, w.is_current
  FROM base_ownership w
  JOIN base_person p ON p.id = w.person_id AND p.suppressed_at IS NULL
  JOIN property y ON y.pnp_id = w.pnp_id
  WHERE NOT EXISTS (SELECT 1 FROM base_residence r
                    WHERE r.person_id = w.person_id AND r.address_id = y.address_id AND r.suppressed_at IS NOT NULL);
CREATE VIEW record AS
  SELECT c.id, c.person_id, c.category, c.title, c.state_code, c.filed
  FROM base_record c JOIN base_person p ON p.id = c.person_id AND p.suppressed_at IS NULL
  WHERE c.suppressed_at IS NULL;
CREATE VIEW smartcheck AS
  SELECT s.id, s.person_id FROM base_smartcheck s JOIN base_person p ON p.id = s.person_id AND p.suppressed_at IS NULL;
