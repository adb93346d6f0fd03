import { newToken } from '../accounts/session.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { describeRequest } from './describe-request.ts';
import { findByLink, findByReference, reload } from './find-by-link.ts';
import { undoMail } from './removal-mails.ts';
import { askUndoStatements } from './request-store.ts';
import { takeBack } from './take-back.ts';

/** GET /api/opt-out/{reference}: how far a request is, for whoever has its reference. */
export const answerOptOutStatus: CallHandler<'optOutStatus'> = async (c, { params }) =>
  describeRequest(c.env.ACCOUNTS, await findByReference(c, params.reference));

/**
 * POST /api/opt-out/{reference}/undo: mails the link that takes a removal back to the mailbox that confirmed it, once a
 * day. Whoever has the reference learns neither the mailbox nor whether a mail went out this time.
 */
export const answerAskUndoOptOut: CallHandler<'askUndoOptOut'> = async (c, { params }) => {
  const db = c.env.ACCOUNTS;
  const request = await findByReference(c, params.reference);
  if (request.doneAt === null || request.undoneAt !== null)
    throw new ProblemError(409, 'There is nothing to take back');
  const { token, tokenHash } = await newToken();
  const mail = undoMail(request, token, c.get('settings'));
  await db.batch(askUndoStatements(db, request, { mail, tokenHash }, c.get('now')));
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/** POST /api/opt-out/undo/pending: what the page of that link says; it changes nothing. */
export const answerPendingUndoOptOut: CallHandler<'pendingUndoOptOut'> = async (c, { body }) => {
  const { undoneAt, what } = await findByLink(c, 'undoToken', body.token);
  return { state: undoneAt === null ? 'open' : 'done', what: [...what] };
};

/**
 * POST /api/opt-out/undo: the button on that page. Pressed again, it answers the same receipt. What other requests hide
 * stays hidden; the receipt says what, and not whose requests they are.
 */
export const answerUndoOptOut: CallHandler<'undoOptOut'> = async (c, { body }) => {
  const request = await findByLink(c, 'undoToken', body.token);
  if (request.undoneAt === null) await takeBack(c.env, request, c.get('now'));
  return describeRequest(c.env.ACCOUNTS, await reload(c, request));
};
