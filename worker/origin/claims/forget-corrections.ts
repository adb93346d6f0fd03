import type { SqlDatabase, SqlStatement } from '../env.ts';

/**
 * Deletes what was corrected about somebody whose record is deleted for good: it says who they are, and there is nothing
 * left to correct. Whoever is only hidden keeps their corrections, because they may be shown again.
 */
export function forgetCorrectionsStatement(db: SqlDatabase, personId: string): SqlStatement {
  return db
    .prepare(
      `DELETE FROM correction WHERE reference IN (
         SELECT c.reference FROM correction c WHERE c.person_id = ?1
         UNION SELECT c.reference FROM subject_record r CROSS JOIN correction c ON c.subject_id = r.subject_id
         WHERE r.person_id = ?1)`,
    )
    .bind(personId);
}
