-- Buyers who dispute a payment at their bank. Times are milliseconds since 1970.
ALTER TABLE purchase ADD COLUMN disputed_at INTEGER;
ALTER TABLE purchase ADD COLUMN dispute_result TEXT CHECK (dispute_result IN ('won', 'lost')); -- NULL: none, or undecided
