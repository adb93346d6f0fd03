import type { PersonPageModel } from '../../page-model.ts';

/** How a report that cannot be read here is drawn. */
export type ReportDesign = 'icons' | 'tag' | 'checks' | 'records';

/**
 * Who has the free view gets four icons, or one tag where there are no numbers to put them beside (P4-005); who unlocked
 * the report check marks (P4-006); everybody else records that are filled in, with nothing of what is in them (P4-007).
 */
export function decideReportDesign(
  { details }: Pick<PersonPageModel, 'details'>,
  counts: PersonPageModel['counts'],
): ReportDesign {
  switch (details.entitlement) {
    case 'free':
      return counts === 'missing' ? 'tag' : 'icons';
    case 'bg':
      return 'checks';
    case 'premium':
    case 'smb':
      return 'records';
  }
}
