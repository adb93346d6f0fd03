import type { PlanDone } from '../../shared/urls/plan-done.ts';
import { withQuery } from '../../shared/urls/query.ts';
import { matchRoute } from '../../shared/urls/route-table.ts';
import { paidPath } from '../checkout/way-back.ts';

/** Where one came from, told that the overdue payment went through. */
export function paidTo(from: string, invoiceId: string | null): string {
  const paid = invoiceId === null ? null : paidPath(from, invoiceId);
  return planPageSaying(from, 'paid') ?? paid ?? from;
}

/** The page of the plan, told what was done, with whom or what it was about; null for any other page. */
export function planPageSaying(from: string, done: PlanDone): string | null {
  const [path = '', query = ''] = from.split('?', 2);
  if (matchRoute(path) !== 'manage-plan') return null;
  return withQuery(path, { ...Object.fromEntries(new URLSearchParams(query)), done });
}
