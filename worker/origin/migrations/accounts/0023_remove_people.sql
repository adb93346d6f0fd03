-- What people on record asked us to hide (docs/removal.md). It stands here, because the people database is made anew by
-- every import: by hashes that recognize somebody in later data, never by a name. Times are milliseconds since 1970 (UTC).

-- Somebody who asked, or was asked for. All of it goes with their last suppression.
CREATE TABLE subject (
  id TEXT PRIMARY KEY,                 -- random
  birth_year INTEGER, birth_month INTEGER, -- tell father and son of one name apart; NULL: unknown
  created_at INTEGER NOT NULL
) WITHOUT ROWID;
-- Which records are theirs in the data set of today: mostly one. Screening a new data set writes it anew.
CREATE TABLE subject_record (
  person_id TEXT NOT NULL,
  subject_id TEXT NOT NULL REFERENCES subject (id) ON DELETE CASCADE,
  PRIMARY KEY (person_id, subject_id)
) WITHOUT ROWID;
CREATE INDEX subject_record_subject ON subject_record (subject_id, person_id);
-- How they are recognized (worker/origin/suppression/subject-keys.ts).
CREATE TABLE subject_key (
  hash TEXT NOT NULL,                  -- SHA-256, base64
  subject_id TEXT NOT NULL REFERENCES subject (id) ON DELETE CASCADE,
  -- 'name' finds candidates; 'proof', a name with a phone or a home, is enough; 'id', of a record, is enough by itself
  kind TEXT NOT NULL CHECK (kind IN ('name', 'proof', 'id')),
  PRIMARY KEY (hash, subject_id)
) WITHOUT ROWID;
CREATE INDEX subject_key_subject ON subject_key (subject_id, kind);

-- One thing that is hidden, because of one request. What several requests hide stays hidden until all of them have ended.
CREATE TABLE suppression (
  id INTEGER PRIMARY KEY,
  subject_id TEXT NOT NULL REFERENCES subject (id) ON DELETE CASCADE,
  what TEXT NOT NULL CHECK (what IN ('page', 'addresses', 'phones', 'reverse', 'fact')),
  fact_hash TEXT,                      -- SHA-256 of one home, phone or email with the subject's id, base64
  source TEXT NOT NULL CHECK (source IN ('opt-out', 'claim', 'judicial', 'request', 'drop', 'operator')),
  reference TEXT NOT NULL,             -- of the request that asked for it
  since INTEGER NOT NULL,
  ended_at INTEGER,                    -- undone, or restored by an operator; NULL: it stands
  applied_at INTEGER,                  -- since when the people database follows; NULL: it must still
  CHECK ((what = 'fact') = (fact_hash IS NOT NULL))
);
-- Asked for twice under one reference, it is one suppression.
CREATE UNIQUE INDEX suppression_reference ON suppression (reference, subject_id, what, COALESCE(fact_hash, ''));
CREATE INDEX suppression_subject ON suppression (subject_id, ended_at);
CREATE INDEX suppression_unapplied ON suppression (since) WHERE applied_at IS NULL;
CREATE INDEX suppression_ended ON suppression (ended_at) WHERE ended_at IS NOT NULL;
-- Nobody is recognized for nothing.
CREATE TRIGGER suppression_gone AFTER DELETE ON suppression
WHEN NOT EXISTS (SELECT 1 FROM suppression WHERE subject_id = OLD.subject_id)
BEGIN
  DELETE FROM subject WHERE id = OLD.subject_id;
END;

-- A removal that somebody asked for with the link on a page. Until the mailed link confirms it, nothing is hidden.
CREATE TABLE removal_request (
  reference TEXT PRIMARY KEY,          -- 128 random bits, base64url; names its suppressions, too
  person_id TEXT NOT NULL,             -- as asked for: there may be no such record
  what TEXT NOT NULL,                  -- JSON array of 'page' or of 'addresses', 'phones' and 'reverse'
  email TEXT NOT NULL,                 -- where its links go
  token_hash TEXT NOT NULL,            -- SHA-256 of the token that confirms it, hex
  token_expires_at INTEGER NOT NULL,
  requested_at INTEGER NOT NULL,
  confirmed_at INTEGER,
  done_at INTEGER,
  undo_token_hash TEXT,                -- SHA-256 of the token that takes it back, hex; NULL: nobody asked for one
  undo_token_expires_at INTEGER,
  undo_asked_at INTEGER,
  undone_at INTEGER,
  subject_id TEXT REFERENCES subject (id) ON DELETE SET NULL -- NULL: not confirmed, or nobody is recognized anymore
) WITHOUT ROWID;
CREATE UNIQUE INDEX removal_request_token ON removal_request (token_hash);
CREATE UNIQUE INDEX removal_request_undo_token ON removal_request (undo_token_hash) WHERE undo_token_hash IS NOT NULL;
CREATE INDEX removal_request_mailbox ON removal_request (email, requested_at);
CREATE INDEX removal_request_person ON removal_request (person_id);
CREATE INDEX removal_request_subject ON removal_request (subject_id) WHERE subject_id IS NOT NULL;
CREATE INDEX removal_request_waiting ON removal_request (requested_at) WHERE confirmed_at IS NULL;
CREATE INDEX removal_request_confirmed ON removal_request (confirmed_at) WHERE confirmed_at IS NOT NULL;
CREATE INDEX removal_request_undone ON removal_request (undone_at) WHERE undone_at IS NOT NULL;

-- What operators did. It names the request, never whom it is about.
CREATE TABLE operator_action (
  id INTEGER PRIMARY KEY,
  at INTEGER NOT NULL,
  operator TEXT NOT NULL,              -- who is logged in at the operator's access control
  action TEXT NOT NULL,
  reference TEXT                       -- of the request it was about; NULL: about none
);
CREATE INDEX operator_action_at ON operator_action (at);
CREATE INDEX operator_action_reference ON operator_action (reference, at) WHERE reference IS NOT NULL;
