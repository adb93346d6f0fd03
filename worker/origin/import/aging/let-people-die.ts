import type { SqlDatabase, SqlStatement } from '../../env.ts';
import type { AgingTime } from './aging-time.ts';
import { addSearchNames, dropSearchNames, noteUpdated } from './refresh-finding.ts';
import type { Subject } from './subjects.ts';

/**
 * The chance of dying within a year at 50, and how many times higher it is with each further year (Gompertz's law): our
 * own approximation of U.S. life tables, for both sexes.
 */
const AT_50 = 0.0042;
const PER_YEAR = 1.092;
/** People who die in one transaction. */
const AT_ONCE = 200;

/** The chance of dying within a month, by age in years. */
export function deathChance(age: number): number {
  return Math.min(1, (AT_50 * PER_YEAR ** (age - 50)) / 12);
}

/** Lets people have died: they live and own nothing anymore, and are found as somebody who has died. */
export async function letDie(db: SqlDatabase, subjects: readonly Subject[], { month }: AgingTime): Promise<number> {
  for (let at = 0; at < subjects.length; at += AT_ONCE) {
    const keys = subjects.slice(at, at + AT_ONCE).map(({ key }) => key);
    await db.batch(deathStatements(db, keys, month));
  }
  return subjects.length;
}

function deathStatements(db: SqlDatabase, keys: readonly number[], month: string): SqlStatement[] {
  const of = (sql: string, ...values: string[]) => db.prepare(sql).bind(JSON.stringify(keys), ...values);
  const theirs = 'person_key IN (SELECT value FROM json_each(?1))';
  return [
    ...keys.map((key) => dropSearchNames(db, key)),
    of('UPDATE base_person SET is_dead = 1 WHERE key IN (SELECT value FROM json_each(?1))'),
    of(
      `UPDATE base_residence SET is_current = 0, move_out = ?2, last_seen = MAX(COALESCE(last_seen, ''), ?2) WHERE is_current = 1 AND ${theirs}`,
      month,
    ),
    of(`UPDATE base_person_place SET is_current = 0 WHERE ${theirs}`),
    of(
      `UPDATE base_ownership SET is_current = 0, last_seen = MAX(COALESCE(last_seen, ''), ?2) WHERE is_current = 1 AND ${theirs}`,
      month,
    ),
    ...keys.map((key) => addSearchNames(db, key)),
    ...noteUpdated(db, keys, month),
  ];
}
