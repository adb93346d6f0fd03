-- Who shares a plan. Times are milliseconds since 1970 (UTC).

-- Families: `account.holder_id` is whose plan a member shares. Lookups are counted over all who share a plan, but each
-- opens people for themselves, so that nobody can tell who another member looked up.
ALTER TABLE account ADD COLUMN holder_id TEXT;
ALTER TABLE account ADD COLUMN joined_at INTEGER;
CREATE INDEX account_holder ON account (holder_id) WHERE holder_id IS NOT NULL;
ALTER TABLE lookup ADD COLUMN pool_id TEXT; -- whose plan it was counted against; NULL: the account's own
UPDATE lookup SET pool_id = account_id;
CREATE INDEX lookup_pool ON lookup (pool_id, period_start);
-- So a count by pool misses none, not even lookups that move with a guest's purchases.
CREATE TRIGGER lookup_own_pool AFTER INSERT ON lookup WHEN NEW.pool_id IS NULL
BEGIN
  UPDATE lookup SET pool_id = NEW.account_id
  WHERE account_id = NEW.account_id AND period_start = NEW.period_start AND person_id = NEW.person_id;
END;

CREATE TABLE family_invitation (
  id TEXT PRIMARY KEY,                 -- opaque
  holder_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  email TEXT NOT NULL,                 -- lower case
  token_hash TEXT NOT NULL UNIQUE,     -- SHA-256 of the link's token, hex
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  withdrawn_at INTEGER
) WITHOUT ROWID;
CREATE INDEX family_invitation_holder ON family_invitation (holder_id);
CREATE INDEX family_invitation_expires ON family_invitation (expires_at);

-- Lookups of members whose accounts were deleted: how many, never whose or for whom. Without it a family would get
-- back every lookup that a deleted account used.
CREATE TABLE pool_spent (
  pool_id TEXT NOT NULL,               -- the holder's account
  period_start INTEGER NOT NULL,
  lookups INTEGER NOT NULL,
  PRIMARY KEY (pool_id, period_start)
) WITHOUT ROWID;
CREATE INDEX pool_spent_period ON pool_spent (period_start);

CREATE TRIGGER account_leaves_count BEFORE DELETE ON account
BEGIN
  INSERT INTO pool_spent (pool_id, period_start, lookups)
  SELECT l.pool_id, l.period_start, COUNT(*) FROM lookup l
  WHERE l.account_id = OLD.id AND l.pool_id <> OLD.id GROUP BY l.pool_id, l.period_start
  ON CONFLICT (pool_id, period_start) DO UPDATE SET lookups = lookups + excluded.lookups;
  DELETE FROM pool_spent WHERE pool_id = OLD.id;
END;
