import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import type { OrderAnswer } from '../../shared/contract/billing.ts';
import { changePlanCopy } from '../../shared/copy/billing/change-plan.ts';
import { paths } from '../../shared/urls/paths.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = changePlanCopy;

/** Why a plan was not changed. */
export interface ChangeFailure {
  readonly status: 402 | 404 | 409 | 503;
  readonly problem: CheckoutProblem;
  /** the same change may be sent again; otherwise it is over, and the next try is a new one */
  readonly keepsKey: boolean;
}

/** Why a change that the origin answered did not take effect; null: it did, or may still. `here` leads back to the form. */
export function failedOrder(order: OrderAnswer | null, here: string): ChangeFailure | null {
  if (order?.status === 'expired') return { status: 409, problem: problems.expired, keepsKey: false };
  if (order?.status !== 'declined') return null;
  const link = { text: problems.otherCard, href: paths.paymentMethod({ from: here }) };
  return { status: 402, problem: { ...problems.declined(order.message), link }, keepsKey: false };
}

/**
 * Why the origin refused a change, or gave no answer: then the outcome is unknown, and the same change may be sent again.
 *
 * @param hasNewPrice what it costs today is not what the form showed
 */
export function refusedChange(error: unknown, hasNewPrice: boolean): ChangeFailure {
  const { status, title } = error instanceof OriginProblem ? error : { status: 503, title: '' };
  switch (status) {
    case 404:
      return { status, problem: problems.gone, keepsKey: false };
    case 409:
      return { status, problem: hasNewPrice ? problems.price : problems.refused(title), keepsKey: false };
    default:
      return { status: 503, problem: problems.unknown, keepsKey: true };
  }
}
