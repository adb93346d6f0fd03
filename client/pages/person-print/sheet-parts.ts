import type { PrintPart } from '../../../shared/people/print-parts.ts';
import { PRINT_PARTS } from '../../../shared/people/print-parts.ts';
import type { ReportSection } from '../../../shared/records/report-limits.ts';
import { shownReportSections } from '../person/background/report-rows.ts';
import type { PersonPrintSheet } from './person-print-model.ts';

/** The sections of the report that were chosen, in its order. */
export function chosenSections({
  parts,
  arePropertiesHidden,
}: Pick<PersonPrintSheet, 'parts' | 'arePropertiesHidden'>): readonly ReportSection[] {
  return shownReportSections(arePropertiesHidden).filter((section) => parts.includes(section));
}

/** What the page has and the reader left out; a sheet of some of it must not look like all of it. */
export function absentParts(
  sheet: Pick<PersonPrintSheet, 'parts' | 'background' | 'details' | 'arePropertiesHidden'>,
): PrintPart[] {
  const shown: readonly PrintPart[] = shownReportSections(sheet.arePropertiesHidden);
  const { isDead } = sheet.details.results;
  const requests = sheet.details.courtRunnerInfo?.requests ?? [];
  return PRINT_PARTS.filter((part) => {
    if (sheet.parts.includes(part)) return false;
    if (part === 'contact') return !isDead;
    if (part === 'courtRunner') return requests.length > 0;
    return part === 'addresses' || part === 'people' || (sheet.background !== null && shown.includes(part));
  });
}
