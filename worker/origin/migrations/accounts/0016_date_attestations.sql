-- The version of the text that a plan's purpose was attested with, where no purchase has it: a change that follows later
-- is paid by its first renewal. When that was is in renewal_consent. NULL: the version of the plan's latest purchase.
ALTER TABLE plan ADD COLUMN purpose_text_version TEXT;
