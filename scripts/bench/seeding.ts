import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMALL_HEAP } from '../lib/database/prepare-databases.ts';
import { ROOT } from '../lib/run/local-server.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';

const PEOPLE = 1_000_000;
/** How often the memory is read, in milliseconds. */
const EVERY_MS = 500;

/** How long a million people take to make, and the most memory that takes; they are thrown away. */
export async function benchSeeding(): Promise<void> {
  const stateDir = mkdtempSync(join(tmpdir(), 'porchlight-seeding-'));
  try {
    const begin = performance.now();
    const peak = await highestMemory(stateDir);
    beginTable(`Making ${PEOPLE.toLocaleString('en-US')} people`);
    print('time', `${((performance.now() - begin) / 1_000).toFixed(0)} s`, 'aim: under 180 s');
    print('most memory', `${peak.toFixed(0)} MB`, 'aim: under 1,000 MB');
  } finally {
    rmSync(stateDir, { recursive: true, force: true });
  }
}

/** The highest resident memory of the process that makes them, in MB. */
function highestMemory(stateDir: string): Promise<number> {
  const wanted = JSON.stringify({ stateDir, people: PEOPLE });
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
