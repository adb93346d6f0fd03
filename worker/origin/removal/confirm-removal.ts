import { openBilling } from '../billing/open-billing.ts';
import { carryOutRefunds } from '../billing/refunds.ts';
import type { OriginContext } from '../context.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { nameOf, writeLog } from '../logging/write-log.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { purgeEdge } from '../suppression/purge-edge.ts';
import { carryOutRemoval } from './carry-out.ts';
import { describeRequest } from './describe-request.ts';
import { findByLink, reload } from './find-by-link.ts';
import { confirmStatement, type RemovalRequest } from './request-store.ts';

/** POST /api/opt-out/confirm/pending: what the page of the link says. It changes nothing, so a mail scanner hides nothing. */
export const answerPendingOptOut: CallHandler<'pendingOptOut'> = async (c, { body }) => {
  const { confirmedAt, what } = await findByLink(c, 'token', body.token);
  return { state: confirmedAt === null ? 'open' : 'done', what: [...what] };
};

/**
 * POST /api/opt-out/confirm: the button on that page. What was asked for is hidden before it answers. Pressed again, in
 * another tab or a week later, it answers the same receipt, and does only what is left to do.
 */
export const answerConfirmOptOut: CallHandler<'confirmOptOut'> = async (c, { body }) => {
  const request = await findByLink(c, 'token', body.token);
  if (request.confirmedAt === null) await confirmStatement(c.env.ACCOUNTS, request, c.get('now')).run();
  if (request.doneAt === null && request.undoneAt === null) {
    await carryOut(c, request);
    await besideAnswer(c, 'refunds and mail', finish(c));
    await besideAnswer(c, 'purge', purgeEdge(c.env, c.get('settings'), [request.personId], c.get('now')));
  }
  return describeRequest(c.env.ACCOUNTS, await reload(c, request));
};

/** If a database does not answer, the receipt says that it is being done, and the scheduled job does it. */
async function carryOut(c: OriginContext, request: RemovalRequest): Promise<void> {
  try {
    await carryOutRemoval(c.env, c.get('settings'), request, c.get('now'));
  } catch (error) {
    writeLog('a removal was not carried out yet', { error: nameOf(error) });
  }
}

/** What buyers of the page get back, then the mails to them and the receipt. */
async function finish(c: OriginContext): Promise<void> {
  await carryOutRefunds(openBilling(c.get('settings'), c.env), c.get('now'));
  await sendQueuedMail(c);
}
