import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import { describeRequest } from '../entitlement/opened-access.ts';
import { isLook } from '../entitlement/rules.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { loadCounts } from '../people/counts-store.ts';
import { loadLife, missingPerson } from '../people/known-person.ts';
import { loadMentions } from '../records/mentions.ts';
import { findOpenReport, openWithCredit } from './store.ts';

/**
 * POST /api/reports/submit-credits-payment-for-report (F7-12): opens a report with one credit, for a logged-in account
 * (F6-20) that has one (F6-21). An empty report takes none (F6-22), nor does that of somebody who has died; one that is
 * already open gets the same answer and costs nothing more. Bots and prefetched pages unlock nothing.
 */
export const answerUnlockReport: CallHandler<'unlockReport'> = async (c, { body: { wpId: personId }, viewer }) => {
  const now = c.get('now');
  const { ACCOUNTS, PEOPLE } = c.env;
  if (!isLook(describeRequest(c, false)))
    throw new ProblemError(403, 'Forbidden', { detail: 'Only a click unlocks a report' });

  const [counts, life, mentions] = await Promise.all([
    loadCounts(PEOPLE, personId, now),
    loadLife(PEOPLE, personId, now),
    loadMentions(PEOPLE, { personIds: [personId], addressIds: [] }, now),
  ]);
  const fullName = mentions.nameOf(personId);
  if (counts === null || life === null || fullName === null) throw missingPerson();
  const refusal = life.isDead ? orderCopy.notSold : isEmptyReport(counts) ? orderCopy.emptyReport : null;
  const report =
    refusal === null
      ? await openWithCredit(ACCOUNTS, viewer.id, personId, now)
      : await findOpenReport(ACCOUNTS, viewer.id, personId, now);
  if (report === null) {
    if (refusal !== null) throw new ProblemError(409, refusal);
    throw new ProblemError(402, 'No background credit is left');
  }
  return { payload: { id: report.reportId, fullName } };
};
