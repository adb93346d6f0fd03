-- Offers now that plans are sold, in every set (docs/registry.md).

-- What Premium does not show is not offered.
UPDATE call_to_action SET needs = 'hidden-facts' WHERE slot = 'rightRail' AND destination = 'premium';

-- A viewer who owes a payment already has a plan.
UPDATE call_to_action SET rank = rank + 1 WHERE slot = 'rightRail';
INSERT INTO call_to_action (variant, slot, rank, viewers, needs, text, late_template, click_kind, destination)
SELECT DISTINCT variant, 'rightRail', 1, 'lapsed', 'payment-due', 'Update your payment', NULL, 'funnel', 'premium'
FROM call_to_action WHERE variant IN ('default', 'plain', 'named');

-- Where Speed Search is part of the plan, the link says so instead of offering it.
UPDATE call_to_action SET needs = 'no-speed-search' WHERE slot = 'registry' AND destination = 'speed-search';
INSERT INTO call_to_action (variant, slot, rank, viewers, needs, text, late_template, click_kind, destination)
SELECT DISTINCT variant, 'registry', 3, 'out premium smb bg', 'speed-search', 'Speed Search, in your plan', NULL,
  'funnel', 'speed-search'
FROM call_to_action WHERE variant IN ('default', 'plain', 'named');
