import { orderCopy } from '../../../shared/copy/billing/order.ts';
import { isEmptyReport } from '../../../shared/people/count-sums.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { loadCounts } from '../people/counts-store.ts';
import { findProperty } from '../property/store.ts';
import { ALWAYS } from '../sql-condition.ts';
import type { Billing } from './open-billing.ts';
import { type OrderedReport, selectAccess } from './ordered-report.ts';

/**
 * What becomes of a payment for one report, as things are now; `condition` holds while they still are.
 *
 * - 'open': the report opens
 * - 'back': it can no longer be opened, so all of the payment goes back, for `reason`
 */
export type Opening = { readonly condition: SqlCondition } & (
  | { readonly kind: 'open'; readonly report: OrderedReport }
  | { readonly kind: 'back'; readonly reason: string }
);

/**
 * Decides whether a paid report opens: not if its person or property is gone by now, if there is nothing in it (F6-22),
 * or if the buyer can read it already. People are in another database, so this is decided right before the transaction
 * that settles the payment; whether the report is open is checked again within it. `now` is in milliseconds since 1970.
 */
export async function decideOpening(
  { accounts, people }: Pick<Billing, 'accounts' | 'people'>,
  accountId: string,
  report: OrderedReport,
  now: number,
): Promise<Opening> {
  const found =
    report.kind === 'person'
      ? await findPerson(people, report.personId, now)
      : await findHouse(people, report.pnpId, now);
  if ('reason' in found) return { kind: 'back', reason: found.reason, condition: ALWAYS };
  const access = selectAccess(accountId, report, now, found.ownerIds);
  const isOpen = { sql: `EXISTS (${access.sql})`, values: access.values };
  const row = await accounts
    .prepare(`SELECT ${isOpen.sql} AS isOpen`)
    .bind(...isOpen.values)
    .first<{ isOpen: number }>();
  if (row?.isOpen === 1) return { kind: 'back', reason: orderCopy.wentBack.open, condition: isOpen };
  return { kind: 'open', report, condition: { sql: `NOT ${isOpen.sql}`, values: isOpen.values } };
}

type Found = { readonly ownerIds: readonly string[] } | { readonly reason: string };

async function findPerson(people: SqlDatabase, personId: string, now: number): Promise<Found> {
  const counts = await loadCounts(people, personId, now);
  if (counts === null) return { reason: orderCopy.wentBack.gone };
  return isEmptyReport(counts) ? { reason: orderCopy.wentBack.empty } : { ownerIds: [] };
}

async function findHouse(people: SqlDatabase, pnpId: string, now: number): Promise<Found> {
  return (await findProperty(people, pnpId, now)) ?? { reason: orderCopy.wentBack.gone };
}
