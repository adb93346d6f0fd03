import type { BackgroundAnswer } from '../../../../shared/contract/records/background.ts';
import { reportGroups } from '../../../../shared/people/count-sums.ts';
import { type ListedRecord, listRecords } from '../../../../shared/records/record-lists.ts';
import {
  countNext,
  nextStep,
  REPORT_SECTION_NAMES,
  type ReportSection,
  reportSection,
} from '../../../../shared/records/report-limits.ts';
import type { PersonPageModel } from '../person-model.ts';

/** The sections of a report. Variant 3 of the property upsell leaves out properties and licenses (P4-008). */
export function shownReportSections(arePropertiesHidden: boolean): readonly ReportSection[] {
  if (!arePropertiesHidden) return REPORT_SECTION_NAMES;
  return REPORT_SECTION_NAMES.filter((section) => section !== 'properties' && section !== 'licenses');
}

/** What a section of an open report shows, and out of how many. */
export interface ReportRows {
  readonly rows: readonly ListedRecord[];
  /** how many there are in all; null if nobody counted */
  readonly total: number | null;
  /** whether there are more than these rows */
  readonly hasRest: boolean;
}

/** The records that came for a section. If they are complete, they are the total, whatever was counted. */
export function readRows(
  section: ReportSection,
  answer: BackgroundAnswer,
  counts: PersonPageModel['counts'],
): ReportRows {
  const { lists, cap } = reportSection(section);
  const came = listRecords(answer.records, lists);
  const rows = cap === null ? came : came.slice(0, cap);
  const isWhole = rows.length === came.length && lists.every((list) => answer.next[list] === undefined);
  if (isWhole) return { rows, total: rows.length, hasRest: false };
  const counted = counts === null || typeof counts === 'string' ? null : reportGroups(counts)[section];
  return { rows, total: counted !== null && counted > rows.length ? counted : null, hasRest: true };
}

/**
 * What 'Show more' will add to a section, and how many if that is known; null if it shows no more, as on the page that
 * has everything it has room for.
 */
export function decideMore(
  section: ReportSection,
  { rows, total, hasRest }: ReportRows,
): { readonly count: number | null } | null {
  const isFirstView = rows.length > 0 && rows.length <= reportSection(section).initial;
  if (!hasRest || !isFirstView || nextStep(section, rows.length) === 0) return null;
  return { count: countNext(section, rows.length, total) };
}

/** Whether this page never shows the rest of a section, whatever is pressed. */
export function endsBefore(section: ReportSection, shown: ReportRows): boolean {
  const { cap } = reportSection(section);
  if (decideMore(section, shown) === null) return shown.hasRest;
  return cap !== null && shown.total !== null && shown.total > cap;
}

/** The anchor of a section of the open report, on its heading. */
export function reportSectionId(section: ReportSection): string {
  return `report-${section}`;
}
