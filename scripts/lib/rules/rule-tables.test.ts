import { describe, expect, it } from 'vitest';
import {
  findOverusedTests,
  findRowFaults,
  findSectionCitations,
  findSilentFiles,
  findUnknownIds,
  findUnknownTestIds,
  parseRuleTable,
  type RuleRow,
} from './rule-tables.ts';
import type { SourceTest } from './source-tests.ts';

const DOC = 'docs/site-foundations.md';
const HEAD = '## F 2 Screens and routes\n\n| id | rule | stage | file | test |\n| --- | --- | --- | --- | --- |\n';
const BUILT =
  '| F2-01 | Home is `/`. | built | `shared/urls/paths.ts` | `shared/urls/paths.test.ts` › the paths › name home |';
const LATER = '| F2-02 | A map \\| a list. | open web | `client/pages/person/map` | – |';

const rowsOf = (...lines: string[]): readonly RuleRow[] => parseRuleTable(DOC, HEAD + lines.join('\n')).rows;
const testOf = (...ids: string[]): SourceTest => ({ file: 'shared/a.test.ts', line: 3, name: 'names home', ids });
const faultsOf = (lines: readonly string[], tests = [testOf('F2-01', 'F2-001', 'F3-01', 'P2-001')]) =>
  findRowFaults(rowsOf(...lines), tests, (path) => path.startsWith('shared/'));

describe('reading a rule table', () => {
  it('reads each row’s cells, with escaped bars, and the section above it', () => {
    expect(rowsOf(BUILT, LATER)).toEqual([
      {
        doc: DOC,
        line: 5,
        section: 'F 2',
        id: 'F2-01',
        rule: 'Home is `/`.',
        stage: 'built',
        file: 'shared/urls/paths.ts',
      },
      {
        doc: DOC,
        line: 6,
        section: 'F 2',
        id: 'F2-02',
        rule: 'A map | a list.',
        stage: 'open web',
        file: 'client/pages/person/map',
      },
    ]);
  });
  it('skips headings, prose and the heads of tables', () => {
    expect(parseRuleTable(DOC, `# Rules\n\nSome words.\n\n${HEAD}`)).toEqual({ rows: [], faults: [] });
  });
  it('reports a line with too few or too many cells instead of dropping it', () => {
    const table = parseRuleTable(DOC, `${HEAD}| F2-01 | Home. | built |\n${BUILT} more |`);
    expect(table.rows).toEqual([]);
    expect(table.faults).toEqual([`${DOC}:5 has 3 cells and not 5`, `${DOC}:6 has 6 cells and not 5`]);
  });
});

describe('the form of the rows', () => {
  it('is correct for a built row with a file and a test, and a later row', () => {
    expect(faultsOf([BUILT, LATER])).toEqual([]);
  });
  it.each([
    ['an id twice', [BUILT, BUILT], 'has the id of docs/site-foundations.md:5'],
    ['an id of the other table', [BUILT.replace('F2-01', 'P2-001')], 'has an id of another shape'],
    ['an id of three digits', [BUILT.replace('F2-01', 'F2-001')], 'has an id of another shape'],
    ['an id under the heading of another section', [BUILT.replace('F2-01', 'F3-01')], "stands under 'F 2'"],
    ['an unknown stage', [LATER.replace('open web', 'soon')], "has the stage 'soon', which is none"],
    ['an empty rule', [LATER.replace('A map \\| a list.', '')], 'says no rule'],
    ['a later row without a folder', [LATER.replace('`client/pages/person/map`', 'somewhere')], 'names no folder'],
    ['a built row without a file', [BUILT.replace('`shared/urls/paths.ts`', '–')], 'is built and names no file'],
    ['a file that is gone', [BUILT.replace('`shared/', '`gone/')], 'names gone/urls/paths.ts, which does not exist'],
  ])('is wrong with %s', (_what, lines, fault) => {
    expect(faultsOf(lines)).toEqual([expect.stringMatching(/^docs\/site-foundations\.md:\d+ /)]);
    expect(faultsOf(lines)[0]).toContain(fault);
  });
  it('is wrong for a built row without a test', () => {
    expect(faultsOf([BUILT], [])).toEqual(['docs/site-foundations.md:5 F2-01 has no test: no title carries its id']);
  });
  it('is wrong for a later row whose id is on a test', () => {
    expect(faultsOf([LATER], [testOf('F2-02')])).toEqual([
      'docs/site-foundations.md:5 F2-02 is not built, and yet a test carries its id',
    ]);
  });
});

it('reports a test with more than six ids', () => {
  const six = ['F2-10', 'F2-11', 'F2-12', 'F2-13', 'F2-14', 'F2-15'];
  expect(findOverusedTests([testOf(...six)])).toEqual([]);
  expect(findOverusedTests([testOf(...six, 'F2-16')])).toEqual([
    'shared/a.test.ts:3 says that it proves 7 rows: F2-10 F2-11 F2-12 F2-13 F2-14 F2-15 F2-16',
  ]);
});

it('reports a test with an unknown id', () => {
  expect(findUnknownTestIds(rowsOf(BUILT), [testOf('F2-01')])).toEqual([]);
  expect(findUnknownTestIds(rowsOf(BUILT), [testOf('F2-01', 'F2-77')])).toEqual([
    'shared/a.test.ts:3 says that it proves F2-77, which no table has',
  ]);
});

it('reports an unknown id in the code once per file', () => {
  const unknown = `F2-${'77'}`;
  const files = [
    { file: 'shared/a.ts', text: `/** F2-01, ${unknown} and ${unknown} */` },
    { file: 'shared/b.ts', text: `const grid = 'AF2-01';` },
  ];
  expect(findUnknownIds(rowsOf(BUILT), files)).toEqual([`shared/a.ts ${unknown}`]);
});

it('reports a comment that cites a section or an outside document, and no other text', () => {
  const [section, elsewhere] = [`F ${2}`, `decisions ${3}`];
  const text = [
    `/** A path (${section}),`,
    ` * as it is (F2-01). */`,
    `const words = '${section}'; // see ${elsewhere}`,
    `/* docs/decisions.md */`,
  ];
  expect(findSectionCitations([{ file: 'shared/a.ts', text: text.join('\n') }])).toEqual([
    `shared/a.ts /** A path (${section}),`,
    `shared/a.ts // see ${elsewhere}`,
  ]);
});

it('reports a source file that cites none of its built rows', () => {
  const rows = rowsOf(BUILT, LATER);
  const citing = (text: string) => findSilentFiles(rows, [{ file: rows[0]?.file ?? '', text }]);
  expect(citing('/** Home (F2-01). */')).toEqual([]);
  expect(citing('/** Home (F2-02). */')).toEqual([`${rows[0]?.file} F2-01`]);
  expect(findSilentFiles(rows, [{ file: 'client/site', text: '' }])).toEqual([]);
});
