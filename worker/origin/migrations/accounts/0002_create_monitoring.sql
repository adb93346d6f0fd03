-- What accounts monitor and save, and what pages logged about themselves. Times are milliseconds since 1970 (UTC). People
-- are stored by id only: every read asks the people database whether a person may still be shown.

CREATE TABLE monitor (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  display_text TEXT NOT NULL,          -- the name as the subscriber knows it
  auto_monitor INTEGER NOT NULL,       -- 1 if the page started it automatically
  since INTEGER NOT NULL,
  seen_month TEXT NOT NULL,            -- 'YYYY-MM': records from later months are new to the subscriber
  PRIMARY KEY (account_id, person_id)
) WITHOUT ROWID;

CREATE TABLE contact_list (
  id INTEGER PRIMARY KEY AUTOINCREMENT, -- never reused
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  is_default INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX contact_list_account ON contact_list (account_id);
CREATE UNIQUE INDEX contact_list_default ON contact_list (account_id) WHERE is_default = 1;

CREATE TABLE contact (
  list_id INTEGER NOT NULL REFERENCES contact_list (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  saved_at INTEGER NOT NULL,
  PRIMARY KEY (list_id, person_id)
) WITHOUT ROWID;

-- Every account has its list from the start, so no page view has to create one.
INSERT INTO contact_list (account_id, name, is_default) SELECT id, 'My Contacts', 1 FROM account;
CREATE TRIGGER account_gets_contact_list AFTER INSERT ON account
BEGIN
  INSERT INTO contact_list (account_id, name, is_default) VALUES (NEW.id, 'My Contacts', 1);
END;

-- Neither contains an address, name, person or account: worker/origin/operations removes them from texts.
CREATE TABLE page_event (
  id INTEGER PRIMARY KEY,
  received_at INTEGER NOT NULL,        -- swept after 90 days
  happened_at INTEGER NOT NULL,        -- by the browser's clock, within a day of received_at
  name TEXT NOT NULL,                  -- shared/events/catalogue.ts
  properties TEXT NOT NULL,            -- JSON, as in the catalogue
  viewer_class TEXT NOT NULL,          -- a userType, or 'anonymous'
  device TEXT NOT NULL
);
CREATE INDEX page_event_received ON page_event (received_at);

CREATE TABLE client_log (
  id INTEGER PRIMARY KEY,
  received_at INTEGER NOT NULL,        -- swept after 30 days
  severity TEXT NOT NULL CHECK (severity IN ('error', 'info')),
  type TEXT,                           -- what was attempted
  message TEXT NOT NULL,               -- an error's text, or an info's JSON
  viewer_class TEXT NOT NULL,
  bot_class TEXT NOT NULL,
  device TEXT NOT NULL
);
CREATE INDEX client_log_received ON client_log (received_at);
