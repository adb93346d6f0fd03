import { expect, test } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

/** What every request pays for. */

const copying = (files: readonly { readonly file: string; readonly text: string }[]) =>
  files.filter(({ text }) => /\bc\.var\b/.test(text)).map(({ file }) => file);

test('no worker reads a variable of the request through c.var, which copies all of them each time', () => {
  const files = trackedFiles('worker').filter(({ file }) => /\.tsx?$/.test(file));
  expect(files.length).toBeGreaterThan(100);
  expect(copying(files)).toEqual([]);
  expect(copying([{ file: 'worker/a.ts', text: 'const { url } = c.var;' }])).toHaveLength(1);
});
