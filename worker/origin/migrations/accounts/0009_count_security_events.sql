-- How often each event in the security log happened, by hour, without name, account or address (docs/operation.md).
CREATE TABLE security_count (
  hour INTEGER NOT NULL,               -- milliseconds since 1970 when it began
  kind TEXT NOT NULL,                  -- SECURITY_KINDS of shared/contract/operations/security.ts
  subject TEXT NOT NULL,               -- the limit or call it was about; '' if the kind says it all
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, kind, subject)
) WITHOUT ROWID;
