import { hasOpenReport } from '../../../../shared/people/open-report.ts';
import { PaidNotice } from '../../../billing/PaidNotice.tsx';
import type { PersonPageModel } from '../person-model.ts';

/**
 * That a payment went through, where its reader arrives: above the name after a plan, in the background report after a
 * report. Nothing in the other place, and nothing without a payment.
 */
export function PersonPaid({ page, isInReport = false }: { page: PersonPageModel; isInReport?: boolean }) {
  const { receiptId, isPlanPaid } = page.flags;
  const isReport = !isPlanPaid && hasOpenReport(page.details);
  if (receiptId === null || isReport !== isInReport) return null;
  return (
    <PaidNotice receiptId={receiptId} report={isReport ? { until: page.details.userInfo.reportExpiresAt } : null} />
  );
}
