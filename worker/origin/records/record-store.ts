import type { SqlDatabase, SqlStatement } from '../env.ts';
import type { Cursor, PageQuery } from './paging.ts';
import type { RecordRow, StoredGroup } from './record-source.ts';

const COLUMNS =
  'id, record_group, category, filed, body, parties, address_id, is_address_hidden, first_seen, last_seen, source';
const OF_GROUP = `SELECT ${COLUMNS} FROM record WHERE person_id = ?1 AND record_group = ?2`;
const NEWEST_FIRST = 'ORDER BY filed DESC, id LIMIT ?3';

/**
 * Statements for one page of a person's records of a group, latest first, undated last. Their rows in this order are
 * the page plus, if there are more, at least one row of the next: `pageOf` splits them. After a date there are two
 * statements, because a NULL is neither before nor after anything and an OR would read the whole group.
 */
export function recordStatements(db: SqlDatabase, group: StoredGroup, query: PageQuery): SqlStatement[] {
  const { personId, after } = query;
  const limit = query.size + 1;
  if (after === null) return [db.prepare(`${OF_GROUP} ${NEWEST_FIRST}`).bind(personId, group, limit)];
  if (after.at === null)
    return [
      db.prepare(`${OF_GROUP} AND filed IS NULL AND id > ?4 ${NEWEST_FIRST}`).bind(personId, group, limit, after.id),
    ];
  return [
    db
      .prepare(`${OF_GROUP} AND filed <= ?4 AND (filed < ?4 OR id > ?5) ${NEWEST_FIRST}`)
      .bind(personId, group, limit, after.at, after.id),
    db.prepare(`${OF_GROUP} AND filed IS NULL ${NEWEST_FIRST}`).bind(personId, group, limit),
  ];
}

/**
 * The records of a person with these ids, in no particular order. The plus has them found by their ids: by the person,
 * all of that person's would be read.
 */
export function recordsByIdStatement(db: SqlDatabase, personId: string, ids: readonly string[]): SqlStatement {
  const sql = `SELECT ${COLUMNS} FROM record WHERE +person_id = ?1 AND id IN (SELECT value FROM json_each(?2))`;
  return db.prepare(sql).bind(personId, JSON.stringify(ids));
}

export function cursorOfRecord({ filed, id }: RecordRow): Cursor {
  return { at: filed, id };
}
