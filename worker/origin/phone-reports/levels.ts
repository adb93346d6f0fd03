import type { ReportLevel } from '../../../shared/contract/finding/reverse-search.ts';

const SOME_FROM = 5;
/** More reports than this tell nothing more, so nobody counts them. */
export const MANY_FROM = 20;

/** How many reports there are, without saying how many; null for none. */
export function reportLevel(reports: number): ReportLevel | null {
  if (reports === 0) return null;
  if (reports < SOME_FROM) return 'few';
  return reports < MANY_FROM ? 'some' : 'many';
}
