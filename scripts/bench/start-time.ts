import { execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../lib/run/local-server.ts';
import { childrenOf } from '../lib/run/processes.ts';
import { memoryOf } from './process-memory.ts';
import { beginTable, print } from './table.ts';

const PORT = 8790;
/** After the first page, what starting took is given back. */
const SETTLED_MS = 3_000;

/** Times npm start in a fresh copy, first without a build and database, then with both, and what it holds then. */
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
    beginTable('From npm start to the first served page');
    for (const start of ['first start (build, 20,000 people)', 'second start']) {
      const { took, memory } = await timeStart(folder);
      print(start, `${(took / 1000).toFixed(1)} s`, memory);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Start {
  /** milliseconds to the first page */
  readonly took: number;
  /** resident memory of Node and of what it started */
  readonly memory: string;
}

function timeStart(folder: string): Promise<Start> {
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
      await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
      const memory = describeMemory(child.pid ?? 0);
      child.once('exit', () =>
        status === 200 ? resolve({ took, memory }) : reject(new Error(`the start page answered ${status}`)),
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

/** 'Node 120 MB, workerd 210 MB' */
function describeMemory(pid: number): string {
  const parts = [['Node', pid] as const, ...childrenOf(pid).map((child) => [child.name, child.pid] as const)];
  return parts.map(([name, id]) => `${name} ${memoryOf(id).toFixed(0)} MB`).join(', ');
}
