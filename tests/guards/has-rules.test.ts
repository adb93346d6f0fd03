import { expect, it } from 'vitest';
import { trackedFiles } from './tracked-files.ts';

const sheets = trackedFiles('client').filter(({ file }) => file.endsWith('.css'));
/** The arguments of :has, :not and the like, from the innermost on. */
const ARGUMENTS = /\([^()]*\)/g;
/** A rule that looks elsewhere with :has and styles something that has no name, class or attribute. */
const NAMELESS = /:has[^,{]*[\s>+~](?:\*|:[\w-]+)+(?=\s*[,{])/;

function withoutArguments(line: string): string {
  const shorter = line.replace(ARGUMENTS, '');
  return shorter === line ? line : withoutArguments(shorter);
}

const isNameless = (line: string) => !line.includes('@supports') && NAMELESS.test(withoutArguments(line));

it('no :has rule styles elements without a name: Chromium would restyle all of a section whenever anything opens in it', () => {
  expect(isNameless('.wide:has(+ .more:not([open])) > :nth-child(n + 3) {')).toBe(true);
  expect(isNameless('.wide:has(+ .more:not([open])) > li:nth-child(n + 3),')).toBe(false);
  const lines = sheets.flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line: line.trim() })));
  expect(lines.filter(({ line }) => line.includes(':has(')).length).toBeGreaterThan(10);
  expect(lines.filter(({ line }) => isNameless(line))).toEqual([]);
});
