import { expect, test } from 'vitest';
import { residenceDates } from './residence-dates.ts';

test.each([
  ['2018-03', '2022-06', true, 'Mar, 2018 – Jun, 2022'],
  ['2018-03', null, false, 'Since Mar, 2018'],
  ['2018-03', null, true, 'From Mar, 2018'],
  [null, '2022-06', true, 'Until Jun, 2022'],
  [null, null, true, null],
])('dates of residence may lack a start or end (%s, %s)', (moveInDate, moveOutDate, isHistorical, text) => {
  expect(residenceDates({ moveInDate, moveOutDate, isHistorical })).toBe(text);
});
