import { expect, it } from 'vitest';
import { linesWith, trackedFiles } from './tracked-files.ts';

/** The prefix of tables that hold what an import wrote, suppressed people included; made of pieces to not match itself. */
const BASE_TABLE = new RegExp(`\\b${'base'}_[a-z]`);
const ALLOWED = [
  'worker/origin/migrations/',
  'worker/origin/import/',
  'tests/fixtures/',
  'tests/support/',
  // Compares what aging and an import write.
  'tests/population/aging.test.ts',
];
const CODE = /^(?:client|shared|worker|scripts|tests)\//;

function baseTablesOutside(files: readonly { file: string; text: string }[]): string[] {
  const guarded = files.filter(({ file }) => CODE.test(file) && !ALLOWED.some((folder) => file.startsWith(folder)));
  return linesWith(guarded, BASE_TABLE);
}

it('base tables appear only in migrations and the import, so that no query can forget suppressed people', () => {
  expect(baseTablesOutside(trackedFiles())).toEqual([]);
});

it('catches a planted one', () => {
  const text = `const sql = 'SELECT * FROM ${'base'}_person';`;
  expect(baseTablesOutside([{ file: 'worker/origin/search/store.ts', text }])).toHaveLength(1);
  expect(baseTablesOutside([{ file: 'tests/worker/search.test.ts', text }])).toHaveLength(1);
  expect(baseTablesOutside([{ file: 'worker/origin/import/write.ts', text }])).toEqual([]);
  expect(baseTablesOutside([{ file: 'worker/a.ts', text: `const ${'data'}${'base'}_id = 1;` }])).toEqual([]);
});

/** Operators of SQL that read a text as a pattern, and fail for one that is longer than they take (50 bytes in D1). */
const PATTERN_OPERATOR =
  /\b(?:LIKE|GLOB|MATCH|REGEXP)\b|(?<![.\w])(?:like|glob|match|regexp)\s+(?:\?|:\w|'|"|\$\{)|(?<![.\w])(?:like|glob|regexp)\(/;
const COMMENT = /^\s*(?:\*|\/[/*]|--)/;

function patternsInSql(files: readonly { file: string; text: string }[]): string[] {
  const served = files.filter(({ file }) => /^(?:worker|shared)\//.test(file) && !/\.test\.tsx?$/.test(file));
  const withoutComments = served.map(({ file, text }) => ({
    file,
    text: text.replaceAll(/^.*$/gm, (line) => (COMMENT.test(line) ? '' : line.replace(/\s--\s.*$/, ''))),
  }));
  return linesWith(withoutComments, PATTERN_OPERATOR);
}

it('SQL matches no patterns, so that no input can be one: prefixes are ranges, substrings use instr', () => {
  expect(patternsInSql(trackedFiles())).toEqual([]);
});

it('catches a planted pattern, however it is written', () => {
  const caught = [
    '`SELECT id FROM address a WHERE a.unit LIKE ?3`',
    "`WHERE a.unit NOT GLOB '*[0-9]*'`",
    '`WHERE a.unit like ?3`',
    '`WHERE name glob \u0024{typed}`',
    '`WHERE words MATCH ?1`',
    "'WHERE like(?1, name)'",
    "'WHERE name REGEXP ?1'",
  ];
  for (const text of caught) expect(patternsInSql([{ file: 'worker/origin/a/store.ts', text }]), text).toHaveLength(1);
  const passed = [
    ' * Ranges, never LIKE: nothing that is typed is a pattern.',
    "const words = text.match(/a/) ?? 'a house like this';",
    "import.meta.glob('./*.ts');",
    '  unit TEXT, -- found by LIKE once',
  ];
  for (const text of passed) expect(patternsInSql([{ file: 'worker/origin/a/store.ts', text }]), text).toEqual([]);
});
