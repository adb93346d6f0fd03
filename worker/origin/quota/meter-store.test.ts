import { beforeEach, describe, expect, test } from 'vitest';
import { openMeterSql } from '../../../tests/support/test-meters.ts';
import { MeterStore, type Take } from './meter-store.ts';

const HOUR = 3_600_000;
const NOON = Date.UTC(2026, 10, 26, 12);
let sql = openMeterSql();
let store = new MeterStore(sql);

beforeEach(() => {
  sql = openMeterSql();
  store = new MeterStore(sql);
});

const take = (item: string, more: Partial<Take> = {}): Take => ({
  scope: 'persons',
  item,
  limit: 2,
  keptMs: HOUR,
  ...more,
});
const isTaken = (item: string, more: Partial<Take> = {}, now = NOON) => store.take([take(item, more)], now).isAllowed;

describe('a counter', () => {
  test('takes as many different items as its limit says, and each of them as often as asked', () => {
    expect([isTaken('a'), isTaken('b'), isTaken('c'), isTaken('a'), isTaken('b')]).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  test('says how many are left, this one included, and at least this one', () => {
    expect(store.take([take('a')], NOON)).toMatchObject({ left: 2, wasKnown: false });
    expect(store.take([take('b')], NOON)).toMatchObject({ left: 1, wasKnown: false });
    expect(store.take([take('a')], NOON)).toMatchObject({ left: 1, wasKnown: true });
  });

  test('has room again once the first item ends, and says when that is', () => {
    isTaken('a');
    isTaken('b', {}, NOON + 600);
    const full = store.take([take('c')], NOON + 700);
    expect(full).toMatchObject({ isAllowed: false, left: 0, full: ['persons'], opensAt: NOON + HOUR });
    expect(isTaken('c', {}, NOON + HOUR - 1)).toBe(false);
    expect(isTaken('c', {}, NOON + HOUR)).toBe(true);
    expect(isTaken('d', {}, NOON + HOUR)).toBe(false);
  });

  test('takes all scopes or none', () => {
    isTaken('a', { scope: 'full', limit: 1 });
    const both = [take('x'), take('b', { scope: 'full', limit: 1 })];
    expect(store.take(both, NOON)).toMatchObject({ isAllowed: false, full: ['full'] });
    expect(store.held(['persons'], ['x'], NOON)).toEqual([]);
  });

  test('takes an item that it needs only while the item counts', () => {
    const needed = take('self', { scope: 'admitted', limit: 9, isNeeded: true });
    expect(store.take([needed, take('a')], NOON)).toMatchObject({ isAllowed: false, full: ['admitted'] });
    isTaken('self', { scope: 'admitted' });
    expect(store.take([needed, take('a')], NOON).isAllowed).toBe(true);
    expect(store.take([needed, take('a')], NOON + HOUR).isAllowed).toBe(false);
  });

  test('does not count an item for longer when it is taken again', () => {
    for (const at of [0, HOUR / 4, HOUR * 0.75]) isTaken('a', {}, NOON + at);
    expect(store.held(['persons'], ['a'], NOON + HOUR - 1)).toEqual(['a']);
    expect(store.held(['persons'], ['a'], NOON + HOUR)).toEqual([]);
  });

  test('answers the same after it was evicted', () => {
    isTaken('a');
    isTaken('b', { isReserved: true, keptMs: 1_000 });
    store = new MeterStore(sql);
    expect([isTaken('c'), store.held(['persons'], ['a', 'b', 'c'], NOON)]).toEqual([false, ['a']]);
    expect(isTaken('c', {}, NOON + 1_000)).toBe(true);
  });

  test('keeps nothing that has ended', () => {
    isTaken('a');
    isTaken('b', { scope: 'other', keptMs: 2 * HOUR });
    expect(store.nextEnd()).toBe(NOON + HOUR);
    store.sweep(NOON + HOUR);
    expect(store.nextEnd()).toBe(NOON + 2 * HOUR);
    expect(sql.exec('SELECT scope FROM item').toArray()).toEqual([{ scope: 'other' }]);
    store.sweep(NOON + 2 * HOUR);
    expect([store.nextEnd(), sql.exec('SELECT scope FROM item').toArray()]).toEqual([null, []]);
  });
});

describe('a reservation', () => {
  const reserved = { isReserved: true, keptMs: 30_000 };

  test('takes room for a while, and counts if it was taken in the meantime', () => {
    expect([isTaken('a', reserved), isTaken('b', reserved), isTaken('c')]).toEqual([true, true, false]);
    expect(store.held(['persons'], ['a', 'b'], NOON)).toEqual([]);
    isTaken('a');
    expect(store.held(['persons'], ['a', 'b'], NOON)).toEqual(['a']);
    expect(store.held(['persons'], ['a', 'b'], NOON + 30_000)).toEqual(['a']);
    expect(isTaken('c', {}, NOON + 30_000)).toBe(true);
  });

  test('makes no count shorter', () => {
    isTaken('a');
    isTaken('a', reserved);
    expect(store.held(['persons'], ['a'], NOON + 30_000)).toEqual(['a']);
  });

  test('that became a count no longer says that there is room soon', () => {
    isTaken('a', reserved);
    isTaken('a');
    isTaken('b');
    expect(store.take([take('c')], NOON).opensAt).toBe(NOON + HOUR);
  });
});
