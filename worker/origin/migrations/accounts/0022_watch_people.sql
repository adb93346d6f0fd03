-- Alerts about monitored people, and lists of contacts. Times are milliseconds since 1970 (UTC).

-- Changes are found by comparing, so a subscriber's look has a moment, not a month.
ALTER TABLE monitor ADD COLUMN seen_at INTEGER NOT NULL DEFAULT 0;  -- changes found after this are new to the subscriber
ALTER TABLE monitor ADD COLUMN told_at INTEGER NOT NULL DEFAULT 0;  -- changes found up to this are in a message that was sent
ALTER TABLE monitor ADD COLUMN ended_at INTEGER;                    -- the person has died: one last message, then the row goes
UPDATE monitor SET seen_at = since, told_at = since;
ALTER TABLE monitor DROP COLUMN seen_month;
CREATE INDEX monitor_person ON monitor (person_id);
CREATE INDEX monitor_ended ON monitor (ended_at) WHERE ended_at IS NOT NULL;

-- One row for each monitored person, however many accounts monitor them: triggers keep it so.
CREATE TABLE watched_person (
  person_id TEXT PRIMARY KEY,
  facts TEXT,                          -- JSON, fingerprints of what was on record at the last comparison; NULL before the first
  compared_at INTEGER,
  due_at INTEGER NOT NULL              -- when they are compared next; a run that takes the row moves it ahead
);
CREATE INDEX watched_person_due ON watched_person (due_at);

-- What comparisons found. A fact is known by a fingerprint; no value is stored.
CREATE TABLE person_change (
  person_id TEXT NOT NULL REFERENCES watched_person (person_id) ON DELETE CASCADE,
  found_at INTEGER NOT NULL,           -- swept after 13 months
  fact TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('address', 'phone', 'relative', 'criminal', 'license', 'property', 'public-record')),
  change TEXT NOT NULL CHECK (change IN ('added', 'changed')),
  PRIMARY KEY (person_id, found_at, fact)
) WITHOUT ROWID;
CREATE INDEX person_change_found ON person_change (found_at);

-- How an account wants its alerts. Created with its first monitored person.
CREATE TABLE alert_setting (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  frequency TEXT NOT NULL DEFAULT 'weekly' CHECK (frequency IN ('as-it-happens', 'weekly', 'monthly')),
  stopped TEXT CHECK (stopped IN ('unsubscribed', 'bounced', 'complained')), -- why nothing is sent; NULL: alerts are sent
  stopped_at INTEGER,
  news_at INTEGER,                     -- when the first change that no message tells yet was found; NULL without one
  due_at INTEGER NOT NULL DEFAULT 0    -- the next message goes out no earlier
) WITHOUT ROWID;
CREATE INDEX alert_setting_due ON alert_setting (due_at) WHERE news_at IS NOT NULL AND stopped IS NULL;

INSERT INTO watched_person (person_id, due_at) SELECT DISTINCT person_id, 0 FROM monitor;
INSERT INTO alert_setting (account_id) SELECT DISTINCT account_id FROM monitor;

CREATE TRIGGER monitor_starts AFTER INSERT ON monitor
BEGIN
  INSERT INTO watched_person (person_id, due_at) SELECT NEW.person_id, 0
    WHERE NOT EXISTS (SELECT 1 FROM watched_person WHERE person_id = NEW.person_id);
  INSERT INTO alert_setting (account_id) SELECT NEW.account_id
    WHERE NOT EXISTS (SELECT 1 FROM alert_setting WHERE account_id = NEW.account_id);
  -- Of somebody whose monitoring goes on, as after an undo, there may be news that nobody was told.
  UPDATE alert_setting SET news_at = NEW.told_at
    WHERE account_id = NEW.account_id AND news_at IS NULL AND (NEW.ended_at IS NOT NULL OR EXISTS (
      SELECT 1 FROM person_change WHERE person_id = NEW.person_id AND found_at > NEW.told_at));
END;
-- Monitors that were stopped on the page that lists them: for a day it can be undone, and nothing is lost meanwhile.
CREATE TABLE stopped_monitor (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  display_text TEXT NOT NULL,
  auto_monitor INTEGER NOT NULL,
  since INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  told_at INTEGER NOT NULL,
  stopped_at INTEGER NOT NULL,         -- those of one moment were stopped together
  PRIMARY KEY (account_id, person_id)
) WITHOUT ROWID;
CREATE INDEX stopped_monitor_person ON stopped_monitor (person_id);
CREATE INDEX stopped_monitor_at ON stopped_monitor (stopped_at);

