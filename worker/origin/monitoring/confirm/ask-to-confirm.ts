import { readKnownDevice } from '../../accounts/known-device.ts';
import { newToken } from '../../accounts/session.ts';
import type { Reader } from '../../accounts/store.ts';
import type { OriginContext } from '../../context.ts';
import { afterAnswer } from '../../http/beside-answer.ts';
import { askedMails } from '../../mail/asked-mail.ts';
import { sendQueuedMail } from '../../mail/queue.ts';
import { both, not } from '../../sql-condition.ts';
import { confirmMonitorMail, logInToMonitorMail } from './confirm-mails.ts';
import { hasToLogIn } from './has-to-log-in.ts';
import { isDue, monitorLinkStatement } from './link-store.ts';

/**
 * Mails a reader without an account a link that confirms what they monitor, at most once a day, however many people that
 * are; to a mailbox that strangers type at most once a day in all, and silently none beyond that. Whoever has to log in
 * is told that instead. The work is the same for every address, and sending happens after the answer, so neither tells
 * who has an account.
 */
export async function askToConfirm(c: OriginContext, reader: Pick<Reader, 'id' | 'email'>): Promise<void> {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const { secrets, siteUrl, isLocal } = c.get('settings');
  const due = isDue(reader.id, now);
  if (
    (await db
      .prepare(`SELECT 1 AS one WHERE ${due.sql}`)
      .bind(...due.values)
      .first()) === null
  )
    return;
  const { id: accountId, email: to } = reader;
  const { token, tokenHash } = await newToken();
  const mustLogIn = hasToLogIn({ accountId, email: to }, { isLocal });
  const mails = [
    { mail: confirmMonitorMail({ to, token, siteUrl }), condition: both(due, not(mustLogIn)) },
    { mail: logInToMonitorMail({ to, siteUrl }), condition: both(due, mustLogIn) },
  ];
  const asking = { to, kind: 'monitor-confirm', isKnown: (await readKnownDevice(c, to)) !== null } as const;
  const { isLeft, queued, counted } = await askedMails(db, secrets, asking, mails, now);
  // Whoever has to log in gets a link, too, that nobody is sent: it notes when they were mailed.
  const link = monitorLinkStatement(db, { tokenHash, accountId }, now, both(isLeft, due));
  await db.batch([...queued, link, counted]);
  await afterAnswer(c, 'mail', () => sendQueuedMail(c));
}
