import { expect, test } from 'vitest';
import { localTimestamp } from './local-timestamp.ts';

/** A clock so many minutes east of Greenwich. */
function at(iso: string, east: number): Date {
  const date = new Date(iso);
  date.getTimezoneOffset = () => -east;
  return date;
}

test.each([
  ['2026-11-25T19:41:00Z', -300, '2026-11-25T14:41:00-05:00'],
  ['2026-11-25T23:41:09Z', 330, '2026-11-26T05:11:09+05:30'],
  ['2026-11-25T00:10:00Z', -570, '2026-11-24T14:40:00-09:30'],
  ['2026-11-25T00:10:00Z', 0, '2026-11-25T00:10:00+00:00'],
])('%s, %i minutes east of Greenwich, is %s on the reader’s clock [F7-14]', (iso, east, expected) => {
  expect(localTimestamp(at(iso, east))).toBe(expected);
});
