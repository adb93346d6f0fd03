import { isEmptyReport } from '../../../../shared/people/count-sums.ts';
import type { PersonPageModel } from '../../page-model.ts';

/**
 * What the background report is to this reader: `open` to who has it, `empty` where nothing is in it, which is never for
 * sale (P2-160), else `locked`, as well while its counts are not known.
 */
export function decideReportState(
  { details }: PersonPageModel,
  counts: PersonPageModel['counts'],
): 'open' | 'empty' | 'locked' {
  if (counts !== null && typeof counts !== 'string' && isEmptyReport(counts)) return 'empty';
  return details.lookupType === 'bg' ? 'open' : 'locked';
}
