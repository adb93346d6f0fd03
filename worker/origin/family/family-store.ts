import type { FamilyAnswer } from '../../../shared/contract/plans.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long the link of an invitation works, in milliseconds. */
export const INVITATION_MS = spanMs(KEPT_FOR.invitation);

/** Seats of an account's plan, ?1 or a value; 0 without a plan that is paid. */
const SEATS = `COALESCE((SELECT g.family_seats FROM plan h JOIN product g ON g.id = h.product_id
  WHERE h.account_id = ? AND h.status = 'active'), 0)`;
const MEMBERS = '(SELECT COUNT(*) FROM account m WHERE m.holder_id = ?)';
const OPEN_INVITATIONS = `(SELECT COUNT(*) FROM family_invitation i
  WHERE i.holder_id = ? AND i.used_at IS NULL AND i.withdrawn_at IS NULL AND i.expires_at > ?)`;

/** Holds while the holder may invite one more person: a seat is taken by a member, or by an invitation that is open. */
export function hasFreeSeat(holderId: string, now: number): SqlCondition {
  return { sql: `${SEATS} > ${MEMBERS} + ${OPEN_INVITATIONS}`, values: [holderId, holderId, holderId, now] };
}

/** Holds while one more person can join: an open invitation has its seat already. */
export function hasRoom(holderId: string): SqlCondition {
  return { sql: `${SEATS} > ${MEMBERS}`, values: [holderId, holderId] };
}

interface MemberRow {
  readonly id: string;
  readonly email: string;
  readonly joined_at: number;
}

interface InvitationRow {
  readonly id: string;
  readonly email: string;
  readonly sent_at: number;
  readonly expires_at: number;
}

/**
 * Who shares an account's plan and who is invited to, in one round trip. While a payment is overdue the seats are still
 * there; nobody can be invited to them.
 */
export async function loadFamily(db: SqlDatabase, holderId: string): Promise<FamilyAnswer> {
  const [seats, members, invitations] = await db.batch<unknown>([
    db
      .prepare(
        `SELECT g.family_seats AS seats FROM plan h JOIN product g ON g.id = h.product_id
         WHERE h.account_id = ?1 AND h.status <> 'ended'`,
      )
      .bind(holderId),
    db.prepare('SELECT id, email, joined_at FROM account WHERE holder_id = ?1 ORDER BY joined_at, id').bind(holderId),
    db
      .prepare(
        `SELECT id, email, sent_at, expires_at FROM family_invitation
         WHERE holder_id = ?1 AND used_at IS NULL AND withdrawn_at IS NULL ORDER BY sent_at, id`,
      )
      .bind(holderId),
  ]);
  return {
    seats: (seats?.results[0] as { seats: number } | undefined)?.seats ?? 0,
    members: ((members?.results ?? []) as MemberRow[]).map(({ id, email, joined_at }) => ({
      id,
      email,
      joinedAt: joined_at,
    })),
    invitations: ((invitations?.results ?? []) as InvitationRow[]).map(({ id, email, sent_at, expires_at }) => ({
      id,
      email,
      sentAt: sent_at,
      expiresAt: expires_at,
    })),
  };
}

/** Stores an invitation if the condition holds. */
export function inviteStatement(
  db: SqlDatabase,
  invitation: { readonly id: string; readonly holderId: string; readonly email: string; readonly tokenHash: string },
  now: number,
  { sql, values }: SqlCondition,
): SqlStatement {
  const { id, holderId, email, tokenHash } = invitation;
  return db
    .prepare(
      `INSERT INTO family_invitation (id, holder_id, email, token_hash, sent_at, expires_at)
       SELECT ?, ?, ?, ?, ?, ? WHERE ${sql}`,
    )
    .bind(id, holderId, email, tokenHash, now, now + INVITATION_MS, ...values);
}

/** Withdraws an invitation of this holder; one that was used, or is another holder's, stays as it is. */
export function withdrawStatement(db: SqlDatabase, holderId: string, id: string, now: number): SqlStatement {
  return db
    .prepare(
      `UPDATE family_invitation SET withdrawn_at = ?3
       WHERE id = ?2 AND holder_id = ?1 AND used_at IS NULL AND withdrawn_at IS NULL`,
    )
    .bind(holderId, id, now);
}
