import { expect, it } from 'vitest';
import { roiGrade } from './roi-grade.ts';

it.each([
  [100, 'A+'],
  [90, 'A+'],
  [89.9, 'A'],
  [80, 'A'],
  [79, 'B'],
  [60, 'B'],
  [59, 'C'],
  [40, 'C'],
  [39, 'D'],
  [20, 'D'],
  [19, 'F'],
  [0, 'F'],
])('grades a score of %f as %s (F 9)', (score, grade) => {
  expect(roiGrade(score)).toBe(grade);
});
it('gives no grade without a score', () => {
  expect(roiGrade(null)).toBeNull();
  expect(roiGrade(Number.NaN)).toBeNull();
});
