import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/run/local-server.ts';
import { ALL_PARTS } from './parts.ts';
import { writeFigures } from './write-figures.ts';

const TABLES = [{ title: 'Pages', columns: ['', ''], rows: [{ name: 'cold | first', cells: ['1.2 ms', 'aim: 1'] }] }];
const DOCUMENT =
  'Before.\n<!-- bench:render -->\nold\n<!-- /bench:render -->\nBetween.\n<!-- bench:start -->\nkept\n<!-- /bench:start -->\n';

test('new figures replace those of their part, with date and machine, and nothing else', () => {
  expect(writeFigures(DOCUMENT, 'render', TABLES, 'May 1, 2026: 2 cores')).toBe(
    'Before.\n<!-- bench:render -->\n*May 1, 2026: 2 cores*\n\n| Pages | | |\n| --- | ---: | --- |\n' +
      '| cold \\| first | 1.2 ms | aim: 1 |\n<!-- /bench:render -->\nBetween.\n<!-- bench:start -->\nkept\n<!-- /bench:start -->\n',
  );
});

test('a table with headings shows them, its numbers to the right', () => {
  const grid = { title: 'Acts', columns: ['0 ms', '500 ms'], rows: [{ name: 'a tab', cells: ['40 ms', '32 ms'] }] };
  expect(writeFigures(DOCUMENT, 'render', [grid], 'today')).toContain(
    '| Acts | 0 ms | 500 ms |\n| --- | ---: | ---: |\n| a tab | 40 ms | 32 ms |\n',
  );
});

test('writing twice leaves one set of figures', () => {
  const once = writeFigures(DOCUMENT, 'render', TABLES, 'today');
  expect(writeFigures(once, 'render', TABLES, 'today')).toBe(once);
});

test('a part without a section is an error, not a lost figure', () => {
  expect(() => writeFigures(DOCUMENT, 'scale', TABLES, 'today')).toThrow('docs/bench.md has no section');
});

test('every part of the bench has its section in the docs', () => {
  const markdown = readFileSync(join(ROOT, 'docs/bench.md'), 'utf8');
  for (const part of ALL_PARTS) expect(() => writeFigures(markdown, part, TABLES, 'today'), part).not.toThrow();
});
