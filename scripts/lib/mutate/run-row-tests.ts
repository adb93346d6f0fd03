import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../local-server.ts';
import type { SourceTest } from '../source-tests.ts';

/** Which runner takes a test; what needs a build comes after what does not. */
const KINDS = ['unit', 'worker', 'browser'] as const;
export type TestKind = (typeof KINDS)[number];

export interface RowTests {
  readonly kind: TestKind;
  readonly files: readonly string[];
  readonly names: readonly string[];
}

/** The tests of a row of the cheapest kind that it has; null where it has none. */
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

/** Whether the tests of a row pass; what needs a build gets one first, and a build that fails is a failure. */
export async function passes(id: string, { kind, files }: RowTests): Promise<boolean> {
  if (kind !== 'unit' && !(await succeeds('vite', ['build']))) return false;
  if (kind === 'browser') return succeeds('playwright', ['test', ...files, '-g', id, '--reporter=line']);
  const projects = kind === 'unit' ? ['unit', 'unit-mocking'] : ['worker'];
  const chosen = projects.flatMap((project) => ['--project', project]);
  return succeeds('vitest', ['run', ...chosen, ...files, '-t', id, '--bail=1', '--reporter=dot']);
}

export function compiles(): Promise<boolean> {
  return succeeds('tsc', ['-p', 'tsconfig.json', '--noEmit']);
}

function succeeds(command: string, args: readonly string[]): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(ROOT, 'node_modules/.bin', command), args, { cwd: ROOT, stdio: 'ignore' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
