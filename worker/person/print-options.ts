import { shownReportSections } from '../../client/pages/person/background/report-rows.ts';
import type { PrintOption } from '../../client/pages/person-print/person-print-model.ts';
import type { PersonCounts } from '../../shared/contract/person/counts.ts';
import type { PersonDetails } from '../../shared/contract/person/person.ts';
import { reportGroups } from '../../shared/people/count-sums.ts';
import { PRINT_PARTS, type PrintPart } from '../../shared/people/print-parts.ts';
import { REPORT_SECTION_NAMES, reportSection } from '../../shared/records/report-limits.ts';

/**
 * What of an open report can be printed, in the order of the sheet: only what has something. Without counts, every
 * section of the report, because it may have something.
 */
export function printOptions(
  { results, courtRunnerInfo }: Pick<PersonDetails, 'results' | 'courtRunnerInfo'>,
  counts: PersonCounts | null,
  arePropertiesHidden: boolean,
): PrintOption[] {
  const { isDead, addresses, relatives, associates } = results;
  const { phonesCount, emailsCount } = results.counts;
  const requests = courtRunnerInfo?.requests ?? [];
  const shown: readonly PrintPart[] = shownReportSections(arePropertiesHidden);
  const sizes: { readonly [P in PrintPart]?: number | null } = {
    // A sheet about somebody who has died has no contact.
    contact: isDead ? 0 : phonesCount + emailsCount,
    addresses: addresses.length,
    people: relatives.length + associates.length,
    courtRunner: requests.flatMap(({ courtRunnerRecords }) => courtRunnerRecords).length,
    ...recordSizes(counts),
  };
  return PRINT_PARTS.flatMap((part) => {
    const isHidden = part in recordSizes(null) && !shown.includes(part);
    const count = sizes[part] ?? null;
    return isHidden || count === 0 ? [] : [{ part, count }];
  });
}

/** How many records of each section a print shows (P9-026). */
function recordSizes(counts: PersonCounts | null): { readonly [P in PrintPart]?: number | null } {
  const groups = counts === null ? null : reportGroups(counts);
  return Object.fromEntries(
    REPORT_SECTION_NAMES.map((section) => {
      const count = groups?.[section] ?? null;
      const { cap } = reportSection(section);
      return [section, count === null || cap === null ? count : Math.min(count, cap)];
    }),
  );
}
