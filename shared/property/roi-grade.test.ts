import { expect, it } from 'vitest';
import { roiGrade } from './roi-grade.ts';

it.each([
  [100, 'A+', ''],
  [90, 'A+', ' [F9-13 P3-033]'],
  [89.9, 'A', ''],
  [80, 'A', ' [F9-14]'],
  [79, 'B', ''],
  [60, 'B', ' [F9-15]'],
  [59, 'C', ''],
  [40, 'C', ' [F9-16]'],
  [39, 'D', ''],
  [20, 'D', ' [F9-17]'],
  [19, 'F', ' [F9-18]'],
  [0, 'F', ''],
])('grades a score of %f as %s (F 9)$2', (score, grade) => {
  expect(roiGrade(score)).toBe(grade);
});
it('gives no grade without a score [F9-19]', () => {
  expect(roiGrade(null)).toBeNull();
  expect(roiGrade(Number.NaN)).toBeNull();
});
