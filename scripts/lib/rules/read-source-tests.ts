import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSourceTests, type SourceTest } from './source-tests.ts';

const TEST_FILES = ['{shared,worker,client,scripts,tests}/**/*.{test,spec}.{ts,tsx}'];

/** Paths of the test files below a folder, in order. */
export function testFiles(root: string): string[] {
  return globSync(TEST_FILES, { cwd: root }).toSorted();
}

/** The tests of Vitest and of Playwright below a folder, file by file. */
export function readAllSourceTests(root: string): SourceTest[] {
  return testFiles(root).flatMap((file) => readSourceTests(file, readFileSync(join(root, file), 'utf8')));
}
