-- What belongs to an account is found by it: for its ledger, its export, and when it is deleted.
CREATE INDEX background_credit_account ON background_credit (account_id, granted_at);
CREATE INDEX purchase_of_account ON purchase (account_id, status);
