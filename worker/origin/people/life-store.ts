import type { SqlDatabase } from '../env.ts';
import { isDeceased, isMinor } from './age.ts';
import { type BirthRow, readBirth } from './person-rows.ts';

/**
 * Whether a person may be named at all, and lives, in one query.
 *
 * @returns null for an id that is unknown, suppressed or a minor's.
 */
export async function loadLife(
  db: SqlDatabase,
  personId: string,
  now: number,
): Promise<{ readonly isDead: boolean } | null> {
  const row = await db
    .prepare('SELECT is_dead, birth_year, birth_month, birth_day FROM person WHERE id = ?1')
    .bind(personId)
    .first<BirthRow & { is_dead: number }>();
  if (row === null) return null;
  const birth = readBirth(row);
  return isMinor(birth, now) ? null : { isDead: isDeceased(row.is_dead === 1, birth, now) };
}
