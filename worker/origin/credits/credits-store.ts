import type { SqlDatabase, SqlStatement } from '../env.ts';

/** Background credits that an account can still use: neither used nor expired (F3-27). */
export interface Credits {
  readonly count: number;
  /** when the next of them expires, milliseconds since 1970; null without any (F3-28) */
  readonly nearestExpiry: number | null;
}

export const NO_CREDITS: Credits = { count: 0, nearestExpiry: null };

/** To go in one round trip with what else is read of the account; {@link readCredits} takes its row. `now` is in milliseconds. */
export function creditsStatement(db: SqlDatabase, accountId: string, now: number): SqlStatement {
  return db
    .prepare(
      `SELECT COUNT(*) AS count, MIN(expires_at) AS nearest FROM background_credit
       WHERE account_id = ?1 AND used_at IS NULL AND expires_at > ?2`,
    )
    .bind(accountId, now);
}

export function readCredits(row: unknown): Credits {
  const { count, nearest } = row as { count: number; nearest: number | null };
  return { count, nearestExpiry: nearest };
}
