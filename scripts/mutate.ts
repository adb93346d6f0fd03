// npm run mutate -- --rows 40 --seed 1: changes one constant or condition behind each of some random built rows, and says
// which changes the tests of the row do not notice. --unit leaves out rows that worker and browser tests alone prove;
// --row P4-091 takes that row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seeded } from '../tests/support/random.ts';
import { ROOT } from './lib/local-server.ts';
import { chooseMutation } from './lib/mutate/choose-mutation.ts';
import { compiles, passes, testsOfRow } from './lib/mutate/run-row-tests.ts';
import { expectCleanTree, withMutation } from './lib/mutate/working-copy.ts';
import { namesInTests } from './lib/names-in-tests.ts';
import { readAllSourceTests } from './lib/read-source-tests.ts';
import { parseRuleTable, RULE_TABLES, type RuleRow } from './lib/rule-tables.ts';
import { failWithSentence } from './lib/say.ts';
import { parseSource } from './lib/syntax.ts';

type Verdict = 'killed' | 'killed by types' | 'survived';

try {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      unit: { type: 'boolean', default: false },
      row: { type: 'string' },
    },
  });
  expectCleanTree();
  await mutateRows(Number(values.rows), Number(values.seed), values.unit, values.row);
} catch (error) {
  failWithSentence(error);
}

async function mutateRows(wanted: number, seed: number, isUnitOnly: boolean, only?: string): Promise<void> {
  const tests = readAllSourceTests(ROOT);
  const counts: Record<Verdict, number> = { killed: 0, 'killed by types': 0, survived: 0 };
  let passedOver = 0;
  let elsewhere = 0;
  for (const row of shuffled(
    builtRows().filter(({ id }) => only === undefined || id === only),
    seed,
  )) {
    const total = counts.killed + counts['killed by types'] + counts.survived;
    if (total === wanted) break;
    const own = testsOfRow(row.id, tests);
    const file = row.file ?? '';
    const mutation =
      own === null ? null : chooseMutation({ file, text: textOf(file) }, row, namesOf(row.id, own.files), seed);
    if (own === null || mutation === null || (isUnitOnly && own.kind !== 'unit')) {
      passedOver += 1;
      continue;
    }
    const verdict = await withMutation(file, mutation, async (): Promise<Verdict> => {
      if (!(await passes(row.id, own))) return 'killed';
      return (await compiles()) ? 'survived' : 'killed by types';
    });
    counts[verdict] += 1;
    if (verdict === 'survived' && mutation.place === 'elsewhere') elsewhere += 1;
    const where = `${file}:${mutation.line}${mutation.place === 'elsewhere' ? ' (elsewhere in the file)' : ''}`;
    console.log(`${verdict.padEnd(15)} ${row.id} ${where}  ${oneLine(mutation.before)} → ${oneLine(mutation.after)}`);
    if (verdict === 'survived') for (const name of own.names) console.log(`${' '.repeat(16)}${name}`);
  }
  const total = counts.killed + counts['killed by types'] + counts.survived;
  console.log(
    `\n${counts.killed} killed by tests, ${counts['killed by types']} by types alone; ${passedOver} rows were passed over, which have ` +
      `nothing to change or no test of this kind; ${elsewhere} survivors are just somewhere in the row's file`,
  );
  console.log(`${counts.survived} of ${total} mutants survived`);
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function namesOf(id: string, files: readonly string[]): Set<string> {
  const names = files.map((file) => namesInTests(id, parseSource(file, textOf(file)), textOf(file)));
  return new Set(names.flatMap((some) => [...some]));
}

function builtRows(): RuleRow[] {
  return RULE_TABLES.flatMap(({ doc }) => parseRuleTable(doc, textOf(doc)).rows).filter(
    ({ stage, file }) => stage === 'built' && file !== null,
  );
}

function shuffled(rows: readonly RuleRow[], seed: number): RuleRow[] {
  const { next } = seeded(seed);
  return rows
    .map((row) => ({ row, at: next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}
