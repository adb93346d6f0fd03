import { expect, test } from 'vitest';
import { isListOf } from './watch-way-back.ts';

const PERSON = 'https://porchlight.test/name/Elise-Hale/Portland-OR/Pelise';

test('the list of a record is the page of its report, at any place, but no other record', () => {
  const back = `${PERSON}#report-liens`;
  expect(isListOf(back, PERSON)).toBe(true);
  expect(isListOf(back, `${PERSON}#person-details-bg-section`)).toBe(true);
  // A path may spell the name in any way.
  expect(isListOf(back, 'https://porchlight.test/name/-/-/Pelise')).toBe(true);
  expect(isListOf(back, `${PERSON}?record=liens.R1`)).toBe(false);
  expect(isListOf(back, 'https://porchlight.test/name/Elise-Hale/Portland-OR/Pother')).toBe(false);
});

test('the list of a record that was found with a filter is that list, at any of its pages', () => {
  const back = `${PERSON}?view=records&kind=liens`;
  expect(isListOf(back, `${back}&page=3`)).toBe(true);
  expect(isListOf(`${back}&page=2`, back)).toBe(true);
  expect(isListOf(back, PERSON)).toBe(false);
  expect(isListOf(back, `${PERSON}?record=liens.R1&kind=liens`)).toBe(false);
});
