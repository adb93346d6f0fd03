-- Base tables hold what an import wrote; only worker/origin/import uses them. Everything else reads the views at the
-- end, which leave out everyone and everything suppressed, so that no query can forget to.
-- Times: months are 'YYYY-MM', dates 'YYYY-MM-DD'. Public ids are opaque ('P' and 15 characters, 'A' and 11).
-- suppressed_at is NULL or milliseconds since 1970. source is one of shared/contract/primitives.ts.
-- Internally, rows refer to each other by integer `key`, in import order: everything about a person is stored together,
-- and filling in a million people only appends. No key leaves the database.

CREATE TABLE place (
  id INTEGER PRIMARY KEY,
  city TEXT NOT NULL,
  city_key TEXT NOT NULL,            -- shared/people/names/name-key.ts: lower case, no diacritics, words separated by one space
  state_code TEXT NOT NULL,
  county TEXT,
  fips_code TEXT,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL,
  -- The one-degree square that contains it: (latitude + 90) * 1000 + longitude + 180, both truncated to whole degrees.
  cell INTEGER NOT NULL GENERATED ALWAYS AS
    (CAST(latitude + 90 AS INTEGER) * 1000 + CAST(longitude + 180 AS INTEGER)) VIRTUAL
);
CREATE INDEX place_by_cell ON place (cell);
CREATE INDEX place_by_city ON place (city_key, state_code);
CREATE INDEX place_by_state ON place (state_code, city_key);
-- Small places use the ZIP code of a neighbor; is_named marks the place that the Postal Service names it after.
CREATE TABLE place_zip (
  zip5 TEXT NOT NULL, place_id INTEGER NOT NULL, is_named INTEGER NOT NULL,
  PRIMARY KEY (zip5, place_id)
) WITHOUT ROWID;

CREATE TABLE base_person (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  first_name TEXT NOT NULL,
  middle_name TEXT,
  last_name TEXT NOT NULL,
  suffix TEXT,
  full_name TEXT NOT NULL,
  first_key TEXT NOT NULL, last_key TEXT NOT NULL, -- shared/people/names/name-key.ts
  akas TEXT NOT NULL DEFAULT '[]',   -- JSON array of full names
  birth_year INTEGER, birth_month INTEGER, birth_day INTEGER,
  late_birth_year INTEGER, late_birth_month INTEGER, -- from a later source, if birth_year is NULL
  is_dead INTEGER NOT NULL DEFAULT 0,
  home_place_id INTEGER,             -- of the current address, otherwise of the latest one
  job_title TEXT, company_name TEXT, company_domain TEXT, linkedin_url TEXT,
  fill_score INTEGER NOT NULL,
  legacy_id TEXT,                    -- 44 characters, base64 of 32 bytes
  updated TEXT,                      -- month in which an address, phone or email was last confirmed; derived at the end of an import
  suppressed_at INTEGER
);
CREATE UNIQUE INDEX base_person_id ON base_person (id);
CREATE UNIQUE INDEX base_person_legacy ON base_person (legacy_id) WHERE legacy_id IS NOT NULL;
CREATE INDEX base_person_home ON base_person (home_place_id, last_key) WHERE home_place_id IS NOT NULL;
CREATE INDEX base_person_company ON base_person (company_name, home_place_id) WHERE company_name IS NOT NULL;
CREATE INDEX base_person_job ON base_person (job_title, home_place_id) WHERE job_title IS NOT NULL;

-- One row per name a person can be found by. kind: 'primary', 'aka' (another full name), 'part' (half of a double last
-- name).
CREATE TABLE base_person_name (
  person_key INTEGER NOT NULL,
  last_key TEXT NOT NULL, first_key TEXT NOT NULL, middle_key TEXT NOT NULL DEFAULT '',
  kind TEXT NOT NULL CHECK (kind IN ('primary', 'aka', 'part')),
  PRIMARY KEY (person_key, last_key, first_key, kind)
) WITHOUT ROWID;

