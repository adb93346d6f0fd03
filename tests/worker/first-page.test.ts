import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { ensureDatabases } from '../../scripts/lib/database/people-database.ts';
import { paths } from '../../shared/urls/paths.ts';
import { isLiving } from '../support/living.ts';
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
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const person = database
    .prepare(
      `SELECT person.id, person.full_name AS name, place.city, place.state_code AS stateCode
       FROM person JOIN place ON place.id = person.current_place_id WHERE ${isLiving()} LIMIT 1`,
    )
    .get() as { id: string; name: string; city: string; stateCode: string } | undefined;
  database.close();
  if (person === undefined) throw new Error('nobody lives anywhere');
  return person;
}
