import type { ClaimChannel, ClaimScope } from '../../../shared/contract/claims.ts';
import { CODE_TRIES_MAX } from '../../../shared/contract/claims.ts';
import { KEPT_FOR } from '../../../shared/retention/kept-for.ts';
import { spanMs } from '../../../shared/retention/span.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long a code works, and the claim that it proves, in milliseconds. */
export const CODE_MS = spanMs(KEPT_FOR.claimCode);
export const CLAIM_MS = spanMs(KEPT_FOR.claim);

/** A code that somebody asks for. `id` is the hash of the token in the link of the page that asks for it. */
export interface NewClaim {
  readonly id: string;
  readonly personId: string;
  readonly channel: ClaimChannel;
  readonly codeHash: string;
}

/** Writes a claim whose code nobody has yet. `now` is in milliseconds since 1970. */
export function claimStatement(
  db: SqlDatabase,
  { id, personId, channel, codeHash }: NewClaim,
  now: number,
): SqlStatement {
  return db
    .prepare('INSERT INTO claim (id, person_id, channel, code_hash, expires_at) VALUES (?, ?, ?, ?, ?)')
    .bind(id, personId, channel, codeHash, now + CODE_MS);
}

/** Notes that the code goes out, if the condition holds: only then it can be right. */
export function sentStatement(
  db: SqlDatabase,
  id: string,
  { sealedTo, scope }: { readonly sealedTo: string; readonly scope: ClaimScope },
  { sql, values }: SqlCondition,
): SqlStatement {
  return db
    .prepare(`UPDATE claim SET sealed_to = ?, scope = ? WHERE id = ? AND ${sql}`)
    .bind(sealedTo, scope, id, ...values);
}

/** Holds once the code of a claim goes out. */
export function isSent(id: string): SqlCondition {
  return { sql: 'EXISTS (SELECT 1 FROM claim WHERE id = ? AND sealed_to IS NOT NULL)', values: [id] };
}

/** A claim whose code somebody tries. */
export interface TriedClaim {
  readonly codeHash: string;
  /** null: no code went out, so none is right */
  readonly scope: ClaimScope | null;
  /** this one included */
  readonly tries: number;
}

/**
 * Counts a try before the code is compared, so that parallel ones get no further than others.
 *
 * @returns null for a claim that is unknown, used, expired or out of tries
 */
export async function takeTry(db: SqlDatabase, id: string, now: number): Promise<TriedClaim | null> {
  return db
    .prepare(
      `UPDATE claim SET tries = tries + 1 WHERE id = ?1 AND expires_at > ?2 AND tries < ${CODE_TRIES_MAX}
       RETURNING code_hash AS codeHash, scope, tries`,
    )
    .bind(id, now)
    .first<TriedClaim>();
}

/**
 * Exchanges a claim for the session that its code proves: once, whoever asks at the same time. The session that this
 * browser had ends. The first statement changes a row if it happened.
 */
export function sessionStatements(
  db: SqlDatabase,
  id: string,
  { tokenHash, formerTokenHash }: { readonly tokenHash: string; readonly formerTokenHash: string | null },
  now: number,
): SqlStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO claim_session (token_hash, person_id, channel, scope, sealed_to, expires_at)
         SELECT ?2, person_id, channel, scope, sealed_to, ?3 FROM claim
         WHERE id = ?1 AND sealed_to IS NOT NULL AND expires_at > ?4`,
      )
      .bind(id, tokenHash, now + CLAIM_MS, now),
    db.prepare('DELETE FROM claim WHERE id = ?1').bind(id),
    ...(formerTokenHash === null ? [] : [endStatement(db, formerTokenHash)]),
  ];
}

/** A claim that somebody has proven. */
export interface ClaimSession {
  readonly tokenHash: string;
  readonly personId: string;
  readonly channel: ClaimChannel;
  readonly scope: ClaimScope;
  readonly sealedTo: string;
  /** milliseconds since 1970 */
  readonly expiresAt: number;
}

/** null once it has ended. */
export async function findSession(db: SqlDatabase, tokenHash: string, now: number): Promise<ClaimSession | null> {
  return db
    .prepare(
      `SELECT token_hash AS tokenHash, person_id AS personId, channel, scope, sealed_to AS sealedTo,
         expires_at AS expiresAt
       FROM claim_session WHERE token_hash = ?1 AND expires_at > ?2`,
    )
    .bind(tokenHash, now)
    .first<ClaimSession>();
}

export function endStatement(db: SqlDatabase, tokenHash: string): SqlStatement {
  return db.prepare('DELETE FROM claim_session WHERE token_hash = ?1').bind(tokenHash);
}
