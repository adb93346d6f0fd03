import type { ReportsAnswer } from '../../../shared/contract/account.ts';
import type { Account } from '../accounts/store.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';
import { adultBornBy, adultSql } from '../people/age.ts';
import { decidePlanLookups, NO_FACTS, type PersonFacts } from './rules.ts';

/** Whose lookups: opened for themselves, counted for all who share the plan. */
type LookupAccount = Pick<Account, 'id' | 'poolId' | 'periodStart'>;

/**
 * How many lookups were used by all who share a plan, and by members whose accounts are gone.
 *
 * @param pool @param period the parameters that hold the pool and the start of its month
 */
const usedSql = (pool: `?${number}`, period: `?${number}`) =>
  `((SELECT COUNT(*) FROM lookup WHERE pool_id = ${pool} AND period_start = ${period})
    + COALESCE((SELECT lookups FROM pool_spent WHERE pool_id = ${pool} AND period_start = ${period}), 0))`;

/**
 * The lookups that all who share a plan used in its period, for the round trip that reads the rest of the account;
 * {@link readLookups} takes its row.
 */
export function lookupsStatement(
  db: SqlDatabase,
  { poolId, periodStart }: Pick<LookupAccount, 'poolId' | 'periodStart'>,
): SqlStatement {
  return db.prepare(`SELECT ${usedSql('?1', '?2')} AS used`).bind(poolId, periodStart);
}

export function readLookups(row: unknown): number {
  return (row as { used: number } | undefined)?.used ?? 0;
}

/** What ties an account to a person, in one query. `now` is in milliseconds. */
export async function loadPersonFacts(
  db: SqlDatabase,
  account: LookupAccount,
  personId: string,
  now: number,
): Promise<PersonFacts> {
  return readPersonFacts(await personFactsStatement(db, account, personId, now).first());
}

/** The same, for the round trip that reads the rest of the account; {@link readPersonFacts} takes its row. */
export function personFactsStatement(
  db: SqlDatabase,
  account: LookupAccount,
  personId: string,
  now: number,
): SqlStatement {
  return db
    .prepare(
      `SELECT ${usedSql('?5', '?2')} AS used,
         EXISTS (SELECT 1 FROM lookup WHERE account_id = ?1 AND period_start = ?2 AND person_id = ?3) AS opened,
         (SELECT access_expires_at FROM report_access
          WHERE account_id = ?1 AND person_id = ?3 AND access_expires_at > ?4) AS report_expires_at`,
    )
    .bind(account.id, account.periodStart, personId, now, account.poolId);
}

export function readPersonFacts(found: unknown): PersonFacts {
  const row = found as { used: number; opened: number; report_expires_at: number | null } | null | undefined;
  if (row === null || row === undefined) return NO_FACTS;
  return { ...NO_FACTS, wasOpened: row.opened === 1, lookupsUsed: row.used, reportExpiresAt: row.report_expires_at };
}

/** The same for several people at once, in one query. */
export async function loadFactsOfMany(
  db: SqlDatabase,
  account: LookupAccount,
  personIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, PersonFacts>> {
  const { results } = await factsOfManyStatement(db, account, personIds, now).all();
  return readFactsOfMany(results);
}

/** The same, for the round trip that reads the rest of the account; {@link readFactsOfMany} takes its rows. */
export function factsOfManyStatement(
  db: SqlDatabase,
  account: LookupAccount,
  personIds: readonly string[],
  now: number,
): SqlStatement {
  return db
    .prepare(
      `SELECT w.value AS person_id,
         ${usedSql('?5', '?2')} AS used,
         EXISTS (SELECT 1 FROM lookup
                 WHERE account_id = ?1 AND period_start = ?2 AND person_id = w.value) AS opened,
         (SELECT access_expires_at FROM report_access
          WHERE account_id = ?1 AND person_id = w.value AND access_expires_at > ?4) AS report_expires_at
       FROM json_each(?3) w`,
    )
    .bind(account.id, account.periodStart, JSON.stringify(personIds), now, account.poolId);
}

export function readFactsOfMany(found: readonly unknown[]): ReadonlyMap<string, PersonFacts> {
  const rows = found as { person_id: string; used: number; opened: number; report_expires_at: number | null }[];
  const facts = rows.map((row): [string, PersonFacts] => [
    row.person_id,
    { ...NO_FACTS, wasOpened: row.opened === 1, lookupsUsed: row.used, reportExpiresAt: row.report_expires_at },
  ]);
  return new Map(facts);
}

/** An account that may use lookups. */
export type SpendingAccount = LookupAccount & Pick<Account, 'userType' | 'lookupsMax'>;

/**
 * Uses a lookup for a person, unless one was already used in this period or none is left. Count and insert are one
 * statement, so simultaneous calls, of a whole family too, neither use two nor exceed the plan.
 *
 * @returns what ties account and person afterward; `wasOpened` false means that no lookup was left
 */
export async function spendLookup(
  db: SqlDatabase,
  account: SpendingAccount,
  personId: string,
  now: number,
): Promise<PersonFacts> {
  const [, facts] = await db.batch([
    spendStatement(db, account, personId, now),
    personFactsStatement(db, account, personId, now),
  ]);
  return readPersonFacts(facts?.results[0]);
}

/** The same for several people, one statement each, in their order; people opened before use none. */
export function spendStatement(db: SqlDatabase, account: SpendingAccount, personId: string, now: number): SqlStatement {
  const { max } = decidePlanLookups(account, 0);
  return db
    .prepare(
      `INSERT OR IGNORE INTO lookup (account_id, person_id, period_start, used_at, pool_id)
       SELECT ?1, ?3, ?2, ?4, ?6
       WHERE ?5 IS NULL OR ${usedSql('?6', '?2')} < ?5`,
    )
    .bind(account.id, account.periodStart, personId, now, max, account.poolId);
}

/**
 * Reports that an account bought and can still open, the longest-lasting first (P3-109). Leaves out people who are
 * suppressed or minors by now: a list of ids would reveal that they were here.
 */
export async function listReports(
  { accounts, people }: { readonly accounts: SqlDatabase; readonly people: SqlDatabase },
  accountId: string,
  now: number,
): Promise<ReportsAnswer> {
  const { results } = await accounts
    .prepare(
      `SELECT person_id, report_id, access_expires_at FROM report_access
       WHERE account_id = ?1 AND access_expires_at > ?2 ORDER BY access_expires_at DESC, person_id`,
    )
    .bind(accountId, now)
    .all<{ person_id: string; report_id: string; access_expires_at: number }>();
  if (results.length === 0) return [];
  const ids = results.map((row) => row.person_id);
  const shown = await findShown(people, ids, now);
  return results
    .filter((row) => shown.has(row.person_id))
    .map((row) => ({
      wpId: row.person_id,
      payload: { id: row.report_id },
      accessExpiresAt: row.access_expires_at,
    }));
}

/** The ids whose person may be shown, in one query. */
async function findShown(people: SqlDatabase, ids: readonly string[], now: number): Promise<ReadonlySet<string>> {
  const { results } = await people
    .prepare(`SELECT p.id FROM person p WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${adultSql('p', '?2')}`)
    .bind(JSON.stringify(ids), adultBornBy(now))
    .all<{ id: string }>();
  return new Set(results.map(({ id }) => id));
}
