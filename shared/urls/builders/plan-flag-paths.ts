import type { UpgradeType } from '../../funnels/offer-destination.ts';

// What the address of a person page says about the viewer's plan (P2-059, P2-061), and its paths with and without it.

/** What happened to the viewer's plan, which the person's page then says if it is so. */
export const PERSON_PLAN_DONE = ['upgraded', 'paid'] as const;
export type PersonPlanDone = (typeof PERSON_PLAN_DONE)[number];

/** The flags, and the one that says what came of them. */
const PLAN_FLAGS = ['showBadPaymentModal', 'changedPaymentMethod', 'upgradeType', 'plan_done'] as const;

/** Removes the flags from a path on this site; a path without any stays exactly as it is. */
export function withoutPlanFlags(path: string): string {
  const mark = path.indexOf('?');
  if (mark === -1) return path;
  const params = new URLSearchParams(path.slice(mark));
  const set = PLAN_FLAGS.filter((flag) => params.has(flag));
  if (set.length === 0) return path;
  for (const flag of set) params.delete(flag);
  const pathname = path.slice(0, mark);
  return params.size === 0 ? pathname : `${pathname}?${params}`;
}

/** The path of the same page that says what was done, instead of asking for it. */
export function withPlanDone(path: string, done: PersonPlanDone): string {
  return withFlag(withoutPlanFlags(path), 'plan_done', done);
}

/** The path of the same page that opens the one-click upgrade, for the way back from changing the payment method. */
export function withUpgrade(path: string, type: UpgradeType): string {
  return withFlag(withFlag(withoutPlanFlags(path), 'changedPaymentMethod', 'true'), 'upgradeType', type);
}

function withFlag(path: string, name: (typeof PLAN_FLAGS)[number], value: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}
