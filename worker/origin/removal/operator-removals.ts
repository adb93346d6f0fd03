import { OPERATOR_REMOVALS_MAX, type OperatorRemovals } from '../../../shared/contract/removal.ts';
import type { SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { operatorActionStatement } from '../operators/log-action.ts';
import { describeRequest } from './describe-request.ts';
import { restoredMail } from './removal-mails.ts';
import { findRequest, isOver, listRequests, type RemovalRequest } from './request-store.ts';
import { takeBack } from './take-back.ts';

/** As the log of operators names it. */
const RESTORED = 'removal: restored';

/** GET /api/operator/removals: one request, those about a page, or the latest. */
export const answerOperatorRemovals: CallHandler<'operatorRemovals'> = async (c, { query }) => {
  const db = c.env.ACCOUNTS;
  const { reference, personId = null } = query;
  const found =
    reference === undefined
      ? await listRequests(db, { personId, limit: OPERATOR_REMOVALS_MAX })
      : [await findRequest(db, 'reference', reference, c.get('now'))].filter((request) => request !== null);
  const actions = await loadActions(db, found);
  const removals = found.map(async (request) => ({
    ...(await describeRequest(db, request, 'everybody')),
    actions: (actions.get(request.reference) ?? []).map(({ at, operator, action }) => ({ at, operator, action })),
  }));
  return { removals: await Promise.all(removals) };
};

/**
 * POST /api/operator/removals: ends what a request hides and tells the mailbox that confirmed it. What other requests
 * hide stays hidden.
 */
export const answerRestoreRemoval: CallHandler<'restoreRemoval'> = async (c, { body: { reference }, viewer }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const request = await findRequest(db, 'reference', reference, now);
  if (request === null || request.doneAt === null || request.undoneAt !== null) return { isRestored: false };
  const mail = restoredMail(request, reference, c.get('settings'));
  const isRestored = await takeBack(c.env, request, now, [
    mailStatement(db, mail, now, isOver(request)),
    operatorActionStatement(db, { operator: viewer, action: RESTORED, reference }, now, isOver(request)),
  ]);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isRestored };
};

type Action = OperatorRemovals[number]['actions'][number] & { readonly reference: string };

async function loadActions(
  db: SqlDatabase,
  requests: readonly RemovalRequest[],
): Promise<ReadonlyMap<string, readonly Action[]>> {
  if (requests.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT a.reference, a.at, a.operator, a.action FROM json_each(?1) w JOIN operator_action a ON a.reference = w.value
       ORDER BY a.at DESC`,
    )
    .bind(JSON.stringify(requests.map(({ reference }) => reference)))
    .all<Action>();
  return Map.groupBy(results, ({ reference }) => reference);
}
