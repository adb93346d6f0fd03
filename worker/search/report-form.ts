import type { ReportForm } from '../../client/phone-reports/report-form.ts';
import type { User } from '../../shared/contract/account.ts';

/** Whether somebody reports by email: everybody but an account, whose owner has proven their address. */
export function needsReportEmail(viewer: Pick<User, 'scope'> | null): boolean {
  return viewer === null || viewer.scope === 'purchase';
}

/** The empty form; a buyer without an account finds their address in it. `phone` is '1' and ten digits. */
export function emptyReportForm(phone: string, viewer: Pick<User, 'scope' | 'primaryEmail'> | null): ReportForm {
  const needsEmail = needsReportEmail(viewer);
  return { phone, needsEmail, kind: null, email: viewer?.primaryEmail ?? '', errors: {}, error: null };
}
