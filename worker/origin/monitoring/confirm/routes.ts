import type { OriginContext } from '../../context.ts';
import { linkOver } from '../../emailed-links/enter-by-link.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { CallHandler } from '../../http/serve-call.ts';
import { confirmMonitors } from './confirm-monitors.ts';
import { hasToLogIn } from './has-to-log-in.ts';
import { findMonitorLink, type MonitorLink } from './link-store.ts';
import { isLoggedIn } from './own-session.ts';

/**
 * POST /api/monitor/pending: what the page of a link says. It changes nothing, so a mail scanner confirms nothing, and
 * names nobody: whoever typed the address may have been somebody else.
 */
export const answerPendingMonitor: CallHandler<'pendingMonitor'> = async (c, { body }) => {
  const link = await findLink(c, body.token);
  if (link.isUsed) return { state: 'used' };
  return { state: (await mustLogIn(c, link)) ? 'log-in' : 'open' };
};

/**
 * POST /api/monitor/confirm: the button on that page, in whatever browser it was opened. Pressing it again changes
 * nothing.
 */
export const answerConfirmMonitor: CallHandler<'confirmMonitor'> = async (c, { body }) => {
  const link = await findLink(c, body.token);
  if (!link.isUsed && (await mustLogIn(c, link))) return { state: 'log-in', isHere: false };
  return { state: 'confirmed', isHere: await confirmMonitors(c, link) };
};

/** @throws ProblemError 403 for bots, whom nobody mailed a link; 410 */
async function findLink(c: OriginContext, token: string): Promise<MonitorLink> {
  if (c.get('envelope').botClass !== 'human')
    throw new ProblemError(403, 'Forbidden', { detail: 'Monitoring is for people' });
  const link = await findMonitorLink(c.env.ACCOUNTS, token, c.get('now'));
  if (link === null) throw linkOver();
  return link;
}

async function mustLogIn(c: OriginContext, link: MonitorLink): Promise<boolean> {
  if (await isLoggedIn(c, link.email)) return false;
  const { sql, values } = hasToLogIn(link, c.get('settings'));
  return (
    (await c.env.ACCOUNTS.prepare(`SELECT 1 AS one WHERE ${sql}`)
      .bind(...values)
      .first()) !== null
  );
}
