import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { checkoutProblemsCopy as problems } from '../../shared/copy/billing/checkout-problems.ts';
import { orderCopy } from '../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../shared/copy/billing/plan-calls.ts';
import { OriginProblem } from '../origin-client/errors.ts';

/** What we say about an order that failed. */
export const PROBLEMS = {
  ...problems,
  declined: (why: string | null): CheckoutProblem => ({
    title: problems.declined.title,
    text: problems.declined.text(why),
  }),
  card: (why: string): CheckoutProblem => ({ title: problems.card.title, text: problems.card.text(why) }),
  /** `href`: where to read the report; null if the page does not know */
  open: (href: string | null): CheckoutProblem => ({
    title: problems.open.title,
    text: problems.open.text,
    ...(href === null ? {} : { link: { text: problems.open.link, href } }),
  }),
};

export interface OrderFailure {
  readonly status: 402 | 403 | 404 | 409 | 503;
  readonly problem: CheckoutProblem;
  /** the same order may be submitted again; otherwise it is over for good, and the next try is a new order */
  readonly keepsKey: boolean;
}

/**
 * The outcome of an order that the origin refused or did not answer. Without an answer, nobody knows the outcome and
 * the same order may be repeated. A key is given up only once its order is settled; a refused order leaves nothing
 * behind, so it may be retried under its key.
 *
 * @param readHref where the purchase can be read if the buyer already has it open
 */
export function orderFailure(error: unknown, readHref: string | null): OrderFailure {
  const { status, title } = error instanceof OriginProblem ? error : { status: null, title: null };
  switch (status) {
    case 402:
      return { status, problem: PROBLEMS.nothingOnFile, keepsKey: true };
    case 403:
      return { status, problem: PROBLEMS.notOpened, keepsKey: true };
    case 404:
      return { status, problem: PROBLEMS.gone, keepsKey: true };
    case 409:
      return conflict(title, readHref);
    default:
      return { status: 503, problem: PROBLEMS.unknown, keepsKey: true };
  }
}

/** The origin has several reasons for this status, each with its own title. */
function conflict(title: string | null, readHref: string | null): OrderFailure {
  const refused = (problem: CheckoutProblem): OrderFailure => ({ status: 409, problem, keepsKey: true });
  switch (title) {
    case orderCopy.notSold:
      return refused(PROBLEMS.notSold);
    case orderCopy.emptyReport:
      return refused(PROBLEMS.empty);
    case orderCopy.noSuchCounty:
      return refused(PROBLEMS.county);
    case orderCopy.formerText:
      return refused(PROBLEMS.formerText);
    case orderCopy.unknownMethod:
      return refused(PROBLEMS.method);
    case orderCopy.countyOut:
      return refused(PROBLEMS.countyOut);
    case planCallCopy.hasPlan:
    case planCallCopy.isMember:
      return refused(PROBLEMS.hasPlan);
    case planCallCopy.renewalChanged:
      return refused(PROBLEMS.formerText);
    case orderCopy.openProperty:
      return refused(PROBLEMS.open(readHref));
    default:
      return { status: 409, problem: PROBLEMS.used, keepsKey: false };
  }
}
