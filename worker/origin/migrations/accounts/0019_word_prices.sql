-- What an offer costs, in words: by what is sold where it leads, or by the credit it uses (docs/registry.md). Prices are
-- in the table of products alone; an amount written here would be a second one.
CREATE TABLE price_line (
  sold TEXT PRIMARY KEY,               -- shared/copy/billing/price-lines.ts
  short_text TEXT NOT NULL,            -- a template: '{price}'
  whole_text TEXT NOT NULL             -- a template: 'one report, {price}, no subscription, readable for {days} days'
) WITHOUT ROWID;

INSERT INTO price_line (sold, short_text, whole_text) VALUES
  ('report', '{price}', 'one report, {price}, no subscription, readable for {days} days'),
  ('premium', '{price}/{mo}', '{price} a {month}, renews {monthly} until you cancel'),
  ('unlimited', '{price}/{mo}', 'Premium Unlimited, {price} a {month}, renews {monthly} until you cancel'),
  ('business', '{price}/{mo}', 'Small Business, {price} a {month}, renews {monthly} until you cancel'),
  ('speed-search', '{price}/{mo}', '{price} a {month}, renews {monthly} until you cancel'),
  ('property', '{price}', 'one property report, {price}, no subscription, readable for {days} days'),
  ('own-plan', '{price}/{mo}', 'your plan, {price} a {month}, renews {monthly} until you cancel'),
  ('credit', '1 credit', 'uses 1 of your {credits} credits, readable for {days} days'),
  ('last-credit', '1 credit', 'uses your last credit, readable for {days} days');
