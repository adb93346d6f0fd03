-- Payment methods that are on file no more, and that their provider has not confirmed to have forgotten. Nothing tells
-- whose they were.
CREATE TABLE method_to_forget (
  provider TEXT NOT NULL,
  provider_ref TEXT NOT NULL,          -- the provider's id
  provider_customer TEXT,
  PRIMARY KEY (provider, provider_ref)
) WITHOUT ROWID;
-- Renewals under way: those of plans that do not renew anymore are settled by the job.
CREATE INDEX purchase_renewing ON purchase (provider) WHERE status = 'pending' AND plan_action = 'renew';
