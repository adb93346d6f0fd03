import { expect, test } from 'vitest';
import { formatRecordPosition, parseRecordPosition } from './record-position.ts';

test('a position comes back as it was, whatever the cursor of the origin is', () => {
  for (const after of ['', 'MjAyMX5SMQ', 'a.b.c', 'ü 1&2=3', 'x'.repeat(64)]) {
    const position = { group: 'liens', done: 1_000, after } as const;
    expect(parseRecordPosition(formatRecordPosition(position))).toEqual(position);
  }
});

test('anything else is no position', () => {
  for (const text of [
    null,
    '',
    'liens',
    'liens.1',
    'liens.-1.a',
    'liens.1000000.a',
    'nothing.1.a',
    'constructor.1.a',
    `liens.1.${'x'.repeat(65)}`,
  ])
    expect(parseRecordPosition(text)).toBeNull();
});
