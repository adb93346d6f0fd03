-- Why a fact is on record: what a source and the rest of the record have in common. Bits in the order of MATCH_POINTS
-- (shared/contract/primitives.ts): 1 full name, 2 former name, 4 birth month, ... NULL if nobody noted it.
ALTER TABLE base_residence ADD COLUMN matched_by INTEGER;
ALTER TABLE base_phone ADD COLUMN matched_by INTEGER;
ALTER TABLE base_email ADD COLUMN matched_by INTEGER;
ALTER TABLE base_relation ADD COLUMN matched_by INTEGER;
-- What is known of the present job and of earlier ones besides title and employer, as JSON (JobFacts in
-- worker/origin/import/rows.ts); NULL if nothing is. Whoever changes the job empties it.
ALTER TABLE base_person ADD COLUMN job_facts TEXT;

-- As before, and with what matched and where the city is.
DROP VIEW residence;
CREATE VIEW residence AS
  SELECT r.person_key, r.address_key, p.id AS person_id, r.is_current, r.move_in, r.move_out, r.sort_order, r.contact_type,
         r.is_address_id_late, r.first_seen, r.last_seen, r.source, r.matched_by,
         a.id AS address_id, a.house_number, a.street, a.unit, a.zip5, a.latitude, a.longitude, a.usage, a.place_id,
         l.city, l.state_code, l.county, l.fips_code, l.latitude AS city_latitude, l.longitude AS city_longitude,
         y.pnp_id, y.property_type, y.property_purpose, y.neighborhood, y.macro_neighborhood,
         y.roi_score, y.roi_attributes, y.roi_tags, y.bedrooms, y.bathrooms, y.living_sqft, y.year_built,
         y.last_sale_amount, y.sale_date, y.owner_occupied, y.cstv_p50, y.market_value
  FROM base_residence r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_address a ON a.key = r.address_key AND a.suppressed_at IS NULL
  JOIN place l ON l.id = a.place_id
  LEFT JOIN base_property y ON y.address_key = a.key AND y.suppressed_at IS NULL
  WHERE r.suppressed_at IS NULL;
DROP VIEW phone;
CREATE VIEW phone AS
  SELECT f.person_key, p.id AS person_id, f.number, f.line_type, f.is_listed, f.is_professional, f.sort_order,
         f.timezone, f.best_weekday, f.best_weekend, f.activity_score, f.carrier,
         f.first_seen, f.last_seen, f.source, f.matched_by, l.city, l.state_code
  FROM base_phone f
  JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
  LEFT JOIN place l ON l.id = f.place_id
  WHERE f.suppressed_at IS NULL;
DROP VIEW email;
CREATE VIEW email AS
  SELECT p.id AS person_id, e.email, e.kind, e.score, e.is_primary, e.sort_order, e.first_seen, e.last_seen, e.source,
         e.matched_by
  FROM base_email e JOIN base_person p ON p.key = e.person_key AND p.suppressed_at IS NULL
  WHERE e.suppressed_at IS NULL;
DROP VIEW relation;
CREATE VIEW relation AS
  SELECT r.person_key, r.other_key, p.id AS person_id, o.id AS other_id, r.kind, r.relation, r.sort_order,
         r.first_seen, r.last_seen, r.source, r.matched_by
  FROM base_relation r
  JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  JOIN base_person o ON o.key = r.other_key AND o.suppressed_at IS NULL;
-- As before, and with what is known of jobs.
DROP VIEW person;
CREATE VIEW person AS
  SELECT p.key AS person_key, p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.first_key, p.last_key, p.akas,
         p.birth_year, p.birth_month, p.is_dead, p.home_place_id, p.home_state,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id)
              THEN p.home_place_id
              ELSE (SELECT s.place_id FROM base_shown s WHERE s.person_key = p.key ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.job_facts, p.fill_score, p.legacy_id, p.updated, p.hides_reverse
  FROM base_person p WHERE p.suppressed_at IS NULL;
