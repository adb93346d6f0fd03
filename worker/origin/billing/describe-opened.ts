import type { BoughtSubject, OrderAnswer, OrderStatusAnswer } from '../../../shared/contract/billing.ts';
import { loadReportSubject } from './bought-subjects.ts';
import type { Billing } from './open-billing.ts';
import { reportOf } from './ordered-report.ts';
import { describeOrder, type Order } from './orders-store.ts';

/** An order with the report that its payment opened. `now` is in milliseconds since 1970. */
export async function describeOrderWithReport(
  { people }: Pick<Billing, 'people'>,
  order: Order,
  now: number,
): Promise<OrderAnswer> {
  return { ...describeOrder(order), opens: await loadOpened(people, order, now) };
}

/** The same as its buyer sees it, with the way back to where they came from. */
export async function describeOrderToBuyer(
  billing: Pick<Billing, 'people'>,
  order: Order,
  now: number,
): Promise<OrderStatusAnswer> {
  return { ...(await describeOrderWithReport(billing, order, now)), returnPath: order.returnPath };
}

/** Whose or which report the order opened, for as long as it is open and they may be shown. */
async function loadOpened(people: Billing['people'], order: Order, now: number): Promise<BoughtSubject | null> {
  const report = order.reportOpened ? reportOf(order) : null;
  if (report === null || order.openUntil === null || order.openUntil <= now) return null;
  return loadReportSubject(people, report, now);
}
