import type { CallResponse } from '../../../shared/contract/calls.ts';
import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { changeAlertsStatements, readAlertSetting } from './change-alerts.ts';
import { readUnsubscribeToken } from './token.ts';

/** GET /api/unsubscribe, for the page of a link: it changes nothing, so whoever scans mail stops nothing. */
export const answerAlertChoice: CallHandler<'alertChoice'> = async (c, { query }) =>
  choiceOf(c, await readLink(c, query.token));

/**
 * PUT /api/unsubscribe, for the buttons of that page. A link that was used to stop alerts also takes that back; alerts
 * that stopped because of a bounce or a complaint need a log-in.
 */
export const answerChooseAlerts: CallHandler<'chooseAlerts'> = async (c, { query, body }) => {
  const accountId = await readLink(c, query.token);
  const { ACCOUNTS } = c.env;
  const how = { lifts: ['unsubscribed'], now: c.get('now') } as const;
  const statements = changeAlertsStatements(ACCOUNTS, accountId, body, how);
  if (statements.length > 0) await ACCOUNTS.batch([...statements]);
  return choiceOf(c, accountId);
};

/** POST /api/unsubscribe: one click in a mail program (RFC 8058), any number of times. */
export const answerUnsubscribe: CallHandler<'unsubscribe'> = async (c, { query }) => {
  const accountId = await readLink(c, query.token);
  const { ACCOUNTS } = c.env;
  const how = { lifts: [], now: c.get('now') };
  await ACCOUNTS.batch([...changeAlertsStatements(ACCOUNTS, accountId, { isStopped: true }, how)]);
  return { isDone: true };
};

/**
 * The account of a link.
 *
 * @throws ProblemError 410 unless we signed it
 */
async function readLink(c: OriginContext, token: string): Promise<string> {
  const accountId = await readUnsubscribeToken(c.get('settings').secrets, token);
  if (accountId !== null) return accountId;
  throw new ProblemError(410, 'Gone', {
    detail: 'This unsubscribe link is not complete, or too old',
    security: 'token-refused',
  });
}

async function choiceOf(c: OriginContext, accountId: string): Promise<CallResponse<'alertChoice'>> {
  return { setting: await readAlertSetting(c.env.ACCOUNTS, accountId) };
}
