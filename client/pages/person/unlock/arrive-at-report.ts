import { unlockReportCopy } from '../../../../shared/copy/billing/unlock-report.ts';
import { formatDay } from '../../../../shared/copy/format/day.ts';
import { PERSON_SECTIONS } from '../../../../shared/people/person-sections.ts';
import { track } from '../../../analytics/track.ts';
import { showSnackbar } from '../../../ui/overlay/show-snackbar.ts';
import type { PersonPageCore } from '../browser-model.ts';

/**
 * Scrolls to the report that was just unlocked, has its heading announced, and says how long it stays open. The browser
 * does not do that itself: a reloaded page starts where it was or, if told not to (use-unlock.ts), at the top, and
 * never at its anchor.
 */
export function arriveAtReport({ details }: Pick<PersonPageCore, 'details'>): void {
  history.scrollRestoration = 'auto';
  const heading = document.getElementById(PERSON_SECTIONS.background.anchor);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ behavior: 'instant' });
  const { reportExpiresAt, backgroundCredits } = details.userInfo;
  if (reportExpiresAt === null) return;
  track('report_opened', { by: 'credit' });
  const text = unlockReportCopy.unlocked(formatDay(reportExpiresAt), backgroundCredits);
  showSnackbar({ text, style: 'success' });
}
