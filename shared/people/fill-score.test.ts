import { expect, it } from 'vitest';
import { fillScore, type KnownParts } from './fill-score.ts';

const nothing: KnownParts = {
  currentAddress: false,
  age: false,
  phone: false,
  email: false,
  relative: false,
  formerAddress: false,
  job: false,
  property: false,
};

it.each([
  ['currentAddress', 20],
  ['age', 15],
  ['phone', 15],
  ['email', 10],
  ['relative', 15],
  ['formerAddress', 10],
  ['job', 10],
  ['property', 5],
] as const)('gives %s %i points [P3-006]', (part, points) => {
  expect(fillScore({ ...nothing, [part]: true })).toBe(points);
});
it('ranges from 0 (nothing known) to 100 (everything known) [P3-005]', () => {
  expect(fillScore(nothing)).toBe(0);
  const all = Object.fromEntries(Object.keys(nothing).map((part) => [part, true])) as unknown as KnownParts;
  expect(fillScore(all)).toBe(100);
});
