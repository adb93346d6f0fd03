import type Stripe from 'stripe';
import type { Subscription } from '../payment-provider.ts';

/**
 * What each of Stripe's statuses means here (its own type is open: it names these and whatever comes). What a plan gives
 * does not depend on it alone: it lasts as long as a paid period.
 */
const MEANINGS: { readonly [status: string]: Subscription['status'] } = {
  // The first payment is open, or never went through.
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete',
  // We sell no trials; an operator may grant one in Stripe, and then nothing is due.
  trialing: 'active',
  active: 'active',
  past_due: 'overdue',
  // Stripe has given up on a renewal, or waits for a method: we still take the money if it comes.
  unpaid: 'overdue',
  paused: 'overdue',
  canceled: 'ended',
} satisfies { readonly [S in KnownStatus]: Subscription['status'] };

type KnownStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'trialing'
  | 'active'
  | 'past_due'
  | 'unpaid'
  | 'canceled'
  | 'paused';

/**
 * The status of a subscription, by Stripe's. One that we do not know, or that was never paid, grants nothing.
 */
export function readStatus(status: Stripe.Subscription['status'], hasPaid: boolean): Subscription['status'] {
  const meaning = MEANINGS[status] ?? 'incomplete';
  return meaning === 'active' && !hasPaid ? 'incomplete' : meaning;
}

/** Who ended a subscription; null while it continues, or if Stripe does not say. */
export function readEndedBy({
  status,
  cancellation_details: details,
}: Pick<Stripe.Subscription, 'status' | 'cancellation_details'>): Subscription['endedBy'] {
  if (status !== 'canceled' || details === null) return null;
  switch (details.reason) {
    case 'payment_failed':
    case 'payment_disputed':
      return 'payment';
    case 'cancellation_requested':
      return 'customer';
    default:
      return null;
  }
}
