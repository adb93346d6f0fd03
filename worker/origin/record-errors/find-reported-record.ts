import type { RecordReference } from '../../../shared/records/record-reference.ts';
import type { SqlDatabase } from '../env.ts';
import { knownPersonStatement } from '../people/known-person.ts';

/** Whether a person who may be shown has such a record; a house counts as one of its owner. */
export async function findReportedRecord(
  db: SqlDatabase,
  personId: string,
  { group, id }: RecordReference,
  now: number,
): Promise<boolean> {
  const isProperty = group === 'currentProperties' || group === 'pastProperties';
  const record = isProperty
    ? db
        .prepare('SELECT 1 AS one FROM ownership WHERE person_id = ?1 AND pnp_id = ?2 AND is_current = ?3')
        .bind(personId, id, group === 'currentProperties' ? 1 : 0)
    : db
        .prepare('SELECT 1 AS one FROM record WHERE person_id = ?1 AND record_group = ?2 AND id = ?3')
        .bind(personId, group, id);
  const results = await db.batch<unknown>([knownPersonStatement(db, personId, now), record]);
  return results.every(({ results }) => results.length > 0);
}
