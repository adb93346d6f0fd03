import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tracked-files.ts';

test('every row of the table of bots names a test that exists', () => {
  const text = readFileSync(join(ROOT, 'docs/bots.md'), 'utf8');
  const [, table = ''] = /## What each class gets\n\n((?:\|.*\n)+)/.exec(text) ?? [];
  const rows = table.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThan(15);
  for (const row of rows) {
    const last = row.split('|').at(-2)?.trim() ?? '';
    const [, file, title] = /^`([^`]+)` › (.+)$/.exec(last) ?? [];
    expect(readFileSync(join(ROOT, file ?? 'a file'), 'utf8'), row).toContain(title?.replace(/, or not$/, ''));
  }
});
