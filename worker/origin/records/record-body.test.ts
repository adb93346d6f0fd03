import { expect, it } from 'vitest';
import type { RecordDate } from '../../../shared/contract/primitives.ts';
import { parseBody } from './record-body.ts';

interface Thing {
  title: string | null;
  units: number | null;
  amount: number | null;
  isOpen: boolean | null;
  filed: RecordDate | null;
  tags: string[];
  place: { zoning: string | null } | null;
  parts: { title: string | null }[];
}
const read = (value: unknown) => parseBody<Thing>(JSON.stringify(value));

it('reads what is stored under each key', () => {
  const body = read({
    title: 'A record',
    units: 2,
    amount: 1450.5,
    isOpen: false,
    filed: '2021-03-09',
    tags: ['one', 'two'],
    place: { zoning: 'R5' },
    parts: [{ title: 'first' }, { title: 'second' }],
  });
  expect(body.texts('title')).toEqual({ title: 'A record' });
  expect(body.counts('units')).toEqual({ units: 2 });
  expect(body.numbers('units', 'amount')).toEqual({ units: 2, amount: 1450.5 });
  expect(body.flags('isOpen')).toEqual({ isOpen: false });
  expect(body.dates('filed')).toEqual({ filed: { year: 2021, month: 3, day: 9, fullDate: '3/9/2021' } });
  expect(body.words('tags')).toEqual({ tags: ['one', 'two'] });
  expect(body.inner('place')?.texts('zoning')).toEqual({ zoning: 'R5' });
  expect(body.list('parts').map((part) => part.texts('title').title)).toEqual(['first', 'second']);
});

it.each([
  ['missing keys', {}],
  ['nulls', { title: null, units: null, amount: null, isOpen: null, filed: null, tags: null, place: null }],
  [
    'values of the wrong kind',
    { title: 7, units: -1, amount: '12', isOpen: 1, filed: 2021, tags: 'one', place: [], parts: {} },
  ],
  ['blanks and nonsense', { title: ' ', units: 1.5, filed: '0000-01-01', tags: ['', ' '], parts: [null, 'x'] }],
  ['anything but an object', [1, 2]],
])('reads %s as not available', (_, value) => {
  const body = read(value);
  expect({ ...body.texts('title'), ...body.counts('units') }).toEqual({
    title: null,
    units: null,
  });
  expect({ ...body.numbers('amount'), ...body.flags('isOpen'), ...body.dates('filed') }).toEqual({
    amount: null,
    isOpen: null,
    filed: null,
  });
  expect(body.words('tags')).toEqual({ tags: [] });
  expect(body.inner('place')).toBeNull();
  expect(body.list('parts')).toEqual([]);
});

it('reads texts without controls, without what turns the direction of other words, and without towers of marks', () => {
  const read = (title: string) => parseBody<Thing>(JSON.stringify({ title })).texts('title').title;
  expect(read('Theft\u0000\u001b by\u202e two')).toBe('Theft  by  two');
  expect(read(`Z${'\u0301'.repeat(60)}algo`)).toBe(`Z${'\u0301'.repeat(5)}algo`);
  expect(read('\u0007\u2069 ')).toBeNull();
  // What people write stays: lines, accents, other scripts, joined emoji.
  for (const text of ['Lot 4\nBlock 2', 'Zoë\u0301 Ağaoğlu', 'דָּנָה כהן', 'ที่ดิน', '👩‍👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿'])
    expect(read(text)).toBe(text);
});
