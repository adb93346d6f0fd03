import { expect, test } from 'vitest';
import type { CriminalRecord } from '../../shared/contract/records/criminal.ts';
import { readRecordDate } from '../../shared/people/record-date.ts';
import type { ListedRecord } from '../../shared/records/record-lists.ts';
import { chargeOf, recordOf } from '../../tests/fixtures/charges.ts';
import { sampleRecord } from '../../tests/fixtures/records.ts';
import { renderText } from '../ui/text/render-text.ts';
import { RecordHead } from './RecordHead.tsx';

const clock = { today: Date.UTC(2026, 10, 22), birth: null };
const day = readRecordDate('2011-08-02');
const textOf = (listed: ListedRecord) => renderText(<RecordHead listed={listed} clock={clock} />);
const criminal = (record: CriminalRecord) => textOf({ group: 'criminalAndTrafficRecords', record });

test('a record begins with its outcome and the day it came; then where, when and how long ago, and the match [P4-098]', () => {
  const dismissed = chargeOf('Dismissed', { dispositionDate: day });
  const matchIndicators = [
    { item: 'Name', method: 'Exact' },
    { item: 'Date of birth', method: 'Not given' },
    { item: 'Address', method: 'No match' },
  ];
  expect(criminal({ ...recordOf(false, dismissed), age: 34, matchIndicators })).toMatch(
    /^Dismissed on 08\/02\/2011 Canary County, Oregon\. Filed 05\/04\/2011 \(15 years ago, age 34 then\)\. Last confirmed Mar, 2026\..* Matches name; not the same: address; birth date not given\. A match is not proof\. Source: court record$/,
  );
});

test('a record with several charges begins with each outcome and its number', () => {
  const convicted = chargeOf('Convicted', { convictionDate: day });
  const text = criminal(recordOf(true, chargeOf('Dismissed'), convicted, chargeOf('Nolle prosequi')));
  expect(text).toMatch(/^Guilty: 1 of 3 on 08\/02\/2011 Dismissed: 2 of 3 Canary County/);
  expect(text).toContain('3 offenses in this record');
});

test('a day that does not exist is not told, nor a reason for a match that nobody noted', () => {
  const impossible = chargeOf('Dismissed', {
    dispositionDate: { year: 2019, month: 2, day: 31, fullDate: '2/31/2019' },
  });
  expect(criminal({ ...recordOf(false, impossible), matchIndicators: [] })).toMatch(
    /^Dismissed Canary .*How it was matched is not on record\. A match is not proof\./,
  );
});

test('a record that is not criminal begins without an outcome if it has none; a property has no match', () => {
  expect(textOf({ group: 'liens', record: sampleRecord('liens', 'empty') })).toMatch(/^How it was matched/);
  expect(textOf({ group: 'currentProperties', record: sampleRecord('currentProperties') })).not.toContain('match');
});
