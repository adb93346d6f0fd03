import { callerOfOdd, ODD_STRINGS, oddCall } from '../../tests/support/fuzz/odd-strings.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { say } from '../lib/run/say.ts';
import { startBenchOrigin } from './bench-origin.ts';
import { costOf, timeCall } from './origin-calls.ts';
import { beginTable, print, quantile } from './table.ts';

/** Those that took longest are timed again this often, and the shortest time counts: the machine is shared. */
const AGAIN = 5;
const TIMED_AGAIN = 50;
const TOLD = 10;

interface Timed {
  readonly index: number;
  readonly ms: number;
}

/** How long the origin takes for odd strings in any box, and the slowest of them. */
export async function benchOdd(stateDir: string): Promise<void> {
  await ensureDatabases({ stateDir, onProgress: say });
  const { server, secret } = await startBenchOrigin(stateDir);
  const time = (index: number): Promise<number> => {
    const odd = oddCall(index);
    return timeCall(server, secret, odd.path, callerOfOdd(odd), true);
  };
  try {
    const times: Timed[] = [];
    for (let index = 0; index < ODD_STRINGS; index++) times.push({ index, ms: await time(index) });
    const slowest: Timed[] = [];
    for (const { index, ms } of times.toSorted((a, b) => b.ms - a.ms).slice(0, TIMED_AGAIN)) {
      const again: number[] = [ms];
      for (let round = 0; round < AGAIN; round++) again.push(await time(index));
      slowest.push({ index, ms: Math.min(...again) });
    }
    beginTable(`${ODD_STRINGS.toLocaleString('en-US')} odd strings in calls of the origin; aim: each at most 50 ms`);
    const all = times.map(({ ms }) => ms);
    for (const share of [0.5, 0.95, 0.99]) print(`p${share * 100}`, `${quantile(all, share).toFixed(1)} ms`);
    for (const { index, ms } of slowest.toSorted((a, b) => b.ms - a.ms).slice(0, TOLD)) {
      const odd = oddCall(index);
      const { rows, status } = await costOf(server, secret, odd.path, callerOfOdd(odd));
      print(`${odd.box}: ${odd.kind}`, `${ms.toFixed(1)} ms`, `${rows} rows, status ${status}, no. ${index}`);
    }
  } finally {
    await server.dispose();
  }
}
