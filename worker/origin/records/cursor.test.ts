import { expect, it } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';

const LONGEST_ID = 'x'.repeat(40);

it.each([
  { at: '2021-03-09', id: 'R0123456789abcde' },
  { at: '2021', id: 'R-_' },
  { at: null, id: 'R0123456789abcde' },
  { at: '2019-04', id: LONGEST_ID },
])('finds its way back from a cursor, which fits the contract: $at $id', (cursor) => {
  const text = encodeCursor(cursor);
  expect(text).toMatch(/^[\w-]{1,64}$/);
  expect(decodeCursor(text)).toEqual(cursor);
});

it.each([
  '',
  'x',
  '~',
  'MjAyMQ',
  "' OR 1=1 --",
  `${encodeCursor({ at: '2021', id: 'R1' })}=`,
  encodeCursor({ at: 'soon', id: 'R1' }),
  encodeCursor({ at: '2021', id: 'R 1' }),
])('takes nothing that it did not give out: %j', (text) => {
  expect(decodeCursor(text)).toBeNull();
});
