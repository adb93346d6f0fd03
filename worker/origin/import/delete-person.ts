import type { SqlDatabase, SqlStatement } from '../env.ts';
import { dropSearchNames } from './aging/refresh-finding.ts';
import { forgetNames, loadListedNames } from './forget-names.ts';
import { dropPersonHashes, hashesOf } from './person-hashes.ts';

/** Tables of what is on record about a person alone, by the column with their key. Their own row comes last. */
const OWN_ROWS = [
  ['base_directory_person', 'person_key'],
  ['base_place_person', 'person_key'],
  ['base_person_name', 'person_key'],
  ['base_person_place', 'person_key'],
  ['base_residence', 'person_key'],
  ['base_phone', 'person_key'],
  ['base_email', 'person_key'],
  ['base_ownership', 'person_key'],
  ['base_record', 'person_key'],
  ['base_smartcheck', 'person_key'],
] as const;

/** The parties of a stored list but this person, whose id is ?2. */
const without = (column: string): string => `(
  SELECT json_group_array(json(o.value)) FROM json_each(${column}) o WHERE COALESCE(o.value ->> '$.personId', '') <> ?2)`;
const names = (column: string): string => `EXISTS (
  SELECT 1 FROM json_each(${column}) o WHERE o.value ->> '$.personId' = ?2)`;
const OWNED_HOMES = 'SELECT w.address_key FROM base_ownership w WHERE w.person_key = ?1';

/**
 * Deletes everything on record about a person, hidden or not: every base row, what they are found by, how other people are
 * related to them, and their place in others' records and in sales. They are hidden first, in the same transaction, so
 * that lists and counts follow. What is about a building stays. Nothing happens for an unknown id.
 *
 * @param now milliseconds since 1970
 * @returns whether there was such a person
 */
export async function deletePerson(db: SqlDatabase, personId: string, now: number): Promise<boolean> {
  const person = await db.prepare('SELECT key FROM base_person WHERE id = ?1').bind(personId).first<{ key: number }>();
  if (person === null) return false;
  const { key } = person;
  const [hashes, names] = [await hashesOf(db, [key]), await loadListedNames(db, key)];
  await db.batch([
    db.prepare('UPDATE base_person SET suppressed_at = ?2 WHERE key = ?1 AND suppressed_at IS NULL').bind(key, now),
    dropSearchNames(db, key),
    dropPersonHashes(db, hashes),
    ...namedElsewhere(db, key, personId),
    // Relations are stored in both directions.
    db
      .prepare(
        `DELETE FROM base_relation WHERE (person_key, other_key) IN (
           SELECT r.other_key, r.person_key FROM base_relation r WHERE r.person_key = ?1)`,
      )
      .bind(key),
    db.prepare('DELETE FROM base_relation WHERE person_key = ?1').bind(key),
    ...OWN_ROWS.map(([table, column]) => db.prepare(`DELETE FROM ${table} WHERE ${column} = ?1`).bind(key)),
    db.prepare('DELETE FROM related_people WHERE person_id = ?1').bind(personId),
    db.prepare('DELETE FROM base_person WHERE key = ?1').bind(key),
    ...forgetNames(db, names),
  ]);
  return true;
}

/** Takes somebody out of sales of the homes they owned, and of records of relatives and of who owned a home with them. */
function namedElsewhere(db: SqlDatabase, key: number, personId: string): SqlStatement[] {
  return [
    db
      .prepare(
        `UPDATE base_transfer SET owners = ${without('owners')}, sellers = ${without('sellers')}
         WHERE property_key IN (SELECT y.key FROM base_property y WHERE y.address_key IN (${OWNED_HOMES}))
           AND (${names('owners')} OR ${names('sellers')})`,
      )
      .bind(key, personId),
    db
      .prepare(
        `UPDATE base_record SET parties = ${without('parties')}
         WHERE person_key IN (SELECT r.other_key FROM base_relation r WHERE r.person_key = ?1
                              UNION SELECT s.person_key FROM base_ownership s WHERE s.address_key IN (${OWNED_HOMES}))
           AND person_key <> ?1 AND ${names('parties')}`,
      )
      .bind(key, personId),
  ];
}