-- Every place a person lives or lived in, for searches by place.
CREATE TABLE base_person_place (
  person_key INTEGER NOT NULL, place_id INTEGER NOT NULL, is_current INTEGER NOT NULL,
  PRIMARY KEY (person_key, place_id)
) WITHOUT ROWID;
CREATE TABLE base_address (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL,                  -- 'A' and 11 characters
  house_number TEXT NOT NULL, street TEXT NOT NULL, unit TEXT,
  street_key TEXT NOT NULL DEFAULT '', -- shared/people/streets/street-key.ts: finds it under any spelling
  place_id INTEGER NOT NULL, zip5 TEXT NOT NULL,
  latitude REAL NOT NULL, longitude REAL NOT NULL,
  usage TEXT CHECK (usage IN ('Residential', 'Business')),
  suppressed_at INTEGER
);
CREATE UNIQUE INDEX base_address_id ON base_address (id);
CREATE INDEX base_address_street ON base_address (place_id, street);
CREATE INDEX base_address_house ON base_address (place_id, street_key, house_number);

CREATE TABLE base_residence (
  person_key INTEGER NOT NULL, address_key INTEGER NOT NULL,
  is_current INTEGER NOT NULL, move_in TEXT, move_out TEXT,
  contact_type TEXT CHECK (contact_type IN ('Home', 'Mailing')),
  sort_order INTEGER NOT NULL,       -- 0 is current, then latest first
  is_address_id_late INTEGER NOT NULL DEFAULT 0, -- a details response does not have the address's id yet
  first_seen TEXT, last_seen TEXT,
  source TEXT NOT NULL DEFAULT 'public directory',
  suppressed_at INTEGER,             -- only this person's line: a hidden address
  PRIMARY KEY (person_key, address_key)
) WITHOUT ROWID;
CREATE INDEX base_residence_address ON base_residence (address_key);

CREATE TABLE base_phone (
  person_key INTEGER NOT NULL, number TEXT NOT NULL, -- 10 digits
  line_type TEXT NOT NULL CHECK (line_type IN ('Mobile', 'Landline', 'Other')),
  is_listed INTEGER NOT NULL DEFAULT 0,              -- in a public directory; landlines only
  is_professional INTEGER NOT NULL DEFAULT 0,
  place_id INTEGER,                                  -- where it was issued
  timezone TEXT,                                     -- IANA
  best_weekday TEXT, best_weekend TEXT,              -- JSON arrays of hours, 0-23
  activity_score INTEGER,                            -- 0-100; NULL if never checked
  carrier TEXT,
  sort_order INTEGER NOT NULL,                       -- 0 is the primary one
  first_seen TEXT, last_seen TEXT,
  source TEXT NOT NULL DEFAULT 'public directory',
  suppressed_at INTEGER,
  PRIMARY KEY (person_key, number)
) WITHOUT ROWID;
CREATE INDEX base_phone_number ON base_phone (number);

CREATE TABLE base_email (
  person_key INTEGER NOT NULL, email TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('personal', 'business', 'company')),
  score INTEGER NOT NULL, is_primary INTEGER NOT NULL, sort_order INTEGER NOT NULL,
  first_seen TEXT, last_seen TEXT,
  source TEXT NOT NULL DEFAULT 'self-reported',
  suppressed_at INTEGER,
  PRIMARY KEY (person_key, email)
) WITHOUT ROWID;

