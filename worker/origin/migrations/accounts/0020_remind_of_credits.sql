-- Buyers are reminded of unused credits a week before these expire. Times are milliseconds since 1970 (UTC).

-- When that was done; also of credits that came with a plan, which are passed over. NULL: not yet.
ALTER TABLE background_credit ADD COLUMN reminded_at INTEGER;
CREATE INDEX background_credit_reminder ON background_credit (expires_at) WHERE used_at IS NULL AND reminded_at IS NULL;
