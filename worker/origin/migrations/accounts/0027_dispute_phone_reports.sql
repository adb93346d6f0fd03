-- Whoever has a number may dispute what others report about it. Times are milliseconds since 1970 (UTC).

-- Set once a dispute is upheld: the report counts no more, and still keeps whoever made it from making another.
ALTER TABLE phone_report ADD COLUMN withdrawn_at INTEGER;
DROP INDEX phone_report_number;
CREATE INDEX phone_report_number ON phone_report (number, kind, withdrawn_at, reported_at);

CREATE TABLE phone_dispute (
  reference TEXT PRIMARY KEY,          -- random: 'D-7K2M4Q9XBD'
  token_hash TEXT NOT NULL,            -- SHA-256 of the emailed link's token, hex
  expires_at INTEGER NOT NULL,         -- when the link stops working
  number TEXT NOT NULL,                -- 10 digits
  reason TEXT NOT NULL,                -- DISPUTE_REASONS of shared/contract/finding/phone-dispute.ts
  text TEXT NOT NULL,
  mailbox_hash TEXT NOT NULL,          -- HMAC-SHA-256 of number and mailbox, hex
  sealed_email TEXT NOT NULL,          -- where the decision is mailed, encrypted for this number
  confirmed_at INTEGER,                -- the link was used; NULL: it is not yet an operator's business
  code_hash TEXT,                      -- HMAC-SHA-256 of reference and code, hex; NULL: none was texted
  code_sent_at INTEGER,
  code_tries INTEGER NOT NULL DEFAULT 0,
  proven_at INTEGER,                   -- the code was typed
  decision TEXT CHECK (decision IN ('upheld', 'refused')),
  decided_at INTEGER
) WITHOUT ROWID;
CREATE UNIQUE INDEX phone_dispute_token ON phone_dispute (token_hash);
CREATE INDEX phone_dispute_mailbox ON phone_dispute (mailbox_hash) WHERE confirmed_at IS NOT NULL AND decided_at IS NULL;
CREATE INDEX phone_dispute_waiting ON phone_dispute (confirmed_at) WHERE confirmed_at IS NOT NULL AND decided_at IS NULL;
CREATE INDEX phone_dispute_code ON phone_dispute (number, code_sent_at) WHERE code_sent_at IS NOT NULL;
CREATE INDEX phone_dispute_unconfirmed ON phone_dispute (expires_at) WHERE confirmed_at IS NULL;
CREATE INDEX phone_dispute_decided ON phone_dispute (decided_at) WHERE decided_at IS NOT NULL;
