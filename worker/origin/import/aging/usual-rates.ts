import type { SqlDatabase } from '../../env.ts';
import type { RecordCategory } from '../rows.ts';
import { monthsBefore } from './aging-time.ts';

/** The population itself says how often things happen: as often as in its last two years. */
const COUNTED_MONTHS = 24;

/** How often things happen to everybody together, in a month. */
export interface UsualRates {
  readonly phones: number;
  readonly marriages: number;
  readonly acquaintances: number;
  readonly purchases: number;
  readonly records: ReadonlyMap<RecordCategory, number>;
  /** the first month that was counted, 'YYYY-MM' */
  readonly since: string;
}

/** Counts what happened up to a month, 'YYYY-MM'. */
export async function readUsualRates(db: SqlDatabase, month: string): Promise<UsualRates> {
  const since = monthsBefore(month, COUNTED_MONTHS - 1);
  const counted = (sql: string) => db.prepare(sql).bind(since);
  const answers = await db.batch<{ kind: string; amount: number }>([
    counted("SELECT 'phones' AS kind, COUNT(*) AS amount FROM base_phone WHERE first_seen >= ?1"),
    counted('SELECT relation AS kind, COUNT(*) / 2.0 AS amount FROM base_relation WHERE first_seen >= ?1 GROUP BY 1'),
    counted("SELECT 'purchases' AS kind, COUNT(*) AS amount FROM base_ownership WHERE first_seen >= ?1"),
    counted('SELECT category AS kind, COUNT(*) AS amount FROM base_record WHERE filed >= ?1 GROUP BY 1'),
  ]);
  const amounts = (at: number) =>
    new Map((answers[at]?.results ?? []).map(({ kind, amount }) => [kind, amount / COUNTED_MONTHS]));
  const relations = amounts(1);
  return {
    phones: amounts(0).get('phones') ?? 0,
    marriages: relations.get('spouse') ?? 0,
    acquaintances: relations.get('associate') ?? 0,
    purchases: amounts(2).get('purchases') ?? 0,
    records: amounts(3) as ReadonlyMap<string, number> as ReadonlyMap<RecordCategory, number>,
    since,
  };
}
