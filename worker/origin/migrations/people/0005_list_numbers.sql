-- A number with open digits lists only landlines in a public directory and counts the others, so no more is kept of a
-- number than which of the two it is.

DROP TRIGGER shown_number_refreshed;
DROP TRIGGER phone_owner_hidden;
DROP VIEW shown_number_refresh;
DROP VIEW shown_number_source;
DROP VIEW shown_number;
DROP TABLE base_shown_number;

-- Every number that is on record, once. Lines of the dead count only if they are listed: nobody is told of the others.
CREATE TABLE base_shown_number (
  number TEXT PRIMARY KEY,
  is_listed INTEGER NOT NULL         -- a current line is a listed landline, so its page names somebody to everybody
) WITHOUT ROWID;
CREATE VIEW shown_number AS SELECT number, is_listed FROM base_shown_number;
-- What base_shown_number must contain right now. Nobody under 18 is imported; if somebody is, their number is not shown
-- before the next import. `since`: a line last confirmed before the newest one was known has changed hands.
CREATE VIEW shown_number_source AS
  SELECT number, is_listed FROM (
    SELECT number, ROW_NUMBER() OVER w AS rank, MAX(is_dead = 0 OR is_listed = 1) OVER w AS counts,
           MAX(is_listed = 1 AND (last_seen IS NULL OR since IS NULL OR last_seen >= since)) OVER w AS is_listed FROM (
      SELECT f.number, f.last_seen, p.is_dead, f.is_listed = 1 AND f.line_type = 'Landline' AS is_listed,
             FIRST_VALUE(f.first_seen) OVER (PARTITION BY f.number ORDER BY f.last_seen DESC, f.sort_order, p.id) AS since
      FROM base_phone f
      JOIN base_person p ON p.key = f.person_key AND p.suppressed_at IS NULL
      WHERE f.suppressed_at IS NULL AND (p.birth_year IS NULL OR p.birth_year * 100 + COALESCE(p.birth_month, 12)
        <= CAST(strftime('%Y%m', 'now', 'start of month', '-1 month') AS INTEGER) - 1800))
    WINDOW w AS (PARTITION BY number))
  WHERE rank = 1 AND counts = 1;
INSERT INTO base_shown_number (number, is_listed) SELECT number, is_listed FROM shown_number_source ORDER BY number;

-- Inserting a number here looks up anew who has it.
CREATE VIEW shown_number_refresh AS SELECT NULL AS number WHERE 0;
CREATE TRIGGER shown_number_refreshed INSTEAD OF INSERT ON shown_number_refresh
BEGIN
  DELETE FROM base_shown_number WHERE number = NEW.number;
  INSERT INTO base_shown_number (number, is_listed)
  SELECT s.number, s.is_listed FROM shown_number_source s WHERE s.number = NEW.number;
END;
CREATE TRIGGER phone_owner_hidden AFTER UPDATE OF suppressed_at, birth_year, birth_month, is_dead ON base_person
BEGIN
  INSERT INTO shown_number_refresh (number) SELECT f.number FROM base_phone f WHERE f.person_key = NEW.key;
END;
