import { DatabaseSync } from 'node:sqlite';
import { databaseFiles } from '../../scripts/lib/database/people-database.ts';
import { REPORT_EMAIL } from '../../scripts/lib/demo/demo-accounts.ts';
import { TEST_STATE_DIR } from '../../scripts/lib/run/local-server.ts';
import { accessUntil } from '../../shared/people/report-state.ts';

/**
 * Opens, for the account with reports, that of somebody with two records: a criminal one of two charges, and a lien; with
 * a few addresses and at least one way to reach them. Their id.
 */
export function openTwoRecords(): string {
  const { accountsFile, peopleFile } = databaseFiles({ stateDir: TEST_STATE_DIR });
  const people = new DatabaseSync(peopleFile, { readOnly: true });
  const found = people
    .prepare(
      `SELECT p.id FROM record c JOIN person p ON p.id = c.person_id
       WHERE c.record_group = 'criminalAndTrafficRecords' AND json_array_length(c.body, '$.offenses') = 2 AND p.is_dead = 0
         AND (SELECT count(*) FROM record r WHERE r.person_id = p.id) = 2
         AND EXISTS (SELECT 1 FROM record r WHERE r.person_id = p.id AND r.record_group = 'liens')
         AND NOT EXISTS (SELECT 1 FROM ownership o WHERE o.person_id = p.id)
         AND EXISTS (SELECT 1 FROM phone f WHERE f.person_id = p.id)
         AND (SELECT count(*) FROM residence h WHERE h.person_id = p.id) BETWEEN 2 AND 4
       ORDER BY p.id LIMIT 1`,
    )
    .get();
  people.close();
  if (found === undefined) throw new Error('nobody has these two records');
  const id = String(found.id);
  const accounts = new DatabaseSync(accountsFile, { timeout: 5_000 });
  accounts
    .prepare(
      `INSERT INTO report_access (account_id, person_id, report_id, access_expires_at)
       SELECT id, ?1, 'R' || lower(hex(randomblob(12))), ?2 FROM account WHERE email = ?3
       ON CONFLICT (account_id, person_id) DO NOTHING`,
    )
    .run(id, accessUntil(Date.now()), REPORT_EMAIL);
  accounts.close();
  return id;
}
