-- The test behind the definition of a person's page (P3-015), in the words of whoever set it up; NULL without one.
ALTER TABLE page_event ADD COLUMN test_id TEXT;
ALTER TABLE page_event ADD COLUMN test_name TEXT;
ALTER TABLE page_event ADD COLUMN segment_name TEXT;

-- Web vitals of a period, without the other events of that time.
CREATE INDEX page_event_named ON page_event (name, received_at);
