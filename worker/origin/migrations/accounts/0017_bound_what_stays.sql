-- Whatever is stored about people who use the site has an end (docs/privacy.md). Times are milliseconds since 1970 (UTC).

-- A receipt loses whom or which property it was about once the buyer's access has ended, unless the buyer keeps it.
ALTER TABLE purchase ADD COLUMN keeps_subject INTEGER NOT NULL DEFAULT 0;
CREATE INDEX purchase_subject ON purchase (settled_at)
  WHERE status = 'paid' AND keeps_subject = 0 AND COALESCE(person_id, pnp_id, counties) IS NOT NULL;
CREATE INDEX purchase_funnel ON purchase (settled_at) WHERE status = 'paid' AND COALESCE(funnel, return_path) IS NOT NULL;
CREATE INDEX purchase_paid ON purchase (settled_at) WHERE invoice_number IS NOT NULL;

CREATE INDEX background_credit_expired ON background_credit (expires_at) WHERE used_at IS NULL;
CREATE INDEX property_access_expires ON property_access (access_expires_at);
CREATE INDEX court_runner_request_made ON court_runner_request (requested_at);
CREATE INDEX plan_ended ON plan (ended_at) WHERE status = 'ended';

-- What the test provider charged goes with its order.
CREATE TRIGGER purchase_forgets_charge AFTER DELETE ON purchase
BEGIN
  DELETE FROM test_charge WHERE purchase_id = OLD.id;
END;

-- Nobody is left to keep it for.
CREATE TRIGGER account_keeps_no_subject BEFORE DELETE ON account
BEGIN
  UPDATE purchase SET keeps_subject = 0 WHERE account_id = OLD.id;
END;
