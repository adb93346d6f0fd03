import { CITED_ID } from './rule-ids.ts';
import type { SourceTest } from './source-tests.ts';

/**
 * The rule tables in docs: one row per rule of the specification, with its stage, its file and the tests that prove it.
 * The guard reads them before a test run, scripts/check-rule-tables.ts after it.
 */

/** Every table, the form of its ids, and its minimum number of rows. */
export const RULE_TABLES = [
  { doc: 'docs/site-foundations.md', idShape: /^F[1-9]-\d{2}$/, fewestRows: 140 },
  { doc: 'docs/person-page.md', idShape: /^P[1-9]-\d{3}$/, fewestRows: 400 },
] as const;

/** Built, or what builds it, in order. */
const ROW_STAGES: readonly string[] = ['built', 'open web', 'operations'];

/** The most rows one test may prove; a test that 'proves' more proves none of them. */
export const MOST_ROWS_PER_TEST = 6;

const COLUMNS = ['id', 'rule', 'stage', 'file', 'test'];

/** A section citation, where a rule id belongs, or a document outside the repository. */
const CITED_SECTION = /\b(?:[FP] \d|decisions \d)/;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g;
const SOURCE_FILE = /^(?:shared|worker|client)\/.*(?<!\.test)\.tsx?$/;

export interface RuleRow {
  readonly doc: string;
  /** in the document, starting at 1 */
  readonly line: number;
  /** letter and number of the heading above, separated by a space; '' before the first heading */
  readonly section: string;
  readonly id: string;
  readonly rule: string;
  readonly stage: string;
  /** path in the repository; null if the cell has none */
  readonly file: string | null;
}

/** A text from the repository with its path. */
interface SourceText {
  readonly file: string;
  readonly text: string;
}

export interface RuleTable {
  readonly rows: readonly RuleRow[];
  /** lines that look like a table but are not rows */
  readonly faults: readonly string[];
}

/** Reads a rule table; messages use its path `doc`. */
export function parseRuleTable(doc: string, text: string): RuleTable {
  const rows: RuleRow[] = [];
  const faults: string[] = [];
  let section = '';
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    section = /^## ([A-Z] \d)\b/.exec(content)?.[1] ?? (content.startsWith('## ') ? '' : section);
    if (!content.startsWith('|')) continue;
    const cells = cellsOf(content);
    if (cells.every((cell) => /^:?-+:?$/.test(cell)) || cells.join() === COLUMNS.join()) continue;
    const [id, rule, stage, file] = cells;
    if (cells.length !== COLUMNS.length || id === undefined || rule === undefined || stage === undefined) {
      faults.push(`${doc}:${line} has ${cells.length} cells and not ${COLUMNS.length}`);
      continue;
    }
    rows.push({
      ...{ doc, line, section, id, rule, stage },
      file: /^`([^`]+)`$/.exec(file ?? '')?.[1] ?? null,
    });
  }
  return { rows, faults };
}

/** Whether a row needs a test. */
export function owesTest({ stage }: RuleRow): boolean {
  return stage === 'built';
}

/** Formal errors in the rows of all tables; `isThere` says whether a repository path exists. */
export function findRowFaults(
  rows: readonly RuleRow[],
  tests: readonly SourceTest[],
  isThere: (path: string) => boolean,
): string[] {
  const firstLines = new Map<string, string>();
  const proven = new Set(tests.flatMap(({ ids }) => ids));
  return rows.flatMap((row) => {
    const earlier = firstLines.get(row.id);
    firstLines.set(row.id, `${row.doc}:${row.line}`);
    const faults = [
      ...(earlier === undefined ? [] : [`has the id of ${earlier}`]),
      ...idFaults(row),
      ...(row.rule === '' ? ['says no rule'] : []),
      ...(ROW_STAGES.includes(row.stage) ? [] : [`has the stage '${row.stage}', which is none`]),
      ...(owesTest(row) ? builtFaults(row, proven, isThere) : laterFaults(row, proven)),
    ];
    return faults.map((fault) => `${row.doc}:${row.line} ${row.id} ${fault}`);
  });
}

/** Tests with more ids than one test can prove. */
export function findOverusedTests(tests: readonly SourceTest[]): string[] {
  return tests
    .filter(({ ids }) => ids.length > MOST_ROWS_PER_TEST)
    .map(({ file, line, ids }) => `${file}:${line} says that it proves ${ids.length} rows: ${ids.join(' ')}`);
}

/** Tests with an id that no table has. */
export function findUnknownTestIds(rows: readonly RuleRow[], tests: readonly SourceTest[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return tests.flatMap(({ file, line, ids }) =>
    ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} says that it proves ${id}, which no table has`),
  );
}

/** Ids that the code cites and no table has: 'file id'. */
export function findUnknownIds(rows: readonly RuleRow[], files: readonly SourceText[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return files.flatMap(({ file, text }) =>
    [...new Set(text.match(CITED_ID))].filter((id) => !known.has(id)).map((id) => `${file} ${id}`),
  );
}

/** Comments that cite a section of a specification instead of a row's id, as 'file line'. */
export function findSectionCitations(files: readonly SourceText[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(COMMENT)]
      .flatMap(([comment]) => comment.split('\n'))
      .filter((line) => CITED_SECTION.test(line))
      .map((line) => `${file} ${line.trim()}`),
  );
}

/** Source files of built rows that cite none of their rows, as 'file ids'. */
export function findSilentFiles(rows: readonly RuleRow[], files: readonly SourceText[]): string[] {
  const ids = new Map<string, string[]>();
  for (const { id, stage, file } of rows) {
    if (stage === 'built' && file !== null) ids.set(file, [...(ids.get(file) ?? []), id]);
  }
  return files.flatMap(({ file, text }) => {
    const named = ids.get(file) ?? [];
    if (named.length === 0 || !SOURCE_FILE.test(file)) return [];
    return text.match(CITED_ID)?.some((id) => named.includes(id)) ? [] : [`${file} ${named.join(' ')}`];
  });
}

/** The cells of a line; '\|' is a bar within a cell. */
export function cellsOf(line: string): string[] {
  return line
    .replace(/^\||(?<!\\)\|\s*$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function idFaults({ doc, section, id }: RuleRow): string[] {
  const table = RULE_TABLES.find((candidate) => candidate.doc === doc);
  if (table?.idShape.test(id) !== true) return ['has an id of another shape'];
  return section === `${id[0]} ${id[1]}` ? [] : [`stands under '${section}'`];
}

function builtFaults({ id, file }: RuleRow, proven: ReadonlySet<string>, isThere: (path: string) => boolean): string[] {
  return [
    ...(file === null ? ['is built and names no file'] : []),
    ...(file === null || isThere(file) ? [] : [`names ${file}, which does not exist`]),
    ...(proven.has(id) ? [] : ['has no test: no title carries its id']),
  ];
}

function laterFaults({ id, file }: RuleRow, proven: ReadonlySet<string>): string[] {
  return [
    ...(file === null ? ['names no folder'] : []),
    ...(proven.has(id) ? ['is not built, and yet a test carries its id'] : []),
  ];
}
