import type { FamilyAnswer } from '../../../shared/contract/plans.ts';
import { familyCallCopy as words } from '../../../shared/copy/account/family-calls.ts';
import { newToken } from '../accounts/session.ts';
import type { SessionAccount } from '../accounts/store.ts';
import type { SqlCondition, SqlDatabase } from '../env.ts';
import { besideAnswer } from '../http/beside-answer.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { askedMails } from '../mail/asked-mail.ts';
import { sendQueuedMail } from '../mail/queue.ts';
import { both } from '../sql-condition.ts';
import { invitationMail } from './family-mails.ts';
import { hasFreeSeat, INVITATION_MS, inviteStatement, loadFamily, withdrawStatement } from './family-store.ts';

/** How many invitations an account may send in a day: each is a mail to a mailbox that may be a stranger's. */
const INVITATIONS_A_DAY = 10;
const DAY_MS = 86_400_000;

/** GET /api/family. */
export const answerFamily: CallHandler<'family'> = async (c, { viewer }) => loadFamily(c.env.ACCOUNTS, viewer.id);

/**
 * POST /api/family/invitations. Whether the address has an account changes nothing: only its mailbox gets to know that
 * somebody shares a plan. Seats are counted in the statement that writes the invitation, so two at once cannot share a seat.
 */
export const answerInviteToFamily: CallHandler<'inviteToFamily'> = async (c, { body, viewer }) => {
  const db = c.env.ACCOUNTS;
  const now = c.get('now');
  const email = body.email.toLowerCase();
  assertInvitable(await loadFamily(db, viewer.id), viewer, email, now);
  await assertFewInvitations(db, viewer.id, now);
  const { token, tokenHash } = await newToken();
  const { secrets, siteUrl } = c.get('settings');
  const id = crypto.randomUUID();
  const mail = invitationMail(
    { holder: viewer.email, member: email, siteUrl },
    {
      plan: { productName: viewer.productName ?? '', lookups: viewer.lookupsMax },
      token,
      until: now + INVITATION_MS,
    },
  );
  const isInvited: SqlCondition = { sql: 'EXISTS (SELECT 1 FROM family_invitation WHERE id = ?)', values: [id] };
  const asking = { to: email, kind: 'family-invitation', isKnown: false } as const;
  const asked = await askedMails(db, secrets, asking, [{ mail, condition: isInvited }], now);
  const condition = both(both(hasFreeSeat(viewer.id, now), isNotInvited(viewer.id, email, now)), asked.isLeft);
  const [invited] = await db.batch([
    inviteStatement(db, { id, holderId: viewer.id, email, tokenHash }, now, condition),
    ...asked.queued,
    asked.counted,
  ]);
  const family = await loadFamily(db, viewer.id);
  if ((invited?.meta.changes ?? 0) === 0) {
    // Either another tab was faster, or the mailbox has had its mails for now.
    assertInvitable(family, viewer, email, now);
    throw tooMany(words.tooManyForAddress);
  }
  await besideAnswer(c, 'mail', sendQueuedMail(c));
  return family;
};

/** @throws ProblemError 409 with the reason why this address cannot be invited */
function assertInvitable(
  { seats, members, invitations }: FamilyAnswer,
  viewer: SessionAccount,
  email: string,
  now: number,
) {
  const open = invitations.filter(({ expiresAt }) => expiresAt > now);
  if (seats === 0) throw new ProblemError(409, words.notShareable);
  if (viewer.userType === 'delinquent') throw new ProblemError(409, words.overdue);
  if (email === viewer.email) throw new ProblemError(409, words.ownAddress);
  if (members.some((member) => member.email === email)) throw new ProblemError(409, words.isMember);
  if (open.some((invitation) => invitation.email === email)) throw new ProblemError(409, words.isInvited);
  if (members.length + open.length >= seats) throw new ProblemError(409, words.isFull);
}

function isNotInvited(holderId: string, email: string, now: number): SqlCondition {
  return {
    sql: `NOT EXISTS (SELECT 1 FROM family_invitation WHERE holder_id = ? AND email = ? AND used_at IS NULL
      AND withdrawn_at IS NULL AND expires_at > ?)`,
    values: [holderId, email, now],
  };
}

/** @throws ProblemError 429 */
async function assertFewInvitations(db: SqlDatabase, holderId: string, now: number): Promise<void> {
  const row = await db
    .prepare('SELECT COUNT(*) AS sent FROM family_invitation WHERE holder_id = ?1 AND sent_at > ?2')
    .bind(holderId, now - DAY_MS)
    .first<{ sent: number }>();
  if ((row?.sent ?? 0) >= INVITATIONS_A_DAY) throw tooMany(words.tooManyToday);
}

function tooMany(title: string): ProblemError {
  return new ProblemError(429, title, { headers: { 'retry-after': String(DAY_MS / 1_000) }, security: 'limit-hit' });
}

/** DELETE /api/family/invitations. Repeating it changes nothing. */
export const answerWithdrawInvitation: CallHandler<'withdrawInvitation'> = async (c, { body, viewer }) => {
  const db = c.env.ACCOUNTS;
  await withdrawStatement(db, viewer.id, body.id, c.get('now')).run();
  return loadFamily(db, viewer.id);
};
