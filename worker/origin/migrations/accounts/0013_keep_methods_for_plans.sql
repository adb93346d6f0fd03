-- Payment methods that plans renew with. Times are milliseconds since 1970 (UTC).

-- An account may have two methods on file. With is_for_plan_only it is charged for renewals only, and before the other
-- one, because the guest who typed it never proved that the account's mailbox is theirs.
ALTER TABLE payment_method RENAME TO former_payment_method;
CREATE TABLE payment_method (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  is_for_plan_only INTEGER NOT NULL DEFAULT 0,
  id TEXT NOT NULL UNIQUE,             -- opaque
  provider TEXT NOT NULL,
  provider_ref TEXT NOT NULL,          -- the provider's id
  provider_customer TEXT,
  payer TEXT NOT NULL,                 -- JSON of payerSchema
  created_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, is_for_plan_only)
) WITHOUT ROWID;
INSERT INTO payment_method (account_id, id, provider, provider_ref, provider_customer, payer, created_at)
  SELECT account_id, id, provider, provider_ref, provider_customer, payer, created_at FROM former_payment_method;
DROP TABLE former_payment_method;

-- The provider's page where the account's owner is entering another method.
CREATE TABLE method_page (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  provider_ref TEXT NOT NULL,
  opened_at INTEGER NOT NULL           -- swept a day later
) WITHOUT ROWID;
CREATE INDEX method_page_opened ON method_page (opened_at);

-- Methods that are no longer on file, until their provider confirms that it has forgotten them. Nothing says whose they
-- were.
CREATE TABLE method_to_forget (
  provider TEXT NOT NULL,
  provider_ref TEXT NOT NULL,          -- the provider's id
  provider_customer TEXT,
  PRIMARY KEY (provider, provider_ref)
) WITHOUT ROWID;

-- What the test provider charged, in local runs: like a real one, it charges a purchase once, however often it is asked.
CREATE TABLE test_charge (
  purchase_id TEXT PRIMARY KEY,
  amount_cents INTEGER NOT NULL,
  outcome TEXT NOT NULL,               -- JSON: what it answers every time
  times_asked INTEGER NOT NULL DEFAULT 1
) WITHOUT ROWID;
