import type { SqlDatabase, SqlStatement } from '../../env.ts';
import type { RowsByTable, TableName } from '../rows.ts';
import { TABLES } from '../tables.ts';

/** Adds rows of one table; a row that is there already stays as it is. */
export function insertRows<T extends TableName>(
  db: SqlDatabase,
  table: T,
  rows: readonly RowsByTable[T][],
): SqlStatement {
  const { name, columns } = TABLES[table];
  const cells = columns.map((_, at) => `json_extract(value, '$[${at}]')`);
  const values = rows.map((row) => columns.map((column) => row[column] ?? null));
  return db
    .prepare(
      `INSERT OR IGNORE INTO ${name} (${columns.join(', ')}) SELECT ${cells.join(', ')} FROM json_each(?1) WHERE true`,
    )
    .bind(JSON.stringify(values));
}
