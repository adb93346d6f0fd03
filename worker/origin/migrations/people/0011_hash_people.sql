-- What people are recognized by when a list or a request holds only hashes (docs/delete-act.md): the first 48 bits of the
-- hash of each email, phone, name with date of birth and ZIP code, and name. They only find whose a hash may be: whoever
-- reads them makes the whole hash from what is on record and compares it. An import fills it
-- (worker/origin/import/person-hashes.ts); a database that is older has no hashes before its next import.
CREATE TABLE base_person_hash (
  kind INTEGER NOT NULL,             -- 0 email, 1 phone, 2 name with date of birth and ZIP code, 3 name
  prefix INTEGER NOT NULL,
  person_key INTEGER NOT NULL,
  PRIMARY KEY (kind, prefix, person_key)
) WITHOUT ROWID;
-- Whoever is deleted takes their short-lived numbers along.
CREATE INDEX base_smartcheck_person ON base_smartcheck (person_key);
