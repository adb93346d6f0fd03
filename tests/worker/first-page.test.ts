import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ensureDatabases, peopleForTests } from '../../scripts/lib/database/people-database.ts';
import { paths } from '../../shared/urls/paths.ts';
import { startTestServer } from '../support/test-server.ts';

test('the first page from freshly filled databases works while another process reads them', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'porchlight-first-page-'));
  const { peopleFile, accountsFile } = await ensureDatabases({ stateDir, seed: 'first', people: 200 });
  const readers = [peopleFile, accountsFile].map((file) => new DatabaseSync(file, { readOnly: true }));
  // A read transaction, like that of a script reading through a table.
  for (const reader of readers) reader.exec('BEGIN; SELECT count(*) FROM sqlite_master');
  const { server, url } = await startTestServer({ stateDir });
  try {
    const page = await fetch(new URL(paths.person(somebody(peopleFile)), url));
    await page.text();
    expect(page.status).toBe(200);
  } finally {
    await server.dispose();
    for (const reader of readers) reader.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
});

function somebody(peopleFile: string) {
  const person = peopleForTests(peopleFile).find(({ id }) => id !== null);
  if (person?.id == null) throw new Error('nobody to look at');
  const { fullName: name, city, stateCode, id } = person;
  return { name, city, stateCode, id };
}
