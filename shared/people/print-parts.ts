import type { CourtRunnerInfo } from '../contract/court-runner.ts';
import { REPORT_SECTION_NAMES, type ReportSection } from '../records/report-limits.ts';

/** What a printed sheet is made of, in its order. */
export type PrintPart = 'contact' | 'addresses' | 'people' | ReportSection | 'courtRunner';
export const PRINT_PARTS: readonly PrintPart[] = [
  'contact',
  'addresses',
  'people',
  ...REPORT_SECTION_NAMES,
  'courtRunner',
];

/** The parts of a sheet that leave no criminal record on it. */
export function withoutCrimes(parts: readonly PrintPart[]): PrintPart[] {
  return parts.filter((part) => part !== 'criminal' && part !== 'courtRunner');
}

/** 'contact.criminal', as in addresses. */
export function formatPrintParts(parts: readonly PrintPart[]): string {
  return parts.join('.');
}

/**
 * Reads `parts` of an address, which a form sends once for each box: the parts in the order of the sheet, without names
 * that are none. Null if nothing was chosen yet, an empty list if everything was left out.
 */
export function parsePrintParts(query: URLSearchParams): readonly PrintPart[] | null {
  const given = query.getAll('parts');
  if (given.length === 0) return null;
  const named = new Set(given.flatMap((text) => text.split('.')));
  return PRINT_PARTS.filter((part) => named.has(part));
}

/** How many cases Court Runners brought back. */
export function countRunnerCases(info: CourtRunnerInfo | null): number {
  const counties = (info?.requests ?? []).flatMap(({ courtRunnerRecords }) => courtRunnerRecords);
  return counties.reduce((sum, { payload }) => sum + (payload?.cases.length ?? 0), 0);
}
