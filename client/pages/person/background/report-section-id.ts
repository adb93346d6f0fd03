import type { ReportSection } from '../../../../shared/records/report-limits.ts';

/** The anchor of a section of the open report, which its heading carries. */
export function reportSectionId(section: ReportSection): string {
  return `report-${section}`;
}
