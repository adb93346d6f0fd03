-- What the requests of one kind in one minute added up to, where no Analytics Engine takes them one by one
-- (docs/metrics.md). Names are those of routes, calls and jobs.
CREATE TABLE metric_minute (
  minute INTEGER NOT NULL,             -- milliseconds since 1970 when it began
  source TEXT NOT NULL,                -- METRIC_SOURCES of shared/contract/operations/metrics.ts
  name TEXT NOT NULL,
  viewer TEXT NOT NULL,                -- METRIC_VIEWERS
  outcome TEXT NOT NULL,               -- METRIC_OUTCOMES
  count INTEGER NOT NULL,
  ms REAL NOT NULL,                    -- together
  rows_read INTEGER NOT NULL,
  rows_written INTEGER NOT NULL,
  round_trips INTEGER NOT NULL,
  kept INTEGER NOT NULL,
  -- How many took at most so many milliseconds, and more than the column before (shared/metrics/latency.ts).
  to_1 INTEGER NOT NULL,
  to_2 INTEGER NOT NULL,
  to_5 INTEGER NOT NULL,
  to_10 INTEGER NOT NULL,
  to_20 INTEGER NOT NULL,
  to_50 INTEGER NOT NULL,
  to_100 INTEGER NOT NULL,
  to_200 INTEGER NOT NULL,
  to_500 INTEGER NOT NULL,
  to_1000 INTEGER NOT NULL,
  to_2000 INTEGER NOT NULL,
  to_5000 INTEGER NOT NULL,
  over INTEGER NOT NULL,
  PRIMARY KEY (minute, source, name, viewer, outcome)
) WITHOUT ROWID;
