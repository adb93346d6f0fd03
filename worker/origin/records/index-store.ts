import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { PropertyRow } from './build-property.ts';
import { PROPERTY_COLUMNS } from './property-store.ts';

/**
 * Everything of a person's records that an index of them needs, in the order of each group. Parties and addresses are not
 * read: a list is not filtered by them, and the index says nothing that an address would tell.
 */
const RECORDS_SQL = `SELECT id, record_group, category, filed, body, '[]' AS parties, NULL AS address_id,
    1 AS is_address_hidden, first_seen, last_seen, source
  FROM record WHERE person_id = ?1 ORDER BY record_group, filed DESC, id`;
const PROPERTIES_SQL = `SELECT ${PROPERTY_COLUMNS}, w.is_current, l.fips_code
  FROM ownership w JOIN property y ON y.pnp_id = w.pnp_id
    JOIN address a ON a.id = y.address_id JOIN place l ON l.id = a.place_id
  WHERE w.person_id = ?1 ORDER BY w.first_seen DESC, w.pnp_id`;

/** A property in the index. */
export interface IndexedPropertyRow extends PropertyRow {
  readonly is_current: number;
  readonly fips_code: string | null;
}

/** Two statements: the stored records as RecordRow, and the properties as IndexedPropertyRow. */
export function indexStatements(db: SqlDatabase, personId: string): [SqlStatement, SqlStatement] {
  return [db.prepare(RECORDS_SQL).bind(personId), db.prepare(PROPERTIES_SQL).bind(personId)];
}
