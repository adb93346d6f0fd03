import { familyCallCopy as words } from '../../../shared/copy/account/family-calls.ts';
import { hasLivePlan } from '../../../shared/people/plan-features.ts';
import { refreshLoginCookies } from '../accounts/account-session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { mailStatement, sendQueuedMail } from '../mail/queue.ts';
import { hasNoPlan } from '../plans/plan-store.ts';
import { accountById, projectStatements } from '../plans/project-accounts.ts';
import { both } from '../sql-condition.ts';
import { joinedMails } from './family-mails.ts';
import { hasRoom } from './family-store.ts';
import { findInvitation, type Invitation } from './invitation-store.ts';

/** POST /api/family/invitation: what the link's page says. It changes nothing, so a mail scanner uses nothing up. */
export const answerInvitation: CallHandler<'invitation'> = async (c, { body }) => {
  const found = await findInvitation(c.env.ACCOUNTS, body.token, c.get('now'));
  if (found === null) throw unknownInvitation();
  const { state, holderName, holderEmail, email, productName, lookups } = found;
  return { state, from: holderName ?? holderEmail, to: email, productName, lookups };
};

/**
 * POST /api/family/accept. Only the account of the invited address can, since that mailbox alone was asked. One statement
 * uses the invitation, and the rest of the batch depends on it: two at once join once, and no more than there are seats.
 */
export const answerAcceptInvitation: CallHandler<'acceptInvitation'> = async (c, { body, viewer }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const found = await findInvitation(db, body.token, now);
  if (found === null) throw unknownInvitation();
  if (found.email !== viewer.email) throw new ProblemError(403, words.otherAddress);
  assertOpen(found);
  await assertMayJoin(db, viewer);
  const canJoin = both(isOpen(found, now), isFree(viewer.id));
  const between = { holder: found.holderEmail, member: viewer.email, siteUrl: c.get('settings').siteUrl };
  const mails = joinedMails(between, { productName: found.productName, lookups: found.lookups });
  const results = await db.batch([
    ...mails.map((mail) => mailStatement(db, mail, now, canJoin)),
    db
      .prepare(`UPDATE account SET holder_id = ?, joined_at = ? WHERE id = ? AND ${canJoin.sql}`)
      .bind(found.holderId, now, viewer.id, ...canJoin.values),
    // Only once they have joined: a failed attempt leaves the invitation as it is.
    db
      .prepare(
        `UPDATE family_invitation SET used_at = ? WHERE id = ? AND used_at IS NULL
         AND EXISTS (SELECT 1 FROM account WHERE id = ? AND holder_id = ? AND joined_at = ?)`,
      )
      .bind(now, found.id, viewer.id, found.holderId, now),
    ...projectStatements(db, accountById(found.holderId)),
  ]);
  if ((results[mails.length]?.meta.changes ?? 0) === 0) {
    assertOpen((await findInvitation(db, body.token, now)) ?? found);
    await assertMayJoin(db, viewer);
    throw new ProblemError(409, words.tryAgain);
  }
  refreshLoginCookies(c, { ...viewer, userType: 'fam' });
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return { isDone: true };
};

function isOpen({ id, holderId }: Invitation, now: number): SqlCondition {
  return both(hasRoom(holderId), {
    sql: `EXISTS (SELECT 1 FROM family_invitation WHERE id = ? AND used_at IS NULL AND withdrawn_at IS NULL
      AND expires_at > ?)`,
    values: [id, now],
  });
}

/** Holds while an account has no plan and shares none: nobody has one plan and shares another. */
function isFree(accountId: string): SqlCondition {
  return both(hasNoPlan(accountId), {
    sql: 'EXISTS (SELECT 1 FROM account WHERE id = ? AND holder_id IS NULL AND proven_at IS NOT NULL)',
    values: [accountId],
  });
}

/** @throws ProblemError 409 with what the account has already */
async function assertMayJoin(db: SqlDatabase, viewer: SessionAccount): Promise<void> {
  const row = await db
    .prepare(
      `SELECT a.holder_id IS NOT NULL AS is_member,
         EXISTS (SELECT 1 FROM plan p WHERE p.account_id = a.id AND p.status <> 'ended') AS has_plan
       FROM account a WHERE a.id = ?1`,
    )
    .bind(viewer.id)
    .first<{ is_member: number; has_plan: number }>();
  if (row?.is_member === 1) throw new ProblemError(409, words.sharesPlan);
  // A plan that an app brought along has no row of ours.
  if (row?.has_plan === 1 || hasLivePlan(viewer.userType)) throw new ProblemError(409, words.hasPlan);
}

/** @throws ProblemError 409 */
function assertOpen({ state }: Invitation): void {
  if (state !== 'open') throw new ProblemError(409, words.states[state]);
}

function unknownInvitation(): ProblemError {
  return new ProblemError(404, words.unknown, { security: 'token-refused' });
}
