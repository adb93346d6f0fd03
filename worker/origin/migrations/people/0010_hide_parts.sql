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
