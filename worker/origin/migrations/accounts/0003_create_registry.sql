-- The product registry: what each place on a page says and does, by set and viewer (docs/registry.md), and the credits
-- that an offer may use. Times are milliseconds since 1970 (UTC).

-- Texts that wait for a page's counts. A placeholder without a number hides the call to action.
CREATE TABLE late_template (
  name TEXT PRIMARY KEY,               -- letters, digits, '_', '.', '-'
  template TEXT NOT NULL               -- 'See {records} {records:record|records}'
) WITHOUT ROWID;

CREATE TABLE call_to_action (
  variant TEXT NOT NULL,               -- the set
  slot TEXT NOT NULL,                  -- shared/funnels/funnel-values.ts
  rank INTEGER NOT NULL,               -- of the rows that apply to a viewer, the lowest is used
  viewers TEXT NOT NULL,               -- any of free lapsed out premium smb bg, separated by spaces
  needs TEXT NOT NULL,                 -- the condition under which the offer is true, or 'nothing'
  text TEXT NOT NULL,                  -- a template; '' if only the late one has a text
  late_template TEXT REFERENCES late_template (name),
  click_kind TEXT NOT NULL,            -- shared/funnels/offer-destination.ts, also for where each may lead
  destination TEXT NOT NULL,
  PRIMARY KEY (variant, slot, rank)
) WITHOUT ROWID;

INSERT INTO late_template (name, template) VALUES
  ('records-count', 'See {records} {records:record|records}');

INSERT INTO call_to_action
  (variant, slot, rank, viewers, needs, text, late_template, click_kind, destination)
VALUES
  ('default', 'header', 1, 'out', 'nothing', 'See Premium Unlimited', NULL, 'one-click-upgrade', 'default'),

  ('default', 'stickyHeaderPrimary', 1, 'free lapsed out premium smb', 'credit', 'Use 1 credit', NULL,
   'consume-background-credit', 'report'),
  ('default', 'stickyHeaderPrimary', 2, 'out', 'nothing', 'See Premium Unlimited', NULL, 'one-click-upgrade', 'default'),
  ('default', 'stickyHeaderPrimary', 3, 'free lapsed', 'hidden-phones', 'View Phone Numbers', NULL, 'funnel', 'person'),
  ('default', 'stickyHeaderPrimary', 4, 'free lapsed', 'hidden-addresses', 'View full addresses', NULL, 'funnel', 'person'),
  ('default', 'stickyHeaderPrimary', 5, 'premium smb', 'nothing', 'See the report', NULL, 'funnel', 'background'),
  ('default', 'stickyHeaderPrimary', 6, 'bg', 'nothing', 'Go to the report', NULL, 'internal-navigation', 'background'),

  -- Viewers with a credit are not sent to buy one.
  ('default', 'stickyHeaderSecondary', 1, 'free lapsed out', 'credit', '', 'records-count', 'internal-navigation', 'background'),
  ('default', 'stickyHeaderSecondary', 2, 'free lapsed out', 'nothing', '', 'records-count', 'funnel', 'background'),
  ('default', 'stickyHeaderSecondary', 3, 'premium', 'partial-emails', 'View email addresses', NULL,
   'one-click-upgrade', 'business'),

  ('default', 'registry', 1, 'free lapsed', 'nothing', 'Small Business', NULL, 'funnel', 'business-phone'),
  ('default', 'registry', 2, 'out premium smb bg', 'nothing', 'Speed Search', NULL, 'funnel', 'speed-search'),

  ('default', 'subHeader', 1, 'bg', 'nothing', 'Go to the report', NULL, 'internal-navigation', 'background'),
  ('default', 'subHeader', 2, 'free lapsed out premium smb', 'credit', 'See what it holds', NULL,
   'internal-navigation', 'background'),
  ('default', 'subHeader', 3, 'free lapsed out premium smb', 'nothing', 'See the report', NULL, 'funnel', 'background'),

  ('default', 'phones', 1, 'free lapsed', 'hidden-phones', 'View Phone Numbers', NULL, 'funnel', 'person'),
  ('default', 'phones', 2, 'out', 'hidden-phones', 'View Phone Numbers', NULL, 'one-click-upgrade', 'default'),
  ('default', 'phones', 3, 'premium bg', 'unchecked-phones', 'Add phone activity', NULL, 'one-click-upgrade', 'phone_activity'),

  ('default', 'emails', 1, 'free lapsed', 'hidden-emails', 'View email addresses', NULL, 'funnel', 'person-email'),
  ('default', 'emails', 2, 'out', 'hidden-emails', 'View email addresses', NULL, 'one-click-upgrade', 'default'),
  ('default', 'emails', 3, 'premium', 'partial-emails', 'View email addresses', NULL, 'one-click-upgrade', 'business'),

  ('default', 'addresses', 1, 'free lapsed', 'hidden-addresses', 'View full addresses', NULL, 'funnel', 'person'),
  ('default', 'addresses', 2, 'out', 'hidden-addresses', 'View full addresses', NULL, 'one-click-upgrade', 'default'),

  ('default', 'relatives', 1, 'free lapsed', 'hidden-relatives', 'See all relatives', NULL, 'funnel', 'person'),
  ('default', 'relatives', 2, 'out', 'hidden-relatives', 'See all relatives', NULL, 'one-click-upgrade', 'default'),

  ('default', 'background', 1, 'free lapsed out premium smb', 'credit', 'Use 1 credit', NULL,
   'consume-background-credit', 'report'),
  ('default', 'background', 2, 'free lapsed out premium smb', 'nothing', 'Unlock background report', NULL,
   'funnel', 'background'),

  ('default', 'property', 1, 'free lapsed out premium smb', 'property', 'See the property report', NULL, 'funnel', 'property'),

  ('default', 'rightRail', 1, 'free lapsed', 'nothing', 'See Premium', NULL, 'funnel', 'premium');

