-- A foreclosure of a house where the person never lived has no address, but a parcel, and that leads to the house. So it
-- tells nothing of the house if one of its owners hides it or is removed.
CREATE INDEX base_property_apn ON base_property (apn) WHERE apn IS NOT NULL;

-- Who hides which home: somebody hidden, one who hides all their addresses, or the line of this one.
CREATE VIEW base_hidden_owner AS
  SELECT p.key AS person_key, w.address_key
  FROM base_ownership w JOIN base_person p ON p.key = w.person_key
  WHERE w.is_current = 1 AND (p.suppressed_at IS NOT NULL OR p.hides_addresses = 1 OR EXISTS (
    SELECT 1 FROM base_residence r
    WHERE r.person_key = w.person_key AND r.address_key = w.address_key AND r.suppressed_at IS NOT NULL));
-- Foreclosures of such houses. A parcel number is unique within a county, and a record only has its state.
CREATE VIEW base_hidden_parcel AS
  SELECT c.key AS record_key
  FROM base_record c
  JOIN base_property y ON y.apn = c.body ->> 'parcelNumber'
  JOIN base_address a ON a.key = y.address_key
  JOIN place l ON l.id = a.place_id AND l.state_code = c.state_code
  WHERE c.category = 'foreclosure' AND c.address_key IS NULL AND (
    y.suppressed_at IS NOT NULL OR a.suppressed_at IS NOT NULL
    OR EXISTS (SELECT 1 FROM base_hidden_owner h WHERE h.address_key = y.address_key)
    -- Who owned it then need not own it now.
    OR EXISTS (SELECT 1 FROM json_each(c.parties) o JOIN base_person q ON q.id = o.value ->> 'personId'
               WHERE q.suppressed_at IS NOT NULL OR q.hides_addresses = 1 OR EXISTS (
                 SELECT 1 FROM base_residence r
                 WHERE r.person_key = q.key AND r.address_key = y.address_key AND r.suppressed_at IS NOT NULL)));

-- is_address_hidden: the record has an address or a parcel that may not be shown. Of the owners of a hidden parcel, only
-- the person whose record it is is left.
DROP VIEW record;
CREATE VIEW record AS
  SELECT c.id, p.id AS person_id, c.record_group, c.category, c.title, c.state_code, c.filed, c.body,
         (SELECT json_group_array(json(o.value)) FROM json_each(c.parties) o
          WHERE CASE WHEN EXISTS (SELECT 1 FROM base_hidden_parcel x WHERE x.record_key = c.key)
            THEN o.value ->> 'personId' = p.id
            ELSE o.value ->> 'personId' IS NULL OR EXISTS (
              SELECT 1 FROM base_person q WHERE q.id = o.value ->> 'personId' AND q.suppressed_at IS NULL
                AND NOT (c.category = 'foreclosure' AND (q.hides_addresses = 1 AND q.key <> c.person_key OR EXISTS (
                  SELECT 1 FROM base_residence r
                  WHERE r.person_key = q.key AND r.address_key = c.address_key AND r.suppressed_at IS NOT NULL)))) END) AS parties,
         (SELECT a.id FROM base_shown s JOIN base_address a ON a.key = s.address_key
          WHERE s.person_key = c.person_key AND s.address_key = c.address_key) AS address_id,
         c.address_key IS NOT NULL AND NOT EXISTS (
             SELECT 1 FROM base_shown s WHERE s.person_key = c.person_key AND s.address_key = c.address_key)
           OR EXISTS (SELECT 1 FROM base_hidden_parcel x WHERE x.record_key = c.key) AS is_address_hidden,
         c.first_seen, c.last_seen, c.source
  FROM base_record c JOIN base_person p ON p.key = c.person_key AND p.suppressed_at IS NULL
  WHERE c.suppressed_at IS NULL;
