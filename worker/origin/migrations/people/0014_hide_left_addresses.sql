-- A street that only removed people have is told nowhere: not on the page of a house, not in a list of homes, not as a
-- street on record. So an address is hidden once everybody on record there, now or before, as a resident or an owner, is
-- hidden there, and shown again with the first of them. Its suppressed_at is 0 then: nobody asked for the address itself.
-- One where nobody was ever on record stays as it is, also after the last of them was deleted.

-- Whose home it may be said to be.
CREATE VIEW base_shown_at AS
  SELECT r.address_key, r.person_key
  FROM base_residence r JOIN base_person p ON p.key = r.person_key AND p.suppressed_at IS NULL
  WHERE r.suppressed_at IS NULL
  UNION ALL
  SELECT w.address_key, w.person_key
  FROM base_ownership w JOIN base_person p ON p.key = w.person_key AND p.suppressed_at IS NULL AND p.hides_addresses = 0
  WHERE NOT EXISTS (SELECT 1 FROM base_residence r
                    WHERE r.person_key = w.person_key AND r.address_key = w.address_key AND r.suppressed_at IS NOT NULL);

-- Inserting an address here looks up anew whether anybody is shown there.
CREATE VIEW address_refresh AS SELECT NULL AS address_key WHERE 0;
CREATE TRIGGER address_refreshed INSTEAD OF INSERT ON address_refresh
BEGIN
  UPDATE base_address SET suppressed_at = CASE suppressed_at WHEN 0 THEN NULL ELSE 0 END
  WHERE key = NEW.address_key AND CASE suppressed_at
    WHEN 0 THEN EXISTS (SELECT 1 FROM base_shown_at s WHERE s.address_key = NEW.address_key)
    ELSE suppressed_at IS NULL AND NOT EXISTS (SELECT 1 FROM base_shown_at s WHERE s.address_key = NEW.address_key)
      AND (EXISTS (SELECT 1 FROM base_residence r WHERE r.address_key = NEW.address_key)
           OR EXISTS (SELECT 1 FROM base_ownership w WHERE w.address_key = NEW.address_key)) END;
END;
CREATE TRIGGER person_left AFTER UPDATE OF suppressed_at, hides_addresses ON base_person
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL) OR OLD.hides_addresses <> NEW.hides_addresses
BEGIN
  INSERT INTO address_refresh (address_key)
  SELECT r.address_key FROM base_residence r WHERE r.person_key = NEW.key
  UNION SELECT w.address_key FROM base_ownership w WHERE w.person_key = NEW.key;
END;
CREATE TRIGGER residence_left AFTER UPDATE OF suppressed_at ON base_residence
WHEN (OLD.suppressed_at IS NULL) <> (NEW.suppressed_at IS NULL)
BEGIN
  INSERT INTO address_refresh (address_key) VALUES (NEW.address_key);
END;
CREATE TRIGGER residence_came AFTER INSERT ON base_residence
BEGIN
  INSERT INTO address_refresh (address_key) VALUES (NEW.address_key);
END;
CREATE TRIGGER ownership_came AFTER INSERT ON base_ownership
BEGIN
  INSERT INTO address_refresh (address_key) VALUES (NEW.address_key);
END;

-- A database that has people already has had some of them hidden.
INSERT INTO address_refresh (address_key)
SELECT r.address_key FROM base_person p JOIN base_residence r ON r.person_key = p.key
WHERE p.suppressed_at IS NOT NULL OR r.suppressed_at IS NOT NULL
UNION SELECT w.address_key FROM base_person p JOIN base_ownership w ON w.person_key = p.key
WHERE p.suppressed_at IS NOT NULL OR p.hides_addresses = 1;
