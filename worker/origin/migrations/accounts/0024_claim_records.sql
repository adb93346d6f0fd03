-- People who prove that a record is about them, and what they correct. Times are milliseconds since 1970 (UTC).

-- A code that was asked for. There is a row whether or not one was sent, so that nothing tells which; used once.
CREATE TABLE claim (
  id TEXT PRIMARY KEY,                 -- SHA-256 of the token in the link of the page that asks for the code, hex
  person_id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'phone')),
  code_hash TEXT NOT NULL,             -- HMAC-SHA-256 of this row's id and the code, hex
  sealed_to TEXT,                      -- where the code was sent, encrypted; NULL: nowhere, and no code is right
  scope TEXT CHECK (scope IN ('all', 'hide')),
  tries INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX claim_expires ON claim (expires_at);

-- Whoever gave the right code: the cookie of a browser, for half an hour.
CREATE TABLE claim_session (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the cookie's token, hex
  person_id TEXT NOT NULL,
  channel TEXT NOT NULL CHECK (channel IN ('email', 'phone')),
  scope TEXT NOT NULL CHECK (scope IN ('all', 'hide')),
  sealed_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX claim_session_expires ON claim_session (expires_at);

-- How often codes were sent: by keyed hash of the number that got one, and of the record.
CREATE TABLE claim_asked (
  id INTEGER PRIMARY KEY,
  key_hash TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX claim_asked_key ON claim_asked (key_hash, at);
CREATE INDEX claim_asked_at ON claim_asked (at);

-- Text messages to send. Gone once sent, except in a local run.
CREATE TABLE sms (
  id TEXT PRIMARY KEY,
  recipient TEXT NOT NULL,             -- 10 digits
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  due_at INTEGER,                      -- NULL: sent
  sent_at INTEGER
) WITHOUT ROWID;
CREATE INDEX sms_due ON sms (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX sms_created ON sms (created_at);

-- What somebody says is wrong about them. An accepted one stays, and changes later data sets, too.
CREATE TABLE correction (
  reference TEXT PRIMARY KEY,          -- random: 'C-7K2M4Q9XBDRT'
  person_id TEXT NOT NULL,             -- the record's id when it was suggested
  subject_id TEXT,                     -- whom it is about in any data set (subject); NULL until it is accepted
  kind TEXT NOT NULL,                  -- SuggestedKind of shared/contract/claims.ts
  change TEXT NOT NULL,                -- JSON: what to change, told by values that another data set has, too; '' once refused
  note TEXT NOT NULL,                  -- for the operator; '' once it is decided
  channel TEXT NOT NULL CHECK (channel IN ('email', 'phone')),
  sealed_email TEXT,                   -- where the decision is mailed, encrypted; NULL: nowhere, or it was
  suggested_at INTEGER NOT NULL,
  decision TEXT CHECK (decision IN ('accepted', 'refused')),  -- an operator's; carried out in the same request or by the scheduled job
  reason TEXT,                         -- RefusalReason
  decided_at INTEGER                   -- when it was carried out
) WITHOUT ROWID;
-- One that is open for each change.
CREATE UNIQUE INDEX correction_open ON correction (person_id, kind, change) WHERE decided_at IS NULL;
CREATE INDEX correction_waiting ON correction (suggested_at) WHERE decided_at IS NULL;
CREATE INDEX correction_person ON correction (person_id, suggested_at);
CREATE INDEX correction_subject ON correction (subject_id) WHERE subject_id IS NOT NULL;
CREATE INDEX correction_refused ON correction (decided_at) WHERE decision = 'refused';
-- Whoever corrected something is recognized as long as the correction stands.
DROP TRIGGER suppression_gone;
CREATE TRIGGER suppression_gone AFTER DELETE ON suppression
WHEN NOT EXISTS (SELECT 1 FROM suppression WHERE subject_id = OLD.subject_id)
  AND NOT EXISTS (SELECT 1 FROM correction WHERE subject_id = OLD.subject_id)
BEGIN
  DELETE FROM subject WHERE id = OLD.subject_id;
END;
CREATE TRIGGER correction_gone AFTER DELETE ON correction
WHEN OLD.subject_id IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM suppression WHERE subject_id = OLD.subject_id)
  AND NOT EXISTS (SELECT 1 FROM correction WHERE subject_id = OLD.subject_id)
BEGIN
  DELETE FROM subject WHERE id = OLD.subject_id;
END;
