import { expect, test } from 'vitest';
import { chargeOf, recordOf } from '../../tests/fixtures/charges.ts';
import { readRecordDate } from '../people/record-date.ts';
import { criminalOutcomes } from './criminal-outcomes.ts';

const textsOf = (...record: Parameters<typeof recordOf>) =>
  criminalOutcomes(recordOf(...record)).map(({ text }) => text);
const [dismissed, convicted, acquitted, silent] = [
  chargeOf('Dismissed'),
  chargeOf('Convicted'),
  chargeOf('Acquitted'),
  chargeOf(null),
];

test('a record whose charges ended alike has one outcome without a number [P4-098]', () => {
  expect(textsOf(false, dismissed, dismissed)).toEqual(['Dismissed']);
  expect(textsOf(true, convicted)).toEqual(['Guilty']);
});

test('a record whose charges ended differently has each outcome with its number [P4-098]', () => {
  expect(textsOf(true, dismissed, convicted, dismissed)).toEqual(['Guilty: 1 of 3', 'Dismissed: 2 of 3']);
  expect(textsOf(false, acquitted, dismissed)).toEqual(['Dismissed: 1 of 2', 'Not guilty: 1 of 2']);
});

test('a guilty record none of whose charges says so is Guilty as long as one of them has no words [P4-098]', () => {
  expect(textsOf(true)).toEqual(['Guilty']);
  expect(textsOf(true, silent, silent)).toEqual(['Guilty']);
  expect(textsOf(true, silent, dismissed)).toEqual(['Guilty', 'Dismissed: 1 of 2', 'Outcome not on record: 1 of 2']);
  expect(textsOf(true, dismissed)).toEqual(['Dismissed']);
  expect(textsOf(true, dismissed, acquitted)).toEqual(['Dismissed: 1 of 2', 'Not guilty: 1 of 2']);
  expect(textsOf(true, chargeOf('Conviction vacated'))).toEqual(['Conviction vacated']);
});

test('a record that says nothing says that', () => {
  expect(textsOf(false)).toEqual(['Outcome not on record']);
  expect(textsOf(false, silent, silent)).toEqual(['Outcome not on record']);
});

test('more than three different texts of courts are summed up, and never hide a dismissal', () => {
  const others = ['Fine paid', 'FINE PAID', 'Transferred', 'Merged', 'Retired'].map((words) => chargeOf(words));
  expect(textsOf(false, ...others, dismissed)).toEqual(['Dismissed: 1 of 6', 'Other outcomes: 5 of 6']);
  expect(textsOf(false, ...others.slice(0, 3))).toEqual(['Fine paid: 2 of 3', 'Transferred: 1 of 3']);
});

test('an outcome has a day if all its charges have that one', () => {
  const on = readRecordDate('2019-08-02');
  const dated = chargeOf('Dismissed', { dispositionDate: on });
  expect(criminalOutcomes(recordOf(false, dated, dated))[0]?.on).toEqual(on);
  expect(criminalOutcomes(recordOf(false, dated, dismissed))[0]?.on).toBeNull();
});

test('5,000 charges are counted', () => {
  expect(textsOf(false, ...Array.from({ length: 5_000 }, (_, at) => chargeOf(`Code ${at}`)))).toEqual([
    'Other outcomes',
  ]);
});
