import type { CallResponse } from '../../../../shared/contract/calls.ts';
import type { OriginContext } from '../../context.ts';
import type { SqlCondition } from '../../env.ts';
import { besideAnswer } from '../../http/beside-answer.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CallHandler } from '../../http/serve-call.ts';
import { sendQueuedMail } from '../../mail/queue.ts';
import { operatorActionStatement } from '../../operators/log-action.ts';
import { endSuppression } from '../../suppression/suppress-person.ts';
import { hidesSomething } from '../../suppression/suppression-store.ts';
import { carryOutCovered } from '../covered/carry-out-covered.ts';
import { countCovered, listUnmatched, listWhole } from '../covered/covered-store.ts';
import { loadFile } from '../file-store.ts';
import { accountOfMailbox } from '../own-records.ts';
import { countOpen } from '../request-lists.ts';
import { findPrivacyRequest, type PrivacyRequest } from '../request-store.ts';
import { decisionStep } from './decide.ts';
import { listedRequest, listRequests } from './list-requests.ts';
import { countYear } from './metrics.ts';
import { NOBODY_SOUGHT, proposePeople } from './propose-people.ts';

/** Rows of a list without a record that one page shows. */
const ROWS_SHOWN = 25;
/** Rows of a list in one part of a file. */
const ROWS_A_PART = 2_000;

/** GET /api/operator/privacy-requests. */
export const answerOperatorRequests: CallHandler<'operatorRequests'> = async (c, { query }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const [requests, { open, late }] = await Promise.all([
    listRequests(db, query.state ?? 'open', query.kind ?? null, now),
    countOpen(db, now),
  ]);
  return { requests, open, late };
};

/** GET /api/operator/privacy-requests/{reference}. */
export const answerOperatorRequest: CallHandler<'operatorRequest'> = async (c, { params }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const request = await findRequest(c, params.reference);
  const { reference, details, agent, permission, covered, people, email, name } = request;
  const words = name.trim().split(/\s+/);
  const sought = { ...NOBODY_SOUGHT, firstName: words[0] ?? '', lastName: words.at(-1) ?? '', people };
  const unmatched = request.closedAt === null ? await listUnmatched(db, reference, ROWS_SHOWN) : [];
  const [counts, file, hides, account, proposals, rows, actions] = await Promise.all([
    request.kind === 'judicial' ? countCovered(db, reference) : null,
    loadFile(db, reference),
    hidesSomething(db, reference),
    accountOfMailbox(c.env, email),
    proposePeople(c.env.PEOPLE, { ...sought, email: agent === null ? email : '' }, now),
    Promise.all(
      unmatched.map(async (person) => ({
        person: { ...person, fault: null },
        people: await proposePeople(c.env.PEOPLE, { ...NOBODY_SOUGHT, ...person }, now),
      })),
    ),
    listActions(c, reference),
  ]);
  return {
    request: listedRequest(request, counts, now),
    ...{ details, agent, permission, covered, rows, actions },
    hasFile: file !== null,
    hides,
    hasAccount: account !== null,
    people: proposals,
  };
};

/** GET /api/operator/privacy-requests/{reference}/file. */
export const answerOperatorRequestFile: CallHandler<'operatorRequestFile'> = async (c, { params, viewer }) => {
  const file = await loadFile(c.env.ACCOUNTS, params.reference);
  if (file === null) throw new ProblemError(404, 'No such file');
  await logAction(c, viewer, 'look at the file of a privacy request', params.reference).run();
  return file;
};

/** GET /api/operator/privacy-requests/{reference}/rows. */
export const answerOperatorRequestRows: CallHandler<'operatorRequestRows'> = async (c, { params, query }) => {
  const { reference } = await findRequest(c, params.reference);
  const rows = await listWhole(c.env.ACCOUNTS, reference, Number(query.after ?? 0), ROWS_A_PART);
  return { rows: [...rows], next: rows.length < ROWS_A_PART ? null : (rows.at(-1)?.line ?? null) };
};

/** GET /api/operator/privacy-request-metrics. */
export const answerRequestMetrics: CallHandler<'requestMetrics'> = async (c, { query }) => ({
  rows: await countYear(c.env.ACCOUNTS, Number(query.year)),
});

/** PUT /api/operator/privacy-requests: a step, in the batch that logs who took it. */
export const answerDecidePrivacyRequest: CallHandler<'decidePrivacyRequest'> = async (
  c,
  { body, viewer },
): Promise<CallResponse<'decidePrivacyRequest'>> => {
  const { reference, ...decision } = body;
  const request = await findRequest(c, reference);
  const settings = c.get('settings');
  if (decision.decision === 'show-again') return { isDecided: await showAgain(c, viewer, reference) };
  if (request.closedAt !== null) return { isDecided: false };
  const step = await decisionStep(c.env, settings, request, decision, c.get('now'));
  if (step === null) return { isDecided: false };
  const action = `${decision.decision} a privacy request`;
  const [logged] = await c.env.ACCOUNTS.batch([
    logAction(c, viewer, action, reference, step.isLeft),
    ...step.statements,
  ]);
  // It is logged only if nobody else has taken the step meanwhile.
  const isDecided = logged?.meta.changes === 1;
  if (isDecided && decision.decision === 'match') await carryOutCovered(c.env, settings, request, c.get('now'), 1_500);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDecided };
};

/**
 * Takes back all that a request hides, open or closed: somebody else was meant. What other requests hide stays hidden.
 *
 * @returns whether it hid anything
 */
async function showAgain(c: OriginContext, operator: string, reference: string): Promise<boolean> {
  if (!(await hidesSomething(c.env.ACCOUNTS, reference))) return false;
  await logAction(c, operator, 'show again what a privacy request hid', reference).run();
  await endSuppression(c.env, reference, c.get('now'));
  return true;
}

function logAction(c: OriginContext, operator: string, action: string, reference: string, isLeft?: SqlCondition) {
  return operatorActionStatement(c.env.ACCOUNTS, { operator, action, reference }, c.get('now'), isLeft);
}

async function listActions(c: OriginContext, reference: string) {
  const { results } = await c.env.ACCOUNTS.prepare(
    'SELECT at, operator, action FROM operator_action WHERE reference = ?1 ORDER BY at DESC LIMIT 50',
  )
    .bind(reference)
    .all<{ at: number; operator: string; action: string }>();
  return results;
}

async function findRequest(c: OriginContext, reference: string): Promise<PrivacyRequest> {
  const request = await findPrivacyRequest(c.env.ACCOUNTS, 'reference', reference);
  if (request === null) throw new ProblemError(404, 'No such request');
  return request;
}
