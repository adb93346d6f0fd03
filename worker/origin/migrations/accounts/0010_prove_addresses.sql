-- Addresses are proven before an account opens. Times are milliseconds since 1970 (UTC).

-- When somebody last showed that they read this mailbox; NULL: never. A guest is a buyer, or a reader who monitors by
-- email, whose address nobody has proven: `email` then holds the account's id, so that no guest takes or blocks an
-- address, and `guest_email` what was typed. Proving that address moves what guests have to its account.
ALTER TABLE account ADD COLUMN proven_at INTEGER;
ALTER TABLE account ADD COLUMN guest_email TEXT;
ALTER TABLE account ADD COLUMN guest_key TEXT;   -- HMAC-SHA-256 of address and order key, hex: one order, one guest
CREATE INDEX account_guest_email ON account (guest_email) WHERE guest_email IS NOT NULL;
CREATE UNIQUE INDEX account_guest_key ON account (guest_key) WHERE guest_key IS NOT NULL;
CREATE INDEX account_guest_created ON account (created_at) WHERE guest_email IS NOT NULL;
UPDATE account SET proven_at = created_at WHERE is_demo = 1;

-- `scope`: 'account'; 'purchase' or 'monitor' for a guest. `id` names the session to its owner. `confirmed_at` is when a
-- password, passkey or emailed link was last given in it.
ALTER TABLE session ADD COLUMN id TEXT;
ALTER TABLE session ADD COLUMN confirmed_at INTEGER NOT NULL DEFAULT 0;
ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT 'Unknown browser';
-- Accounts of before could be opened without a proof: their sessions end, and a link by email opens them.
DELETE FROM session WHERE account_id IN (SELECT id FROM account WHERE proven_at IS NULL);
UPDATE session SET id = lower(hex(randomblob(12)));
CREATE UNIQUE INDEX session_id ON session (id);

-- Wrong passwords by address and network together, or by address and known device.
DROP TABLE login_attempt;
CREATE TABLE login_attempt (
  key_hash TEXT PRIMARY KEY,           -- HMAC-SHA-256 of address and network, or address and device, hex
  wrong_passwords INTEGER NOT NULL,
  locked_until INTEGER NOT NULL,
  last_at INTEGER NOT NULL             -- the row is swept a day later
) WITHOUT ROWID;
CREATE INDEX login_attempt_last ON login_attempt (last_at);

-- Links in emails. Each works once; swept a day after it expires, so that an expired one can still be renewed.
CREATE TABLE mail_token (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the link's token, hex
  kind TEXT NOT NULL CHECK (kind IN ('sign-up', 'one-time-login', 'reset-password', 'change-email')),
  email TEXT NOT NULL,                 -- the mailbox it was sent to, lower case
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE, -- whose address changes; NULL for other kinds
  first_name TEXT,                     -- of somebody who signs up
  redirect TEXT,                       -- where they wanted to go
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  use_id TEXT                          -- the request that used it, so that its consequences happen once
) WITHOUT ROWID;
CREATE INDEX mail_token_email ON mail_token (email, kind);
CREATE INDEX mail_token_account ON mail_token (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX mail_token_expires ON mail_token (expires_at);

-- Strangers cause at most one mail a day of a kind.
ALTER TABLE mail_asked ADD COLUMN kind TEXT NOT NULL DEFAULT '';

CREATE TABLE passkey (
  id TEXT PRIMARY KEY,                 -- the credential's id, base64url
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  public_key TEXT NOT NULL,            -- COSE, base64url
  counter INTEGER NOT NULL,            -- the authenticator's, of its last use
  transports TEXT NOT NULL,            -- JSON array
  is_backed_up INTEGER NOT NULL,
  name TEXT NOT NULL,                  -- 'Chrome on Windows', where it was made
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) WITHOUT ROWID;
CREATE INDEX passkey_account ON passkey (account_id);

-- Challenges that a browser was given to make or use a passkey. Each works once; swept when it expires.
CREATE TABLE passkey_challenge (
  id TEXT PRIMARY KEY,                 -- opaque
  challenge TEXT NOT NULL,             -- base64url
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE, -- who makes a passkey; NULL to log in
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX passkey_challenge_expires ON passkey_challenge (expires_at);

-- How often a network asked whether an address has an account; swept when the day is over.
CREATE TABLE address_check (
  day TEXT NOT NULL,                   -- 'YYYY-MM-DD', UTC
  network_hash TEXT NOT NULL,          -- HMAC-SHA-256 of day and network (/24 or /48), hex: differs every day
  checks INTEGER NOT NULL,
  PRIMARY KEY (day, network_hash)
) WITHOUT ROWID;
