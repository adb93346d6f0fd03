/**
 * Our reference to the charge of a plan, which is recorded before Stripe is asked: a subscription has no id until its
 * first payment went through. It says where to look for what Stripe did.
 */
export interface PlanRef {
  /** 'start': a new subscription of the customer `at`; 'change': the subscription `at` itself */
  readonly act: 'start' | 'change';
  readonly at: string;
  readonly purchaseId: string;
  /** milliseconds since 1970 */
  readonly orderedAt: number;
}

const SHAPE = /^plan:(start|change):([^:]+):([^:]+):(\d+)$/;

export function writePlanRef({ act, at, purchaseId, orderedAt }: PlanRef): string {
  return `plan:${act}:${at}:${purchaseId}:${orderedAt}`;
}

/** @returns null for a reference to anything else */
export function readPlanRef(ref: string): PlanRef | null {
  const [, act, at, purchaseId, orderedAt] = SHAPE.exec(ref) ?? [];
  if ((act !== 'start' && act !== 'change') || at === undefined || purchaseId === undefined) return null;
  return { act, at, purchaseId, orderedAt: Number(orderedAt) };
}
