import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureBuild } from '../build/build.ts';
import type { SourceTest } from '../rules/source-tests.ts';
import { ROOT } from '../run/local-server.ts';

/** A build in this process leaves NODE_ENV set to production, and tests would run a different React. */
const ENV = { ...process.env, NODE_ENV: '' };

/** Which runner runs a test; runners that need a build come last. */
const KINDS = ['unit', 'worker', 'browser'] as const;
export type TestKind = (typeof KINDS)[number];

export interface RowTests {
  readonly kind: TestKind;
  readonly files: readonly string[];
  readonly names: readonly string[];
}

/** A row's tests of its cheapest kind; null if it has none. */
export function testsOfRow(id: string, tests: readonly SourceTest[]): RowTests | null {
  const own = tests.filter(({ ids }) => ids.includes(id));
  for (const kind of KINDS) {
    const some = own.filter(({ file }) => kindOf(file) === kind);
    const files = [...new Set(some.map(({ file }) => file))];
    if (files.length > 0) return { kind, files, names: some.map(({ file, name }) => `${file} › ${name}`) };
  }
  return null;
}

function kindOf(file: string): TestKind | null {
  if (file.startsWith('tests/browser/')) return 'browser';
  if (file.startsWith('tests/worker/')) return 'worker';
  return file.startsWith('tests/population/') ? null : 'unit';
}

/** Whether the rows' tests pass. Builds first if they need it; a failed build is a failure. */
export async function passes(ids: readonly string[], kind: TestKind, files: readonly string[]): Promise<boolean> {
  if (kind !== 'unit' && !(await builds())) return false;
  const pattern = ids.join('|');
  if (kind === 'browser') return succeeds('playwright', ['test', ...files, '-g', pattern, '--reporter=line']);
  const projects = kind === 'unit' ? ['unit', 'unit-mocking'] : ['worker'];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return succeeds('vitest', ['run', ...chosen, ...files, '-t', pattern, '--bail=1', '--reporter=dot']);
}

async function builds(): Promise<boolean> {
  try {
    await ensureBuild(() => {});
    return true;
  } catch {
    return false;
  }
}

export function compiles(): Promise<boolean> {
  return succeeds('tsc', ['-p', 'tsconfig.json', '--noEmit']);
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT, stdio: 'ignore', env: ENV });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
