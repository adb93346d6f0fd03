import { expect, it } from 'vitest';
import { highestScoreOf, lowestScoreOf, roiGrade } from './roi-grade.ts';

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
it('the scores of a grade reach from its lowest to the one below the next grade', () => {
  const reach = (['A+', 'A', 'B', 'C', 'D', 'F'] as const).map((grade) => [
    lowestScoreOf(grade),
    highestScoreOf(grade),
  ]);
  expect(reach).toEqual([
    [90, 100],
    [80, 89],
    [60, 79],
    [40, 59],
    [20, 39],
    [0, 19],
  ]);
  for (const [from = 0, to = 0] of reach) expect(roiGrade(from)).toBe(roiGrade(to));
});
