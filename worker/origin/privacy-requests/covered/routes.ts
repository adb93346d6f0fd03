import { LIST_ROWS_MAX } from '../../../../shared/requests/request-limits.ts';
import { hashToken, newToken } from '../../accounts/session.ts';
import { besideAnswer } from '../../http/beside-answer.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CallHandler } from '../../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../../mail/queue.ts';
import { newReference } from '../../random-text.ts';
import { confirmRequestMail } from '../request-mails.ts';
import {
  completeStatement,
  describeReceipt,
  findPrivacyRequest,
  insertRequestStatement,
  isOpen,
} from '../request-store.ts';
import { takeRequest } from '../take-request.ts';
import { countCovered, insertCoveredStatement } from './covered-store.ts';

/** POST /api/judicial-privacy: a list begins; its rows follow, and its clocks begin once the last one is there. */
export const answerBeginCoveredList: CallHandler<'beginCoveredList'> = async (c, { body }) => {
  const { state, covered } = body;
  const email = body.email.toLowerCase();
  const reference = newReference();
  await takeRequest(c, reference, email);
  const { token, tokenHash } = await newToken();
  const request = {
    ...{ reference, kind: 'judicial' as const, state, email, name: '', details: '', people: [] },
    ...{ agent: null, permission: null, covered },
  };
  await insertRequestStatement(c.env.ACCOUNTS, request, { tokenHash, isWhole: false }, c.get('now')).run();
  return { reference, token };
};

/**
 * POST /api/judicial-privacy/rows: people of a list, which may be sent again. With the last ones the mailbox gets the link
 * that confirms it.
 *
 * @throws ProblemError 404 for a list that is not open, 413 for one that is full
 */
export const answerAddCoveredRows: CallHandler<'addCoveredRows'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { reference, people, isLast } = body;
  const before = await hashToken(body.token);
  const request = before === null ? null : await findPrivacyRequest(db, 'listToken', before);
  if (before === null || request === null || request.reference !== reference)
    throw new ProblemError(404, 'No such list is open');
  await insertCoveredStatement(db, reference, people).run();
  if (!isLast) return { receipt: null };
  const rows = await countCovered(db, reference);
  if (rows.all > LIST_ROWS_MAX) throw new ProblemError(413, 'The list has too many rows');
  const { token, tokenHash } = await newToken();
  await completeStatement(db, reference, { before, after: tokenHash }, now).run();
  const complete = await findPrivacyRequest(db, 'reference', reference);
  if (complete === null) throw new ProblemError(404, 'No such list is open');
  await mailStatement(db, confirmRequestMail(complete, token, c.get('settings')), now, isOpen(reference)).run();
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { receipt: describeReceipt(complete, rows, now) };
};
