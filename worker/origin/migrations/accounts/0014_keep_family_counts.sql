-- Lookups of members whose accounts were deleted: how many, never whose or of whom. Without it a family would get a
-- lookup back for every one that a deleted account used. Times are milliseconds since 1970 (UTC).
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
