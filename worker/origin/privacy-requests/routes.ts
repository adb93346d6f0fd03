import { hashToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { linkOver } from '../emailed-links/enter-by-link.ts';
import { afterAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { carryOutRequest } from './carry-out.ts';
import { carryOutCovered } from './covered/carry-out-covered.ts';
import { countCovered, listOutcomes } from './covered/covered-store.ts';
import { describeReceipt, findPrivacyRequest, type PrivacyRequest, stepStatement } from './request-store.ts';
import { carryOutSaleOf } from './sale/carry-out-sales.ts';
import { endOfRequestStatement, takeEffectStatement } from './sale/sale-store.ts';

/** How long the answer to a confirmation waits for a list to be hidden, in milliseconds; the job does the rest. */
const ANSWER_MS = 1_500;

/** GET /api/privacy-requests/{reference}. */
export const answerPrivacyRequest: CallHandler<'privacyRequest'> = async (c, { params }) =>
  receiptOf(c, await findByReference(c, params.reference));

/** GET /api/privacy-requests/{reference}/rows: 404 alike for an unknown reference and for a request without rows. */
export const answerPrivacyRequestRows: CallHandler<'privacyRequestRows'> = async (c, { params, query }) => {
  const request = await findByReference(c, params.reference);
  if (request.kind !== 'judicial') throw noSuchRequest();
  return listOutcomes(c.env.ACCOUNTS, request.reference, Number(query.after ?? 0));
};

/** POST /api/privacy-requests/pending: what the link's page says. It changes nothing, so a mail scanner uses nothing up. */
export const answerPendingPrivacyRequest: CallHandler<'pendingPrivacyRequest'> = async (c, { body }) => {
  const { kind, verifiedAt, closedAt, reference } = await findByToken(c, body.token);
  return { kind, reference, isConfirmed: verifiedAt !== null || closedAt !== null };
};

/**
 * POST /api/privacy-requests/confirm: the button of the link's page. What needs no operator is carried out at once; if a
 * database fails in between, the scheduled job does it.
 */
export const answerConfirmPrivacyRequest: CallHandler<'confirmPrivacyRequest'> = async (c, { body }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const request = await findByToken(c, body.token);
  const { reference } = request;
  if (request.closedAt === null && request.verifiedAt === null) {
    if (body.isWithdrawn)
      await db.batch([
        endOfRequestStatement(db, reference, now),
        stepStatement(db, reference, { outcome: 'withdrawn', closed_at: now }),
      ]);
    else await confirm(c, request, now);
    await afterAnswer(c, 'mail', () => sendQueuedMail(c));
  }
  return receiptOf(c, await findByReference(c, reference));
};

async function confirm(c: OriginContext, request: PrivacyRequest, now: number): Promise<void> {
  const db = c.env.ACCOUNTS;
  const settings = c.get('settings');
  const { reference, kind } = request;
  await db.batch([takeEffectStatement(db, reference, now), stepStatement(db, reference, { verified_at: now })]);
  const confirmed = { ...request, verifiedAt: now };
  if (kind === 'opt-out') await carryOutSaleOf(c.env, settings, reference, now);
  else if (kind === 'judicial') await carryOutCovered(c.env, settings, confirmed, now, ANSWER_MS);
  else await carryOutRequest(c.env, settings, confirmed, now);
}

/** The request of a link that still works, or that was used. @throws ProblemError 410 */
async function findByToken(c: OriginContext, token: string): Promise<PrivacyRequest> {
  const tokenHash = await hashToken(token);
  const request = tokenHash === null ? null : await findPrivacyRequest(c.env.ACCOUNTS, 'token', tokenHash);
  if (request === null) throw linkOver();
  const wasUsed = request.verifiedAt !== null || request.closedAt !== null;
  if (!wasUsed && (request.tokenExpiresAt ?? 0) <= c.get('now')) throw linkOver();
  return request;
}

async function findByReference(c: OriginContext, reference: string): Promise<PrivacyRequest> {
  const request = await findPrivacyRequest(c.env.ACCOUNTS, 'reference', reference);
  if (request === null) throw noSuchRequest();
  return request;
}

function noSuchRequest(): ProblemError {
  return new ProblemError(404, 'No such request');
}

async function receiptOf(c: OriginContext, request: PrivacyRequest) {
  const rows = request.kind === 'judicial' ? await countCovered(c.env.ACCOUNTS, request.reference) : null;
  return describeReceipt(request, rows, c.get('now'));
}
