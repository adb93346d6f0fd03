import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findOverusedTests,
  findRowFaults,
  findSectionCitations,
  findSilentFiles,
  findUnknownIds,
  findUnknownTestIds,
  parseRuleTable,
  RULE_TABLES,
} from '../../scripts/lib/rules/rule-tables.ts';
import { readAllSourceTests } from '../../scripts/lib/rules/source-tests.ts';
import { writeTestCells } from '../../scripts/lib/rules/test-cells.ts';
import { linesWith, ROOT, trackedFiles } from './tracked-files.ts';

const tables = RULE_TABLES.map((table) => {
  const path = join(ROOT, table.doc);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { ...table, text, ...parseRuleTable(table.doc, text) };
});
const rows = tables.flatMap((table) => table.rows);
const tests = readAllSourceTests(ROOT);

const sources = ['shared', 'worker', 'client', 'scripts', 'tests'].flatMap((folder) => trackedFiles(folder));
const prose = trackedFiles('docs').filter(({ file }) => /\/(?:rules|decisions)\.md$/.test(file));

/** Files that may cite a rule; the titles of tests are looked at by themselves. */
const citing = [...sources.filter(({ file }) => !/\.(?:test|spec)\.tsx?$/.test(file)), ...prose];

describe('the rule tables', () => {
  it.each(tables)('say in $doc where every rule is, in at least $fewestRows rows', (table) => {
    expect(table.faults).toEqual([]);
    expect(table.rows.length).toBeGreaterThanOrEqual(table.fewestRows);
  });
  it('have unique ids and known stages, and for built rows an existing file and a test', () => {
    expect(findRowFaults(rows, tests, (path) => existsSync(join(ROOT, path)))).toEqual([]);
  });
  it.each(tables)('name in $doc the tests that carry their ids', ({ doc, text }) => {
    // Not toEqual on the texts: the difference of two long texts takes minutes to print.
    const isWritten = writeTestCells(doc, text, tests) === text;
    expect(isWritten, `the test cells of ${doc} are not what the tests say: npm run rules writes them`).toBe(true);
  });
  it('let no test stand for more than six rules', () => {
    expect(findOverusedTests(tests)).toEqual([]);
  });
  it('have every id that a test title or the code cites', () => {
    expect(findUnknownTestIds(rows, tests)).toEqual([]);
    expect(findUnknownIds(rows, citing)).toEqual([]);
  });
  it('are cited by id, never by section', () => {
    expect(findSectionCitations(sources)).toEqual([]);
    expect(linesWith(prose, /\b[FP] \d|\bdecisions(?: on [FP])? \d/)).toEqual([]);
  });
  it('are cited by every source file that a built row names', () => {
    expect(findSilentFiles(rows, sources)).toEqual([]);
  });
});
