import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

/** The prefix of tables that hold what an import wrote, suppressed people included; made of pieces to not match itself. */
const BASE_TABLE = new RegExp(`\\b${'base'}_[a-z]`);
const ALLOWED = ['worker/origin/migrations/', 'worker/origin/import/', 'tests/support/'];
const CODE = /^(?:client|shared|worker|scripts|tests)\//;

function baseTablesOutside(files: readonly { file: string; text: string }[]): string[] {
  const guarded = files.filter(({ file }) => CODE.test(file) && !ALLOWED.some((folder) => file.startsWith(folder)));
  return linesWith(guarded, BASE_TABLE);
}

it('names base tables only in migrations and the import, so that no query can forget who is suppressed', () => {
  expect(baseTablesOutside(trackedFiles())).toEqual([]);
});

it('catches a planted one', () => {
  const text = `const sql = 'SELECT * FROM ${'base'}_person';`;
  expect(baseTablesOutside([{ file: 'worker/origin/search/store.ts', text }])).toHaveLength(1);
  expect(baseTablesOutside([{ file: 'tests/worker/search.test.ts', text }])).toHaveLength(1);
  expect(baseTablesOutside([{ file: 'worker/origin/import/write.ts', text }])).toEqual([]);
  expect(baseTablesOutside([{ file: 'worker/a.ts', text: `const ${'data'}${'base'}_id = 1;` }])).toEqual([]);
});
