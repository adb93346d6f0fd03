import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { PropertyRow } from './build-property.ts';
import type { Cursor, PageQuery } from './paging.ts';

/** What a property row is read from: the view `property` as y and, for an owner, `ownership` as w. */
const FACT_COLUMNS = `y.pnp_id, y.house_number, y.street, y.unit, y.city, y.state_code, y.zip5, y.county,
  y.apn, y.year_built, y.bedrooms, y.bathrooms, y.living_sqft, y.report, y.first_seen, y.last_seen, y.source`;
export const PROPERTY_COLUMNS = `${FACT_COLUMNS}, w.first_seen AS owner_since, w.last_seen AS owner_until`;
/** For a property shown without an owner. */
export const UNOWNED_COLUMNS = `${FACT_COLUMNS}, NULL AS owner_since, NULL AS owner_until`;
/** By start of ownership, latest first, unknown last. Nobody owns so many that this needs its own index. */
const ORDER = 'ORDER BY w.first_seen DESC, w.pnp_id';
const OWNED = 'FROM ownership w WHERE w.person_id = ?1 AND w.is_current = ?2';
const TRANSFERS = 'SELECT pnp_id, body, owners, sellers FROM transfer';
const BEHIND = {
  nothing: '',
  undated: 'AND w.first_seen IS NULL AND w.pnp_id > ?4',
  dated: 'AND (w.first_seen < ?4 OR w.first_seen IS NULL OR (w.first_seen = ?4 AND w.pnp_id > ?5))',
} as const;

/**
 * Two statements for one page of the properties a person owns now or owned before: the properties, and how each of them
 * changed hands. As with records, it reads one more property than the page if there are more.
 */
export function propertyStatements(db: SqlDatabase, isCurrent: boolean, query: PageQuery): SqlStatement[] {
  const { after, personId, size } = query;
  const behind = after === null ? 'nothing' : after.at === null ? 'undated' : 'dated';
  const values = [
    personId,
    isCurrent ? 1 : 0,
    size + 1,
    ...(after?.at ? [after.at] : []),
    ...(after ? [after.id] : []),
  ];
  const page = `${OWNED} ${BEHIND[behind]} ${ORDER} LIMIT ?3`;
  return [
    db
      .prepare(
        `SELECT ${PROPERTY_COLUMNS}
         FROM (SELECT w.* ${page}) w JOIN property y ON y.pnp_id = w.pnp_id ${ORDER}`,
      )
      .bind(...values),
    db.prepare(`${TRANSFERS} WHERE pnp_id IN (SELECT w.pnp_id ${page}) ORDER BY pnp_id, sort_order`).bind(...values),
  ];
}

/** Two statements like those of a page, for the properties of a person with these ids, owned now or before. */
export function ownedStatements(db: SqlDatabase, personId: string, pnpIds: readonly string[]): SqlStatement[] {
  const owned = 'FROM ownership w WHERE w.person_id = ?1 AND w.pnp_id IN (SELECT value FROM json_each(?2))';
  const values = [personId, JSON.stringify(pnpIds)];
  return [
    db
      .prepare(`SELECT ${PROPERTY_COLUMNS} FROM (SELECT w.* ${owned}) w JOIN property y ON y.pnp_id = w.pnp_id`)
      .bind(...values),
    db.prepare(`${TRANSFERS} WHERE pnp_id IN (SELECT w.pnp_id ${owned}) ORDER BY pnp_id, sort_order`).bind(...values),
  ];
}

export function cursorOfProperty({ owner_since, pnp_id }: PropertyRow): Cursor {
  return { at: owner_since, id: pnp_id };
}
