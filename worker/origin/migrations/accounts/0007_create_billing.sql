-- What is sold, what was bought, and what it includes. Money is in US cents; times are milliseconds since 1970 (UTC).

CREATE TABLE product (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- PRODUCT_KINDS of shared/contract/billing.ts
  price_cents INTEGER NOT NULL CHECK (price_cents >= 0),
  period TEXT,                         -- 'month' or 'year'; NULL: paid once
  lookups INTEGER DEFAULT 0,           -- per month; NULL: unlimited
  background_credits INTEGER NOT NULL DEFAULT 0,
  is_sold INTEGER NOT NULL,            -- 0: not listed and cannot be ordered
  rank INTEGER NOT NULL                -- order of the list
) WITHOUT ROWID;
INSERT INTO product (id, name, kind, price_cents, period, lookups, background_credits, is_sold, rank) VALUES
  ('background-credit', '1 background credit', 'background-credits', 1499, NULL, 0, 1, 1, 1),
  ('background-credits-3', '3 background credits', 'background-credits', 2999, NULL, 0, 3, 1, 2),
  ('property-report', 'Property report', 'property-report', 999, NULL, 0, 0, 1, 3),
  ('court-runner', 'Court Runner', 'court-runner', 3495, NULL, 0, 0, 1, 4),
  ('premium-monthly', 'Premium Monthly', 'plan', 999, 'month', 20, 0, 0, 5),
  ('premium-annual', 'Premium Annual', 'plan', 5999, 'year', 20, 0, 0, 6),
  ('PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 'Premium Monthly', 'plan', 999, 'month', 20, 0, 0, 7),
  ('PRODUCT_20_LOOKUPS_ANNUAL_MOBILE', 'Premium Annual', 'plan', 5999, 'year', 20, 0, 0, 8),
  ('premium-unlimited', 'Premium Unlimited', 'plan', 1999, 'month', NULL, 1, 0, 9),
  ('small-business', 'Small Business', 'plan', 2999, 'month', NULL, 1, 0, 10),
  ('speed-search', 'Speed Search', 'plan', 1499, 'month', 0, 0, 0, 11);

-- What a courthouse charges for a search. A county's row overrides its state's; without either there is no fee.
CREATE TABLE court_fee (
  area TEXT PRIMARY KEY,               -- FIPS code: '41' a state, '41051' a county
  fee_cents INTEGER NOT NULL CHECK (fee_cents >= 0)
) WITHOUT ROWID;
INSERT INTO court_fee (area, fee_cents) VALUES
  ('01', 0), ('02', 1500), ('04', 1000), ('05', 1000), ('06', 0), ('08', 750),
  ('09', 500), ('10', 850), ('11', 0), ('12', 1500), ('13', 1200), ('15', 1000),
  ('16', 0), ('17', 1400), ('18', 750), ('19', 500), ('20', 850), ('21', 0),
  ('22', 1500), ('23', 1200), ('24', 1000), ('25', 1000), ('26', 0), ('27', 1400),
  ('28', 750), ('29', 500), ('30', 850), ('31', 0), ('32', 1500), ('33', 1200),
  ('34', 1000), ('35', 1000), ('36', 0), ('37', 1400), ('38', 750), ('39', 500),
  ('40', 850), ('41', 0), ('42', 1500), ('44', 1000), ('45', 1000), ('46', 0),
  ('47', 1400), ('48', 750), ('49', 500), ('50', 850), ('51', 0), ('53', 1200),
  ('54', 1000), ('55', 1000), ('56', 0), ('41051', 1200), ('41039', 850), ('41003', 0),
  ('36061', 2500), ('06037', 1800), ('17031', 900);

-- One order. Of a card, only brand, last four digits and expiry are stored.
CREATE TABLE purchase (
  id TEXT PRIMARY KEY,                 -- 'O' and random
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  idempotency_hash TEXT NOT NULL,      -- of account and Idempotency-Key
  request_hash TEXT NOT NULL,          -- of what is ordered: a different order under the same key is a mistake
  status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'declined', 'expired')),
  message TEXT,                        -- tells the buyer why it was declined
  provider TEXT NOT NULL,              -- 'test' or 'stripe'
  provider_ref TEXT,                   -- the provider's id: a Checkout Session, a PaymentIntent
  provider_payment TEXT,               -- the provider's id of what can be refunded
  redirect_url TEXT,                   -- the provider's page, while pending
  total_cents INTEGER NOT NULL,
  refunded_cents INTEGER NOT NULL DEFAULT 0,
  invoice_number TEXT UNIQUE,          -- set when it is paid
  person_id TEXT,
  pnp_id TEXT,
  runner TEXT,                         -- JSON of courtRunnerPersonSchema; deleted once the runner is back
  counties TEXT,                       -- JSON: the counties of Court Runner, [{fips, countyName, stateCode, amountCents}]
  funnel TEXT,                         -- JSON: parameters of the funnel that led here; deleted if the order is not paid
  purpose TEXT NOT NULL,
  purpose_text_version TEXT NOT NULL,
  keeps_method INTEGER NOT NULL DEFAULT 0,
  return_path TEXT,                    -- where the buyer came from, on this site
  method_ref TEXT,                     -- the provider's id of what is charged, the same for every attempt; NULL: its page asks for it
  method_customer TEXT,                -- its customer at the provider; both NULL once settled
  payer TEXT,                          -- JSON of payerSchema
  sent_to TEXT NOT NULL,               -- where the receipt goes
  created_at INTEGER NOT NULL,         -- also when the purpose was attested
  ask_at INTEGER,                      -- when the scheduled job next asks the provider, while pending; NULL: it has given up
  looked_at INTEGER,                   -- when the buyer last had the provider asked, while pending
  settled_at INTEGER
) WITHOUT ROWID;
CREATE UNIQUE INDEX purchase_once ON purchase (idempotency_hash);
CREATE UNIQUE INDEX purchase_provider_ref ON purchase (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX purchase_provider_payment ON purchase (provider, provider_payment) WHERE provider_payment IS NOT NULL;
CREATE INDEX purchase_account ON purchase (account_id, settled_at) WHERE invoice_number IS NOT NULL;
CREATE INDEX purchase_unpaid ON purchase (settled_at) WHERE status IN ('declined', 'expired');
CREATE INDEX purchase_runner ON purchase (settled_at) WHERE status = 'paid' AND runner IS NOT NULL;
CREATE INDEX purchase_pending ON purchase (ask_at) WHERE status = 'pending';

CREATE TABLE purchase_line (
  purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  product_id TEXT NOT NULL,
  text TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,
  credits INTEGER NOT NULL DEFAULT 0,  -- background credits included
  PRIMARY KEY (purchase_id, position)
) WITHOUT ROWID;

-- Refunds. The row is written first and carried out afterward, with as many attempts as it takes: `done_at` means the
-- money went back, `failed_at` that the provider will not return it, whether it refused at once or later.
CREATE TABLE refund (
  id TEXT PRIMARY KEY,                 -- opaque; also the provider's idempotency key
  purchase_id TEXT NOT NULL REFERENCES purchase (id) ON DELETE CASCADE,
  amount_cents INTEGER NOT NULL CHECK (amount_cents > 0),
  short_cents INTEGER NOT NULL DEFAULT 0, -- what else was due but had already been refunded
  reason TEXT NOT NULL,                -- for the buyer
  created_at INTEGER NOT NULL,
  tried_at INTEGER NOT NULL DEFAULT 0, -- when it was last sent to the provider
  done_at INTEGER,
  failed_at INTEGER                    -- never together with done_at
) WITHOUT ROWID;
CREATE INDEX refund_purchase ON refund (purchase_id);
CREATE INDEX refund_open ON refund (tried_at) WHERE done_at IS NULL AND failed_at IS NULL;

-- The payment method on file: one per account.
CREATE TABLE payment_method (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  id TEXT NOT NULL UNIQUE,             -- opaque
  provider TEXT NOT NULL,
  provider_ref TEXT NOT NULL,          -- the provider's id
  provider_customer TEXT,
  payer TEXT NOT NULL,                 -- JSON of payerSchema
  created_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Payment methods entered in the test provider's form, in a local run.
CREATE TABLE test_payment_method (
  id TEXT PRIMARY KEY,
  outcome TEXT NOT NULL CHECK (outcome IN ('succeeds', 'declined', 'unknown-number', 'fails-at-renewal')),
  payer TEXT NOT NULL,                 -- JSON of payerSchema
  taken_at INTEGER                     -- swept a day later; NULL: kept for future charges
) WITHOUT ROWID;
CREATE INDEX test_payment_method_taken ON test_payment_method (taken_at) WHERE taken_at IS NOT NULL;

-- Payment provider events that were carried out, so that each takes effect once.
CREATE TABLE webhook_event (
  id TEXT PRIMARY KEY,
  received_at INTEGER NOT NULL         -- swept after 90 days
) WITHOUT ROWID;
CREATE INDEX webhook_event_received ON webhook_event (received_at);

-- Purchased property reports.
CREATE TABLE property_access (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  pnp_id TEXT NOT NULL,
  access_expires_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, pnp_id)
) WITHOUT ROWID;

-- The order that a credit came with, NULL if it was given away; and the unlock that used it, so that the same write
-- grants its access.
ALTER TABLE background_credit ADD COLUMN purchase_id TEXT REFERENCES purchase (id) ON DELETE SET NULL;
ALTER TABLE background_credit ADD COLUMN unlock_id TEXT;
CREATE INDEX background_credit_purchase ON background_credit (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE UNIQUE INDEX background_credit_unlock ON background_credit (unlock_id) WHERE unlock_id IS NOT NULL;

-- One order is one request; each of its counties is a record.
CREATE TABLE court_runner_request (
  id TEXT PRIMARY KEY,
  purchase_id TEXT NOT NULL UNIQUE REFERENCES purchase (id) ON DELETE CASCADE,
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  requested_at INTEGER NOT NULL,
  expected_by INTEGER NOT NULL,
  due_at INTEGER NOT NULL              -- when the reference origin lets the runner return
) WITHOUT ROWID;
CREATE INDEX court_runner_request_person ON court_runner_request (account_id, person_id);

CREATE TABLE court_runner_record (
  request_id TEXT NOT NULL REFERENCES court_runner_request (id) ON DELETE CASCADE,
  fips TEXT NOT NULL,
  county_name TEXT NOT NULL,
  state_code TEXT NOT NULL,
  amount_cents INTEGER NOT NULL,       -- what was paid for this county, including its fee
  status TEXT NOT NULL CHECK (status IN ('Requested', 'Returned', 'Failed')),
  returned_at INTEGER,
  back_id TEXT,                        -- the job run that brought it back, so that the consequences happen once
  try_at INTEGER NOT NULL DEFAULT 0,   -- when to try again after an attempt that broke off
  cases TEXT,                          -- JSON array of courtRunnerCaseSchema; NULL until the runner is back
  PRIMARY KEY (request_id, fips)
) WITHOUT ROWID;
CREATE INDEX court_runner_record_out ON court_runner_record (request_id) WHERE status = 'Requested';

-- Mails are written in the same transaction as what they are about, and sent afterward, with as many attempts as it
-- takes.
CREATE TABLE mail (
  id TEXT PRIMARY KEY,
  kind TEXT NOT NULL,                  -- MAIL_KINDS of shared/contract/operations/mail.ts
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  created_at INTEGER NOT NULL,         -- swept 30 days later, sent or not
  sent_at INTEGER,                     -- swept 7 days later
  due_at INTEGER,                      -- when it is tried next; NULL: sent, or out of attempts
  attempts INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
CREATE INDEX mail_due ON mail (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX mail_sent ON mail (sent_at) WHERE sent_at IS NOT NULL;
CREATE INDEX mail_created ON mail (created_at);

-- How often an address was mailed because of what a visitor typed; the limit is 3 per hour.
CREATE TABLE mail_asked (
  recipient_hash TEXT NOT NULL,        -- HMAC-SHA-256 of the address in lower case, hex
  at INTEGER NOT NULL
);
CREATE INDEX mail_asked_recipient ON mail_asked (recipient_hash, at);
CREATE INDEX mail_asked_at ON mail_asked (at);
