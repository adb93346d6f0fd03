-- Rows that name a person, by that person: a removal takes them out (worker/origin/removal/forget-in-accounts.ts).
-- monitor, stopped_monitor and watched_person have such an index.
CREATE INDEX lookup_person ON lookup (person_id);
CREATE INDEX report_access_person ON report_access (person_id);
CREATE INDEX background_credit_person ON background_credit (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX contact_person ON contact (person_id);
CREATE INDEX removed_contact_person ON removed_contact (person_id);
CREATE INDEX link_token_person ON link_token (person_id);
CREATE INDEX court_runner_request_about ON court_runner_request (person_id);
CREATE INDEX record_error_person ON record_error (person_id);
CREATE INDEX purchase_person ON purchase (person_id, account_id) WHERE person_id IS NOT NULL;
-- Whose page led to an order, of a plan for example.
CREATE INDEX purchase_led_by ON purchase (funnel ->> 'wpId') WHERE funnel IS NOT NULL;

-- Pages that are hidden since a moment: what was written about them meanwhile goes, too.
CREATE INDEX suppression_page_applied ON suppression (applied_at)
  WHERE what = 'page' AND ended_at IS NULL AND applied_at IS NOT NULL;
-- Removals that were confirmed and not carried out: the request broke off.
CREATE INDEX removal_request_to_do ON removal_request (confirmed_at)
  WHERE confirmed_at IS NOT NULL AND done_at IS NULL AND undone_at IS NULL;
-- The latest requests, for operators.
CREATE INDEX removal_request_latest ON removal_request (requested_at, reference);
