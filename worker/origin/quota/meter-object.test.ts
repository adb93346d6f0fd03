import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMeterSql } from '../../../tests/support/test-meters.ts';
import { Meter } from './meter-object.ts';

const NOON = Date.UTC(2026, 10, 26, 12);
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ now: NOON, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function openMeter() {
  const sql = openMeterSql();
  const alarms: number[] = [];
  let isEmpty = false;
  const storage = {
    sql,
    getAlarm: async () => alarms.at(-1) ?? null,
    setAlarm: async (time: number) => {
      alarms.splice(0, 1, time);
    },
    deleteAll: async () => {
      sql.exec('DROP TABLE item');
      isEmpty = true;
    },
  };
  const meter = new Meter({ storage }, {});
  const ring = async () => {
    vi.setSystemTime(alarms.pop() ?? 0);
    await meter.alarm();
  };
  const tables = () => sql.exec('SELECT name FROM sqlite_master').toArray();
  const stored = () =>
    sql
      .exec('SELECT scope FROM item ORDER BY scope')
      .toArray()
      .map(({ scope }) => scope);
  return { meter, alarms, ring, tables, stored, isEmpty: () => isEmpty };
}

const take = (item: string, keptMs = HOUR) => [{ scope: 'persons', item, limit: 9, keptMs }];

test('a counter forgets each item a minute after it has ended, and itself with the last one', async () => {
  const { meter, alarms, ring, isEmpty } = openMeter();
  await meter.take(take('a'), NOON);
  await meter.take(take('b'), NOON + HOUR / 2);
  // One alarm at a time.
  expect(alarms).toEqual([NOON + HOUR + 60_000]);
  await ring();
  expect([isEmpty(), alarms]).toEqual([false, [NOON + 1.5 * HOUR + 60_000]]);
  await ring();
  expect([isEmpty(), alarms]).toEqual([true, []]);
});

test('what ends early is deleted early, whatever else the counter keeps, and although nobody asks it again', async () => {
  const { meter, alarms, ring, stored } = openMeter();
  const month = { scope: 'admitted', item: 'self', limit: 1, keptMs: 720 * HOUR };
  await meter.take([month, ...take('a')], NOON);
  expect(stored()).toEqual(['admitted', 'persons']);
  await ring();
  expect([Date.now(), stored()]).toEqual([NOON + HOUR + 60_000, ['admitted']]);
  expect(alarms).toEqual([NOON + 720 * HOUR + 60_000]);
  // Weeks later the visitor comes back.
  await meter.take(take('b'), NOON + 500 * HOUR);
  expect(alarms).toEqual([NOON + 501 * HOUR + 60_000]);
});

test('a counter that has forgotten itself counts again, as long as somebody keeps it awake', async () => {
  const { meter, ring } = openMeter();
  await meter.take(take('a'), NOON);
  await ring();
  const later = Date.now();
  expect(meter.held(['persons'], ['a'], later)).toEqual([]);
  const full = Array.from('abcdefghij', (item) => take(item));
  const taken = [];
  for (const one of full) taken.push((await meter.take(one, later)).isAllowed);
  expect(taken.filter(Boolean)).toHaveLength(9);
});

test('a counter that was only asked, or refused, stores nothing: nobody fills the disk with unknown visitors', async () => {
  const { meter, tables } = openMeter();
  meter.held(['persons'], ['a'], NOON);
  await meter.take([{ scope: 'admitted', item: 'self', limit: 1, keptMs: HOUR, isNeeded: true }], NOON);
  expect(tables()).toEqual([]);
  await meter.take(take('a'), NOON);
  expect(tables()).not.toEqual([]);
});

test('a counter that refuses, or knows the item already, plans nothing', async () => {
  const { meter, alarms } = openMeter();
  expect((await meter.take([{ scope: 'persons', item: 'a', limit: 0, keptMs: HOUR }], NOON)).isAllowed).toBe(false);
  expect(alarms).toEqual([]);
  expect(meter.held(['persons'], ['a'], NOON)).toEqual([]);
});
