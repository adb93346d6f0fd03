import type { InvitationAnswer } from '../../../shared/contract/plans.ts';
import { hashToken } from '../accounts/session.ts';
import type { SqlDatabase } from '../env.ts';

/** An invitation by its token, and the plan it is for. */
export interface Invitation {
  readonly id: string;
  readonly state: InvitationAnswer['state'];
  readonly holderId: string;
  /** the holder's proven address */
  readonly holderEmail: string;
  readonly holderName: string | null;
  /** the address that was invited, lower case */
  readonly email: string;
  readonly productName: string;
  /** per month; null: unlimited */
  readonly lookups: number | null;
}

interface Row {
  readonly id: string;
  readonly holder_id: string;
  readonly holder_email: string;
  readonly first_name: string | null;
  readonly email: string;
  readonly used_at: number | null;
  readonly withdrawn_at: number | null;
  readonly expires_at: number;
  readonly product_name: string;
  readonly lookups: number | null;
  readonly seats: number;
  readonly members: number;
}

/** The invitation of a token, in whatever state; null for an unknown one. `now` is in milliseconds since 1970. */
export async function findInvitation(db: SqlDatabase, token: string, now: number): Promise<Invitation | null> {
  const tokenHash = await hashToken(token);
  if (tokenHash === null) return null;
  const row = await db
    .prepare(
      `SELECT i.id, i.holder_id, a.email AS holder_email, a.first_name, i.email, i.used_at, i.withdrawn_at, i.expires_at,
         g.name AS product_name, g.lookups, CASE h.status WHEN 'active' THEN g.family_seats ELSE 0 END AS seats,
         (SELECT COUNT(*) FROM account m WHERE m.holder_id = i.holder_id) AS members
       FROM family_invitation i JOIN account a ON a.id = i.holder_id JOIN plan h ON h.account_id = i.holder_id
         JOIN product g ON g.id = h.product_id
       WHERE i.token_hash = ?1 ORDER BY h.status = 'ended', h.started_at DESC LIMIT 1`,
    )
    .bind(tokenHash)
    .first<Row>();
  if (row === null) return null;
  return {
    id: row.id,
    state: stateOf(row, now),
    holderId: row.holder_id,
    holderEmail: row.holder_email,
    holderName: row.first_name,
    email: row.email,
    productName: row.product_name,
    lookups: row.lookups,
  };
}

function stateOf(row: Row, now: number): Invitation['state'] {
  if (row.used_at !== null) return 'used';
  if (row.withdrawn_at !== null) return 'withdrawn';
  if (row.seats === 0) return 'ended';
  if (row.expires_at <= now) return 'expired';
  return row.members < row.seats ? 'open' : 'full';
}
