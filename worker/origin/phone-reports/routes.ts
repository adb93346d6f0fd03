import { loadViewerAccount } from '../accounts/account-session.ts';
import { readKnownDevice } from '../accounts/known-device.ts';
import { newToken } from '../accounts/session.ts';
import type { OriginContext } from '../context.ts';
import { linkOver } from '../emailed-links/enter-by-link.ts';
import type { SqlDatabase } from '../env.ts';
import { afterAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { askedMails, forgetAskedStatement } from '../mail/asked-mail.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { ALWAYS } from '../sql-condition.ts';
import { findPendingReport, type PendingReport, reportLinkStatement, useReportLink } from './link-store.ts';
import { reportMail } from './report-mail.ts';
import { reportStatement } from './report-store.ts';
import { hashReporter } from './reporter.ts';

const COUNTRY_CODE = '1';

/**
 * POST /api/phone/report. It counts at once for an account, whose owner has proven their address. Anybody else gets a
 * link by email that makes it count: the answer is the same whether or not the address has an account, may get a mail
 * now, or has reported the number before.
 */
export const answerReportPhone: CallHandler<'reportPhone'> = async (c, { body: { phone, kind, email } }) => {
  assertHuman(c);
  const report = { number: phone.slice(COUNTRY_CODE.length), kind };
  const proven = await loadProvenAddress(c);
  if (proven !== null) {
    const db = c.env.ACCOUNTS;
    const reporter = await hashReporter(c.get('settings').secrets, { ...report, email: proven, ...addressOf(c) });
    const { meta } = await reportStatement(db, report, reporter, c.get('now')).run();
    return { state: meta.changes > 0 ? 'counted' : 'before' };
  }
  if (email === undefined) throw new ProblemError(401, 'Please log in or enter your email address');
  await mailLink(c, { ...report, email: email.toLowerCase() });
  return { state: 'mailed' };
};

/** POST /api/phone/report/pending: what the link's page says. It changes nothing, so a mail scanner uses nothing up. */
export const answerPendingPhoneReport: CallHandler<'pendingPhoneReport'> = async (c, { body }) => {
  assertHuman(c);
  const { number, kind } = await findOpenReport(c, body.token);
  return { phone: COUNTRY_CODE + number, kind };
};

/** POST /api/phone/report/confirm: the button on the link's page, in whatever browser it was opened. */
export const answerConfirmPhoneReport: CallHandler<'confirmPhoneReport'> = async (c, { body }) => {
  assertHuman(c);
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets } = c.get('settings');
  const pending = await findOpenReport(c, body.token);
  const reporter = await hashReporter(secrets, { ...pending, ...addressOf(c) });
  const { isOpen, statement } = await useReportLink(db, body.token, now);
  const results = await db.batch([
    reportStatement(db, pending, reporter, now, isOpen),
    await forgetAskedStatement(db, secrets, pending.email, isOpen),
    statement,
  ]);
  if ((results.at(-1)?.meta.changes ?? 0) === 0) throw linkOver();
  return { phone: COUNTRY_CODE + pending.number, isCounted: (results[0]?.meta.changes ?? 0) > 0 };
};

/** @throws ProblemError 403: bots do not get called */
function assertHuman(c: OriginContext): void {
  if (c.get('envelope').botClass !== 'human')
    throw new ProblemError(403, 'Forbidden', { detail: 'Reports are for people to make' });
}

const addressOf = (c: OriginContext) => ({ clientAddress: c.get('envelope').clientAddress });

/** The address of the account that the viewer is logged in to; null without one, and for one that nobody has proven. */
async function loadProvenAddress(c: OriginContext): Promise<string | null> {
  const viewer = await loadViewerAccount(c);
  if (viewer === null || viewer.scope !== 'account') return null;
  return (await isProven(c.env.ACCOUNTS, viewer.id)) ? viewer.email : null;
}

async function isProven(db: SqlDatabase, accountId: string): Promise<boolean> {
  const row = await db.prepare('SELECT 1 AS one FROM account WHERE id = ?1 AND proven_at IS NOT NULL').bind(accountId);
  return (await row.first()) !== null;
}

/** @throws ProblemError 410 */
async function findOpenReport(c: OriginContext, token: string): Promise<PendingReport> {
  const { secrets } = c.get('settings');
  const pending = await findPendingReport(c.env.ACCOUNTS, secrets, token, c.get('now'));
  if (pending === null) throw linkOver();
  return pending;
}

/** Emails the link, if the mailbox may get one now, and silently none otherwise. */
async function mailLink(c: OriginContext, pending: PendingReport): Promise<void> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets, siteUrl } = c.get('settings');
  const { email } = pending;
  const { token, tokenHash } = await newToken();
  const mail = reportMail({ to: email, token, siteUrl });
  const asking = { to: email, kind: 'phone-report', isKnown: (await readKnownDevice(c, email)) !== null } as const;
  const { isLeft, queued, counted } = await askedMails(db, secrets, asking, [{ mail, condition: ALWAYS }], now);
  await db.batch([await reportLinkStatement(db, secrets, tokenHash, pending, now, isLeft), ...queued, counted]);
  await afterAnswer(c, 'mail', () => sendQueuedMail(c));
}
