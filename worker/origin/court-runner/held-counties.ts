import type { CourtRunnerAddressOption } from '../../../shared/contract/court-runner.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long a county whose search found something is not sold again, in milliseconds. */
const AGAIN_AFTER_MS = 30 * 86_400_000;

export type HeldCounty = NonNullable<CourtRunnerAddressOption['held']>;

interface HeldRow {
  readonly fips: string;
  readonly status: 'Requested' | 'Returned';
  readonly returned_at: number | null;
  readonly expected_by: number;
  /** 1: nothing was found */
  readonly is_empty: number | null;
}

const OUT_OR_RECENT = `FROM court_runner_request q JOIN court_runner_record r ON r.request_id = q.id
  WHERE q.account_id = ? AND q.person_id = ?
    AND (r.status = 'Requested' OR (r.status = 'Returned' AND r.returned_at > ?))`;
const IS_EMPTY = "r.cases = '[]'";

/**
 * FROM and WHERE of the counties that an account may not order again for a person, as `r`, of its requests `q`: where its
 * runner is out, and where one found something less than 30 days ago. One who found nothing may have had a wrong name or
 * birth date, so that county can be ordered again at once. `now` is in milliseconds since 1970.
 */
export function selectHeldCounties(accountId: string, personId: string, now: number): SqlCondition {
  return {
    sql: `${OUT_OR_RECENT} AND ${IS_EMPTY} IS NOT TRUE`,
    values: [accountId, personId, now - AGAIN_AFTER_MS],
  };
}

/** For the round trip that reads the rest of the account; {@link readHeldCounties} takes its rows. */
export function heldCountiesStatement(db: SqlDatabase, accountId: string, personId: string, now: number): SqlStatement {
  return db
    .prepare(
      `SELECT r.fips, r.status, r.returned_at, q.expected_by, ${IS_EMPTY} AS is_empty ${OUT_OR_RECENT}
       ORDER BY q.requested_at, q.id`,
    )
    .bind(accountId, personId, now - AGAIN_AFTER_MS);
}

/** What an account has of each county, by FIPS code, from its latest request; a county that could not be searched: nothing. */
export function readHeldCounties(rows: readonly unknown[]): ReadonlyMap<string, HeldCounty> {
  return new Map((rows as HeldRow[]).map((row) => [row.fips, readHeld(row)]));
}

function readHeld({ returned_at: returnedAt, expected_by: expectedBy, is_empty: isEmpty }: HeldRow): HeldCounty {
  if (returnedAt === null) return { status: 'out', at: expectedBy, againAt: null };
  return { status: 'searched', at: returnedAt, againAt: returnedAt + (isEmpty === 1 ? 0 : AGAIN_AFTER_MS) };
}
