import { expect, test } from 'vitest';
import { nothingIn, recordsSplit } from './records-split.ts';

const tally = { criminal: 9, publicRecords: 4, property: 2, more: 1 };

test('the total of a report is split in words, one group after the other, and the groups add up [F9-39]', () => {
  expect(recordsSplit({ ...tally, evictions: 0 })).toBe(
    '16 records: 9 criminal and traffic, 4 public, 2 properties, 1 license',
  );
  expect(recordsSplit({ ...tally, more: 1_004, evictions: 2 })).toBe(
    '1,019 records: 9 criminal and traffic, 4 public, 2 properties, 1,002 licenses, 2 evictions',
  );
  expect(recordsSplit({ criminal: 0, publicRecords: 0, property: 1, more: 0 })).toBe('1 record: 1 property');
});

test('without knowing which are evictions, licenses and evictions are named together [F9-40]', () => {
  expect(recordsSplit(tally)).toMatch(/, 1 license or eviction$/);
  expect(recordsSplit({ ...tally, more: 3 })).toMatch(/, 3 licenses or evictions$/);
});

test('a report without records says so in words', () => {
  const none = { criminal: 0, publicRecords: 0, property: 0, more: 0 };
  expect(recordsSplit(none)).toBe('No records');
  expect(nothingIn({ ...none, evictions: 0 })).toBe(
    'Nothing found in criminal and traffic records, public records, properties, licenses or evictions.',
  );
});

test('groups without a record become one sentence, and none does if every group has one', () => {
  expect(nothingIn({ ...tally, property: 0 })).toBe('Nothing found in properties.');
  expect(nothingIn({ ...tally, property: 0, evictions: 0 })).toBe('Nothing found in properties or evictions.');
  expect(nothingIn(tally)).toBeNull();
});
