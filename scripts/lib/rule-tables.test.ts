import { describe, expect, it } from 'vitest';
import {
  findOverusedTests,
  findRowFaults,
  findSectionCitations,
  findSilentFiles,
  findUnknownIds,
  findUnprovenRows,
  parseRuleTable,
  type RuleRow,
  type TestOutcome,
} from './rule-tables.ts';

const DOC = 'docs/site-foundations.md';
const HEAD = '## F 2 Screens and routes\n\n| id | rule | stage | file | test |\n| --- | --- | --- | --- | --- |\n';
const BUILT =
  '| F2-01 | Home is `/`. | built | `shared/urls/paths.ts` | `shared/urls/paths.test.ts` › the paths › name home |';
const LATER = '| F2-02 | A map \\| a list. | person blocks | `client/pages/person/map` | – |';

const rowsOf = (...lines: string[]): readonly RuleRow[] => parseRuleTable(DOC, HEAD + lines.join('\n')).rows;
const faultsOf = (...lines: string[]) => findRowFaults(rowsOf(...lines), (path) => path.startsWith('shared/'));

describe('reading a rule table', () => {
  it('takes the cells of each row, a bar within one included, and the section above it', () => {
    expect(rowsOf(BUILT, LATER)).toEqual([
      {
        doc: DOC,
        line: 5,
        section: 'F 2',
        id: 'F2-01',
        rule: 'Home is `/`.',
        stage: 'built',
        file: 'shared/urls/paths.ts',
        test: { file: 'shared/urls/paths.test.ts', name: 'the paths › name home' },
        testCell: '`shared/urls/paths.test.ts` › the paths › name home',
      },
      {
        doc: DOC,
        line: 6,
        section: 'F 2',
        id: 'F2-02',
        rule: 'A map | a list.',
        stage: 'person blocks',
        file: 'client/pages/person/map',
        test: null,
        testCell: '–',
      },
    ]);
  });
  it('skips headings, prose and the heads of tables', () => {
    expect(parseRuleTable(DOC, `# Rules\n\nSome words.\n\n${HEAD}`)).toEqual({ rows: [], faults: [] });
  });
  it('names a line that has too few or too many cells instead of dropping it', () => {
    const table = parseRuleTable(DOC, `${HEAD}| F2-01 | Home. | built |\n${BUILT} more |`);
    expect(table.rows).toEqual([]);
    expect(table.faults).toEqual([`${DOC}:5 has 3 cells and not 5`, `${DOC}:6 has 6 cells and not 5`]);
  });
});

describe('the form of the rows', () => {
  it('is right of a built row whose file and test exist, and of a later one', () => {
    expect(faultsOf(BUILT, LATER)).toEqual([]);
  });
  it.each([
    ['an id twice', [BUILT, BUILT], 'has the id of docs/site-foundations.md:5'],
    ['an id of the other table', [BUILT.replace('F2-01', 'P2-001')], 'has an id of another shape'],
    ['an id of three digits', [BUILT.replace('F2-01', 'F2-001')], 'has an id of another shape'],
    ['an id under the heading of another section', [BUILT.replace('F2-01', 'F3-01')], "stands under 'F 2'"],
    ['an unknown stage', [LATER.replace('person blocks', 'soon')], "has the stage 'soon', which is none"],
    ['an empty rule', [LATER.replace('A map \\| a list.', '')], 'says no rule'],
    ['a later row without a folder', [LATER.replace('`client/pages/person/map`', 'somewhere')], 'names no folder'],
    ['a later row with a test', [LATER.replace('–', 'soon')], "is not built and yet has the test 'soon'"],
    ['a built row without a file', [BUILT.replace('`shared/urls/paths.ts`', '–')], 'is built and names no file'],
    [
      'a built row whose test is pending',
      [BUILT.replace(/`shared\/urls\/paths\.test.*name home/, 'pending: home')],
      "is built and names no test but 'pending: home'",
    ],
    ['a file that is gone', [BUILT.replace('`shared/', '`gone/')], 'names gone/urls/paths.ts, which does not exist'],
    [
      'a test file that is gone',
      [BUILT.replace('`shared/urls/paths.test', '`gone/paths.test')],
      'names gone/paths.test.ts, which does not exist',
    ],
  ])('is wrong with %s', (_what, lines, fault) => {
    expect(faultsOf(...lines)).toEqual([expect.stringMatching(/^docs\/site-foundations\.md:\d+ /)]);
    expect(faultsOf(...lines)[0]).toContain(fault);
  });
});

it('names a test that more than six rows name', () => {
  const six = Array.from({ length: 6 }, (_, at) => BUILT.replace('F2-01', `F2-1${at}`));
  expect(findOverusedTests(rowsOf(...six))).toEqual([]);
  expect(findOverusedTests(rowsOf(...six, BUILT))).toEqual([
    'shared/urls/paths.test.ts › the paths › name home is named by 7 rows: F2-10 F2-11 F2-12 F2-13 F2-14 F2-15 F2-01',
  ]);
});

it('names an id that the code cites and no table has, once a file', () => {
  const unknown = `F2-${'77'}`;
  const files = [
    { file: 'shared/a.ts', text: `/** F2-01, ${unknown} and ${unknown} */` },
    { file: 'shared/b.ts', text: `const grid = 'AF2-01';` },
  ];
  expect(findUnknownIds(rowsOf(BUILT), files)).toEqual([`shared/a.ts ${unknown}`]);
});

it('names a comment that cites a section, or a document that is none of ours, and no other text', () => {
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

it('names a source file that cites none of the built rows that name it', () => {
  const rows = rowsOf(BUILT, LATER);
  const citing = (text: string) => findSilentFiles(rows, [{ file: rows[0]?.file ?? '', text }]);
  expect(citing('/** Home (F2-01). */')).toEqual([]);
  expect(citing('/** Home (F2-02). */')).toEqual([`${rows[0]?.file} F2-01`]);
  expect(findSilentFiles(rows, [{ file: 'client/site', text: '' }])).toEqual([]);
});

it('calls a rule proven only by a test that ran and passed', () => {
  const outcomes = (outcome?: TestOutcome) =>
    new Map(outcome === undefined ? [] : [['shared/urls/paths.test.ts › the paths › name home', outcome]]);
  const unproven = (outcome?: TestOutcome) => findUnprovenRows(rowsOf(BUILT, LATER), outcomes(outcome));
  expect(unproven('passed')).toEqual([]);
  expect(unproven('failed')).toEqual(['F2-01: failed: shared/urls/paths.test.ts › the paths › name home']);
  expect(unproven('skipped')).toEqual(['F2-01: skipped: shared/urls/paths.test.ts › the paths › name home']);
  expect(unproven()).toEqual(['F2-01: did not run: shared/urls/paths.test.ts › the paths › name home']);
});
