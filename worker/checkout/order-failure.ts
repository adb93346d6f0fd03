import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { checkoutCopy } from '../../shared/copy/billing/checkout.ts';
import { orderCopy } from '../../shared/copy/billing/order.ts';
import { OriginProblem } from '../origin-client/errors.ts';

const { problems } = checkoutCopy;

/** What is said of an order that came to nothing. */
export const PROBLEMS = {
  ...problems,
  declined: (why: string | null): CheckoutProblem => ({
    title: problems.declined.title,
    text: problems.declined.text(why),
  }),
  card: (why: string): CheckoutProblem => ({ title: problems.card.title, text: problems.card.text(why) }),
  /** `href`: where it is read; null where the page knows no such place */
  open: (href: string | null): CheckoutProblem => ({
    title: problems.open.title,
    text: problems.open.text,
    ...(href === null ? {} : { link: { text: problems.open.link, href } }),
  }),
};

export interface OrderFailure {
  readonly status: 402 | 403 | 404 | 409 | 503;
  readonly problem: CheckoutProblem;
  /** the same order may be sent once more; else it is over for good, and the next try is another one */
  readonly keepsKey: boolean;
}

/**
 * What an order comes to that the origin refused, or did not answer: then nobody knows, and the same order may be repeated.
 * A key is given up only where its order is settled: a refusal leaves none behind, so it may be tried again under its key.
 *
 * @param readHref where what is bought is read, for who has it open already
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

/** The origin has more than one reason for this status, each with a title of its own. */
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
    case orderCopy.openProperty:
      return refused(PROBLEMS.open(readHref));
    default:
      return { status: 409, problem: PROBLEMS.used, keepsKey: false };
  }
}
