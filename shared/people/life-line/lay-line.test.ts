import { describe, expect, test } from 'vitest';
import { STEPS, type Stretch } from './lane-model.ts';
import { IN_ORDER_MAX, layLine } from './lay-line.ts';
import type { LineInput, Stay } from './line-input.ts';

const TODAY = Date.UTC(2026, 10, 1);

function stay(number: number, from: string | null, to: string | null, more: Partial<Stay> = {}): Stay {
  const label = `Place ${number}`;
  return { number, label, listed: label, from, to, isOpen: false, isMasked: false, isNow: false, href: '#x', ...more };
}

function line(stays: readonly Stay[], more: Partial<LineInput> = {}) {
  return layLine({
    today: TODAY,
    isOver: false,
    stays: { name: 'Lived', of: stays, nowText: 'lives here now' },
    spells: [],
    moments: { name: 'Family', of: [] },
    sentences: [],
    ...more,
  });
}

function stretchesOf(found: ReturnType<typeof layLine>): readonly Stretch[] {
  const [lane] = found.lanes;
  if (lane?.kind !== 'stretches') throw new TypeError('no stretches');
  return lane.stretches;
}

const now = (number: number, from: string | null) => stay(number, from, null, { isOpen: true, isNow: true });
const end = ({ span }: Stretch) => (span === null ? Number.NaN : span.start + span.length);

test('without a date of a stay, dated work and family are said, the first of each', () => {
  const job = (label: string) => ({ label, listed: label, from: '2012-05', to: null, isOpen: false });
  const found = line([now(1, null)], {
    spells: [{ name: 'Worked', tone: 'work', of: [job('Clerk'), job('Cook')] }],
    moments: {
      name: 'Family',
      of: [{ label: 'Ana', listed: 'Ana Hale, sibling', at: '1999', sublabel: (year) => year }],
    },
  });
  expect(found.scale).toBe('order');
  expect(found.lanes.slice(1)).toEqual([
    { kind: 'sentence', name: 'Worked', text: 'Clerk', note: '1 more in the list' },
    { kind: 'sentence', name: 'Family', text: 'Ana Hale, sibling', note: null },
  ]);
});

describe('a line of dates', () => {
  const found = line([now(1, '2018-02'), stay(2, '2011-03', '2018-02'), stay(3, '1982-01', '1990-06')]);

  test('puts each stay where its dates are, from the first year to now', () => {
    expect(found.scale).toBe('time');
    expect(found.ends).toEqual({ first: '1982', last: 'now' });
    const [here, before, first] = stretchesOf(found);
    expect(first?.span?.start).toBe(0);
    expect(here && end(here)).toBe(STEPS);
    expect(before && end(before)).toBe(here?.span?.start);
    expect([here, before, first].map((stretch) => stretch?.sublabel)).toEqual(['since 2018', '2011–2018', '1982–1990']);
  });

  test('leaves a gap empty', () => {
    const [, before, first] = stretchesOf(found);
    expect((before?.span?.start ?? 0) - (first ? end(first) : 0)).toBeGreaterThan(100);
  });

  test('says how long each stay was in its list', () => {
    expect(found.list.map(({ when }) => when)).toEqual([
      '2018 to now, 8 years',
      '2011 to 2018, 7 years',
      '1982 to 1990, 8 years',
    ]);
  });

  test('counts the years between the two that it names, whatever their months', () => {
    const { list } = line([now(1, '2018'), stay(2, '2011-12', '2018-01'), stay(3, '2011-11', '2012-02')]);
    expect(list.map(({ when }) => when)).toEqual([
      '2018 to now, 8 years',
      '2011 to 2018, 7 years',
      '2011 to 2012, under a year',
    ]);
  });

  test('names round years that are far enough apart from its ends', () => {
    expect(found.ticks.map(({ label }) => label)).toEqual(['1990', '2000', '2010', '2020']);
  });
});

test('a life of 110 years has few years above its axis, and all of it is on the line', () => {
  const found = line([now(1, '1990-01'), stay(2, '1916-05', '1989-12')]);
  expect(found.ticks.map(({ label }) => label)).toEqual(['1940', '1960', '1980', '2000']);
  expect(stretchesOf(found).map((stretch) => stretch.span?.start)).toEqual([expect.any(Number), 0]);
});

test('stays that overlap share the lane, and others fill it', () => {
  const found = line([now(1, '2010-01'), stay(2, '2005-01', '2015-01'), stay(3, '1990-01', '2004-01')]);
  expect(stretchesOf(found).map(({ row, isAlone }) => [row, isAlone])).toEqual([
    [1, false],
    [0, false],
    [0, true],
  ]);
});

