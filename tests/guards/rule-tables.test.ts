import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findOverusedTests,
  findRowFaults,
  findSectionCitations,
  findSilentFiles,
  findUnknownIds,
  parseRuleTable,
  RULE_TABLES,
} from '../../scripts/lib/rule-tables.ts';
import { linesWith, ROOT, trackedFiles } from './tracked-files.ts';

const tables = RULE_TABLES.map((table) => {
  const path = join(ROOT, table.doc);
  return { ...table, ...parseRuleTable(table.doc, existsSync(path) ? readFileSync(path, 'utf8') : '') };
});
const rows = tables.flatMap((table) => table.rows);

const sources = ['shared', 'worker', 'client', 'scripts', 'tests'].flatMap((folder) => trackedFiles(folder));
const prose = trackedFiles('docs').filter(({ file }) => /\/(?:rules|decisions)\.md$/.test(file));

/** Files that may cite a rule; tests of the tables themselves plant ids that are none. */
const citing = [...sources.filter(({ file }) => !/\.test\.tsx?$/.test(file)), ...prose];

describe('the rule tables', () => {
  it.each(tables)('say in $doc of every rule where it is, in at least $fewestRows rows', (table) => {
    expect(table.faults).toEqual([]);
    expect(table.rows.length).toBeGreaterThanOrEqual(table.fewestRows);
  });
  it('have ids of their own, known stages, and for what is built a file and a test that exist', () => {
    expect(findRowFaults(rows, (path) => existsSync(join(ROOT, path)))).toEqual([]);
  });
  it('let no test stand for more than six rules', () => {
    expect(findOverusedTests(rows)).toEqual([]);
  });
  it('have every id that the code cites', () => {
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
