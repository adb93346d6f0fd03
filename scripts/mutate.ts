// npm run mutate -- --rows 40 --seed 1: changes one constant or condition behind each of several random built rows, and
// prints the changes that the row's tests miss. --unit skips rows that only worker and browser tests prove; --row
// P4-091 takes that row.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type ChosenMutation, chooseMutation, seededFor } from './lib/mutate/choose-mutation.ts';
import { compiles, passes, type RowTests, testsOfRow } from './lib/mutate/run-row-tests.ts';
import { expectCleanTree, withMutation } from './lib/mutate/working-copy.ts';
import { namesInTests } from './lib/rules/names-in-tests.ts';
import { parseRuleTable, RULE_TABLES, type RuleRow } from './lib/rules/rule-tables.ts';
import { readAllSourceTests } from './lib/rules/source-tests.ts';
import { ROOT } from './lib/run/local-server.ts';
import { failWithSentence, say } from './lib/run/say.ts';
import { parseSource } from './lib/syntax/syntax.ts';

interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly mutation: ChosenMutation;
  readonly tests: RowTests;
}
type Verdict = 'killed' | 'killed by types' | 'survived';

interface Wanted {
  readonly rows: number;
  readonly seed: number;
  readonly isUnitOnly: boolean;
  /** only this row */
  readonly only: string | undefined;
}

try {
  const { values } = parseArgs({
    options: {
      rows: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      unit: { type: 'boolean', default: false },
      row: { type: 'string' },
    },
  });
  expectCleanTree(ROOT);
  const { rows, seed, unit, row } = values;
  await tryMutants(chooseMutants({ rows: Number(rows), seed: Number(seed), isUnitOnly: unit, only: row }));
} catch (error) {
  failWithSentence(error);
}

function chooseMutants({ rows, seed, isUnitOnly, only }: Wanted): Mutant[] {
  const tests = readAllSourceTests(ROOT);
  const chosen: Mutant[] = [];
  let passedOver = 0;
  for (const row of shuffled(builtRows(), seed)) {
    if (only !== undefined && row.id !== only) continue;
    if (chosen.length === rows) break;
    const own = testsOfRow(row.id, tests);
    const file = row.file ?? '';
    const mutation =
      own === null ? null : chooseMutation({ file, text: textOf(file) }, row, namesOf(row.id, own.files), seed);
    if (own === null || mutation === null || (isUnitOnly && own.kind !== 'unit')) passedOver += 1;
    else chosen.push({ id: row.id, file, mutation, tests: own });
  }
  if (only !== undefined && chosen.length === 0)
    throw new Error(
      passedOver === 0
        ? `No built row has the id ${only}.`
        : `${only} has nothing to change in its file, or no test of this kind.`,
    );
  say(`${chosen.length} rows; ${passedOver} were passed over, which have nothing to change or no test of this kind`);
  return chosen;
}

async function tryMutants(mutants: readonly Mutant[]): Promise<void> {
  await expectPasses(mutants);
  const counts: Record<Verdict, number> = { killed: 0, 'killed by types': 0, survived: 0 };
  let elsewhere = 0;
  for (const mutant of mutants) {
    const verdict = await tryMutant(mutant);
    counts[verdict] += 1;
    if (verdict === 'survived' && mutant.mutation.place === 'elsewhere') elsewhere += 1;
    print(verdict, mutant);
  }
  console.log(`\n${counts.killed} killed by tests, ${counts['killed by types']} by types alone`);
  console.log(
    `${elsewhere} of the survivors are changes of something in the row's file that may have nothing to do with it`,
  );
  console.log(`${counts.survived} of ${mutants.length} mutants survived`);
}

/** @throws Error if a test fails without any change: it would kill every mutant of its row */
async function expectPasses(mutants: readonly Mutant[]): Promise<void> {
  for (const [kind, some] of Map.groupBy(mutants, ({ tests }) => tests.kind)) {
    const ids = some.map(({ id }) => id);
    const files = [...new Set(some.flatMap(({ tests }) => tests.files))];
    say(`Running the ${kind} tests of ${ids.length} rows as they are`);
    if (!(await passes(ids, kind, files)))
      throw new Error(`A ${kind} test of these rows fails without any change: ${ids.join(' ')}.`);
  }
}

async function tryMutant({ id, file, mutation, tests }: Mutant): Promise<Verdict> {
  return withMutation(join(ROOT, file), mutation, async () => {
    if (!(await passes([id], tests.kind, tests.files))) return 'killed';
    return (await compiles()) ? 'survived' : 'killed by types';
  });
}

function print(verdict: Verdict, { id, file, mutation, tests }: Mutant): void {
  const { line, before, after, place } = mutation;
  const where = `${file}:${line}${place === 'elsewhere' ? ' (elsewhere in the file)' : ''}`;
  console.log(`${verdict.padEnd(15)} ${id} ${where}  ${oneLine(before)} → ${oneLine(after)}`);
  if (verdict === 'survived') for (const name of tests.names) console.log(`${' '.repeat(16)}${name}`);
}

function builtRows(): RuleRow[] {
  return RULE_TABLES.flatMap(({ doc }) => parseRuleTable(doc, textOf(doc)).rows).filter(
    ({ stage, file }) => stage === 'built' && file !== null,
  );
}

/** Each row has its own place, so that adding a row moves no other. */
function shuffled(rows: readonly RuleRow[], seed: number): RuleRow[] {
  return rows
    .map((row) => ({ row, at: seededFor(row.id, seed).next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

function namesOf(id: string, files: readonly string[]): Set<string> {
  const names = files.map((file) => namesInTests(id, parseSource(file, textOf(file)), textOf(file)));
  return new Set(names.flatMap((some) => [...some]));
}

function textOf(file: string): string {
  return readFileSync(join(ROOT, file), 'utf8');
}

function oneLine(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 77)}...` : line;
}
