import type { PrivacyRequestPageModel } from '../../client/pages/privacy-request/privacy-request-model.ts';
import type { RequestReceipt } from '../../shared/contract/privacy-requests.ts';
import { formatDate } from '../../shared/people/months.ts';
import { dueDay } from '../../shared/requests/due-dates.ts';
import { paths } from '../../shared/urls/paths.ts';
import { visitorClock } from '../account/visitor-clock.ts';
import { type EdgeContext, siteOrigin } from '../context.ts';

/** A request with its moments by the visitor's clock. Due days are days everywhere. */
export function describeRequest(
  c: EdgeContext,
  receipt: RequestReceipt,
  done: PrivacyRequestPageModel['done'],
): PrivacyRequestPageModel {
  const clock = visitorClock(c, null, Date.now());
  const moment = (at: number | null) => (at === null ? null : clock.formatMoment(at));
  const { reference, kind, isAgent, status, extensionReason, outcome, refusalReason, rows } = receipt;
  return {
    ...{ kind: 'privacy-request', asks: kind, done },
    ...{ reference, isAgent, status, extensionReason, outcome, refusalReason, rows },
    address: siteOrigin(c) + paths.privacyRequest({ reference }),
    asked: clock.formatMoment(receipt.askedAt),
    verified: moment(receipt.verifiedAt),
    acknowledged: moment(receipt.acknowledgedAt),
    closed: moment(receipt.closedAt),
    acknowledgeBy: receipt.acknowledgeBy === null ? null : formatDate(dueDay(receipt.acknowledgeBy)),
    answerBy: formatDate(dueDay(receipt.answerBy)),
    soonBy: moment(receipt.soonBy),
  };
}
