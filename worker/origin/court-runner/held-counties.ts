import type { CourtRunnerAddressOption } from '../../../shared/contract/court-runner.ts';
import type { SqlCondition, SqlDatabase, SqlStatement } from '../env.ts';

/** How long after a county was searched the same search is not sold again, in milliseconds. */
export const AGAIN_AFTER_MS = 30 * 86_400_000;

export type HeldCounty = NonNullable<CourtRunnerAddressOption['held']>;

interface HeldRow {
  readonly fips: string;
  readonly status: 'Requested' | 'Returned';
  readonly returned_at: number | null;
  readonly expected_by: number;
}

/**
 * FROM and WHERE of the counties that an account already has for a person, as `r`, of its requests `q`: where its runner is
 * out, and where one searched less than 30 days ago. A county that could not be searched is not held. `now` is in
 * milliseconds since 1970.
 */
export function selectHeldCounties(accountId: string, personId: string, now: number): SqlCondition {
  return {
    sql: `FROM court_runner_request q JOIN court_runner_record r ON r.request_id = q.id
      WHERE q.account_id = ? AND q.person_id = ?
        AND (r.status = 'Requested' OR (r.status = 'Returned' AND r.returned_at > ?))`,
    values: [accountId, personId, now - AGAIN_AFTER_MS],
  };
}

/** For the round trip that reads the rest of the account; {@link readHeldCounties} takes its rows. */
export function heldCountiesStatement(db: SqlDatabase, accountId: string, personId: string, now: number): SqlStatement {
  const held = selectHeldCounties(accountId, personId, now);
  return db
    .prepare(`SELECT r.fips, r.status, r.returned_at, q.expected_by ${held.sql} ORDER BY q.requested_at, q.id`)
    .bind(...held.values);
}

/** What an account has of each county, by FIPS code, from its latest request. */
export function readHeldCounties(rows: readonly unknown[]): ReadonlyMap<string, HeldCounty> {
  return new Map((rows as HeldRow[]).map((row) => [row.fips, readHeld(row)]));
}

function readHeld({ returned_at: returnedAt, expected_by: expectedBy }: HeldRow): HeldCounty {
  if (returnedAt === null) return { status: 'out', at: expectedBy, againAt: null };
  return { status: 'searched', at: returnedAt, againAt: returnedAt + AGAIN_AFTER_MS };
}
