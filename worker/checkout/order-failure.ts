import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { checkoutCopy } from '../../shared/copy/checkout.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = checkoutCopy;

/** What is said of an order that came to nothing. */
export const PROBLEMS = {
  ...problems,
  declined: (why: string | null): CheckoutProblem => ({
    title: problems.declined.title,
    text: problems.declined.text(why),
  }),
};

export interface OrderFailure {
  readonly status: 402 | 404 | 409 | 503;
  readonly problem: CheckoutProblem;
  /** the same order may be sent once more; else it is over, and the next try is another one */
  readonly keepsKey: boolean;
}

/** What an order comes to that the origin refused, or did not answer: then nobody knows, and the same order may be repeated. */
export function orderFailure(error: unknown): OrderFailure {
  switch (error instanceof OriginProblem ? error.status : null) {
    case 402:
      return { status: 402, problem: PROBLEMS.nothingOnFile, keepsKey: false };
    case 403:
    case 404:
      return { status: 404, problem: PROBLEMS.gone, keepsKey: false };
    case 409:
      return { status: 409, problem: PROBLEMS.changed, keepsKey: false };
    default:
      return { status: 503, problem: PROBLEMS.unknown, keepsKey: true };
  }
}
