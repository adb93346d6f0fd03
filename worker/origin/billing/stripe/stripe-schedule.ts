import type Stripe from 'stripe';
import { idOf } from './stripe-outcome.ts';

/** The item of a phase: what a subscription is from then on. */
type PhaseItem = Stripe.SubscriptionScheduleUpdateParams.Phase.Item;

/**
 * Has a subscription become something else when its paid period is over: its price can not simply be replaced, because
 * another interval would be charged at once.
 */
export async function scheduleNext(stripe: Stripe, subscription: Stripe.Subscription, next: PhaseItem): Promise<void> {
  const [item] = subscription.items.data;
  if (item === undefined) throw new Error('a subscription without an item');
  const { schedule: known } = subscription;
  const { id, current_phase } =
    known === null
      ? await stripe.subscriptionSchedules.create({ from_subscription: subscription.id })
      : await stripe.subscriptionSchedules.retrieve(idOf(known));
  await stripe.subscriptionSchedules.update(id, {
    end_behavior: 'release',
    proration_behavior: 'none',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: current_phase?.start_date ?? item.current_period_start,
        end_date: item.current_period_end,
        proration_behavior: 'none',
      },
      {
        items: [{ ...next, quantity: 1 }],
        duration: { interval: 'month', interval_count: 1 },
        proration_behavior: 'none',
      },
    ],
  });
}

/**
 * Has a subscription stay what it is.
 *
 * @returns Stripe's id of the price it would have had; null if nothing else was to follow
 */
export async function releaseNext(stripe: Stripe, { schedule, items }: Stripe.Subscription): Promise<string | null> {
  if (schedule === null) return null;
  const { id, phases, status } = await stripe.subscriptionSchedules.retrieve(idOf(schedule));
  if (status === 'active' || status === 'not_started') await stripe.subscriptionSchedules.release(id);
  const [next] = phases.at(-1)?.items ?? [];
  // In its last phase, a subscription is already what was to follow.
  return next === undefined || idOf(next.price) === items.data[0]?.price.id ? null : idOf(next.price);
}
