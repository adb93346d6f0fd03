import type { SqlDatabase } from '../env.ts';
import { adultBornBy, adultSql } from './age.ts';

/**
 * How likely a number is in use, 0-100. Lines are shared, and a line that anybody uses is in use: of several scores the
 * highest counts. It says nothing of who has the number, and nobody who is not shown adds to it (P6-047).
 *
 * @param number 10 digits
 * @returns null where nobody looked, and for a number that nobody shown here has: both read the same
 */
export async function loadActivityScore(db: SqlDatabase, number: string, now: number): Promise<number | null> {
  const row = await db
    .prepare(
      `SELECT MAX(f.activity_score) AS score FROM phone f JOIN person p ON p.id = f.person_id
       WHERE f.number = ?1 AND ${adultSql('p', '?2')}`,
    )
    .bind(number, adultBornBy(now))
    .first<{ score: number | null }>();
  return row?.score ?? null;
}
