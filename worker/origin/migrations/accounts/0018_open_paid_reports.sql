-- One payment opens one report, and one browser is one guest. Times are milliseconds since 1970 (UTC).

-- Of an order that opens a report by itself (one credit for a person, or a property report), once it is paid: 1: it did;
-- 0: the report could no longer be opened, so the payment goes back. NULL: unpaid, or any other order.
ALTER TABLE purchase ADD COLUMN report_opened INTEGER;

-- The checkout forms that a guest sent. Another form with the same key, or from the same browser with the same address a
-- moment later, is the same guest's.
CREATE TABLE guest_form (
  key_hash TEXT PRIMARY KEY,           -- HMAC-SHA-256 of address and order key, hex
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  browser_hash TEXT,                   -- HMAC-SHA-256 of address and visitor id, hex; NULL: no visitor id, logged out, or
                                       -- swept when it is of no use anymore
  sent_at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX guest_form_account ON guest_form (account_id);
CREATE INDEX guest_form_browser ON guest_form (browser_hash, sent_at) WHERE browser_hash IS NOT NULL;
CREATE INDEX guest_form_sent ON guest_form (sent_at) WHERE browser_hash IS NOT NULL;
INSERT INTO guest_form (key_hash, account_id, sent_at)
  SELECT guest_key, id, created_at FROM account WHERE guest_key IS NOT NULL;
