import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { calls } from '../../shared/contract/calls.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { say } from '../lib/run/say.ts';
import { startBenchOrigin } from './bench-origin.ts';
import { rowsReadBy, timeCall } from './origin-calls.ts';
import { CALLS_PER_KIND, scaleCalls } from './scale-calls.ts';
import { beginTable, median, print, quantile } from './table.ts';

/** How often each call is repeated after its first time; the median counts. */
const ROUNDS = 3;
const BYTES_PER_KIB = 1_024;
/** How many of the largest tables and indexes are listed; the others are summed. */
const NAMED_TABLES = 12;
/** Calls that only the browser makes. */
const BROWSER_CALLS: readonly string[] = [calls.suggest.path];

/** The figures of one kind of call for one size of population. */
export interface KindFigures {
  readonly p50: number;
  readonly p95: number;
  readonly rowsP50: number;
  readonly rowsP95: number;
}
export type ScaleFigures = ReadonlyMap<string, KindFigures>;

/** Every way to find people at one size of population: how long the origin takes, and how many rows D1 reads. */
export async function benchScale(stateDir: string, people: number): Promise<ScaleFigures> {
  const { peopleFile } = await ensureDatabases({ stateDir, people, onProgress: say });
  const kinds = scaleCalls(peopleFile);
  const figures = new Map<string, KindFigures>();
  const { server, secret } = await startBenchOrigin(stateDir);
  try {
    beginTable(`${people.toLocaleString('en-US')} people: origin with D1, ${CALLS_PER_KIND} calls of each kind`);
    for (const [kind, paths] of Object.entries(kinds)) {
      const times: number[] = [];
      const rows: number[] = [];
      for (const path of paths) {
        const caller = BROWSER_CALLS.some((own) => path.startsWith(own)) ? 'browser' : 'edge';
        await timeCall(server, secret, path, caller);
        const rounds: number[] = [];
        for (let round = 0; round < ROUNDS; round++) rounds.push(await timeCall(server, secret, path, caller));
        times.push(median(rounds));
        rows.push(await rowsReadBy(server, secret, path, caller));
      }
      const found = {
        p50: median(times),
        p95: quantile(times, 0.95),
        rowsP50: median(rows),
        rowsP95: quantile(rows, 0.95),
      };
      figures.set(kind, found);
      const read = `rows read ${found.rowsP50} (p95 ${found.rowsP95}, most ${Math.max(...rows)})`;
      print(kind, `${found.p50.toFixed(1)} ms`, `p95 ${found.p95.toFixed(1)} ms, ${read}`);
    }
  } finally {
    await server.dispose();
  }
  printSize(peopleFile, people);
  return figures;
}

/** How much longer each kind takes in the largest population than in the smallest. */
export function printGrowth(smallest: ScaleFigures, largest: ScaleFigures): void {
  beginTable('Growth from the smallest to the largest population (aim: at most 1.5 at p95)');
  for (const [kind, few] of smallest) {
    const many = largest.get(kind);
    if (many === undefined) continue;
    print(
      kind,
      `${(many.p95 / few.p95).toFixed(2)} x`,
      `p50 ${(many.p50 / few.p50).toFixed(2)} x, rows ${few.rowsP95} to ${many.rowsP95} at p95`,
    );
  }
}

/** Bytes per person, and what they are spent on. */
function printSize(peopleFile: string, people: number): void {
  const database = new DatabaseSync(peopleFile, { readOnly: true });
  const parts = database
    .prepare('SELECT name, SUM(pgsize) AS bytes FROM dbstat GROUP BY name ORDER BY bytes DESC')
    .all() as { name: string; bytes: number }[];
  database.close();
  const { size } = statSync(peopleFile);
  print(
    'bytes of the database, a person',
    `${Math.round(size / people)}`,
    `${(size / BYTES_PER_KIB ** 3).toFixed(2)} GiB`,
  );
  for (const { name, bytes } of parts.slice(0, NAMED_TABLES)) print(`  ${name}`, `${Math.round(bytes / people)}`);
  const rest = parts.slice(NAMED_TABLES).reduce((sum, { bytes }) => sum + bytes, 0);
  print('  the others', `${Math.round(rest / people)}`);
}