-- Nobody is compared for nobody.
CREATE TRIGGER monitor_ends AFTER DELETE ON monitor
WHEN NOT EXISTS (SELECT 1 FROM monitor WHERE person_id = OLD.person_id)
  AND NOT EXISTS (SELECT 1 FROM stopped_monitor WHERE person_id = OLD.person_id)
BEGIN
  DELETE FROM watched_person WHERE person_id = OLD.person_id;
END;
CREATE TRIGGER stopped_monitor_ends AFTER DELETE ON stopped_monitor
WHEN NOT EXISTS (SELECT 1 FROM monitor WHERE person_id = OLD.person_id)
  AND NOT EXISTS (SELECT 1 FROM stopped_monitor WHERE person_id = OLD.person_id)
BEGIN
  DELETE FROM watched_person WHERE person_id = OLD.person_id;
END;

-- A link that was mailed to a reader without an account, or a guest: it confirms what they monitor. Once it was used,
-- `account_id` is the account that has it.
CREATE TABLE monitor_link (
  token_hash TEXT PRIMARY KEY,         -- SHA-256 of the token, hex
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL,
  used_at INTEGER,
  use_id TEXT                          -- of the request that used it
) WITHOUT ROWID;
CREATE INDEX monitor_link_account ON monitor_link (account_id);
CREATE INDEX monitor_link_expires ON monitor_link (expires_at);
-- Readers, who monitor by email and bought nothing; what they did not confirm goes after a week.
CREATE INDEX account_reader ON account (created_at) WHERE guest_email IS NOT NULL AND guest_key IS NULL;

-- The one alert of an account that waits to be sent. Its text is composed on sending, so it never names somebody who has
-- been removed since. Gone once its mail is sent, in the same batch that moves told_at.
CREATE TABLE digest (
  account_id TEXT PRIMARY KEY REFERENCES account (id) ON DELETE CASCADE,
  mail_id TEXT NOT NULL,
  up_to INTEGER NOT NULL               -- it tells of changes found up to then
) WITHOUT ROWID;
CREATE UNIQUE INDEX digest_mail ON digest (mail_id);

-- A mail may have HTML beside its text, and a link that unsubscribes with one click.
ALTER TABLE mail ADD COLUMN html TEXT;
ALTER TABLE mail ADD COLUMN unsubscribe TEXT;
-- A hundred thousand alerts that are due hold up no other mail.
CREATE INDEX mail_due_first ON mail (due_at) WHERE due_at IS NOT NULL AND kind <> 'monitor-alert';

-- An alert that was given up, or is gone without having been sent, told nobody anything: its news waits for the next one.
CREATE TRIGGER mail_given_up AFTER UPDATE OF due_at ON mail
WHEN NEW.kind = 'monitor-alert' AND NEW.due_at IS NULL AND NEW.sent_at IS NULL
BEGIN
  UPDATE alert_setting SET news_at = COALESCE(news_at, (SELECT d.up_to FROM digest d WHERE d.mail_id = NEW.id))
    WHERE account_id IN (SELECT d.account_id FROM digest d WHERE d.mail_id = NEW.id);
  DELETE FROM digest WHERE mail_id = NEW.id;
END;
CREATE TRIGGER mail_gone AFTER DELETE ON mail
WHEN OLD.kind = 'monitor-alert' AND OLD.sent_at IS NULL
BEGIN
  UPDATE alert_setting SET news_at = COALESCE(news_at, (SELECT d.up_to FROM digest d WHERE d.mail_id = OLD.id))
    WHERE account_id IN (SELECT d.account_id FROM digest d WHERE d.mail_id = OLD.id);
  DELETE FROM digest WHERE mail_id = OLD.id;
END;

-- Mailboxes that refused our mail or complained about it, by keyed hash.
CREATE TABLE mail_stopped (
  recipient_hash TEXT PRIMARY KEY,
  reason TEXT NOT NULL CHECK (reason IN ('bounced', 'complained')),
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_stopped_at ON mail_stopped (at);

-- Events of the mail provider that were carried out.
CREATE TABLE mail_event (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX mail_event_at ON mail_event (at);

-- A person is on one list of an account at most.
ALTER TABLE contact ADD COLUMN note TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX contact_list_name ON contact_list (account_id, name COLLATE NOCASE);

-- People who were taken off a list: for a day it can be undone, so that no click loses a note.
CREATE TABLE removed_contact (
  account_id TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  person_id TEXT NOT NULL,
  list_id INTEGER NOT NULL,            -- may be gone by now
  saved_at INTEGER NOT NULL,
  note TEXT NOT NULL,
  removed_at INTEGER NOT NULL,
  PRIMARY KEY (account_id, person_id)
) WITHOUT ROWID;
CREATE INDEX removed_contact_at ON removed_contact (removed_at);
