import type { OriginContext } from '../context.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { readAlertSetting } from '../monitoring/read-alert-setting.ts';
import { changeByLink } from './alert-choice.ts';
import { readUnsubscribeToken } from './token.ts';

/** GET /api/alert-choice, for the page of a link: it changes nothing, so whoever scans mail stops nothing. */
export const answerAlertChoice: CallHandler<'alertChoice'> = async (c, { query }) => {
  const accountId = await readLink(c, query.token);
  return { setting: await readAlertSetting(c.env.ACCOUNTS, accountId) };
};

/** PUT /api/alert-choice, for the buttons of that page. */
export const answerChooseAlerts: CallHandler<'chooseAlerts'> = async (c, { query, body }) => {
  const accountId = await readLink(c, query.token);
  return { setting: await changeByLink(c.env.ACCOUNTS, accountId, body, c.get('now')) };
};

/** POST /api/unsubscribe: one click in a mail program (RFC 8058), any number of times. */
export const answerUnsubscribe: CallHandler<'unsubscribe'> = async (c, { query }) => {
  const accountId = await readLink(c, query.token);
  await changeByLink(c.env.ACCOUNTS, accountId, { isStopped: true }, c.get('now'));
  return { isDone: true };
};

/**
 * The account of a link, whether or not it still exists.
 *
 * @throws ProblemError 410 unless we signed it
 */
async function readLink(c: OriginContext, token: string): Promise<string> {
  const accountId = await readUnsubscribeToken(c.get('settings').secrets, token);
  if (accountId !== null) return accountId;
  throw new ProblemError(410, 'Gone', { detail: 'This unsubscribe link is not complete', security: 'token-refused' });
}
