import { orderCopy } from '../../shared/copy/billing/order.ts';
import { paymentMethodCopy } from '../../shared/copy/billing/payment-method.ts';
import { planCallCopy } from '../../shared/copy/billing/plan-calls.ts';
import type { OrderFailure } from '../checkout/order-failure.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = paymentMethodCopy;

/** What the origin's refusal means, or that it gave no answer: then the same form may be sent again. */
export function refusedMethod(error: unknown): OrderFailure {
  const { status, title } = error instanceof OriginProblem ? error : { status: 503, title: '' };
  if (status === 409) return { status, problem: conflict(title), keepsKey: false };
  return { status: 503, problem: problems.unknown, keepsKey: true };
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
