import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareDatabases } from './prepare-databases.ts';

test('another process makes the databases, once, and says what is in them', async () => {
  const stateDir = mkdtempSync(join(tmpdir(), 'prepare-'));
  try {
    const wanted = { stateDir, people: 1_000 };
    const { isFresh, peopleFile, worthLookingAt } = await prepareDatabases(wanted);
    expect([isFresh, peopleFile.startsWith(stateDir)]).toEqual([true, true]);
    expect(worthLookingAt.length).toBeGreaterThan(0);
    expect(await prepareDatabases(wanted)).toEqual({ ...(await prepareDatabases(wanted)), isFresh: false });
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
});
