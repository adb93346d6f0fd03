import type { OrderAnswer } from '../../../shared/contract/billing.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { openBilling } from './open-billing.ts';
import { carryOutRefunds } from './refunds.ts';

type Settled = Pick<OrderAnswer, 'orderId' | 'isRefunded'>;

/**
 * Beside the answer to whoever settled an order: sends back a payment for what could no longer be opened, then the mail.
 * The scheduled job does what does not succeed here.
 */
export async function finishSettled(c: OriginContext, order: Settled): Promise<void> {
  await besideAnswer(c, 'refunds and mail', finish(c, order));
}

async function finish(c: OriginContext, { orderId, isRefunded }: Settled): Promise<void> {
  if (isRefunded) await carryOutRefunds(openBilling(c.get('settings'), c.env), c.get('now'), orderId);
  await sendQueuedMail(c);
}
