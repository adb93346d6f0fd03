import { OPERATOR_AREAS, type OperatorArea } from '../../../shared/contract/operations/operator.ts';
import type { CallHandler } from '../http/serve-call.ts';
import { OPEN_COUNTS } from '../privacy-requests/request-lists.ts';

/**
 * What counts each area: one row with `open` and `late`, whole numbers. `?1` is now in milliseconds since 1970; a
 * statement that has no use for it says so with `?1 IS NOT NULL`, because every statement is bound alike.
 */
const COUNTS: { readonly [A in OperatorArea]: string } = {
  requests: OPEN_COUNTS,
  // Carried out when they are confirmed: what is left waits for a database, and the scheduled job is past its turn.
  removals: `SELECT count(*) AS open, count(CASE WHEN confirmed_at < ?1 - 3600000 THEN 1 END) AS late FROM removal_request
    WHERE confirmed_at IS NOT NULL AND done_at IS NULL AND undone_at IS NULL`,
  corrections: `SELECT count(*) AS open, 0 AS late FROM correction
    WHERE decided_at IS NULL AND decision IS NULL AND ?1 IS NOT NULL`,
  'record-errors': `SELECT count(*) AS open, 0 AS late FROM record_error
    WHERE decided_at IS NULL AND decision IS NULL AND ?1 IS NOT NULL`,
  // What failed since the last run that went through, or waits for longer than the platform's own hours.
  'delete-act': `SELECT count(*) AS open, count(CASE WHEN started_at < ?1 - 30 * 86400000 THEN 1 END) AS late FROM drop_run
    WHERE state <> 'done' AND id > COALESCE((SELECT MAX(d.id) FROM drop_run d WHERE d.state = 'done'), 0)
      AND (ended_at IS NOT NULL OR started_at < ?1 - 86400000)`,
  disputes: `SELECT count(*) AS open, 0 AS late FROM phone_dispute
    WHERE confirmed_at IS NOT NULL AND decided_at IS NULL AND ?1 IS NOT NULL`,
};

/** GET /api/operator/overview: how much waits, and how much of it is late. */
export const answerOperatorOverview: CallHandler<'operatorOverview'> = async (c, { viewer }) => {
  const db = c.env.ACCOUNTS;
  const counted = await db.batch<{ open: number; late: number }>(
    OPERATOR_AREAS.map((area) => db.prepare(COUNTS[area]).bind(c.get('now'))),
  );
  const areas = OPERATOR_AREAS.map((area, at) => {
    const { open, late } = counted[at]?.results[0] ?? { open: 0, late: 0 };
    return { area, open, late };
  });
  return { operator: viewer, areas };
};
