-- What links in our messages may do without asking again: one flag on one person's page, once. Times are
-- milliseconds since 1970 (UTC).

CREATE TABLE link_token (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the link's value, hex
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  flag TEXT NOT NULL,                  -- 'monitor', 'unmonitor' or 'save_contact'
  expires_at INTEGER NOT NULL          -- swept when the next one is issued
) WITHOUT ROWID;
CREATE INDEX link_token_account ON link_token (account_id);
CREATE INDEX link_token_expires ON link_token (expires_at);
