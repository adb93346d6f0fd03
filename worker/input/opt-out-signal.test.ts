import { expect, test } from 'vitest';
import { sendsOptOut } from './opt-out-signal.ts';

test.each([
  [[], false],
  [['1'], true],
  [['0', ' 1 '], true],
  [['0'], false],
  [['11'], false],
  [['true'], false],
  [[''], false],
] as const)('Sec-GPC sent as %j says that nothing may be sold or shared: %s', (values, isSaid) => {
  const headers = new Headers(values.map((value) => ['sec-gpc', value]));
  expect(sendsOptOut(headers)).toBe(isSaid);
});
