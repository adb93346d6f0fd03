-- Ages go by months (worker/origin/people/age.ts), so that nothing changes on a birthday: where a date of birth stood
-- (19790402), there is its month (197904). No view has a day of birth; base_person keeps it as imported.

DROP VIEW person;
CREATE VIEW person AS
  SELECT p.key AS person_key, p.id, p.first_name, p.middle_name, p.last_name, p.suffix, p.full_name, p.first_key, p.last_key, p.akas,
         p.birth_year, p.birth_month, p.is_dead, p.home_place_id, p.home_state,
         CASE WHEN EXISTS (SELECT 1 FROM base_shown s WHERE s.person_key = p.key AND s.place_id = p.home_place_id)
              THEN p.home_place_id
              ELSE (SELECT s.place_id FROM base_shown s WHERE s.person_key = p.key ORDER BY s.sort_order LIMIT 1)
         END AS current_place_id,
         p.job_title, p.company_name, p.company_domain, p.linkedin_url, p.fill_score, p.legacy_id, p.updated
  FROM base_person p WHERE p.suppressed_at IS NULL;

-- What base_search_name must contain: as before, but for `born`.
DROP VIEW search_name_source;
CREATE VIEW search_name_source AS
  SELECT a.area, n.last_key, n.first_key,
         CASE WHEN p.is_dead = 1 THEN 0
              ELSE COALESCE(p.birth_year * 100 + COALESCE(p.birth_month, 12), 0) END AS born,
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
UPDATE base_search_name SET born = born / 100 WHERE born > 999999;
-- Kept lists hold the old numbers.
DELETE FROM name_list;

DROP TRIGGER phone_owner_hidden;
DROP VIEW shown_number_source;
CREATE VIEW shown_number_source AS
  SELECT number, line_type, city, state_code FROM (
    SELECT f.number, f.line_type, l.city, l.state_code,
           ROW_NUMBER() OVER (PARTITION BY f.number ORDER BY COALESCE(f.last_seen, '') DESC, f.person_key) AS rank
    FROM base_phone f
    JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
    LEFT JOIN place l ON l.id = f.place_id
    WHERE f.suppressed_at IS NULL AND (p.birth_year IS NULL OR p.birth_year * 100 + COALESCE(p.birth_month, 12)
      <= CAST(strftime('%Y%m', 'now', 'start of month', '-1 month') AS INTEGER) - 1800))
  WHERE rank = 1;
CREATE TRIGGER phone_owner_hidden AFTER UPDATE OF suppressed_at, birth_year, birth_month ON base_person
BEGIN
  INSERT INTO shown_number_refresh (number) SELECT f.number FROM base_phone f WHERE f.person_key = NEW.key;
END;
