import { loadReader, prepareSession, setLoginCookies } from '../../accounts/account-session.ts';
import { createAccountStatement, firstProofStatements } from '../../accounts/first-proof.ts';
import { findLoginAccount } from '../../accounts/store.ts';
import type { OriginContext } from '../../context.ts';
import { forgetAskedStatement } from '../../mail/asked-mail.ts';
import { ALWAYS, not } from '../../sql-condition.ts';
import { adoptMonitorsStatements } from './adopt-monitors.ts';
import { hasToLogIn } from './has-to-log-in.ts';
import { type MonitorLink, takeMonitorLink } from './link-store.ts';
import { isOwn } from './own-session.ts';

/**
 * Carries out a link that confirms monitoring by email: what its reader monitors, and what this browser does with the
 * same address, becomes that of the address's account, which is created if there is none. All of it happens in the batch
 * that uses the link up, so once, and only while nobody has to log in. Alerts that the owner had stopped start again:
 * they just asked for them.
 *
 * Only a browser that monitored with this address gets a session, of scope `monitor`: a mail that was passed on lets
 * nobody in.
 *
 * @returns whether this browser may see what the account monitors
 */
export async function confirmMonitors(c: OriginContext, link: MonitorLink): Promise<boolean> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const settings = c.get('settings');
  const { email, accountId } = link;
  const reader = await loadReader(c);
  const isOwner = reader?.scope === 'account' && reader.email === email;
  const own = isOwn(reader, link);
  const { statement, isUsed } = takeMonitorLink(db, link, now, isOwner ? ALWAYS : not(hasToLogIn(link, settings)));
  const session = own ? await prepareSession(c, email, 'monitor', isUsed) : null;
  const readers = own && reader !== null ? [...new Set([accountId, reader.id])] : [accountId];
  const [used] = await db.batch([
    statement,
    createAccountStatement(db, { email, firstName: null }, now, isUsed),
    ...firstProofStatements(db, email, now, isUsed),
    ...(session?.statements ?? []),
    ...adoptMonitorsStatements(db, readers, email, isUsed),
    db
      .prepare(
        `UPDATE alert_setting SET stopped = NULL, stopped_at = NULL
         WHERE account_id = (SELECT id FROM account WHERE email = ?) AND stopped = 'unsubscribed' AND ${isUsed.sql}`,
      )
      .bind(email, ...isUsed.values),
    await forgetAskedStatement(db, settings.secrets, email, isUsed),
  ]);
  const isFirst = (used?.meta.changes ?? 0) > 0;
  if (session === null || !isFirst) return isOwner || (reader?.isConfirmed === true && reader.email === email);
  const account = await findLoginAccount(db, email, settings, now);
  if (account === null) return false;
  setLoginCookies(c, session.token, { ...account, hasPassword: false });
  return true;
}
