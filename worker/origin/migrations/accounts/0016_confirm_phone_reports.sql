-- Reports of a number count once somebody has shown that they read a mailbox. Times are milliseconds since 1970 (UTC).
-- Nobody proved the reports of before, so they end here.
DROP TABLE phone_reporter;             -- its trigger goes with it
DROP TABLE phone_report;

-- What counts: one a mailbox and number, and one a network and number, in 12 months. Then the row is swept. With the
-- number inside both hashes, nobody can be followed from one number to another.
CREATE TABLE phone_report (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL,                -- 10 digits
  kind TEXT NOT NULL,                  -- PHONE_REPORT_KINDS of shared/contract/finding/reverse-search.ts
  mailbox_hash TEXT NOT NULL,          -- HMAC-SHA-256 of number and mailbox, hex
  network_hash TEXT NOT NULL,          -- HMAC-SHA-256 of number and network (/24 or /48), hex
  reported_at INTEGER NOT NULL
);
CREATE INDEX phone_report_number ON phone_report (number, kind, reported_at);
CREATE INDEX phone_report_mailbox ON phone_report (mailbox_hash);
CREATE INDEX phone_report_network ON phone_report (network_hash);
CREATE INDEX phone_report_reported ON phone_report (reported_at);

-- Reports that wait for their emailed link: deleted when it is used, swept when it expires after 24 hours.
CREATE TABLE phone_report_link (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the link's token, hex
  number TEXT NOT NULL,                -- 10 digits
  kind TEXT NOT NULL,
  sealed_email TEXT NOT NULL,          -- the mailbox it was sent to, encrypted for this number
  expires_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX phone_report_link_expires ON phone_report_link (expires_at);
