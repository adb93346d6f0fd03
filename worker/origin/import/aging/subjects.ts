import type { SqlDatabase } from '../../env.ts';
import { below } from './chance.ts';

/** Somebody alive to whom something happens. */
export interface Subject {
  readonly key: number;
  readonly id: string;
  readonly placeId: number | null;
  readonly state: string | null;
  readonly birthYear: number | null;
  readonly birthMonth: number | null;
  readonly birthDay: number | null;
}

const SUBJECT = `p.key, p.id, p.home_place_id AS placeId, p.home_state AS state,
  p.birth_year AS birthYear, p.birth_month AS birthMonth, p.birth_day AS birthDay`;
/** Whoever is hidden stays as they are: nobody would see it. */
export const LIVES = 'p.is_dead = 0 AND p.suppressed_at IS NULL';
/** Of the people drawn at random, some are dead or hidden, and some drawn twice. */
const DRAWN_PER_SUBJECT = 1.6;
/** A chance is told to SQLite in so many parts. */
const PARTS = 1_000_000_000;

/** The living among these people, by id. */
export async function subjectsByIds(db: SqlDatabase, ids: readonly string[]): Promise<Subject[]> {
  const sql = `SELECT ${SUBJECT} FROM base_person p WHERE p.id IN (SELECT value FROM json_each(?1)) AND ${LIVES}`;
  return (await db.prepare(sql).bind(JSON.stringify(ids)).all<Subject>()).results;
}

/** The living among these people, by key. */
export async function subjectsByKeys(db: SqlDatabase, keys: readonly number[]): Promise<Subject[]> {
  const sql = `SELECT ${SUBJECT} FROM base_person p WHERE p.key IN (SELECT value FROM json_each(?1)) AND ${LIVES}`;
  return (await db.prepare(sql).bind(JSON.stringify(keys)).all<Subject>()).results;
}

/** At most so many people who live somewhere, drawn at random. */
export async function randomSubjects(db: SqlDatabase, amount: number): Promise<Subject[]> {
  if (amount === 0) return [];
  const { last } = (await db.prepare('SELECT MAX(key) AS last FROM base_person').first<{ last: number | null }>()) ?? {
    last: null,
  };
  if (last === null) return [];
  const drawn = Array.from({ length: Math.ceil(amount * DRAWN_PER_SUBJECT) + 10 }, () => 1 + below(last));
  const found = await subjectsByKeys(db, [...new Set(drawn)]);
  const living = found.filter(({ placeId }) => placeId !== null);
  // They come in the order of their keys.
  for (let at = living.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [living[at], living[other]] = [living[other] as Subject, living[at] as Subject];
  }
  return living.slice(0, amount);
}

/**
 * Everybody to whom something happens that depends on age alone.
 *
 * @param chanceAt its probability at an age in years
 * @param year the present one
 */
export async function subjectsByAge(
  db: SqlDatabase,
  chanceAt: (age: number) => number,
  year: number,
): Promise<Subject[]> {
  const chances = Array.from({ length: 120 }, (_, age) => [year - age, Math.round(chanceAt(age) * PARTS)] as const);
  const sql = `SELECT ${SUBJECT} FROM base_person p
    WHERE ${LIVES} AND p.home_place_id IS NOT NULL
      AND abs(random() % ${PARTS}) < COALESCE(json_extract(?1, '$."' || p.birth_year || '"'), 0)`;
  return (
    await db
      .prepare(sql)
      .bind(JSON.stringify(Object.fromEntries(chances)))
      .all<Subject>()
  ).results;
}