-- Symmetric: both directions are stored. relation is seen from person_key: 'parent' means that the other person is the
-- parent.
CREATE TABLE base_relation (
  person_key INTEGER NOT NULL, other_key INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('Relative', 'Associate')),
  relation TEXT NOT NULL CHECK (relation IN
    ('spouse', 'former-spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'in-law', 'associate')),
  sort_order INTEGER NOT NULL,
  first_seen TEXT, last_seen TEXT,   -- of the connection, not of either person
  source TEXT NOT NULL DEFAULT 'public directory',
  PRIMARY KEY (person_key, other_key)
) WITHOUT ROWID;

-- What is on record about a building. report: JSON, the facts of shared/contract/records/property.ts without a column.
CREATE TABLE base_property (
  key INTEGER PRIMARY KEY,
  pnp_id TEXT NOT NULL, address_key INTEGER NOT NULL,
  property_type TEXT, property_purpose TEXT,
  neighborhood TEXT, macro_neighborhood TEXT,
  year_built INTEGER, bedrooms INTEGER, bathrooms REAL, living_sqft INTEGER,
  last_sale_amount REAL, sale_date TEXT,
  owner_occupied TEXT NOT NULL DEFAULT 'Unknown'
    CHECK (owner_occupied IN ('OwnerOccupied', 'AbsenteeOwner', 'Unknown')),
  market_value REAL,
  cstv_p50 REAL,                     -- forecast five-year appreciation, percent
  roi_score INTEGER,                 -- 0-100
  roi_attributes TEXT NOT NULL DEFAULT '[]', roi_tags TEXT NOT NULL DEFAULT '[]', -- JSON arrays of short texts
  apn TEXT,                          -- the assessor's parcel number
  report TEXT NOT NULL DEFAULT '{}',
  first_seen TEXT, last_seen TEXT,
  source TEXT NOT NULL DEFAULT 'property record',
  suppressed_at INTEGER
);
CREATE UNIQUE INDEX base_property_pnp ON base_property (pnp_id);
CREATE UNIQUE INDEX base_property_address ON base_property (address_key);

-- Who owns or owned the property at an address, among people on record.
CREATE TABLE base_ownership (
  person_key INTEGER NOT NULL, address_key INTEGER NOT NULL, is_current INTEGER NOT NULL,
  first_seen TEXT, last_seen TEXT,
  PRIMARY KEY (person_key, address_key)
) WITHOUT ROWID;
CREATE INDEX base_ownership_address ON base_ownership (address_key);

-- A change of ownership. body: JSON, ownershipSchema of shared/contract/records/property.ts without the parties. A
-- party is {"personId": "P..."} or {"name": "..."}: people in the database by id only, so that anyone who is removed is
-- removed here, too.
CREATE TABLE base_transfer (
  key INTEGER PRIMARY KEY,
  property_key INTEGER NOT NULL,
  sort_order INTEGER NOT NULL,       -- 0 is the latest
  body TEXT NOT NULL,
  owners TEXT NOT NULL DEFAULT '[]', sellers TEXT NOT NULL DEFAULT '[]' -- JSON arrays of parties
);
CREATE INDEX base_transfer_property ON base_transfer (property_key, sort_order);

-- A public record. record_group: shared/contract/records/background.ts. body: JSON, the schema of the group without id,
-- provenance and anything that identifies a person or an address; its dates are 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'.
CREATE TABLE base_record (
  key INTEGER PRIMARY KEY,
  id TEXT NOT NULL, person_key INTEGER NOT NULL,
  record_group TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('criminal','traffic','lien','judgment','bankruptcy','foreclosure','eviction','license')),
  title TEXT NOT NULL, state_code TEXT NOT NULL,
  filed TEXT,                        -- 'YYYY-MM-DD', 'YYYY-MM' or 'YYYY'
  body TEXT NOT NULL DEFAULT '{}',
  parties TEXT NOT NULL DEFAULT '[]', -- JSON array of parties, as in base_transfer
  address_key INTEGER,               -- one of this person's addresses, if the record has it
  first_seen TEXT, last_seen TEXT,
  source TEXT NOT NULL DEFAULT 'court record',
  suppressed_at INTEGER
);
CREATE UNIQUE INDEX base_record_id ON base_record (id);
CREATE INDEX base_record_person ON base_record (person_key, record_group, filed DESC, id);

-- Short-lived random numbers that stand for a person in printed and mailed links: 12 digits or more.
CREATE TABLE base_smartcheck (id TEXT PRIMARY KEY, person_key INTEGER NOT NULL) WITHOUT ROWID;

