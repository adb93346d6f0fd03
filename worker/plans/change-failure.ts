import type { OrderAnswer } from '../../shared/contract/billing.ts';
import { changePlanCopy } from '../../shared/copy/billing/change-plan.ts';
import { paths } from '../../shared/urls/paths.ts';
import type { OrderFailure } from '../checkout/order-failure.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = changePlanCopy;

/** Why a change that the origin answered did not take effect; null: it did, or may still. `here` leads back to the form. */
export function failedOrder(order: OrderAnswer | null, here: string): OrderFailure | null {
  if (order?.status === 'expired') return { problem: problems.expired, keepsKey: false };
  if (order?.status !== 'declined') return null;
  const link = { text: problems.otherCard, href: paths.paymentMethod({ from: here }) };
  return { problem: { ...problems.declined(order.message), link, isDeclined: true }, keepsKey: false };
}

/**
 * Why the origin refused a change; null: it gave no answer, and nobody knows the outcome.
 *
 * @param hasNewPrice what it costs today is not what the form showed
 */
export function refusedChange(error: unknown, hasNewPrice: boolean): OrderFailure | null {
  const { status, title } = error instanceof OriginProblem ? error : { status: 503, title: '' };
  switch (status) {
    case 404:
      return { problem: problems.gone, keepsKey: false };
    case 409:
      return { problem: hasNewPrice ? problems.price : problems.refused(title), keepsKey: false };
    default:
      return null;
  }
}
