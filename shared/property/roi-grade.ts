export type RoiGrade = 'A+' | 'A' | 'B' | 'C' | 'D' | 'F';

/** Lowest score of each grade (F9-13 to F9-17). */
const GRADES: readonly (readonly [number, RoiGrade])[] = [
  [90, 'A+'],
  [80, 'A'],
  [60, 'B'],
  [40, 'C'],
  [20, 'D'],
];

/** The forecast appreciation grade of a score from 0 to 100: below 20 is F (F9-18); null without a score (F9-19). */
export function roiGrade(score: number | null): RoiGrade | null {
  if (score === null || Number.isNaN(score)) return null;
  return GRADES.find(([from]) => score >= from)?.[1] ?? 'F';
}

/** The lowest score of a grade: what can be said about a score if only its letter was sent. */
export function lowestScoreOf(grade: RoiGrade): number {
  return GRADES.find(([, letter]) => letter === grade)?.[0] ?? 0;
}

/** The highest score of a grade, 100 for the best. */
export function highestScoreOf(grade: RoiGrade): number {
  const above = GRADES.map(([from]) => from).filter((from) => from > lowestScoreOf(grade));
  return above.length === 0 ? 100 : Math.min(...above) - 1;
}
