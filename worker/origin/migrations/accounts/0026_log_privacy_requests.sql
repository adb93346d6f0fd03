-- What people ask about their own data, with the clocks that laws set (docs/privacy-requests.md). Times are milliseconds
-- since 1970 (UTC).
CREATE TABLE privacy_request (
  reference TEXT PRIMARY KEY,          -- 128 random bits, base64url; names what it hides, too
  kind TEXT NOT NULL CHECK (kind IN ('access', 'delete', 'correct', 'limit', 'opt-out', 'judicial')),
  state TEXT NOT NULL,                 -- of residence: 'CA'; '' for none of ours
  email TEXT NOT NULL,                 -- of whoever asks, lower case
  name TEXT NOT NULL,                  -- whom it is about; '' for a list, and for a mailbox that is not to be sold
  details TEXT NOT NULL,
  people TEXT NOT NULL,                -- JSON array of the records that were named by links
  agent TEXT,                          -- JSON: who asks for somebody else
  permission TEXT,                     -- JSON: what that person signed
  covered TEXT,                        -- JSON, of a judicial request: who asks, by which law, what to hide
  token_hash TEXT,                     -- SHA-256 of the token that confirms the mailbox, hex; NULL: none was sent
  token_expires_at INTEGER,
  asked_at INTEGER NOT NULL,           -- of a list: when it was complete
  is_whole INTEGER NOT NULL,           -- 0: rows of a list are still arriving
  verified_at INTEGER,                 -- when the mailbox was confirmed
  acknowledge_by INTEGER,
  answer_by INTEGER NOT NULL,
  soon_by INTEGER,                     -- of a judicial request: 72 hours
  acknowledged_at INTEGER,
  extended_at INTEGER,
  extension_reason TEXT,
  carried_at INTEGER,                  -- when what needs no operator was carried out
  shown_people TEXT,                   -- JSON array: whose data may be handed out; NULL: not decided
  outcome TEXT CHECK (outcome IN ('done', 'refused', 'opted-out', 'withdrawn')),
  refusal_reason TEXT,
  closed_at INTEGER,
  export_token_hash TEXT,              -- SHA-256 of the token of the download, hex
  export_expires_at INTEGER,
  export_taken TEXT                    -- JSON array of the formats that were downloaded
) WITHOUT ROWID;
CREATE UNIQUE INDEX privacy_request_token ON privacy_request (token_hash) WHERE token_hash IS NOT NULL;
CREATE UNIQUE INDEX privacy_request_export ON privacy_request (export_token_hash) WHERE export_token_hash IS NOT NULL;
CREATE INDEX privacy_request_asked ON privacy_request (asked_at);
CREATE INDEX privacy_request_open ON privacy_request (answer_by, reference) WHERE closed_at IS NULL AND is_whole = 1;
CREATE INDEX privacy_request_closed ON privacy_request (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX privacy_request_unwhole ON privacy_request (asked_at) WHERE is_whole = 0;

-- A signed permission or a proof, in parts: a value has a limit of 2 MB.
CREATE TABLE privacy_request_file (
  reference TEXT NOT NULL REFERENCES privacy_request (reference) ON DELETE CASCADE,
  part INTEGER NOT NULL,
  type TEXT NOT NULL,                  -- 'application/pdf'
  content TEXT NOT NULL,               -- Base64
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (reference, part)
) WITHOUT ROWID;
CREATE INDEX privacy_request_file_expires ON privacy_request_file (expires_at);

-- A person of a judicial request.
CREATE TABLE covered_person (
  reference TEXT NOT NULL REFERENCES privacy_request (reference) ON DELETE CASCADE,
  line INTEGER NOT NULL,               -- of the file
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL,
  zip TEXT NOT NULL,
  phone TEXT NOT NULL,
  person_id TEXT,                      -- the record, by its link or as an operator matched it
  fault TEXT,                          -- why the row cannot be used
  done_at INTEGER,                     -- hidden, or looked for and not found
  PRIMARY KEY (reference, line)
) WITHOUT ROWID;
CREATE INDEX covered_person_linked ON covered_person (reference, line)
  WHERE done_at IS NULL AND fault IS NULL AND person_id IS NOT NULL;
CREATE INDEX covered_person_waiting ON covered_person (reference, line)
  WHERE done_at IS NULL AND fault IS NULL AND person_id IS NULL;

-- Whose data is not to be sold or shared: an account's, or that of whoever reads a mailbox.
CREATE TABLE sale_opt_out (
  id INTEGER PRIMARY KEY,
  account_id TEXT REFERENCES account (id) ON DELETE CASCADE,
  mailbox_hash TEXT,                   -- a keyed hash of the mailbox
  source TEXT NOT NULL CHECK (source IN ('form', 'signal', 'request')), -- 'signal': the browser's Global Privacy Control
  reference TEXT REFERENCES privacy_request (reference) ON DELETE SET NULL,
  since INTEGER NOT NULL,
  takes_effect_at INTEGER NOT NULL,
  looked_up_at INTEGER,                -- when records with the mailbox were last looked for
  undo_token_hash TEXT,                -- SHA-256 of the token that takes it back, hex
  undo_expires_at INTEGER,
  ended_at INTEGER,
  CHECK ((account_id IS NULL) <> (mailbox_hash IS NULL))
);
CREATE INDEX sale_opt_out_account ON sale_opt_out (account_id, since);
CREATE UNIQUE INDEX sale_opt_out_account_once ON sale_opt_out (account_id) WHERE account_id IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX sale_opt_out_mailbox ON sale_opt_out (mailbox_hash) WHERE mailbox_hash IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX sale_opt_out_undo ON sale_opt_out (undo_token_hash) WHERE undo_token_hash IS NOT NULL;
CREATE INDEX sale_opt_out_reference ON sale_opt_out (reference);
CREATE INDEX sale_opt_out_due ON sale_opt_out (COALESCE(looked_up_at, 0), takes_effect_at)
  WHERE mailbox_hash IS NOT NULL AND ended_at IS NULL;
CREATE INDEX sale_opt_out_ended ON sale_opt_out (ended_at) WHERE ended_at IS NOT NULL;
