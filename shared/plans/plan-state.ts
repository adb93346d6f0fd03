import type { Plan } from '../contract/plans.ts';

/**
 * What a page says about a plan.
 *
 * - 'renewing': it continues until it is canceled
 * - 'ending': canceled, and paid until a day to come
 * - 'overdue': its last renewal was declined
 * - 'ended': it no longer gives anything
 */
export type PlanState = 'renewing' | 'ending' | 'overdue' | 'ended';

/** The state of a plan, from what the origin says about it. */
export function planStateOf({
  status,
  cancelledAt,
  renewal,
}: Pick<Plan, 'status' | 'cancelledAt' | 'renewal'>): PlanState {
  if (status === 'ended') return 'ended';
  if (status === 'delinquent') return 'overdue';
  return cancelledAt !== null || renewal === null ? 'ending' : 'renewing';
}

/** Whether a plan can be changed or canceled: it is not over. */
export function isLive({ status }: Pick<Plan, 'status'>): boolean {
  return status !== 'ended';
}
