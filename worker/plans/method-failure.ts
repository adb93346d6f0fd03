import { orderCopy } from '../../shared/copy/billing/order.ts';
import { paymentMethodCopy } from '../../shared/copy/billing/payment-method.ts';
import { planCallCopy } from '../../shared/copy/billing/plan-calls.ts';
import type { OrderFailure } from '../checkout/order-failure.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = paymentMethodCopy;

/** What the origin's refusal means; null: it gave no answer, and the page shows what is on file. */
export function refusedMethod(error: unknown): OrderFailure | null {
  if (!(error instanceof OriginProblem) || error.status !== 409) return null;
  return { problem: conflict(error.title), keepsKey: false };
}

/** The origin has several reasons for this status, each with its own title. */
function conflict(title: string): OrderFailure['problem'] {
  switch (title) {
    case orderCopy.unknownMethod:
      return problems.gone;
    case planCallCopy.methodDeclined:
    case planCallCopy.onlyTestCards:
      return problems.refused(title);
    default:
      return problems.used;
  }
}
