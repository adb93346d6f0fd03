import { unlockReportCopy } from '../../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../../shared/copy/format/day.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonPageModel } from '../../page-model.ts';

/**
 * Shows the report that was just unlocked, has its heading read, and says until when it is open: a page that is loaded anew
 * begins where it was, or, told not to (show-unlocked.ts), at its top, and never at what its address names.
 */
export function arriveAtReport({ details }: Pick<PersonPageModel, 'details'>): void {
  history.scrollRestoration = 'auto';
  const heading = document.getElementById(PERSON_SECTIONS.background.anchor);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: 'instant' });
  const { reportExpiresAt, backgroundCredits } = details.userInfo;
  if (reportExpiresAt === null) return;
  const text = unlockReportCopy.unlocked(formatDay(reportExpiresAt), backgroundCredits);
  showSnackbar({ text, style: 'success' });
}
