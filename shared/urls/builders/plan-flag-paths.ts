import type { UpgradeType } from '../../funnels/offer-destination.ts';
import { RECEIPT_FLAG } from '../paid-pages.ts';

// What the address of a person page asks or says about the viewer's plan (P2-059, P2-061), and its paths with and
// without it.

const PLAN_FLAGS = ['showBadPaymentModal', 'changedPaymentMethod', 'upgradeType', RECEIPT_FLAG] as const;

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

/** The path of the same page that opens the one-click upgrade, for the way back from changing the payment method. */
export function withUpgrade(path: string, type: UpgradeType): string {
  const bare = withoutPlanFlags(path);
  return `${bare}${bare.includes('?') ? '&' : '?'}changedPaymentMethod=true&upgradeType=${type}`;
}
