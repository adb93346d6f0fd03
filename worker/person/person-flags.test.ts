import { expect, test } from 'vitest';
import { parsePersonFlags } from './person-flags.ts';

const flags = (query: string) => parsePersonFlags(new URLSearchParams(query));

test('the defaults are those of P 2.3', () => {
  expect(flags('')).toEqual({
    stub: undefined,
    deltasSeen: 'true',
    isFree: true,
    isNotFree: false,
    fromMonitoredReports: false,
    isFromPaidSearch: false,
    isFull: false,
    eid: undefined,
    hasAny: false,
  });
});

test('booleans are the words true and false, and anything else is absent, but is_free that is not true is not free', () => {
  expect(flags('stub=TRUE&deltas_seen=0&is_free=no&from_monitored_reports=1&full=true')).toMatchObject({
    stub: undefined,
    deltasSeen: 'true',
    isFree: false,
    isNotFree: false,
    fromMonitoredReports: false,
    isFromPaidSearch: false,
    isFull: false,
  });
  expect(flags('stub=false&deltas_seen=false&is_free=false&from_monitored_reports=true&full=1')).toMatchObject({
    stub: 'false',
    deltasSeen: 'false',
    isFree: false,
    isNotFree: true,
    fromMonitoredReports: true,
    isFull: true,
  });
});

test('the reference of a campaign is up to 64 letters, digits, _ and -, or absent', () => {
  for (const eid of ['a', 'Summer_26-x', 'e'.repeat(64)]) expect(flags(`eid=${eid}`).eid).toBe(eid);
  for (const eid of ['', 'e'.repeat(65), 'a%20b', '%C3%A9', '../x', 'a%0A'])
    expect(flags(`eid=${eid}`).eid).toBeUndefined();
  expect(flags('eid=%2F').hasAny).toBe(true);
});

test('a flag makes the address a variant of the page, and what campaigns add does not', () => {
  expect(flags('save_contact=true').hasAny).toBe(true);
  expect(flags('upgradeType=').hasAny).toBe(true);
  expect(flags('utm_source=x&gclid=y').hasAny).toBe(false);
});
