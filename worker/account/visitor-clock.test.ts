import { expect, test } from 'vitest';
import type { EdgeContext } from '../context.ts';
import { visitorClock } from './visitor-clock.ts';

const NOW = Date.parse('2026-11-25T19:41:00Z');
/** A request that Cloudflare saw in this time zone. */
const from = (timezone?: string) => ({ req: { raw: { cf: { timezone } } } }) as unknown as EdgeContext;

test('the browser’s own clock is used as it was sent, with its offset [F7-14]', () => {
  const clock = visitorClock(from('Asia/Tokyo'), '2026-11-25T14:41:30-05:00', NOW);
  expect(clock.timestamp).toBe('2026-11-25T14:41:30-05:00');
  expect(clock.format(NOW)).toBe('2:41\u00a0PM');
  expect(clock.format(NOW + 12 * 3_600_000)).toBe('2:41\u00a0AM');
});

test.each([
  ['America/Los_Angeles', '2026-11-25T11:41:00-08:00', '11:41\u00a0AM PST'],
  ['Asia/Kolkata', '2026-11-26T01:11:00+05:30', '1:11\u00a0AM GMT+5:30'],
  ['Etc/UTC', '2026-11-25T19:41:00+00:00', '7:41\u00a0PM UTC'],
  ['Nowhere/Town', '2026-11-25T14:41:00-05:00', '2:41\u00a0PM EST'],
  [undefined, '2026-11-25T14:41:00-05:00', '2:41\u00a0PM EST'],
])('without scripts, a connection from %s gives %s, named as a time zone: %s', (timezone, timestamp, time) => {
  for (const sent of [null, '', 'noon', '2026-11-25T14:41:30Z<b>']) {
    const clock = visitorClock(from(timezone), sent, NOW);
    expect([clock.timestamp, clock.format(NOW)]).toEqual([timestamp, time]);
  }
});

test.each([
  [0, 'today at 11:41\u00a0AM PST'],
  [1, 'today at 11:42\u00a0AM PST'],
  [12 * 3_600_000, 'today at 11:41\u00a0PM PST'],
  [13 * 3_600_000, 'tomorrow at 12:41\u00a0AM PST'],
  [86_400_000, 'tomorrow at 11:41\u00a0AM PST'],
  [2 * 86_400_000, 'on Nov 27 at 11:41\u00a0AM PST'],
])('%i ms from now is named as a day, and a started minute as over: %s', (later, day) => {
  expect(visitorClock(from('America/Los_Angeles'), null, NOW).formatDay(NOW + later)).toBe(day);
});