-- The same offers in plainer words, and with the first name.
INSERT INTO call_to_action SELECT 'plain', slot, rank, viewers, needs,
  CASE text
    WHEN 'View Phone Numbers' THEN 'See phone numbers'
    WHEN 'View email addresses' THEN 'See email addresses'
    WHEN 'View full addresses' THEN 'See full addresses'
    WHEN 'Unlock background report' THEN 'See the background report'
    ELSE text
  END, late_template, click_kind, destination
FROM call_to_action WHERE variant = 'default';
INSERT INTO call_to_action SELECT 'named', slot, rank, viewers, needs,
  CASE text
    WHEN 'View Phone Numbers' THEN 'View {firstName}’s phone numbers'
    WHEN 'View email addresses' THEN 'View {firstName}’s email addresses'
    WHEN 'View full addresses' THEN 'View {firstName}’s addresses'
    WHEN 'See all relatives' THEN 'See {firstName}’s relatives'
    WHEN 'See the report' THEN 'See {firstName}’s report'
    WHEN 'Go to the report' THEN 'Go to {firstName}’s report'
    WHEN 'See what it holds' THEN 'See what {firstName}’s report holds'
    WHEN 'Unlock background report' THEN 'Unlock {firstName}’s report'
    ELSE text
  END, late_template, click_kind, destination
FROM call_to_action WHERE variant = 'default';

-- Each is good for one background report.
CREATE TABLE background_credit (
  id TEXT PRIMARY KEY,                 -- opaque, random
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  granted_at INTEGER NOT NULL,
  expires_at INTEGER,                  -- 30 days after it was granted, unless the grant sets another date
  person_id TEXT,                      -- the report that it opened; NULL until it is used
  used_at INTEGER,
  CHECK ((person_id IS NULL) = (used_at IS NULL))
) WITHOUT ROWID;
CREATE INDEX background_credit_unused ON background_credit (account_id, expires_at) WHERE used_at IS NULL;
CREATE TRIGGER background_credit_expires AFTER INSERT ON background_credit WHEN NEW.expires_at IS NULL
BEGIN
  UPDATE background_credit SET expires_at = NEW.granted_at + 2592000000 WHERE id = NEW.id;
END;
