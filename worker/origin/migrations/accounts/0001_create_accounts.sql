-- Our own users. Times are milliseconds since 1970 (UTC).

CREATE TABLE account (
  id TEXT PRIMARY KEY,                 -- opaque, random
  email TEXT NOT NULL UNIQUE,          -- lower case
  password_hash TEXT,                  -- scrypt$N$r$p$salt$hash, base64; NULL: no password
  user_type TEXT NOT NULL,             -- wire value of userType
  first_name TEXT, last_name TEXT,
  premium_subscriber INTEGER NOT NULL DEFAULT 0,
  product_name TEXT,
  lookups_max INTEGER,                 -- per period; NULL: unlimited
  period_start INTEGER,                -- lookups are counted from this time
  is_demo INTEGER NOT NULL DEFAULT 0,  -- usable only if ENVIRONMENT is local
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Consecutive wrong logins by typed address, whether or not it has an account, so the lock reveals nothing.
CREATE TABLE login_attempt (
  email_hash TEXT PRIMARY KEY,         -- HMAC-SHA-256 of the address in lower case, hex
  wrong_passwords INTEGER NOT NULL,
  locked_until INTEGER NOT NULL,
  last_at INTEGER NOT NULL             -- the row is swept a day later
) WITHOUT ROWID;
CREATE INDEX login_attempt_last ON login_attempt (last_at);

CREATE TABLE session (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the cookie's value, hex
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  scope TEXT NOT NULL DEFAULT 'account',
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_account ON session (account_id);

-- One row per person and period: opening the same person again costs nothing.
CREATE TABLE lookup (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  period_start INTEGER NOT NULL,
  used_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, period_start, person_id)
) WITHOUT ROWID;

CREATE TABLE report_access (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  report_id TEXT NOT NULL,
  access_expires_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, person_id)
) WITHOUT ROWID;
