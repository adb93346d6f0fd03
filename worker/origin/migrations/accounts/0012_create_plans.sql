-- Plans: what each includes, who has one, and what their buyers agreed to. Money is in US cents; times are
-- milliseconds since 1970 (UTC).

-- 'premium', 'unlimited', 'business', 'speed-search'; NULL for what is not a plan.
ALTER TABLE product ADD COLUMN tier TEXT;
-- How many people a holder may invite to share it.
ALTER TABLE product ADD COLUMN family_seats INTEGER NOT NULL DEFAULT 0;
UPDATE product SET tier = 'premium' WHERE id IN
  ('premium-monthly', 'premium-annual', 'PRODUCT_20_LOOKUPS_MONTHLY_MOBILE', 'PRODUCT_20_LOOKUPS_ANNUAL_MOBILE');
UPDATE product SET tier = 'unlimited' WHERE id = 'premium-unlimited';
UPDATE product SET tier = 'business' WHERE id = 'small-business';
UPDATE product SET tier = 'speed-search', lookups = 50 WHERE id = 'speed-search';
UPDATE product SET family_seats = 4 WHERE id = 'premium-annual';
-- The two mobile plans come with accounts from an app; the site does not sell them.
UPDATE product SET is_sold = 1 WHERE tier IS NOT NULL AND substr(id, 1, 8) <> 'PRODUCT_';

-- An account has at most one plan that has not ended; former ones stay.
CREATE TABLE plan (
  id TEXT PRIMARY KEY,                 -- opaque, random
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  product_id TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'delinquent', 'ended')),
  price_cents INTEGER NOT NULL,        -- agreed, per period
  period TEXT NOT NULL CHECK (period IN ('month', 'year')),
  provider TEXT NOT NULL,              -- 'test' or 'stripe'
  provider_ref TEXT,                   -- its subscription, if the provider renews by itself
  anchor_at INTEGER NOT NULL,          -- when the billing date was set: periods are counted in months from here
  period_start INTEGER NOT NULL,
  period_end INTEGER NOT NULL,         -- the end of what is paid for
  started_at INTEGER NOT NULL,
  cancelled_at INTEGER,                -- the customer canceled: it ends with its period
  next_product_id TEXT,                -- follows when the period is over
  next_price_cents INTEGER,            -- another price from the next renewal on, announced at `price_told_at`
  price_told_at INTEGER,
  reminded_for INTEGER,                -- the period_end that a reminder was sent about
  failed_at INTEGER,                   -- when the first of the declined renewals in a row was; NULL: none
  attempts INTEGER NOT NULL DEFAULT 0, -- declined renewals in a row
  act_at INTEGER,                      -- when the scheduled job looks at it next; NULL once it has ended
  ended_at INTEGER,
  ended_by TEXT CHECK (ended_by IN ('customer', 'payment', 'operator', 'replaced')),
  purchase_id TEXT REFERENCES purchase (id) ON DELETE SET NULL, -- the payment of the present period
  purpose TEXT NOT NULL,               -- attested with the latest purchase
  purpose_text_version TEXT,           -- the text it was attested with, if no purchase has it yet: a change that follows
                                       -- later is paid by its first renewal. NULL: see the latest purchase
  end_wanted INTEGER NOT NULL DEFAULT 0, -- 1: over for us, but its provider has not confirmed that yet
  method_wanted INTEGER NOT NULL DEFAULT 0 -- 1: another method is on file, and its provider has not confirmed that yet
) WITHOUT ROWID;
CREATE UNIQUE INDEX plan_live ON plan (account_id) WHERE status <> 'ended';
CREATE INDEX plan_account ON plan (account_id, started_at);
CREATE UNIQUE INDEX plan_provider_ref ON plan (provider, provider_ref) WHERE provider_ref IS NOT NULL;
CREATE INDEX plan_act ON plan (act_at) WHERE act_at IS NOT NULL;
CREATE INDEX plan_purchase ON plan (purchase_id) WHERE purchase_id IS NOT NULL;
CREATE INDEX plan_end_wanted ON plan (id) WHERE end_wanted = 1;
CREATE INDEX plan_method_wanted ON plan (id) WHERE method_wanted = 1;
-- Whom a change of price is announced to.
CREATE INDEX plan_renewal ON plan (product_id, period_end) WHERE status = 'active' AND cancelled_at IS NULL;

-- What a purchase does to a plan.
ALTER TABLE purchase ADD COLUMN plan_action TEXT CHECK (plan_action IN ('start', 'change', 'renew'));
ALTER TABLE purchase ADD COLUMN plan_id TEXT;         -- the plan it starts, changes or renews
ALTER TABLE purchase ADD COLUMN plan_product_id TEXT; -- what the plan is afterward
ALTER TABLE purchase ADD COLUMN plan_period TEXT;
ALTER TABLE purchase ADD COLUMN plan_from INTEGER;    -- the period it pays for; NULL until it is known, and if it gave none
ALTER TABLE purchase ADD COLUMN plan_until INTEGER;
ALTER TABLE purchase ADD COLUMN renewal_text_version TEXT; -- what the buyer agreed to, of a start or a change
CREATE INDEX purchase_plan ON purchase (plan_id, settled_at) WHERE plan_id IS NOT NULL;
-- `keeps_method`: 2 for a guest's plan, whose method is charged for its renewals only.
-- Renewals under way: the job settles those of plans that no longer renew.
CREATE INDEX purchase_renewing ON purchase (provider) WHERE status = 'pending' AND plan_action = 'renew';
-- Payments that buyers dispute at their bank.
ALTER TABLE purchase ADD COLUMN disputed_at INTEGER;
ALTER TABLE purchase ADD COLUMN dispute_result TEXT CHECK (dispute_result IN ('won', 'lost')); -- NULL: none, or undecided

-- Consent to renewal: kept for 3 years, or one year after the plan ended, whichever is longer; even if the account is
-- deleted, because we have to be able to prove it. `receipt` leads to the payment.
CREATE TABLE renewal_consent (
  id TEXT PRIMARY KEY,
  plan_id TEXT NOT NULL,
  account_id TEXT REFERENCES account (id) ON DELETE SET NULL,
  receipt TEXT,                        -- number of the receipt; NULL for a consent without a payment
  action TEXT NOT NULL CHECK (action IN ('start', 'change', 'resume')),
  product_id TEXT NOT NULL,
  price_cents INTEGER NOT NULL,
  period TEXT NOT NULL,
  text_version TEXT NOT NULL,
  consented_at INTEGER NOT NULL,
  plan_ended_at INTEGER,               -- NULL while the plan goes on
  kept_until INTEGER,                  -- set when the plan ends
  UNIQUE (plan_id, action, consented_at)
) WITHOUT ROWID;
CREATE INDEX renewal_consent_account ON renewal_consent (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX renewal_consent_plan ON renewal_consent (plan_id) WHERE kept_until IS NULL;
CREATE INDEX renewal_consent_kept ON renewal_consent (kept_until) WHERE kept_until IS NOT NULL;

-- An operator's change of price: it applies to a plan once its holder was told, at the first renewal after `from_at`.
CREATE TABLE price_change (
  product_id TEXT PRIMARY KEY,
  price_cents INTEGER NOT NULL,
  from_at INTEGER NOT NULL
) WITHOUT ROWID;
