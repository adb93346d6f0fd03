-- How often what the security log knows happened, by hour: no name, account or address (docs/operation.md).
CREATE TABLE security_count (
  hour INTEGER NOT NULL,               -- milliseconds since 1970 at its beginning
  kind TEXT NOT NULL,                  -- SECURITY_KINDS of shared/contract/operations/security.ts
  subject TEXT NOT NULL,               -- the limit or the call that it was about; '' where the kind says it all
  count INTEGER NOT NULL,
  PRIMARY KEY (hour, kind, subject)
) WITHOUT ROWID;
