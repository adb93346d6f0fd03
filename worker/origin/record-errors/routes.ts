import { parseRecordReference } from '../../../shared/records/record-reference.ts';
import { findUnlockedReport } from '../entitlement/opened-access.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { operatorActionStatement } from '../operators/log-action.ts';
import {
  decideStatement,
  findOpenReference,
  isUndecided,
  listOpen,
  newReference,
  reportStatements,
} from './error-store.ts';
import { findReportedRecord } from './find-reported-record.ts';
import { settleRecordErrors } from './settle.ts';

/**
 * POST /api/record-error: somebody who has a person's report open says what is wrong with a record in it. Anybody else
 * is refused before anything is looked up. One report of a record and account is open at a time: sent twice, the first
 * stands and is answered again.
 */
export const answerReportRecordError: CallHandler<'reportRecordError'> = async (c, { body, viewer }) => {
  const { personId, kind, text } = body;
  const record = parseRecordReference(body.record);
  if (record === null) throw new ProblemError(400, 'Bad request', { detail: 'record names no record' });
  if ((await findUnlockedReport(c, [personId])) === null)
    throw new ProblemError(403, 'Forbidden', { detail: 'This background report is not unlocked' });
  if (!(await findReportedRecord(c.env.PEOPLE, personId, record, c.get('now'))))
    throw new ProblemError(404, 'This record is not part of the report');

  const db = c.env.ACCOUNTS;
  const reference = newReference();
  const report = { reference, accountId: viewer.id, email: viewer.email, personId, record, kind, text: text.trim() };
  const [written] = await db.batch(reportStatements(db, report, c.get('now')));
  if (written?.meta.changes === 0) {
    const before = await findOpenReference(db, report);
    if (before === null)
      throw new ProblemError(429, 'Too many reports', { detail: 'This account has reported enough for today' });
    return { state: 'before', reference: before };
  }
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { state: 'reported', reference };
};

/** GET /api/operator/record-errors: what waits for a decision. */
export const answerOpenRecordErrors: CallHandler<'openRecordErrors'> = async (c) => ({
  open: await listOpen(c.env.ACCOUNTS),
});

/** PUT /api/operator/record-errors: decides one and carries it out at once. */
export const answerDecideRecordError: CallHandler<'decideRecordError'> = async (c, { body, viewer }) => {
  const { reference, decision } = body;
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const action = `record error: ${decision}`;
  const results = await db.batch([
    operatorActionStatement(db, { operator: viewer, action, reference }, now, isUndecided(reference)),
    decideStatement(db, reference, decision),
  ]);
  if (results.at(-1)?.meta.changes !== 1) return { isDecided: false };
  await settleRecordErrors(c.env, now);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDecided: true };
};
