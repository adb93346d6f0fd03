-- A name of a plan is no offer: readers without one are not offered the business plan there, and the link to Speed
-- Search says what it does.
DELETE FROM call_to_action WHERE slot = 'registry' AND destination = 'business-phone';
UPDATE call_to_action SET text = 'Look up a list' WHERE slot = 'registry' AND text = 'Speed Search';
UPDATE call_to_action SET text = 'Look up a list, in your plan' WHERE slot = 'registry' AND text = 'Speed Search, in your plan';
