import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitDay } from './about-entry.ts';
import { addVisits, type HistoryEntry, parseHistory } from './history-entry.ts';
import { clearHistories, readHistories, recentEntries, recordVisits, removePath } from './history-storage.ts';

const NOW = 1_795_000_000_000;
const BOTH = ['viewed', 'searched'] as const;

const visit = (n: number, timestamp = n, more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  type: 'person',
  path: `/name/Maya-Ostrowski/-/Pmaya${n}`,
  id: `Pmaya${n}`,
  timestamp,
  label: `Maya ${n}`,
  place: 'Portland, OR',
  ...more,
});

/** Browser storage that can be full. */
function fakeStorage(more: Partial<Storage> = {}) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
    removeItem: (key: string) => kept.delete(key),
    ...more,
  };
}

let storage = fakeStorage();
beforeEach(() => {
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

describe('a history', () => {
  it('keeps its newest 100 entries [F9-01 P9-001]', () => {
    const history = [...Array(150).keys()].reduce<readonly HistoryEntry[]>((kept, n) => addVisits(kept, visit(n)), []);
    expect(history).toHaveLength(100);
    expect(history[0]).toEqual(visit(149));
    expect(history.at(-1)).toEqual(visit(50));
  });
  it('holds each path once, with its newest visit [F9-02 P5-021 P9-002]', () => {
    const history = addVisits(addVisits([], visit(1, 10), visit(2, 20)), visit(1, 30));
    expect(history.map(({ path, timestamp }) => [path.at(-1), timestamp])).toEqual([
      ['1', 30],
      ['2', 20],
    ]);
    expect(addVisits(history, visit(1, 5))).toEqual(history);
  });
  it('is sorted by time, whatever the stored order [F9-04]', () => {
    const stored = JSON.stringify([visit(1, 10), visit(3, 30), visit(2, 20)]);
    expect(parseHistory(stored, NOW)?.map(({ timestamp }) => timestamp)).toEqual([30, 20, 10]);
  });
  it('is kept in local storage, views and searches separately [F9-03 P9-003 F1-27]', () => {
    recordVisits('viewed', visit(1));
    recordVisits('searched', visit(2));
    expect([...storage.kept.keys()]).toEqual(['viewed-history', 'search-history']);
    expect(JSON.parse(storage.kept.get('viewed-history') ?? '')).toEqual([visit(1)]);
    expect(readHistories()).toEqual({ viewed: [visit(1)], searched: [visit(2)] });
  });
  it('is replaced by the new entry if it cannot be read [F8-26]', () => {
    for (const text of ['', '{', 'null', '7', '{"a":1}', '"x"', '[[[']) {
      storage.kept.set('viewed-history', text);
      expect(readHistories().viewed).toEqual([]);
      recordVisits('viewed', visit(1));
      expect(readHistories().viewed).toEqual([visit(1)]);
    }
  });
  it('drops entries that are broken or lead to other sites, and only those', () => {
    const broken = [
      null,
      7,
      {},
      { ...visit(2), path: '//elsewhere.example/x' },
      { ...visit(2), path: '/\\elsewhere.example' },
      { ...visit(2), path: 'javascript:alert(1)' },
      { ...visit(2), timestamp: 'now' },
      { ...visit(2), timestamp: -1 },
      { ...visit(2), timestamp: NOW + 2 * 24 * 60 * 60 * 1000 },
      { ...visit(2), timestamp: 8.65e15 },
      { ...visit(2), label: undefined },
      { ...visit(2), id: 4 },
    ];
    expect(parseHistory(JSON.stringify([...broken, visit(1)]), NOW)).toEqual([visit(1)]);
  });
  it('causes no error if the storage is blocked, full or missing', () => {
    const refuse = () => {
      throw new Error('QuotaExceededError');
    };
    const storages = [fakeStorage({ setItem: refuse }), fakeStorage({ getItem: refuse, setItem: refuse }), undefined];
    for (const none of storages) {
      vi.stubGlobal('localStorage', none);
      recordVisits('viewed', visit(1));
      removePath('/x');
      clearHistories(BOTH);
      expect(readHistories()).toEqual({ viewed: [], searched: [] });
    }
  });
  it('is replaced by the new entry if the storage is full', () => {
    storage = fakeStorage({
      setItem: (key, text) => {
        if (text.length > 200) throw new Error('QuotaExceededError');
        storage.kept.set(key, text);
      },
    });
    vi.stubGlobal('localStorage', storage);
    recordVisits('viewed', visit(1));
    recordVisits('viewed', visit(2));
    expect(readHistories().viewed).toEqual([visit(2)]);
  });
  it('loses one path, one list or everything on request', () => {
    recordVisits('viewed', visit(1), visit(2));
    recordVisits('searched', visit(3));
    removePath(visit(1).path);
    expect(readHistories()).toEqual({ viewed: [visit(2)], searched: [visit(3)] });
    clearHistories(['viewed']);
    expect(readHistories()).toEqual({ viewed: [], searched: [visit(3)] });
    clearHistories(BOTH);
    expect(storage.kept.size).toBe(0);
  });
});

describe('a recent list', () => {
  const histories = { viewed: [visit(1, 40), visit(2, 20)], searched: [visit(3, 30, { type: 'search' })] };
  it('shows its newest entries, without the page that shows it [P9-004]', () => {
    const times = (...options: Parameters<typeof recentEntries>) => recentEntries(...options).map((e) => e.timestamp);
    expect(times(histories, { names: ['viewed', 'searched'], max: 2 })).toEqual([40, 30]);
    expect(times(histories, { names: ['viewed'], max: 5 })).toEqual([40, 20]);
    expect(times(histories, { names: ['viewed'], max: 1, ownPath: visit(1).path })).toEqual([20]);
    expect(times(histories, { names: ['viewed'], max: 5, since: 21 })).toEqual([40]);
  });
});

describe('a visit', () => {
  it('was today, yesterday or on a date', () => {
    const now = new Date(2026, 10, 21, 0, 5);
    expect(visitDay(new Date(2026, 10, 21, 0, 1), now)).toBe('Today');
    expect(visitDay(new Date(2026, 10, 20, 23, 59), now)).toBe('Yesterday');
    expect(visitDay(new Date(2026, 10, 18), now)).toBe('Nov 18');
    expect(visitDay(new Date(2025, 10, 18), now)).toBe('Nov 18, 2025');
  });
});
