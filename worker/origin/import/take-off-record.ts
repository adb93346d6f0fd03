import type { RecordReference } from '../../../shared/records/record-reference.ts';
import type { SqlDatabase, SqlStatement } from '../env.ts';

/**
 * Takes a record of a person out of every answer. Later imports keep that for records; a house comes back to its owner
 * with an import whose source still says so. `now` is in milliseconds since 1970.
 */
export function takeOffRecordStatement(
  db: SqlDatabase,
  personId: string,
  { group, id }: RecordReference,
  now: number,
): SqlStatement {
  if (group !== 'currentProperties' && group !== 'pastProperties')
    return db
      .prepare('UPDATE base_record SET suppressed_at = ?2 WHERE id = ?1 AND suppressed_at IS NULL')
      .bind(id, now);
  return db
    .prepare(
      `DELETE FROM base_ownership WHERE person_key = (SELECT key FROM base_person WHERE id = ?1)
         AND address_key = (SELECT address_key FROM base_property WHERE pnp_id = ?2)`,
    )
    .bind(personId, id);
}
