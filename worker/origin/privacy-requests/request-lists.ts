import type { SqlDatabase } from '../env.ts';
import { type PrivacyRequest, REQUEST_COLUMNS, type RequestRow, readRequest } from './request-store.ts';

/** How many requests one run of the job takes for each of its steps. */
const RUN_MAX = 200;

/** Which open requests a step is about; `?1` is now in milliseconds since 1970. */
const STEPS = {
  /** confirmed, and what needs no operator is not carried out, or not all of it */
  'to carry out': `verified_at IS NOT NULL AND kind <> 'opt-out' AND ?1 IS NOT NULL AND (carried_at IS NULL
    OR EXISTS (SELECT 1 FROM covered_person p WHERE p.reference = privacy_request.reference
      AND p.done_at IS NULL AND p.fault IS NULL AND p.person_id IS NOT NULL))`,
  /** an operator has to look at them, and nobody has told the requester that they arrived */
  'to acknowledge': `verified_at IS NOT NULL AND carried_at IS NOT NULL AND acknowledge_by IS NOT NULL
    AND acknowledged_at IS NULL AND ?1 IS NOT NULL`,
  /** nobody confirmed the mailbox in time */
  unconfirmed: `verified_at IS NULL AND kind IN ('access', 'delete', 'correct') AND token_expires_at <= ?1`,
} as const;

/** Open requests for a step of the job, those that are due first. */
export async function listForStep(
  db: SqlDatabase,
  step: keyof typeof STEPS,
  now: number,
): Promise<readonly PrivacyRequest[]> {
  const { results } = await db
    .prepare(
      `SELECT ${REQUEST_COLUMNS} FROM privacy_request
       WHERE closed_at IS NULL AND is_whole = 1 AND ${STEPS[step]} ORDER BY answer_by, reference LIMIT ${RUN_MAX}`,
    )
    .bind(now)
    .all<RequestRow>();
  return results.map(readRequest);
}

/**
 * How many open requests wait for an operator, and how many of them are late: past the day of the answer, past the day of
 * the acknowledgment, or past the 72 hours of covered persons. `?1` is now.
 */
export const OPEN_COUNTS = `SELECT count(*) AS open,
    COALESCE(sum(answer_by < ?1 OR (acknowledged_at IS NULL AND acknowledge_by < ?1)
      OR (soon_by < ?1)), 0) AS late
  FROM privacy_request WHERE closed_at IS NULL AND is_whole = 1`;

export async function countOpen(
  db: SqlDatabase,
  now: number,
): Promise<{ readonly open: number; readonly late: number }> {
  const row = await db.prepare(OPEN_COUNTS).bind(now).first<{ open: number; late: number }>();
  return row ?? { open: 0, late: 0 };
}
