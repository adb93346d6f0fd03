-- The scheduled job sweeps expired data (docs/monitoring.md). Times are milliseconds since 1970 (UTC).

-- How often people were looked up and reports opened in swept months, without account or person.
CREATE TABLE opening_month (
  kind TEXT NOT NULL CHECK (kind IN ('lookup', 'report')),
  month TEXT NOT NULL,                 -- 'YYYY-MM'
  openings INTEGER NOT NULL,
  PRIMARY KEY (kind, month)
) WITHOUT ROWID;

CREATE INDEX lookup_used ON lookup (used_at);
CREATE INDEX background_credit_used ON background_credit (used_at) WHERE used_at IS NOT NULL;
CREATE INDEX report_access_expires ON report_access (access_expires_at);
CREATE INDEX session_seen ON session (last_seen_at);
CREATE INDEX session_created ON session (created_at);

-- Recoveries are now logged by how many ids arrived, so entries with the ids themselves are deleted.
DELETE FROM client_log WHERE type = 'address_hydration' AND instr(message, '"hydratedAddressIds"') > 0;
