import type { PrintPart } from '../../../shared/people/print-parts.ts';
import { PRINT_PARTS } from '../../../shared/people/print-parts.ts';
import { type ReportSection, sectionOf } from '../../../shared/records/report-limits.ts';
import { readRows, shownReportSections } from '../person/background/report-rows.ts';
import type { PersonPrintSheet } from './person-print-model.ts';

/** The sections of the report that were chosen, in its order; those before `from` are on the prints before. */
export function chosenSections({
  parts,
  from,
  arePropertiesHidden,
}: Pick<PersonPrintSheet, 'parts' | 'from' | 'arePropertiesHidden'>): readonly ReportSection[] {
  const chosen = shownReportSections(arePropertiesHidden).filter((section) => parts.includes(section));
  return from === null ? chosen : chosen.slice(Math.max(0, chosen.indexOf(sectionOf(from.group))));
}

/** The chosen sections without a record, on this print or on the next. */
export function emptySections(sheet: PersonPrintSheet): readonly ReportSection[] {
  const { background } = sheet;
  if (background === null || background === 'missing') return [];
  return chosenSections(sheet).filter((section) => {
    const { rows, hasRest } = readRows(section, background, null);
    return rows.length === 0 && !hasRest;
  });
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
