import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { linesWith, ROOT, trackedFiles } from './tracked-files.ts';

/** The Content-Security-Policy lets no inline style through. */
const INLINE_STYLE = /\bstyle\s*=\s*[{"']|\bstyle:\s*\{|setAttribute\(\s*['"]style|\.style\.cssText/;

/** A path that is spelled in the markup: href="/…", action={'/…'}, location.href = '/…'. */
const SPELLED_PATH = /\b(?:href|action|formAction|src|assign|replace)\s*(?:=|:|\()\s*\{?\s*(['"`])(\/[^'"`]*)\1/g;

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const client = trackedFiles('client').filter(({ file }) => /\.tsx?$/.test(file) && !isTest(file));
const shown = [...client, ...trackedFiles('worker').filter(({ file }) => file.endsWith('.tsx') && !isTest(file))];

function spelledPaths(files: readonly { file: string; text: string }[]): string[] {
  return files.flatMap(({ file, text }) =>
    [...text.matchAll(SPELLED_PATH)]
      .map((match) => match[2] ?? '')
      .filter((path) => path === '/' || !existsSync(join(ROOT, 'client/public', path)))
      .map((path) => `${file} ${path}`),
  );
}

it('exports nothing from a page but its component, because the browser takes whatever it exports', () => {
  const pages = client.filter(({ file }) => /^client\/pages\/[\w-]+\/\w+Page\.tsx$/.test(file));
  expect(pages.length).toBeGreaterThan(20);
  for (const { file, text } of pages) expect([file, text.match(/^export /gm)?.length]).toEqual([file, 1]);
});

it('has no inline style', () => {
  expect(linesWith(shown, INLINE_STYLE)).toEqual([]);
});
it('catches a planted inline style', () => {
  const plant = (text: string) => linesWith([{ file: 'client/a.tsx', text }], INLINE_STYLE);
  expect(plant('<p style={{ width: 3 }} />')).toHaveLength(1);
  expect(plant('<p style="width:3px">')).toHaveLength(1);
  expect(plant('<p className={styles.card}>')).toEqual([]);
});

it('spells no path except files in client/public: all others come from shared/urls/paths.ts', () => {
  expect(spelledPaths(shown)).toEqual([]);
});
it('catches a planted path', () => {
  const plant = (text: string) => spelledPaths([{ file: 'client/a.tsx', text }]);
  expect(plant('<a href="/people-search">')).toHaveLength(1);
  expect(plant("<form action={'/search'}>")).toHaveLength(1);
  expect(plant('<a href="/">')).toHaveLength(1);
  expect(plant('location.assign(`/name/$' + '{name}`)')).toHaveLength(1);
  expect(plant('<a href={paths.home()}> <a href="#phones"> <link href="/favicon.svg">')).toEqual([]);
});
