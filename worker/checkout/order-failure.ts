import type { CheckoutProblem } from '../../client/checkout/checkout-model.ts';
import { checkoutProblemsCopy as problems } from '../../shared/copy/billing/checkout-problems.ts';
import { countyHeld, orderCopy } from '../../shared/copy/billing/order.ts';
import { planCallCopy } from '../../shared/copy/billing/plan-calls.ts';
import { OriginProblem, OriginUnavailable } from '../origin-client/errors.ts';

/** What we say about an order that failed. */
export const PROBLEMS = {
  ...problems,
  declined: (why: string | null): CheckoutProblem => ({
    title: problems.declined.title,
    text: problems.declined.text(why),
    isDeclined: true,
  }),
  card: (why: string): CheckoutProblem => ({ title: problems.card.title, text: problems.card.text(why) }),
  /** `why`: which county, and until when */
  countyHeld: (why: string): CheckoutProblem => ({
    title: problems.countyHeld.title,
    text: problems.countyHeld.text(why),
  }),
  /** `href`: the order that is not settled; null if it is not known */
  held: (href: string | null): CheckoutProblem => ({
    title: problems.held.title,
    text: problems.held.text,
    ...(href === null ? {} : { link: { text: problems.held.link, href } }),
  }),
  /** `href`: where to read the report; null if the page does not know */
  open: (href: string | null): CheckoutProblem => ({
    title: problems.open.title,
    text: problems.open.text,
    ...(href === null ? {} : { link: { text: problems.open.link, href } }),
  }),
};

/** Why an order failed, to be said above its form. */
export interface OrderFailure {
  readonly problem: CheckoutProblem;
  /** the same order may be submitted again; otherwise it is over for good, and the next try is a new order */
  readonly keepsKey: boolean;
}

/**
 * The outcome of an order that the origin refused or did not answer. A key is given up only once its order is settled; a
 * refused order leaves nothing behind, so it may be retried under its key.
 *
 * - `logged-out`: the session has ended
 * - `held`: the buyer has it already, or an order for it; the page shows what
 * - `not-sent`: this try of it did nothing
 * - `lost`: nobody knows the outcome until the origin is asked for the order of this key
 *
 * @param readHref where the purchase can be read if the buyer already has it open
 */
export function orderFailure(
  error: unknown,
  readHref: string | null,
): OrderFailure | 'logged-out' | 'held' | 'not-sent' | 'lost' {
  if (!(error instanceof OriginProblem)) return isUnsent(error) ? 'not-sent' : 'lost';
  const { status, title } = error;
  switch (status) {
    case 401:
      return 'logged-out';
    case 402:
      return refused(PROBLEMS.nothingOnFile);
    case 403:
      return refused(PROBLEMS.notOpened);
    case 404:
      return refused(PROBLEMS.gone);
    case 409:
      return title === orderCopy.held ? 'held' : conflict(title, readHref);
    default:
      if (title === orderCopy.noProvider) return refused(PROBLEMS.notSold);
      return isUnsent(error) ? 'not-sent' : 'lost';
  }
}

/** Whether what was asked did nothing: the origin was not asked, or refused before it did anything. */
export function isUnsent(error: unknown): boolean {
  return error instanceof OriginUnavailable || (error instanceof OriginProblem && error.status < 500);
}

const refused = (problem: CheckoutProblem): OrderFailure => ({ problem, keepsKey: true });

/** The origin has several reasons for this status, each with its own title. */
function conflict(title: string | null, readHref: string | null): OrderFailure {
  if (title !== null && countyHeld.is(title)) return refused(PROBLEMS.countyHeld(title));
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
    case planCallCopy.hasPlan:
    case planCallCopy.isMember:
      return refused(PROBLEMS.hasPlan);
    case planCallCopy.renewalChanged:
      return refused(PROBLEMS.formerText);
    case orderCopy.openProperty:
      return refused(PROBLEMS.open(readHref));
    default:
      return { problem: PROBLEMS.used, keepsKey: false };
  }
}
