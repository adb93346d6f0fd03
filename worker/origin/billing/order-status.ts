import type { OrderStatusAnswer } from '../../../shared/contract/billing.ts';
import { orderCopy } from '../../../shared/copy/billing/order.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { describeOrderToBuyer } from './describe-opened.ts';
import { finishSettled } from './finish-settled.ts';
import { openBilling, openBillingFor } from './open-billing.ts';
import { findOwnPlaced } from './order-keys.ts';
import { loadOrder, type Order } from './orders-store.ts';
import { takeLook } from './pending-orders-store.ts';
import { readKey } from './read-key.ts';
import { resumeOrder } from './resume-order.ts';

/** GET /api/orders/{orderId}: for its buyer only. */
export const answerOrderStatus: CallHandler<'orderStatus'> = async (c, { params: { orderId }, viewer }) => {
  const order = await loadOrder(c.env.ACCOUNTS, orderId);
  return answerOwn(c, order?.accountId === viewer.id ? order : null);
};

/** GET /api/billing/sent-order: the viewer's order by the key that its form sent, when the answer to it was lost. */
export const answerSentOrder: CallHandler<'sentOrder'> = async (c, { viewer }) =>
  answerOwn(c, await findOwnPlaced(openBilling(c.get('settings'), c.env), viewer, readKey(c)));

/** A pending order is resumed, but not on every request. */
async function answerOwn(c: OriginContext, order: Order | null): Promise<OrderStatusAnswer> {
  if (order === null) throw new ProblemError(404, orderCopy.unknownOrder);
  const billing = openBillingFor(c);
  const now = c.get('now');
  if (order.status !== 'pending' || !(await takeLook(billing.accounts, order.id, now)))
    return describeOrderToBuyer(billing, order, now);
  const answer = await describeOrderToBuyer(billing, await resumeOrder(billing, order, now), now);
  await finishSettled(c, answer);
  return answer;
}