-- The data set's seed, people and version, and 'complete', which is missing after an interrupted import.
CREATE TABLE import_state (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

-- Residences that may be shown, by key; for the views below.
CREATE VIEW base_shown AS
  SELECT r.person_key, r.is_current, r.sort_order, r.address_key, a.place_id
  FROM base_residence r JOIN base_address a ON a.key = r.address_key
  WHERE r.suppressed_at IS NULL AND a.suppressed_at IS NULL;

-- Residences that may be shown, with their places: the only source of a person's cities.
-- person_key: only for searches, which count and sort by key and look up ids for a single page.
CREATE VIEW shown_residence AS
  SELECT s.person_key, p.id AS person_id, s.is_current, s.sort_order, s.place_id
  FROM base_shown s LEFT JOIN base_person p ON p.key = s.person_key;
-- current_place_id: as imported if the residence there may be shown, otherwise the latest place that may. home_place_id
-- is as imported and only for index lookups: compare it with current_place_id, since the residence there may be hidden.
CREATE VIEW person AS
  SELECT p.key AS person_key, p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.first_key, p.last_key, p.akas,
         p.birth_year, p.birth_month, p.birth_day, p.is_dead, p.home_place_id,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id)
              THEN p.home_place_id
              ELSE (SELECT s.place_id FROM base_shown s WHERE s.person_key = p.key ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.fill_score, p.legacy_id, p.updated
  FROM base_person p WHERE p.suppressed_at IS NULL;
-- Late birth months of people whose record has none. They are stored nowhere else, so nothing else can reveal them.
CREATE VIEW late_birth AS
  SELECT p.id AS person_id, p.late_birth_year AS birth_year, p.late_birth_month AS birth_month
  FROM base_person p
  WHERE p.suppressed_at IS NULL AND p.birth_year IS NULL AND p.late_birth_year IS NOT NULL;
CREATE VIEW residence AS
  SELECT p.id AS person_id, r.is_current, r.move_in, r.move_out, r.sort_order, r.contact_type, r.is_address_id_late,
         r.first_seen, r.last_seen, r.source,
         a.id AS address_id, a.house_number, a.street, a.unit, a.zip5, a.latitude, a.longitude, a.usage, a.place_id,
         l.city, l.state_code, l.county, l.fips_code,
         y.pnp_id, y.property_type, y.property_purpose, y.neighborhood, y.macro_neighborhood,
         y.roi_score, y.roi_attributes, y.roi_tags, y.bedrooms, y.bathrooms, y.living_sqft, y.year_built,
         y.last_sale_amount, y.sale_date, y.owner_occupied, y.cstv_p50, y.market_value
  FROM base_residence r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_address a ON a.key = r.address_key AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  LEFT JOIN base_property y ON y.address_key = a.key AND y.suppressed_at IS NULL
  WHERE r.suppressed_at IS NULL;
-- Addresses without their people: who lives or lived there is in residence.
CREATE VIEW address AS
  SELECT a.key AS address_key, a.id, a.house_number, a.street, a.unit, a.street_key, a.place_id, a.zip5, a.latitude, a.longitude, a.usage
  FROM base_address a WHERE a.suppressed_at IS NULL;
CREATE VIEW phone AS
  SELECT p.id AS person_id, f.number, f.line_type, f.is_listed, f.is_professional, f.sort_order,
         f.timezone, f.best_weekday, f.best_weekend, f.activity_score, f.carrier,
         f.first_seen, f.last_seen, f.source, l.city, l.state_code
  FROM base_phone f
  JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
  LEFT JOIN place l ON l.id = f.place_id
  WHERE f.suppressed_at IS NULL;
CREATE VIEW email AS
  SELECT p.id AS person_id, e.email, e.kind, e.score, e.is_primary, e.sort_order, e.first_seen, e.last_seen, e.source
  FROM base_email e JOIN base_person p ON p.key = e.person_key AND p.suppressed_at IS NULL
  WHERE e.suppressed_at IS NULL;
CREATE VIEW relation AS
  SELECT p.id AS person_id, o.id AS other_id, r.kind, r.relation, r.sort_order, r.first_seen, r.last_seen, r.source
  FROM base_relation r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_person o ON o.key = r.other_key AND o.suppressed_at IS NULL;
-- A property reveals its address, so it is hidden with it.
CREATE VIEW property AS
  SELECT y.key AS property_key, y.pnp_id, a.id AS address_id, a.house_number, a.street, a.unit, a.zip5, l.city, l.state_code, l.county,
         y.property_type, y.property_purpose, y.neighborhood, y.macro_neighborhood,
         y.roi_score, y.roi_attributes, y.roi_tags, y.bedrooms, y.bathrooms, y.living_sqft, y.year_built,
         y.last_sale_amount, y.sale_date, y.owner_occupied, y.cstv_p50, y.market_value,
         y.apn, y.report, y.first_seen, y.last_seen, y.source
  FROM base_property y
  JOIN base_address a ON a.key = y.address_key AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  WHERE y.suppressed_at IS NULL;
-- Nobody is listed as owner of a home that is hidden on their own page.
CREATE VIEW ownership AS
  SELECT p.id AS person_id, y.pnp_id, w.is_current, w.first_seen, w.last_seen
  FROM base_ownership w
  JOIN base_person p ON p.key = w.person_key AND p.suppressed_at IS NULL
  JOIN base_property y ON y.address_key = w.address_key AND y.suppressed_at IS NULL
  JOIN base_address a ON a.key = w.address_key AND a.suppressed_at IS NULL
  WHERE NOT EXISTS (SELECT 1 FROM base_residence r
                    WHERE r.person_key = w.person_key AND r.address_key = w.address_key AND r.suppressed_at IS NOT NULL);
-- Parties of a transfer: nobody who is suppressed, or who hides this home on their own page.
CREATE VIEW transfer AS
  SELECT y.pnp_id, t.sort_order, t.body,
         (SELECT json_group_array(json(o.value)) FROM json_each(t.owners) o
          WHERE o.value ->> 'personId' IS NULL OR EXISTS (
            SELECT 1 FROM base_person p WHERE p.id = o.value ->> 'personId' AND p.suppressed_at IS NULL AND NOT EXISTS (
              SELECT 1 FROM base_residence r
              WHERE r.person_key = p.key AND r.address_key = y.address_key AND r.suppressed_at IS NOT NULL))) AS owners,
         (SELECT json_group_array(json(o.value)) FROM json_each(t.sellers) o
          WHERE o.value ->> 'personId' IS NULL OR EXISTS (
            SELECT 1 FROM base_person p WHERE p.id = o.value ->> 'personId' AND p.suppressed_at IS NULL AND NOT EXISTS (
              SELECT 1 FROM base_residence r
              WHERE r.person_key = p.key AND r.address_key = y.address_key AND r.suppressed_at IS NOT NULL))) AS sellers
  FROM base_transfer t
  JOIN base_property y ON y.key = t.property_key AND y.suppressed_at IS NULL
  JOIN base_address a ON a.key = y.address_key AND a.suppressed_at IS NULL;
-- address_id: only if the person's residence there may be shown. is_address_hidden: it exists but may not be shown.
-- Parties: nobody who is suppressed. A foreclosure reveals who owns the home, so anyone who hides it is left out there,
-- too.
CREATE VIEW record AS
  SELECT c.id, p.id AS person_id, c.record_group, c.category, c.title, c.state_code, c.filed, c.body,
         (SELECT json_group_array(json(o.value)) FROM json_each(c.parties) o
          WHERE o.value ->> 'personId' IS NULL OR EXISTS (
            SELECT 1 FROM base_person q WHERE q.id = o.value ->> 'personId' AND q.suppressed_at IS NULL
              AND NOT (c.category = 'foreclosure' AND EXISTS (
                SELECT 1 FROM base_residence r
                WHERE r.person_key = q.key AND r.address_key = c.address_key AND r.suppressed_at IS NOT NULL)))) AS parties,
         (SELECT a.id FROM base_shown s JOIN base_address a ON a.key = s.address_key
          WHERE s.person_key = c.person_key AND s.address_key = c.address_key) AS address_id,
         c.address_key IS NOT NULL AND NOT EXISTS (
           SELECT 1 FROM base_shown s WHERE s.person_key = c.person_key AND s.address_key = c.address_key) AS is_address_hidden,
         c.first_seen, c.last_seen, c.source
  FROM base_record c JOIN base_person p ON p.key = c.person_key AND p.suppressed_at IS NULL
  WHERE c.suppressed_at IS NULL;
CREATE VIEW smartcheck AS
  SELECT s.id, p.id AS person_id
  FROM base_smartcheck s JOIN base_person p ON p.key = s.person_key AND p.suppressed_at IS NULL;
