import { dueDatesOf } from '../../../shared/requests/due-dates.ts';
import { needsPermission } from '../../../shared/requests/request-kinds.ts';
import { newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import type { SqlStatement } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { newReference } from '../random-text.ts';
import { fileStatements, isTakenFile } from './file-store.ts';
import { confirmRequestMail } from './request-mails.ts';
import { describeReceipt, findPrivacyRequest, insertRequestStatement, type NewRequest } from './request-store.ts';
import { optOutMailboxStatement, SALE_WAIT_MS } from './sale/sale-store.ts';
import { takeRequest } from './take-request.ts';

/**
 * POST /api/privacy-requests: logs a request and mails the link that confirms the mailbox. Nothing is looked up, so the
 * answer is the same whoever is on record. An opt-out of sale needs no link: it takes effect by itself.
 *
 * @throws ProblemError 422 for a file that is not what it says, and for an agent without the permission that is needed
 */
export const answerAskPrivacyRequest: CallHandler<'askPrivacyRequest'> = async (c, { body }) => {
  const { file, ...asked } = body;
  if (file !== null && !isTakenFile(file)) throw new ProblemError(422, 'The file is not what it says');
  if (asked.agent !== null && needsPermission(asked.kind) && asked.permission === null && file === null)
    throw new ProblemError(422, 'An agent needs a signed permission');
  const request: NewRequest = {
    ...asked,
    reference: newReference(),
    email: asked.email.toLowerCase(),
    people: [...new Set(asked.people)],
    covered: null,
  };
  const more = file === null ? [] : fileStatements(c.env.ACCOUNTS, request.reference, file, c.get('now'));
  const logged = await logRequest(c, request, more);
  return describeReceipt(logged, null, c.get('now'));
};

/**
 * Writes a request, the mail with its link, and for an opt-out of sale the choice itself.
 *
 * @throws ProblemError 429
 */
export async function logRequest(c: OriginContext, request: NewRequest, more: readonly SqlStatement[] = []) {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets } = c.get('settings');
  await takeRequest(c, request.reference, request.email);
  const { token, tokenHash } = await newToken();
  const inserted = insertRequestStatement(db, request, { tokenHash, isWhole: true }, now);
  const sale =
    request.kind === 'opt-out'
      ? [await optOutMailboxStatement(db, secrets, request, { source: 'form', takesEffectAt: now + SALE_WAIT_MS }, now)]
      : [];
  const { answerBy } = dueDatesOf(request.kind, now);
  const mail = confirmRequestMail({ ...request, answerBy }, token, c.get('settings'));
  await db.batch([inserted, ...more, ...sale, mailStatement(db, mail, now)]);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  const logged = await findPrivacyRequest(db, 'reference', request.reference);
  if (logged === null) throw new Error('a request was not written');
  return logged;
}
