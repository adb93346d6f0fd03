-- Somebody may hide all addresses, all phones, or themselves in reverse look-ups, and keep the page (docs/removal.md).
-- What they ask for is kept in the accounts database; here is what follows from it.
ALTER TABLE base_person ADD COLUMN hides_addresses INTEGER NOT NULL DEFAULT 0;
ALTER TABLE base_person ADD COLUMN hides_phones INTEGER NOT NULL DEFAULT 0;
ALTER TABLE base_person ADD COLUMN hides_reverse INTEGER NOT NULL DEFAULT 0;

-- An address or phone that comes later is hidden, too.
CREATE TRIGGER residence_added AFTER INSERT ON base_residence
WHEN NEW.suppressed_at IS NULL AND EXISTS (SELECT 1 FROM base_person p WHERE p.key = NEW.person_key AND p.hides_addresses = 1)
BEGIN
  UPDATE base_residence SET suppressed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE person_key = NEW.person_key AND address_key = NEW.address_key;
END;
CREATE TRIGGER phone_hidden_when_added AFTER INSERT ON base_phone
WHEN NEW.suppressed_at IS NULL AND EXISTS (SELECT 1 FROM base_person p WHERE p.key = NEW.person_key AND p.hides_phones = 1)
BEGIN
  UPDATE base_phone SET suppressed_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE person_key = NEW.person_key AND number = NEW.number;
END;

-- Whoever hides all addresses is named nowhere as the owner of one, lived in or not.
DROP VIEW ownership;
CREATE VIEW ownership AS
  SELECT p.id AS person_id, y.pnp_id, w.is_current, w.first_seen, w.last_seen
  FROM base_ownership w
  JOIN base_person p ON p.key = w.person_key AND p.suppressed_at IS NULL AND p.hides_addresses = 0
  JOIN base_property y ON y.address_key = w.address_key AND y.suppressed_at IS NULL
  JOIN base_address a ON a.key = w.address_key AND a.suppressed_at IS NULL
  WHERE NOT EXISTS (SELECT 1 FROM base_residence r
                    WHERE r.person_key = w.person_key AND r.address_key = w.address_key AND r.suppressed_at IS NOT NULL);
DROP VIEW transfer;
CREATE VIEW transfer AS
  SELECT y.pnp_id, t.sort_order, t.body,
         (SELECT json_group_array(json(o.value)) FROM json_each(t.owners) o
          WHERE o.value ->> 'personId' IS NULL OR EXISTS (
            SELECT 1 FROM base_person p
            WHERE p.id = o.value ->> 'personId' AND p.suppressed_at IS NULL AND p.hides_addresses = 0 AND NOT EXISTS (
              SELECT 1 FROM base_residence r
              WHERE r.person_key = p.key AND r.address_key = y.address_key AND r.suppressed_at IS NOT NULL))) AS owners,
         (SELECT json_group_array(json(o.value)) FROM json_each(t.sellers) o
          WHERE o.value ->> 'personId' IS NULL OR EXISTS (
            SELECT 1 FROM base_person p
            WHERE p.id = o.value ->> 'personId' AND p.suppressed_at IS NULL AND p.hides_addresses = 0 AND NOT EXISTS (
              SELECT 1 FROM base_residence r
              WHERE r.person_key = p.key AND r.address_key = y.address_key AND r.suppressed_at IS NOT NULL))) AS sellers
  FROM base_transfer t
  JOIN base_property y ON y.key = t.property_key AND y.suppressed_at IS NULL
  JOIN base_address a ON a.key = y.address_key AND a.suppressed_at IS NULL;

-- Look-ups that start from a number, an address or a house say who may not be named there (worker/origin/people/reverse.ts).
DROP VIEW person;
CREATE VIEW person AS
  SELECT p.key AS person_key, p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.first_key, p.last_key, p.akas,
         p.birth_year, p.birth_month, p.is_dead, p.home_place_id, p.home_state,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id)
              THEN p.home_place_id
              ELSE (SELECT s.place_id FROM base_shown s WHERE s.person_key = p.key ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.fill_score, p.legacy_id, p.updated, p.hides_reverse
  FROM base_person p WHERE p.suppressed_at IS NULL;
-- A number with open digits counts and lists nobody who hides there.
DROP TRIGGER phone_owner_hidden;
DROP VIEW shown_number_source;
CREATE VIEW shown_number_source AS
  SELECT number, is_listed FROM (
    SELECT number, ROW_NUMBER() OVER w AS rank, MAX(is_dead = 0 OR is_listed = 1) OVER w AS counts,
           MAX(is_listed = 1 AND (last_seen IS NULL OR since IS NULL OR last_seen >= since)) OVER w AS is_listed FROM (
      SELECT f.number, f.last_seen, p.is_dead, f.is_listed = 1 AND f.line_type = 'Landline' AS is_listed,
             FIRST_VALUE(f.first_seen) OVER (PARTITION BY f.number ORDER BY f.last_seen DESC, f.sort_order, p.id) AS since
      FROM base_phone f
      JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL AND p.hides_reverse = 0
      WHERE f.suppressed_at IS NULL AND (p.birth_year IS NULL OR p.birth_year * 100 + COALESCE(p.birth_month, 12)
        <= CAST(strftime('%Y%m', 'now', 'start of month', '-1 month') AS INTEGER) - 1800))
    WINDOW w AS (PARTITION BY number))
  WHERE rank = 1 AND counts = 1;
CREATE TRIGGER phone_owner_hidden AFTER UPDATE OF suppressed_at, hides_reverse, birth_year, birth_month, is_dead ON base_person
BEGIN
  INSERT INTO shown_number_refresh (number) SELECT f.number FROM base_phone f WHERE f.person_key = NEW.key;
END;
