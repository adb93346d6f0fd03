import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_PEOPLE, databaseFiles } from '../lib/database/people-database.ts';
import { SMALL_HEAP } from '../lib/database/prepare-databases.ts';
import { ROOT } from '../lib/run/local-server.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';

/** Sizes of population, with the aims for each: seconds and MB. */
const SIZES = [
  { people: DEFAULT_PEOPLE, seconds: 10, memory: 1_000 },
  { people: 1_000_000, seconds: 180, memory: 1_000 },
] as const;
/** How often the memory is read, in milliseconds. */
const EVERY_MS = 500;

/** How long people take to make, the most memory that takes, and the bytes on disk; they are thrown away. */
export async function benchSeeding(): Promise<void> {
  for (const { people, seconds, memory } of SIZES) {
    const stateDir = mkdtempSync(join(tmpdir(), 'porchlight-seeding-'));
    try {
      const begin = performance.now();
      const peak = await highestMemory(stateDir, people);
      const took = (performance.now() - begin) / 1_000;
      const bytes = statSync(databaseFiles({ stateDir }).peopleFile).size;
      beginTable(`Making ${people.toLocaleString('en-US')} people`);
      print('time', `${took.toFixed(took < 20 ? 1 : 0)} s`, `aim: under ${seconds} s`);
      print('most memory', `${peak.toFixed(0)} MB`, `aim: under ${memory.toLocaleString('en-US')} MB`);
      print('people database', `${(bytes / 1e6).toFixed(0)} MB`, `${(bytes / people).toFixed(0)} bytes per person`);
    } finally {
      rmSync(stateDir, { recursive: true, force: true });
    }
  }
}

/** The highest resident memory of the process that makes them, in MB. */
function highestMemory(stateDir: string, people: number): Promise<number> {
  const wanted = JSON.stringify({ stateDir, people });
  const child = spawn(process.execPath, [...SMALL_HEAP, 'scripts/lib/database/prepare-process.ts', wanted], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0, 'VmHWM'));
  }, EVERY_MS);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(timer);
      if (code === 0) resolve(peak);
      else reject(new Error(`making the people ended with ${code}`));
    });
  });
}
