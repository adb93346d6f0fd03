-- What holders of an open report say is wrong with a record in it. Times are milliseconds since 1970 (UTC).
CREATE TABLE record_error (
  reference TEXT PRIMARY KEY,          -- random, named in mails: 'E-7K2M4Q9X'
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  record_group TEXT NOT NULL,
  record_id TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- RECORD_ERROR_KINDS of shared/contract/records/record-error.ts
  text TEXT NOT NULL,
  reported_at INTEGER NOT NULL,
  decision TEXT CHECK (decision IN ('removed', 'kept')),  -- an operator's; the scheduled job carries it out
  decided_at INTEGER                   -- when it was carried out, and the mail about it was queued
) WITHOUT ROWID;
-- One that is open for each account and record.
CREATE UNIQUE INDEX record_error_open ON record_error (account_id, person_id, record_group, record_id)
  WHERE decided_at IS NULL;
CREATE INDEX record_error_waiting ON record_error (reported_at) WHERE decided_at IS NULL;
CREATE INDEX record_error_reported ON record_error (reported_at);
CREATE INDEX record_error_account ON record_error (account_id, reported_at);