test('forty stays, one after another, are all on the line, in order and none over another', () => {
  const many = Array.from({ length: 40 }, (_, index) =>
    index === 0 ? now(1, '2026-10') : stay(index + 1, `${2026 - index}-01`, `${2026 - index}-02`),
  );
  const stretches = stretchesOf(line(many));
  expect(stretches).toHaveLength(40);
  for (const [index, stretch] of stretches.entries()) {
    expect(stretch.span?.length).toBeGreaterThanOrEqual(6);
    if (index > 0) expect(end(stretch)).toBeLessThanOrEqual(stretches[index - 1]?.span?.start ?? 0);
  }
});

test('forty stays at once stay within the lane', () => {
  const many = Array.from({ length: 40 }, (_, index) => stay(index + 1, '2000-01', '2020-01'));
  const found = line(many, { isOver: true });
  for (const stretch of stretchesOf(found)) {
    expect(stretch.span?.start).toBeGreaterThanOrEqual(0);
    expect(end(stretch)).toBeLessThanOrEqual(STEPS);
    expect(stretch.row).toBeLessThan(4);
  }
});

test('dates in the wrong order, or that no calendar has, are not drawn', () => {
  const found = line([now(1, '2018-02'), stay(2, '2015-01', '2011-01'), stay(3, '0000-00', null)]);
  expect(stretchesOf(found).map(({ number }) => number)).toEqual([1]);
  expect(found.lanes[0]).toMatchObject({ more: 2 });
  expect(found.list.map(({ when }) => when)).toEqual([
    '2018 to now, 8 years',
    'No date on record',
    'No date on record',
  ]);
});

test('a date after today counts as today', () => {
  const [here] = stretchesOf(line([now(1, '2031-01'), stay(2, '2011-01', '2030-01')]));
  expect(here && end(here)).toBe(STEPS);
});

test('a stay with one known date is as short as its number, and says which date it is', () => {
  const [, until, from] = stretchesOf(line([now(1, '2018-02'), stay(2, null, '2010-01'), stay(3, '1990-01', null)]));
  expect(until?.sublabel).toBe('until 2010');
  expect(from?.sublabel).toBe('from 1990');
  expect([until?.span?.length, from?.span?.length]).toEqual([12, 12]);
});

describe('if a stay is masked', () => {
  const masked = [
    stay(1, null, null, { isOpen: true, isNow: true }),
    stay(2, '1990-01', '2003-01', { isMasked: true }),
    stay(3, '1980-01', '1989-01', { isMasked: true }),
  ];

  test('only the order is told: no place on the axis, no year, no link, even if its dates were given', () => {
    const found = line(masked);
    expect(found.scale).toBe('order');
    expect(found.ticks).toEqual([]);
    expect(JSON.stringify(found)).not.toMatch(/\d{4}|"span":\{/);
    expect(stretchesOf(found).map(({ href }) => href)).toEqual(['#x', null, null]);
  });

  test('what has no room is counted, and in the list', () => {
    const many = Array.from({ length: 40 }, (_, index) => stay(index + 1, null, null, { isMasked: true }));
    const found = line(many);
    expect(stretchesOf(found)).toHaveLength(IN_ORDER_MAX);
    expect(found.lanes[0]).toMatchObject({ more: 28 });
    expect(found.list).toHaveLength(40);
  });
});

test('the line of somebody who has died ends with the last date', () => {
  const found = line([stay(1, '1950-01', '1999-06')], { isOver: true });
  expect(found.ends).toEqual({ first: '1950', last: '1999' });
  expect(stretchesOf(found).map(end)).toEqual([STEPS]);
});

test('text that does not fit before the end of the axis comes before its band or ring', () => {
  const found = line([now(1, '1980-01')], {
    spells: [
      {
        name: 'Worked',
        tone: 'work',
        of: [
          { label: 'Foxglove Logistics', listed: 'x', from: '2024-01', to: null, isOpen: true },
          { label: 'Marrow Freight', listed: 'x', from: '1990-01', to: '1999-01', isOpen: false },
        ],
      },
    ],
  });
  expect(found.lanes[1]).toMatchObject({
    kind: 'bands',
    bands: [
      { sublabel: 'since 2024', isTextAtEnd: true },
      { sublabel: '1990–1999', isTextAtEnd: false },
    ],
  });
});
