import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withRetentionTables } from '../../scripts/lib/build/retention-doc.ts';
import { ROOT } from '../../scripts/lib/run/local-server.ts';
import { calls } from '../../shared/contract/calls.ts';
import { KEPT_FOR } from '../../shared/retention/kept-for.ts';
import { spanMs } from '../../shared/retention/span.ts';
import { ADMITTED_MS, DAY_MS } from '../../worker/origin/quota/quota-settings.ts';
import { ELSEWHERE } from '../../worker/origin/retention/stored-data.ts';
import { trackedFiles } from './tracked-files.ts';

test('docs/privacy.md has the tables of what is stored (npm run retention writes them)', () => {
  const kept = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');
  // Not toEqual on the texts: the difference of two long texts takes minutes to print.
  expect(kept === withRetentionTables(kept)).toBe(true);
});

test('every file that stores something in a browser is in the list, and no other', () => {
  const storing = trackedFiles()
    .filter(({ file }) => /^(?:client|shared)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter(({ text }) => /\b(?:localStorage|sessionStorage)\.setItem\(|\bindexedDB\b|\bcaches\.open\(/.test(text))
    .map(({ file }) => file);
  const listed = ELSEWHERE.flatMap(({ place, file }) => (place === 'browser' && file !== undefined ? [file] : []));
  expect(storing.sort()).toEqual([...new Set(listed)].sort());
});

test('every scope that a counter counts in is in the list, and no other, and ends when /privacy says', () => {
  const written = trackedFiles('worker/origin')
    .filter(({ file, text }) => file.startsWith('worker/origin/quota/') || text.includes('takeForDay('))
    .filter(({ file }) => !file.endsWith('.test.ts'))
    .flatMap(({ text }) =>
      [...text.matchAll(/(?:_SCOPE = |\bscope: )'([^']+)'(?! \|)/g)].map(([, scope = '']) => scope),
    );
  // 'held' asks whether something counts already, and counts nothing.
  const ofCalls = Object.values(calls).flatMap((call) =>
    'quota' in call && call.quota !== 'held' ? [call.quota] : [],
  );
  const listed = ELSEWHERE.filter(({ place }) => place === 'counter').map(({ name }) => name);
  expect([...new Set<unknown>([...written, ...ofCalls])].sort()).toEqual(listed.sort());
  expect([ADMITTED_MS, DAY_MS]).toEqual([spanMs(KEPT_FOR.admitted), spanMs(KEPT_FOR.counted)]);
});
