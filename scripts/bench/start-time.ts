import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/run/local-server.ts';
import { print } from './table.ts';

const PORT = 8790;

/** Times npm start in a fresh copy, first without a build and database, then with both. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-bench-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of files.split('\0').filter((name) => name !== '' && existsSync(join(ROOT, name)))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      cpSync(join(ROOT, file), join(folder, file));
    }
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    console.log('\nFrom npm start to the first served page');
    print('first start (build, 20,000 people)', `${((await timeStart(folder)) / 1000).toFixed(1)} s`);
    print('second start', `${((await timeStart(folder)) / 1000).toFixed(1)} s`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function timeStart(folder: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: String(PORT) },
    });
    let output = '';
    const onOutput = async (chunk: Buffer): Promise<void> => {
      const wasReady = output.includes('Stop with Ctrl-C');
      output += chunk.toString();
      if (wasReady || !output.includes('Stop with Ctrl-C')) return;
      const status = await fetch(`http://127.0.0.1:${PORT}/`).then(
        (answer) => answer.status,
        (error: Error) => error.message,
      );
      const took = performance.now() - begin;
      child.once('exit', () =>
        status === 200 ? resolve(took) : reject(new Error(`the start page answered ${status}`)),
      );
      child.kill('SIGTERM');
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    child.once('exit', (code) =>
      output.includes('Stop with Ctrl-C') ? undefined : reject(new Error(`npm start ended with ${code}: ${output}`)),
    );
  });
}
