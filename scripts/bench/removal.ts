import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFakeDrop } from '../../tests/support/fake-drop.ts';
import { type HashedList, hashesOnRecord } from '../../tests/support/hashes-on-record.ts';
import { dropHash } from '../../worker/origin/delete-act/hash.ts';
import { copyDatabase, migrate } from '../lib/database/local-database.ts';
import { ensureDatabases } from '../lib/database/people-database.ts';
import { ROOT } from '../lib/run/local-server.ts';
import { say } from '../lib/run/say.ts';
import type { RemovalFigures } from './removal-run.ts';
import { beginTable, print } from './table.ts';

/** Of so many identifiers on the lists, one is somebody's. */
const ONE_IN = 100;
/** The shares of the lists. */
const SHARES: { readonly [L in HashedList]: number } = { Email: 0.4, Phone: 0.3, NDZ: 0.3 };
/** Noon in California. */
const NOW = Date.UTC(2026, 10, 2, 20);
const RUN = fileURLToPath(new URL('removal-run.ts', import.meta.url));

/**
 * As many hashes as people, of which one in a hundred is somebody's: from the platform's answer to the last file of answers,
 * over HTTP, in a process of its own.
 */
export async function benchRemoval(stateDir: string, people: number): Promise<void> {
  const { peopleFile } = await ensureDatabases({ stateDir, people, onProgress: say });
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-removal-'));
  const drop = await openFakeDrop();
  try {
    const files = { people: join(folder, 'people.sqlite'), accounts: join(folder, 'accounts.sqlite') };
    copyDatabase(peopleFile, files.people);
    migrate(files.accounts, join(ROOT, 'worker/origin/migrations/accounts'));
    const lists = Object.keys(SHARES) as HashedList[];
    drop.offer(
      lists.map((list) => ({
        name: `20261102_4821_${list}.csv`,
        content: listOf(list, Math.round(people * SHARES[list]), files.people),
      })),
    );
    const { seconds, deleted, optedOut, peakBytes } = await run([files.people, files.accounts, drop.url, drop.key]);
    const of = (...states: readonly string[]) => states.reduce((sum, state) => sum + (seconds[state] ?? 0), 0);
    const inAll = people.toLocaleString('en-US');
    const perPerson = (of('removing') * 1_000) / Math.max(1, deleted + optedOut);
    beginTable(`${inAll} hashes of the Delete Act against ${inAll} people`);
    print('hashes against people', `${of('matching').toFixed(1)} s`);
    print('taking and reading the lists', `${of('asking', 'reading').toFixed(1)} s`);
    print('looking through accounts, answering', `${of('exempting', 'answering').toFixed(1)} s`);
    print(
      'in all, without removing anybody',
      `${(of(...Object.keys(seconds)) - of('removing')).toFixed(1)} s`,
      'aim: under 60 s',
    );
    print('removing', `${of('removing').toFixed(1)} s`, `${perPerson.toFixed(1)} ms a person`);
    print('people deleted', deleted.toLocaleString('en-US'), `and ${optedOut.toLocaleString('en-US')} opted out`);
    print('identifiers answered', drop.statuses.size.toLocaleString('en-US'), `in ${drop.taken.length} files`);
    print('most memory of the process', `${(peakBytes / 1024 ** 2).toFixed(0)} MB`);
  } finally {
    await drop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function listOf(list: HashedList, items: number, peopleFile: string): string {
  const hashes = hashesOnRecord(list, Math.floor(items / ONE_IN), peopleFile);
  const lines = Array.from({ length: items }, (_, at) => {
    const hashed = at % ONE_IN === 0 ? hashes[at / ONE_IN] : undefined;
    return `${list.slice(0, 1)}${at.toString(36).padStart(11, '0')},${hashed ?? dropHash(`nobody ${list} ${at}`)}\n`;
  });
  return `ID,Hash\n${lines.join('')}`;
}

function run(values: readonly string[]): Promise<RemovalFigures> {
  const child = spawn(process.execPath, [RUN, ...values, String(NOW)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      if (code === 0) resolve(JSON.parse(output) as RemovalFigures);
      else reject(new Error(`the run ended with ${code}`));
    });
  });
}
