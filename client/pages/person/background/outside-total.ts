import type { PersonCounts } from '../../../../shared/contract/counts.ts';
import { personBackgroundCopy } from '../../../../shared/copy/person/person-background.ts';
import type { ReportSection } from '../../../../shared/records/report-limits.ts';

const words = personBackgroundCopy.outside;

/** What of a section the number in the heading leaves out, so that nobody adds in vain (F9-39); null where nothing. */
export function outsideTotal(section: ReportSection, counts: PersonCounts): string | null {
  const traffic = counts.criminalTrafficRecords - counts.offenses;
  if (section === 'criminal' && traffic > 0) return words.traffic(traffic);
  if (section === 'evictions' && counts.evictions > 0) return words.evictions;
  return null;
}
