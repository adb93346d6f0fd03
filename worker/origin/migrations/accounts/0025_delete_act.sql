-- Lists of California's Delete Request and Opt-out Platform, DROP (docs/delete-act.md). They hold hashes only; so do we.
-- Times are milliseconds since 1970 (UTC).

-- A run takes a new batch of lists from the platform, or from a folder.
CREATE TABLE drop_run (
  id INTEGER PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('platform', 'folder')),
  state TEXT NOT NULL CHECK (state IN ('asking', 'reading', 'matching', 'exempting', 'removing', 'answering', 'done', 'failed')),
  started_at INTEGER NOT NULL,
  ended_at INTEGER,
  next_at INTEGER NOT NULL,            -- not before then does it go on
  claimed_until INTEGER NOT NULL DEFAULT 0, -- somebody is at it until then, at most
  cursor TEXT NOT NULL DEFAULT '',     -- how far the state has come, where its rows do not tell
  archive_bytes INTEGER,               -- of the file that the platform sent; NULL: not here in full
  archive_date TEXT,                   -- 'YYYYMMDD', of its lists; NULL: unknown
  deleted INTEGER NOT NULL DEFAULT 0, opted_out INTEGER NOT NULL DEFAULT 0, -- people
  failures INTEGER NOT NULL DEFAULT 0, -- in a row
  first_failed_at INTEGER,             -- the platform could not be reached, the first time in this run
  failure TEXT                         -- what went wrong last, in a word of ours
);
-- At most one is under way.
CREATE UNIQUE INDEX drop_run_open ON drop_run (ended_at IS NULL) WHERE ended_at IS NULL;
CREATE INDEX drop_run_ended ON drop_run (ended_at) WHERE ended_at IS NOT NULL;
CREATE INDEX drop_run_started ON drop_run (source, started_at);

-- The file as the platform sent it, in pieces, until it is read: the platform gives it out once.
CREATE TABLE drop_chunk (
  run_id INTEGER NOT NULL REFERENCES drop_run (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  bytes TEXT NOT NULL,                 -- base64
  PRIMARY KEY (run_id, position)
) WITHOUT ROWID;

-- A list in a run, by the name of its file. It outlives the run: answers about its items have its name.
CREATE TABLE drop_file (
  id INTEGER PRIMARY KEY,
  run_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  list TEXT,                           -- as in drop_item, or 'Removed'; NULL: not one of the platform's names
  lines_read INTEGER NOT NULL DEFAULT 0,
  items INTEGER NOT NULL DEFAULT 0,    -- rows that could be read
  bad_rows INTEGER NOT NULL DEFAULT 0, -- rows that could not
  is_read INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX drop_file_name ON drop_file (run_id, name);

-- What could not be read, of each file the first thousand. line 0: the file itself.
CREATE TABLE drop_problem (
  run_id INTEGER NOT NULL REFERENCES drop_run (id) ON DELETE CASCADE,
  file_id INTEGER NOT NULL,
  line INTEGER NOT NULL,
  problem TEXT NOT NULL,
  PRIMARY KEY (run_id, file_id, line)
) WITHOUT ROWID;

-- An identifier that somebody in California asked every data broker to delete. It stays as long as they do not withdraw it.
CREATE TABLE drop_item (
  list TEXT NOT NULL CHECK (list IN ('NDZ', 'Email', 'Phone', 'MAID', 'NameVIN', 'CTVID')),
  id TEXT NOT NULL,                    -- the platform's, 12 letters and digits
  hash TEXT NOT NULL,                  -- SHA-256, 44 characters of base64
  file_id INTEGER NOT NULL,            -- it came in last
  line INTEGER NOT NULL,
  status INTEGER CHECK (status IN (2, 3, 4, 5)), -- exempt, deleted, opted out, not found; NULL: not looked for yet
  reported INTEGER,                    -- the status that the platform knows; NULL: none
  PRIMARY KEY (list, id)
) WITHOUT ROWID;
CREATE INDEX drop_item_hash ON drop_item (list, hash);
CREATE INDEX drop_item_open ON drop_item (file_id, id) WHERE status IS NULL;
CREATE INDEX drop_item_unreported ON drop_item (file_id, id) WHERE reported IS NOT status;

-- People who are about to be deleted, or opted out because others share the identifier, until that is done.
CREATE TABLE drop_match (
  person_id TEXT NOT NULL,
  list TEXT NOT NULL,
  id TEXT NOT NULL,
  is_shared INTEGER NOT NULL,
  PRIMARY KEY (person_id, list, id)
) WITHOUT ROWID;
CREATE INDEX drop_match_item ON drop_match (list, id);

-- A file of answers, planned before any is sent, so that one that is sent again is the same.
CREATE TABLE drop_answer (
  run_id INTEGER NOT NULL REFERENCES drop_run (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  file_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  is_amendment INTEGER NOT NULL,       -- corrects answers of before
  first_id TEXT NOT NULL, last_id TEXT NOT NULL, -- of the items that it answers
  sent_at INTEGER,
  refusal TEXT,                        -- what the platform says is wrong with it
  PRIMARY KEY (run_id, position)
) WITHOUT ROWID;

-- How many items of each list got which status, counted at the end of a run; is_amendment: that had another one before.
CREATE TABLE drop_count (
  run_id INTEGER NOT NULL REFERENCES drop_run (id) ON DELETE CASCADE,
  list TEXT NOT NULL,
  status INTEGER NOT NULL,
  is_amendment INTEGER NOT NULL,
  items INTEGER NOT NULL,
  PRIMARY KEY (run_id, list, status, is_amendment)
) WITHOUT ROWID;

-- Messages of the platform that were taken, so that none is taken twice.
CREATE TABLE drop_event (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
CREATE INDEX drop_event_at ON drop_event (at);
