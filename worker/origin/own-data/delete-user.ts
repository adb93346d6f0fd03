import { clearLoginCookies } from '../accounts/account-session.ts';
import { adoptGuestsStatements, hasGuests } from '../accounts/adopt-guests.ts';
import type { Account } from '../accounts/store.ts';
import { endPlan } from '../billing/end-plan.ts';
import { type Billing, openBilling } from '../billing/open-billing.ts';
import { ProviderUnavailable } from '../billing/payment-provider.ts';
import { WITHOUT_SUBJECT } from '../billing/receipt-subject.ts';
import type { SqlCondition } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { assertConfirmed, isStillLoggedIn } from '../passwords/confirmed.ts';
import { endConsentsStatement } from '../plans/consents-store.ts';
import { releaseStatement } from '../plans/project-accounts.ts';
import { both } from '../sql-condition.ts';
import { accountDeletedMail } from './account-deleted-mail.ts';

const PROVIDER_SILENT = 'The payment provider did not answer, so nothing was deleted. Please try again.';

/**
 * DELETE /api/user: deletes the account and everything that belongs to it, and logs out. Of requests at once, one does;
 * the others are no longer logged in (401).
 */
export const answerDeleteUser: CallHandler<'deleteUser'> = async (c, { body, viewer }) => {
  await assertConfirmed(c, viewer, body.password);
  const billing = openBilling(c.get('settings'), c.env);
  const isDeleted = await deleteAccount(billing, viewer, isStillLoggedIn(viewer), c.get('now'));
  if (!isDeleted) throw new ProblemError(401, 'Please log in');
  clearLoginCookies(c);
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

/**
 * Ends the account's plan, then deletes it with all rows that belong to it, in one transaction, if the condition holds. Receipts stay, as the law
 * asks, without whom or which property they were about. Open orders and refunds stay, too: their money goes back.
 * `now` is in milliseconds since 1970. Send the queued mail afterward.
 *
 * @returns whether this call deleted it
 * @throws ProblemError 503 if the payment provider did not answer; nothing is deleted then
 */
export async function deleteAccount(
  billing: Billing,
  { id, email }: Pick<Account, 'id' | 'email'>,
  isStill: SqlCondition,
  now: number,
): Promise<boolean> {
  const { accounts: db } = billing;
  const isHere = both({ sql: 'EXISTS (SELECT 1 FROM account WHERE id = ?)', values: [id] }, isStill);
  // What guests with this address paid for belongs to it.
  if (await hasGuests(db, email)) await db.batch([...adoptGuestsStatements(db, email, now, isHere)]);
  await endedPlan(billing, id);
  const results = await db.batch([
    db
      .prepare(
        `DELETE FROM mail WHERE due_at IS NOT NULL AND recipient = ?
         AND kind NOT IN ('receipt', 'refund', 'plan-started', 'plan-changed', 'plan-renewed') AND ${isHere.sql}`,
      )
      .bind(email, ...isHere.values),
    releaseStatement(db, id, isHere),
    // Consents to renewal stay without the account: they have to be shown on request.
    endConsentsStatement(
      db,
      { sql: `SELECT p.id FROM plan p WHERE p.account_id = ? AND ${isHere.sql}`, values: [id, ...isHere.values] },
      now,
    ),
    mailStatement(db, accountDeletedMail(email), now, isHere),
    db.prepare(`DELETE FROM mail_token WHERE email = ? AND ${isHere.sql}`).bind(email, ...isHere.values),
    db
      .prepare(`UPDATE purchase SET ${WITHOUT_SUBJECT} WHERE account_id = ? AND ${isHere.sql}`)
      .bind(id, ...isHere.values),
    db.prepare(`DELETE FROM account WHERE id = ? AND ${isHere.sql}`).bind(id, ...isHere.values),
  ]);
  return (results.at(-1)?.meta.changes ?? 0) > 0;
}

async function endedPlan(billing: Billing, accountId: string): Promise<void> {
  try {
    await endPlan(billing, accountId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    throw new ProblemError(503, PROVIDER_SILENT);
  }
}
