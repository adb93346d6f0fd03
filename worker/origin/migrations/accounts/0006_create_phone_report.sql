-- What visitors report calls from a number were about. Months are YYYY-MM.

-- Only counts: at most six rows per number and month, so a page reads few rows however often a number is reported.
CREATE TABLE phone_report (
  number TEXT NOT NULL,                -- 10 digits
  month TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- PHONE_REPORT_KINDS of shared/contract/finding/reverse-search.ts
  reports INTEGER NOT NULL,
  PRIMARY KEY (number, month, kind)
) WITHOUT ROWID;
CREATE INDEX phone_report_month ON phone_report (month);

-- Who reported which number this month, so nobody counts twice; swept by the first report after the month.
CREATE TABLE phone_reporter (
  month TEXT NOT NULL,
  reporter TEXT NOT NULL,              -- HMAC-SHA-256 of month, number and network, hex: differs for every number and month
  kind TEXT NOT NULL,
  number TEXT NOT NULL,
  PRIMARY KEY (month, reporter)
) WITHOUT ROWID;

-- In the schema, so that a report and its count are one write.
CREATE TRIGGER phone_report_counted AFTER INSERT ON phone_reporter
BEGIN
  INSERT INTO phone_report (number, month, kind, reports) VALUES (NEW.number, NEW.month, NEW.kind, 1)
  ON CONFLICT (number, month, kind) DO UPDATE SET reports = reports + 1;
END;
